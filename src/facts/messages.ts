import { telling } from '../model/before-after.ts'
import { formatNumber } from '../model/format.ts'
import type { CaseTally } from '../model/run/run.ts'

/** Why a case does not pass, according to the report: the message, or the first line of the detail. */
export function tellingMessage(tally: CaseTally | undefined): string | undefined {
  const evidence = telling(tally)
  if (evidence === undefined || evidence.outcome === 'passed') return undefined
  const { message, detail = '' } = evidence
  const said =
    message !== undefined && message.trim() !== ''
      ? message
      : detail
          .slice(0, 2000)
          .split('\n')
          .find((line) => line.trim() !== '')
  return saidOfAttempts(said, evidence.attempts)
}

/** A message with a note that retries did not help; unchanged without retries. */
export function saidOfAttempts(
  message: string | undefined,
  attempts: number | undefined,
): string | undefined {
  if (attempts === undefined) return message
  const said = message === undefined ? 'failed ' : `${message} – `
  return `${said}in all ${formatNumber(attempts)} attempts`
}
