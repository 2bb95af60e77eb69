import type { Result, ResultTexts, Score } from '../../../model/run/result.ts'
import { onlyOne, sampleOf, sumTokens, tokensOf, toolCallsOf } from '../../eval-data.ts'
import type { ReadContext, ReadReport } from '../../format.ts'
import { saysInfrastructure } from '../../infrastructure.ts'
import { type Fields, fieldsOf, listOf, textOfField } from '../../json/data.ts'
import { readJson } from '../../json/read-json.ts'
import { amountOf, numberOf, possibleMs, saysLowerIsBetter } from '../../numbers.ts'
import { cleanName } from '../../text/names.ts'
import { cut, firstLine, keptDetail, keptMessage, readable, textOf } from '../../text/text.ts'

export const readDeepevalJson: ReadReport = async (source, context) => {
  const testCase = { take: (value: unknown) => addCase(fieldsOf(value), context) }
  const declared = { failures: 0, cases: 0 }
  const count = (counts: readonly (keyof typeof declared)[]) => ({
    take: (value: unknown) => {
      for (const of of counts) declared[of] += numberOf(value) ?? 0
    },
  })
  await readJson(source, context, {
    keys: {
      testCases: { items: testCase },
      conversationalTestCases: { items: testCase },
      testPassed: count(['cases']),
      testFailed: count(['cases', 'failures']),
    },
  })
  context.collector.stateTotals(declared)
}

function addCase(testCase: Fields, { collector }: ReadContext): void {
  const trace = fieldsOf(testCase.trace)
  const spans = spansOf(trace)
  const metrics = listOf(testCase.metricsData).map(fieldsOf)
  const judged = metrics.length > 0 ? metrics : listOf(trace.metricsData).map(fieldsOf)
  const scores = [
    ...judged.map((metric) => scoreOf(metric)),
    ...spans.flatMap((span) =>
      listOf(span.metricsData).map((metric) => scoreOf(fieldsOf(metric), textOfField(span.name))),
    ),
  ]
  const outcome = outcomeOf(testCase, judged)
  const llm = listOf(trace.llmSpans).map(fieldsOf)
  const tokens = sumTokens(
    llm.map((span) => tokensOf(span.inputTokenCount, span.outputTokenCount, undefined)),
  )
  const costUsd = costOf(testCase, [
    ...judged,
    ...spans.flatMap((span) => listOf(span.metricsData).map(fieldsOf)),
  ])
  const model = onlyOne(llm.map((span) => textOfField(span.model)))
  const provider = onlyOne(llm.map((span) => textOfField(span.provider)))
  const durationMs = durationOf(testCase, trace)
  collector.add({
    identity: identityOf(testCase),
    outcome,
    infrastructure: outcome === 'errored' && judged.every(isSound) ? true : undefined,
    durationMs,
    ...(outcome !== 'passed' && reasonOf(judged)),
    scores: scores.length > 0 ? scores : undefined,
    tokens,
    costUsd,
    model,
    provider,
    ...toolCallsOf(
      testCase.toolsCalled,
      ({ name }) => name,
      ({ inputParameters }) => inputParameters,
    ),
    ...sampleOf({ input: testCase.input, output: testCase.actualOutput, expected: testCase.expectedOutput }),
  })
}

