import type { Baseline } from '../../model/comparison.ts'
import { takeAsAttempts, takeAsIterations } from '../../model/run/attempts.ts'
import { caseKey } from '../../model/run/identity.ts'
import { judged, type Run } from '../../model/run/run.ts'
import { caseRules, type EffectiveRule, quarantineHolds } from '../policy/case-rules.ts'
import { type CaseSides, type JudgedAs, judgeCasesAs } from '../policy/judged-as.ts'
import type { Policy } from '../policy/policy.ts'
import type { Stratum } from '../statistics/stratum.ts'
import { hasCleanHistory } from './classify.ts'
import { type PooledCase, poolRuns } from './pool.ts'

/** A case of either side with everything known before the tests. */
export interface Joined extends CaseSides {
  readonly key: string
  readonly rule: EffectiveRule
  readonly judgedAs: JudgedAs
  /** Neither ignored nor in a quarantine that is still in effect. */
  readonly counts: boolean
  /** Both sides judged it. */
  readonly stratum?: Stratum
}

/** Every case of either side in the order of the keys, with its rule and how it is judged. */
export function joinSides(head: Run, baseline: Baseline | null, policy: Policy, today: number): Joined[] {
  const pooled = baseline === null ? new Map<string, never>() : poolRuns(baseline)
  const sides = pairSides(head, pooled)
  const judgeAs = judgeCasesAs(sides.filter((of) => scopeOf(of) !== 'suite'))
  const ruleOf = caseRules(policy)
  return sides.map((paired) => {
    const rule = ruleOf(paired.identity)
    const judgedAs = rule.kind === 'auto' ? judgeAs(paired) : rule.kind === 'tests' ? 'test' : 'eval'
    const of = settleRepeats(paired, judgedAs)
    const stratum = scopeOf(of) === 'suite' ? undefined : stratumOf(of, rule.weight)
    const inQuarantine = rule.quarantine !== undefined && quarantineHolds(rule.quarantine, today)
    return { ...of, rule, judgedAs, counts: !rule.ignore && !inQuarantine, stratum }
  })
}

/**
 * Pairs the cases by key. A case of an environment that the base does not know is paired with the same case without
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
  const keys = [...new Set([...head.cases.keys(), ...pooled.keys()])].sort()
  return keys.flatMap((key) => {
    if (taken.has(key)) return []
    const [ofHead, ofBase] = [head.cases.get(key), pooled.get(key) ?? standIns.get(key)]
    const identity = ofHead?.identity ?? ofBase?.tally.identity
    return identity === undefined ? [] : [{ key, identity, head: ofHead, base: ofBase }]
  })
}

/**
 * The base knows whether a case is repeated: there, retries of the head are iterations after all. If the report of
 * the head does not say and the base runs each test once, repeated entries are attempts.
 */
function settleRepeats<T extends CaseSides>(of: T, judgedAs: JudgedAs): T {
  const { head, base } = of
  if (head === undefined || base === undefined) return of
  const isRepeated = base.mostPerRun > 1
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
