import type { CaseComparison } from '../../model/comparison/compared-case.ts'
import { type Comparison, countBaseRuns } from '../../model/comparison.ts'
import { formatCount, formatRate, plural, quoteName } from '../../model/format.ts'
import { allCases, countQuiet } from '../../model/quiet/all-cases.ts'
import { brokenAfter, cleanAfter, type QuarantineEnd, quarantineEnds } from '../../model/run/flaky.ts'
import { failures, judged } from '../../model/run/run.ts'
import type { Reason } from '../../model/verdict.ts'
import { isGone } from '../compare/broken-groups.ts'
import type { CaseSettings } from '../policy/policy.ts'
import { baseNotes } from './base-notes.ts'
import { countsInVerdict, failsNow, isUnsettled, reasonAbout, type WeighedCases } from './cases.ts'

import { inputNotes, judgeNotes, modelNotes } from './changed-conditions.ts'
import { scoreNotes } from './score-notes.ts'
import { findUnmatchedPatterns } from './unmatched-patterns.ts'

/** Share of the baseline's cases whose removal is worth a warning. */
const manyRemoved = 0.1
const mostPatterns = 10

/**
 * What a reviewer should know although it does not affect the verdict.
 *
 * @param named cases that are already named by a rule that affects the verdict
 */
export function noteReasons(
  comparison: Comparison,
  cases: WeighedCases,
  policy: CaseSettings,
  named: ReadonlySet<string>,
): Reason[] {
  return [
    ...fallbackNotes(comparison),
    ...selectionNotes(comparison),
    ...skippedNotes(comparison),
    ...removedNotes(comparison),
    ...iterationNotes(comparison),
    ...newFailureNotes(comparison, cases, named),
    ...patternNotes(comparison, policy),
    ...unprovenNotes(comparison),
    ...baseNotes(comparison),
    ...modelNotes(comparison),
    ...judgeNotes(comparison),
    ...inputNotes(comparison),
    ...scoreNotes(comparison),
    ...exclusionNotes(comparison),
  ]
}

function removedNotes(comparison: Comparison): Reason[] {
  const { cases, baseline } = comparison
  const removed = cases.filter(({ change, base }) => change === 'removed' && base?.scope !== 'suite')
  const told = cases.filter(({ base }) => base !== undefined && base.scope !== 'suite').length
  const before = told + (baseline === null ? 0 : countQuiet(comparison))
  const renamed = removed.filter(({ likelyRename }) => likelyRename !== undefined).length
  const status = removed.length > before * manyRemoved ? 'warning' : 'info'
  return reasonAbout(removed, { rule: 'removed-cases', status }, (count, names) => {
    const guess = renamed === 0 ? '' : ` ${plural(renamed, 'of them looks', 'of them look')} renamed.`
    return `${plural(count, 'case')} from the baseline did not run: ${names}.${guess}`
  })
}

/** A case that stopped early, or is repeated less than before, shows less than its baseline did. */
function iterationNotes({ cases, baseline }: Comparison): Reason[] {
  const runs = countBaseRuns({ baseline })
  const perRun = ({ base }: CaseComparison) => (base === undefined ? 0 : judged(base) / runs)
  const fewer = cases.filter((of) => {
    if (of.head === undefined || !countsInVerdict(of)) return false
    const now = judged(of.head) + of.head.lost
    return now > 0 && now < perRun(of)
  })
  return reasonAbout(fewer, { rule: 'fewer-iterations', status: 'warning' }, (count, names) => {
    const now = fewer.reduce((sum, { head }) => sum + (head === undefined ? 0 : judged(head)), 0)
    const before = Math.round(fewer.reduce((sum, of) => sum + perRun(of), 0))
    return `${plural(count, 'case')} ran less often than in a baseline run (${plural(now, 'iteration')} in all, before: ${formatCount(before)}): ${names}.`
  })
}

/** New cases that fail and that no other rule names; they have no history to compare with. */
function newFailureNotes(
  { baseline }: Comparison,
  { counted }: WeighedCases,
  named: ReadonlySet<string>,
): Reason[] {
  const failing = counted
    .filter((one) => one.of.change === 'new' && failsNow(one) && !named.has(one.of.key))
    .map(({ of }) => of)
  return reasonAbout(failing, { rule: 'failing-without-baseline', status: 'warning' }, (count, names) =>
    baseline === null
      ? `${plural(count, 'case')} failed, and there is no baseline to compare with: ${names}.`
      : `${plural(count, 'new case')} failed: ${names}.`,
  )
}

/** A skip can hide a failure as well as an obsolete test. */
function skippedNotes({ cases }: Comparison): Reason[] {
  const skipped = cases.filter(
    (of) => of.change === 'skipped' && (of.base?.passed ?? 0) > 0 && isGone(of) && countsInVerdict(of),
  )
  return reasonAbout(skipped, { rule: 'newly-skipped', status: 'warning' }, (count, names) => {
    return `${plural(count, 'case')} that passed on the base branch ${count === 1 ? 'is' : 'are'} skipped now and could not be compared: ${names}.`
  })
}

