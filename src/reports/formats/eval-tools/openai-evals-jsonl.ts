import type { Score } from '../../../model/run/result.ts'
import { Damage } from '../../damage.ts'
import { sampleOf, tokensOf } from '../../eval-data.ts'
import type { ReadContext, ReadReport } from '../../format.ts'
import { saysInfrastructure } from '../../infrastructure.ts'
import { fieldsOf, listOf, textOfField } from '../../json/data.ts'
import { readJson } from '../../json/read-json.ts'
import { numberOf } from '../../numbers.ts'
import { cleanName } from '../../text/names.ts'
import { cut, firstLine, keptDetail, readable, textOf } from '../../text/text.ts'

type Fields = Readonly<Record<string, unknown>>

interface Sample {
  correct: boolean | undefined
  error: string
  scores: Score[]
  sampling: Fields
  match: Fields
}

/** The record log of OpenAI evals (`oaieval --record_path`): events by sample. */
export const readOpenaiEvalsJsonl: ReadReport = async (source, context) => {
  const samples = new Map<string, Sample>()
  let spec: Fields = {}
  let isFinished = false
  const take = (value: unknown): void => {
    const event = fieldsOf(value)
    if (event.spec !== undefined) spec = fieldsOf(event.spec)
    else if (event.final_report !== undefined) isFinished = true
    else takeEvent(event, samples)
  }
  await readJson(source, context, { take }, { many: true })
  for (const [id, sample] of samples) addSample(id, sample, spec, context)
  if (!isFinished) throw Damage.atEnd('the log has no final report')
}

function takeEvent(event: Fields, samples: Map<string, Sample>): void {
  const id = textOfField(event.sample_id)
  if (id === undefined) return
  let sample = samples.get(id)
  if (sample === undefined) {
    sample = { correct: undefined, error: '', scores: [], sampling: {}, match: {} }
    samples.set(id, sample)
  }
  const data = fieldsOf(event.data)
  if (event.type === 'match') {
    // A sample with several matches is right when all of them are.
    sample.correct = data.correct === true && sample.correct !== false
    sample.match = data
  } else if (event.type === 'sampling') sample.sampling = data
  else if (event.type === 'error')
    sample.error ||= textOf(data.message ?? data.error ?? event.data) ?? 'error'
  else if (event.type === 'metrics') sample.scores.push(...scoresOf(data))
}

function scoresOf(data: Fields): Score[] {
  return Object.entries(data).flatMap(([name, value]): Score[] => {
    const number = typeof value === 'boolean' ? Number(value) : numberOf(value)
    return number === undefined ? [] : [{ name: readable(name), value: number }]
  })
}

function addSample(id: string, sample: Sample, spec: Fields, { collector }: ReadContext): void {
  const { correct, error, scores, sampling, match } = sample
  const grade = scores.find(({ value }) => value === 0 || value === 1)?.value
  const isRight = correct ?? grade !== 0
  const outcome = error !== '' ? 'errored' : isRight ? 'passed' : 'failed'
  const usage = fieldsOf(sampling.usage)
  const suite = textOfField(spec.base_eval) ?? textOfField(spec.eval_name)
  const picked = textOf(match.picked ?? match.sampled ?? listOf(sampling.sampled)[0])
  const expected = match.expected ?? match.options
  collector.add({
    identity: { suite: suite === undefined ? [] : [cleanName(suite)], name: cleanName(id) },
    outcome,
    infrastructure: error !== '' && saysInfrastructure(error) ? true : undefined,
    message:
      outcome === 'passed'
        ? undefined
        : firstLine(
            readable(error || `expected ${textOf(expected) ?? 'another answer'}, got ${picked ?? 'none'}`),
          ),
    detail: error === '' ? undefined : cut(readable(error), keptDetail),
    scores: scores.length > 0 ? scores : undefined,
    tokens: tokensOf(usage.prompt_tokens, usage.completion_tokens, usage.total_tokens),
    model: textOfField(sampling.model) ?? textOfField(listOf(spec.completion_fns)[0]),
    ...sampleOf({ input: promptOf(sampling), output: picked, expected }),
  })
}

/** The last message of a conversation. */
function promptOf({ prompt }: Fields): unknown {
  return Array.isArray(prompt) ? fieldsOf(prompt.at(-1)).content : prompt
}