/** One name may be used for many inputs (a test over a dataset), so the input is part of the identity. */
function identityOf(testCase: Fields): Result['identity'] {
  const name = cleanName(withoutRepeat(textOfField(testCase.name) ?? ''))
  const asked = textOf(testCase.input) ?? textOf(testCase.scenario) ?? ''
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
function withoutRepeat(name: string): string {
  const [end, before, at, of] = /([[-])(\d{1,6})-(\d{1,6})\]$/.exec(name) ?? []
  if (end === undefined || Number(at) < 1 || Number(at) > Number(of)) return name
  return `${name.slice(0, -end.length)}${before === '-' ? ']' : ''}`
}

function spansOf(trace: Fields): Fields[] {
  return Object.entries(trace)
    .filter(([name]) => name.endsWith('Spans'))
    .flatMap(([, spans]) => listOf(spans).map(fieldsOf))
}

function scoreOf(metric: Fields, span?: string): Score {
  const name = textOfField(metric.name) ?? textOfField(metric.metric) ?? 'score'
  const threshold = numberOf(metric.threshold)
  const reason = textOfField(metric.reason)
  const judge = textOfField(metric.evaluationModel)
  const failedToJudge = textOfField(metric.error) !== undefined
  const value = failedToJudge ? null : (numberOf(metric.score) ?? null)
  const passed = typeof metric.success === 'boolean' && !failedToJudge ? metric.success : undefined
  return {
    name: readable(span === undefined ? name : `${name} (${span})`),
    value,
    threshold,
    passed,
    lowerIsBetter: saysLowerIsBetter(value, threshold, passed),
    judge: judge === undefined ? undefined : readable(judge),
    rationale: reason === undefined ? undefined : cut(readable(reason), keptMessage),
  }
}

/**
 * A metric that broke has decided nothing: without another that failed, the case is errored. deepeval says
 * `success: true` of a case whose metrics raised, so the metrics have the last word.
 */
function outcomeOf(testCase: Fields, metrics: readonly Fields[]): 'passed' | 'failed' | 'errored' {
  const undecided = metrics.some((metric) => !hasDecided(metric))
  if (testCase.success === true && !undecided) return 'passed'
  const decided = metrics.filter((metric) => hasDecided(metric) && metric.flaky !== true)
  if (decided.some(({ success }) => success === false)) return 'failed'
  return undecided ? 'errored' : 'failed'
}

function hasDecided({ error, success, score }: Fields): boolean {
  return textOfField(error) === undefined && (typeof success === 'boolean' || numberOf(score) !== undefined)
}

/** The metric decided, or its error says that the provider of the judge failed. */
function isSound(metric: Fields): boolean {
  return hasDecided(metric) || saysInfrastructure(textOfField(metric.error))
}

function reasonOf(metrics: readonly Fields[]): ResultTexts {
  const lines = metrics
    .filter((metric) => metric.success === false || !hasDecided(metric))
    .map((metric) => {
      const error = textOfField(metric.error)
      if (error !== undefined) return readable(`${textOfField(metric.name) ?? 'metric'}: ${error}`).trim()
      if (!hasDecided(metric))
        return readable(`${textOfField(metric.name) ?? 'metric'}: no result; it probably raised an error`)
      const figures = `${textOf(metric.score) ?? '–'} (threshold ${textOf(metric.threshold) ?? '–'})`
      const why = textOfField(metric.reason) ?? ''
      return readable(`${textOfField(metric.name) ?? 'metric'}: ${figures}\n${why}`).trim()
    })
  if (lines.length === 0) return {}
  const text = lines.join('\n\n')
  return { message: firstLine(text), detail: cut(text, keptDetail) }
}

/** Cost of the judge, over all metrics of the case and of its spans. */
function costOf(testCase: Fields, metrics: readonly Fields[]): number | undefined {
  const written = amountOf(testCase.evaluationCost)
  if (written !== undefined) return written
  const costs = metrics.flatMap((metric) => amountOf(metric.evaluationCost) ?? [])
  return costs.length === 0 ? undefined : costs.reduce((sum, cost) => sum + cost, 0)
}

function durationOf(testCase: Fields, trace: Fields): number | undefined {
  const seconds = numberOf(testCase.runDuration)
  if (seconds !== undefined) return possibleMs(seconds * 1_000)
  const start = Date.parse(textOfField(trace.startTime) ?? '')
  const end = Date.parse(textOfField(trace.endTime) ?? '')
  return possibleMs(Number.isNaN(end - start) ? undefined : end - start)
}
