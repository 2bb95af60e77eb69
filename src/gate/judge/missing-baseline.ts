import type { MissingBaseline } from '../../model/comparison/baseline.ts'
import type { Comparison } from '../../model/comparison.ts'
import { plural } from '../../model/format.ts'
import type { Reason } from '../../model/verdict.ts'
import type { Policy } from '../policy/policy.ts'
import { failsNow, type WeighedCases } from './cases.ts'

const unknown: MissingBaseline = {
  kind: 'first',
  explanation: 'There is no baseline yet, so only absolute limits apply.',
}

/**
 * The reason when nothing was compared. A suite that was never measured on the base branch may pass
 * (`policy.onMissingBaseline`), unless cases fail and no floor judges them, which would go unnoticed. If there should
 * be a baseline, its absence makes the verdict inconclusive.
 */
export function missingBaselineReasons(
  { arms, baseline }: Comparison,
  { counted }: WeighedCases,
  policy: Policy,
  missing: MissingBaseline = unknown,
): Reason[] {
  if (baseline !== null) return []
  const isNeeded = policy.failOn === 'regressions' || policy.failOn === 'new-failures'
  const failing = counted.filter(failsNow).length
  const status = isNeeded ? statusOf(missing, policy, failing) : 'info'
  const failures = failing === 0 ? '' : `${plural(failing, 'case fails', 'cases fail')}, and `
  // The variants of the run may have been compared with each other.
  const what = `${failures}nothing was compared${arms === undefined ? '' : ' with the base branch'}.`
  return [
    {
      rule:
        missing.kind === 'out-of-reach' || missing.kind === 'unusable'
          ? 'baseline-out-of-reach'
          : 'no-baseline',
      status,
      message: `${what.charAt(0).toUpperCase()}${what.slice(1)} ${firstLineOf(missing)}`,
    },
  ]
}

function statusOf(
  { kind }: MissingBaseline,
  { onMissingBaseline, minPassRate }: Policy,
  failing: number,
): Reason['status'] {
  if (kind === 'out-of-reach') return 'inconclusive'
  const open = { pass: 'info', neutral: 'inconclusive', fail: 'failed' } as const
  const status = kind === 'unwanted' ? 'info' : open[onMissingBaseline]
  if (status !== 'info') return status
  const isUnjudged = failing > 0 && minPassRate === undefined
  return kind === 'unusable' || isUnjudged ? 'inconclusive' : 'info'
}

/** A reason is one paragraph; the other lines are in the notices. */
function firstLineOf({ explanation }: MissingBaseline): string {
  return explanation.split('\n', 1)[0] ?? ''
}
