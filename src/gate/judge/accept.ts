import { type Acceptance, describeCovered } from '../../model/acceptance/acceptance.ts'
import type { Comparison } from '../../model/comparison.ts'
import { listSome, plural } from '../../model/format.ts'
import type { Measured } from '../../model/measured.ts'
import type { Reason, RuleName } from '../../model/verdict.ts'
import type { Policy } from '../policy/policy.ts'
import { acceptableRules } from './acceptable.ts'
import { keysOf, quoteCases } from './cases.ts'
import { type Decision, decideOn, type GateFacts, verdictOf } from './decide.ts'

/** What somebody has accepted. */
export interface Accepted {
  /** Acceptances by key of the case; only for cases of `findAcceptableCases`. */
  readonly cases: ReadonlyMap<string, Acceptance>
  /** The figures of the suite, compared without the accepted cases. */
  readonly rest: Pick<Comparison, 'suite' | 'scores' | 'chances' | 'again'>
}

/** Rules that are judged again without the accepted cases; every other rule keeps its result. */
const judgedAgain: ReadonlySet<RuleName> = new Set<RuleName>([
  ...acceptableRules,
  'no-regression',
  'inconclusive-suite',
  'suspect-case',
  'suspect-score',
  'unsettled-tests',
  'look-again',
])

/**
 * The comparison and verdict with some cases accepted. Only the rules about what got worse are judged again,
 * without
 * these cases: what was not measured, not compared or too low for the policy stays as it was, and so does
 * every other
 * case that got worse.
 */
export function acceptCases(
  measured: Measured,
  { comparison, verdict }: Decision,
  accepted: Accepted,
  policy: Policy,
  facts: GateFacts,
): Decision {
  const cases = comparison.cases.map((of) => {
    const acceptance = accepted.cases.get(of.key)
    return acceptance === undefined ? of : { ...of, accepted: acceptance }
  })
  const marked: Comparison = { ...comparison, cases }
  const { suite, scores, chances, again } = accepted.rest
  const rest = decideOn(measured, { ...marked, suite, scores, chances, again }, policy, facts)
  const reasons = [
    ...verdict.reasons.filter(({ rule }) => !judgedAgain.has(rule)),
    ...rest.reasons.filter(({ rule }) => judgedAgain.has(rule)),
    acceptedReason(marked),
  ]
  return { comparison: marked, verdict: verdictOf(reasons, verdict.totals) }
}

function acceptedReason({ cases }: Comparison): Reason {
  const all = cases.filter(({ accepted }) => accepted !== undefined)
  const groups = Map.groupBy(all, ({ accepted }) => JSON.stringify(accepted))
  const sentences = [...groups.values()].flatMap((group) => {
    const [{ accepted } = {}] = group
    if (accepted === undefined) return []
    const { by, reason, until } = accepted
    const names = quoteCases(group)
    return [
      `${by} accepted until ${until} that ${plural(group.length, 'case gets', 'cases get')} worse (${reason}; ${describeCovered(accepted)}): ${names}.`,
    ]
  })
  return {
    rule: 'accepted',
    status: 'warning',
    message: sentences.join(' '),
    evidence: {
      accepted: all.length,
      by: listSome([...new Set(all.map(({ accepted }) => accepted?.by ?? ''))], 5, String),
    },
    cases: keysOf(all),
  }
}
