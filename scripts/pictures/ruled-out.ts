import { computeRuledOutDrop } from '../../src/gate/statistics/prediction/bounds.ts'
import { predictNextRun } from '../../src/gate/statistics/prediction/predict.ts'
import { box, card, heading, line, margin, type Picture, text, width } from './svg.ts'

/** Both sides alike: cases, iterations, passes of each case. */
const designs = [
  { title: '10 cases × 1', cases: 10, iterations: 1 },
  { title: '30 cases × 1', cases: 30, iterations: 1 },
  { title: '60 cases × 1', cases: 60, iterations: 1 },
  { title: '50 cases × 5', cases: 50, iterations: 5 },
]
const most = 0.36

/** Suites in which nothing failed, and how large a drop may hide in them. */
export function drawRuledOut(): Picture {
  const bounds = designs.map(({ cases, iterations: count, ...of }) => {
    const runs = Array.from({ length: 10 }, () => ({ passed: count, judged: count }))
    const never = { runs, headCount: count, weight: 1, isEval: true, cases }
    return { ...of, drop: computeRuledOutDrop(predictNextRun([never], runs.length), 1) }
  })
  const points = (drop: number) => (drop * 100).toFixed(drop < 0.03 ? 1 : 0)
  const left = margin + 106
  const at = (drop: number) => left + (drop / most) * (width - margin - left)
  const bottom = 106 + 42 * designs.length
  return {
    facts: bounds.map(({ title, drop }) => `${title}: ${points(drop)} points`),
    svg: card('How large a drop may hide in a suite in which nothing failed', bottom + 54, [
      heading(32, 'Nothing failed. How much worse may it be?'),
      box(margin, 48, [12, 12], 'off'),
      text(margin + 20, 59, 'may be there'),
      box(margin + 130, 48, [12, 12], 'tint'),
      text(margin + 150, 59, 'ruled out with 95% confidence'),
      ...bounds.flatMap(({ title, drop }, index) => {
        const y = 84 + 42 * index
        return [
          text(margin, y + 18, title, { bold: true }),
          box(at(drop), y, [width - margin - at(drop), 26], 'tint'),
          box(left, y, [at(drop) - left, 26], 'off'),
          text(Math.max(at(drop), at(0.05)) + 6, y + 18, `${points(drop)} points`),
        ]
      }),
      line([left, bottom - 14], [width - margin, bottom - 14], 'quiet'),
      ...[0, 0.1, 0.2].map((tick) =>
        text(at(tick), bottom + 4, String(Math.round(tick * 100)), { anchor: 'middle', tone: 'quiet' }),
      ),
      line([at(0.05), 76], [at(0.05), bottom - 14], 'good', ' stroke-width="2" stroke-dasharray="4 3"'),
      text(width - margin, bottom + 4, 'points', { anchor: 'end', tone: 'quiet' }),
      text(margin, bottom + 34, 'Ruling out 5 points (green) is enough to pass.', { tone: 'good' }),
    ]),
  }
}
