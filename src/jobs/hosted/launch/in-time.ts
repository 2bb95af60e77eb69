import { ServiceError } from '../../../errors.ts'
import { formatWait } from '../../../model/format.ts'
import type { Clock } from '../../../ports/platform.ts'
import { type Project, projectOf } from '../../../service/client/project.ts'

/** A run may end just before the deadline. */
const readingTakesMs = 2 * 60_000

/**
 * Reads within the time that is left, or two minutes: a list whose pages never end is no measurement.
 * @throws ServiceError when the time is over; what `read` throws
 */
export async function inTime<T>(
  project: Project,
  deadline: number,
  clock: Clock,
  label: string,
  read: (project: Project) => Promise<T>,
): Promise<T> {
  const [late, done] = [new AbortController(), new AbortController()]
  const signals = project.signal === undefined ? [late.signal] : [late.signal, project.signal]
  const left = Math.max(readingTakesMs, deadline - clock.now())
  const over = new ServiceError({
    operation: 'listEvalRunIterations',
    message: `${label}: the results could not be read within ${formatWait(left)}.`,
    advice: ['Its list may never end. The service is at fault.'],
    retryable: true,
    attempts: 1,
  })
  clock.sleep(left, done.signal).then(
    () => late.abort(over),
    () => {},
  )
  try {
    return await read(projectOf(project.client, project.id, AbortSignal.any(signals)))
  } finally {
    done.abort()
  }
}
