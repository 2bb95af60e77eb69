import type { CaseIdentity, Result } from '../../../model/run/result.ts'
import type { XmlAttributes } from '../../xml/attributes.ts'
import { Listings } from './listings.ts'
import type { Suite } from './suite.ts'

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
