import { judgeLook, planLooks } from '../../src/gate/again/judge-look.ts'
import { decide } from '../../src/gate/judge/decide.ts'
import { seededRandom } from '../../src/gate/statistics/permutation.ts'
import { joinRuns } from '../../src/model/run/merge-tallies.ts'
import type { Run } from '../../src/model/run/run.ts'
import type { VerdictOutcome } from '../../src/model/verdict.ts'
import {
  drawSides,
  type Effect,
  effects,
  evalPolicy,
  makeRun,
  plainSetting,
} from '../../test/support/gate/simulate-gate.ts'
import { inPercent } from './made-up.ts'
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

const rounds = 5
const setting = { ...plainSetting, cases: 30, iterations: 1, baseRuns: 10 }
/** Probabilities at the bottom and top of the picture. */
const [most, least] = [1, 0.00002]

/** Two pull requests that are measured round after round, and the level that each planned look requires. */
export function drawLooks(): Picture {
  const worse = measure('looks worse 2', effects['mean falls by 9 points'])
  const unchanged = measure('looks unchanged 65', effects['no change'])
  const levels = worse.levels
  const bottom = 276
  const x = (look: number) => margin + 36 + (look / (rounds - 1)) * (width - 2 * margin - 72)
  const y = (p: number) =>
    bottom - (Math.log(Math.min(most, Math.max(least, p)) / most) / Math.log(least / most)) * 190
  const path = (values: readonly number[]) =>
    values.map((p, look) => `${look === 0 ? 'M' : 'L'}${round(x(look))} ${round(y(p))}`).join('')
  const trace = (values: readonly number[], tone: Tone) => [
    `<path d="${path(values)}" class="s-${tone}" stroke-width="2"/>`,
    ...values.map(
      (p, look) => `<circle cx="${round(x(look))}" cy="${round(y(p))}" r="4.5" class="${tone}"/>`,
    ),
  ]
  return {
    facts: levels.map(inPercent),
    svg: card('Planned looks: strict at first, so that looking five times is fair', 346, [
      heading(32, 'Looking after every round, fairly'),
      text(margin, 56, 'The higher, the harder to explain by chance.', { tone: 'quiet' }),
      `<path d="${path(levels)}L${round(x(rounds - 1))} 66L${round(x(0))} 66z" class="tint"/>`,
      `<path d="${path(levels)}" class="s-bad" stroke-width="2"/>`,
      ...levels.map((level, look) =>
        text(x(look) + (look === rounds - 1 ? -32 : 8), y(level) - 8, inPercent(level), { tone: 'bad' }),
      ),
      line([margin, y(0.05)], [width - margin, y(0.05)], 'quiet', dashed),
      text(width - margin, y(0.05) + 16, '5 % each time: unfair', { anchor: 'end', tone: 'quiet' }),
      text(width - margin - 40, 84, 'proven', { anchor: 'end', bold: true, tone: 'bad' }),
      ...trace(unchanged.p, 'good'),
      ...trace(worse.p, 'ink'),
      line([margin, bottom], [width - margin, bottom], 'quiet'),
      ...Array.from({ length: rounds }, (_, look) =>
        text(x(look), bottom + 18, `round ${look + 1}`, { anchor: 'middle', tone: 'quiet' }),
      ),
      box(margin, 312, [12, 12], 'ink'),
      text(margin + 18, 323, `9 points lower: ${worse.outcome}`),
      box(margin + 218, 312, [12, 12], 'good'),
      text(margin + 236, 323, `unchanged: ${unchanged.outcome}`),
    ]),
  }
}

/** Every planned look until it is decided; the levels of all looks. */
function measure(seed: string, effect: Effect) {
  const random = seededRandom(seed)
  const before = setting.mix(setting.cases, random)
  const after = effect(before, random)
  const { base } = drawSides({ ...setting, mix: () => before }, random, 0)
  const baseline = { source: 'file', description: 'made up', runs: base } as const
  const [p, levels]: [number[], number[]] = [[], []]
  let head: Run | undefined
  let outcome: VerdictOutcome | undefined
  for (const [round, look] of planLooks(evalPolicy, rounds).entries()) {
    const more = makeRun(`round ${round}`, after, setting.iterations, random, setting)
    head = head === undefined ? more : joinRuns(head, more)
    const { comparison, isOpen, policy } = judgeLook(head, baseline, look, { today: 0 })
    levels.push(comparison.chances?.threshold ?? 0)
    if (outcome !== undefined) continue
    p.push(comparison.suite?.pValue ?? 1)
    if (!isOpen || round === rounds - 1) outcome = decide(head, comparison, policy).outcome
  }
  return { p, levels, outcome }
}
