import {
  type Certificate,
  type ObligationName,
  obligationNames,
  type Settlement,
} from '../../model/certificate.ts'
import { buildRecord } from '../../model/data.ts'
import { doubtKinds, findDoubt } from '../../model/doubts.ts'
import { findDecidedObligation } from '../../model/find-obligation.ts'
import type { Totals } from '../../model/run/run.ts'
import { createVerdict, type Reason, type Verdict } from '../../model/verdict.ts'

/** The evidence for one obligation, as far as no rule fails or doubts it. */
export type Proof =
  | (Settlement & { readonly state: 'settled' | 'not-due' | 'waived' })
  | { readonly state: 'open'; readonly reason: Reason }

const order: readonly Reason['status'][] = ['failed', 'inconclusive', 'warning', 'passed', 'info']

/** The verdict of these reasons and proofs: a reason that fails or doubts an obligation outweighs its proof. */
export function settleVerdict(
  reasons: readonly Reason[],
  proofs: Readonly<Record<ObligationName, Proof>>,
  totals: Totals,
): Verdict {
  // Where a rule decides already, what is unproven follows from it.
  const isDecided = reasons.some(({ status }) => status === 'failed' || status === 'inconclusive')
  const unproven = isDecided ? [] : Object.values(proofs).flatMap(readOpenReason)
  const all = [...reasons, ...unproven]
  const certificate: Certificate = buildRecord(obligationNames, (name) => settle(name, all, proofs[name]))
  const sorted = order.flatMap((status) =>
    all.filter((reason) => reason.status === status).sort(compareReasonKinds),
  )
  return createVerdict(certificate, sorted, totals)
}

function readOpenReason(proof: Proof): readonly Reason[] {
  if (proof.state !== 'open') return []
  return [proof.reason]
}

function settle(name: ObligationName, reasons: readonly Reason[], proof: Proof): Settlement {
  const deciding = reasons.filter((reason) => findDecidedObligation(reason) === name)
  if (deciding.length === 0 && proof.state !== 'open') return proof
  const state = deciding.some(({ status }) => status === 'failed') ? 'failed' : 'open'
  return { state, figures: proof.state === 'open' ? {} : proof.figures }
}

/** What was not measured is first, since nothing else can be judged without it. */
function compareReasonKinds(a: Reason, b: Reason): number {
  if (a.status !== 'inconclusive') return 0
  return rankDoubtKind(a) - rankDoubtKind(b)
}

function rankDoubtKind({ rule }: Reason): number {
  const kind = findDoubt(rule)?.kind
  if (kind === undefined) return doubtKinds.length
  return doubtKinds.indexOf(kind)
}
