import type { ResultTexts } from '../../../model/run/result.ts'
import { type Fields, fieldsOf, textOfField } from '../../json/data.ts'
import { cut, firstLine, keptDetail, readable, textOf } from '../../text/text.ts'

export function messageOf(error: Fields | undefined, outcome: string): ResultTexts {
  if (error === undefined) return outcome === 'skipped' ? { message: 'the sample was not scored' } : {}
  if (outcome === 'skipped') return { message: 'cancelled: the task failed while it ran' }
  const message = readable(textOfField(error.message) ?? 'the sample ended with an error')
  const traceback = readable(textOfField(error.traceback) ?? '')
  return {
    message: firstLine(message),
    detail: traceback !== '' ? cut(traceback, keptDetail) : undefined,
  }
}

/** `token limit of 1000` where a limit of the harness ended the sample. */
export function limitOf(sample: Fields): string | undefined {
  const { type, limit } = fieldsOf(sample.limit)
  const kind = textOfField(type)
  return kind === undefined ? undefined : readable(`${kind} limit of ${textOf(limit) ?? 'the task'}`)
}

/** Why a sample was not scored as correct: its limit, and what the scorers say. */
export function explanationOf(sample: Fields, limit: string | undefined): ResultTexts {
  const lines = Object.entries(fieldsOf(sample.scores)).map(([name, value]) => {
    const { explanation, answer, value: grade } = fieldsOf(value)
    const why = textOfField(explanation) ?? (answer == null ? '' : `answered ${textOf(answer)}`)
    return `${name}: ${textOf(grade) ?? 'no value'}${why && ` (${why})`}`
  })
  const ended = limit === undefined ? [] : [`the ${limit} ended the sample`]
  const text = readable([...ended, ...lines].join('\n')).trim()
  return text === '' ? {} : { message: firstLine(text), detail: cut(text, keptDetail) }
}
