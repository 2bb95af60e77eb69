import { findTellingEvidence } from '../model/before-after.ts'
import { formatNumber } from '../model/format.ts'
import type { CaseTally } from '../model/run/run.ts'

/** Why a case does not pass, according to the report: the message, or the first line of the detail. */
export function findTellingMessage(tally: CaseTally | undefined): string | undefined {
  const evidence = findTellingEvidence(tally)
  if (evidence === undefined || evidence.outcome === 'passed') return undefined
  const { message, detail = '' } = evidence
  const text =
    message !== undefined && message.trim() !== ''
      ? message
      : detail
          .slice(0, 2000)
          .split('\n')
          .find((line) => line.trim() !== '')
  return addAttempts(text, evidence.attempts)
}

/** A message with a note that retries did not help; unchanged without retries. */
export function addAttempts(message: string | undefined, attempts: number | undefined): string | undefined {
  if (attempts === undefined) return message
  const start = message === undefined ? 'failed ' : `${message} – `
  return `${start}in all ${formatNumber(attempts)} attempts`
}
