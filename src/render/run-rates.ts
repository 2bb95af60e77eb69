import type { GateReport } from '../model/gate-report.ts'
import { judged, type Run } from '../model/run/run.ts'
import { QuietCase } from '../model/run/table/quiet-case.ts'

/**
 * The mean pass rate of each run over the cases that the table of figures compares, 0..1, so that both show the same
 * number for this change; `null` where a run judged none of them. Undefined without a comparison or without the runs.
 *
 * @param runs without the head
 * @returns one for each run, then one for the head
 */
export function meanPassRates(report: GateReport, runs: readonly Run[]): (number | null)[] | undefined {
  const { comparison, head } = report
  const { suite } = comparison
  if (suite === null || runs.length === 0) return undefined
  const isEval = suite.of !== 'tests'
  const quiet: QuietCase[] = []
  const keys = comparison.cases.flatMap((of) => {
    if (of instanceof QuietCase) {
      if (!isEval && of.change === 'unchanged') quiet.push(of)
      return []
    }
    const counts = of.quarantined === undefined && of.ignored !== true
    const isCommon =
      of.head !== undefined && of.base !== undefined && judged(of.head) > 0 && judged(of.base) > 0
    return counts && isCommon && of.head?.scope !== 'suite' && (!isEval || of.judgedAs === 'eval')
      ? of.key
      : []
  })
  return [...runs, head].map((run) => {
    let [sum, count] = [0, 0]
    for (const key of keys) {
      const tally = run.cases.get(key)
      const of = tally === undefined ? 0 : judged(tally)
      if (tally === undefined || of === 0) continue
      sum += tally.passed / of
      count += 1
    }
    const passed = quiet.filter((of) => of.passesIn(run)).length
    return count + passed === 0 ? null : (sum + passed) / (count + passed)
  })
}
