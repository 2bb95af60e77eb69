import type { QuietCases } from '../../model/quiet/quiet-cases.ts'
import { failures } from '../../model/run/run.ts'
import { sharedPatterns, surelySharedPatterns } from './case-change.ts'
import { predictedTail } from './expected-failures.ts'
import { decidesByItself, type Joined } from './join-sides.ts'

/** Clean tests that fail now, in a suite whose other tests fail now and then. */
export interface UnsettledTests {
  readonly cases: ReadonlySet<Joined>
  /** Other tests that failed and passed again. */
  readonly flakes: number
  /** How many tests that never failed before are expected to fail in one run by chance. */
  readonly expected: number
}

/** Chance failures explain the failing tests when at least as many occur in more than this share of runs. */
const explained = 0.1
/** With fewer runs every failure has the same history as all others. */
const runsForPatterns = 3
/** A single flake may have been a break and its repair; so many are flakes. */
const surelyFlakes = 2
/** With fewer runs a single flake is enough … */
const runsForFlakes = 5
/** … if it is at least this part of the tests: evals that nobody declared are counted in tens, classic tests in hundreds. */
const flakeOfFew = 0.02

/**
 * Which failing tests may be flakes that were never seen before. A suite in which n tests failed in exactly one of its
 * B base runs is expected to show n / B further ones in the next run (Good and Turing). If that many explain the
 * failures, they prove nothing: rerunning them does. Declared tests (`kind: tests`) are not questioned. At least two
 * flakes are asked for, except in a short history, where one is enough if the suite is small or there are hardly any runs.
 * Failures that came together count as flakes, unless it is sure that they were one break; the tests that had them stay
 * guarded even if it is only likely, when several of them fail again.
 *
 * A test that failed in consecutive runs and passes since then counts as repaired. In a small suite in which others fail
 * and pass again it may as well be one of these, so its next failure is open, too.
 *
 * A failure of the newest base run counts only if the test passes now, so failing more never helps.
 */
export function findUnsettledTests(
  joined: readonly Joined[],
  baseRuns: number,
  quiet?: QuietCases,
): UnsettledTests {
  const none = { cases: new Set<Joined>(), flakes: 0, expected: 0 }
  const clean = joined.filter((of) => of.counts && isQuestioned(of) && decidesByItself(of) && failsNow(of))
  if (clean.length === 0 || baseRuns === 0) return none
  const histories = [
    ...joined.flatMap(({ base }) => base?.history ?? []),
    ...(quiet === undefined ? [] : [quiet.longestHistory()]),
  ]
  const hasPatterns = baseRuns >= runsForPatterns
  const repaired = hasPatterns ? sharedPatterns(histories) : new Set<string>()
  const together = Map.groupBy(clean, historyOf)
  const isBrokenAgain = (of: Joined) =>
    repaired.has(historyOf(of)) && (together.get(historyOf(of)) ?? []).length > 1
  const failing = clean.filter((of) => !isBrokenAgain(of))
  if (failing.length === 0) return none
  const shared = hasPatterns ? surelySharedPatterns(histories) : repaired
  const questioned = joined.filter(isQuestioned)
  const flakes = questioned.filter((of) => isFlake(of, shared)).length
  const expected = flakes / baseRuns
  const share = (count: number) => count / (questioned.length + (quiet?.countWithBase(1) ?? 0))
  const isFlaky =
    flakes >= surelyFlakes ||
    (flakes === 1 && (!hasPatterns || (baseRuns < runsForFlakes && share(1) >= flakeOfFew)))
  const isExplained = isFlaky && predictedTail(failing.length, flakes, baseRuns) > explained
  // With two runs, a break that was repaired and a flake look the same, and a break must stay guarded.
  const restless = new Set(
    hasPatterns ? questioned.filter((of) => isRestless(historyOf(of), shared)) : undefined,
  )
  const isOneOfMany = (of: Joined) => {
    const others = restless.size - (restless.has(of) ? 1 : 0)
    return others > 0 && share(others) >= flakeOfFew
  }
  const open = failing.filter((of) => isExplained || (failedBefore(of) && isOneOfMany(of)))
  return { cases: new Set(open), flakes: isExplained ? flakes : restless.size, expected }
}

function historyOf({ base }: Joined): string {
  return base?.history ?? ''
}

/** It counts as clean because it was repaired, and nothing else broke with it. */
function failedBefore(of: Joined): boolean {
  return historyOf(of).includes('f')
}

/** It failed and passed again, not together with others. */
function isRestless(history: string, shared: ReadonlySet<string>): boolean {
  const passed = history.indexOf('p')
  return !shared.has(history) && passed >= 0 && /[fm]/.test(history.slice(passed))
}

function isQuestioned({ judgedAs, rule, stratum }: Joined): boolean {
  return judgedAs === 'test' && rule.kind === 'auto' && stratum !== undefined
}

function failsNow({ head }: Joined): boolean {
  return head !== undefined && failures(head) > 0
}

/** It failed in exactly one base run, and passed after that. */
function isFlake(of: Joined, shared: ReadonlySet<string>): boolean {
  const history = of.base?.history ?? ''
  if (shared.has(history)) return false
  const judged = history.replaceAll('-', '')
  return /^p*[fm]p*$/.test(judged) && (judged.startsWith('p') || !failsNow(of))
}
