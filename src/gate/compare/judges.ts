import type { Agreement, JudgePair, JudgesCompared } from '../../model/comparison/breakdowns.ts'
import type { CaseComparison } from '../../model/comparison/compared-case.ts'
import { compareText } from '../../model/data.ts'
import { type CaseTally, countJudged, type ScoreTally } from '../../model/run/run.ts'
import { readSliceName } from '../../model/run/slices.ts'
import { several } from '../../model/run/tally.ts'
import { matchesAny } from '../policy/case-rules.ts'
import type { JudgeSettings } from '../policy/policy.ts'
import { exactStratifiedTest } from '../statistics/exact-stratified.ts'
import { computeKappa } from '../statistics/intervals.ts'
import { isAtMost } from '../statistics/level.ts'
import { roundStably } from '../statistics/stable.ts'
import { findConstantGraders, findSwappedPairs, measureRepeats } from './steady-judges.ts'

/** False alarms of all pairs together where no judge changed. */
const level = 0.01
/** A smaller fall of the share of equal verdicts means nothing, however certain. */
const leastFall = 0.1
const mostGraders = 6
const fewest = 10
const shownSlices = 5

/** Verdicts of one grader on the iterations of a case, in their order; `undefined`: it has no clear ones. */
type ReadVerdicts = (tally: CaseTally) => readonly boolean[] | undefined

interface Grader {
  readonly name: string
  readonly labels: boolean
  readonly read: ReadVerdicts
}

/**
 * Agreement of the graders with the labels of people and with each other, on both sides, and graders that say nothing.
 * Undefined where there is nothing to say.
 *
 * @param cases that count
 */
export function compareJudges(
  cases: readonly CaseComparison[],
  { labels }: JudgeSettings,
): JudgesCompared | undefined {
  const graders = listGraders(cases, labels)
  const people = graders.filter((grader) => grader.labels)
  const judges = graders.filter((grader) => !grader.labels).slice(0, mostGraders)
  const paired = [
    ...judges.flatMap((grader) => people.map((other) => [grader, other] as const)),
    ...judges.flatMap((grader, at) => judges.slice(at + 1).map((other) => [grader, other] as const)),
  ]
  const pairs = paired
    .map(([grader, other]) => comparePair(grader, other, cases, level / paired.length))
    .filter(({ head }) => head.iterations >= fewest)
  const constant = findConstantGraders(cases)
  const repeated = measureRepeats(cases)
  const swapped = findSwappedPairs(cases)
  if (pairs.length + constant.length + repeated.length === 0 && swapped === undefined) return undefined
  return { pairs, constant, repeated, swapped }
}

function listGraders(cases: readonly CaseComparison[], labels: readonly string[]): readonly Grader[] {
  const counts = new Map<string, number>()
  const tags = new Set<string>()
  for (const { head } of cases) {
    for (const name of head?.scores?.keys() ?? []) counts.set(name, (counts.get(name) ?? 0) + 1)
    for (const slice of head?.slices ?? []) {
      const name = readSliceName(slice)
      if (labels.length > 0 && matchesAny(labels, name)) tags.add(name)
    }
  }
  const scorers = [...counts]
    .sort(([a, inCases], [b, others]) => others - inCases || compareText(a, b))
    .map(([name]) => ({ name, labels: matchesAny(labels, name), read: createScoreReader(name) }))
  return [...scorers, ...[...tags].map((name) => ({ name, labels: true, read: createTagReader(name) }))]
}

function createScoreReader(name: string): ReadVerdicts {
  return (tally) => {
    const score = tally.scores?.get(name)
    if (score === undefined || score.undecided > 0 || score.values.length !== score.count) return undefined
    // Otherwise nobody knows which value belongs to which iteration.
    if (score.count !== countJudged(tally)) return undefined
    return readVerdicts(score)
  }
}

function readVerdicts({ values, threshold, lowerIsBetter }: ScoreTally): readonly boolean[] | undefined {
  if (threshold !== undefined)
    return values.map((value) => (lowerIsBetter === true ? value <= threshold : value >= threshold))
  if (values.some((value) => value !== 0 && value !== 1)) return undefined
  return values.map((value) => (lowerIsBetter === true ? value === 0 : value === 1))
}

