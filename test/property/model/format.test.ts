import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  formatChange,
  formatLevel,
  formatMoney,
  formatNumber,
  formatPointsChange,
  formatPValue,
  formatRate,
  formatRateBeside,
  formatSetting,
} from '../../../src/model/format.ts'
import { formatDuration } from '../../../src/model/format-time.ts'

const share = fc.double({ min: 0, max: 1, noNaN: true })
const milliseconds = fc.double({ min: 0, max: 400_000_000, noNaN: true })

const units: Readonly<Record<string, number>> = { ms: 1, s: 1000, min: 60_000, h: 3_600_000 }

/** What a reader takes a figure for. Bounds (`p < 0.0001`) count as their limit. */
function shownValue(text: string): number {
  const plain = text.replaceAll(',', '').replace('−', '-')
  const amounts = [...plain.matchAll(/(-?\d[\d.e-]*) ?(ms|s|min|h)\b/g)]
  if (amounts.length > 0)
    return amounts.reduce((sum, [, n, unit]) => sum + Number(n) * (units[unit ?? ''] ?? 0), 0)
  const [number] = plain.match(/-?\d[\d.e-]*/) ?? []
  if (number === undefined) throw new Error(`no figure in ${text}`)
  return Number(number)
}

describe.each([
  ['rates', share, (value: number) => formatRate(value)],
  ['settings', share, formatSetting],
  ['differences', fc.double({ min: -1, max: 1, noNaN: true }), formatPointsChange],
  ['relative changes', fc.double({ min: -1, max: 1e6, noNaN: true }), formatChange],
  ['p-values', share, formatPValue],
  ['thresholds', fc.double({ min: 1e-6, max: 1, noNaN: true }), formatLevel],
  ['numbers', fc.double({ min: -1e9, max: 1e9, noNaN: true }), (value: number) => formatNumber(value)],
  ['money', fc.double({ min: 0, max: 1e6, noNaN: true }), formatMoney],
  ['durations', milliseconds, formatDuration],
] as const)('%s', (_, values, format) => {
  it('grow with what they show', () => {
    fc.assert(
      fc.property(values, values, (a, b) => {
        const [low, high] = a <= b ? [a, b] : [b, a]
        expect(shownValue(format(low))).toBeLessThanOrEqual(shownValue(format(high)))
      }),
      { numRuns: 500 },
    )
  })
})

describe('a rate', () => {
  it('is 100% or 0% only when every or no iteration passed', () => {
    const counts = fc.nat(1_000_000).chain((all) => fc.tuple(fc.nat(all + 1), fc.constant(all + 1)))
    fc.assert(
      fc.property(counts, ([passed, all]) => {
        const text = formatRate(passed / all)
        expect(text === '100%').toBe(passed === all)
        expect(text === '0%').toBe(passed === 0)
      }),
      { numRuns: 500 },
    )
    expect([formatRate(999_999 / 1_000_000), formatRate(1 / 1_000_000)]).toEqual(['99.9%', '0.1%'])
  })

  it('that misses its limit does not read like the limit', () => {
    const limits = fc.integer({ min: 1, max: 1000 }).map((tenths) => tenths / 1000)
    fc.assert(
      fc.property(limits, fc.integer({ min: 1, max: 1_000_000 }), (limit, below) => {
        const rate = Math.max(0, limit - below / 1e9)
        expect(formatRateBeside(rate, limit)).not.toBe(formatSetting(limit))
      }),
    )
  })
})

describe('a p-value', () => {
  it('within its threshold never reads as if it were beyond it', () => {
    fc.assert(
      fc.property(share, fc.double({ min: 0.0001, max: 0.5, noNaN: true }), (pValue, level) => {
        if (pValue > level) return
        expect(shownValue(formatPValue(pValue))).toBeLessThanOrEqual(shownValue(formatLevel(level)))
      }),
      { numRuns: 500 },
    )
  })

  it('is never understated', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.0001, max: 0.99, noNaN: true }), (pValue) => {
        expect(shownValue(formatPValue(pValue))).toBeGreaterThanOrEqual(pValue * (1 - 1e-9))
      }),
    )
  })
})
