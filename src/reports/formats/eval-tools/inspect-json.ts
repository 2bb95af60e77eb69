import type { Result, Score } from '../../../model/run/result.ts'
import { readChunks } from '../../bytes/chunks.ts'
import { sampleOf, sumTokens, tokensOf, toolCallsOf } from '../../eval-data.ts'
import type { ReadContext, ReportFormat } from '../../format.ts'
import { saysInfrastructure } from '../../infrastructure.ts'
import { fieldsOf, listOf, textOfField } from '../../json/data.ts'
import { JsonReader } from '../../json/reader.ts'
import { amountOf, numberOf, possibleMs } from '../../numbers.ts'
import { cleanName } from '../../text/names.ts'
import { cut, firstLine, keptDetail, keptMessage, readable, textOf } from '../../text/text.ts'
import { inspectSpans } from './inspect-spans.ts'

type Fields = Readonly<Record<string, unknown>>

/** Letters and words of Inspect's scorers as numbers: correct, incorrect, partial, no answer. */
const grades: ReadonlyMap<unknown, number> = new Map<unknown, number>([
  ['C', 1],
  ['I', 0],
  ['P', 0.5],
  ['N', 0],
  [true, 1],
  [false, 0],
  ['yes', 1],
  ['no', 0],
  ['true', 1],
  ['false', 0],
])

export const inspectJson: ReportFormat = {
  name: 'inspect-json',
  title: 'Inspect log in JSON',
  extensions: ['json'],
  repeats: 'iterations',
  detect: ({ paths }) =>
    paths.has('eval.task') && (paths.has('samples') || paths.has('plan') || paths.has('stats')),
  async read(source, context) {
    let header: Fields | undefined
    const end: TaskEnd = { status: '', failure: undefined, samples: 0 }
    const waiting: Fields[] = []
    const add = (sample: Fields): void => addSample(sample, header ?? {}, context)
    const reader = new JsonReader({
      keys: {
        eval: {
          take: (value) => {
            header = fieldsOf(value)
          },
        },
        status: {
          take: (value) => {
            end.status = textOfField(value) ?? ''
          },
        },
        error: {
          take: (value) => {
            end.failure = value ?? undefined
          },
        },
        samples: {
          items: {
            take: (value) => {
              end.samples += 1
              // The header comes first in every log seen; where it does not, its samples wait.
              if (header === undefined) waiting.push(fieldsOf(value))
              else add(fieldsOf(value))
            },
          },
        },
      },
    })
    await readChunks(source, context, (chunk) => reader.write(chunk))
    reader.end()
    for (const sample of waiting) add(sample)
    finishTask(end, header ?? {}, context)
  },
}

function identityOf(header: Fields, name: string, { workspace }: ReadContext): Result['identity'] {
  const file = textOfField(header.task_file)
  const model = textOfField(header.model)
  return {
    file: file === undefined ? undefined : cleanName(workspace.relative(file)),
    suite: [cleanName(textOfField(header.task) ?? '')],
    name,
    // A log is about one model; logs of several models are common in one run and must stay separate.
    variant: model === undefined ? undefined : cleanName(model),
  }
}

function addSample(sample: Fields, header: Fields, context: ReadContext): void {
  const { collector } = context
  const error = sample.error === undefined || sample.error === null ? undefined : fieldsOf(sample.error)
  const scores = error === undefined ? scoresOf(sample) : []
  const outcome = error !== undefined ? 'errored' : outcomeOf(sample)
  const output = fieldsOf(sample.output)
  const [choice] = listOf(output.choices).map(fieldsOf)
  const model = textOfField(header.model) ?? textOfField(output.model)
  const provider = model?.includes('/') === true ? model.slice(0, model.indexOf('/')) : undefined
  const durationMs = secondsOf(sample.total_time)
  const latencyMs = secondsOf(sample.working_time)
  const calls = listOf(sample.messages).flatMap((message) => listOf(fieldsOf(message).tool_calls))
  collector.add({
    identity: identityOf(header, cleanName(textOf(sample.id) ?? ''), context),
    outcome,
    infrastructure: error !== undefined && saysInfrastructure(textOfField(error.message)) ? true : undefined,
    durationMs,
    latencyMs,
    ...messageOf(error, outcome),
    scores: scores.length > 0 ? scores : undefined,
    ...usageOf(sample, output),
    model,
    provider,
    ...toolCallsOf(
      calls,
      ({ function: name }) => name,
      ({ arguments: given }) => given,
    ),
    spans: inspectSpans(sample.events),
    ...sampleOf({
      input: questionOf(sample.input),
      output: contentOf(fieldsOf(choice?.message).content),
      expected: sample.target,
    }),
  })
}

function secondsOf(value: unknown): number | undefined {
  const seconds = numberOf(value)
  return seconds === undefined ? undefined : possibleMs(seconds * 1_000)
}

