import type { MissingBaseline } from '../../model/comparison/baseline.ts'
import { type Comparison, countChanges } from '../../model/comparison.ts'
import { formatPlural } from '../../model/format.ts'
import { explainPartial } from '../../model/run/delivery.ts'
import type { Reason } from '../../model/verdict.ts'
import type { FailOnSettings, FloorSettings, MissingSettings } from '../policy/policy.ts'
import { isCaseFailing, type WeighedCases } from './cases.ts'

const unknown: MissingBaseline = {
  kind: 'first',
  explanation: 'There is no baseline yet, so only absolute limits apply.',
}

/**
 * The reason when nothing was compared, or nothing with what the base lacks. A suite that was never measured on the base
 * branch may pass (`policy.onMissingBaseline`), unless cases fail and no floor judges them, which would go unnoticed. If
 * there should be a baseline, its absence makes the verdict inconclusive.
 */
export function listMissingBaselineReasons(
  comparison: Comparison,
  { counted }: WeighedCases,
  policy: FailOnSettings & FloorSettings & MissingSettings,
  missing: MissingBaseline = unknown,
): Reason[] {
  const { arms, baseline } = comparison
  const why = explainPartialBase(comparison, policy)
  if (baseline !== null && why === undefined) return []
  const isNeeded = policy.failOn === 'regressions' || policy.failOn === 'new-failures'
  const failing = counted.filter(isCaseFailing).length
  if (why !== undefined) {
    return [
      {
        rule: 'baseline-out-of-reach',
        status: isNeeded ? 'inconclusive' : 'info',
        message: `The baseline is not a whole measurement: ${why}. What it lacks was not compared.`,
      },
    ]
  }
  const status = isNeeded ? chooseMissingStatus(missing, policy, failing) : 'info'
  const failures = failing === 0 ? '' : `${formatPlural(failing, 'case fails', 'cases fail')}, and `
  // The variants of the run may have been compared with each other.
  const sentence = `${failures}nothing was compared${arms === undefined ? '' : ' with the base branch'}.`
  return [
    {
      rule:
        missing.kind === 'out-of-reach' || missing.kind === 'unusable'
          ? 'baseline-out-of-reach'
          : 'no-baseline',
      status,
      message: `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)} ${readFirstLine(missing)}`,
    },
  ]
}

/** What the newest base run lacks, as a clause. The same selection on both sides lacks nothing. */
function explainPartialBase(comparison: Comparison, policy: MissingSettings): string | undefined {
  const delivery = comparison.baseline?.runs[0]?.delivery
  const isSameSelection = comparison.notRun !== undefined && countChanges(comparison).new === 0
  if (delivery === undefined || isSameSelection) return undefined
  return explainPartial(delivery, policy)
}

function chooseMissingStatus(
  { kind }: MissingBaseline,
  { onMissingBaseline, minPassRate }: FloorSettings & MissingSettings,
  failing: number,
): Reason['status'] {
  if (kind === 'out-of-reach') return 'inconclusive'
  const open = { pass: 'info', neutral: 'inconclusive', fail: 'failed' } as const
  const status = kind === 'unwanted' ? 'info' : open[onMissingBaseline]
  if (status !== 'info') return status
  const isUnjudged = failing > 0 && minPassRate === undefined
  if (kind === 'unusable' || isUnjudged) return 'inconclusive'
  return 'info'
}

/** A reason is one paragraph; the other lines are in the notices. */
function readFirstLine({ explanation }: MissingBaseline): string {
  return explanation.split('\n', 1)[0] ?? ''
}
