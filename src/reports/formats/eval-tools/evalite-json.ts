import type { Result, Score } from '../../../model/run/result.ts'
import { judgeFrom, sampleOf, sumTokens, tokensOf } from '../../eval-data.ts'
import type { ReadContext, ReadReport } from '../../format.ts'
import { fieldsOf, listOf, textOfField } from '../../json/data.ts'
import { readJson } from '../../json/read-json.ts'
import type { JsonPlan } from '../../json/reader.ts'
import { amountOf, numberOf, possibleMs } from '../../numbers.ts'
import { spansOf } from '../../spans.ts'
import { cleanName } from '../../text/names.ts'
import { cut, firstLine, keptMessage, readable, textOf } from '../../text/text.ts'

type Pending = Omit<Result, 'identity'> & { readonly name: string }

interface Suite {
  name: string
  file: string
  variant: string | undefined
  failed: boolean
  results: Pending[]
}

const newSuite = (): Suite => ({ name: '', file: '', variant: undefined, failed: false, results: [] })

/** evalite's export: `evals[].results[]` up to 0.19, `suites[].evals[]` since 1.0. */
export const readEvaliteJson: ReadReport = async (source, context) => {
  let suite = newSuite()
  const result: JsonPlan = { take: (value) => suite.results.push(resultOf(value)) }
  const text = (keep: (value: string) => void): JsonPlan => ({
    take: (value) => keep(textOfField(value) ?? ''),
  })
  const members: JsonPlan = {
    keys: {
      name: text((value) => (suite.name = value)),
      filepath: text((value) => (suite.file = value)),
      variantName: text((value) => (suite.variant = value === '' ? undefined : value)),
      status: text((value) => (suite.failed = value === 'fail')),
      results: { items: result },
      evals: { items: result },
    },
    end: () => {
      finishSuite(suite, context)
      suite = newSuite()
    },
  }
  await readJson(source, context, { keys: { evals: { items: members }, suites: { items: members } } })
}

/** Trials carry no number: results with the same input are iterations of one case. */
function resultOf(value: unknown): Pending {
  const entry = fieldsOf(value)
  const durationMs = possibleMs(numberOf(entry.duration))
  const scores = listOf(entry.scores).map(scoreOf)
  const tokens = sumTokens(
    listOf(entry.traces)
      .map(fieldsOf)
      .map((trace) => tokensOf(trace.inputTokens, trace.outputTokens, trace.totalTokens)),
  )
  const broke = entry.status !== 'success'
  return {
    name: cleanName((textOf(entry.input) ?? '').replaceAll('\n', ' ')),
    outcome: broke ? 'errored' : 'passed',
    message: broke
      ? `evalite says "${readable(textOfField(entry.status) ?? 'nothing').slice(0, 40)}"`
      : undefined,
    durationMs,
    scores: scores.length > 0 ? scores : undefined,
    tokens,
    spans: spansOf(listOf(entry.traces).map(fieldsOf).map(spanOf)),
    ...sampleOf({ input: entry.input, output: entry.output, expected: entry.expected }),
  }
}

/** A trace is a call of a model; its times are of one monotonic clock, in ms. */
function spanOf(trace: Readonly<Record<string, unknown>>): Parameters<typeof spansOf>[0][number] {
  return {
    name: 'model',
    category: 'llm',
    start: numberOf(trace.startTime ?? trace.start),
    end: numberOf(trace.endTime ?? trace.end),
    inputTokens: amountOf(trace.inputTokens),
    outputTokens: amountOf(trace.outputTokens),
  }
}

/**
 * evalite has no pass mark. A scorer that gives only 0 and 1 in a suite grades, as Inspect's do: its 0 is a failure. Any
 * other score decides nothing.
 */
function gradersOf(results: readonly Pending[]): ReadonlySet<string> {
  const names = new Set<string>()
  const others = new Set<string>()
  for (const { scores = [] } of results)
    for (const { name, value } of scores)
      if (value === 0 || value === 1) names.add(name)
      else if (value !== null) others.add(name)
  return new Set([...names].filter((name) => !others.has(name)))
}

/** The result with the outcome that the graders give. */
function graded(result: Pending, graders: ReadonlySet<string>): Pending {
  if (result.outcome !== 'passed') return result
  const failed = (result.scores ?? []).filter(({ name, value }) => value === 0 && graders.has(name))
  if (failed.length === 0) return result
  const message = failed.map(({ name, rationale }) => `${name} is 0${rationale ? `: ${rationale}` : ''}`)
  return { ...result, outcome: 'failed', message: firstLine(message.join('; ')) }
}

function scoreOf(value: unknown): Score {
  const score = fieldsOf(value)
  const metadata = fieldsOf(score.metadata)
  const rationale = textOf(metadata.rationale)
  return {
    name: readable(textOfField(score.name) ?? 'score'),
    value: numberOf(score.score) ?? null,
    judge: judgeFrom(metadata),
    rationale: rationale === undefined ? undefined : cut(readable(rationale), keptMessage),
  }
}

function finishSuite(suite: Suite, { collector, workspace }: ReadContext): void {
  const file = suite.file === '' ? undefined : cleanName(workspace.relative(suite.file))
  const common = {
    file,
    variant: suite.variant === undefined ? undefined : cleanName(suite.variant),
  }
  const location = file === undefined ? undefined : workspace.locate(file)
  const graders = gradersOf(suite.results)
  for (const { name, ...rest } of suite.results.map((result) => graded(result, graders))) {
    collector.add({
      identity: { ...common, suite: [cleanName(suite.name)], name },
      ...rest,
      location,
    })
  }
  if (suite.failed && suite.results.length === 0) {
    collector.addSuiteError({
      identity: { ...common, suite: [], name: cleanName(suite.name) },
      message: 'evalite says "fail" and has no result',
      location,
    })
  }
}
