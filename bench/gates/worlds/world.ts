import type { Random } from '../draw/random.ts'

/** A case as it truly is: what a run would show if it had endless iterations. */
export interface CaseTruth {
  /** Stays the same when the case is renamed. */
  readonly id: number
  readonly name: string
  readonly file: string
  /** Probability of a pass, or the mean score in a world of scores. */
  readonly rate: number
  /** Mean score, in a world that has passes and scores. */
  readonly quality?: number
  /** Typical latency, in a world that has latencies. */
  readonly seconds?: number
  /** How most failures of this case appear in the results; without it they are failures. */
  readonly hides?: 'lost' | 'skip' | 'gone'
}

export interface Size {
  readonly cases: number
  /** Iterations of each case in each run. */
  readonly iterations: number
}

/** When something is measured: base runs count from the newest, 0. */
export type Moment =
  | { readonly of: 'base'; readonly run: number }
  | { readonly of: 'head' }
  | { readonly of: 'again'; readonly round: number }

/** What holds for everything that is measured at one moment. */
export interface Conditions {
  /** Probability of a pass at that moment. */
  rate?(of: CaseTruth): number
  /** Factor of every latency. */
  readonly slowdown?: number
  /** Added to every score. */
  readonly scoreShift?: number
  /** Share of the iterations that repeat the first one of their case. */
  readonly cached?: number
  /** Share of the iterations of a case that are lost to the provider, whatever they would have shown. */
  lost?(of: CaseTruth): number
  /** The answers of this case are those of the run before. */
  replays?(of: CaseTruth): boolean
  /** The case does not run. */
  isAbsent?(of: CaseTruth): boolean
}

/** Asked in the order of time: the oldest base run first, the head, then what is measured again. */
export type Weather = (moment: Moment) => Conditions

export type EffectName =
  | 'none'
  | 'drop-3'
  | 'drop-5'
  | 'drop-10'
  | 'break-1%'
  | 'break-3%'
  | 'break-10%'
  | 'halve'
  | 'swap'
  | 'slice'
  | 'rename'
  | 'losses'
  | 'scores'
  | 'slower'

export interface World {
  readonly title: string
  /** What happens here, for a reader of the page. */
  readonly about: string
  /** As the project declares it to the gates. */
  readonly kind?: 'evals' | 'tests'
  /** `scores`: every iteration passes and only scores tell; `both`: passes and scores. */
  readonly measures?: 'scores' | 'both'
  /** How the effect `losses` hides failures. */
  readonly hides?: 'lost' | 'gone'
  /** How latencies lie around the one of their case. */
  readonly latency?: 'lognormal' | 'pareto'
  /** How scores lie around the mean of their case. */
  readonly shape?: 'bounded' | 'tied' | 'u' | 'outliers' | 'flips'
  readonly sizes: readonly string[]
  readonly effects: readonly EffectName[]
  /** The cases of main, as they are when the pull request starts. */
  cases(size: Size, random: Random): CaseTruth[]
  /** What main was at each of its runs, the newest first; it is what it is now unless said otherwise. */
  past?(now: readonly CaseTruth[], runs: number, random: Random): readonly (readonly CaseTruth[])[]
  /** What every pull request does here, also a healthy one. */
  change?(before: readonly CaseTruth[], random: Random): CaseTruth[]
  /** Ids of cases that an effect breaks first. */
  fragile?(now: readonly CaseTruth[]): readonly number[]
  /** Hours of the day, in UTC, between which runs are measured; by default all by day. */
  readonly hours?: { readonly base: readonly [number, number]; readonly head: readonly [number, number] }
  /** The weather of each case is its own. */
  readonly movesByCase?: true
  /** All reports are plain JUnit, also where iterations were lost. */
  readonly plainReports?: true
  /** Nobody knows when the runs were measured. */
  readonly hidesHours?: true
  weather?(now: readonly CaseTruth[], runs: number, random: Random): Weather
  /** Iterations of one case in one run; by default those of the size. */
  iterations?(planned: number, random: Random): number
}

/** A suite with these rates. */
export function suiteOf({ cases }: Size, rate: (index: number) => number): CaseTruth[] {
  const perFile = Math.max(1, Math.round(cases / 10))
  return Array.from({ length: cases }, (_, id) => ({
    id,
    name: `case ${String(id).padStart(4, '0')}`,
    file: `suite-${String(Math.floor(id / perFile)).padStart(2, '0')}`,
    rate: rate(id),
  }))
}

/** Most cases nearly always pass, a tenth nearly never does, and the rest lies between. */
export function mixedRate(random: Random): number {
  const kind = random.next()
  return kind < 0.6 ? 0.995 : kind < 0.7 ? 0.02 : 0.3 + 0.6 * random.next()
}

export function mixedSuite(size: Size, random: Random): CaseTruth[] {
  return suiteOf(size, () => mixedRate(random))
}

/** The rate after its log-odds moved by `shift`. */
export function shiftOdds(rate: number, shift: number): number {
  if (rate <= 0 || rate >= 1) return rate
  const odds = (rate / (1 - rate)) * Math.exp(shift)
  return odds / (1 + odds)
}

export function inside(rate: number): number {
  return Math.min(1, Math.max(0, rate))
}

export const usualEffects: readonly EffectName[] = [
  'none',
  'drop-3',
  'drop-5',
  'drop-10',
  'break-1%',
  'break-3%',
  'break-10%',
  'swap',
  'slice',
  'rename',
]
/** Where the question is the world and not the effect. */
export const fewEffects: readonly EffectName[] = ['none', 'drop-10', 'break-1%', 'break-10%', 'swap']
export const testEffects: readonly EffectName[] = ['none', 'break-1%', 'break-10%']
export const usualSizes = ['30x1', '50x5']
