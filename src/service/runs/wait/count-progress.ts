import { limits } from '../../../contract/limits.ts'
import { ServiceError } from '../../../errors.ts'
import type { Clock } from '../../../ports/platform.ts'
import type { Project } from '../../client/project.ts'
import type { HostedIteration } from '../iteration-result.ts'
import type { Progress } from './poll.ts'

/**
 * Between two counts of a run, for each run that shares the key: with a look every 5 s it stays at 15
 * requests a minute.
 */
const countEveryMs = 45_000

interface Parts {
  readonly runId: string
  /** How many iterations the plan promises. */
  readonly expected?: number | undefined
  readonly sharers: () => number
  readonly clock: Clock
}

/**
 * Finds the progress of a run that does not report it. Undefined while it is too early to ask again, and
 * always after an answer that can't be used.
 */
type ProgressCounter = () => Promise<Progress | undefined>

/**
 * Counts the finished iterations of a run on their first page; a run with more than one page is not counted.
 * Progress is an extra: of all errors only an abort is thrown.
 */
export function createProgressCounter(project: Project, parts: Parts): ProgressCounter {
  const { runId, expected, sharers, clock } = parts
  const request = { params: { runId }, query: { limit: limits.iterationsPerPage } }
  let nextAt = Number.NEGATIVE_INFINITY
  return async () => {
    if (clock.now() < nextAt) return undefined
    nextAt = clock.now() + countEveryMs * Math.max(1, sharers())
    try {
      const { items, nextCursor } = await project.call('listEvalRunIterations', request)
      if (!nextCursor) return countProgress(items, expected)
    } catch (error) {
      project.signal?.throwIfAborted()
      if (!(error instanceof ServiceError)) throw error
    }
    nextAt = Number.POSITIVE_INFINITY
    return undefined
  }
}

/**
 * How far a run is by its iterations so far. Where the plan promises no number, those that are still to come
 * tell the total, if the service lists them.
 */
function countProgress(iterations: readonly HostedIteration[], expected: number | undefined): Progress {
  const finished = iterations.filter(isFinishedIteration)
  const passed = finished.filter(({ result }) => result === 'passed').length
  const done = finished.length
  const listed = iterations.length > done ? iterations.length : undefined
  const total = expected === undefined ? listed : Math.max(expected, iterations.length)
  return { done, passed, total }
}

/** True once the iteration has a verdict, or a status that no unfinished iteration has. */
function isFinishedIteration({ status, result }: HostedIteration): boolean {
  if (result === 'passed' || result === 'failed') return true
  return status != null && status !== 'pending' && status !== 'running' && status !== 'grading'
}
