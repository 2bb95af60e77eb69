import { addUp } from '../../../model/data.ts'
import { addUpCounts, type Counts } from '../../../model/run/tally.ts'
import { computeSampleVariance } from '../intervals.ts'
import { countDistinctRuns, type Series } from './neighbours.ts'

export type { Counts }

/** One case with what the base says about it. Nothing here depends on what the head answered. */
export interface CaseRuns {
  /** The newest first; only the runs that show the case as it is now. */
  readonly runs: readonly Counts[]
  /** Judged iterations of the head; 0 where nothing is asked of it. */
  readonly headCount: number
  /** How much the case counts in the mean: a whole number. */
  readonly weight: number
  /** Cases of one kind share what is known of their rates; only evals move together from run to run. */
  readonly isEval: boolean
  /** How many cases have this very history. */
  readonly cases: number
}

/** How far the iterations and runs of the base are measurements of their own. */
export interface Worth {
  /** Intraclass correlation of the iterations of one run, 0..1: 0 independent, 1 all repeat the first. */
  readonly correlation: number
  /** How many runs the base is worth, at most their number: runs answered from one cache are one. */
  readonly runs: number
  /** Part of a run that counts: `runs` of their number. */
  readonly share: number
}

/** Degrees of freedom that an unknown likeness is worth; it is 0. */
const priorDegrees = 4

/**
 * How far the iterations and runs of the base are measurements of their own: where runs differ by more than independent
 * iterations would, those of one run are alike; where answers are kept from run to run, they are fewer runs.
 *
 * @param leaveOut share of the cases that differ most, 0..1, which may have changed on the base
 */
export function estimateBaseWorth(
  cases: readonly CaseRuns[],
  baseRuns: number,
  { leaveOut = 0 }: { readonly leaveOut?: number } = {},
): Worth {
  const parts = cases
    .filter(({ isEval }) => isEval)
    .flatMap((history) => measureRunDifferences(history) ?? [])
  parts.sort((a, b) => a.seen / a.expected - b.seen / b.expected)
  parts.length -= Math.min(
    parts.length,
    leaveOut > 0 ? Math.max(fewestLeftOut, Math.ceil(parts.length * leaveOut)) : 0,
  )
  const expected = addUp(parts, (part) => part.expected)
  const degrees = addUp(parts, (part) => part.degrees)
  const ratio = expected === 0 ? 1 : addUp(parts, ({ seen }) => seen) / expected
  const isCopied = baseRuns > 1 && areRunsEqual(cases, parts)
  const countWorth = () => {
    if (isCopied) return 1
    return Math.max(1, countDistinctRuns(cases.filter(({ isEval }) => isEval).map(readShares), baseRuns))
  }
  const runs = leaveOut > 0 ? baseRuns : countWorth()
  const share = baseRuns === 0 ? 1 : runs / baseRuns
  if (runs < 2 && areOneAnswer(cases)) return { correlation: 1, runs, share }
  const perRun = degrees === 0 ? 1 : addUp(parts, (part) => part.degrees * part.iterations) / degrees
  if (perRun <= 1 || runs < baseRuns) return { correlation: 0, runs, share }
  const shrunk = (degrees * ratio + priorDegrees) / (degrees + priorDegrees)
  return { correlation: Math.min(1, Math.max(0, (shrunk - 1) / (perRun - 1))), runs, share }
}

const fewestLeftOut = 3

/** How a case that varies differs between its runs. */
interface Differences {
  /** Sum of squares, and what it would be if all iterations were independent. */
  readonly seen: number
  readonly expected: number
  readonly degrees: number
  /** Mean number of judged iterations of one run. */
  readonly iterations: number
}

function measureRunDifferences({ runs, cases }: CaseRuns): Differences | undefined {
  const judgedRuns = runs.filter(({ judged }) => judged > 0)
  const { passed, judged } = addUpCounts(judgedRuns)
  if (judgedRuns.length < 2 || passed === 0 || passed === judged) return undefined
  const rate = passed / judged
  const variance = (rate * (1 - rate) * judged) / (judged - 1)
  let seen = 0
  let expected = 0
  for (const run of judgedRuns) {
    seen += cases * (run.passed - run.judged * rate) ** 2
    expected += cases * variance * run.judged * (1 - run.judged / judged)
  }
  return {
    seen,
    expected,
    degrees: cases * (judgedRuns.length - 1),
    iterations: judged / judgedRuns.length,
  }
}

