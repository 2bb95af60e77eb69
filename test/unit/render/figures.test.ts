import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { embedHtmlAssets } from '../../../scripts/embed-html-assets.ts'
import { buildMatrixRows, buildVariantRows } from '../../../src/facts/breakdowns.ts'
import { drawSparkline, formatTrendLine } from '../../../src/facts/trend.ts'
import { formatDuration } from '../../../src/model/format-time.ts'
import { buildRunHistory } from '../../../src/model/gate-report.ts'
import { diffTexts } from '../../../src/render/html/assets/diff.js'
import { durationText } from '../../../src/render/html/assets/elements.js'
import { reportScript, reportStyle } from '../../../src/render/html/assets.ts'
import { drawTrendChart } from '../../../src/render/markdown/figures.ts'
import { buildReport, passingCases } from './builders.ts'
import { situations } from './situations.ts'

describe('the trend', () => {
  it('is drawn between the lowest and the highest', () => {
    expect(drawSparkline([0, 0.5, 1])).toBe('▁▅█')
    expect(drawSparkline([1, 1])).toBe('▅▅')
  })

  it('ends with this change, and needs a history', () => {
    const runs = [0.5, 1].map((rate) => buildReport({ cases: [{ name: 'a', after: [rate * 2, 2] }] }).head)
    const report = buildReport({ cases: passingCases(2), report: { history: buildRunHistory(runs) } })
    expect(formatTrendLine(report)).toBe('▁██ from 50% to 100% over 2 base runs and this change')
    expect(formatTrendLine(buildReport({ cases: passingCases(2) }))).toBeUndefined()
  })

  it('is not drawn where this change has no results', () => {
    const history = [1, 1, 1].map((passRate) => ({ label: '9f1a2b3', createdAt: 0, passRate }))
    expect(formatTrendLine(buildReport({ cases: [], report: { history } }))).toBeUndefined()
  })
})

describe('the chart', () => {
  it('keeps runs of one commit apart', () => {
    const history = [0.5, 1].map((passRate) => ({ label: '9f1a2b3', createdAt: 0, passRate }))
    expect(drawTrendChart(buildReport({ cases: passingCases(1), report: { history } }))).toBe(
      [
        '```mermaid',
        '%%{init: {"themeVariables": {"xyChart": {"plotColorPalette": "#2f81f7"}}}}%%',
        'xychart-beta',
        '    title "Pass rate of the last runs, in percent"',
        '    x-axis ["9f1a2b3", "9f1a2b3 (2)", "this change"]',
        '    y-axis "percent" 49 --> 100',
        '    line [50, 100, 100]',
        '```',
      ].join('\n'),
    )
  })

  it('counts the runs back where there are too many for their names', () => {
    const history = Array.from({ length: 10 }, () => ({ label: '9f1a2b3', createdAt: 0, passRate: 0.9 }))
    expect(drawTrendChart(buildReport({ cases: passingCases(1), report: { history } }))).toContain(
      'x-axis ["-10", "-9", "-8", "-7", "-6", "-5", "-4", "-3", "-2", "-1", "now"]',
    )
  })
})

describe('variants', () => {
  const models = situations['several-models']?.()

  it('are listed one by one, worst first', () => {
    const rows = models === undefined ? [] : buildVariantRows(models.comparison)
    expect(rows.map(({ name, regressed, failing }) => [name, regressed, failing])).toEqual([
      ['local | quantised', 1, 1],
      ['large', 0, 0],
      ['small', 0, 0],
    ])
  })

  it('are crossed with the cases that fail', () => {
    const rows = models === undefined ? [] : buildMatrixRows(models.comparison)
    expect(rows.map(({ title, cells }) => [title, [...cells.keys()].sort()])).toEqual([
      ['cart › totals › applies a discount once', ['large', 'local | quantised', 'small']],
    ])
  })

  it('are not spoken of when there is one', () => {
    expect(buildVariantRows(buildReport({ cases: passingCases(2) }).comparison)).toEqual([])
  })
})

describe('the difference of two texts', () => {
  it('is shown in words on one line, in lines on several', () => {
    expect(diffTexts('the red cat', 'the blue cat')).toEqual([
      { kind: 'same', text: 'the ' },
      { kind: 'gone', text: 'red ' },
      { kind: 'come', text: 'blue ' },
      { kind: 'same', text: 'cat' },
    ])
    expect(diffTexts('a\nb\nc\n', 'a\nc\nd\n')).toEqual([
      { kind: 'same', text: 'a\n' },
      { kind: 'gone', text: 'b\n' },
      { kind: 'same', text: 'c\n' },
      { kind: 'come', text: 'd\n' },
    ])
  })

  it('puts both texts together again, however long they are', () => {
    const long = (seed: number) => Array.from({ length: 4000 }, (_, i) => `${(i * seed) % 977}\n`).join('')
    for (const [before, after] of [
      ['', 'x'],
      ['x', ''],
      ['same', 'same'],
      [long(3), long(7)],
    ] as const) {
      const parts = diffTexts(before, after)
      const join = (kind: string) =>
        parts
          .filter((part) => part.kind !== kind)
          .map(({ text }) => text)
          .join('')
      expect(join('come')).toBe(before)
      expect(join('gone')).toBe(after)
    }
  })
})

describe('durations in the list of the page', () => {
  it('read as they do everywhere else', () => {
    const times = [0, 0.25, 1.44, 850, 999.7, 1234, 59_960, 200_000, 3_600_000, 7_260_000, 9e9]
    expect(times.map(durationText)).toEqual(times.map(formatDuration))
  })
})

describe('the embedded assets', () => {
  it('are those of the sources (else run: node scripts/embed-html-assets.ts)', () => {
    const written = readFileSync(new URL('../../../src/render/html/assets.ts', import.meta.url), 'utf8')
    expect(written).toBe(embedHtmlAssets())
  })

  it('cannot end the element that holds them', () => {
    expect(reportScript).not.toMatch(/<\/script|<!--/i)
    expect(reportStyle).not.toMatch(/<\/style/i)
  })
})
