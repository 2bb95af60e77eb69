import type { CaseComparison, Change } from '../../model/comparison/compared-case.ts'
import { addUp } from '../../model/data.ts'
import { addUpCounts, type Counts } from '../../model/run/tally.ts'
import { computeFisherChance } from '../statistics/fisher.ts'
import { isAtMost } from '../statistics/level.ts'

/** Whether what is red comes from the change. `undecided`: what was measured can't tell. */
export const attributions = ['mine', 'not mine', 'undecided'] as const
export type Attribution = (typeof attributions)[number]

/** What an attribution rests on. */
export const grounds = {
  'measured-again': 'Fresh iterations of both sides decide.',
  'broken-on-main': 'It fails on main too, in runs that cannot contain this change.',
  'passes-on-main': 'It is proven to be worse than on main, and no run of main shows the same.',
  'new-case': 'The case is new in this change and fails.',
  'lost-on-main': 'Its iterations were lost to the infrastructure, on main as well.',
  'lost-here': 'Its iterations were lost to the infrastructure here; whether on main too is not known.',
  'later-on-main':
    'A later run of main fails too. It may contain this change, or something else may have changed.',
  'other-model': 'Another model answered than on main.',
  outage: 'Much of this run was lost to the infrastructure, so its failures are not judged.',
  flaky: 'It failed on main before and passed again, so one failure tells nothing.',
  'newest-on-main':
    'The newest run of main fails as much, which flakiness may explain: one more run of main tells.',
  'one-failure': 'It failed once, in a suite in which other cases fail now and then.',
  'too-few': 'It is not proven to be worse: chance may explain it.',
  'not-run': 'It did not run here.',
} as const
export type Ground = keyof typeof grounds

/** What one run of main says about a case. */
export interface MainPoint extends Counts {
  /** Iterations that were lost to infrastructure errors. */
  readonly lost: number
}

/** What is known of a case that does not pass here. */
export interface CaseFacts {
  readonly change: Change
  /** All compared runs of main. */
  readonly before?: Counts
  readonly after: MainPoint
  /** Fresh iterations, if it was measured again. */
  readonly again?: CaseComparison['again']
  readonly flakyHistory?: boolean
  readonly possibleRename?: string
  /** Something besides the change differs for this case, or for all. */
  readonly doubt?: 'other-model' | 'outage'
  /** Other cases of the suite passed and failed on main. */
  readonly areOthersMixed: boolean
  /** Runs of main that can't contain the change, the newest first. */
  readonly main: readonly MainPoint[]
  /** Later runs of main that may contain it. */
  readonly later: readonly MainPoint[]
}

interface CaseAttribution {
  readonly answer: Attribution
  readonly ground: Ground
}

/** Chance that a flaky case fails like this on main although nothing broke there. */
const rare = 0.001
/**
 * Chance that a case fails like this on main by itself, where neither the case nor its suite was ever flaky.
 */
const rareOfSteady = 0.02
/** Level of the fall on main itself, where the case still passes there now and then. */
const fallen = 0.01
/** Fewer failures alone say nothing. */
const fewest = 3
/** Rates that are as close as this may be the same. */
const similar = 0.2
/** Iterations of one run resemble each other, so more of them prove no more. */
const mostPerRun = 3
/** Runs of main in which it may have broken. */
export const mostRecent = 5

/**
 * Whether the failure of a case comes from the change. "Not mine" takes a run without the change that shows
 * the same failure, beyond what flakiness explains, or fresh iterations that clear it; "mine" takes the
 * gate's own proof.
 */
export function attributeFailedCase(facts: CaseFacts): CaseAttribution {
  const { change, after: head, again, main, later, doubt } = facts
  if (head.judged === 0) {
    if (head.lost === 0) return { answer: 'undecided', ground: 'not-run' }
    const [newest] = main
    if (newest !== undefined && newest.judged === 0 && newest.lost > 0)
      return { answer: 'not mine', ground: 'lost-on-main' }
    return { answer: 'undecided', ground: 'lost-here' }
  }
  if (again !== undefined) return { answer: decideByFreshIterations(again), ground: 'measured-again' }
  if (isBrokenOnMain(facts)) return { answer: 'not mine', ground: 'broken-on-main' }
  if (doubt !== undefined) return { answer: 'undecided', ground: doubt }
  if (later.some(({ passed, judged }) => judged > 0 && passed < judged))
    return { answer: 'undecided', ground: 'later-on-main' }
  if (resemblesNewestRun(facts)) return { answer: 'undecided', ground: 'newest-on-main' }
  if (change === 'regressed') {
    if (facts.areOthersMixed && head.judged === 1) return { answer: 'undecided', ground: 'one-failure' }
    return { answer: 'mine', ground: 'passes-on-main' }
  }
  const isKnown = facts.possibleRename !== undefined || main.some(({ judged }) => judged > 0)
  if (change === 'new' && !isKnown) return { answer: 'mine', ground: 'new-case' }
  return { answer: 'undecided', ground: facts.flakyHistory === true ? 'flaky' : 'too-few' }
}

function decideByFreshIterations({
  headPassed,
  headCount,
  basePassed,
  baseCount,
  isWorse,
}: NonNullable<CaseFacts['again']>): Attribution {
  if (isWorse) return 'mine'
  if (headCount === 0) return 'undecided'
  const isSame = headPassed > 0 ? baseCount > 0 : basePassed === 0 && baseCount >= fewest
  if (isSame) return 'not mine'
  return 'undecided'
}

/**
 * Whether runs without the change show the failure, and a flaky case that the change broke would not look the
 * same.
 */
function isBrokenOnMain({ before: base, after: head, main, areOthersMixed }: CaseFacts): boolean {
  const points = main.filter(({ judged }) => judged > 0)
  const total = addUpCounts(points)
  if (head.passed === 0 && hasNeverPassed(points.length > 0 ? total : base)) return true
  for (let recent = 1; recent <= Math.min(mostRecent, points.length - 1); recent += 1) {
    const newer = points.slice(0, recent)
    const older = addUpCounts(points.slice(recent))
    const newerTotal = addUpCounts(newer)
    // The older runs failed too, so the break is further back.
    if (older.passed === 0) continue
    const isNone = newerTotal.passed === 0 && head.passed === 0
    if (isNone ? isSurelyBroken(newer, older, areOthersMixed) : hasRateFallen(newerTotal, older, head))
      return true
  }
  return false
}

function hasNeverPassed(counts: Counts | undefined): boolean {
  return counts !== undefined && counts.passed === 0 && counts.judged >= fewest
}

/**
 * Whether the newer runs of main have more failures in a row than the pass rate of the older runs explains.
 */
function isSurelyBroken(newer: readonly MainPoint[], older: Counts, areOthersMixed: boolean): boolean {
  const isSteady = !areOthersMixed && older.passed === older.judged
  const failing = addUp(newer, ({ judged }) => Math.min(mostPerRun, judged))
  return (
    ((older.judged - older.passed + 1) / (older.judged + 2)) ** failing <= (isSteady ? rareOfSteady : rare)
  )
}

function hasRateFallen(newer: Counts, older: Counts, head: Counts): boolean {
  return (
    newer.passed / newer.judged <= 0.2 &&
    isAtMost(computeFisherChance(older, newer), fallen) &&
    computeFisherChance(newer, head) >= 0.2
  )
}

function resemblesNewestRun({ main, after: head }: CaseFacts): boolean {
  const newest = main.find(({ judged }) => judged > 0)
  if (newest === undefined || newest.passed === newest.judged) return false
  return newest.passed / newest.judged <= head.passed / head.judged + similar
}
