import { suiteNameTaken } from '../../config/suite-name.ts'
import {
  describeRefusal,
  EvalGateError,
  messageOf,
  NameTaken,
  PermissionError,
  UnwritableFile,
  type UsageError,
} from '../../errors.ts'
import type { Budget } from '../../ports/budget.ts'
import type { Platform } from '../../ports/platform.ts'

/** Writes files one by one. One that can't be written is said and holds up none of the others. */
export interface FileWriter {
  /** `matters`: the workflow asked for the file, or its later steps read it */
  write<T>(body: () => T, options: { readonly matters: boolean }): T | undefined
  readonly unwritten: UnwritableFile[]
  readonly notices: string[]
}

export function createFileWriter({ log }: Pick<Platform, 'log'>): FileWriter {
  const unwritten: UnwritableFile[] = []
  const notices: string[] = []
  return {
    unwritten,
    notices,
    write(body, { matters }) {
      try {
        return body()
      } catch (error) {
        if (!(error instanceof UnwritableFile)) throw error
        const message = messageOf(error, '\n')
        // The outputs are written twice.
        if (notices.includes(message)) return undefined
        notices.push(message)
        if (matters) {
          unwritten.push(error)
          log.error(message)
        } else {
          log.warning(message)
        }
        return undefined
      }
    },
  }
}

/** What the attempts to publish have met so far. */
export interface AttemptState {
  readonly notices: readonly string[]
  readonly taken: UsageError | undefined
}

/**
 * Attempts to publish views. A failure is logged and the job continues; after a view that belongs to another job none
 * is attempted.
 */
export function createAttempts(
  suiteName: string,
  { log, context }: Platform,
  budget: Budget,
  permissions: readonly string[],
) {
  const notices: string[] = []
  let taken: UsageError | undefined

  /** @param view as the start of a sentence: `The check` */
  async function attempt<T>(view: string, body: () => Promise<T>, share?: number): Promise<T | undefined> {
    if (taken !== undefined) return undefined
    try {
      return await budget.spend(view, body, share)
    } catch (error) {
      if (error instanceof NameTaken) {
        taken = suiteNameTaken(suiteName, context, 'job')
        log.debug(error.message)
        notices.push(messageOf(taken, '\n'))
        return undefined
      }
      const notice = describe(view, error)
      log.warning(notice)
      notices.push(notice)
      return undefined
    }
  }

  function describe(view: string, error: unknown): string {
    if (error instanceof PermissionError) return describeRefusal(error, permissions)
    return error instanceof EvalGateError
      ? messageOf(error, '\n')
      : `${view} could not be written: ${messageOf(error)}`
  }

  const state: AttemptState = {
    notices,
    get taken() {
      return taken
    },
  }
  return { attempt, state }
}
