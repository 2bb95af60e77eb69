import type { CaseIdentity, Result } from '../../../model/run/result.ts'
import { joinVariants } from '../../environment.ts'
import type { XmlAttributes } from '../../xml/attributes.ts'
import type { Suite } from './suite.ts'

/** Maximum number of cases remembered per report. */
const mostCases = 200_000

/** Writers that give every test file one top-level suite, and what to do when two of them have equal cases. */
const writers: ReadonlyMap<string, string> = new Map([
  [
    'jest tests',
    'two test files have cases with equal titles, and the report does not name the files; they are numbered by their order. Set addFileAttribute: "true" for jest-junit (or JEST_JUNIT_ADD_FILE_ATTRIBUTE=true)',
  ],
  [
    'vitest tests',
    'a test file is listed once per project, and the report does not name the projects; its cases are numbered by listing',
  ],
])

/**
 * Tells equal cases of two top-level suites apart, for writers of which it is known that these are two test files or
 * two projects: not iterations of one case.
 */
class Listings {
  readonly #warning: string
  readonly #warn: (message: string) => void
  readonly #seen = new Map<string, { suite: number; listing: number }>()
  #suite = 0

  private constructor(warning: string, warn: (message: string) => void) {
    this.#warning = warning
    this.#warn = warn
  }

  /** @param writer name of the root element; undefined is returned for any other writer */
  static createFor(writer: string | undefined, warn: (message: string) => void): Listings | undefined {
    const warning = writers.get(writer ?? '')
    if (warning === undefined) return undefined
    return new Listings(warning, warn)
  }

  /** A top-level suite begins. */
  beginSuite(): void {
    this.#suite += 1
  }

  /** The identity, numbered from the second top-level suite on that has an equal case. */
  place(identity: CaseIdentity): CaseIdentity {
    const { id, file = '', suite, name, variant = '' } = identity
    if (id !== undefined) return identity
    const key = [file, variant, ...suite, name].join('\u001f')
    let seen = this.#seen.get(key)
    if (seen === undefined) {
      if (this.#seen.size >= mostCases) return identity
      seen = { suite: this.#suite, listing: 1 }
      this.#seen.set(key, seen)
    } else if (seen.suite !== this.#suite) {
      seen.suite = this.#suite
      seen.listing += 1
      if (seen.listing === 2) this.#warn(this.#warning)
    }
    if (seen.listing === 1) return identity
    return { ...identity, variant: joinVariants(identity.variant, `listing ${seen.listing}`) }
  }
}

/** Which tool wrote a report, where that changes what its entries mean. */
export class Writer {
  readonly isPromptfoo: boolean
  /** Playwright alone gives the root element an id. */
  readonly rootHasId: boolean
  readonly #isPytest: boolean
  readonly #listings: Listings | undefined

  /** @param root attributes of `testsuites`; undefined for a report without that element */
  constructor(root: XmlAttributes | undefined, warn: (message: string) => void) {
    const name = root?.get('name')
    this.isPromptfoo = name === 'promptfoo'
    this.rootHasId = root?.get('id') !== undefined
    this.#isPytest = name === 'pytest tests'
    this.#listings = Listings.createFor(name, warn)
  }

  /** Names and suites alone are the identities of cases. */
  get namesCasesAsWritten(): boolean {
    return !this.isPromptfoo && this.#listings === undefined
  }

  /** A suite that is in no other begins. */
  beginTopSuite(): void {
    this.#listings?.beginSuite()
  }

  /** Tells cases of different files or projects apart that the report gives equal names. */
  place(identity: CaseIdentity): CaseIdentity {
    if (this.#listings === undefined) return identity
    return this.#listings.place(identity)
  }

  /**
   * What a further entry of the case means. pytest never runs a test twice under one name: with
   * pytest-rerunfailures every attempt is an entry, and those before the last look passed.
   *
   * @param isNumbered the case says which iteration it is
   * @param hasId the author declared an id, which several cases may share
   */
  decideRepeat(
    suite: Suite,
    { isNumbered, hasId }: { readonly isNumbered: boolean; readonly hasId: boolean },
  ): Result['repeat'] {
    if (this.isPromptfoo || isNumbered) return 'iteration'
    if (hasId) return undefined
    if (this.#isPytest || suite.name === 'pytest') return 'attempt'
    return undefined
  }
}
