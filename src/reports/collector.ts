import { compact } from '../model/data.ts'
import type { ReportSummary } from '../model/gate-report.ts'
import type { Outcome, Result } from '../model/run/result.ts'
import { SlicePool } from '../model/run/slices.ts'
import type { Unexplained } from '../model/run/unexplained.ts'
import { joinVariants } from './environment.ts'
import { addStick } from './eval-data.ts'
import { markOutage, type OutageSigns } from './infrastructure.ts'
import { markUnscored } from './statuses.ts'
import type { PassSink } from './tally/pass-sink.ts'

const keptWarnings = 20
const batchSize = 500
const keptStatements = 50

export type OnResults = (batch: Result[]) => void | Promise<void>

interface CollectorOptions {
  /** Variant of every case of the file. */
  readonly environment?: string
  /** `lost` of the policy. */
  readonly lost?: OutageSigns['lost']
  /** Pool of slices of the run that the file belongs to. */
  readonly slices?: SlicePool
  /**
   * Takes results that passed and have nothing but a duration. `onResults` then gets all others one by one,
   * so that both see them in the order of the report, and must not return a promise.
   */
  readonly passes?: PassSink
  /** Called now and then with how many entries were read since the last call, and when the file ends. */
  readonly onRead?: (entries: number) => void
}

/** Takes the results of one file, counts them and hands them on in batches. */
export class Collector {
  readonly #onResults: OnResults
  readonly #environment: string | undefined
  #batch: Result[] = []
  readonly #warnings = new Map<string, number>()
  readonly #counts: Record<Outcome, number> = { passed: 0, failed: 0, errored: 0, skipped: 0 }
  #refusal: { readonly error: unknown } | undefined
  #tests = 0
  #suiteErrors = 0
  #flaky = 0
  readonly #unexplained: Omit<Unexplained, 'file'>[] = []
  #hasNoEnd = false
  #signs: OutageSigns
  #hasUnreadableCount = false
  readonly #slices: SlicePool
  readonly #onRead: CollectorOptions['onRead']
  /** Entries since the last call of {@link CollectorOptions.onRead}. */
  #unsaid = 0

  /** Where passed results may go without an object; each is counted by {@link countPass}. */
  readonly passes: PassSink | undefined

  constructor(
    onResults: OnResults,
    { environment, slices, passes, onRead, lost = [] }: CollectorOptions = {},
  ) {
    this.#onResults = onResults
    this.#environment = environment
    this.#signs = { saysOutages: false, lost }
    this.#slices = slices ?? new SlicePool()
    this.passes = environment === undefined ? passes : undefined
    this.#onRead = onRead
  }

  /** One entry that passed and has nothing but a name and a duration went to {@link passes}. */
  countPass(): void {
    this.#tests += 1
    this.#counts.passed += 1
    this.#sayRead()
  }

  /** One entry that the report lists as a test. */
  add(result: Result): void {
    this.#tests += 1
    this.#keep(result)
  }

  /** A file or suite that broke as a whole, where the report has no entry for it. */
  addSuiteError(result: Omit<Result, 'scope' | 'outcome'>): void {
    this.#suiteErrors += 1
    this.#keep({ ...result, scope: 'suite', outcome: 'errored' })
  }

