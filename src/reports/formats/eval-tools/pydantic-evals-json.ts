import type { Result, Score } from '../../../model/run/result.ts'
import { aboutFrom } from '../../about.ts'
import { judgeFrom, sampleOf, tokensOf } from '../../eval-data.ts'
import type { ReadContext, ReadReport } from '../../format.ts'
import { saysInfrastructure } from '../../infrastructure.ts'
import { fieldsOf, listOf, textOfField } from '../../json/data.ts'
import { readJson } from '../../json/read-json.ts'
import { amountOf, numberOf, possibleMs } from '../../numbers.ts'
import { cleanName, withoutIterationNumber } from '../../text/names.ts'
import { cut, firstLine, keptDetail, keptMessage, readable } from '../../text/text.ts'

type Fields = Readonly<Record<string, unknown>>

/** A report of pydantic-evals, as `EvaluationReportAdapter.dump_json` writes it. */
export const readPydanticEvalsJson: ReadReport = async (source, context) => {
  await readJson(source, context, {
    keys: {
      cases: { items: { take: (value) => addCase(fieldsOf(value), context) } },
      failures: { items: { take: (value) => addFailure(fieldsOf(value), context) } },
    },
  })
}

function addCase(entry: Fields, { collector }: ReadContext): void {
  const assertions = Object.values(fieldsOf(entry.assertions)).map(fieldsOf)
  const failed = assertions.filter(({ value }) => value === false)
  const broken = listOf(entry.evaluator_failures).map(fieldsOf)
  const outcome = failed.length > 0 ? 'failed' : broken.length > 0 ? 'errored' : 'passed'
  const errors = broken.map(({ error_message: message }) => textOfField(message) ?? '')
  const lines = [
    ...failed.map(({ name, reason }) => lineOf(name, textOfField(reason) ?? 'is false')),
    ...broken.map(({ name }, index) => lineOf(name, errors[index] ?? 'the evaluator failed')),
  ]
  const metrics = fieldsOf(entry.metrics)
  const seconds = numberOf(entry.task_duration)
  const taskMs = possibleMs(seconds === undefined ? undefined : seconds * 1_000)
  collector.add({
    identity: identityOf(entry),
    outcome,
    infrastructure: outcome === 'errored' && errors.every(saysInfrastructure) ? true : undefined,
    durationMs: taskMs,
    latencyMs: taskMs,
    ...(lines.length > 0 && {
      message: firstLine(readable(lines.join('\n'))),
      detail: cut(readable(lines.join('\n')), keptDetail),
    }),
    scores: scoresOf(entry),
    tokens: tokensOf(metrics.input_tokens, metrics.output_tokens, metrics.total_tokens),
    costUsd: amountOf(metrics.cost),
    ...sampleOf({ input: entry.inputs, output: entry.output, expected: entry.expected_output }),
    ...aboutFrom(fieldsOf(entry.metadata)),
  })
}

/** The task raised. */
function addFailure(entry: Fields, { collector, workspace }: ReadContext): void {
  const message = readable(textOfField(entry.error_message) ?? 'the task raised an error')
  const trace = readable(textOfField(entry.error_stacktrace) ?? '')
  collector.add({
    identity: identityOf(entry),
    outcome: 'errored',
    infrastructure: saysInfrastructure(message) ? true : undefined,
    message: firstLine(message),
    detail: cut(trace === '' ? message : trace, keptDetail),
    location: workspace.locateInStack(trace),
    ...sampleOf({ input: entry.inputs, expected: entry.expected_output }),
    ...aboutFrom(fieldsOf(entry.metadata)),
  })
}

/** Repeated cases are numbered, `spain [2/3]`, and name their case apart. */
function identityOf(entry: Fields): Result['identity'] {
  const name = textOfField(entry.source_case_name) ?? textOfField(entry.name) ?? ''
  return { suite: [], name: withoutIterationNumber(cleanName(name)) }
}

/** Numbers as they are, assertions as 0 and 1. Labels are no scores. */
function scoresOf(entry: Fields): Score[] | undefined {
  const all = [...Object.entries(fieldsOf(entry.scores)), ...Object.entries(fieldsOf(entry.assertions))]
  const scores = all.map(([name, written]): Score => {
    const { value, reason, source } = fieldsOf(written)
    const isAssertion = typeof value === 'boolean'
    const why = textOfField(reason)
    return {
      name: readable(name),
      value: isAssertion ? Number(value) : (numberOf(value) ?? null),
      passed: isAssertion ? value : undefined,
      // The arguments of an `LLMJudge`.
      judge: judgeFrom(fieldsOf(fieldsOf(source).arguments)),
      rationale: why === undefined ? undefined : cut(readable(why), keptMessage),
    }
  })
  return scores.length > 0 ? scores : undefined
}

function lineOf(name: unknown, text: string): string {
  return `${textOfField(name) ?? 'evaluator'}: ${text}`
}
