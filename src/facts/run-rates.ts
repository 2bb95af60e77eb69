import type { GateReport } from '../model/gate-report.ts'
import { judged, type Run } from '../model/run/run.ts'

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
  const quiet = isEval ? undefined : comparison.quiet
  const keys = comparison.cases.flatMap((of) => {
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
    const passed = quiet?.passedIn(run) ?? 0
    // Without the digits that depend on the order of the cases.
    return count + passed === 0 ? null : Number(((sum + passed) / (count + passed)).toFixed(12))
  })
}
