import { omitEmpty } from '../../../model/data.ts'
import { findCause } from '../../../model/run/never-judged.ts'
import type { ResultTexts, Score } from '../../../model/run/result.ts'
import { readAbout } from '../../about.ts'
import { digestJson, readSample, readTokens, readToolCalls, sumTokenUsage } from '../../eval-data.ts'
import type { ReadContext, ReadReport } from '../../format.ts'
import { loseFor } from '../../infrastructure.ts'
import { type Fields, readFields, readList, readText } from '../../json/data.ts'
import { readJson } from '../../json/read-json.ts'
import { describeRetries, keepPossibleMs, readAmount, readNumber } from '../../numbers.ts'
import { type Status, unscored } from '../../statuses.ts'
import { cleanName } from '../../text/names.ts'
import { keptMessage, makeReadable, toText, truncateText } from '../../text/text.ts'
import { describeInvalidation, describeLimit, describeSampleError, explainScores } from './messages.ts'
import { readInspectSpans } from './spans.ts'
import { buildSampleIdentity, finishTask, type TaskEnd } from './task.ts'

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
  const addWithHeader = (sample: Fields): void => addSample(sample, header ?? {}, end.status, context)
  await readJson(source, context, {
    keys: {
      eval: {
        take: (value) => {
          header = readFields(value)
        },
      },
      status: {
        take: (value) => {
          end.status = readText(value) ?? 'unknown'
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
            if (header === undefined) waiting.push(readFields(value))
            else addWithHeader(readFields(value))
          },
        },
      },
    },
  })
  for (const sample of waiting) addWithHeader(sample)
  finishTask(end, header ?? {}, context)
}

function explainSample(
  sample: Fields,
  error: Fields | undefined,
  { outcome, unjudged }: Status,
  limit: string | undefined,
): ResultTexts {
  if (isInvalidated(sample)) return { message: describeInvalidation(sample) }
  if (error !== undefined) return describeSampleError(error, outcome === 'skipped')
  if (outcome === 'passed' || unjudged !== undefined) return {}
  return explainScores(sample, limit)
}

/** @param end status of the task, which comes before its samples */
function addSample(sample: Fields, header: Fields, end: string, context: ReadContext): void {
  const { collector } = context
  const limit = describeLimit(sample)
  let error: Fields | undefined
  let scores: readonly Score[] = []
  let status: Status = { outcome: 'errored' }
  if (isInvalidated(sample)) status = unscored
  else if (sample.error === undefined || sample.error === null) {
    scores = readSampleScores(sample, findGrader(header))
    status = readSampleStatus(sample)
    // A limit ended it before anything could be scored: it is the budget of the code under test.
    if (status.unjudged !== undefined && limit !== undefined) status = { outcome: 'failed' }
  } else error = readFields(sample.error)
  // The failure of another sample ended the task while this one ran: it says nothing about this one.
  if (end === 'error' && /^CancelledError\b/.test(readText(error?.message) ?? ''))
    status = { outcome: 'skipped' }
  const { outcome, unjudged } = status
  const retries = readList(sample.error_retries).length
  const output = readFields(sample.output)
  const [choice] = readList(output.choices).map(readFields)
  const model = readText(header.model) ?? readText(output.model)
  const provider = model?.includes('/') === true ? model.slice(0, model.indexOf('/')) : undefined
  const durationMs = readSeconds(sample.total_time)
  const latencyMs = readSeconds(sample.working_time)
  const calls = readList(sample.messages).flatMap((message) => readList(readFields(message).tool_calls))
  collector.add({
    identity: buildSampleIdentity(header, cleanName(toText(sample.id) ?? ''), context),
    ...status,
    ...(outcome === 'errored' && unjudged === undefined && loseFor(findCause(readText(error?.message)))),
    ...describeRetries(outcome === 'passed', retries),
    durationMs,
    latencyMs,
    ...explainSample(sample, error, status, limit),
    scores: omitEmpty(scores),
    stick: header.scorers === undefined ? undefined : digestJson([header.scorers, sample.target ?? null]),
    ...sumUsage(sample, output),
    model,
    provider,
    ...readToolCalls(
      calls,
      ({ function: name }) => name,
      ({ arguments: given }) => given,
    ),
    spans: readInspectSpans(sample.events),
    cached: isCachedSample(sample) || undefined,
    ...readSample({
      input: readQuestion(sample.input),
      output: readContent(readFields(choice?.message).content),
      expected: sample.target,
    }),
    ...readAbout(readFields(sample.metadata), header.tags),
  })
}

