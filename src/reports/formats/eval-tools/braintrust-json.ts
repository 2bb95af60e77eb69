import type { Score } from '../../../model/run/result.ts'
import { aboutFrom } from '../../about.ts'
import { sampleOf } from '../../eval-data.ts'
import type { ReadContext, ReadReport } from '../../format.ts'
import { saysInfrastructure } from '../../infrastructure.ts'
import { fieldsOf, textOfField } from '../../json/data.ts'
import { readJson } from '../../json/read-json.ts'
import { numberOf } from '../../numbers.ts'
import { cleanName } from '../../text/names.ts'
import { cut, firstLine, keptDetail, readable, textOf } from '../../text/text.ts'

type Fields = Readonly<Record<string, unknown>>

/** What `Eval()` of Braintrust returns, written as JSON: `{ summary, results }`. Scores have no pass mark. */
export const readBraintrustJson: ReadReport = async (source, context) => {
  await readJson(
    source,
    context,
    { keys: { results: { items: { take: (value) => addResult(fieldsOf(value), context) } } } },
    { many: true },
  )
}

function addResult(entry: Fields, { collector, workspace }: ReadContext): void {
  const error = errorOf(entry.error) || scorerErrorOf(fieldsOf(entry.metadata).scorer_errors)
  const scores = Object.entries(fieldsOf(entry.scores)).map(
    ([name, value]): Score => ({ name: readable(name), value: numberOf(value) ?? null }),
  )
  const zero = scores.filter(({ value }) => value === 0)
  const isGraded =
    scores.length > 0 && scores.every(({ value }) => value === 0 || value === 1 || value === null)
  const isUndecided = scores.length > 0 && scores.every(({ value }) => value === null)
  const outcome =
    error !== '' ? 'errored' : isUndecided ? 'skipped' : isGraded && zero.length > 0 ? 'failed' : 'passed'
  const why =
    error !== ''
      ? error
      : isUndecided
        ? 'no scorer gave a value'
        : zero.map(({ name }) => `${name} is 0`).join('; ')
  collector.add({
    identity: { suite: [], name: cleanName((textOf(entry.input) ?? '').replaceAll('\n', ' ')) },
    outcome,
    infrastructure: error !== '' && saysInfrastructure(error) ? true : undefined,
    message: outcome === 'passed' ? undefined : firstLine(why),
    detail: error === '' ? undefined : cut(error, keptDetail),
    location: error === '' ? undefined : workspace.locateInStack(error),
    scores: scores.length > 0 ? scores : undefined,
    ...sampleOf({ input: entry.input, output: entry.output, expected: entry.expected }),
    ...aboutFrom({ ...fieldsOf(entry.metadata), permalink: entry.permalink }, entry.tags),
  })
}

/** An error object becomes `{}` in JSON, so anything that is there counts. */
function errorOf(error: unknown): string {
  if (error === undefined || error === null) return ''
  const { message, stack } = fieldsOf(error)
  return readable(
    textOfField(error) || textOfField(stack) || textOfField(message) || 'the task raised an error',
  )
}

/** A scorer that raised leaves no score, only its error in the metadata. */
function scorerErrorOf(errors: unknown): string {
  const [first] = Object.entries(fieldsOf(errors))
  return first === undefined
    ? ''
    : readable(`the scorer ${first[0]} raised an error: ${textOf(first[1]) ?? ''}`)
}
