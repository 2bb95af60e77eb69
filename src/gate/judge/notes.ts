import type { CaseComparison } from '../../model/comparison/compared-case.ts'
import { countBaseRuns } from '../../model/comparison.ts'
import { addUp, compact } from '../../model/data.ts'
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
import { isCaseGone } from '../compare/broken-groups.ts'
import { baseNotes } from './base-notes.ts'
import {
  countsInVerdict,
  type Finders,
  findCases,
  isCaseFailing,
  isUnsettledCase,
  listFindings,
  nameCases,
} from './cases.ts'
import { conditionNotes } from './changed-conditions.ts'
import type { Judged } from './judged.ts'
import { findCollapsedScores } from './score-notes.ts'

interface Given extends Judged {
  /** Keys of cases that are already named by a rule that affects the verdict. */
  readonly named: ReadonlySet<string>
}

/** Moves between files that are named. */
const mostMoves = 10

const notes = {
  'fallback-branch': ({ comparison: { baseline } }) => {
    if (baseline?.fallback === undefined) return []
    const { wanted, used } = baseline.fallback
    return [{ message: `${wanted} has no baseline of this suite, so this run is compared with ${used}.` }]
  },
  'moved-cases': ({ comparison: { cases } }) => {
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
        message: `${formatPlural(moved.length, 'case')} moved to another file and ${choosePlural(moved.length, 'was', 'were')} compared: ${named}.`,
      },
    ]
  },
  /** A case that stopped early, or is repeated less than before, shows less than its baseline did. */
  'fewer-iterations': ({ comparison: { cases, baseline, head } }) => {
    // It was measured as often as it had to be.
    if (head.measuring !== undefined) return []
    const runs = countBaseRuns({ baseline })
    const countPerRun = ({ base }: CaseComparison) => countJudged(base) / runs
    const fewer = cases.filter((compared) => {
      if (compared.head === undefined || compared.resultsGone !== undefined) return false
      if (!countsInVerdict(compared)) return false
      const headIterations = countJudged(compared.head) + compared.head.lost
      return headIterations > 0 && headIterations < countPerRun(compared)
    })
    const headTotal = addUp(fewer, (compared) => countJudged(compared.head))
    const baseTotal = Math.round(addUp(fewer, countPerRun))
    const often = `ran less often than in a baseline run (${formatPlural(headTotal, 'iteration')} in all, before: ${formatCount(baseTotal)})`
    return nameCases(fewer, `case ${often}`, `cases ${often}`, { status: 'warning' })
  },
  /** New cases that fail and that no other rule names; they have no history to compare with. */
  'failing-without-baseline': ({ comparison: { baseline }, cases: { counted }, named }) => {
    const failing = counted.filter(
      (weighed) => weighed.change === 'new' && isCaseFailing(weighed) && !named.has(weighed.key),
    )
    const status = 'warning'
    if (baseline !== null) return nameCases(failing, 'new case failed', 'new cases failed', { status })
    const alone = 'failed, and there is no baseline to compare with'
    return nameCases(failing, `case ${alone}`, `cases ${alone}`, { status })
  },
  'not-proven': ({ comparison }) => {
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
    const failed = `failed now but not in the baseline${chance}`
    const unproven = cases.filter(
      (compared) =>
        compared.change === 'newly-failing' &&
        countsInVerdict(compared) &&
        !isUnsettledCase(compared, comparison),
    )
    return nameCases(unproven, `case ${failed}`, `cases ${failed}`, { status: 'warning' })
  },
  'known-flaky': ({ comparison }) => {
    const flaky = comparison.cases.filter(
      (compared) =>
        compared.judgedAs === 'test' &&
        compared.change === 'flaky' &&
        isCaseFailing(compared) &&
        countsInVerdict(compared) &&
        !isUnsettledCase(compared, comparison),
    )
    const failed = 'failed that also failed before in the baseline'
    return nameCases(flaky, `test ${failed}`, `tests ${failed}`, { status: 'warning' })
  },
  ...baseNotes,
  ...conditionNotes,
  'case-score': findCollapsedScores,
  'quarantine-expired': ({ comparison: { cases } }) => {
    const judged = cases.filter(({ head }) => isJudged(head))
    return quarantineEnds.flatMap((end) =>
      findCases(
        judged.filter(({ quarantineExpired }) => quarantineExpired?.end === end),
        (count, names) => `${endWords[end](count)}: ${names}.`,
        { status: 'warning' },
      ),
    )
  },
  quarantine: ({ comparison: { cases } }) => {
    const quarantined = cases.filter((compared) => compared.quarantined !== undefined && isNotable(compared))
    const failing = `${formatCount(quarantined.filter(isCaseFailing).length)} failing`
    const out = `quarantined and not in the verdict (${compact([failing, countGone(quarantined)]).join(', ')})`
    return nameCases(quarantined, `case is ${out}`, `cases are ${out}`)
  },
  ignored: ({ comparison: { cases, baseline } }) => {
    const ignored = cases.filter((compared) => compared.ignored === true && isNotable(compared))
    const gone = countGone(ignored)
    const tracked = `tracked, not gated${gone === undefined ? '' : ` (${gone})`}`
    const hasRuns = countBaseRuns({ baseline }) >= cleanAfter
    const saturated = ignored.filter(
      ({ head, base }) =>
        isJudged(head) &&
        hasRuns &&
        countJudged(base) >= cleanAfter &&
        countFailures(base) + countFailures(head) === 0,
    )
    return [
      ...nameCases(ignored, `case is ${tracked}`, `cases are ${tracked}`),
      ...findCases(
        saturated,
        (count, names) =>
          `${formatPlural(count, 'case')} that ${choosePlural(count, 'is', 'are')} not gated passed in all of the last ${cleanAfter} runs. To gate ${choosePlural(count, 'it', 'them')}, remove \`gate: false\`: ${names}.`,
      ),
    ]
  },
} satisfies Finders<Given>

/** Whether a case that is not in the verdict has a result, or had one before. */
function isNotable(compared: CaseComparison): boolean {
  return isJudged(compared.head) || isCaseGone(compared)
}

function countGone(cases: readonly CaseComparison[]): string | undefined {
  const gone = cases.filter(({ head }) => !isJudged(head)).length
  return gone === 0 ? undefined : `${formatCount(gone)} without a result`
}

/** What a reviewer should know although it does not affect the verdict. */
export function listReviewerNotes(given: Given): Reason[] {
  return listFindings(notes, given, 'info')
}

const endWords: Readonly<Record<QuarantineEnd, (count: number) => string>> = {
  over: (count) =>
    `Quarantine has ended for ${formatPlural(count, 'case')}, which ${choosePlural(count, 'counts', 'count')} again`,
  broken: (count) =>
    `${formatPlural(count, 'quarantined case is', 'quarantined cases are')} broken, not flaky: ${choosePlural(count, 'it', 'each')} failed in ${brokenAfter} runs in a row, and ${choosePlural(count, 'counts', 'they count')} again`,
  clean: (count) =>
    `${formatPlural(count, 'quarantined case')} passed in ${cleanAfter} runs in a row and ${choosePlural(count, 'counts', 'count')} again. Remove the entry from the policy`,
}
