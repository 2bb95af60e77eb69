import type { ResultTexts, Score } from '../../../model/run/result.ts'
import { aboutFrom } from '../../about.ts'
import { digestOf, sampleOf, tokensOf } from '../../eval-data.ts'
import type { ReadContext } from '../../format.ts'
import { saysInfrastructure } from '../../infrastructure.ts'
import { type Fields, fieldsOf, listOf, textOfField } from '../../json/data.ts'
import { amountOf, numberOf, possibleMs } from '../../numbers.ts'
import { cleanName } from '../../text/names.ts'
import { cut, firstLine, keptDetail, readable, textOf } from '../../text/text.ts'
import { isPlainCheck, judgesOf, withoutGraders } from './graders.ts'
import { type PromptNumbers, providerOf } from './prompts.ts'
import { variantOf } from './variant.ts'

/**
 * promptfoo's own code for "the provider raised", as against 1 for a failed assertion. A provider may be own
 * code.
 */
const providerFailed = 2

/**
 * One entry of promptfoo's results: one test, prompt and provider, once. Repeats of a test have numbers of
 * their own, so a case is identified by its content: the same description, variables and assertions.
 */
export function addPromptfooEntry(value: unknown, prompts: PromptNumbers, { collector }: ReadContext): void {
  const entry = fieldsOf(value)
  const testCase = fieldsOf(entry.testCase)
  const provider = fieldsOf(entry.provider)
  const response = fieldsOf(entry.response)
  const grading = fieldsOf(entry.gradingResult)
  const isBroken =
    entry.failureReason === providerFailed ||
    (entry.failureReason === undefined &&
      textOfField(entry.error) !== undefined &&
      entry.gradingResult == null)
  const outcome = isBroken ? 'errored' : entry.success === true ? 'passed' : 'failed'
  const providerId = textOfField(provider.id) ?? textOfField(entry.provider)
  const latencyMs = possibleMs(numberOf(entry.latencyMs))
  const scores = isBroken
    ? []
    : scoresOf(entry, numberOf(testCase.threshold), judgesOf(grading, testCase), isPlainCheck(testCase))
  const usage = fieldsOf(entry.tokenUsage ?? response.tokenUsage)
  const tokens = tokensOf(usage.prompt, usage.completion, usage.total)
  const costUsd = amountOf(entry.cost) ?? amountOf(response.cost)
  collector.add({
    identity: {
      id: digestOf(withoutGraders({ ...testCase, metadata: undefined })),
      suite: [],
      name: nameOf(testCase, entry.vars),
      variant: variantOf(providerOf(entry) ?? 'provider', prompts.numberOf(numberOf(entry.promptIdx) ?? 0)),
    },
    outcome,
    infrastructure: isBroken && saysInfrastructure(textOf(entry.error)) ? true : undefined,
    durationMs: latencyMs,
    latencyMs,
    ...(outcome !== 'passed' && reasonOf(entry, grading)),
    scores: scores.length > 0 ? scores : undefined,
    tokens,
    costUsd,
    cached: isCached(response, usage) ? true : undefined,
    provider: providerId === undefined ? undefined : cleanName(providerId),
    ...sampleOf({ input: fieldsOf(entry.prompt).raw, output: response.output }),
    ...aboutFrom({ ...fieldsOf(testCase.metadata), ...traceFields(fieldsOf(response.metadata)) }),
  })
}

/** Answered from promptfoo's cache, as the response says, or as all of its tokens do. */
function isCached(response: Fields, { cached, total }: Fields): boolean {
  return response.cached === true || ((amountOf(cached) ?? 0) > 0 && cached === total)
}

/**
 * The trace URL in the metadata of a response. The other metadata varies from run to run, so it can't name
 * slices.
 */
function traceFields(metadata: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const { traceUrl, trace_url: written } = metadata
  return { trace_url: written ?? traceUrl }
}

function nameOf(testCase: Readonly<Record<string, unknown>>, vars: unknown): string {
  const description = textOfField(testCase.description)
  if (description !== undefined && description !== '') return cleanName(description)
  const values = Object.entries(fieldsOf(testCase.vars ?? vars))
  const label = values.map(([name, value]) => `${name}: ${textOf(value) ?? ''}`).join(', ')
  return label === '' ? 'test' : cleanName(label.replaceAll('\n', ' '))
}

function scoresOf(
  entry: Readonly<Record<string, unknown>>,
  threshold: number | undefined,
  judges: ReadonlyMap<string, string>,
  isPlain: boolean,
): Score[] {
  const named = Object.entries(fieldsOf(entry.namedScores)).map(
    ([name, value]): Score => ({
      name: readable(name),
      value: numberOf(value) ?? null,
      judge: judges.get(name),
    }),
  )
  const total = numberOf(entry.score)
  if (total === undefined || (isPlain && named.length === 0) || named.some(({ name }) => name === 'score'))
    return named
  return [{ name: 'score', value: total, threshold, judge: judges.get('') }, ...named]
}

function reasonOf(
  entry: Readonly<Record<string, unknown>>,
  grading: Readonly<Record<string, unknown>>,
): ResultTexts {
  const failed = listOf(grading.componentResults)
    .map(fieldsOf)
    .filter(({ pass }) => pass === false)
    .map(
      (part) =>
        `${textOfField(fieldsOf(part.assertion).type) ?? 'assertion'}: ${textOfField(part.reason) ?? ''}`,
    )
  const reason = textOfField(entry.error) ?? textOfField(grading.reason) ?? failed[0] ?? ''
  const text = readable([reason, ...failed].join('\n')).trim()
  return text === '' ? {} : { message: firstLine(text), detail: cut(text, keptDetail) }
}
