import { omitEmpty } from '../../../model/data.ts'
import { findCause } from '../../../model/run/never-judged.ts'
import type { ResultTexts, Score } from '../../../model/run/result.ts'
import { readAbout } from '../../about.ts'
import { digestJson, readSample, readTokens } from '../../eval-data.ts'
import type { ReadContext } from '../../format.ts'
import { loseFor } from '../../infrastructure.ts'
import { type Fields, readFields, readList, readText } from '../../json/data.ts'
import { keepPossibleMs, readAmount, readNumber } from '../../numbers.ts'
import { readStatus, type Status, unscored } from '../../statuses.ts'
import { cleanName } from '../../text/names.ts'
import { findFirstLine, keptDetail, makeReadable, toText, truncateText } from '../../text/text.ts'
import { findJudges, isPlainCheck, splitTest } from './graders.ts'
import { type PromptNumbers, readProvider } from './prompts.ts'
import { formatVariant } from './variant.ts'

/**
 * promptfoo's own code for "the provider raised", as against 1 for a failed assertion. A provider may be own
 * code.
 */
const providerFailed = 2

/**
 * One entry of promptfoo's results: one test, prompt and provider, once. Repeats of a test have numbers of
 * their own, so a case is identified by what it asks: the same description and variables.
 */
export function addPromptfooEntry(value: unknown, prompts: PromptNumbers, { collector }: ReadContext): void {
  const entry = readFields(value)
  const testCase = readFields(entry.testCase)
  const provider = readFields(entry.provider)
  const response = readFields(entry.response)
  const grading = readFields(entry.gradingResult)
  const isBroken =
    entry.failureReason === providerFailed ||
    (entry.failureReason === undefined && readText(entry.error) !== undefined && entry.gradingResult == null)
  const status: Status = isBroken
    ? { outcome: 'errored' }
    : readEntryStatus(entry.success, grading, collector)
  const providerId = readText(provider.id) ?? readText(entry.provider)
  const latencyMs = keepPossibleMs(readNumber(entry.latencyMs))
  const scores = isBroken
    ? []
    : readEntryScores(
        entry,
        readNumber(testCase.threshold),
        findJudges(grading, testCase),
        isPlainCheck(testCase),
      )
  const usage = readFields(entry.tokenUsage ?? response.tokenUsage)
  const tokens = readTokens(usage.prompt, usage.completion, usage.total)
  const costUsd = readAmount(entry.cost) ?? readAmount(response.cost)
  const test = splitTest(testCase)
  const stick = digestJson(test.stick)
  collector.add({
    identity: {
      id: prompts.numberTest(digestJson(test.asked), stick),
      suite: [],
      name: buildCaseName(testCase, entry.vars),
      variant: formatVariant(
        readProvider(entry) ?? 'provider',
        prompts.getNumber(readNumber(entry.promptIdx) ?? 0),
      ),
    },
    stick,
    ...status,
    ...(isBroken && loseFor(findCause(toText(entry.error)))),
    durationMs: latencyMs,
    latencyMs,
    ...(status.outcome !== 'passed' && explainEntryFailure(entry, grading)),
    scores: omitEmpty(scores),
    tokens,
    costUsd,
    cached: isCachedEntry(response, usage) || undefined,
    provider: providerId && cleanName(providerId),
    ...readSample({ input: readFields(entry.prompt).raw, output: response.output }),
    ...readAbout({ ...readFields(testCase.metadata), ...readTraceFields(readFields(response.metadata)) }),
  })
}

/** A test without assertions passes, whatever the answer is. */
function readEntryStatus(success: unknown, { reason }: Fields, collector: ReadContext['collector']): Status {
  return reason === 'No assertions' ? unscored : readStatus('boolean', success, collector)
}

/** Answered from promptfoo's cache, as the response says, or as all of its tokens do. */
function isCachedEntry(response: Fields, { cached, total }: Fields): boolean {
  return response.cached === true || ((readAmount(cached) ?? 0) > 0 && cached === total)
}

/**
 * The trace URL in the metadata of a response. The other metadata varies from run to run, so it can't name
 * slices.
 */
function readTraceFields(metadata: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const { traceUrl, trace_url: written } = metadata
  return { trace_url: written ?? traceUrl }
}

function buildCaseName(testCase: Readonly<Record<string, unknown>>, vars: unknown): string {
  const description = readText(testCase.description)
  if (description !== undefined && description !== '') return cleanName(description)
  const values = Object.entries(readFields(testCase.vars ?? vars))
  const label = values.map(([name, value]) => `${name}: ${toText(value) ?? ''}`).join(', ')
  if (label === '') return 'test'
  return cleanName(label.replaceAll('\n', ' '))
}

function readEntryScores(
  entry: Readonly<Record<string, unknown>>,
  threshold: number | undefined,
  judges: ReadonlyMap<string, string>,
  isPlain: boolean,
): Score[] {
  const named = Object.entries(readFields(entry.namedScores)).map(
    ([name, value]): Score => ({
      name: makeReadable(name),
      value: readNumber(value) ?? null,
      judge: judges.get(name),
    }),
  )
  const total = readNumber(entry.score) ?? null
  if (
    entry.score === undefined ||
    (isPlain && named.length === 0) ||
    named.some(({ name }) => name === 'score')
  )
    return named
  return [{ name: 'score', value: total, threshold, judge: judges.get('') }, ...named]
}

function explainEntryFailure(
  entry: Readonly<Record<string, unknown>>,
  grading: Readonly<Record<string, unknown>>,
): ResultTexts {
  const failed = readList(grading.componentResults)
    .map(readFields)
    .filter(({ pass }) => pass === false)
    .map(
      (part) => `${readText(readFields(part.assertion).type) ?? 'assertion'}: ${readText(part.reason) ?? ''}`,
    )
  const reason = readText(entry.error) ?? readText(grading.reason) ?? failed[0] ?? ''
  const text = makeReadable([reason, ...failed].join('\n')).trim()
  if (text === '') return {}
  return { message: findFirstLine(text), detail: truncateText(text, keptDetail) }
}
