import type { Iteration, RunData } from '../contract.ts'
import type { Known } from '../draw/pull-request.ts'
import { randomOf } from '../draw/random.ts'
import { type BrokenCases, effects } from '../effects.ts'
import { incompleteBeta, logGamma, logMeanExp, logSymmetricMean } from '../statistics.ts'
import type { CaseTruth, Conditions, EffectName, World } from '../worlds/world.ts'

/** Nothing is impossible, so that one rounded number decides nothing. */
const least = 1e-9
/** Draws of an effect that chooses cases in a way that can't be summed up. */
const draws = 24

/** Log-likelihood of what the head shows of a case with this truth, at one weather. */
type Likelihood = (of: CaseTruth) => number

/** Log-likelihoods of a head. */
export interface Weighed {
  readonly healthy: number
  /** The mean over the effects of the world. */
  readonly changed: number
  /** Names of the cases that are rather broken than not. */
  readonly cases: readonly string[]
}

/** How likely the head is without a change and after one. */
export function weigh(head: RunData, known: Known): Weighed {
  const names = new Map(head.cases.map((of) => [of.name, of.iterations]))
  // Nothing but the effect gives such names.
  const renamed = head.cases.filter(({ name }) => name.endsWith(' again')).map(({ name }) => name)
  if (renamed.length > 0) return { healthy: Number.NEGATIVE_INFINITY, changed: 0, cases: renamed }
  const at = (conditions: Conditions): Likelihood => {
    return (of) => likelihoodOf(names.get(of.name) ?? [], of, conditions, known)
  }
  const each = known.weathers.map(at)
  const rows: readonly Likelihood[] =
    known.world.movesByCase === true ? [(of) => logMeanExp(each.map((like) => like(of)))] : each
  const weighed = rows.map((like) => {
    const before = new Map(known.healthy.map((of) => [of.id, like(of)]))
    const gain = (of: CaseTruth) => like(of) - (before.get(of.id) ?? 0)
    const healthy = [...before.values()].reduce((sum, of) => sum + of, 0)
    const changes = known.effects.map((effect) => gainOf(effect, known, gain))
    return { healthy, changed: healthy + logMeanExp(changes), gain }
  })
  const likeliest = weighed.reduce((most, of) => (of.healthy > most.healthy ? of : most))
  return {
    healthy: logMeanExp(weighed.map(({ healthy }) => healthy)),
    changed: logMeanExp(weighed.map(({ changed }) => changed)),
    cases: known.healthy.filter((of) => likeliest.gain({ ...of, rate: 0 }) > 3).map(({ name }) => name),
  }
}

/** Log of how much likelier the head is after this effect, over its choices. */
function gainOf(name: EffectName, known: Known, gain: (of: CaseTruth) => number): number {
  const { healthy, world, fragile } = known
  const effect = effects[name]
  if (name === 'rename') return Number.NEGATIVE_INFINITY
  const broken = effect.breaks?.(healthy, fragile, world)
  const rest = restOf(broken, known, name)
  const others = logMeanExp(rest.map((changed) => changed.reduce((sum, of) => sum + gain(of), 0)))
  if (broken === undefined) return others
  const gains = (list: BrokenCases['able']) => list.map((ways) => logMeanExp(ways.map(gain)))
  const surely = gains(broken.surely).reduce((sum, of) => sum + of, 0)
  return others + surely + logSymmetricMean(gains(broken.able), broken.count)
}

/** Drawn changes of the cases that are not simply broken: for each draw those that differ. */
function restOf(
  broken: BrokenCases | undefined,
  { healthy, world, fragile }: Known,
  name: EffectName,
): readonly (readonly CaseTruth[])[] {
  if (broken?.isAll === true) return [[]]
  const isBreakable = new Set(broken?.able.flatMap((ways) => ways.map(({ id }) => id)))
  const before = new Map(healthy.map((of) => [of.id, of]))
  return Array.from({ length: effects[name].isFixed === true ? 1 : draws }, (_, draw) =>
    effects[name]
      .apply(healthy, randomOf(`optimum ${draw}`), fragile, world)
      .filter((of) => !isBreakable.has(of.id) && differs(of, before.get(of.id))),
  )
}

