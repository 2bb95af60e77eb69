import { omitEmpty } from '../../../model/data.ts'
import type { Result, ResultTexts, Score } from '../../../model/run/result.ts'
import { findCommonValue, readSample, readTokens, readToolCalls, sumTokenUsage } from '../../eval-data.ts'
import type { ReadContext, ReadReport } from '../../format.ts'
import { findSharedCause, loseFor } from '../../infrastructure.ts'
import { type Fields, readFields, readFlag, readList, readText } from '../../json/data.ts'
import { readJson } from '../../json/read-json.ts'
import { keepPossibleMs, readAmount, readCount, readNumber, saysLowerIsBetter } from '../../numbers.ts'
import { type Status, unscored } from '../../statuses.ts'
import { cleanName } from '../../text/names.ts'
import { findFirstLine, keepRemark, keptDetail, makeReadable, toText, truncateText } from '../../text/text.ts'

export const readDeepevalJson: ReadReport = async (source, context) => {
  const testCase = { take: (value: unknown) => addCase(readFields(value), context) }
  const declared = { failures: 0, cases: 0 }
  const countInto = (counts: readonly (keyof typeof declared)[]) => ({
    take: (value: unknown) => {
      for (const key of counts) declared[key] += readCount(value)
    },
  })
  await readJson(source, context, {
    keys: {
      testCases: { items: testCase },
      conversationalTestCases: { items: testCase },
      testPassed: countInto(['cases']),
      testFailed: countInto(['cases', 'failures']),
    },
  })
  context.collector.stateTotals(declared)
}

function addCase(testCase: Fields, { collector }: ReadContext): void {
  const trace = readFields(testCase.trace)
  const spans = listSpans(trace)
  const metrics = readList(testCase.metricsData).map(readFields)
  const judged = metrics.length > 0 ? metrics : readList(trace.metricsData).map(readFields)
  const scores = [
    ...judged.map((metric) => readMetricScore(metric)),
    ...spans.flatMap((span) =>
      readList(span.metricsData).map((metric) => readMetricScore(readFields(metric), readText(span.name))),
    ),
  ]
  const status = readCaseStatus(testCase, judged, scores)
  const { outcome } = status
  const llm = readList(trace.llmSpans).map(readFields)
  const tokens = sumTokenUsage(
    llm.map((span) => readTokens(span.inputTokenCount, span.outputTokenCount, undefined)),
  )
  const costUsd = readJudgeCost(testCase, [
    ...judged,
    ...spans.flatMap((span) => readList(span.metricsData).map(readFields)),
  ])
  const model = findCommonValue(llm.map((span) => readText(span.model)))
  const provider = findCommonValue(llm.map((span) => readText(span.provider)))
  const durationMs = readRunDuration(testCase, trace)
  collector.add({
    identity: readCaseIdentity(testCase),
    ...status,
    ...(outcome === 'errored' && status.unjudged === undefined && loseFor(findJudgesCause(judged))),
    durationMs,
    ...(outcome !== 'passed' && explainOutcome(judged)),
    scores: omitEmpty(scores),
    tokens,
    costUsd,
    model,
    provider,
    ...readToolCalls(
      testCase.toolsCalled,
      ({ name }) => name,
      ({ inputParameters }) => inputParameters,
    ),
    ...readSample({
      input: testCase.input,
      output: testCase.actualOutput,
      expected: testCase.expectedOutput,
    }),
  })
}

/** One name may be used for many inputs (a test over a dataset), so the input is part of the identity. */
function readCaseIdentity(testCase: Fields): Result['identity'] {
  const name = cleanName(removeRepeatNumber(readText(testCase.name) ?? ''))
  const asked = toText(testCase.input) ?? toText(testCase.scenario) ?? ''
  const input = cleanName(asked.replaceAll('\n', ' '))
  // Unnamed cases are numbered by deepeval; the number is a place in a list and no identity.
  const suite = name === '' || /^(?:conversational_)?test_case_\d+$/.test(name) ? [] : [name]
  if (input !== '') return { suite, name: input }
  return { suite: [], name }
}

/**
 * `--repeat 5` numbers the repeats by pytest-repeat: `test_answer[capital-2-5]`, `test_answer[2-5]`. The
 * input decides anyway.
 */
