import type { CaseComparison } from '../../model/comparison/compared-case.ts'
import { type Comparison, countBaseRuns } from '../../model/comparison.ts'
import {
  choosePlural,
  formatCount,
  formatPlural,
  formatRate,
  listSome,
  quoteName,
} from '../../model/format.ts'
import { brokenAfter, cleanAfter, type QuarantineEnd, quarantineEnds } from '../../model/run/quarantine.ts'
import { countFailures, countJudged, isJudged } from '../../model/run/run.ts'
import type { Reason } from '../../model/verdict.ts'
import { listBaseNotes } from './base-notes.ts'
import {
  countsInVerdict,
  createCaseReasons,
  isCaseFailing,
  isUnsettledCase,
  type WeighedCases,
} from './cases.ts'

import { listInputNotes, listJudgeNotes, listModelNotes } from './changed-conditions.ts'
import { listScoreNotes } from './score-notes.ts'

/** Moves between files that are named. */
const mostMoves = 10

/**
 * What a reviewer should know although it does not affect the verdict.
 *
 * @param named cases that are already named by a rule that affects the verdict
 */
export function listReviewerNotes(
  comparison: Comparison,
  cases: WeighedCases,
  named: ReadonlySet<string>,
): Reason[] {
  return [
    ...listFallbackNotes(comparison),
    ...listMoveNotes(comparison),
    ...listIterationNotes(comparison),
    ...listNewFailureNotes(comparison, cases, named),
    ...listUnprovenNotes(comparison),
    ...listBaseNotes(comparison),
    ...listModelNotes(comparison),
    ...listJudgeNotes(comparison),
    ...listInputNotes(comparison),
    ...listScoreNotes(comparison),
    ...listExclusionNotes(comparison),
  ]
}

/** A case that stopped early, or is repeated less than before, shows less than its baseline did. */
function listIterationNotes({ cases, baseline, head: { measuring } }: Comparison): Reason[] {
  // It was measured as often as it had to be.
  if (measuring !== undefined) return []
  const runs = countBaseRuns({ baseline })
  const countPerRun = ({ base }: CaseComparison) => countJudged(base) / runs
  const fewer = cases.filter((compared) => {
    if (compared.head === undefined || !countsInVerdict(compared)) return false
    const headIterations = countJudged(compared.head) + compared.head.lost
    return headIterations > 0 && headIterations < countPerRun(compared)
  })
  return createCaseReasons(fewer, { rule: 'fewer-iterations', status: 'warning' }, (count, names) => {
    const headTotal = fewer.reduce((sum, { head }) => sum + countJudged(head), 0)
    const baseTotal = Math.round(fewer.reduce((sum, compared) => sum + countPerRun(compared), 0))
    return `${formatPlural(count, 'case')} ran less often than in a baseline run (${formatPlural(headTotal, 'iteration')} in all, before: ${formatCount(baseTotal)}): ${names}.`
  })
}

/** New cases that fail and that no other rule names; they have no history to compare with. */
function listNewFailureNotes(
  { baseline }: Comparison,
  { counted }: WeighedCases,
  named: ReadonlySet<string>,
): Reason[] {
  const failing = counted.filter(
    (weighed) => weighed.change === 'new' && isCaseFailing(weighed) && !named.has(weighed.key),
  )
  return createCaseReasons(
    failing,
    { rule: 'failing-without-baseline', status: 'warning' },
    (count, names) => {
      if (baseline !== null) return `${formatPlural(count, 'new case')} failed: ${names}.`
      return `${formatPlural(count, 'case')} failed, and there is no baseline to compare with: ${names}.`
    },
  )
}

