import { Damage } from '../../damage.ts'
import type { ReadReport } from '../../format.ts'
import { type Fields, readFields, readList, readText } from '../../json/data.ts'
import { readJson } from '../../json/read-json.ts'
import { toText } from '../../text/text.ts'
import { addRow } from '../tables/row.ts'
import type { Table } from '../tables/table.ts'

interface Sample {
  /** What each match says. */
  correct: unknown[]
  error: string
  scores: Record<string, unknown>
  sampling: Fields
  match: Fields
}

const table: Table = {
  name: 'id',
  suite: ['base_eval', 'eval_name'],
  pass: 'pass',
  error: 'error',
  message: 'why',
  scores: 'scores',
  tokens: {
    input: 'usage.prompt_tokens',
    output: 'usage.completion_tokens',
    total: 'usage.total_tokens',
  },
  model: 'model',
  input: 'asked',
  output: 'picked',
  expected: 'expected',
}

/** The record log of OpenAI evals (`oaieval --record_path`): events by sample. */
export const readOpenaiEvalsJsonl: ReadReport = async (source, context) => {
  const samples = new Map<string, Sample>()
  let spec: Fields = {}
  let isFinished = false
  const takeRecord = (value: unknown): void => {
    const event = readFields(value)
    if (event.spec !== undefined) spec = readFields(event.spec)
    else if (event.final_report !== undefined) isFinished = true
    else takeEvent(event, samples)
  }
  await readJson(source, context, { take: takeRecord }, { many: true })
  for (const [id, sample] of samples) addRow(buildRow(id, sample, spec), table, context)
  if (!isFinished) throw Damage.atEnd('the log has no final report')
}

function takeEvent(event: Fields, samples: Map<string, Sample>): void {
  const id = readText(event.sample_id)
  if (id === undefined) return
  const sample = samples.get(id) ?? { correct: [], error: '', scores: {}, sampling: {}, match: {} }
  samples.set(id, sample)
  const data = readFields(event.data)
  if (event.type === 'match') {
    sample.correct.push(data.correct ?? null)
    sample.match = data
  } else if (event.type === 'sampling') sample.sampling = data
  else if (event.type === 'error')
    sample.error ||= toText(data.message ?? data.error ?? event.data) ?? 'error'
  else if (event.type === 'metrics') sample.scores = { ...sample.scores, ...data }
}

function buildRow(id: string, { correct, error, scores, sampling, match }: Sample, spec: Fields): unknown {
  const grades = Object.values(scores).map((value) => (typeof value === 'boolean' ? Number(value) : value))
  const grade = grades.find((value) => value === 0 || value === 1)
  const isGraded = grades.length > 0 ? grade !== 0 : undefined
  const picked = toText(match.picked ?? match.sampled ?? readList(sampling.sampled)[0])
  const expected = match.expected ?? match.options
  const { prompt } = sampling
  return {
    ...spec,
    id,
    pass: correct.length === 0 ? isGraded : joinMatches(correct),
    error,
    why: `expected ${toText(expected) ?? 'another answer'}, got ${picked ?? 'none'}`,
    scores,
    usage: sampling.usage,
    model: readText(sampling.model) ?? readText(readList(spec.completion_fns)[0]),
    // The last message of a conversation.
    asked: Array.isArray(prompt) ? readFields(prompt.at(-1)).content : prompt,
    picked,
    expected,
  }
}

/** A sample with several matches is right when all of them are, and wrong when one of them is. */
function joinMatches(correct: readonly unknown[]): unknown {
  if (correct.includes(false)) return false
  const odd = correct.find((value) => value !== true)
  return odd === undefined ? true : odd
}
