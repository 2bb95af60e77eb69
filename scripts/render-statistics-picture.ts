import { exactStratifiedTest } from '../src/gate/statistics/exact-stratified.ts'
import { hypergeometric } from '../src/gate/statistics/hypergeometric.ts'

const iterations = 5
/** Passes of five: name, base, head. The worked example of docs/statistics.md. */
export const example: readonly (readonly [string, number, number])[] = [
  ['greets', 5, 5],
  ['refunds', 5, 2],
  ['searches', 4, 3],
  ['calls tools', 5, 4],
  ['adds up', 2, 1],
  ['long text', 3, 3],
  ['refuses', 5, 5],
  ['writes JSON', 4, 2],
]

const font = 'font-family="system-ui, sans-serif"'
const colours = {
  passed: '#2f7d4f',
  failed: '#d5d9de',
  tail: '#c0392b',
  bar: '#9fb3c8',
  ink: '#1f2933',
  faint: '#616e7c',
}

/** The picture of docs/statistics.md: eight cases, what chance alone makes of their sum, and what was seen. */
export function renderStatisticsPicture(): string {
  const strata = example.map(([, basePassed, headPassed]) => ({
    basePassed,
    headPassed,
    baseCount: iterations,
    headCount: iterations,
  }))
  const observed = example.reduce((sum, [, , head]) => sum + head, 0)
  const chances = sumOfShares()
  const pValue = exactStratifiedTest(strata).exact
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="820" height="400" viewBox="0 0 820 400" ${font} font-size="13">`,
    '<title>Eight cases on both sides, and the passes that chance alone would give the head</title>',
    `<rect width="820" height="400" fill="#ffffff"/>`,
    ...drawCases(),
    ...drawChances(chances, observed, pValue),
    '</svg>',
    '',
  ].join('\n')
}

/** P(the head has x of all passes), by the total. */
function sumOfShares(): Map<number, number> {
  let sums = new Map([[0, 1]])
  for (const [, base, head] of example) {
    const { start, mass } = hypergeometric(2 * iterations, base + head, iterations)
    const next = new Map<number, number>()
    for (const [sum, chance] of sums) {
      for (const [index, share] of mass.entries()) {
        const total = sum + start + index
        next.set(total, (next.get(total) ?? 0) + chance * share)
      }
    }
    sums = next
  }
  return sums
}

function text(x: number, y: number, content: string, attributes = ''): string {
  return `<text x="${x}" y="${y}" fill="${colours.ink}" ${attributes}>${content}</text>`
}

function drawCases(): string[] {
  const dots = (passed: number, x: number, y: number) =>
    Array.from({ length: iterations }, (_, index) => {
      const fill = index < passed ? colours.passed : colours.failed
      return `<circle cx="${x + 17 * index}" cy="${y}" r="6" fill="${fill}"/>`
    })
  return [
    text(24, 34, '1. Each case is compared with itself', 'font-weight="600"'),
    text(128, 66, 'base', `fill-opacity="0.7"`),
    text(240, 66, 'head', `fill-opacity="0.7"`),
    ...example.flatMap(([name, base, head], index) => {
      const y = 92 + 33 * index
      return [text(24, y + 4, name), ...dots(base, 134, y), ...dots(head, 246, y)]
    }),
    text(134, 372, `${total(1)} passes`, 'font-weight="600"'),
    text(246, 372, `${total(2)} passes`, 'font-weight="600"'),
  ]
}

function total(side: 1 | 2): number {
  return example.reduce((sum, of) => sum + of[side], 0)
}

function drawChances(chances: ReadonlyMap<number, number>, observed: number, pValue: number): string[] {
  const totals = [...chances.keys()].filter((sum) => (chances.get(sum) ?? 0) > 0.0003).sort((a, b) => a - b)
  const [left, bottom, height] = [400, 330, 220]
  const width = Math.floor(390 / totals.length)
  const highest = Math.max(...chances.values())
  const bars = totals.flatMap((sum, index) => {
    const chance = chances.get(sum) ?? 0
    const tall = Math.round((height * chance * 10) / highest) / 10
    const x = left + width * index
    const fill = sum <= observed ? colours.tail : colours.bar
    return [
      `<rect x="${x}" y="${Math.round((bottom - tall) * 10) / 10}" width="${width - 3}" height="${tall}" fill="${fill}"/>`,
      text(x + width / 2 - 8, bottom + 18, String(sum), 'font-size="12"'),
    ]
  })
  const at = left + width * Math.max(0, totals.indexOf(observed)) + width / 2
  return [
    text(left, 34, '2. What chance alone would make of the passes of the head', 'font-weight="600"'),
    text(left, 56, 'All passes of a case are dealt out again between its two sides.', `fill-opacity="0.7"`),
    ...bars,
    `<line x1="${left - 4}" y1="${bottom}" x2="${left + width * totals.length}" y2="${bottom}" stroke="${colours.faint}"/>`,
    text(left, bottom + 42, 'passes of the head, all cases together', `fill-opacity="0.7"`),
    `<line x1="${at}" y1="120" x2="${at}" y2="${bottom - 4}" stroke="${colours.tail}" stroke-dasharray="4 3"/>`,
    text(at - 40, 96, `seen: ${observed}`, `font-weight="600"`),
    text(at - 40, 113, `p = ${pValue.toFixed(3)}`, `font-weight="600"`),
  ]
}
