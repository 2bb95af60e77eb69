import {
  type CaseHistory,
  hasFailedLast,
  hasPassedAgain,
  hasPassedAndFailed,
} from '../../model/case-history.ts'
import type { QuietCases } from '../../model/quiet/quiet-cases.ts'
import { countFailures } from '../../model/run/run.ts'
import { findSharedPatterns, findSurelySharedPatterns, isRepairedTest } from './current-runs.ts'
import { decidesByItself, type Joined } from './join-sides.ts'

/**
 * Fewest base runs whose histories can be told apart: with fewer, hardly any test can have failed and passed
 * again.
 */
export const runsForPatterns = 3
/** With a flake in one of so many runs, one more in the head is nothing special. */
const usualRuns = 5
/**
 * Where more than one of so many tests fails on a base that is too short to show flakes, failing is nothing
 * rare.
 */
const rarely = 50
/** A single failure may have been a break and its repair; so many are flakes. */
export const surelyFlakes = 2

/**
 * How many undeclared tests failed on the base and passed again by themselves. If they are many (see {@link
 * areFlakesUsual}), a failure of a test that never failed before may be one more of them, so chance has to be
 * asked about all tests of the suite (see `testPassRates`). Failures of several tests that came together are one
 * break, unless flaky tests explain them. A failure of the newest base run that passes now is a repair; only
 * where the base is too short to show flakes, several such count. So do, on a base that is hardly longer,
 * several failures that are over and came at different times.
 */
export function countFlakes(joined: readonly Joined[], baseRuns: number, quiet?: QuietCases): number {
  const hasPatterns = baseRuns >= runsForPatterns
  const shared = hasPatterns
    ? findSurelySharedPatterns(listBaseHistories(joined, quiet))
    : new Set<CaseHistory>()
  const questioned = joined.filter(isQuestionedTest)
  const single = questioned.filter(
    (joinedCase) =>
      !shared.has(readBaseHistory(joinedCase)) && !isRepairedTest(readBaseHistory(joinedCase), shared),
  )
  const flakes = single.filter((joinedCase) => hasPassedAgain(readBaseHistory(joinedCase))).length
  if (hasPatterns) {
    const over = questioned
      .map((joinedCase) => (failsOnHead(joinedCase) ? '' : readBaseHistory(joinedCase)))
      .filter(hasPassedAndFailed)
    const times = new Set(over).size
    if (baseRuns < usualRuns && times >= surelyFlakes) return Math.max(flakes, times)
    return flakes
  }
  const failing = single.filter((joinedCase) => hasFailedLast(readBaseHistory(joinedCase)))
  const repaired = failing.filter((joinedCase) => !failsOnHead(joinedCase)).length
  const tests = questioned.length + (quiet?.length ?? 0)
  // Tests that fail on both sides are broken; where some pass again by themselves, the others teach how
  // often, too.
  return flakes + (repaired >= surelyFlakes && failing.length * rarely >= tests ? failing.length : 0)
}

/** @returns whether so many tests failed by chance that one in {@link usualRuns} runs would have a flake */
export function areFlakesUsual(flakes: number, baseRuns: number): boolean {
  return flakes > 0 && flakes * usualRuns >= baseRuns
}

/**
 * Failing tests that never failed before, and were not proven to be worse than the chance failures of the
 * others.
 */
export function findUnsettledTests(
  joined: readonly Joined[],
  proven: ReadonlySet<Joined>,
  baseRuns: number,
  quiet?: QuietCases,
): ReadonlySet<Joined> {
  const clean = joined.filter(
    (joinedCase) => isQuestionedTest(joinedCase) && decidesByItself(joinedCase) && failsOnHead(joinedCase),
  )
  // What broke together, was repaired, and breaks together again is broken.
  const repaired =
    baseRuns >= runsForPatterns
      ? findSharedPatterns(listBaseHistories(joined, quiet))
      : new Set<CaseHistory>()
  const together = Map.groupBy(clean, readBaseHistory)
  const isBrokenAgain = (joinedCase: Joined) =>
    repaired.has(readBaseHistory(joinedCase)) && (together.get(readBaseHistory(joinedCase)) ?? []).length > 1
  return new Set(clean.filter((joinedCase) => !proven.has(joinedCase) && !isBrokenAgain(joinedCase)))
}

function listBaseHistories(joined: readonly Joined[], quiet: QuietCases | undefined): CaseHistory[] {
  const histories = joined.flatMap(({ base }) => base?.history ?? [])
  if (quiet === undefined) return histories
  return [...histories, quiet.longestHistory()]
}

function readBaseHistory({ base }: Joined): CaseHistory {
  return base?.history ?? ''
}

function isQuestionedTest({ counts, judgedAs, rule, stratum }: Joined): boolean {
  return counts && judgedAs === 'test' && rule.kind === 'auto' && stratum !== undefined
}

function failsOnHead({ head }: Joined): boolean {
  return countFailures(head) > 0
}
