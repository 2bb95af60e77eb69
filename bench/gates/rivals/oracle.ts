import { binomialTail, normalTail, poissonBinomialTail } from '../statistics.ts'
import { isJudged, type Rule, redIf, undecided } from './gate.ts'

/** A case this unlikely, or more so, has fallen so clearly that it is counted. */
const clear = [0.01, 0.1]
/** False alarms that it allows itself, shared by its tests. */
const level = 0.05 / (2 + clear.length)

/**
 * Knows the true rate of every case on main at that hour, which no gate can. What it does not find can hardly be found.
 */
export const oracle: Rule = {
  title: 'oracle',
  standing: 'reference',
  rule: 'Knows the true pass rates of main at the hour of the head, but not the change. Four tests share 5%: the sum of all passes, the case that fell most, and how many cases are as low as chance makes them in 1% and in 10% of runs. It looks at passes, not at scores.',
  judge: ({ head }, truth) => {
    const known = head.cases.flatMap(({ name, iterations }) => {
      const of = truth?.expected.get(name)
      // Of passes, also where there are scores.
      const values = iterations.filter(isJudged).map(({ outcome }) => (outcome === 'pass' ? 1 : 0))
      if (of === undefined || values.length === 0) return []
      const count = of.independent ? values.length : 1
      const passed = of.independent ? values.reduce((sum: number, value) => sum + value, 0) : (values[0] ?? 0)
      return [{ name, count, passed, rate: of.rate, p: binomialTail(passed, count, of.rate) }]
    })
    if (known.length === 0) return undecided
    const lowest = known.reduce((least, of) => (of.p < least.p ? of : least))
    const tests = [
      sumTail(known),
      1 - (1 - lowest.p) ** known.length,
      ...clear.map((at) => {
        const fallen = known.filter(({ p }) => p <= at).length
        const chances = known.map(({ count, rate }) => chanceBelow(count, rate, at))
        return fallen === 0 ? 1 : 1 - poissonBinomialTail(chances, fallen - 1)
      }),
    ]
    return redIf(
      tests.some((p) => p <= level),
      known.filter(({ p }) => p <= Math.min(...clear)).map(({ name }) => name),
    )
  },
}

/** Probability that chance makes a case with this rate as unlikely as that, or more so. */
function chanceBelow(count: number, rate: number, at: number): number {
  let chance = 0
  for (let passed = 0; passed <= count; passed += 1) {
    const tail = binomialTail(passed, count, rate)
    if (tail > at) break
    chance = tail
  }
  return chance
}

/** P(as few passes or fewer): exact for few trials, by the normal distribution with a correction for many. */
function sumTail(
  known: readonly { readonly count: number; readonly passed: number; readonly rate: number }[],
): number {
  const passed = known.reduce((sum, of) => sum + of.passed, 0)
  const trials = known.reduce((sum, of) => sum + of.count, 0)
  if (trials <= 60) {
    return poissonBinomialTail(
      known.flatMap(({ count, rate }) => Array.from({ length: count }, () => rate)),
      passed,
    )
  }
  const expected = known.reduce((sum, of) => sum + of.count * of.rate, 0)
  const spread = Math.sqrt(known.reduce((sum, of) => sum + of.count * of.rate * (1 - of.rate), 0))
  return spread < 1e-9 ? (passed < expected - 0.5 ? 0 : 1) : normalTail((passed + 0.5 - expected) / spread)
}
