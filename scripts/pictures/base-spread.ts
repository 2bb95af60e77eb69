import { criticalDrop, spreadLevel, spreadOfRuns } from '../../src/gate/compare/spread.ts'
import { seededRandom } from '../../src/gate/statistics/permutation.ts'
import { formatPoints } from '../../src/model/format.ts'
import type { Run } from '../../src/model/run/run.ts'
import { type Effect, makeRun, sharedShift } from '../../test/support/gate/simulate-gate.ts'
import { inPercent, type Judged, judge, meanRate } from './made-up.ts'
import { box, card, heading, line, margin, type Picture, round, text, verdict, width } from './svg.ts'

const [cases, iterations, baseRuns] = [50, 5, 10]
const [lowest, highest] = [0.66, 0.94]
const rate = 0.82
const fall = 0.09

/** The same fall of the head below a base that is calm, and below one that moves by itself. */
export function drawBaseSpread(): Picture {
  const calm = measure(baseOf('calm 3', (same) => [...same]))
  const restless = measure(baseOf('restless 5', sharedShift(0.05)))
  return {
    facts: [calm, restless].flatMap(({ spread, prediction, outcome }) => [
      `±${formatPoints(spread)}`,
      inPercent(prediction),
      `\`${outcome}\``,
    ]),
    svg: card('The same fall below a calm base and below a restless 8one', 322, [
      heading(32, 'Is the head lower than the base gets by itself?'),
      box(margin, 48, [12, 12], 'tint'),
      text(margin + 20, 59, 'where one more run of the base may be', { tone: 'quiet' }),
      ...drawBase(98, 'A calm base', calm),
      ...drawBase(222, 'A base that moves by itself', restless),
    ]),
  }
}

interface Measured {
  readonly head: number
  readonly means: readonly number[]
  /** Below this is lower than one more run of the base would be. */
  readonly limit: number
  readonly spread: number
  readonly prediction: number
  readonly outcome: 'passed' | 'failed' | 'inconclusive'
}

/** What the gate says of the head below the base that moves. */
export function restlessComparison(): Judged {
  return judgeBelow(baseOf('restless 5', sharedShift(0.05)))
}

const rates = Array.from({ length: cases }, () => rate)

function baseOf(seed: string, weather: Effect): readonly Run[] {
  const random = seededRandom(seed)
  return Array.from({ length: baseRuns }, (_, index) =>
    makeRun(`base ${index}`, weather(rates, random), iterations, random),
  )
}

/** The same head for every base. */
function headRun(): Run {
  const fallen = rates.map((of) => of - fall)
  return makeRun('head', fallen, iterations, seededRandom('head 1'))
}

function judgeBelow(base: readonly Run[]): Judged {
  return judge(headRun(), base)
}

function measure(base: readonly Run[]): Measured {
  const { comparison, outcome } = judgeBelow(base)
  const means = base.map(meanRate)
  const spread = spreadOfRuns(means)
  return {
    head: meanRate(headRun()),
    means,
    limit: spread.mean - (criticalDrop(spread, spreadLevel(comparison.levels.suite)) ?? 0),
    spread: comparison.suite?.baseSpread ?? 0,
    prediction: comparison.suite?.predictionPValue ?? 1,
    outcome,
  }
}

function drawBase(y: number, title: string, of: Measured): string[] {
  const at = (mean: number) => margin + ((mean - lowest) / (highest - lowest)) * (width - 2 * margin)
  const axis = y + 62
  const limit = at(of.limit)
  return [
    text(margin, y, `${title}: ±${formatPoints(of.spread)}`, { bold: true }),
    verdict(width - margin, y, of.outcome),
    box(limit, y + 16, [width - margin - limit, 46], 'tint'),
    line([margin, axis], [width - margin, axis], 'quiet'),
    ...[0.7, 0.8, 0.9].map((tick) =>
      text(at(tick), axis + 18, `${Math.round(tick * 100)} %`, { anchor: 'middle', tone: 'quiet' }),
    ),
    ...of.means.map(
      (mean, index) =>
        `<circle cx="${round(at(mean))}" cy="${round(y + 30 + 18 * ((index * 0.4) % 1))}" r="4.5" class="ink" opacity=".7"/>`,
    ),
    `<path d="M${round(at(of.head))} ${y + 28}l8 12-8 12-8-12z" class="bad"/>`,
    text(at(of.head) - 12, y + 45, 'head', { anchor: 'end', tone: 'bad' }),
  ]
}
