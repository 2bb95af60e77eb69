import { omitEmpty } from '../../../model/data.ts'
import type { Result, Score } from '../../../model/run/result.ts'
import { readJudge, readSample, readTokens, sumTokenUsage } from '../../eval-data.ts'
import type { ReadContext, ReadReport } from '../../format.ts'
import { readFields, readList, readText } from '../../json/data.ts'
import { readJson } from '../../json/read-json.ts'
import type { JsonPlan } from '../../json/reader.ts'
import { keepPossibleMs, readAmount, readNumber } from '../../numbers.ts'
import { buildSpans } from '../../spans.ts'
import { readStatus } from '../../statuses.ts'
import { cleanName } from '../../text/names.ts'
import { findFirstLine, keepRemark, makeReadable, toText } from '../../text/text.ts'

type Pending = Omit<Result, 'identity'> & { readonly name: string }

interface Suite {
  name: string
  file: string
  variant: string | undefined
  failed: boolean
  results: Pending[]
}

const createEmptySuite = (): Suite => ({ name: '', file: '', variant: undefined, failed: false, results: [] })

/** evalite's export: `evals[].results[]` up to 0.19, `suites[].evals[]` since 1.0. */
export const readEvaliteJson: ReadReport = async (source, context) => {
  let suite = createEmptySuite()
  const result: JsonPlan = { take: (value) => suite.results.push(readResult(value, context.collector)) }
  const takeText = (keep: (value: string) => void): JsonPlan => ({
    take: (value) => keep(readText(value) ?? ''),
  })
  const members: JsonPlan = {
    keys: {
      name: takeText((value) => (suite.name = value)),
      filepath: takeText((value) => (suite.file = value)),
      variantName: takeText((value) => (suite.variant = value === '' ? undefined : value)),
      status: takeText((value) => (suite.failed = value !== 'success')),
      results: { items: result },
      evals: { items: result },
    },
    end: () => {
      finishSuite(suite, context)
      suite = createEmptySuite()
    },
  }
  await readJson(source, context, { keys: { evals: { items: members }, suites: { items: members } } })
}

/** Trials carry no number: results with the same input are iterations of one case. */
function readResult(value: unknown, collector: ReadContext['collector']): Pending {
  const entry = readFields(value)
  const durationMs = keepPossibleMs(readNumber(entry.duration))
  const scores = readList(entry.scores).map(readEvaliteScore)
  const tokens = sumTokenUsage(
    readList(entry.traces)
      .map(readFields)
      .map((trace) => readTokens(trace.inputTokens, trace.outputTokens, trace.totalTokens)),
  )
  const status = readStatus('evalite', entry.status, collector)
  const broke = status.outcome !== 'passed'
  return {
    name: cleanName((toText(entry.input) ?? '').replaceAll('\n', ' ')),
    ...status,
    message: broke
      ? `evalite says "${makeReadable(readText(entry.status) ?? 'nothing').slice(0, 40)}"`
      : undefined,
    durationMs,
    scores: omitEmpty(scores),
    tokens,
    spans: buildSpans(readList(entry.traces).map(readFields).map(readSpan)),
    ...readSample({ input: entry.input, output: entry.output, expected: entry.expected }),
  }
}

/** A trace is a call of a model; its times are of one monotonic clock, in ms. */
function readSpan(trace: Readonly<Record<string, unknown>>): Parameters<typeof buildSpans>[0][number] {
  return {
    name: 'model',
    category: 'llm',
    start: readNumber(trace.startTime ?? trace.start),
    end: readNumber(trace.endTime ?? trace.end),
    inputTokens: readAmount(trace.inputTokens),
    outputTokens: readAmount(trace.outputTokens),
  }
}

/**
 * evalite has no pass mark. A scorer that gives only 0 and 1 in a suite grades, as Inspect's do: its 0 is a failure. Any
 * other score decides nothing.
 */
function findGraders(results: readonly Pending[]): ReadonlySet<string> {
  const names = new Set<string>()
  const others = new Set<string>()
  for (const { scores = [] } of results)
    for (const { name, value } of scores)
      if (value === 0 || value === 1) names.add(name)
      else if (value !== null) others.add(name)
  return new Set([...names].filter((name) => !others.has(name)))
}

/** The result with the outcome that the graders give. */
function applyGraders(result: Pending, graders: ReadonlySet<string>): Pending {
  if (result.outcome !== 'passed') return result
  const failed = (result.scores ?? []).filter(({ name, value }) => value === 0 && graders.has(name))
  if (failed.length === 0) return result
  const message = failed.map(({ name, rationale }) => `${name} is 0${rationale ? `: ${rationale}` : ''}`)
  return { ...result, outcome: 'failed', message: findFirstLine(message.join('; ')) }
}

function readEvaliteScore(value: unknown): Score {
  const score = readFields(value)
  const metadata = readFields(score.metadata)
  const rationale = toText(metadata.rationale)
  return {
    name: makeReadable(readText(score.name) ?? 'score'),
    value: readNumber(score.score) ?? null,
    judge: readJudge(metadata),
    rationale: keepRemark(rationale),
  }
}

function finishSuite(suite: Suite, { collector, workspace }: ReadContext): void {
  const file = suite.file === '' ? undefined : cleanName(workspace.relative(suite.file))
  const common = {
    file,
    variant: suite.variant && cleanName(suite.variant),
  }
  const location = workspace.locate(file)
  const graders = findGraders(suite.results)
  for (const { name, ...rest } of suite.results.map((result) => applyGraders(result, graders))) {
    collector.add({
      identity: { ...common, suite: [cleanName(suite.name)], name },
      ...rest,
      location,
    })
  }
  if (suite.failed && suite.results.length === 0) {
    collector.addSuiteError({
      identity: { ...common, suite: [], name: cleanName(suite.name) },
      message: 'evalite does not say "success" and has no result',
      location,
    })
  }
}
