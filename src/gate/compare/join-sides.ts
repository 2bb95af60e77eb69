import { type CaseHistory, hasFailedIn, hasOneBreak, listPassShares } from '../../model/case-history.ts'
import type { Baseline } from '../../model/comparison/baseline.ts'
import { holdsUntil } from '../../model/format-time.ts'
import type { QuietCases } from '../../model/quiet/quiet-cases.ts'
import { takeAsAttempts, takeAsIterations } from '../../model/run/attempts.ts'
import { endOfQuarantine, type QuarantineEnd } from '../../model/run/flaky.ts'
import { caseKey } from '../../model/run/identity.ts'
import { judged, type Run } from '../../model/run/run.ts'
import { caseRules, type EffectiveRule } from '../policy/case-rules.ts'
import { type CaseSides, type JudgedAs, judgeCasesAs } from '../policy/judged-as.ts'
import type { CaseSettings } from '../policy/policy.ts'
import type { Stratum } from '../statistics/stratum.ts'
import { isRepaired, sharedPatterns } from './case-change.ts'
import { hasCleanHistory } from './classify.ts'
import { findQuiet } from './find-quiet.ts'
import { areRepeated, type PooledCase, poolAgain, type poolRuns } from './pool.ts'
import { findSuiteChange } from './suite-change.ts'

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
export interface JoinedSides {
  /** Without those in `quiet`. */
  readonly cases: Joined[]
  readonly quiet?: QuietCases
  /** How many of the newest base runs show the evals as they are now; absent: all of them. */
  readonly since?: number
  /** Histories of tests that broke and were repaired together, see `findSharedPatterns`. */
  readonly shared: ReadonlySet<CaseHistory>
}

interface JoinOptions {
  readonly today: number
  readonly without?: ReadonlySet<string>
  readonly pool: typeof poolRuns
}

/**
 * Every case of either side in the order of the keys, with its rule and how it is judged.
 *
 * @param without keys of cases to leave out of every test
 */
export function joinSides(
  head: Run,
  baseline: Baseline | null,
  policy: CaseSettings,
  { today, without, pool }: JoinOptions,
): JoinedSides {
  const ruleOf = caseRules(policy)
  const { sides, judgeAs, quiet } = setQuietAside(head, baseline, policy, { without, pool })
  const histories = sides.flatMap(({ base }) => base?.history ?? [])
  if (quiet !== undefined) histories.push(quiet.longestHistory())
  const shared = sharedPatterns(histories)
  const joined = sides.map((paired): Joined => {
    const rule = ruleOf(paired.identity, paired.head?.slices ?? paired.base?.tally.slices)
    const judgedAs = rule.kind === 'auto' ? judgeAs(paired) : rule.kind === 'tests' ? 'test' : 'eval'
    const of = settleRepeats(paired, judgedAs)
    const stratum = scopeOf(of) === 'suite' ? undefined : stratumOf(of, rule.weight)
    const quarantine = quarantineOf(of, rule, today)
    const counts = !rule.ignore && quarantine !== 'holds' && without?.has(of.key) !== true
    return { ...of, rule, judgedAs, counts, quarantine, stratum }
  })
  return { ...sinceSuiteChange(joined, baseline?.runs.length ?? 0), quiet, shared }
}

/** Whether a quarantine of the policy holds for this case, or how it ended. */
function quarantineOf(
  { head, base }: CaseSides,
  { quarantine }: EffectiveRule,
  today: number,
): Joined['quarantine'] {
  if (quarantine === undefined) return undefined
  if (!holdsUntil(quarantine, today)) return 'over'
  const now = head === undefined || judged(head) === 0 ? [] : [head.passed / judged(head)]
  const before = base === undefined ? [] : listPassShares(base.history)
  return endOfQuarantine(now, before) ?? 'holds'
}

/** The sides of every case but the quiet ones, and how a case is judged. */
function setQuietAside(
  head: Run,
  baseline: Baseline | null,
  policy: CaseSettings,
  { without, pool }: Pick<JoinOptions, 'without' | 'pool'>,
) {
  let quiet = findQuiet(head, baseline, policy, without)
  const pair = () => {
    const rest = quiet === undefined ? head : quiet.headWithout(head)
    const runs = quiet?.basesWithout(baseline?.runs ?? []) ?? baseline?.runs ?? []
    return pairSides(rest, baseline === null ? new Map<string, never>() : pool({ ...baseline, runs }))
  }
  let sides = pair()
  const judgeAs = judgeCasesAs(
    sides.filter((of) => scopeOf(of) !== 'suite'),
    quiet,
  )
  if (quiet !== undefined && policy.kind === 'auto') {
    const all = quiet
    const evals = new Set<number>()
    for (const [place, { file, suite }] of all.places())
      if (judgeAs({ identity: { file, suite, name: '' } }) === 'eval') evals.add(place)
    // Statistics are about evals, so each of them counts on its own.
    if (evals.size > 0) {
      const { names } = all.sides.head
      quiet = all.filter((number) => !evals.has(names.placeNumber(number)))
      sides = pair()
    }
  }
  return { sides, judgeAs, quiet }
}

