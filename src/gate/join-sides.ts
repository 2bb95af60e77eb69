import type { Baseline } from '../model/comparison.ts'
import { judged, type Run } from '../model/run.ts'
import { caseRules, type EffectiveRule, quarantineHolds } from './case-rules.ts'
import { hasCleanHistory } from './classify.ts'
import { type CaseSides, type JudgedAs, judgeCasesAs } from './judged-as.ts'
import type { Policy } from './policy.ts'
import { poolRuns } from './pool.ts'
import type { Stratum } from './statistics/stratum.ts'

/** A case of either side with all that is known before the tests. */
export interface Joined extends CaseSides {
  readonly key: string
  readonly rule: EffectiveRule
  readonly judgedAs: JudgedAs
  /** Neither ignored nor in a quarantine that still holds. */
  readonly counts: boolean
  /** Both sides judged it. */
  readonly stratum?: Stratum
}

/** Every case of either side in the order of the keys, with its rule and how it is judged. */
export function joinSides(head: Run, baseline: Baseline | null, policy: Policy, today: number): Joined[] {
  const pooled = baseline === null ? new Map<string, never>() : poolRuns(baseline)
  const keys = [...new Set([...head.cases.keys(), ...pooled.keys()])].sort()
  const sides = keys.flatMap((key) => {
    const [ofHead, ofBase] = [head.cases.get(key), pooled.get(key)]
    const identity = ofHead?.identity ?? ofBase?.tally.identity
    if (identity === undefined) return []
    return [{ key, identity, ...(ofHead && { head: ofHead }), ...(ofBase && { base: ofBase }) }]
  })
  const judgeAs = judgeCasesAs(sides.filter((of) => scopeOf(of) !== 'suite'))
  const ruleOf = caseRules(policy)
  return sides.map((of) => {
    const rule = ruleOf(of.identity)
    const stratum = scopeOf(of) === 'suite' ? undefined : stratumOf(of, rule.weight)
    const inQuarantine = rule.quarantine !== undefined && quarantineHolds(rule.quarantine, today)
    const judgedAs = rule.kind === 'auto' ? judgeAs(of) : rule.kind === 'tests' ? 'test' : 'eval'
    return { ...of, rule, judgedAs, counts: !rule.ignore && !inQuarantine, ...(stratum && { stratum }) }
  })
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