function differs(after: CaseTruth, before: CaseTruth | undefined): boolean {
  return (
    before === undefined ||
    after.rate !== before.rate ||
    after.quality !== before.quality ||
    after.seconds !== before.seconds
  )
}

function likelihoodOf(
  iterations: readonly Iteration[],
  of: CaseTruth,
  conditions: Conditions,
  { world, planned }: Known,
): number {
  const chances = chancesOf(of, conditions, world)
  const cached = conditions.cached ?? 0
  const [first] = iterations
  let sum = 0
  for (const iteration of iterations) {
    const chance = Math.max(least, chances[iteration.outcome]) * detailOf(iteration, of, conditions, world)
    const repeats = iteration !== first && iteration.outcome === first?.outcome ? 1 : 0
    sum += Math.log(iteration === first ? chance : cached * repeats + (1 - cached) * chance)
  }
  if (world.hides !== 'gone') return sum
  return sum + (planned - iterations.length) * Math.log(Math.max(least, chances.gone))
}

/** Probability of each outcome. */
function chancesOf(of: CaseTruth, conditions: Conditions, { measures }: World) {
  const rate = measures === 'scores' ? 1 : Math.min(1, Math.max(0, conditions.rate?.(of) ?? of.rate))
  const lost = conditions.lost?.(of) ?? 0
  const fails = (1 - lost) * (1 - rate)
  const hidden = (way: CaseTruth['hides']) => (of.hides === way ? 0.8 * fails : 0)
  return {
    pass: (1 - lost) * rate,
    fail: of.hides === undefined ? fails : 0.2 * fails,
    error: 0,
    lost: lost + hidden('lost'),
    skip: hidden('skip'),
    gone: hidden('gone'),
  }
}

/** Density of the score and the latency. */
function detailOf(
  { score, seconds }: Iteration,
  of: CaseTruth,
  { rate, scoreShift = 0, slowdown = 1 }: Conditions,
  { measures, shape, latency }: World,
): number {
  const center = measures === 'scores' ? (rate?.(of) ?? of.rate) : (of.quality ?? of.rate)
  const ofScore = score === undefined ? 1 : scoreDensity(score, center + scoreShift, shape)
  if (seconds === undefined || of.seconds === undefined || latency === undefined) return ofScore
  const times = Math.max(0.0005, seconds) / (of.seconds * slowdown)
  const ofSeconds =
    latency === 'lognormal'
      ? Math.exp(-((Math.log(times) / 0.3) ** 2) / 2)
      : times < 0.99
        ? least
        : times ** -2.2
  return ofScore * Math.max(least, ofSeconds)
}

function scoreDensity(score: number, center: number, shape: World['shape']): number {
  const middle = Math.min(0.99, Math.max(0.01, center))
  const width = shape === 'u' ? 0.4 : 12
  const density = (at: number) => betaDensity(score, at * width, (1 - at) * width, shape === 'tied')
  if (shape === 'outliers') return (39 / 40) * density(middle) + (score === 0 ? 1000 / 40 : 0)
  if (shape === 'flips') return 0.9 * density(middle) + 0.1 * density(1 - middle)
  return density(middle)
}

/** Of a score that was rounded to a thousandth, or to one of five steps. */
function betaDensity(score: number, a: number, b: number, isTied: boolean): number {
  const half = isTied ? 0.125 : 0.0005
  // At the ends the density is steep or has a pole.
  if (isTied || score < 0.001 || score > 0.999)
    return (
      Math.max(least, incompleteBeta(score + half, a, b) - incompleteBeta(score - half, a, b)) / (2 * half)
    )
  const scale = logGamma(a + b) - logGamma(a) - logGamma(b)
  return Math.max(least, Math.exp(scale + (a - 1) * Math.log(score) + (b - 1) * Math.log(1 - score)))
}
