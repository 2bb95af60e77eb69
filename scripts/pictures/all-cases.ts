import { exactStratifiedTest } from '../../src/gate/statistics/exact-stratified.ts'
import { hypergeometric } from '../../src/gate/statistics/hypergeometric.ts'
import { inPercent, type Judged, judge, runOf } from './made-up.ts'
import { box, card, dashed, dots, heading, line, margin, type Picture, text, verdict, width } from './svg.ts'

const iterations = 5
/** Passes of five: name, base, head. */
const example: readonly (readonly [string, number, number])[] = [
  ['greets', 5, 5],
  ['refunds', 5, 2],
  ['searches', 4, 3],
  ['calls tools', 5, 4],
  ['adds up', 2, 1],
  ['long text', 3, 3],
  ['refuses', 5, 5],
  ['writes JSON', 4, 2],
]
const [basePasses, headPasses] = [1, 2].map((side) =>
  example.reduce((sum, of) => sum + Number(of[side]), 0),
) as [number, number]

/** Eight cases on both sides, and what chance alone would make of the passes of the head. */
export function drawAllCases(): Picture {
  const strata = example.map(([, basePassed, headPassed]) => ({
    basePassed,
    headPassed,
    baseCount: iterations,
    headCount: iterations,
  }))
  const { exact, mid } = exactStratifiedTest(strata)
  const { outcome, comparison } = allCasesComparison()
  const lost = Math.round(-(comparison.suite?.meanChange ?? 0) * 100)
  return {
    facts: [
      `${headPasses} passes`,
      `p = ${exact.toFixed(3)}`,
      `mid-p = ${mid.toFixed(3)}`,
      `fell by ${lost} points`,
      String(comparison.levels.suite),
      `\`${outcome}\``,
    ],
    svg: card('Eight cases on both sides; the passes that chance alone would give the head', 500, [
      heading(32, 'Each case is compared with itself'),
      ...drawCases(),
      heading(302, 'If nothing changed, how low would chance go?'),
      ...drawChances(chancesOfSums()),
      text(margin, 482, `${headPasses} or fewer by chance: ${inPercent(exact)}`),
      verdict(width - margin, 482, outcome),
    ]),
  }
}

/** What the gate says of the example. */
export function allCasesComparison(): Judged {
  const side = (of: 1 | 2) =>
    runOf(
      `side ${of}`,
      example.map((row) => [row[0], row[of], iterations]),
    )
  return judge(side(2), [side(1)])
}

/** P(the head has x of all passes), by the total. */
function chancesOfSums(): Map<number, number> {
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

function drawCases(): string[] {
  const [base, head] = [190, 318]
  return [
    text(base - 6, 56, 'base', { tone: 'quiet' }),
    text(head - 6, 56, 'head', { tone: 'quiet' }),
    ...example.flatMap(([name, before, now], index) => {
      const y = 76 + 23 * index
      return [
        text(margin, y + 5, name),
        dots(base, y, { passed: before, count: iterations }),
        dots(head, y, { passed: now, count: iterations }),
      ]
    }),
    text(base - 6, 264, `${basePasses} passes`, { bold: true }),
    text(head - 6, 264, `${headPasses} passes`, { bold: true }),
  ]
}

function drawChances(chances: ReadonlyMap<number, number>): string[] {
  const totals = [...chances.keys()].filter((sum) => (chances.get(sum) ?? 0) > 0.0005).sort((a, b) => a - b)
  const [bottom, height] = [430, 90]
  const step = (width - 2 * margin) / totals.length
  const highest = Math.max(...chances.values())
  const at = margin + step * (totals.indexOf(headPasses) + 0.5)
  return [
    ...totals.flatMap((sum, index) => {
      const tall = (height * (chances.get(sum) ?? 0)) / highest
      const x = margin + step * index
      return [
        box(x + 2, bottom - tall, [step - 4, tall], sum <= headPasses ? 'bad' : 'off'),
        text(x + step / 2, bottom + 18, String(sum), { anchor: 'middle', tone: 'quiet' }),
      ]
    }),
    line([margin, bottom], [width - margin, bottom], 'quiet'),
    line([at, 336], [at, bottom - 12], 'bad', dashed),
    text(at, 330, 'seen', { anchor: 'middle', tone: 'bad' }),
    text(width - margin, 330, 'passes of the head', { anchor: 'end', tone: 'quiet' }),
  ]
}