function fallbackNotes({ baseline }: Comparison): Reason[] {
  if (baseline?.fallback === undefined) return []
  const { wanted, used } = baseline.fallback
  return [
    {
      rule: 'fallback-branch',
      status: 'info',
      message: `${wanted} has no baseline of this suite, so this run is compared with ${used}.`,
    },
  ]
}

function selectionNotes({ notRun }: Comparison): Reason[] {
  if (notRun === undefined || notRun.cases === 0) return []
  const { cases, because } = notRun
  return [
    {
      rule: 'not-run',
      status: 'info',
      message: `Only a selection ran (${because}): ${plural(cases, 'case')} of the baseline ${cases === 1 ? 'was' : 'were'} not run and could not be compared.`,
      evidence: { notRun: cases },
    },
  ]
}

function patternNotes(comparison: Comparison, policy: CaseSettings): Reason[] {
  if (comparison.notRun !== undefined) return []
  return findUnmatchedPatterns(() => allCases(comparison), policy)
    .slice(0, mostPatterns)
    .map(({ pattern, nearest }) => ({
      rule: 'unmatched-pattern',
      status: 'warning',
      message: `The policy's pattern ${quoteName(pattern)} matches no case, so its rule does nothing.${nearest === undefined ? '' : ` Did you mean ${quoteName(nearest)}?`}`,
      evidence: { pattern },
    }))
}

function unprovenNotes(comparison: Comparison): Reason[] {
  const counting = comparison.cases.filter((of) => countsInVerdict(of) && !isUnsettled(of, comparison))
  const unproven = counting.filter(({ change }) => change === 'newly-failing')
  const flakyTests = counting.filter(
    ({ judgedAs, change, head }) =>
      judgedAs === 'test' && change === 'flaky' && head !== undefined && failures(head) > 0,
  )
  return [
    ...reasonAbout(unproven, { rule: 'not-proven', status: 'warning' }, (count, names) => {
      const what = plural(count, 'case')
      const { chances, again } = comparison
      const chance =
        chances === undefined || again !== undefined
          ? ''
          : `; chance alone makes as much fall in ${formatRate(chances.fallen)} of runs`
      return `${what} failed now but not in the baseline${chance}: ${names}.`
    }),
    ...reasonAbout(flakyTests, { rule: 'known-flaky', status: 'warning' }, (count, names) => {
      return `${plural(count, 'test')} failed that also failed intermittently in the baseline: ${names}.`
    }),
  ]
}

const endWords: Readonly<Record<QuarantineEnd, (count: number) => string>> = {
  over: (count) =>
    `Quarantine has ended for ${plural(count, 'case')}, which ${count === 1 ? 'counts' : 'count'} again`,
  broken: (count) =>
    `${plural(count, 'quarantined case is', 'quarantined cases are')} broken, not flaky: ${count === 1 ? 'it' : 'each'} failed in ${brokenAfter} runs in a row, and ${count === 1 ? 'counts' : 'they count'} again`,
  clean: (count) =>
    `${plural(count, 'quarantined case')} passed in ${cleanAfter} runs in a row and ${count === 1 ? 'counts' : 'count'} again. Remove the entry from the policy`,
}

function exclusionNotes({ cases, baseline }: Comparison): Reason[] {
  const ran = ({ head }: CaseComparison) => head !== undefined && judged(head) > 0
  const quarantined = cases.filter((of) => of.quarantined !== undefined && ran(of))
  const expired = cases.filter((of) => of.quarantineExpired !== undefined && ran(of))
  const ignored = cases.filter((of) => of.ignored === true && ran(of))
  const hasRuns = countBaseRuns({ baseline }) >= cleanAfter
  const saturated = ignored.filter(
    ({ head, base }) =>
      hasRuns &&
      head !== undefined &&
      base !== undefined &&
      judged(base) >= cleanAfter &&
      failures(base) + failures(head) === 0,
  )
  const failing = quarantined.filter(({ head }) => head !== undefined && failures(head) > 0).length
  return [
    ...quarantineEnds.flatMap((end) =>
      reasonAbout(
        expired.filter((of) => of.quarantineExpired?.end === end),
        { rule: 'quarantine-expired', status: 'warning' },
        (count, names) => `${endWords[end](count)}: ${names}.`,
      ),
    ),
    ...reasonAbout(quarantined, { rule: 'quarantine', status: 'info' }, (count, names) => {
      return `${plural(count, 'case is', 'cases are')} quarantined and not in the verdict (${formatCount(failing)} failing): ${names}.`
    }),
    ...reasonAbout(ignored, { rule: 'ignored', status: 'info' }, (count, names) => {
      return `${plural(count, 'case is', 'cases are')} tracked, not gated: ${names}.`
    }),
    ...reasonAbout(saturated, { rule: 'ignored', status: 'info' }, (count, names) => {
      return `${plural(count, 'case')} that ${count === 1 ? 'is' : 'are'} not gated passed in all of the last ${cleanAfter} runs. To gate ${count === 1 ? 'it' : 'them'}, remove \`gate: false\`: ${names}.`
    }),
  ]
}
