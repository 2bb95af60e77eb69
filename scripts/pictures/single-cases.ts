import { brokenCasesTest } from '../../src/gate/statistics/broken-cases.ts'
import { isAtMost } from '../../src/gate/statistics/level.ts'
import type { Stratum } from '../../src/gate/statistics/stratum.ts'
import { evalPolicy } from '../../test/support/gate/simulate-gate.ts'
import { inPercent } from './made-up.ts'
import { box, card, heading, margin, type Picture, type Tone, text, width } from './svg.ts'

const cases = 50
const limits = { minDrop: evalPolicy.minDrop.case, level: evalPolicy.alpha * evalPolicy.shares.cases }
const broken: Stratum = { basePassed: 5, baseCount: 5, headPassed: 0, headCount: 5 }
const noisy: Stratum = { basePassed: 3, baseCount: 5, headPassed: 3, headCount: 5 }
const stable: Stratum = { basePassed: 5, baseCount: 5, headPassed: 5, headCount: 5 }

/** Fifty cases of which one broke: the noisier the others, the more likely chance breaks one of them. */
export function drawSingleCases(): Picture {
  const suites = [0, 10, 20].map((count) => {
    const strata = [broken, ...Array<Stratum>(count).fill(noisy)]
    const all = [...strata, ...Array<Stratum>(cases - strata.length).fill(stable)]
    const test = brokenCasesTest(all, limits)
    return { count, joint: test.pValue, own: test.cases[0]?.pValue ?? 1 }
  })
  const [first] = suites
  return {
    facts: [
      `p = ${first?.own.toFixed(3)}`,
      ...suites.map(({ joint }) => `| ${joint.toFixed(3)} |`),
      ...suites.map(({ joint }) => inPercent(joint)),
    ],
    svg: card('One broken case among fifty: proven, unless many others are noisy', 396, [
      heading(32, 'One of 50 cases broke. Was it chance?'),
      box(margin, 48, [12, 12], 'bad'),
      text(margin + 20, 59, 'passed 5 of 5, now 0 of 5'),
      box(margin + 218, 48, [12, 12], 'warn'),
      text(margin + 238, 59, 'noisy: passes 3 of 5'),
      ...suites.flatMap(({ count, joint }, index) => drawSuite(92 + 102 * index, count, joint)),
    ]),
  }
}

function drawSuite(y: number, noise: number, joint: number): string[] {
  const step = (width - 2 * margin) / 25
  const toneAt = (index: number): Tone => (index === 0 ? 'bad' : index <= noise ? 'warn' : 'off')
  const isProven = isAtMost(joint, limits.level)
  return [
    text(margin, y + 4, noise === 0 ? 'The others always pass' : `${noise} others are noisy`, { bold: true }),
    ...Array.from({ length: cases }, (_, index) =>
      box(margin + step * (index % 25), y + 16 + 16 * Math.floor(index / 25), [step - 4, 12], toneAt(index)),
    ),
    text(margin, y + 66, `chance does this in ${inPercent(joint)} of runs`),
    text(width - margin, y + 66, isProven ? 'regression' : 'not proven', {
      bold: true,
      anchor: 'end',
      tone: isProven ? 'bad' : 'warn',
    }),
  ]
}
