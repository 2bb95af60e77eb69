import { compareRuns } from '../../src/gate/compare/compare.ts'
import { decideCompleteRun } from '../../src/gate/judge/decide.ts'
import type { Comparison } from '../../src/model/comparison.ts'
import { buildCaseKey } from '../../src/model/run/identity.ts'
import type { Run } from '../../src/model/run/run.ts'
import type { Reason, VerdictOutcome } from '../../src/model/verdict.ts'
import { evalPolicy } from '../../test/support/gate/simulate-gate.ts'

/** Name, passes, iterations. */
export type Counts = readonly [name: string, passed: number, count: number]

/** A run with just these counts. */
export function runOf(id: string, counts: readonly Counts[]): Run {
  const cases = counts.map(([name, passed, count]) => {
    const identity = { suite: [], name }
    const key = buildCaseKey(identity)
    const rest = { errored: 0, skipped: 0, lost: 0, flaky: 0 }
    return [key, { key, identity, passed, failed: count - passed, ...rest }] as const
  })
  return { info: { id, suiteName: 'pictures', createdAt: 1 }, cases: new Map(cases) }
}

export interface Judged {
  readonly comparison: Comparison
  readonly outcome: VerdictOutcome
  readonly reasons: readonly Reason[]
}

/** What the real gate says of a suite of evals. */
export function judge(head: Run, base: readonly Run[]): Judged {
  const baseline = { source: 'file', description: 'made up', runs: base } as const
  const comparison = compareRuns(head, baseline, evalPolicy, { today: 0 })
  const { outcome, reasons } = decideCompleteRun(head, comparison, evalPolicy)
  return { comparison, outcome, reasons }
}

/** `0.4%`, `2.6%`, `12%`: a probability with two digits. */
export function inPercent(share: number): string {
  const percent = share * 100
  return `${percent < 10 ? Number(percent.toPrecision(2)) : Math.round(percent)}%`
}

export function meanRate(run: Run): number {
  const rates = [...run.cases.values()].map(({ passed, failed }) => passed / (passed + failed))
  return rates.reduce((sum, rate) => sum + rate, 0) / rates.length
}
