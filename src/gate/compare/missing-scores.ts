import type { Comparison } from '../../model/comparison.ts'
import { addUp, compact, compareText } from '../../model/data.ts'
import { type CaseTally, countJudged, isJudged, type Run } from '../../model/run/run.ts'
import { computeFisherChance } from '../statistics/fisher.ts'
import { isAtMost } from '../statistics/level.ts'

/** What a case of one run lacks of a score: all of it, or that of some iterations. */
type Lack = 'whole' | 'part'

/** A case that both sides judged. */
interface ScoredCase {
  readonly head: CaseTally
  readonly newest: CaseTally
  /** Of all base runs in which it passed, the newest among them. */
  readonly before: readonly CaseTally[]
  /** There is one base run: nobody knows whether it left a score out by chance. */
  readonly isYoung: boolean
}

/** A way in which a scorer may fail, and whether the base shows it. */
interface Gap {
  readonly name: string
  readonly lack: Lack
  readonly isUsual: boolean
}

/** Chance at which as many gaps are unusual, where the base has some. */
const level = 0.01

/**
 * Scorers that the newest base run had on cases that passed there, and that some of these cases lack now. Scores that a
 * report contains for failures only do not count.
 *
 * @param runs those of the base, the newest first
 * @param keys cases that count and that both sides judged
 */
export function findMissingScorers(
  head: Run,
  runs: readonly Run[],
  keys: Iterable<string>,
): NonNullable<Comparison['missingScorers']> {
  const cases = collectScoredCases(head, runs, keys)
  const names = [...new Set(cases.flatMap(({ newest }) => [...(newest.scores?.keys() ?? [])]))]
  const gaps = names.flatMap((name) =>
    (['whole', 'part'] as const).map((lack): Gap => {
      const isUsual = cases.some(
        (scored) => isKnown(scored, name) && scored.before.some((tally) => hasGap(tally, name, lack)),
      )
      return { name, lack, isUsual }
    }),
  )
  const pools = Map.groupBy(gaps, ({ lack, isUsual }) => `${lack} ${isUsual}`)
  const unusual = new Set([...pools.values()].filter((pool) => isUnusual(pool, cases)).flat())
  return names.sort(compareText).flatMap((name) => {
    const scored = cases.filter(({ newest }) => hasScore(newest, name))
    const missing = scored.filter(({ head: tally }) => hasGap(tally, name, 'whole')).length
    const found = gaps.filter(
      (gap) => gap.name === name && scored.some(({ head: tally }) => hasGap(tally, name, gap.lack)),
    )
    const isNews = found.some((gap) => !gap.isUsual || unusual.has(gap))
    const empty = isNews ? addUp(scored, ({ head: tally }) => countUnscored(tally, name)) : 0
    if (missing + empty === 0) return []
    return [{ name, had: scored.length, missing, empty, unusual: found.some((gap) => unusual.has(gap)) }]
  })
}

function collectScoredCases(head: Run, runs: readonly Run[], keys: Iterable<string>): readonly ScoredCase[] {
  return [...keys].flatMap((key) => {
    const [newest, ...older] = runs.map((run) => run.cases.get(key))
    const now = head.cases.get(key)
    if (!isJudged(now) || newest === undefined || !hasPassed(newest)) return []
    const before = [newest, ...compact(older).filter(hasPassed)]
    return [{ head: now, newest, before, isYoung: runs.length === 1 }]
  })
}

/**
 * Whether as many cases have one of the gaps as no head has by chance that is like the base. One question for all that
 * are alike: a case counts once, however many of its scores are missing. Where the base has no gap, each value is due.
 */
function isUnusual(pool: readonly Gap[], cases: readonly ScoredCase[]): boolean {
  const base = { passed: 0, judged: 0 }
  const head = { passed: 0, judged: 0 }
  for (const scored of cases) {
    const known = pool.filter(({ name }) => isKnown(scored, name))
    if (known.length === 0) continue
    const isWhole = (tally: CaseTally) => !known.some(({ name, lack }) => hasGap(tally, name, lack))
    base.judged += scored.before.length
    base.passed += scored.before.filter(isWhole).length
    if (!known.some(({ name }) => hasScore(scored.newest, name))) continue
    head.judged += 1
    if (isWhole(scored.head)) head.passed += 1
  }
  if (head.passed === head.judged) return false
  return !pool.some(({ isUsual }) => isUsual) || isAtMost(computeFisherChance(base, head), level)
}

function hasPassed(tally: CaseTally): boolean {
  return tally.passed > 0 && tally.passed === countJudged(tally)
}

function hasScore({ scores }: CaseTally, name: string): boolean {
  return (scores?.get(name)?.count ?? 0) > 0
}

/** Whether the base gives the case this score. */
function isKnown({ before, isYoung }: ScoredCase, name: string): boolean {
  return isYoung || before.some((tally) => hasScore(tally, name))
}

/** A case that only failed may have ended before it was scored; its failures say more than the score would. */
function hasGap(tally: CaseTally, name: string, lack: Lack): boolean {
  if (lack === 'whole') return tally.passed > 0 && !hasScore(tally, name)
  return hasScore(tally, name) && countUnscored(tally, name) > 0
}

/** Iterations without a value; one that failed may have ended before it was scored. */
function countUnscored({ passed, scores }: CaseTally, name: string): number {
  const score = scores?.get(name)
  if (score === undefined) return 0
  return Math.max(score.undecided, passed - score.count)
}
