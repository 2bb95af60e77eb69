import type { ReportSummary } from '../../model/gate-report.ts'
import type { CaseTally, Run, RunInfo } from '../../model/run/run.ts'
import { findFormat } from '../registry.ts'
import { joinReports } from './join-reports.ts'
import { ReportTally } from './report-tally.ts'

/** Tallies the report files of one run: file by file, then all together. */
export class RunTally {
  readonly #info: RunInfo
  readonly #reports: ReportTally[] = []

  constructor(info: RunInfo) {
    this.#info = info
  }

  /** Begins the tally of a file; files come in a fixed order. */
  begin(path: string): ReportTally {
    const report = new ReportTally(path, this.#info)
    this.#reports.push(report)
    return report
  }

  /** The file is read; `format` is the one of its summary. */
  end(report: ReportTally, { format }: Pick<ReportSummary, 'format'>): void {
    const repeats = format === null ? undefined : findFormat(format)?.repeats
    report.finish({ alwaysIterations: repeats === 'iterations' })
  }

  /** @param asIterations several files with the same cases are iterations, regardless of their names */
  finish({ asIterations = false }: { readonly asIterations?: boolean } = {}): Run {
    const cases: Map<string, CaseTally> = joinReports(this.#reports, { asIterations })
    return { info: this.#info, cases }
  }
}
