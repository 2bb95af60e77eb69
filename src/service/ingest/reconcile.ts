import type { EvalResultInput } from '../../contract/operations/ingest.ts'
import { ServiceError } from '../../errors.ts'
import { compact } from '../../model/data.ts'
import { formatPlural } from '../../model/format.ts'

/** What was sent of a run, counted when the service confirmed it. */
export interface Sent {
  /** Results that the service took. */
  total: number
  /** Taken results that passed or failed. Services differ on whether a summary counts the others. */
  graded: number
  /** Skipped results that were left out, because the service takes no status. */
  leftOut: number
  /** Lost results that count as failed in the service, because it takes no status. */
  asFailures: number
}

export function createSentTally(): Sent {
  return { total: 0, graded: 0, leftOut: 0, asFailures: 0 }
}

const isGraded = ({ status }: EvalResultInput) => status === undefined || status === 'completed'

/** Counts a confirmed batch: as it was to be sent, and as the service took it. */
export function countSentBatch(
  sent: Sent,
  wanted: readonly EvalResultInput[],
  taken: readonly EvalResultInput[],
): void {
  sent.total += taken.length
  sent.graded += taken.filter(isGraded).length
  sent.leftOut += wanted.length - taken.length
  sent.asFailures += taken.filter(isGraded).length - wanted.filter(isGraded).length
}

/** What the service did not take as it was meant, as a sentence; undefined where it took everything. */
export function describeLoss({ leftOut, asFailures }: Sent): string | undefined {
  const parts = compact([
    leftOut > 0 && `${formatPlural(leftOut, 'skipped result')} ${leftOut === 1 ? 'was' : 'were'} left out`,
    asFailures > 0 &&
      `${formatPlural(asFailures, 'lost result')} ${asFailures === 1 ? 'counts' : 'count'} as failed there`,
  ])
  if (parts.length === 0) return undefined
  return `This service takes no status of a result: ${parts.join(', and ')}. The verdict here is not affected.`
}

/**
 * Holds the summary of a finished run against what was sent. It may hold more: another attempt may have sent
 * into it.
 * @throws ServiceError when it holds less
 */
export function checkRunSummary(
  operation: string,
  { runId, summary }: { readonly runId: string; readonly summary?: { readonly total: number } | undefined },
  { total, graded }: Sent,
): void {
  if (summary === undefined || summary.total >= graded) return
  throw new ServiceError({
    operation,
    message: `${operation}: the service holds ${summary.total} of the ${total} results that were sent into run ${runId}.`,
    advice: ['Run the job again: the next attempt sends all of them into a new run.'],
    code: 'INVALID_RESPONSE',
    retryable: false,
    attempts: 1,
  })
}

/** True for a request that was larger than the service, or a proxy in front of it, takes. */
export function isRequestTooLarge(error: unknown): error is ServiceError {
  if (!(error instanceof ServiceError)) return false
  return error.status === 413 || (error.status === 400 && /size limit|too large/i.test(error.message))
}

/** Whether a deployment may have refused a batch, or have broken over it, because of the number of its results. */
export function mayBeTooMuch(error: unknown): boolean {
  return error instanceof ServiceError && [400, 422, 500, 504].includes(error.status ?? 0)
}
