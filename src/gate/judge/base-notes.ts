import type { BaseChange, CaseComparison } from '../../model/comparison/compared-case.ts'
import type { Comparison } from '../../model/comparison.ts'
import { formatPoints, plural, quoteNames } from '../../model/format.ts'
import { caseTitle } from '../../model/run/identity.ts'
import { dayMs } from '../../model/time.ts'
import type { Reason } from '../../model/verdict.ts'
import { runsForSpread } from '../compare/spread.ts'
import { countsInVerdict } from './cases.ts'

const maxKeys = 200

/** What the base runs say about the base itself: where it changed, how much it differs from itself, whether it repeats. */
export function baseNotes(comparison: Comparison): Reason[] {
  return [...changeNotes(comparison), ...spreadNotes(comparison), ...likenessNotes(comparison)]
}

function changeNotes({ cases, head, changedOnBase }: Comparison): Reason[] {
  const bySince = Map.groupBy(
    cases.filter((of) => of.changedOnBase !== undefined && of.head !== undefined && countsInVerdict(of)),
    ({ changedOnBase: change }) => (change === undefined ? '' : `${change.commit} ${change.createdAt}`),
  )
  const whole: Reason[] =
    changedOnBase === undefined
      ? []
      : [
          {
            rule: 'changed-on-base',
            status: 'info',
            message: `The mean pass rate changed on the base branch itself${since(changedOnBase, head.createdAt)}. Older baseline runs don't count.`,
            evidence: { commit: changedOnBase.commit ?? null },
          },
        ]
  return [...whole, ...[...bySince.values()].map((group) => caseNote(group, head.createdAt))]
}

function caseNote(group: readonly CaseComparison[], now: number): Reason {
  const change = group[0]?.changedOnBase
  const names = quoteNames(group.map(({ identity }) => caseTitle(identity)))
  return {
    rule: 'changed-on-base',
    status: 'info',
    message: `${plural(group.length, 'case')} changed on the base branch itself${change === undefined ? '' : since(change, now)}, so only newer baseline runs count: ${names}.`,
    evidence: { cases: group.length, commit: change?.commit ?? null },
    cases: group.slice(0, maxKeys).map(({ key }) => key),
  }
}

/** ` at abc1234, 2 days ago`. */
function since({ commit, createdAt }: BaseChange, now: number): string {
  const at = commit === undefined ? '' : ` at ${commit.slice(0, 7)}`
  const days = Math.floor((now - createdAt) / dayMs)
  if (createdAt <= 0 || days < 0) return at
  return `${at}, ${days === 0 ? 'less than a day' : plural(days, 'day')} ago`
}

function spreadNotes({ suite, baseline }: Comparison): Reason[] {
  if (suite === null || baseline === null || suite.of === 'tests') return []
  const runs = baseline.runs.length
  const { baseSpread } = suite
  const message =
    baseSpread === undefined || baseSpread === null
      ? `How much the base differs from itself is not known yet: that takes ${runsForSpread} comparable baseline runs, and there ${runs === 1 ? 'is' : 'are'} ${runs}. Until then a model that drifts may look like a regression.`
      : `The base differs from itself by ±${formatPoints(baseSpread)} from run to run (standard deviation over ${plural(runs, 'baseline run')}).`
  return [
    {
      rule: 'base-spread',
      status: 'info',
      message,
      evidence: { baselineRuns: runs, baseSpread: baseSpread ?? null },
    },
  ]
}

function likenessNotes({ likeness }: Comparison): Reason[] {
  if (likeness === undefined || !likeness.identical) return []
  return [
    {
      rule: 'identical-iterations',
      status: 'warning',
      message:
        'In every baseline run all iterations of a case have the same outcome, although runs differ. That is what a cache does. They count as one iteration; switch the cache off for evals.',
      evidence: { correlation: likeness.correlation },
    },
  ]
}
