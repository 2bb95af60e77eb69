import type { MissingBaseline } from '../../model/comparison/baseline.ts'
import { type Comparison, countChanges } from '../../model/comparison.ts'
import { choosePlural, formatPlural } from '../../model/format.ts'
import { explainPartial } from '../../model/run/delivery.ts'
import type { Reason } from '../../model/verdict.ts'
import type { FloorSettings, MissingSettings } from '../policy/policy.ts'
import { findCases, isCaseFailing, stateFindings, type WeighedCases } from './cases.ts'
import type { Judged } from './judged.ts'

const unknown: MissingBaseline = {
  kind: 'first',
  explanation: 'There is no baseline yet, so only absolute limits apply.',
}

/**
 * The reason when nothing was compared, or nothing with what the base lacks. A suite that was never measured on the base
 * branch may pass (`policy.onMissingBaseline`), unless something fails and no floor judges it, which would go unnoticed:
 * failing tests of a pull request then fail, as by the exit code of their runner. If there should be a baseline, its
 * absence makes the verdict inconclusive.
 */
export function listMissingBaselineReasons({
  comparison,
  cases: { counted, brokenSuites },
  policy,
  facts: { missingBaseline: missing = unknown, isProposal },
}: Judged): Reason[] {
  const { arms, baseline } = comparison
  const why = explainPartialBase(comparison, policy)
  if (baseline !== null && why === undefined) return []
  const isNeeded = policy.failOn === 'regressions' || policy.failOn === 'new-failures'
  if (why !== undefined) {
    return [
      {
        rule: 'baseline-out-of-reach',
        status: isNeeded ? 'inconclusive' : 'info',
        message: `The baseline is not a whole measurement: ${why}. What it lacks was not compared.`,
      },
    ]
  }
  const failing = [...counted.filter(isCaseFailing), ...brokenSuites]
  const status = isNeeded ? chooseMissingStatus(missing, policy, failing.length) : 'info'
  const failures =
    failing.length === 0 ? '' : `${formatPlural(failing.length, 'case fails', 'cases fail')}, and `
  // The variants of the run may have been compared with each other.
  const sentence = `${failures}nothing was compared${arms === undefined ? '' : ' with the base branch'}.`
  const isFirst = missing.kind === 'first' && isProposal === true
  const failingTests =
    isFirst && status === 'inconclusive' && policy.newTests === 'fail' ? failing.filter(isTest) : []
  return [
    ...stateFindings(
      'failing-without-baseline',
      'failed',
      findCases(
        failingTests,
        (count, names) =>
          `${formatPlural(count, 'test fails', 'tests fail')}, and the base branch has no baseline yet that would show whether ${choosePlural(count, 'it', 'they')} failed before: ${names}. Once a run on the base branch has stored one, only what got worse fails.`,
      ),
    ),
    {
      rule:
        missing.kind === 'out-of-reach' || missing.kind === 'unusable'
          ? 'baseline-out-of-reach'
          : 'no-baseline',
      status: failingTests.length > 0 && failingTests.length === failing.length ? 'info' : status,
      message: `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)} ${readFirstLine(missing)}`,
    },
  ]
}

/** A file or suite that broke as a whole is one, too: the exit code of every runner says so. */
function isTest(compared: WeighedCases['counted'][number]): boolean {
  return compared.judgedAs === 'test' || compared.head?.scope === 'suite'
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
