import { buildCaseKey } from '../../../model/run/identity.ts'
import type { CaseIdentity } from '../../../model/run/result.ts'
import type { Environment } from '../../environment.ts'
import type { ReadContext } from '../../format.ts'
import { cleanName, removeIterationNumber } from '../../text/names.ts'
import { copyText, hasControls } from '../../text/text.ts'
import type { XmlAttributes } from '../../xml/attributes.ts'
import { splitPromptfooName } from './evals.ts'
import { findLinter } from './linters.ts'
import { removeIteration } from './properties.ts'
import type { Suite } from './suite.ts'

/**
 * Names and identities of one report. Neighbours share suite, class and file; these are worked out once and
 * kept once, so that a million cases don't hold a million copies.
 */
export class JunitIdentities {
  readonly #context: ReadContext
  /** The element `testsuites` has an attribute `id`. */
  rootHasId = false
  /** The linter that the root of the report names. */
  rootLinter: string | undefined
  /** Findings with equal names so far. */
  readonly #findings = new Map<string, number>()
  /** The last case was named with the number of its iteration. */
  toldIteration = false
  #lastPath: readonly string[] = []
  #lastClass: { readonly suite: Suite; readonly written: string } | undefined
  #lastFile = { written: '', path: '' }

  constructor(context: ReadContext) {
    this.#context = context
  }

  buildSuite(attributes: XmlAttributes, parent: Suite): Suite {
    const name = copyText(this.#groupName(attributes.get('name') ?? ''))
    const file = attributes.get('file') ?? attributes.get('filepath') ?? parent.file
    return {
      name,
      file: file && copyText(file),
      bare: attributes.empty,
      linter: findLinter(attributes) ?? this.rootLinter,
      path: name === '' ? parent.path : [...parent.path, name],
      about: { ...parent.about },
      environment: { ...parent.environment, ...this.#projectOf(attributes) },
    }
  }

  /**
   * Playwright writes its project where other tools write the name of the machine, and is alone in giving the
   * root an id and naming suites after test files.
   */
  #projectOf(attributes: XmlAttributes): Environment {
    const hostname = attributes.get('hostname')
    if (!this.rootHasId || hostname === undefined || hostname === '') return {}
    if (/\.[cm]?[jt]sx?$/.test(attributes.get('name') ?? ''))
      return { project: copyText(hostname.slice(0, 200)) }
    return {}
  }

  /** Path of a file as the report names it, relative to the workspace where it can be. */
  relateFile(file: string): string {
    if (file !== this.#lastFile.written)
      this.#lastFile = {
        written: copyText(file),
        path: copyText(cleanName(this.#context.workspace.relative(file))),
      }
    return this.#lastFile.path
  }

  /** A second finding with the same rule and message in one file is another one. */
  numberFinding(identity: CaseIdentity): CaseIdentity {
    const key = buildCaseKey(identity)
    const number = (this.#findings.get(key) ?? 0) + 1
    this.#findings.set(key, number)
    return number === 1 ? identity : { ...identity, name: `${identity.name} (${number})` }
  }

  /** `id` and `iteration` come from the properties of the case. */
  identifyCase(
    attributes: XmlAttributes,
    suite: Suite,
    {
      id,
      iteration,
      variant,
    }: { readonly id?: string; readonly iteration?: string; readonly variant?: string },
  ): CaseIdentity {
    const written = this.#nameOf(this.#context.workspace.shortenName(attributes.get('name') ?? ''))
    const name =
      iteration === undefined ? removeIterationNumber(written) : removeIteration(written, iteration)
    this.toldIteration = name !== written
    if (name === '')
      this.#context.collector.warn(
        'cases without a name; those of one class count as iterations of one case. Kotest writes none under Surefire, but does with Gradle and with its own JunitXmlReporter',
      )
    const classname = attributes.get('classname') ?? attributes.get('class')
    // Writers that have no class repeat the name (CTest, jest-junit); Surefire leaves it out with a broken
    // class.
    const path = classname === attributes.get('name') ? suite.path : this.#pathOf(suite, classname)
    const named = readFileAttribute(attributes) ?? suite.file
    const file = named === undefined ? undefined : this.relateFile(named)
    // Spelt out by shape: there may be a million of them, and objects made by spreading are larger.
    if (variant !== undefined) return { id, file, suite: path, name, variant }
    if (id !== undefined) {
      if (file === undefined) return { id, suite: path, name }
      return { id, file, suite: path, name }
    }
    if (file === undefined) return { suite: path, name }
    return { file, suite: path, name }
  }

  /** The identity of a case of promptfoo, which runs every test for every prompt and provider. */
  identifyPromptfooCase(
    attributes: XmlAttributes,
    suite: Suite,
  ): { readonly identity: CaseIdentity; readonly provider?: string } {
    const { name, variant, provider } = splitPromptfooName(
      suite.name,
      this.#nameOf(attributes.get('name') ?? ''),
    )
    if (/^test \d+$/.test(name))
      this.#context.collector.warn(
        'tests without a description are only numbered in this report, so a new test changes which cases are compared; use the JSON report (-o report.json), which identifies a test by its content',
      )
    return {
      identity: { suite: [], name, variant },
      provider,
    }
  }

  /** Suites and class, without repeating the class where the suite is named after it. */
  #pathOf(suite: Suite, classname: string | undefined): readonly string[] {
    if (classname === undefined) return suite.path
    if (this.#lastClass?.suite === suite && this.#lastClass.written === classname) return this.#lastPath
    const className = copyText(this.#groupName(classname))
    this.#lastPath = joinClassName(suite, className)
    this.#lastClass = { suite, written: copyText(classname) }
    return this.#lastPath
  }

  /**
   * Name of a suite or class: without the folder of the machine, the time that xmlrunner adds, and the line
   * that busted adds to the path of a file.
   */
  #groupName(name: string): string {
    const plain = name.replace(/-20\d{12}$/, '').replace(/(\.[A-Za-z]\w{0,9}):\d{1,7}$/, '$1')
    return this.#nameOf(this.#context.workspace.shortenGroupName(plain))
  }

  #nameOf(name: string): string {
    const clean = cleanName(name)
    if (clean !== name && hasControls(name))
      this.#context.collector.warn('control characters in names; they are shown as pictures such as ␛')
    return clean
  }
}

/**
 * Suites and class, without repeating the class where the suite is named after it. Surefire writes the cases
 * of a class into the report of one of its nested classes, and their reruns into its own: there the class
 * alone counts.
 */
function joinClassName({ name, path }: Suite, className: string): readonly string[] {
  if (className === '' || className === name) return path
  const isNested = name.includes('$') && findOuterClass(name) === findOuterClass(className)
  if (isNested) return [...path.slice(0, -1), className]
  return [...path, className]
}

function findOuterClass(name: string): string {
  return name.split('$', 1)[0] ?? name
}

export function readFileAttribute(attributes: XmlAttributes): string | undefined {
  return attributes.get('file') ?? attributes.get('filepath')
}
