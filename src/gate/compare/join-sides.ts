import { type CaseHistory, hasFailedIn, hasOneBreak, listPassShares } from '../../model/case-history.ts'
import type { Baseline } from '../../model/comparison/baseline.ts'
import { isInEffect } from '../../model/format-time.ts'
import type { QuietCases } from '../../model/quiet/quiet-cases.ts'
import { takeAsAttempts, takeAsIterations } from '../../model/run/attempts.ts'
import { buildCaseKey } from '../../model/run/identity.ts'
import { findQuarantineEnd, type QuarantineEnd } from '../../model/run/quarantine.ts'
import { type CaseTally, computePassRate, countEvidence, type Run } from '../../model/run/run.ts'
import { createComparedRuleLookup, createRuleLookup, type EffectiveRule } from '../policy/case-rules.ts'
import { type CaseSides, type JudgedAs, judgeCasesAs } from '../policy/judged-as.ts'
import type { CaseSettings } from '../policy/policy.ts'
import type { Stratum } from '../statistics/stratum.ts'
import { hasCleanHistory } from './classify.ts'
import { findSharedPatterns, isRepairedTest } from './current-runs.ts'
import { findQuietCases } from './find-quiet.ts'
import {
  areEntriesRepeated,
  dropOtherJudges,
  type PooledCase,
  type poolBaseRuns,
  poolKeptRuns,
} from './pool.ts'
import { findSuiteChange, isNewestRunLow } from './suite-change.ts'

/** A case of either side with everything known before the tests. */
export interface Joined extends CaseSides {
  readonly key: string
  readonly rule: EffectiveRule
  readonly judgedAs: JudgedAs
  /** Neither ignored, nor in a quarantine that is still in effect, nor left out by the caller. */
  readonly counts: boolean
  readonly quarantine?: 'holds' | QuarantineEnd
  /** Both sides judged it. */
  readonly stratum?: Stratum
}

/** Every case, and which base runs show the evals among them. */
interface JoinedSides {
  /** Without those in `quiet`. */
  readonly cases: Joined[]
  readonly quiet?: QuietCases
  /** How many of the newest base runs show the evals as they are now; absent: all of them. */
  readonly since?: number
  /** The evals of the newest base run alone are worse than those of the others. */
  readonly isNewestLow: boolean
  /** Histories of tests that broke and were repaired together, see `findSharedPatterns`. */
  readonly shared: ReadonlySet<CaseHistory>
}

interface JoinOptions {
  readonly today: number
  readonly without?: ReadonlySet<string>
  /** How cases are judged that were judged before; a look declares more iterations than the run that it is about. */
  readonly kinds?: ReadonlyMap<string, JudgedAs>
  /** The head is a run of the branch of the baseline, so that no change is judged. */
  readonly ofBranch?: boolean
  readonly pool: typeof poolBaseRuns
}

/**
 * Every case of either side in the order of the keys, with its rule and how it is judged.
 *
 * @param without keys of cases to leave out of every test
 */
export function joinBothSides(
  head: Run,
  baseline: Baseline | null,
  policy: CaseSettings,
  options: JoinOptions,
): JoinedSides {
  const { today, without } = options
  const findRule = createRuleFinder(policy, options, baseline)
  const { sides, judgeAs, quiet } = setQuietAside(head, baseline, policy, options)
  const histories = sides.flatMap(({ base }) => base?.history ?? [])
  if (quiet !== undefined) histories.push(quiet.longestHistory())
  const shared = findSharedPatterns(histories)
  const joined = sides.map((paired): Joined => {
    const rule = findRule(paired)
    const judgedAs = kindsJudgedAs[rule.kind] ?? findKnownKind(options.kinds, paired.key) ?? judgeAs(paired)
    const settled = settleRepeatedEntries(paired, judgedAs)
    const stratum = readCaseScope(settled) === 'suite' ? undefined : createCaseStratum(settled, rule.weight)
    const quarantine = readQuarantineState(settled, rule, today)
    // What a model did long ago is no base for what it does now; see `listOldBaselineReasons`.
    const isTooOld =
      baseline?.outdatedDays !== undefined &&
      judgedAs === 'eval' &&
      baseline.measuredNow?.has(settled.key) !== true
    const isLeftOut = isTooOld || without?.has(settled.key) === true
    const counts = !rule.ignore && quarantine !== 'holds' && !isLeftOut
    return { ...settled, rule, judgedAs, counts, quarantine, stratum }
  })
  return { ...dropRunsBeforeChange(joined, baseline?.runs.length ?? 0), quiet, shared }
}