/** Somebody has taken its result back since (`inspect_ai.log.invalidate_samples`). */
function isInvalidated({ invalidation }: Fields): boolean {
  return invalidation !== undefined && invalidation !== null
}

/** Every call of a model was answered from Inspect's cache. */
function isCachedSample({ events }: Fields): boolean {
  const calls = readList(events)
    .map(readFields)
    .filter(({ event }) => event === 'model')
  return calls.length > 0 && calls.every(({ cache }) => cache === 'read')
}

function readSeconds(value: unknown): number | undefined {
  const seconds = readNumber(value)
  if (seconds === undefined) return undefined
  return keepPossibleMs(seconds * 1_000)
}

/** The model in the role of the grader, which Inspect's own `model_graded_…` scorers ask. */
function findGrader(header: Fields): string | undefined {
  const { grader } = readFields(header.model_roles)
  const model = readText(grader) ?? readText(readFields(grader).model)
  if (model === undefined) return undefined
  return makeReadable(model)
}

/** Several values in one score are several scores. */
function readSampleScores(sample: Fields, grader: string | undefined): Score[] {
  return Object.entries(readFields(sample.scores)).flatMap(([name, value]): Score[] => {
    const score = readFields(value)
    const explanation = readText(score.explanation)
    const why =
      explanation === undefined ? {} : { rationale: truncateText(makeReadable(explanation), keptMessage) }
    const parts =
      typeof score.value === 'object' && score.value !== null
        ? Object.entries(score.value).map(([part, partValue]): [string, unknown] => [
            `${name}.${part}`,
            partValue,
          ])
        : [[name, score.value] as [string, unknown]]
    const judge = name.startsWith('model_graded') ? grader : undefined
    return parts.map(([part, partValue]) => ({
      name: makeReadable(part),
      value: readGrade(partValue) ?? null,
      judge,
      ...why,
    }))
  })
}

function readGrade(value: unknown): number | undefined {
  return (
    readNumber(value) ??
    grades.get(typeof value === 'string' && value.length > 1 ? value.toLowerCase() : value)
  )
}

/**
 * Passed when every grade is full. Scores on a scale of their own decide nothing, as the log has no threshold:
 * such a sample counts as passed, and a policy can set limits for its score.
 */
function readSampleStatus(sample: Fields): Status {
  const values = Object.values(readFields(sample.scores)).flatMap((score) => {
    const { value } = readFields(score)
    if (typeof value === 'object' && value !== null) return Object.values(value)
    return [value]
  })
  // Python's NaN is how a scorer says that it could not score; it is read as null.
  if (values.every((value) => value === null || value === undefined)) return unscored
  const graded = values.flatMap((value) => {
    const grade = readGrade(value)
    if (grade === undefined || (typeof value === 'number' && value !== 0 && value !== 1)) return []
    return [grade]
  })
  if (graded.every((grade) => grade === 1)) return { outcome: 'passed' }
  return { outcome: 'failed' }
}

/** Usage of all models of the sample, or of its output in older logs. */
function sumUsage(sample: Fields, output: Fields) {
  const perModel = Object.values(readFields(sample.model_usage)).map(readFields)
  const usages = perModel.length > 0 ? perModel : [readFields(output.usage)]
  const tokens = sumTokenUsage(
    usages.map((usage) => readTokens(usage.input_tokens, usage.output_tokens, usage.total_tokens)),
  )
  const costs = usages.flatMap((usage) => readAmount(usage.total_cost) ?? [])
  return {
    tokens,
    costUsd: costs.length > 0 ? costs.reduce((sum, cost) => sum + cost, 0) : undefined,
  }
}

/** The input of a sample is a text or a conversation, of which the last user message is used. */
function readQuestion(input: unknown): unknown {
  if (!Array.isArray(input)) return input
  const userMessages = input.map(readFields).filter(({ role }) => role === 'user')
  return readContent(userMessages.at(-1)?.content)
}

function readContent(content: unknown): unknown {
  if (!Array.isArray(content)) return content
  return content
    .map((part) => readText(readFields(part).text) ?? '')
    .filter((text) => text !== '')
    .join('\n')
}
