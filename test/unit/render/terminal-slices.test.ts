import { describe, expect, it } from 'vitest'
import { buildView } from '../../../src/facts/view.ts'
import type { SlicesCompared } from '../../../src/model/comparison/breakdowns.ts'
import { renderText } from '../../../src/render/terminal/text.ts'
import { buildReport, passingCases } from './builders.ts'

function textWith(slices: SlicesCompared): string {
  const report = buildReport({ cases: passingCases(3) })
  const view = buildView({ ...report, comparison: { ...report.comparison, slices } })
  return renderText(view, { color: false })
}

const row = (slice: string, head: number, base?: number): SlicesCompared['rows'][number] => ({
  slice,
  cases: 2,
  failing: head < 10 ? 1 : 0,
  regressed: 0,
  head: { passed: head, judged: 10, low: 0.4, high: 0.9 },
  base: base === undefined ? undefined : { passed: base, judged: 10 },
  pValue: base === undefined ? undefined : 0.3,
})

describe('slices in a terminal', () => {
  it('lists those that changed and counts the others', () => {
    const text = textWith({
      rows: [row('tag: slow', 4, 9), row('tag: fast', 10, 9), row('tag: same', 7, 7)],
      leftOut: 0,
    })
    expect(text).toContain(
      [
        '  Slices: 3',
        '    Slice      Cases  Pass rate   Change      p',
        '    tag: slow  2      90% → 40%   −50 points  0.3',
        '    tag: fast  2      90% → 100%  +10 points  0.3',
        '    and 1 unchanged',
      ].join('\n'),
    )
    expect(text).not.toContain('tag: same')
  })

  it('shows at most ten, and says how many more there are', () => {
    const rows = Array.from({ length: 14 }, (_, index) => row(`tag: ${index}`, 4, 9))
    const text = textWith({ rows: [...rows, row('tag: same', 7, 7)], leftOut: 5 })
    expect(text.match(/^ {4}tag: /gm)).toHaveLength(10)
    expect(text).toContain('    and 9 more, 1 unchanged\n')
  })

  it('lists those with failures where nothing is compared', () => {
    const text = textWith({ rows: [row('tag: a', 6), row('tag: b', 10)], leftOut: 0 })
    expect(text).toContain('    tag: a  2      60% (6/10; 95% interval 40% to 90%)\n    and 1 that passed\n')
    expect(text).not.toContain('tag: b')
  })

  it('has no table without news', () => {
    expect(textWith({ rows: [row('tag: a', 9, 9)], leftOut: 0 })).not.toContain('Slice')
  })
})