function removeRepeatNumber(name: string): string {
  const [end, before, at, total] = /([[-])(\d{1,6})-(\d{1,6})\]$/.exec(name) ?? []
  if (end === undefined || Number(at) < 1 || Number(at) > Number(total)) return name
  return `${name.slice(0, -end.length)}${before === '-' ? ']' : ''}`
}

function listSpans(trace: Fields): Fields[] {
  return Object.entries(trace)
    .filter(([name]) => name.endsWith('Spans'))
    .flatMap(([, spans]) => readList(spans).map(readFields))
}

function readMetricScore(metric: Fields, span?: string): Score {
  const name = readText(metric.name) ?? readText(metric.metric) ?? 'score'
  const threshold = readNumber(metric.threshold)
  const reason = readText(metric.reason)
  const judge = readText(metric.evaluationModel)
  const failedToJudge = readText(metric.error) !== undefined
  const value = failedToJudge ? null : (readNumber(metric.score) ?? null)
  const passed = failedToJudge ? undefined : readFlag(metric.success)
  return {
    name: makeReadable(span === undefined ? name : `${name} (${span})`),
    value,
    threshold,
    passed,
    lowerIsBetter: saysLowerIsBetter(value, threshold, passed),
    judge: judge && makeReadable(judge),
    rationale: keepRemark(reason),
  }
}

/**
 * A metric that broke has decided nothing: without another that failed, the case is errored. deepeval says
 * `success: true` of a case whose metrics raised, so the metrics have the last word.
 */
function readCaseStatus(testCase: Fields, metrics: readonly Fields[], scores: readonly Score[]): Status {
  if (scores.length === 0) return unscored
  const undecided = metrics.some((metric) => !hasDecided(metric))
  if (testCase.success === true && !undecided) return { outcome: 'passed' }
  const decided = metrics.filter((metric) => hasDecided(metric) && metric.flaky !== true)
  if (decided.some(({ success }) => success === false)) return { outcome: 'failed' }
  if (undecided) return { outcome: 'errored' }
  return { outcome: 'failed' }
}

function hasDecided({ error, success, score }: Fields): boolean {
  if (readText(error) !== undefined) return false
  return typeof success === 'boolean' || (success === undefined && readNumber(score) !== undefined)
}

/** Why the metrics that did not decide failed. */
function findJudgesCause(metrics: readonly Fields[]): ReturnType<typeof findSharedCause> {
  return findSharedCause(metrics.filter((metric) => !hasDecided(metric)).map(({ error }) => readText(error)))
}

function explainOutcome(metrics: readonly Fields[]): ResultTexts {
  const lines = metrics
    .filter((metric) => metric.success === false || !hasDecided(metric))
    .map((metric) => {
      const error = readText(metric.error)
      if (error !== undefined) return makeReadable(`${readText(metric.name) ?? 'metric'}: ${error}`).trim()
      if (!hasDecided(metric))
        return makeReadable(`${readText(metric.name) ?? 'metric'}: no result; it probably raised an error`)
      const figures = `${toText(metric.score) ?? '–'} (threshold ${toText(metric.threshold) ?? '–'})`
      const why = readText(metric.reason) ?? ''
      return makeReadable(`${readText(metric.name) ?? 'metric'}: ${figures}\n${why}`).trim()
    })
  if (lines.length === 0) return {}
  const text = lines.join('\n\n')
  return { message: findFirstLine(text), detail: truncateText(text, keptDetail) }
}

/** Cost of the judge, over all metrics of the case and of its spans. */
function readJudgeCost(testCase: Fields, metrics: readonly Fields[]): number | undefined {
  const written = readAmount(testCase.evaluationCost)
  if (written !== undefined) return written
  const costs = metrics.flatMap((metric) => readAmount(metric.evaluationCost) ?? [])
  if (costs.length === 0) return undefined
  return costs.reduce((sum, cost) => sum + cost, 0)
}

function readRunDuration(testCase: Fields, trace: Fields): number | undefined {
  const seconds = readNumber(testCase.runDuration)
  if (seconds !== undefined) return keepPossibleMs(seconds * 1_000)
  const start = Date.parse(readText(trace.startTime) ?? '')
  const end = Date.parse(readText(trace.endTime) ?? '')
  return keepPossibleMs(Number.isNaN(end - start) ? undefined : end - start)
}
