import { computeWilsonInterval } from '#verdict'
import type { VerdictOutcome } from '../../model/verdict.ts'
import type { History } from './resample.ts'

/** A chance, 0..1, and the range that it lies in with 95 % confidence. */
export interface Chance {
  readonly share: number
  readonly low: number
  readonly high: number
}

/** Half width of a range up to which a chance is shown without it. */
export const closeEnough = 0.05

/** How often each outcome of a verdict comes out. */
export interface Chances {
  readonly red: Chance
  readonly undecided: Chance
  readonly green: Chance
  /** Verdicts that they rest on. */
  readonly tries: number
}

/** A question that is put to the gate many times, each time about another head. */
export interface Question {
  ask(count: number): void
  /** Chances of each verdict that `answer` returns, in their order. */
  chances(): readonly Chances[]
  /** Width of the range of the least certain chance, 0..1. */
  width(): number
}

interface QuestionOptions {
  readonly history: History
  /** Number of bases; heads are compared with them in turn. */
  readonly bases: number
  /** The verdicts on one head; their number is the same for every head. */
  readonly answer: (index: number, base: number) => readonly VerdictOutcome[]
}

export function createQuestion({ history, bases, answer }: QuestionOptions): Question {
  const tallies: Tally[] = []
  let askedHeads = 0
  const collectChances = () => tallies.map((tally) => tally.chances())
  return {
    ask(count) {
      for (const end = askedHeads + count; askedHeads < end; askedHeads += 1) {
        const base = askedHeads % bases
        for (const [index, outcome] of answer(askedHeads, base).entries()) {
          tallies[index] ??= createChanceTally(history)
          tallies[index].add(outcome, base)
        }
      }
    },
    chances: collectChances,
    width: () =>
      Math.max(
        ...collectChances().flatMap(({ red, undecided, green }) =>
          [red, undecided, green].map(({ low, high }) => high - low),
        ),
      ),
  }
}

/** Verdicts, counted by the base that they were compared with. */
interface Tally {
  add(outcome: VerdictOutcome, base: number): void
  chances(): Chances
}

/**
 * Standard deviation of the log-odds of a chance over histories of one run each, as measured in worlds that
 * are known (`scripts/measure-audit.ts`): what a history happened to measure is chance, too, far more so
 * where whole runs are good or bad.
 */
const spreadOfHistories = { steady: 1.1, weather: 3.3 }

function createChanceTally({ runs, hasWeather }: History): Tally {
  const bases = new Map<number, Record<VerdictOutcome, number>>()
  const historyVariance = spreadOfHistories[hasWeather ? 'weather' : 'steady'] ** 2 / runs.length
  let tries = 0
  const estimateChance = (outcome: VerdictOutcome): Chance => {
    const counts = [...bases.values()]
    const count = counts.reduce((sum, baseCounts) => sum + baseCounts[outcome], 0)
    const share = count / tries
    // Heads with the same base share its luck, so they count as fewer than they are.
    const apart = counts.reduce(
      (sum, baseCounts) => sum + (baseCounts[outcome] - share * countVerdicts(baseCounts)) ** 2,
      0,
    )
    const alike = share > 0 && share < 1 ? Math.max(1, apart / (tries * share * (1 - share))) : 1
    const usual = (count + 1) / (tries + 2)
    const worth = 1 / (alike / tries + historyVariance * usual * (1 - usual))
    return { share, ...computeWilsonInterval(share * worth, worth) }
  }
  return {
    add(outcome, base) {
      const counts = bases.get(base) ?? { passed: 0, failed: 0, inconclusive: 0 }
      counts[outcome] += 1
      bases.set(base, counts)
      tries += 1
    },
    chances: () => ({
      red: estimateChance('failed'),
      undecided: estimateChance('inconclusive'),
      green: estimateChance('passed'),
      tries,
    }),
  }
}

const countVerdicts = ({ passed, failed, inconclusive }: Record<VerdictOutcome, number>) =>
  passed + failed + inconclusive

/**
 * The outcomes at each size of a fall, with the fewest judgements: a larger fall of the same iterations is
 * never judged milder.
 *
 * @param sizes number of sizes, from small to large
 */
export function judgeEachSize(
  sizes: number,
  judgeAt: (size: number) => VerdictOutcome,
): readonly VerdictOutcome[] {
  const outcomes = new Array<VerdictOutcome>(sizes)
  const fillOutcomes = (from: number, to: number, least: VerdictOutcome, most: VerdictOutcome) => {
    if (from >= to) return
    if (least === most) {
      outcomes.fill(least, from, to)
      return
    }
    const middle = (from + to - 1) >> 1
    const outcome = judgeAt(middle)
    outcomes[middle] = outcome
    fillOutcomes(from, middle, least, outcome)
    fillOutcomes(middle + 1, to, outcome, most)
  }
  fillOutcomes(0, sizes, 'passed', 'failed')
  return outcomes
}

/**
 * Evenly over the cases however many are asked for, so that the luck of which case breaks is not in the
 * figure.
 */
export function pickSpreadKey(keys: readonly string[], index: number): string {
  const golden = 0.618_033_988_749_895
  return keys[Math.floor(((0.5 + index * golden) % 1) * keys.length)] ?? ''
}