/**
 * So many cases that always fail, among others that always pass, make a base without any variation look like
 * a copy.
 */
const fewestFailing = 2

/** No case differs from run to run, although some do within a run, or never vary at all. */
function areRunsEqual(cases: readonly CaseRuns[], parts: readonly Differences[]): boolean {
  if (parts.length === 0) return doCasesNeverVary(cases)
  const degrees = addUp(parts, (part) => part.degrees)
  return degrees >= surelyEqual && parts.every(({ seen }) => seen < 1e-9)
}

/** Differences that must be missing: so many are no accident. */
const surelyEqual = 25

/** Pass rates of a case in the runs that judged it. */
function readShares({ runs, cases }: CaseRuns): Series {
  const judged = runs.filter((counts) => counts.judged > 0)
  return { values: judged.map((counts) => counts.passed / counts.judged), cases }
}

/** Some cases always pass and others always fail, in several runs. */
function doCasesNeverVary(cases: readonly CaseRuns[]): boolean {
  const measured = cases.filter(
    ({ runs, isEval }) => isEval && runs.filter(({ judged }) => judged > 0).length > 1,
  )
  const countCases = (histories: readonly CaseRuns[]) => addUp(histories, (history) => history.cases)
  const failing = countCases(measured.filter(({ runs }) => runs.every(({ passed }) => passed === 0)))
  return failing >= fewestFailing && countCases(measured) > failing
}

/** Cases are repeated and some fail, but iterations of one run never differ. */
function areOneAnswer(cases: readonly CaseRuns[]): boolean {
  const repeated = cases
    .filter(({ isEval }) => isEval)
    .flatMap(({ runs }) => runs.filter(({ judged }) => judged > 1))
  const hasFailure = repeated.some(({ passed, judged }) => passed < judged)
  return hasFailure && repeated.every(({ passed, judged }) => passed === 0 || passed === judged)
}

/** How many independent iterations the base has of a case, and how many of these passed. */
export function discountCaseCounts({ runs }: CaseRuns, { correlation, share }: Worth): Counts {
  let passed = 0
  let judged = 0
  for (const run of runs) {
    if (run.judged === 0) continue
    const part = share / (1 + (run.judged - 1) * correlation)
    passed += run.passed * part
    judged += run.judged * part
  }
  return { passed, judged }
}

/** Variance between runs beyond chance, with what is known of it. */
export interface RunVariance {
  /** Variance of the mean of one run as it was seen, and of how many runs; it has `degrees` of freedom. */
  readonly seen: number
  readonly runs: number
  readonly degrees: number
  /** The part that chance within a run explains. */
  readonly chance: number
}

/** Part of the cases that a run must have to count. */
const enoughCases = 0.5

/**
 * A case that a run lacks counts with its usual rate, so that cases that come and go don't look like unrest.
 */
export function estimateRunVariance(
  cases: readonly CaseRuns[],
  baseRuns: number,
  { correlation, runs: worth }: Worth,
): RunVariance {
  const sums = new Float64Array(baseRuns)
  const present = new Float64Array(baseRuns)
  let weights = 0
  let chance = 0
  for (const { runs, isEval, weight, cases: times } of cases) {
    const { passed, judged } = addUpCounts(runs)
    if (!isEval || weight === 0 || judged === 0) continue
    const rate = passed / judged
    const mass = weight * times
    weights += mass
    let withinRuns = 0
    for (let run = 0; run < baseRuns; run += 1) {
      const counts = runs[run]
      const has = counts !== undefined && counts.judged > 0
      sums[run] = (sums[run] ?? 0) + mass * (has ? counts.passed / counts.judged : rate)
      if (!has) continue
      present[run] = (present[run] ?? 0) + mass
      withinRuns += (1 + (counts.judged - 1) * correlation) / counts.judged
    }
    const smoothed = (passed + 0.5) / (judged + 1)
    chance += (times * weight ** 2 * smoothed * (1 - smoothed) * withinRuns) / baseRuns
  }
  if (weights === 0) return { seen: 0, runs: 0, degrees: 0, chance: 0 }
  const means = [...sums]
    .filter((_, run) => (present[run] ?? 0) >= enoughCases * weights)
    .map((sum) => sum / weights)
  const distinct = countDistinctRuns([{ values: means, cases: 1 }], means.length, false)
  const degrees = Math.max(0, Math.min(distinct, worth) - 1)
  return {
    seen: computeSampleVariance(means) ?? 0,
    runs: means.length,
    degrees,
    chance: chance / weights ** 2,
  }
}
