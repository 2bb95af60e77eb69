import {
  describePermissionRefusal,
  EvalGateError,
  NameTaken,
  PermissionError,
  readErrorMessage,
  UnwritableFile,
  type UsageError,
} from '../../errors.ts'
import type { Budget } from '../../ports/budget.ts'
import type { Runtime } from '../../ports/platform.ts'
import { createNameTakenError } from '../name-taken.ts'

/** Writes files one by one. One that can't be written is said and holds up none of the others. */
export interface FileWriter {
  /** `matters`: the workflow asked for the file, or its later steps read it */
  write<T>(body: () => T, options: { readonly matters: boolean }): T | undefined
  readonly unwritten: UnwritableFile[]
  readonly notices: string[]
}

export function createFileWriter({ log }: Runtime): FileWriter {
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
        const message = readErrorMessage(error, '\n')
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
interface AttemptState {
  readonly notices: readonly string[]
  readonly taken: UsageError | undefined
}

/**
 * Attempts to publish views. A failure is logged and the job continues; after a view that belongs to another job none
 * is attempted.
 */
export function createPublishAttempts(
  suiteName: string,
  { log, context }: Runtime,
  budget: Budget,
  permissions: readonly string[],
) {
  const notices: string[] = []
  let taken: UsageError | undefined

  /** @param view as the start of a sentence: `The check` */
  async function attemptView<T>(
    view: string,
    body: () => Promise<T>,
    share?: number,
  ): Promise<T | undefined> {
    if (taken !== undefined) return undefined
    try {
      return await budget.spend(view, body, share)
    } catch (error) {
      if (error instanceof NameTaken) {
        taken = createNameTakenError(suiteName, context, 'job')
        log.debug(error.message)
        notices.push(readErrorMessage(taken, '\n'))
        return undefined
      }
      const notice = describeViewFailure(view, error)
      log.warning(notice)
      notices.push(notice)
      return undefined
    }
  }

  function describeViewFailure(view: string, error: unknown): string {
    if (error instanceof PermissionError) return describePermissionRefusal(error, permissions)
    if (error instanceof EvalGateError) return readErrorMessage(error, '\n')
    return `${view} could not be written: ${readErrorMessage(error)}`
  }

  const state: AttemptState = {
    notices,
    get taken() {
      return taken
    },
  }
  return { attempt: attemptView, state }
}