/** On the branch itself no change is judged. */
function createRuleFinder(
  policy: CaseSettings,
  { ofBranch = false }: JoinOptions,
  baseline: Baseline | null,
): (sides: CaseSides) => EffectiveRule {
  const findRule = createRuleLookup(policy)
  if (ofBranch) return ({ identity, head, base }) => findRule(identity, head?.slices ?? base?.tally.slices)
  const findComparedRule = createComparedRuleLookup(policy, baseline)
  return ({ base, ...sides }) => findComparedRule({ ...sides, base: base?.tally })
}

/** How a case was judged before, if cases were. Those without a row are tests that always passed. */
function findKnownKind(kinds: JoinOptions['kinds'], key: string): JudgedAs | undefined {
  if (kinds === undefined) return undefined
  return kinds.get(key) ?? 'test'
}

/** `auto`: as the reports say. */
const kindsJudgedAs = { auto: undefined, tests: 'test', evals: 'eval' } as const

/** Whether a quarantine of the policy holds for this case, or how it ended. */
function readQuarantineState(
  { head, base }: CaseSides,
  { quarantine }: EffectiveRule,
  today: number,
): Joined['quarantine'] {
  if (quarantine === undefined) return undefined
  if (!isInEffect(quarantine, today)) return 'over'
  const headShares = [head].flatMap((tally) => computePassRate(tally) ?? [])
  const baseShares = base === undefined ? [] : listPassShares(base.history)
  return findQuarantineEnd(headShares, baseShares) ?? 'holds'
}

/** The sides of every case but the quiet ones, and how a case is judged. */
function setQuietAside(
  head: Run,
  baseline: Baseline | null,
  policy: CaseSettings,
  { without, pool }: JoinOptions,
) {
  let quiet = findQuietCases(head, baseline, policy, without)
  const pairRemainingSides = () => {
    const remainingHead = quiet === undefined ? head : quiet.headWithout(head)
    const runs = quiet?.basesWithout(baseline?.runs ?? []) ?? baseline?.runs ?? []
    return pairCaseSides(
      remainingHead,
      baseline === null ? new Map<string, never>() : pool({ ...baseline, runs }),
    )
  }
  let sides = pairRemainingSides()
  const judgeAs = judgeCasesAs(
    sides.filter((caseSides) => readCaseScope(caseSides) !== 'suite'),
    quiet,
  )
  if (quiet !== undefined && policy.kind === 'auto') {
    const allQuiet = quiet
    const evals = new Set<number>()
    for (const [place, { file, suite }] of allQuiet.places())
      if (judgeAs({ identity: { file, suite, name: '' } }) === 'eval') evals.add(place)
    // Statistics are about evals, so each of them counts on its own.
    if (evals.size > 0) {
      const { names } = allQuiet.sides.head
      quiet = allQuiet.filter((number) => !evals.has(names.placeNumber(number)))
      sides = pairRemainingSides()
    }
  }
  return { sides, judgeAs, quiet }
}

/**
 * A test that was broken on the base and repaired is as clean as before: only the runs in which it passed
 * count. Among flaky tests, one that failed in several runs may be one of them; several that did so together
 * are not.
 */
export function ignoreRepairedRuns(
  joined: Joined,
  { shared, hasFlakes }: { readonly shared: ReadonlySet<CaseHistory>; readonly hasFlakes: boolean },
): Joined {
  const { base, judgedAs, rule } = joined
  if (base === undefined) return joined
  const isClean =
    judgedAs === 'eval' || hasFlakes
      ? shared.has(base.history) && hasOneBreak(base.history, 1)
      : isRepairedTest(base.history, shared)
  if (!isClean) return joined
  const isRunKept = base.kept.map((wasKept, index) => wasKept && !hasFailedIn(base.history, index))
  const pooled = { ...joined, base: poolKeptRuns(base, isRunKept) }
  return { ...pooled, stratum: joined.stratum && createCaseStratum(pooled, rule.weight) }
}