function messageOf(error: Fields | undefined, outcome: string): Pick<Result, 'message' | 'detail'> {
  if (error === undefined) return outcome === 'skipped' ? { message: 'the sample was not scored' } : {}
  const message = readable(textOfField(error.message) ?? 'the sample ended with an error')
  const traceback = readable(textOfField(error.traceback) ?? '')
  return {
    message: firstLine(message),
    detail: traceback !== '' ? cut(traceback, keptDetail) : undefined,
  }
}

/** Several values in one score are several scores. */
function scoresOf(sample: Fields): Score[] {
  return Object.entries(fieldsOf(sample.scores)).flatMap(([name, value]): Score[] => {
    const score = fieldsOf(value)
    const explanation = textOfField(score.explanation)
    const why = explanation === undefined ? {} : { rationale: cut(readable(explanation), keptMessage) }
    const parts =
      typeof score.value === 'object' && score.value !== null
        ? Object.entries(score.value).map(([part, of]): [string, unknown] => [`${name}.${part}`, of])
        : [[name, score.value] as [string, unknown]]
    return parts.map(([part, of]) => ({ name: readable(part), value: gradeOf(of) ?? null, ...why }))
  })
}

function gradeOf(value: unknown): number | undefined {
  return (
    numberOf(value) ?? grades.get(typeof value === 'string' && value.length > 1 ? value.toLowerCase() : value)
  )
}

/**
 * Passed when every grade is full. Scores on a scale of their own decide nothing, as the log has no threshold:
 * such a sample counts as passed, and a policy can set limits for its score. Without any score it is skipped.
 */
function outcomeOf(sample: Fields): 'passed' | 'failed' | 'skipped' {
  const values = Object.values(fieldsOf(sample.scores)).flatMap((score) => {
    const { value } = fieldsOf(score)
    return typeof value === 'object' && value !== null ? Object.values(value) : [value]
  })
  if (values.length === 0) return 'skipped'
  const graded = values.flatMap((value) => {
    const grade = gradeOf(value)
    return grade === undefined || (typeof value === 'number' && value !== 0 && value !== 1) ? [] : [grade]
  })
  return graded.every((grade) => grade === 1) ? 'passed' : 'failed'
}

/** Usage of all models of the sample, or of its output in older logs. */
function usageOf(sample: Fields, output: Fields): Pick<Result, 'tokens' | 'costUsd'> {
  const perModel = Object.values(fieldsOf(sample.model_usage)).map(fieldsOf)
  const usages = perModel.length > 0 ? perModel : [fieldsOf(output.usage)]
  const tokens = sumTokens(
    usages.map((usage) => tokensOf(usage.input_tokens, usage.output_tokens, usage.total_tokens)),
  )
  const costs = usages.flatMap((usage) => amountOf(usage.total_cost) ?? [])
  return {
    tokens,
    costUsd: costs.length > 0 ? costs.reduce((sum, cost) => sum + cost, 0) : undefined,
  }
}

/** The input of a sample is a text or a conversation, of which the last user message is used. */
function questionOf(input: unknown): unknown {
  if (!Array.isArray(input)) return input
  const said = input.map(fieldsOf).filter(({ role }) => role === 'user')
  return contentOf(said.at(-1)?.content)
}

function contentOf(content: unknown): unknown {
  if (!Array.isArray(content)) return content
  return content
    .map((part) => textOfField(fieldsOf(part).text) ?? '')
    .filter((text) => text !== '')
    .join('\n')
}

/** How the task ended, by the log. */
interface TaskEnd {
  status: string
  failure: unknown
  samples: number
}

/** A task that stopped early is a broken suite: its other samples are not in the log. */
function finishTask({ status, failure, samples }: TaskEnd, header: Fields, context: ReadContext): void {
  const config = fieldsOf(header.config)
  if (config.limit !== undefined && config.limit !== null) context.collector.ranSelection("Inspect's `limit`")
  else if (listOf(config.sample_id).length > 0) context.collector.ranSelection("Inspect's `sample_id`")
  const stopped = status === 'error' || status === 'cancelled' || status === 'started'
  if (!stopped && (failure === undefined || samples > 0)) return
  const { suite, ...identity } = identityOf(header, '', context)
  const error = fieldsOf(failure)
  const why = readable(textOfField(error.message) ?? '')
  const planned = (numberOf(fieldsOf(header.dataset).samples) ?? 0) * (numberOf(config.epochs) ?? 1)
  const missing = planned > samples ? ` after ${samples} of ${planned} samples` : ''
  const isLost = status === 'cancelled' || saysInfrastructure(why)
  context.collector.addSuiteError({
    identity: { ...identity, suite: [], name: suite[0] ?? '' },
    scope: 'suite',
    outcome: 'errored',
    infrastructure: isLost || undefined,
    ...messageOf(error, 'errored'),
    message: firstLine(`the task ended with status "${readable(status)}"${missing}${why && `: ${why}`}`),
  })
}
