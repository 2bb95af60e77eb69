import type { Outcome, Unjudged } from '../../../model/run/result.ts'
import type { ReadContext } from '../../format.ts'
import { findHeadline, keptDetail, makeReadable, truncateText } from '../../text/text.ts'
import { FailedSuites } from './failed-suites.ts'

/** A complete test file of the report. */
interface ListedFile {
  /** Undefined: it has no status, so only its message says so. */
  readonly failed: boolean | undefined
  readonly unjudged: Unjudged | undefined
  readonly message: string
  readonly entries: readonly {
    readonly suite: readonly string[]
    readonly name: string | undefined
    readonly fields: { readonly outcome: Outcome }
  }[]
}

/** How a writer says what failed outside of a test. */
export interface EvidenceDialect {
  /** `numFailedTestSuites` counts `describe` blocks too, not files alone. */
  readonly countsSuites: boolean
  /** The part of the message of a file that is about the file itself, not about one of its tests; may be empty. */
  ownMessage(message: string): string
}

/** What Jest and Vitest say about files and about the run, beyond single tests. */
export class RunEvidence {
  readonly #context: ReadContext
  readonly #dialect: EvidenceDialect
  readonly #suites = new FailedSuites()
  #failedSuites = 0
  #runtimeErrors = 0
  #success: unknown
  #wasInterrupted: unknown
  #somethingFailed = false

  constructor(context: ReadContext, dialect: EvidenceDialect) {
    this.#context = context
    this.#dialect = dialect
  }

  takeSuccess(value: unknown): void {
    this.#success = value
  }

  takeFailedSuites(count: number): void {
    this.#failedSuites = count
  }

  /** Jest: files that ended with an error outside of their tests. */
  takeRuntimeErrors(count: number): void {
    this.#runtimeErrors = count
  }

  /** Jest: `--bail`, or a signal, ended the run before all files had run. */
  takeInterruption(value: unknown): void {
    this.#wasInterrupted = value
  }

  /** Call after the entries of the file were added. */
  addFile(path: string, file: ListedFile): void {
    const hasFailure = file.entries.some(
      ({ fields: { outcome } }) => outcome === 'failed' || outcome === 'errored',
    )
    const message = this.#dialect.ownMessage(file.message)
    const failed = file.failed ?? message.trim() !== ''
    if (hasFailure || failed) this.#somethingFailed = true
    if (file.unjudged !== undefined)
      this.#context.collector.addSuiteError({
        identity: { file: path || undefined, suite: [], name: path },
        unjudged: file.unjudged,
      })
    if (!failed) return
    // Beside a failing test only the message says that the file broke as well.
    const isBroken = !hasFailure || message.trim() !== ''
    if (isBroken) this.#addBrokenFile(path, hasFailure ? message : file.message)
    if (!this.#dialect.countsSuites) return
    const entries = file.entries.map(({ suite, name, fields: { outcome } }) => ({ suite, name, outcome }))
    this.#suites.addFile(path, entries, isBroken)
  }

  /** After the last file: suites that failed without a failing test, and a run that failed without either. */
  finish(): void {
    const { collector, workspace } = this.#context
    const { countsSuites } = this.#dialect
    const failedSuites = countsSuites ? this.#failedSuites : 0
    for (const { file, suite, message } of this.#suites.findFailedSuites(failedSuites)) {
      const name = suite.at(-1) ?? file ?? 'a hook outside of the tests'
      collector.addSuiteError({
        identity: { file, suite: suite.slice(0, -1), name },
        message,
        location: workspace.locate(file),
      })
    }
    const isBoolean = this.#success === undefined || typeof this.#success === 'boolean'
    if (!isBoolean || Number.isNaN(this.#failedSuites + this.#runtimeErrors))
      collector.addSuiteError({ identity: { suite: [], name: 'the run' }, unjudged: 'unknown' })
    if ((this.#wasInterrupted ?? false) !== false)
      collector.addSuiteError({
        identity: { suite: [], name: 'the run, which was interrupted' },
        unjudged: 'unknown',
      })
    const failedFiles = this.#runtimeErrors + (countsSuites ? 0 : this.#failedSuites)
    if ((this.#success === false || failedFiles > 0) && !this.#somethingFailed)
      collector.addSuiteError({
        identity: { suite: [], name: 'the run' },
        message:
          'The report says that the run failed, but no test in it did: a coverage threshold, an obsolete snapshot or an error outside of the tests. See the log of the test step.',
      })
  }

  /** Nothing in the file says why it failed: an import, a hook, or no test at all. */
  #addBrokenFile(path: string, message: string): void {
    const { collector, workspace } = this.#context
    const text = makeReadable(message).trim()
    const location = workspace.locateInStack(text) ?? workspace.locate(path)
    collector.addSuiteError({
      identity: { file: path || undefined, suite: [], name: path },
      message:
        text === '' ? 'the file failed outside of its tests (a hook or an import)' : findHeadline(text),
      detail: truncateText(text, keptDetail) || undefined,
      location,
    })
  }
}