/**
 * Leaves out base runs from before the suite as a whole changed. Only evals change: tests are judged one by
 * one.
 */
function dropRunsBeforeChange(joined: Joined[], runs: number) {
  const history = joined.flatMap(({ judgedAs, counts, stratum, base, rule }) => {
    if (judgedAs === 'eval' && counts && stratum !== undefined && base !== undefined)
      return [{ counts: base.counts, kept: base.kept, weight: rule.weight }]
    return []
  })
  const since = findSuiteChange(history, runs)
  if (since === undefined) return { cases: joined, isNewestLow: isNewestRunLow(history, runs) }
  const cases = joined.map((joinedCase) => {
    const { judgedAs, base, stratum, rule } = joinedCase
    if (judgedAs !== 'eval' || base === undefined || stratum === undefined) return joinedCase
    const newer = {
      ...joinedCase,
      base: poolKeptRuns(
        base,
        base.kept.map((wasKept, index) => wasKept && index < since),
      ),
    }
    return { ...newer, stratum: createCaseStratum(newer, rule.weight) ?? stratum }
  })
  return { cases, since, isNewestLow: false }
}

/**
 * Pairs the cases by key. A case of an environment that the base does not know is paired with the same case
 * without an environment: the base was measured before its environments were distinguished, or in one only.
 */
function pairCaseSides(
  head: Run,
  pooled: ReadonlyMap<string, PooledCase>,
): (CaseSides & { readonly key: string })[] {
  const standIns = new Map<string, PooledCase>()
  const taken = new Set<string>()
  for (const [key, { identity }] of head.cases) {
    if (identity.variant === undefined || pooled.size === 0 || pooled.has(key)) continue
    const plain = buildCaseKey({ ...identity, variant: undefined })
    const base = head.cases.has(plain) ? undefined : pooled.get(plain)
    if (base === undefined) continue
    standIns.set(key, base)
    taken.add(plain)
  }
  const keys = [...head.cases.keys()]
  for (const key of pooled.keys()) if (!head.cases.has(key)) keys.push(key)
  keys.sort()
  return keys.flatMap((key) => {
    if (taken.has(key)) return []
    const headTally = head.cases.get(key)
    const pooledBase = pooled.get(key) ?? standIns.get(key)
    const identity = headTally?.identity ?? pooledBase?.tally.identity
    if (identity === undefined) return []
    return [{ key, identity, head: headTally, base: pooledBase && dropOtherJudges(pooledBase, headTally) }]
  })
}

/**
 * The base knows whether a case is repeated: there, retries of the head are iterations after all. If the
 * report of the head does not say and the base runs each test once, repeated entries are attempts.
 */
function settleRepeatedEntries<T extends CaseSides>(sides: T, judgedAs: JudgedAs): T {
  const { head, base } = sides
  if (head === undefined || base === undefined) return sides
  const isRepeated = areEntriesRepeated(head, base)
  if (isRepeated && head.retried !== undefined) return { ...sides, head: takeAsIterations(head) }
  if (isRepeated || head.repeatsUnclear !== true || judgedAs === 'eval') return sides
  return { ...sides, head: takeAsAttempts(head, findBestOutcome(head)) }
}

function findBestOutcome({ passed, failed }: CaseTally) {
  if (passed > 0) return 'passed'
  if (failed > 0) return 'failed'
  return 'errored'
}

/** `suite`: a file or suite that broke as a whole. */
export function readCaseScope({ head, base }: CaseSides): 'suite' | undefined {
  return head?.scope ?? base?.tally.scope
}

function createCaseStratum({ head, base }: CaseSides, weight: number): Stratum | undefined {
  const now = countEvidence(head)
  const before = countEvidence(base?.tally)
  if (now.judged === 0 || before.judged === 0) return undefined
  const { passed: headPassed, judged: headCount } = now
  return { headPassed, headCount, basePassed: before.passed, baseCount: before.judged, weight }
}

/** A clean test needs no statistics: one failure decides. */
export function decidesByItself({ judgedAs, base }: Joined): boolean {
  return judgedAs === 'test' && base !== undefined && hasCleanHistory(base)
}
