import { PermissionError } from '../../errors.ts'
import { isRateLimit, readStatus } from './rest.ts'

/** The error for a token that lacks a permission. */
export interface Refused {
  /** A full sentence that says what is not permitted. */
  readonly message: string
  /** `pull-requests: write`. */
  readonly permission: string
  /** Further lines of advice. */
  readonly advice?: readonly string[]
}

/**
 * A refused request as a {@link PermissionError} with the YAML lines to add; any other error as it is. GitHub
 * answers 404 where a token may not even know of a thing, and 403 for its rate limits too.
 */
export function explainRefusal(error: unknown, refused: Refused): unknown {
  const status = readStatus(error)
  if ((status !== 403 && status !== 404) || isRateLimit(error)) return error
  return new PermissionError(refused.message, refused.permission, refused.advice ?? [], error)
}

/** What GitHub answers; a refusal is thrown as {@link explainRefusal} puts it. */
export async function askOrExplain<T>(refused: Refused, ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    throw explainRefusal(error, refused)
  }
}

/** What GitHub answers; undefined where it has no such thing. */
export async function askIfPresent<T>(ask: () => Promise<T>): Promise<T | undefined> {
  try {
    return await ask()
  } catch (error) {
    if (readStatus(error) === 404) return undefined
    throw error
  }
}
