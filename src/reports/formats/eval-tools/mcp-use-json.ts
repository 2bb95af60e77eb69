import type { Score } from '../../../model/run/result.ts'
import { sampleOf, toolCallsOf } from '../../eval-data.ts'
import type { ReadContext, ReadReport } from '../../format.ts'
import { fieldsOf, listOf, textOfField } from '../../json/data.ts'
import { readJson } from '../../json/read-json.ts'
import { numberOf, possibleMs } from '../../numbers.ts'
import { cleanName } from '../../text/names.ts'
import { cut, firstLine, keptDetail, keptMessage, readable } from '../../text/text.ts'

export const readMcpUseJson: ReadReport = async (source, context) => {
  await readJson(source, context, { items: { take: (value) => addCase(value, context) } })
}

function addCase(value: unknown, { collector }: ReadContext): void {
  const entry = fieldsOf(value)
  const model = textOfField(entry.model)
  const prompt = textOfField(entry.prompt_name)
  const variant = [model, prompt].filter((part) => part !== undefined).join(' · ')
  const error = textOfField(entry.error)
  const outcome = entry.success === true ? 'passed' : error === undefined ? 'failed' : 'errored'
  const total = secondsOf(entry.total_duration_s)
  const own = secondsOf(entry.duration_s)
  const scores = listOf(entry.metrics).map(scoreOf)
  const why = readable(error ?? failedChecks(entry)).trim()
  collector.add({
    identity: {
      suite: [],
      name: cleanName(textOfField(entry.case_id) ?? ''),
      variant: variant !== '' ? cleanName(variant) : undefined,
    },
    outcome,
    durationMs: (total ?? own) === undefined ? undefined : (total ?? own ?? 0),
    latencyMs: own,
    ...(outcome !== 'passed' && why !== '' && { message: firstLine(why), detail: cut(why, keptDetail) }),
    scores: scores.length > 0 ? scores : undefined,
    model,
    ...toolCallsOf(
      entry.tool_calls,
      ({ name }) => name,
      ({ args }) => args,
    ),
    ...sampleOf({ input: entry.input, output: entry.actual_output }),
  })
}

function secondsOf(value: unknown): number | undefined {
  const seconds = numberOf(value)
  return seconds === undefined ? undefined : possibleMs(seconds * 1_000)
}

function scoreOf(value: unknown): Score {
  const metric = fieldsOf(value)
  const reason = textOfField(metric.reason)
  const threshold = numberOf(metric.threshold)
  return {
    name: readable(textOfField(metric.name) ?? 'score'),
    value: numberOf(metric.score) ?? null,
    threshold,
    passed: typeof metric.success === 'boolean' ? metric.success : undefined,
    rationale: reason === undefined ? undefined : cut(readable(reason), keptMessage),
  }
}

function failedChecks(entry: Readonly<Record<string, unknown>>): string {
  const checks = listOf(fieldsOf(entry.tool_assertions).checks).map(fieldsOf)
  const metrics = listOf(entry.metrics).map(fieldsOf)
  return [
    ...checks.filter(({ passed }) => passed === false).map((check) => `tool ${check.tool}: ${check.reason}`),
    ...metrics.filter(({ success }) => success === false).map((metric) => `${metric.name}: ${metric.reason}`),
  ].join('\n')
}
