import { extendLedger } from '../../src/gate/drift/extend-ledger.ts'
import { findDrift } from '../../src/gate/drift/find-drift.ts'
import { createSeededRandom } from '../../src/gate/statistics/permutation.ts'
import { formatPoints } from '../../src/model/format.ts'
import { dayMs } from '../../src/model/format-time.ts'
import type { Drift, Ledger } from '../../src/model/ledger.ts'
import type { Run } from '../../src/model/run/run.ts'
import { evalPolicy, lower, type Mix, makeRun, mixes } from '../../test/support/gate/simulate-gate.ts'
import { meanRate } from './made-up.ts'
import { box, card, heading, line, margin, type Picture, round, text, width } from './svg.ts'

const [cases, pushes, stableDays, days, fall] = [50, 5, 40, 60, 0.2]
const start = Date.UTC(2030, 0, 1)
const [lowest, highest] = [0.52, 0.88]
const [top, bottom] = [60, 250]

/** A base branch that loses a third of a point a day, and the day on which that is found. */
export function drawSlowDrift(): Picture {
  const { means, drift, day } = live('slow drift')
  const lost = drift.anchorRate - drift.recentRate
  const x = (date: number) => margin + (date / means.length) * (width - 2 * margin)
  const y = (mean: number) => bottom - ((mean - lowest) / (highest - lowest)) * (bottom - top)
  const dayOf = (date: string) => (Date.parse(date) - start) / dayMs
  const window = (from: number, to: number, mean: number) => [
    box(x(from), top, [x(to + 1) - x(from), bottom - top], 'tint'),
    line([x(from), y(mean)], [x(to + 1), y(mean)], 'bad', ' stroke-width="2.5"'),
  ]
  return {
    facts: [`day ${day - stableDays}`, formatPoints(lost)],
    svg: card('A base branch that slowly falls, compared with what it was a month ago', 312, [
      heading(32, 'The base slowly loses 20 points in 60 days'),
      ...window(dayOf(drift.anchorFrom), dayOf(drift.anchorTo), drift.anchorRate),
      ...window(dayOf(drift.recentFrom), day, drift.recentRate),
      text((x(dayOf(drift.anchorFrom)) + x(dayOf(drift.anchorTo) + 1)) / 2, top + 18, 'weeks ago', {
        anchor: 'middle',
      }),
      text(x(day + 1) + 6, top + 18, `last days: ${formatPoints(lost)} lower`),
      ...means.map(
        (mean, index) =>
          `<circle cx="${round(x(index + 0.5))}" cy="${round(y(mean))}" r="2.4" class="ink" opacity="${index > day ? '.3' : '.75'}"/>`,
      ),
      line([margin, bottom], [width - margin, bottom], 'quiet'),
      line([x(stableDays), bottom], [x(stableDays), bottom + 7], 'quiet'),
      text(x(stableDays), bottom + 20, 'fall begins', { anchor: 'end', tone: 'quiet' }),
      line([x(day + 1), top], [x(day + 1), bottom + 7], 'bad'),
      text(x(day + 1), bottom + 20, `found on day ${day - stableDays}`, { tone: 'bad' }),
      text(margin, 298, 'One dot a day. A day loses a third of a point.', { tone: 'quiet' }),
    ]),
  }
}

/** Means of all days, the first drift that is found, and its day. */
function live(seed: string): {
  readonly means: readonly number[]
  readonly drift: Drift
  readonly day: number
} {
  const random = createSeededRandom(seed)
  const rates = (mixes.mixed as Mix)(cases, random)
  const means = Array.from({ length: stableDays + days }, () => 0)
  let ledger: Ledger | undefined
  let found: { readonly drift: Drift; readonly day: number } | undefined
  for (let push = 0; push < means.length * pushes; push += 1) {
    const time = push / pushes
    const day = Math.floor(time)
    const lost = fall * Math.max(0, (time - stableDays) / days)
    const made = makeRun(`push ${push}`, lower(rates, lost), 1, random)
    means[day] = (means[day] ?? 0) + meanRate(made) / pushes
    if (found !== undefined) continue
    const run: Run = { ...made, info: { ...made.info, createdAt: start + time * dayMs } }
    ledger = extendLedger([run, ...(ledger === undefined ? [] : [{ ...made, ledger }])], () => true)
    const drift = findDrift(ledger, { atLeast: evalPolicy.minDrop.suite })
    if (drift?.found === true) found = { drift, day }
  }
  if (found === undefined) throw new Error('the drift of the picture is never found')
  return { means, ...found }
}
