import type { BaseChange } from '../../model/comparison/compared-case.ts'
import { countBaseRuns } from '../../model/comparison.ts'
import { compact } from '../../model/data.ts'
import { choosePlural, formatNumber, formatPlural, formatPoints, formatRate } from '../../model/format.ts'
import { dayMs } from '../../model/format-time.ts'
import type { Reason } from '../../model/verdict.ts'
import { compareHours, type Hours } from '../compare/hours.ts'
import { runsForSpread } from '../statistics/run-spread.ts'
import { countsInVerdict, type Finders, type Finding, maxKeys, nameCases } from './cases.ts'
import type { Judged } from './judged.ts'

/** What the base runs say about the base itself, which settles nothing: where it changed, how much it differs from itself, whether it repeats. */
export const baseNotes = {
  'changed-on-base': findBaseChanges,
  'base-spread': findBaseSpread,
  'measured-before': findEarlierMeasurements,
  'identical-iterations': findRepetition,
} satisfies Finders<Judged>

/** Whether the base or the head is at fault can't be known: the newest run of the base has the same. */
export function listBaseFallReasons({ comparison: { fellOnBase, head } }: Judged): Reason[] {
  if (fellOnBase === undefined) return []
  const { olderRate, newestRate, cases } = fellOnBase
  const rates =
    olderRate === undefined || newestRate === undefined
      ? ''
      : ` from ${formatRate(olderRate)} to ${formatRate(newestRate)}`
  return [
    {
      rule: 'changed-on-base',
      status: 'inconclusive',
      message: `The base branch itself fell${rates}${describeChangeTime(fellOnBase, head.createdAt)}, in its newest run alone. This run is worse than the runs before that one, but not worse than it${cases.length === 0 ? '' : ` (${formatPlural(cases.length, 'case')})`}. Measure the base branch again: if it passes, this change broke something.`,
      cases: cases.slice(0, maxKeys),
    },
  ]
}

function findBaseChanges({ comparison: { cases, head, changedOnBase } }: Judged): readonly Finding[] {
  const bySince = Map.groupBy(
    cases.filter(
      (compared) =>
        compared.changedOnBase !== undefined && compared.head !== undefined && countsInVerdict(compared),
    ),
    ({ changedOnBase: change }) => (change === undefined ? '' : `${change.commit} ${change.createdAt}`),
  )
  const ofSuite = compact([
    changedOnBase && {
      message: `The mean pass rate changed on the base branch itself${describeChangeTime(changedOnBase, head.createdAt)}. Older baseline runs don't count.`,
    },
  ])
  const ofCases = [...bySince.values()].flatMap((group) => {
    const change = `changed on the base branch itself${describeChangeTime(group[0]?.changedOnBase, head.createdAt)}, so only newer baseline runs count`
    return nameCases(group, `case ${change}`, `cases ${change}`)
  })
  return [...ofSuite, ...ofCases]
}

/** ` at abc1234, 2 days ago`, or with the cause: `: the model changed (at abc1234, 2 days ago)`. */
function describeChangeTime(change: BaseChange | undefined, nowMs: number): string {
  if (change === undefined) return ''
  const time = formatChangeTime(change, nowMs)
  if (change.cause === undefined) return time
  return `: ${change.cause}${time === '' ? '' : ` (${time.trimStart()})`}`
}

function formatChangeTime({ commit, createdAt }: BaseChange, nowMs: number): string {
  const at = commit === undefined ? '' : ` at ${commit.slice(0, 7)}`
  const days = Math.floor((nowMs - createdAt) / dayMs)
  if (createdAt <= 0 || days < 0) return at
  return `${at}, ${days === 0 ? 'less than a day' : formatPlural(days, 'day')} ago`
}

function findBaseSpread({
  comparison: { head, suite, baseline, changedOnBase },
}: Judged): readonly Finding[] {
  if (suite === null || baseline === null || suite.of === 'tests') return []
  const { createdAt: since = 0 } = changedOnBase ?? {}
  const runs = baseline.runs.filter(({ createdAt }) => createdAt >= since).length
  const { baseSpread } = suite
  const message =
    baseSpread === undefined || baseSpread === null
      ? `How much the base differs from itself is not known yet: that takes ${runsForSpread} comparable baseline runs, and ${runs < runsForSpread ? `there ${choosePlural(runs, 'is', 'are')} ${runs}` : 'fewer have the cases as they are now'}. Until then a model that drifts may look like a regression.`
      : `The base differs from itself by ±${formatPoints(baseSpread)} from run to run (standard deviation).`
  const hours = compareHours(head, baseline.runs)
  return [{ status: hours === 'other' ? 'warning' : 'info', message: `${message}${aboutHours[hours]}` }]
}

const aboutHours: Readonly<Record<Hours, string>> = {
  same: '',
  other:
    ' None of the baseline runs was measured at the time of day of this one, and what the hour changes is not known. So only a larger fall of the mean counts. Run the evals of the base branch at the hours of pull requests, too.',
  unknown:
    ' Nobody knows at which time of day these runs were measured, and what the hour changes, so only a larger fall of the mean counts. Results files (`results.json`) say when they were measured, report files only by their date.',
}

/** The more measurements a pull request has, the more each has to prove; those of one commit are weighed together. */
function findEarlierMeasurements({ comparison: { before: earlier, chances } }: Judged): readonly Finding[] {
  const { others = 0, same = [] } = earlier ?? {}
  if (chances === undefined || others + same.length === 0) return []
  const together =
    chances.alone === undefined
      ? ''
      : ` ${formatPlural(same.length, 'earlier one is', 'earlier ones are')} of this very commit: by itself this run is as bad as ${formatRate(chances.alone)} of unchanged ones, with ${choosePlural(same.length, 'it', 'them')} ${formatRate(chances.any)}.`
  return [
    {
      message: `This is measurement ${others + same.length + 1} of this pull request. To be red, a fall has to be ${formatNumber(chances.cuts.red)} times as likely as none, which grows with each of them.${together}`,
    },
  ]
}

/** Iterations or runs that repeat each other prove no more than one. */
function findRepetition({ comparison: { likeness, baseline } }: Judged): readonly Finding[] {
  const { correlation = 0, runs = Number.POSITIVE_INFINITY } = likeness ?? {}
  const baseRuns = countBaseRuns({ baseline })
  const remedy = 'That is what a cache does; switch it off for evals, at least on the base branch.'
  const messages = compact([
    correlation >= identical &&
      `In every baseline run all iterations of a case have the same outcome, so they count as one. ${remedy}`,
    runs <= baseRuns / 2 &&
      `The ${formatPlural(baseRuns, 'baseline run')} differ far less than chance would make them, so they count as ${formatNumber(runs)}. ${remedy}`,
  ])
  return messages.map((message) => ({ status: 'warning', message }))
}

/** Correlation of iterations that all repeat the first. */
const identical = 0.95
