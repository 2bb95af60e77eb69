import type { Score } from '../../../model/run/result.ts'
import { aboutFrom } from '../../about.ts'
import { sampleOf, sumTokens, tokensOf, toolCallsOf } from '../../eval-data.ts'
import type { ReadContext, ReadReport } from '../../format.ts'
import { saysInfrastructure } from '../../infrastructure.ts'
import { type Fields, fieldsOf, listOf, textOfField } from '../../json/data.ts'
import { readJson } from '../../json/read-json.ts'
import { amountOf, numberOf, possibleMs } from '../../numbers.ts'
import { cleanName } from '../../text/names.ts'
import { cut, keptMessage, readable, textOf } from '../../text/text.ts'
import { explanationOf, limitOf, messageOf } from './messages.ts'
import { inspectSpans } from './spans.ts'
import { finishTask, identityOf, type TaskEnd } from './task.ts'

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

export const readInspectJson: ReadReport = async (source, context) => {
  let header: Fields | undefined
  const end: TaskEnd = { status: '', failure: undefined, samples: 0 }
  const waiting: Fields[] = []
  const add = (sample: Fields): void => addSample(sample, header ?? {}, end.status, context)
  await readJson(source, context, {
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
  for (const sample of waiting) add(sample)
  finishTask(end, header ?? {}, context)
}

/** @param status of the task, which comes before its samples */
function addSample(sample: Fields, header: Fields, status: string, context: ReadContext): void {
  const { collector } = context
  const error = sample.error === undefined || sample.error === null ? undefined : fieldsOf(sample.error)
  const scores = error === undefined ? scoresOf(sample, graderOf(header)) : []
  const limit = limitOf(sample)
  const judged = error !== undefined ? 'errored' : outcomeOf(sample)
  // A limit ended it before anything could be scored: it is the budget of the code under test.
  const isCutOff = judged === 'skipped' && limit !== undefined
  // The failure of another sample ended the task while this one ran: it says nothing about this one.
  const isCancelled = status === 'error' && /^CancelledError\b/.test(textOfField(error?.message) ?? '')
  const outcome = isCancelled ? 'skipped' : isCutOff ? 'failed' : judged
  const retries = listOf(sample.error_retries).length
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
    infrastructure:
      outcome === 'errored' && saysInfrastructure(textOfField(error?.message)) ? true : undefined,
    flaky: outcome === 'passed' && retries > 0 ? true : undefined,
    attempts: retries > 0 ? retries + 1 : undefined,
    durationMs,
    latencyMs,
    ...(error === undefined && outcome !== 'skipped'
      ? outcome !== 'passed' && explanationOf(sample, limit)
      : messageOf(error, outcome)),
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
    cached: isCached(sample) ? true : undefined,
    ...sampleOf({
      input: questionOf(sample.input),
      output: contentOf(fieldsOf(choice?.message).content),
      expected: sample.target,
    }),
    ...aboutFrom(fieldsOf(sample.metadata), header.tags),
  })
}

/** Every call of a model was answered from Inspect's cache. */
function isCached({ events }: Fields): boolean {
  const calls = listOf(events)
    .map(fieldsOf)
    .filter(({ event }) => event === 'model')
  return calls.length > 0 && calls.every(({ cache }) => cache === 'read')
}

function secondsOf(value: unknown): number | undefined {
  const seconds = numberOf(value)
  return seconds === undefined ? undefined : possibleMs(seconds * 1_000)
}

/** The model in the role of the grader, which Inspect's own `model_graded_…` scorers ask. */
function graderOf(header: Fields): string | undefined {
  const { grader } = fieldsOf(header.model_roles)
  const model = textOfField(grader) ?? textOfField(fieldsOf(grader).model)
  return model === undefined ? undefined : readable(model)
}

/** Several values in one score are several scores. */
function scoresOf(sample: Fields, grader: string | undefined): Score[] {
  return Object.entries(fieldsOf(sample.scores)).flatMap(([name, value]): Score[] => {
    const score = fieldsOf(value)
    const explanation = textOfField(score.explanation)
    const why = explanation === undefined ? {} : { rationale: cut(readable(explanation), keptMessage) }
    const parts =
      typeof score.value === 'object' && score.value !== null
        ? Object.entries(score.value).map(([part, of]): [string, unknown] => [`${name}.${part}`, of])
        : [[name, score.value] as [string, unknown]]
    const judge = name.startsWith('model_graded') ? grader : undefined
    return parts.map(([part, of]) => ({ name: readable(part), value: gradeOf(of) ?? null, judge, ...why }))
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
  // Python's NaN is how a scorer says that it could not score; it is read as null.
  if (values.every((value) => value === null || value === undefined)) return 'skipped'
  const graded = values.flatMap((value) => {
    const grade = gradeOf(value)
    return grade === undefined || (typeof value === 'number' && value !== 0 && value !== 1) ? [] : [grade]
  })
  return graded.every((grade) => grade === 1) ? 'passed' : 'failed'
}

/** Usage of all models of the sample, or of its output in older logs. */
function usageOf(sample: Fields, output: Fields) {
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
