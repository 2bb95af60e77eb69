import { type Acceptance, describeCovered } from '../../model/acceptance/acceptance.ts'
import type { Comparison } from '../../model/comparison.ts'
import { formatPlural } from '../../model/format.ts'
import type { Measured } from '../../model/measured.ts'
import type { Reason, RuleName } from '../../model/verdict.ts'
import type { Policy } from '../policy/policy.ts'
import { acceptableRules, isOpenAboutWorse } from './acceptable.ts'
import { listCaseKeys, quoteFirstCases } from './cases.ts'
import { certifyVerdict, type Decision, decideVerdict } from './decide.ts'
import type { GateFacts } from './judged.ts'

/** What somebody has accepted. */
export interface Accepted {
  /** Acceptances by key of the case; only for cases of `findAcceptableCases`. */
  readonly cases: ReadonlyMap<string, Acceptance>
  /** The suite is accepted as low as it is: for all of its evals, older runs say nothing any more. */
  readonly isSuite: boolean
  /** Nothing that failed is left. */
  readonly isWhole: boolean
  /** Compared without the accepted cases; only the figures of the suite count. */
  readonly rest: Comparison
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
  'look-control',
])

const nothingElse: Reason = {
  rule: 'no-regression',
  status: 'passed',
  message: 'No regression besides what was accepted.',
}

/** Rules about the level of the suite. */
const levelRules: ReadonlySet<RuleName> = new Set<RuleName>(['regression-suite', 'regression-score'])

/**
 * The comparison and verdict with some cases accepted. Only the rules about what got worse are judged again,
 * without these cases: what was not measured, not compared or too low for the policy stays as it was, and so
 * does every other case that got worse.
 */
export function decideWithAccepted(
  measured: Measured,
  { comparison, verdict }: Decision,
  accepted: Accepted,
  policy: Policy,
  facts: GateFacts,
): Decision {
  const cases = comparison.cases.map((compared) => {
    const acceptance = accepted.cases.get(compared.key)
    if (acceptance === undefined) return compared
    return { ...compared, accepted: acceptance }
  })
  const marked: Comparison = { ...comparison, cases }
  const { suite, scores, chances, again } = accepted.rest
  const restVerdict = decideVerdict(measured, { ...marked, suite, scores, chances, again }, policy, facts)
  // What proved a case proves it still; everything that was decided together is decided without what was accepted.
  const isProven = ({ decided }: Reason) => decided?.by === 'drop' && decided.cases === 1
  const stays = (reason: Reason) => isProven(reason) && !accepted.cases.has(reason.cases?.[0] ?? '')
  const known = new Set(verdict.reasons.map(({ rule }) => rule))
  // The level of the suite is as accepted; and no question comes up for the first time where all that failed is accepted.
  const isSettled = (reason: Reason) =>
    accepted.isSuite
      ? isOpenAboutWorse(reason) || levelRules.has(reason.rule)
      : accepted.isWhole && isOpenAboutWorse(reason) && !known.has(reason.rule)
  const judged = restVerdict.reasons.filter((reason) => judgedAgain.has(reason.rule) && !isProven(reason))
  const left = judged.filter((reason) => !isSettled(reason))
  if (left.length < judged.length && left.every(({ rule }) => rule !== nothingElse.rule))
    left.push(nothingElse)
  const reasons = [
    ...verdict.reasons.filter(({ rule }) => !judgedAgain.has(rule)),
    ...left,
    ...verdict.reasons.filter(stays),
    writeAcceptedReason(marked),
  ]
  // Limits judge what is accepted, too, so they are as they were.
  const { figures } = verdict.certificate.settings
  const limits = { due: Number(figures.due ?? 0), judged: Number(figures.judged ?? 0) }
  return {
    comparison: marked,
    verdict: certifyVerdict(reasons, { measured, comparison: marked, policy, facts, limits }),
  }
}

function writeAcceptedReason({ cases }: Comparison): Reason {
  const acceptedCases = cases.filter(({ accepted }) => accepted !== undefined)
  const groups = Map.groupBy(acceptedCases, ({ accepted }) => JSON.stringify(accepted))
  const sentences = [...groups.values()].flatMap((group) => {
    const [{ accepted } = {}] = group
    if (accepted === undefined) return []
    const { by, reason, until } = accepted
    const names = quoteFirstCases(group)
    return [
      `${by} accepted ${formatPlural(group.length, 'case')} as measured until ${until} (${reason}; ${describeCovered(accepted)}): ${names}.`,
    ]
  })
  return {
    rule: 'accepted',
    status: 'warning',
    message: sentences.join(' '),
    cases: listCaseKeys(acceptedCases),
  }
}
