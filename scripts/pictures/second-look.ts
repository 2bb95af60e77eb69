import { requestFirstLook } from '../../src/gate/again/choose.ts'
import { compareWithLooks } from '../../src/gate/again/compare-again.ts'
import { decideCompleteRun } from '../../src/gate/judge/decide.ts'
import { createSeededRandom } from '../../src/gate/statistics/permutation.ts'
import type { CaseComparison } from '../../src/model/comparison/compared-case.ts'
import { baselineOf } from '../../test/support/gate/judge-drawn.ts'
import { drawSides, effects, evalPolicy, plainSetting } from '../../test/support/gate/simulate-gate.ts'
import { judge } from './made-up.ts'
import { box, card, dots, heading, margin, type Picture, type Tone, text, verdict, width } from './svg.ts'

const setting = {
  ...plainSetting,
  cases: 30,
  iterations: 1,
  baseRuns: 10,
  effect: effects['1 case broken'],
}
const iterations = 5

/** Thirty cases that ran once: which looked bad, and what five fresh iterations a side say of them. */
export function drawSecondLook(): Picture {
  const { head, base, rerun } = drawSides(setting, createSeededRandom('second look 26'), 0)
  const { comparison, outcome } = judge(head, base)
  const { cases: chosen, asksMean } = requestFirstLook(comparison, evalPolicy)
  const [freshHead, freshBase] = rerun()
  const first = {
    head,
    baseline: baselineOf(base),
    policy: evalPolicy,
    options: { today: 0 },
    planned: 3,
    controls: [],
  }
  const { comparison: again } = compareWithLooks(
    comparison,
    chosen,
    [{ head: freshHead, base: freshBase, asksMean }],
    first,
  )
  const after = decideCompleteRun(head, again, evalPolicy).outcome
  const fallen = chosen.filter(({ drop = 0 }) => drop > 0)
  const fresh = fallen.map(({ key }) => again.cases.find((of) => of.key === key)?.again)
  const evidence = Math.round(again.again?.evidence ?? 0)
  const rows = 170 + 26 * fresh.length
  return {
    facts: [`${fresh.length} of them`, `\`${outcome}\``, `\`${after}\``, `1 of ${evidence} cases`],
    svg: card('Cases in doubt run again on both sides, and both runs together decide', rows + 68, [
      heading(32, 'First: 30 cases, each run once'),
      ...drawFirst(comparison.cases, new Set(fallen.map(({ key }) => key))),
      box(margin, 104, [12, 12], 'bad'),
      text(margin + 18, 115, `Suspects: ${fresh.length}. Broken, or bad luck?`),
      verdict(width - margin, 115, outcome),
      heading(158, 'Then: five times on both sides'),
      text(136, 182, 'base', { tone: 'quiet' }),
      text(246, 182, 'head', { tone: 'quiet' }),
      ...fresh.flatMap((of, index) => {
        const y = 202 + 26 * index
        const isBroken = of?.isWorse === true
        return [
          text(margin, y + 5, `case ${index + 1}`),
          dots(142, y, { passed: of?.basePassed ?? 0, count: iterations }),
          dots(252, y, { passed: of?.headPassed ?? 0, count: iterations }),
          text(width - margin, y + 5, isBroken ? 'broken' : 'bad luck', {
            anchor: 'end',
            tone: isBroken ? 'bad' : 'quiet',
            bold: isBroken,
          }),
        ]
      }),
      text(margin, rows + 48, `By chance in at most 1 of ${evidence} cases; 1 of 20 proves it.`),
      verdict(width - margin, rows + 48, after),
    ]),
  }
}

function drawFirst(cases: readonly CaseComparison[], chosen: ReadonlySet<string>): string[] {
  const step = (width - 2 * margin) / 15
  return cases.map(({ key, head }, index) => {
    const tone: Tone = chosen.has(key) ? 'bad' : (head?.passed ?? 0) > 0 ? 'good' : 'off'
    return box(
      margin + step * (index % 15),
      48 + 22 * Math.floor(index / 15),
      [step - 6, 16],
      tone,
      chosen.has(key) ? '' : ' opacity=".55"',
    )
  })
}