const verdictWords: ReadonlyMap<string, boolean> = new Map([
  ...['pass', 'passed', 'good', 'true', 'yes', '1', 'correct', 'up'].map((word) => [word, true] as const),
  ...['fail', 'failed', 'bad', 'false', 'no', '0', 'incorrect', 'down'].map((word) => [word, false] as const),
])

function readLabelTag(tally: CaseTally, name: string): boolean | undefined {
  const slice = tally.slices?.find((candidate) => readSliceName(candidate) === name)
  return verdictWords.get(slice?.slice(name.length + 2).toLowerCase() ?? '')
}

/** The label is that of the case, so of each of its iterations. */
function createTagReader(name: string): ReadVerdicts {
  return (tally) => {
    const label = readLabelTag(tally, name)
    if (label === undefined) return undefined
    return Array.from({ length: countJudged(tally) }, () => label)
  }
}

/** Counts of equal and other verdicts of two graders. */
class Tallied {
  bothPass = 0
  bothFail = 0
  onlyFirst = 0
  onlySecond = 0

  /** @returns how many verdicts there are, and how many are equal; undefined without any that can be paired. */
  add(first: Grader, second: Grader, tally: CaseTally | undefined) {
    const a = tally && first.read(tally)
    const b = tally && second.read(tally)
    if (a === undefined || b === undefined || a.length !== b.length || a.length === 0) return undefined
    for (const [at, passed] of a.entries()) {
      if (passed && b[at] === true) this.bothPass += 1
      else if (passed) this.onlyFirst += 1
      else if (b[at] === true) this.onlySecond += 1
      else this.bothFail += 1
    }
    return { count: a.length, agreed: a.filter((passed, at) => passed === b[at]).length }
  }

  describe(): Agreement {
    const agreed = this.bothPass + this.bothFail
    const kappa = computeKappa(this)
    return {
      iterations: agreed + this.onlyFirst + this.onlySecond,
      agreed,
      kappa: kappa && {
        kappa: roundStably(kappa.kappa),
        low: roundStably(kappa.low),
        high: roundStably(kappa.high),
      },
    }
  }
}

function comparePair(
  grader: Grader,
  other: Grader,
  cases: readonly CaseComparison[],
  pairLevel: number,
): JudgePair {
  const head = new Tallied()
  const base = new Tallied()
  const slices = new Map<string, Tallied>()
  const strata = []
  let otherwise = 0
  for (const compared of cases) {
    const now = head.add(grader, other, compared.head)
    if (now === undefined || compared.head === undefined) continue
    for (const slice of other.labels ? (compared.head.slices ?? []) : []) {
      if (readSliceName(slice) === other.name) continue
      const inSlice = slices.get(slice) ?? new Tallied()
      slices.set(slice, inSlice)
      inSlice.add(grader, other, compared.head)
    }
    // The judge is held against what it said by the same rubric, of cases with the same label.
    if (!isSameQuestion(compared, other)) {
      otherwise += 1
      continue
    }
    const before = base.add(grader, other, compared.base)
    if (before === undefined) continue
    strata.push({
      headPassed: now.agreed,
      headCount: now.count,
      basePassed: before.agreed,
      baseCount: before.count,
    })
  }
  const [nowShare, beforeShare] = [head, base].map((side) => {
    const { iterations, agreed } = side.describe()
    return iterations === 0 ? undefined : agreed / iterations
  })
  const fell =
    nowShare !== undefined &&
    beforeShare !== undefined &&
    nowShare <= beforeShare - leastFall &&
    isAtMost(exactStratifiedTest(strata).exact, pairLevel)
  return {
    grader: grader.name,
    other: other.name,
    labels: other.labels || undefined,
    head: head.describe(),
    base: strata.length === 0 ? undefined : base.describe(),
    otherwise,
    fell: fell || undefined,
    slices: [...slices]
      .map(([slice, tallied]) => ({ slice, ...tallied.describe() }))
      .filter(({ iterations }) => iterations >= fewest)
      .sort((a, b) => a.agreed / a.iterations - b.agreed / b.iterations || compareText(a.slice, b.slice))
      .slice(0, shownSlices),
  }
}

function isSameQuestion({ head, base }: CaseComparison, { name }: Grader): boolean {
  if (head === undefined || base === undefined) return base === undefined
  if (head.stick === several || head.stick !== base.stick) return false
  return readLabelTag(head, name) === readLabelTag(base, name)
}
