import { doubts } from '../../model/doubts.ts'
import { formatPlural } from '../../model/format.ts'
import type { Reason } from '../../model/verdict.ts'
import { countsInVerdict } from './cases.ts'
import type { Judged } from './judged.ts'

/**
 * Where the newest run of the base is older than the policy allows for, tests are compared with it, since only code
 * changes them. Models and judges change by themselves, so what an old run says of evals settles nothing.
 */
export function listOldBaselineReasons({
  comparison: { baseline, cases },
  policy: { failOn },
}: Judged): Reason[] {
  if (baseline?.outdatedDays === undefined) return []
  const evals = cases.filter(
    (compared) => compared.judgedAs === 'eval' && compared.head !== undefined && countsInVerdict(compared),
  ).length
  const { measuredNow = 0 } = baseline
  const left = Math.max(0, evals - measuredNow)
  const age = `The newest run of the base branch is ${formatPlural(baseline.outdatedDays, 'day')} old, beyond \`baseline-max-age\``
  const evidence = { days: baseline.outdatedDays, evals: left }
  const isNeeded = left > 0 && (failOn === 'regressions' || failOn === 'new-failures')
  const compared =
    measuredNow === 0
      ? 'Tests were compared with it anyway.'
      : `${formatPlural(measuredNow, 'eval was', 'evals were')} measured on the base branch now.`
  const message =
    left === 0
      ? `${age}. ${compared}`
      : `${age}, so ${formatPlural(left, 'eval was', 'evals were')} not compared with it: a model may have changed since. ${doubts['old-baseline'].remedy}`
  return [{ rule: 'old-baseline', status: isNeeded ? 'inconclusive' : 'info', message, evidence }]
}
