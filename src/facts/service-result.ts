import { compact } from '../model/data.ts'
import { formatCount, formatPlural, formatRate } from '../model/format.ts'
import { type GateReport, listServiceRuns } from '../model/gate-report.ts'
import { computePassRate, countJudged } from '../model/run/run.ts'

/**
 * Why the service's own result is another one than our verdict, for a reader who sees both: one sentence for what the
 * service looks at, one for what decided here. Empty where they agree, or the service has no result.
 */
export function explainServiceDifference(report: GateReport): readonly string[] {
  const { outcome, totals } = report.verdict
  const result = combineResults(listServiceRuns(report.service).map((run) => run.result))
  if (result === undefined || result === outcome) return []
  const count = countJudged(totals)
  const failing = count - totals.passed
  const rate = formatRate(computePassRate(totals))
  const measured =
    count === 0
      ? 'nothing was judged'
      : `${rate} passed, ${failing === 0 ? 'none' : formatCount(failing)} of ${formatPlural(count, 'iteration')} failed`
  const [decided] = report.verdict.reasons
  // A failure without a failing iteration comes from elsewhere: a judge, a policy, scores.
  const isOfRate = result === 'passed' || (result === 'failed' && failing > 0)
  const why = isOfRate
    ? `The service looks at the pass rate alone (here ${measured}) and needs 100% unless the run or the suite sets another rate; it has no baseline.`
    : `Its results (${measured}) do not show why.`
  return compact([
    `The service says ${result}, the gate ${outcome}. ${why}`,
    decided !== undefined && `What decided here: ${decided.message}`,
    totals.lost > 0 &&
      `${formatPlural(totals.lost, 'lost iteration')} are in no rate here. A service that does not know their status counts them as failed.`,
  ])
}

/** Several runs pass together if each of them does. Undefined without a result, and while one is not done. */
function combineResults(results: readonly (string | undefined)[]): string | undefined {
  const known = results.filter(
    (result) => result === 'passed' || result === 'failed' || result === 'inconclusive',
  )
  if (known.length === 0 || known.length < results.length) return undefined
  return (['failed', 'inconclusive', 'passed'] as const).find((worst) => known.includes(worst))
}
