import { findCause } from '../../../model/run/never-judged.ts'
import type { Result } from '../../../model/run/result.ts'
import type { ReadContext } from '../../format.ts'
import { loseFor } from '../../infrastructure.ts'
import { type Fields, readFields, readText } from '../../json/data.ts'
import { readNumber } from '../../numbers.ts'
import { cleanName } from '../../text/names.ts'
import { findFirstLine, makeReadable } from '../../text/text.ts'
import { describeSampleError } from './messages.ts'

/** `name`: id of the sample, or empty for the task itself. */
export function buildSampleIdentity(
  header: Fields,
  name: string,
  { workspace }: ReadContext,
): Result['identity'] {
  const file = readText(header.task_file)
  const model = readText(header.model)
  return {
    file: file === undefined ? undefined : cleanName(workspace.relative(file)),
    suite: [cleanName(readText(header.task) ?? '')],
    name,
    // A log is about one model; logs of several models are common in one run and must stay separate.
    variant: model && cleanName(model),
  }
}

export interface TaskEnd {
  status: string
  failure: unknown
  samples: number
}

/** A task that stopped early is a broken suite: its other samples are not in the log. */
export function finishTask(
  { status, failure, samples }: TaskEnd,
  header: Fields,
  context: ReadContext,
): void {
  const stopped = status !== 'success' && status !== ''
  const planned = countPlanned(header)
  if (!stopped && samples >= planned && (failure === undefined || samples > 0)) return
  const { suite, ...identity } = buildSampleIdentity(header, '', context)
  const error = readFields(failure)
  const why = makeReadable(readText(error.message) ?? '')
  const missing = planned > samples ? ` after ${samples} of ${planned} samples` : ''
  const cause = status === 'cancelled' ? 'cut' : findCause(why)
  context.collector.addSuiteError({
    identity: { ...identity, suite: [], name: suite[0] ?? '' },
    ...loseFor(cause),
    ...describeSampleError(error, false),
    message: findFirstLine(
      `the task ended with status "${makeReadable(status)}"${missing}${why && `: ${why}`}`,
    ),
  })
}

/** Samples times epochs. `limit` and `sample_id` choose some of the dataset, whose ids Inspect lists since 0.3.60. */
function countPlanned({ config: written, dataset }: Fields): number {
  const { limit, sample_id: chosen, epochs } = readFields(written)
  const { samples, sample_ids: ids } = readFields(dataset)
  const repeats = readNumber(epochs) ?? 1
  if (Array.isArray(ids)) return ids.length * repeats
  const isPart = limit != null || chosen != null
  return isPart ? 0 : (readNumber(samples) ?? 0) * repeats
}
