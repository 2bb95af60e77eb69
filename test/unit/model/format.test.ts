import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  formatChange,
  formatCount,
  formatLevel,
  formatMoney,
  formatNumber,
  formatNumberBeside,
  formatPlural,
  formatPoints,
  formatPointsChange,
  formatPValue,
  formatRate,
  formatRateBeside,
  formatSetting,
  quoteName,
  quoteNames,
} from '../../../src/model/format.ts'
import { formatAge, formatDuration, formatTime, formatWait } from '../../../src/model/format-time.ts'

describe('rates', () => {
  it('say all and none only when it is all and none', () => {
    const rates = [1, 0.9999999999999998, 0.99999, 0.975, 0.5, 0.00001, 0, null]
    expect(rates.map((rate) => formatRate(rate))).toEqual([
      '100%',
      '100%',
      '99.9%',
      '97.5%',
      '50%',
      '0.1%',
      '0%',
      'n/a',
    ])
  })

  it('round to the nearest tenth, as a reader would', () => {
    expect([2 / 3, 1 / 3, 0.29, 0.57].map((rate) => formatRate(rate))).toEqual([
      '66.7%',
      '33.3%',
      '29%',
      '57%',
    ])
  })

  it('keep what somebody configured as it is', () => {
    expect([0.95, 0.9995, 0.07, 1.5, 1].map(formatSetting)).toEqual(['95%', '99.95%', '7%', '150%', '100%'])
  })

  it('never look like the limit that they miss', () => {
    expect(formatRateBeside(0.949, 0.95)).toBe('94.9%')
    expect(formatRateBeside(0.95, 0.95)).toBe('95%')
    expect(formatRateBeside(0.94999, 0.95)).toBe('94.999%')
    expect(formatNumberBeside(0.69996, 0.7)).toBe('0.69996')
    expect(formatNumberBeside(0.6, 0.7)).toBe('0.6')
  })
})

describe('differences', () => {
  it('carry their sign where there is no word for it', () => {
    expect([-0.021, 0, 0.5, 0.01, -0.00001].map(formatPointsChange)).toEqual([
      '−2.1 points',
      '0 points',
      '+50 points',
      '+1 point',
      '−0.1 points',
    ])
    expect([-0.021, 0.01].map(formatPoints)).toEqual(['2.1 points', '1 point'])
    expect([0.125, -0.5, 0, 30, null].map(formatChange)).toEqual(['+12.5%', '−50%', '0%', '+3,000%', 'n/a'])
  })
})

describe('p-values', () => {
  it('are rounded up to two digits and have a smallest', () => {
    expect([0.00001, 0.0004, 0.00123, 0.0121, 0.5, 0.9999, 1].map(formatPValue)).toEqual([
      'p < 0.0001',
      'p = 0.0004',
      'p = 0.0013',
      'p = 0.013',
      'p = 0.5',
      'p > 0.99',
      'p = 1',
    ])
  })

  it('within their threshold look like it', () => {
    expect([formatPValue(0.0199), formatLevel(0.02), formatPValue(0.02001)]).toEqual([
      'p = 0.02',
      '0.02',
      'p = 0.021',
    ])
    expect(formatLevel(0.01 / 3)).toBe('0.0034')
  })
})

describe('amounts', () => {
  it('have three digits, and separators from 1,000 on', () => {
    expect([0.0031234, -1.5, 999.7, 12345.6, 0, Number.NaN].map((value) => formatNumber(value))).toEqual([
      '0.00312',
      '−1.5',
      '1,000',
      '12,346',
      '0',
      'n/a',
    ])
    expect([
      formatCount(300_000),
      formatPlural(1, 'case'),
      formatPlural(2, 'case'),
      formatPlural(0, 'suite'),
    ]).toEqual(['300,000', '1 case', '2 cases', '0 suites'])
    expect(formatPlural(2, 'file or suite', 'files or suites')).toBe('2 files or suites')
  })

  it('of money look like money', () => {
    expect([0.0031234, 0.1, 0.125, 1.5, 1234.567, 0, -0.2].map(formatMoney)).toEqual([
      '0.00312 USD',
      '0.10 USD',
      '0.125 USD',
      '1.50 USD',
      '1,234.57 USD',
      '0.00 USD',
      '−0.20 USD',
    ])
  })
})

describe('times', () => {
  it('of measurements have three digits', () => {
    expect(
      [0, 0.25, 1.44, 850, 999.7, 1234, 59_960, 200_000, 3_600_000, 7_260_000].map(formatDuration),
    ).toEqual([
      '0 ms',
      '0.25 ms',
      '1.4 ms',
      '850 ms',
      '1 s',
      '1.23 s',
      '1 min',
      '3 min 20 s',
      '1 h',
      '2 h 1 min',
    ])
  })

  it('of waiting are whole seconds', () => {
    expect([300, 45_400, 200_000].map(formatWait)).toEqual(['0 s', '45 s', '3 min 20 s'])
  })

  it('of ages are one unit', () => {
    const [minute, hour] = [60_000, 3_600_000]
    expect([-hour, minute, 59 * minute, hour, 24 * hour, 48 * hour].map(formatAge)).toEqual([
      '0 minutes',
      '1 minute',
      '59 minutes',
      '1 hour',
      '24 hours',
      '2 days',
    ])
  })

  it('are UTC, and survive what is not a time', () => {
    expect(formatTime(Date.UTC(2026, 2, 1, 12))).toBe('2026-03-01 12:00 UTC')
    expect(formatTime(Number.NaN)).toBe('at an unknown time')
  })
})

describe('names', () => {
  it('are quoted, cut, and counted', () => {
    expect(quoteName('x'.repeat(500))).toHaveLength(122)
    expect(quoteNames(['a', 'b'])).toBe('“a”, “b”')
    expect(quoteNames(['a', 'b', 'c'], 2)).toBe('“a”, “b” and 1 more')
  })
})

describe('numbers that are written without a formatter', () => {
  const value = fc
    .tuple(fc.integer({ min: -2_000_000, max: 2_000_000 }), fc.nat(8))
    .map(([n, k]) => n / 10 ** k)

  it('are written as the formatter writes them', () => {
    fc.assert(
      fc.property(value, fc.integer({ min: 4, max: 12 }), (number, digits) => {
        const formatter = new Intl.NumberFormat('en-US', { maximumSignificantDigits: digits })
        expect(formatNumber(number, digits)).toBe(formatter.format(number).replace('-', '−'))
      }),
      { numRuns: 2000 },
    )
  })

  it('include counts', () => {
    for (const count of [0, 1, 999, 1000, 1_234_567, 0.5, -3]) {
      expect(formatCount(count)).toBe(
        new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 }).format(count),
      )
    }
  })
})