  #keep(read: Result): void {
    const result = addStick(markOutage(markUnscored(read), this.#signs))
    this.#counts[result.outcome] += 1
    if (result.flaky === true) this.#flaky += 1
    const shared = result.slices === undefined ? result : this.#withShared(result, result.slices)
    this.#batch.push(this.#environment === undefined ? shared : this.#placed(shared, this.#environment))
    if (this.passes !== undefined) void this.flush(true)
    this.#sayRead()
  }

  #sayRead(): void {
    this.#unsaid += 1
    if (this.#unsaid < batchSize) return
    this.#onRead?.(this.#unsaid)
    this.#unsaid = 0
  }

  /** Cases with the same tags share one list of them. */
  #withShared(result: Result, slices: readonly string[]): Result {
    const shared = this.#slices.share(slices, (name) =>
      this.warn(`too many different values of "${name.slice(0, 60)}"; the slices leave some of them out`),
    )
    return { ...result, slices: shared }
  }

  #placed(result: Result, environment: string): Result {
    const variant = joinVariants(environment, result.identity.variant)
    return { ...result, identity: { ...result.identity, variant } }
  }

  /** Remembers a thing that a person should know; the same message is counted, not repeated. */
  warn(message: string): void {
    const known = this.#warnings.get(message)
    if (known !== undefined || this.#warnings.size < keptWarnings)
      this.#warnings.set(message, (known ?? 0) + 1)
  }

  /** Hands on what waits. Returns a promise only where the receiver asks to be waited for. */
  flush(all: boolean): void | Promise<void> {
    if (this.#batch.length === 0 || (!all && this.#batch.length < batchSize)) return
    const batch = this.#batch
    this.#batch = []
    try {
      const waiting = this.#onResults(batch)
      if (waiting instanceof Promise) return waiting.catch((error) => this.#refuse(error))
      return waiting
    } catch (error) {
      return this.#refuse(error)
    }
  }

  #refuse(error: unknown): never {
    this.#refusal = { error }
    throw error
  }

  /** Whether this error came from the receiver of the results, not from the file. */
  isRefusal(error: unknown): boolean {
    return this.#refusal !== undefined && this.#refusal.error === error
  }

  /**
   * The report states a number of failures or cases, of itself or of a suite in it. Nothing happens where its
   * entries explain them. A number that can't be read (NaN) leaves an entry without an outcome.
   */
  state(statement: Omit<Unexplained, 'file'>): void {
    const { declared, shown } = statement
    if (Number.isNaN(declared)) this.#hasUnreadableCount = true
    if (declared > shown && this.#unexplained.length < keptStatements) this.#unexplained.push(statement)
  }

  /** The report counts this many failures and cases in all; call it after the last entry. */
  stateTotals({ failures = 0, cases = 0 }: { readonly failures?: number; readonly cases?: number }): void {
    this.state({ what: 'failures', declared: failures, shown: this.failing })
    this.state({ what: 'cases', declared: cases, shown: this.tests })
  }

  /** Readers say themselves what a provider broke. */
  saysOutages(): void {
    this.#signs = { ...this.#signs, saysOutages: true }
  }

  /** Whether the reader itself says what a provider broke. */
  get leavesOutages(): boolean {
    return this.#signs.saysOutages
  }

  /** The format has no end: nothing tells a report that was cut between two entries from a whole one. */
  hasNoEnd(): void {
    this.#hasNoEnd = true
  }

  /** The file has ended: nothing more is handed on. */
  end(): void | Promise<void> {
    if (this.#unsaid > 0) this.#onRead?.(this.#unsaid)
    this.#unsaid = 0
    if (this.#hasUnreadableCount)
      this.addSuiteError({ identity: { suite: [], name: 'the counts of the report' }, unjudged: 'unknown' })
    return this.flush(true)
  }

  /** Everything so far, with files and suites that broke. */
  get entries(): number {
    return this.#tests + this.#suiteErrors
  }

  /** Everything so far that failed. */
  get failing(): number {
    return this.#counts.failed + this.#counts.errored
  }

  get skipped(): number {
    return this.#counts.skipped
  }

  get tests(): number {
    return this.#tests
  }

  summary(path: string, format: string | null): ReportSummary {
    const count = this.entries
    const unexplained = compact([
      ...this.#unexplained.map((statement) => ({ ...statement, file: path })),
      this.#hasNoEnd && { what: 'end' as const, file: path, declared: count, shown: count },
    ])
    return {
      path,
      format,
      tests: this.#tests,
      ...this.#counts,
      flaky: this.#flaky,
      suiteErrors: this.#suiteErrors > 0 ? this.#suiteErrors : undefined,
      unexplained: unexplained.length === 0 ? undefined : unexplained,
      warnings: [...this.#warnings].map(([message, times]) =>
        times > 1 ? `${message} (${times} times)` : message,
      ),
    }
  }
}