/**
 * A test that was broken on the base and repaired is as clean as before: only the runs in which it passed
 * count. Among
 * flaky tests, one that failed in several runs may be one of them; several that did so together are not.
 */
export function withoutRepaired(
  of: Joined,
  { shared, hasFlakes }: { readonly shared: ReadonlySet<CaseHistory>; readonly hasFlakes: boolean },
): Joined {
  const { base, judgedAs, rule } = of
  if (base === undefined) return of
  const isClean =
    judgedAs === 'eval' || hasFlakes
      ? shared.has(base.history) && hasOneBreak(base.history, 1)
      : isRepaired(base.history, shared)
  if (!isClean) return of
  const kept = base.kept.map((is, index) => is && !hasFailedIn(base.history, index))
  const pooled = { ...of, base: poolAgain(base, kept) }
  return { ...pooled, stratum: of.stratum && stratumOf(pooled, rule.weight) }
}

/**
 * Leaves out base runs from before the suite as a whole changed. Only evals change: tests are judged one by
 * one.
 */
function sinceSuiteChange(joined: Joined[], runs: number) {
  const history = joined.flatMap(({ judgedAs, counts, stratum, base, rule }) =>
    judgedAs === 'eval' && counts && stratum !== undefined && base !== undefined
      ? [{ counts: base.counts, kept: base.kept, weight: rule.weight }]
      : [],
  )
  const since = findSuiteChange(history, runs)
  if (since === undefined) return { cases: joined }
  const cases = joined.map((of) => {
    const { judgedAs, base, stratum, rule } = of
    if (judgedAs !== 'eval' || base === undefined || stratum === undefined) return of
    const newer = {
      ...of,
      base: poolAgain(
        base,
        base.kept.map((is, index) => is && index < since),
      ),
    }
    return { ...newer, stratum: stratumOf(newer, rule.weight) ?? stratum }
  })
  return { cases, since }
}

/**
 * Pairs the cases by key. A case of an environment that the base does not know is paired with the same case
 * without
 * an environment: the base was measured before its environments were distinguished, or in one only.
 */
function pairSides(
  head: Run,
  pooled: ReadonlyMap<string, PooledCase>,
): (CaseSides & { readonly key: string })[] {
  const standIns = new Map<string, PooledCase>()
  const taken = new Set<string>()
  for (const [key, { identity }] of head.cases) {
    if (identity.variant === undefined || pooled.size === 0 || pooled.has(key)) continue
    const plain = caseKey({ ...identity, variant: undefined })
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
    const [ofHead, ofBase] = [head.cases.get(key), pooled.get(key) ?? standIns.get(key)]
    const identity = ofHead?.identity ?? ofBase?.tally.identity
    return identity === undefined ? [] : [{ key, identity, head: ofHead, base: ofBase }]
  })
}

/**
 * The base knows whether a case is repeated: there, retries of the head are iterations after all. If the
 * report of
 * the head does not say and the base runs each test once, repeated entries are attempts.
 */
function settleRepeats<T extends CaseSides>(of: T, judgedAs: JudgedAs): T {
  const { head, base } = of
  if (head === undefined || base === undefined) return of
  const isRepeated = areRepeated(head, base)
  if (isRepeated && head.retried !== undefined) return { ...of, head: takeAsIterations(head) }
  if (isRepeated || head.repeatsUnclear !== true || judgedAs === 'eval') return of
  return {
    ...of,
    head: takeAsAttempts(head, head.passed > 0 ? 'passed' : head.failed > 0 ? 'failed' : 'errored'),
  }
}

/** `suite`: a file or suite that broke as a whole. */
export function scopeOf({ head, base }: CaseSides): 'suite' | undefined {
  return head?.scope ?? base?.tally.scope
}

function stratumOf({ head, base }: CaseSides, weight: number): Stratum | undefined {
  if (head === undefined || base === undefined) return undefined
  const [headCount, baseCount] = [judged(head), judged(base.tally)]
  if (headCount === 0 || baseCount === 0) return undefined
  return { headPassed: head.passed, headCount, basePassed: base.tally.passed, baseCount, weight }
}

/** A clean test needs no statistics: one failure decides. */
export function decidesByItself({ judgedAs, base }: Joined): boolean {
  return judgedAs === 'test' && base !== undefined && hasCleanHistory(base)
}
