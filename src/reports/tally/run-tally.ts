import type { ReportSummary } from '../../model/gate-report.ts'
import { mostOwnCases } from '../../model/run/delivery.ts'
import { buildCaseKey } from '../../model/run/identity.ts'
import type { Result } from '../../model/run/result.ts'
import type { Run, RunInfo } from '../../model/run/run.ts'
import { CaseNames } from '../../model/run/table/case-names.ts'
import { mostUnexplained, type Unexplained } from '../../model/run/unexplained.ts'
import { loseFor } from '../infrastructure.ts'
import { findFormat } from '../registry.ts'
import { type JoinedReports, joinReports, labelIdentity } from './join-reports.ts'
import { ReportTally } from './report-tally.ts'
import { findTwins, type TwinFile } from './twins.ts'

/** One iteration as the run has it. */
export interface Iteration {
  /** The result with its environment; for a retried case, its last attempt. */
  readonly result: Result
  readonly key: string
  /** 1-based, among the entries of the case in the file. */
  readonly ordinal: number
}

/** Turns the entries of one file into iterations, in order. */
interface FileIterations {
  /** Undefined for an attempt that a later entry replaces, and for what another format says as well. */
  next(result: Result): Iteration | undefined
}

function toLastAttempt(result: Result, attempts: number): Result {
  return { ...result, attempts, flaky: result.outcome === 'passed' || undefined }
}

/** Tallies the report files of one run: file by file, then all together. */
export class RunTally {
  readonly #info: RunInfo
  /** Names of the cases of the whole run, and of its files. */
  readonly #names: CaseNames
  readonly #fileNames: CaseNames
  readonly #reports: ReportTally[] = []
  readonly #formats = new Map<ReportTally, string | null>()
  #twins: readonly TwinFile[] = []
  #labels: JoinedReports['labels'] = new Map()
  readonly #unexplained: Unexplained[] = []

  /**
   * @param shared `names` of other runs with mostly the same cases, and how many files there will be: those
   * of several share names in their own order
   */
  constructor(info: RunInfo, { names, files }: { readonly names?: CaseNames; readonly files?: number } = {}) {
    this.#info = info
    this.#fileNames = (files === 1 ? names : undefined) ?? new CaseNames()
    this.#names = names ?? this.#fileNames
  }

  /** Begins the tally of a file; files come in a fixed order. */
  begin(path: string): ReportTally {
    const report = new ReportTally(path, this.#info, this.#fileNames)
    this.#reports.push(report)
    return report
  }

  /** The file is read; `format` is the one of its summary. */
  async end(
    report: ReportTally,
    { format, unexplained = [] }: Pick<ReportSummary, 'format' | 'unexplained'>,
  ): Promise<void> {
    this.#unexplained.push(...unexplained)
    this.#formats.set(report, format)
    const known = format === null ? undefined : findFormat(format)
    report.finish({ alwaysIterations: known?.repeats === 'iterations' })
  }

  /** @param asIterations several files with the same cases are iterations, regardless of their names */
  finish({ asIterations = false }: { readonly asIterations?: boolean } = {}): Run {
    this.#twins = findTwins(
      this.#reports.map((report) => ({
        path: report.path,
        run: report.run,
        format: this.#formats.get(report) ?? null,
      })),
    )
    for (const { index, keys } of this.#twins)
      for (const key of keys) this.#reports[index]?.run.cases.delete(key)
    const { cases, labels } = joinReports(this.#reports, { asIterations, names: this.#names })
    this.#labels = labels
    const unexplained = this.#unexplained.slice(0, mostUnexplained)
    const info = unexplained.length === 0 ? this.#info : { ...this.#info, unexplained }
    return { info, cases }
  }

  /** Which files report the same tests in another format; after {@link finish}. */
  get twins(): readonly TwinFile[] {
    return this.#twins
  }

  /**
   * Keys of cases that the run has from this file and from no file but the old ones, at most {@link mostOwnCases};
   * after {@link finish}.
   */
  listOwnCases(path: string, old: ReadonlySet<string>): readonly string[] {
    const index = this.#reports.findIndex((report) => report.path === path)
    const fresh = this.#reports.filter((report) => !old.has(report.path))
    const keys: string[] = []
    for (const { key, identity } of this.#reports[index]?.run.cases.values() ?? []) {
      const label = this.#labels.get(key)?.get(index)
      if (label !== undefined) keys.push(buildCaseKey(labelIdentity(identity, label)))
      else if (!fresh.some(({ run }) => run.cases.has(key))) keys.push(key)
      if (keys.length === mostOwnCases) break
    }
    return keys
  }

  /**
   * The iterations of a finished run, for a second reading of its files: the same entries in the same order.
   *
   * @param index of the file, in the order of {@link begin}
   * @param lost keys of evals whose outages are no failures
   */
  readIterations(index: number, lost: ReadonlySet<string>): FileIterations {
    const report = this.#reports[index]
    const { repeated = new Set(), attempts: attempted = new Map<string, number>() } = report ?? {}
    const labels = this.#labels
    const twins = this.#twins.find((twin) => twin.index === index)?.keys
    const counts = new Map<string, number>()
    const countEntry = (key: string) => {
      const ordinal = (counts.get(key) ?? 0) + 1
      counts.set(key, ordinal)
      return ordinal
    }
    return {
      next(read) {
        const result = report?.settle(read) ?? read
        const originalKey = buildCaseKey(result.identity)
        if (twins?.has(originalKey) === true) return undefined
        const label = labels.get(originalKey)?.get(index)
        let placed = result
        let key = originalKey
        if (label !== undefined) {
          placed = { ...result, identity: labelIdentity(result.identity, label) }
          key = buildCaseKey(placed.identity)
        }
        if (placed.outage !== undefined && lost.has(key))
          placed = { ...placed, outcome: 'errored', ...loseFor(placed.outage) }
        const attempts = attempted.get(originalKey)
        if (attempts === undefined)
          return { result: placed, key, ordinal: repeated.has(originalKey) ? countEntry(originalKey) : 1 }
        // The one iteration is the first, and entries that were skipped follow it.
        if (result.outcome === 'skipped')
          return { result: placed, key, ordinal: 1 + countEntry(`${originalKey} skipped`) }
        if (countEntry(originalKey) < attempts) return undefined
        return { result: toLastAttempt(placed, attempts), key, ordinal: 1 }
      },
    }
  }
}
