import type { JudgesCompared } from '../../model/comparison/breakdowns.ts'
import type { CaseComparison } from '../../model/comparison/compared-case.ts'
import { compareText } from '../../model/data.ts'
import { buildCaseKey, orderPrefix } from '../../model/run/identity.ts'
import { type CaseTally, countJudged, isJudged } from '../../model/run/run.ts'
import { sumSquaredDistances } from '../statistics/intervals.ts'
import { roundStably } from '../statistics/stable.ts'

/** Chance by which values of the base may all be equal. */
const unusual = 0.001
const fewestValues = 10
const fewestCases = 5
/** A grader with fewer distinct values decides between pass and fail, where all may pass. */
const graded = 3
/** Pairs of grades of one output that say how much a grader differs from itself. */
const fewestRepeats = 5

/** Graders with one value for everything, where their values on the base hardly ever are all that. */
export function findConstantGraders(cases: readonly CaseComparison[]): JudgesCompared['constant'] {
  const names = new Set(cases.flatMap(({ head }) => [...(head?.scores?.keys() ?? [])]))
  return [...names].sort(compareText).flatMap((grader) => {
    const read = (tally: CaseTally | undefined) => tally?.scores?.get(grader)?.values ?? []
    const common = cases.filter(({ head, base }) => read(head).length > 0 && read(base).length > 0)
    const now = common.flatMap(({ head }) => read(head))
    const before = common.flatMap(({ base }) => read(base))
    const [value] = now
    if (value === undefined || now.length < fewestValues || common.length < fewestCases) return []
    if (now.some((another) => another !== value)) return []
    const distinct = new Set(before).size
    if (distinct < graded) return []
    const share = before.filter((another) => another === value).length / before.length
    if (share ** now.length > unusual) return []
    return [{ grader, value, iterations: now.length, before: distinct }]
  })
}

/**
 * Which share of the variance within cases is that of the grader: how much its grades of one and the same output differ,
 * beside how much its grades of one case do.
 */
export function measureRepeats(cases: readonly CaseComparison[]): JudgesCompared['repeated'] {
  const graders = new Map<string, { own: number; ownCount: number; all: number; allCount: number }>()
  for (const { head } of cases) {
    const graded = (head?.evidence ?? []).filter(
      ({ output, scores }) => output !== undefined && scores !== undefined,
    )
    if (graded.length < 2) continue
    const names = new Set(graded.flatMap(({ scores = [] }) => scores.map(({ name }) => name)))
    for (const name of names) {
      const grades = graded.flatMap(({ output, scores = [] }) => {
        const value = scores.find((score) => score.name === name)?.value ?? null
        return value === null ? [] : [{ output, value }]
      })
      const sums = graders.get(name) ?? { own: 0, ownCount: 0, all: 0, allCount: 0 }
      graders.set(name, sums)
      sums.all += sumSquaredDistances(grades.map(({ value }) => value))
      sums.allCount += Math.max(0, grades.length - 1)
      for (const [, same] of Map.groupBy(grades, ({ output }) => output)) {
        sums.own += sumSquaredDistances(same.map(({ value }) => value))
        sums.ownCount += same.length - 1
      }
    }
  }
  return [...graders]
    .sort(([a], [b]) => compareText(a, b))
    .flatMap(([grader, { own, ownCount, all, allCount }]) => {
      if (ownCount < fewestRepeats || all === 0) return []
      const share = Math.min(1, own / ownCount / (all / allCount))
      return [{ grader, iterations: ownCount, share: roundStably(share) }]
    })
}

/** Pairs that a judge compared in several orders; they disagree where most iterations pass in one and not in another. */
export function findSwappedPairs(cases: readonly CaseComparison[]): JudgesCompared['swapped'] {
  const ordered = cases.flatMap(({ head, identity }) => {
    const parts = identity.variant?.split(' · ') ?? []
    const others = parts.filter((part) => !part.startsWith(orderPrefix))
    if (!isJudged(head) || others.length === parts.length) return []
    const pair = buildCaseKey({ ...identity, id: undefined, variant: others.join(' · ') })
    return [{ pair, key: head.key, passes: head.passed * 2 > countJudged(head) }]
  })
  const pairs = [...Map.groupBy(ordered, ({ pair }) => pair).values()].filter((orders) => orders.length > 1)
  if (pairs.length === 0) return undefined
  const disagreeing = pairs.filter((orders) => new Set(orders.map(({ passes }) => passes)).size > 1)
  return { pairs: pairs.length, disagreeing: disagreeing.flatMap(([first]) => first?.key ?? []) }
}
