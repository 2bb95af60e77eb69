import { weighFreshEvidence } from '../../src/gate/again/evidence.ts'
import { createSeededRandom } from '../../src/gate/statistics/permutation.ts'
import { countJudged } from '../../src/model/run/run.ts'
import { drawSides, type Effect, effects, plainSetting } from '../../test/support/gate/simulate-gate.ts'
import {
  box,
  card,
  dashed,
  heading,
  line,
  margin,
  type Picture,
  round,
  type Tone,
  text,
  width,
} from './svg.ts'

const looks = 5
const setting = { ...plainSetting, cases: 30, iterations: 1, baseRuns: 10 }
const needed = 20
/** Evidence at the bottom and top of the picture. */
const [least, most] = [0.001, 100_000]

/** The evidence of two pull requests after each look, and what proves a fall. */
export function drawLooks(): Picture {
  const worse = measure('worse', effects['mean falls by 9 points'])
  const unchanged = measure('unchanged', effects['no change'])
  const bottom = 276
  const x = (look: number) => margin + 36 + (look / (looks - 1)) * (width - 2 * margin - 72)
  const y = (of: number) =>
    bottom - (Math.log(Math.min(most, Math.max(least, of)) / least) / Math.log(most / least)) * 190
  const trace = (values: readonly number[], tone: Tone) => [
    `<path d="${values.map((of, look) => `${look === 0 ? 'M' : 'L'}${round(x(look))} ${round(y(of))}`).join('')}" class="s-${tone}" stroke-width="2"/>`,
    ...values.map(
      (of, look) => `<circle cx="${round(x(look))}" cy="${round(y(of))}" r="4.5" class="${tone}"/>`,
    ),
  ]
  return {
    facts: [`${needed} times`],
    svg: card('The evidence of two pull requests after each look', 346, [
      heading(32, 'Looking again, as often as you like'),
      text(margin, 56, 'How many times as likely if something fell.', { tone: 'quiet' }),
      line([margin, y(needed)], [width - margin, y(needed)], 'bad'),
      text(width - margin, y(needed) - 8, `${needed} times: proven`, {
        anchor: 'end',
        tone: 'bad',
        bold: true,
      }),
      line([margin, y(1)], [width - margin, y(1)], 'quiet', dashed),
      text(width - margin, y(1) + 16, 'as likely as not', { anchor: 'end', tone: 'quiet' }),
      ...trace(unchanged, 'good'),
      ...trace(worse, 'ink'),
      line([margin, bottom], [width - margin, bottom], 'quiet'),
      ...Array.from({ length: looks }, (_, look) =>
        text(x(look), bottom + 18, `look ${look + 1}`, { anchor: 'middle', tone: 'quiet' }),
      ),
      box(margin, 312, [12, 12], 'ink'),
      text(margin + 18, 323, '9 points lower'),
      box(margin + 218, 312, [12, 12], 'good'),
      text(margin + 236, 323, 'unchanged'),
    ]),
  }
}

/** The evidence after every look at all cases, five iterations a side. */
function measure(seed: string, effect: Effect): readonly number[] {
  const random = createSeededRandom(`looks ${seed}`)
  const { base, rerun } = drawSides({ ...setting, effect }, random, 0)
  const keys = [...(base[0]?.cases.keys() ?? [])]
  const tallies = keys.map((key) => base.map(({ cases }) => cases.get(key)))
  const fresh = Array.from({ length: looks }, rerun)
  return fresh.map((_, last) => {
    const { mean, broken } = weighFreshEvidence(
      keys.map((key, index) => ({
        isEval: true,
        before: {
          passed: tallies[index]?.reduce((sum, of) => sum + (of?.passed ?? 0), 0) ?? 0,
          judged: base.length,
        },
        first: { passed: 0, judged: 0 },
        looks: fresh.slice(0, last + 1).map(([headRun, baseRun]) => {
          const [ofHead, ofBase] = [headRun.cases.get(key), baseRun.cases.get(key)]
          return {
            asksMean: true,
            headPassed: ofHead?.passed ?? 0,
            headCount: ofHead === undefined ? 0 : countJudged(ofHead),
            basePassed: ofBase?.passed ?? 0,
            baseCount: ofBase === undefined ? 0 : countJudged(ofBase),
          }
        }),
      })),
      0,
    )
    return (mean + broken) / 2
  })
}