function listFallbackNotes({ baseline }: Comparison): Reason[] {
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

function listMoveNotes({ cases }: Comparison): Reason[] {
  const moved = cases.filter(({ base }) => base?.movedFrom !== undefined)
  if (moved.length === 0) return []
  const files = Map.groupBy(moved, ({ base, identity }) => `${base?.movedFrom} → ${identity.file}`)
  const named = listSome(
    [...files],
    mostMoves,
    ([move, group]) => `${quoteName(move)} (${formatPlural(group.length, 'case')})`,
  )
  return [
    {
      rule: 'moved-cases',
      status: 'info',
      message: `${formatPlural(moved.length, 'case')} moved to another file and ${choosePlural(moved.length, 'was', 'were')} compared: ${named}.`,
    },
  ]
}

function listUnprovenNotes(comparison: Comparison): Reason[] {
  const counting = comparison.cases.filter(
    (compared) => countsInVerdict(compared) && !isUnsettledCase(compared, comparison),
  )
  const unproven = counting.filter(({ change }) => change === 'newly-failing')
  const flakyTests = counting.filter(
    (compared) => compared.judgedAs === 'test' && compared.change === 'flaky' && isCaseFailing(compared),
  )
  return [
    ...createCaseReasons(unproven, { rule: 'not-proven', status: 'warning' }, (count, names) => {
      const countedCases = formatPlural(count, 'case')
      const { chances, again, cases } = comparison
      // It is the chance of all that fell, so beside something that is proven it is not that of these.
      const isOfOthers = cases.some(
        ({ change, accepted, head }) =>
          change === 'regressed' || accepted !== undefined || head?.scope === 'suite',
      )
      const chance =
        chances === undefined || again !== undefined || isOfOthers
          ? ''
          : `; chance alone makes as much fall in ${formatRate(chances.any)} of runs`
      return `${countedCases} failed now but not in the baseline${chance}: ${names}.`
    }),
    ...createCaseReasons(flakyTests, { rule: 'known-flaky', status: 'warning' }, (count, names) => {
      return `${formatPlural(count, 'test')} failed that also failed before in the baseline: ${names}.`
    }),
  ]
}

const endWords: Readonly<Record<QuarantineEnd, (count: number) => string>> = {
  over: (count) =>
    `Quarantine has ended for ${formatPlural(count, 'case')}, which ${choosePlural(count, 'counts', 'count')} again`,
  broken: (count) =>
    `${formatPlural(count, 'quarantined case is', 'quarantined cases are')} broken, not flaky: ${choosePlural(count, 'it', 'each')} failed in ${brokenAfter} runs in a row, and ${choosePlural(count, 'counts', 'they count')} again`,
  clean: (count) =>
    `${formatPlural(count, 'quarantined case')} passed in ${cleanAfter} runs in a row and ${choosePlural(count, 'counts', 'count')} again. Remove the entry from the policy`,
}

function listExclusionNotes({ cases, baseline }: Comparison): Reason[] {
  const hasHeadRun = ({ head }: CaseComparison) => isJudged(head)
  const quarantined = cases.filter((compared) => compared.quarantined !== undefined && hasHeadRun(compared))
  const expired = cases.filter((compared) => compared.quarantineExpired !== undefined && hasHeadRun(compared))
  const ignored = cases.filter((compared) => compared.ignored === true && hasHeadRun(compared))
  const hasRuns = countBaseRuns({ baseline }) >= cleanAfter
  const saturated = ignored.filter(
    ({ head, base }) =>
      hasRuns && countJudged(base) >= cleanAfter && countFailures(base) + countFailures(head) === 0,
  )
  const failing = quarantined.filter(isCaseFailing).length
  return [
    ...quarantineEnds.flatMap((end) =>
      createCaseReasons(
        expired.filter((compared) => compared.quarantineExpired?.end === end),
        { rule: 'quarantine-expired', status: 'warning' },
        (count, names) => `${endWords[end](count)}: ${names}.`,
      ),
    ),
    ...createCaseReasons(quarantined, { rule: 'quarantine', status: 'info' }, (count, names) => {
      return `${formatPlural(count, 'case is', 'cases are')} quarantined and not in the verdict (${formatCount(failing)} failing): ${names}.`
    }),
    ...createCaseReasons(ignored, { rule: 'ignored', status: 'info' }, (count, names) => {
      return `${formatPlural(count, 'case is', 'cases are')} tracked, not gated: ${names}.`
    }),
    ...createCaseReasons(saturated, { rule: 'ignored', status: 'info' }, (count, names) => {
      return `${formatPlural(count, 'case')} that ${choosePlural(count, 'is', 'are')} not gated passed in all of the last ${cleanAfter} runs. To gate ${choosePlural(count, 'it', 'them')}, remove \`gate: false\`: ${names}.`
    }),
  ]
}
