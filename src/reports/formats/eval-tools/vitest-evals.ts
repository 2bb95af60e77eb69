import { omitEmpty } from '../../../model/data.ts'
import type { Result, Score } from '../../../model/run/result.ts'
import { readAbout } from '../../about.ts'
import { readJudge, readSample, readTokens, readToolCalls } from '../../eval-data.ts'
import { findSharedCause, loseFor } from '../../infrastructure.ts'
import { readFields, readList, readText } from '../../json/data.ts'
import { keepPossibleMs, readAmount, readNumber } from '../../numbers.ts'
import { keepRemark, makeReadable, toText } from '../../text/text.ts'

type EvalFields = Partial<Result>

/**
 * What vitest-evals leaves in `meta` of a Vitest entry, in the shapes of 0.5 and of 0.16. An unknown field costs
 * nothing; one that has another type than expected is as good as missing.
 *
 * @param testTags of the entry itself, as Vitest writes them
 */
export function readEvalFields(meta: unknown, testTags: unknown = undefined): EvalFields {
  const { eval: evaluation, harness, tags, category, trace_url: trace } = readFields(meta)
  const all = [...readList(testTags), ...readList(tags)]
  const { metadata, tags: evalTags } = readFields(evaluation)
  const about = readAbout({ category, trace_url: trace, ...readFields(metadata), tags: evalTags }, all)
  if (evaluation === undefined && harness === undefined) return about
  const judged = readFields(evaluation)
  const run = readFields(readFields(harness).run)
  const usage = readFields(run.usage)
  const session = readFields(run.session)
  const scores = readList(judged.scores).map((score) => readEvalScore(score, judged))
  const latencyMs = keepPossibleMs(readNumber(readFields(run.timings).totalMs))
  const model = readText(usage.model) ?? readText(session.model)
  const provider = readText(usage.provider) ?? readText(session.provider)
  const costUsd = readUsageCost(readFields(usage.metadata))
  const tokens = readTokens(usage.inputTokens, usage.outputTokens, usage.totalTokens)
  return {
    ...about,
    scores: omitEmpty(scores),
    tokens,
    costUsd,
    latencyMs,
    cached: run.cached === true || usage.cached === true ? true : undefined,
    model,
    provider,
    ...readToolCalls(
      judged.toolCalls,
      ({ name }) => name,
      ({ arguments: given }) => given,
    ),
    ...readSample({
      input: readFirstInput(session.events),
      output: judged.output ?? run.output ?? readScoreOutput(judged.scores),
    }),
    ...(evaluation === undefined && readBreakage(readList(run.errors))),
  }
}

/** The harness or the code that it runs broke before anything could be judged. */
function readBreakage(errors: readonly unknown[]): EvalFields {
  if (errors.length === 0) return {}
  const texts = errors.map((error) => toText(readFields(error).message) ?? toText(error))
  return { outcome: 'errored', ...loseFor(findSharedCause(texts)) }
}

function readEvalScore(value: unknown, judged: Readonly<Record<string, unknown>>): Score {
  const score = readFields(value)
  const metadata = readFields(score.metadata)
  const name = readText(score.name) ?? ''
  const threshold = readNumber(score.threshold) ?? readNumber(judged.threshold)
  const rationale = readText(metadata.rationale)
  return {
    name: makeReadable(name || 'score'),
    value: readNumber(score.score) ?? null,
    threshold,
    judge: readJudge(metadata),
    rationale: keepRemark(rationale),
  }
}

/** vitest-evals has no field for cost; harnesses put it under a name of their own in the usage metadata. */
function readUsageCost(metadata: Readonly<Record<string, unknown>>): number | undefined {
  for (const [name, value] of Object.entries(metadata)) {
    if (/^(?:estimated_?|total_?)?cost(?:_?(?:in_?)?usd)?$/i.test(name)) {
      const amount = readAmount(value)
      if (amount !== undefined) return amount
    }
  }
  return undefined
}

/** 0.5 has the output in the metadata of the scores only. */
function readScoreOutput(scores: unknown): unknown {
  return readFields(readFields(readList(scores)[0]).metadata).output
}

function readFirstInput(events: unknown): unknown {
  const first = readList(events)
    .map(readFields)
    .find(({ type, role }) => type === 'message' && role === 'user')
  return first?.content
}
