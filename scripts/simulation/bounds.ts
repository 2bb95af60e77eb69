import { exactStratifiedTest } from '../../src/gate/statistics/exact-stratified.ts'
import { isAtMost } from '../../src/gate/statistics/level.ts'
import { meanChange } from '../../src/gate/statistics/noise.ts'
import { smallestDetectableDrop } from '../../src/gate/statistics/power.ts'
import { ruledOutDrop } from '../../src/gate/statistics/ruled-out.ts'
import { type EqualCases, jointAlarms, worstEqualCases } from '../../test/support/gate/equal-cases.ts'
import { type Design, drawTables, powerDesigns } from '../../test/support/gate/tables.ts'
import { type Effort, type Part, seedOf, shareOf } from './effort.ts'
import { formatShare, formatTable, inPercent } from './figures.ts'

const minDrop = 0.02
const drops = [0.02, 0.03, 0.05, 0.08, 0.12, 0.2, 0.3]
const mixNames = ['perfect', 'mostly perfect', '95 %', 'mixed', '80 %', 'coin flips']
const counts = [
  [1, 1],
  [5, 1],
  [10, 1],
  [5, 5],
  [25, 5],
] as const
const designs: readonly Design[] = mixNames.flatMap((mix) =>
  [10, 30, 50, 200].flatMap((cases) =>
    counts.map(([baseCount, headCount]) => ({ mix, cases, baseCount, headCount })),
  ),
)

/** Whether the two figures that a verdict prints about drops are true: the one ruled out, and the one it would find. */
export const boundsPart: Part = {
  name: 'bounds',
  effort: { repeats: 400, projects: 1 },
  run: (effort, print) => {
    const { repeats } = effort
    print(
      `**Ruled out**: how often the true drop is called ruled out, at most 5 % promised. ${designs.length} designs and ${drops.length} true drops from 2 to 30 points, ${repeats} comparisons each. The worst of each mix is drawn again, ${again} times as often.`,
    )
    print(
      formatTable(
        ['', 'on average', 'the worst', 'where'],
        mixNames.map((mix) => worstOf(mix, effort)),
      ),
    )
    print(
      `**Found four times out of five**: how often the drop that is printed as detectable is found. ${repeats} comparisons a row.`,
    )
    print(
      formatTable(
        ['', 'drop printed, on average', 'found'],
        powerDesigns.map((design) => powerOf(design, effort)),
      ),
    )
    print(
      `**The joint test of single cases**: false alarms where it comes closest to its level of 2 %. All cases have the same true rate; ${10 * repeats} comparisons a row.`,
    )
    print(
      formatTable(
        ['', 'false alarms'],
        worstEqualCases.map((of) => jointOf(of, effort)),
      ),
    )
    return true
  },
}

function titleOf({ mix, cases, baseCount, headCount }: Design): string {
  return `${mix}, ${cases} cases, ${baseCount} and ${headCount} iterations`
}

/** The worst of many shares is high by luck, too, so it is drawn again. */
const again = 10

function worstOf(mix: string, effort: Effort): string[] {
  const found = designs
    .filter((design) => design.mix === mix)
    .flatMap((design) => {
      const tables = drawTables(design, effort.repeats, seedOf(effort, `ruled out ${titleOf(design)}`))
      return drops.map((drop) => ({ design, drop, share: shareWrong(tables, drop) }))
    })
  const mean = found.reduce((sum, { share }) => sum + share, 0) / found.length
  const { design, drop } = found.reduce((a, b) => (b.share > a.share ? b : a))
  const repeats = again * effort.repeats
  const fresh = drawTables(design, repeats, seedOf(effort, `ruled out again ${titleOf(design)}`))
  const { cases, baseCount, headCount } = design
  return [
    mix,
    `${inPercent(mean)} %`,
    formatShare({ share: shareWrong(fresh, drop), repeats }),
    `${cases} cases, ${baseCount} and ${headCount} iterations, ${Math.round(drop * 100)} points`,
  ]
}

/** Share of the comparisons in which the true drop is called ruled out. */
function shareWrong(tables: ReturnType<typeof drawTables>, drop: number): number {
  const wrong = tables.filter((table) => (ruledOutDrop(table.draw(drop)) ?? 1) < table.trueDrop(drop) - 1e-9)
  return wrong.length / tables.length
}

function powerOf(design: Design, effort: Effort): string[] {
  const level = design.headCount === 1 ? 0.05 : 0.03
  const tables = drawTables(design, effort.repeats, seedOf(effort, `power ${titleOf(design)}`))
  let sum = 0
  const found = tables.map((table) => {
    const drop = smallestDetectableDrop(table.draw(0), level, { minDrop }) ?? Number.NaN
    sum += drop
    const strata = table.draw(drop)
    return isAtMost(exactStratifiedTest(strata).mid, level) && -meanChange(strata) >= minDrop - 1e-9
  })
  return [titleOf(design), `${inPercent(sum / tables.length)} points`, shareOf(found)]
}

function jointOf(of: EqualCases, effort: Effort): string[] {
  const title = `${of.cases} cases at ${of.rate}, ${of.baseCount} and ${of.headCount} iterations`
  return [title, shareOf(jointAlarms(of, 10 * effort.repeats, seedOf(effort, `joint ${title}`)))]
}
