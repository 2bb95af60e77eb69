import type { ResultTexts } from '../../../model/run/result.ts'
import { type Fields, readFields, readText } from '../../json/data.ts'
import { findFirstLine, keptDetail, makeReadable, toText, truncateText } from '../../text/text.ts'

export function describeSampleError(error: Fields, wasCancelled: boolean): ResultTexts {
  if (wasCancelled) return { message: 'cancelled: the task failed while it ran' }
  const message = makeReadable(readText(error.message) ?? 'the sample ended with an error')
  const traceback = makeReadable(readText(error.traceback) ?? '')
  return {
    message: findFirstLine(message),
    detail: truncateText(traceback, keptDetail) || undefined,
  }
}

/** Why the result of a sample was taken back, if somebody said so. */
export function describeInvalidation({ invalidation }: Fields): string {
  const reason = makeReadable(readText(readFields(invalidation).reason) ?? '')
  return findFirstLine(reason === '' ? 'its result was invalidated' : `its result was invalidated: ${reason}`)
}

/** `token limit of 1000` where a limit of the harness ended the sample. */
export function describeLimit(sample: Fields): string | undefined {
  const { type, limit } = readFields(sample.limit)
  const kind = readText(type)
  if (kind === undefined) return undefined
  return makeReadable(`${kind} limit of ${toText(limit) ?? 'the task'}`)
}

/** Why a sample was not scored as correct: its limit, and what the scorers say. */
export function explainScores(sample: Fields, limit: string | undefined): ResultTexts {
  const lines = Object.entries(readFields(sample.scores)).map(([name, value]) => {
    const { explanation, answer, value: grade } = readFields(value)
    const why = readText(explanation) ?? (answer == null ? '' : `answered ${toText(answer)}`)
    return `${name}: ${toText(grade) ?? 'no value'}${why && ` (${why})`}`
  })
  const ended = limit === undefined ? [] : [`the ${limit} ended the sample`]
  const text = makeReadable([...ended, ...lines].join('\n')).trim()
  if (text === '') return {}
  return { message: findFirstLine(text), detail: truncateText(text, keptDetail) }
}
