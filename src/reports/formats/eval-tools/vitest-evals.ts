import type { Result, Score } from '../../../model/run/result.ts'
import { aboutFrom } from '../../about.ts'
import { judgeFrom, sampleOf, tokensOf, toolCallsOf } from '../../eval-data.ts'
import { saysInfrastructure } from '../../infrastructure.ts'
import { fieldsOf, listOf, textOfField } from '../../json/data.ts'
import { amountOf, numberOf, possibleMs } from '../../numbers.ts'
import { cut, keptMessage, readable, textOf } from '../../text/text.ts'

type EvalFields = Partial<
  Pick<
    Result,
    | 'scores'
    | 'tokens'
    | 'costUsd'
    | 'latencyMs'
    | 'model'
    | 'provider'
    | 'toolCalls'
    | 'input'
    | 'output'
    | 'outcome'
    | 'infrastructure'
    | 'slices'
    | 'trace'
    | 'cached'
  >
>

/**
 * What vitest-evals leaves in `meta` of a Vitest entry, in the shapes of 0.5 and of 0.16. An unknown field costs
 * nothing; one that has another type than expected is as good as missing.
 *
 * @param testTags of the entry itself, as Vitest writes them
 */
export function evalFields(meta: unknown, testTags: unknown = undefined): EvalFields {
  const { eval: evaluation, harness, tags, category, trace_url: trace } = fieldsOf(meta)
  const all = [...listOf(testTags), ...listOf(tags)]
  const { metadata, tags: ofEval } = fieldsOf(evaluation)
  const about = aboutFrom({ category, trace_url: trace, ...fieldsOf(metadata), tags: ofEval }, all)
  if (evaluation === undefined && harness === undefined) return about
  const judged = fieldsOf(evaluation)
  const run = fieldsOf(fieldsOf(harness).run)
  const usage = fieldsOf(run.usage)
  const session = fieldsOf(run.session)
  const scores = listOf(judged.scores).map((score) => scoreOf(score, judged))
  const latencyMs = possibleMs(numberOf(fieldsOf(run.timings).totalMs))
  const model = textOfField(usage.model) ?? textOfField(session.model)
  const provider = textOfField(usage.provider) ?? textOfField(session.provider)
  const costUsd = costOf(fieldsOf(usage.metadata))
  const tokens = tokensOf(usage.inputTokens, usage.outputTokens, usage.totalTokens)
  return {
    ...about,
    scores: scores.length > 0 ? scores : undefined,
    tokens,
    costUsd,
    latencyMs,
    cached: run.cached === true || usage.cached === true ? true : undefined,
    model,
    provider,
    ...toolCallsOf(
      judged.toolCalls,
      ({ name }) => name,
      ({ arguments: given }) => given,
    ),
    ...sampleOf({
      input: inputOf(session.events),
      output: judged.output ?? run.output ?? outputOf(judged.scores),
    }),
    ...(evaluation === undefined && brokenBefore(listOf(run.errors))),
  }
}

/** The harness or the code that it runs broke before anything could be judged. */
function brokenBefore(errors: readonly unknown[]): Pick<EvalFields, 'outcome' | 'infrastructure'> {
  if (errors.length === 0) return {}
  const isLost = errors.every((error) => saysInfrastructure(textOf(fieldsOf(error).message) ?? textOf(error)))
  return isLost ? { outcome: 'errored', infrastructure: true } : { outcome: 'errored' }
}

function scoreOf(value: unknown, judged: Readonly<Record<string, unknown>>): Score {
  const score = fieldsOf(value)
  const metadata = fieldsOf(score.metadata)
  const name = textOfField(score.name) ?? ''
  const threshold = numberOf(score.threshold) ?? numberOf(judged.threshold)
  const rationale = textOfField(metadata.rationale)
  return {
    name: name === '' ? 'score' : readable(name),
    value: numberOf(score.score) ?? null,
    threshold,
    judge: judgeFrom(metadata),
    rationale: rationale === undefined ? undefined : cut(readable(rationale), keptMessage),
  }
}

/** vitest-evals has no field for cost; harnesses put it under a name of their own in the usage metadata. */
function costOf(metadata: Readonly<Record<string, unknown>>): number | undefined {
  for (const [name, value] of Object.entries(metadata)) {
    if (/^(?:estimated_?|total_?)?cost(?:_?(?:in_?)?usd)?$/i.test(name)) {
      const amount = amountOf(value)
      if (amount !== undefined) return amount
    }
  }
  return undefined
}

/** 0.5 has the output in the metadata of the scores only. */
function outputOf(scores: unknown): unknown {
  return fieldsOf(fieldsOf(listOf(scores)[0]).metadata).output
}

function inputOf(events: unknown): unknown {
  const first = listOf(events)
    .map(fieldsOf)
    .find(({ type, role }) => type === 'message' && role === 'user')
  return first?.content
}
