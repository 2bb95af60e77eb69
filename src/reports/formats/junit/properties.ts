import { omitEmpty } from '../../../model/data.ts'
import type { Result, Score } from '../../../model/run/result.ts'
import { buildAbout, takeProperty } from '../../about.ts'
import { type Environment, keepEnvironment } from '../../environment.ts'
import { readJudge } from '../../eval-data.ts'
import { keepPossibleMs, parseNumber } from '../../numbers.ts'
import { copyText, keepRemark, makeReadable } from '../../text/text.ts'

/** What the properties of a test case say beyond its outcome. */
interface EvalProperties
  extends Pick<
    Result,
    'scores' | 'tokens' | 'costUsd' | 'latencyMs' | 'model' | 'provider' | 'slices' | 'trace'
  > {
  readonly id?: string
  /** Which iteration of its case this is, as written. */
  readonly iteration?: string
  /** Where it ran. */
  readonly environment?: Environment
}

interface ScoreParts {
  value?: number | null
  mean?: number
  threshold?: number
  passed?: boolean
  rationale?: string
  judge?: string
  samples: number[]
}

type Property = readonly [name: string, value: string]

const scoreName = /^(?:evals?\.)?scores?(?:\.(.+))?$/i
const scorePart =
  /^(.+?)\.(value|score|avg|mean|threshold|passed|success|(?:metadata\.)?(?:rationale|reason|judge|judge_?model|model)|evaluations\.\d+\.(?:value|score)|type|sum|llm_judge|metadata\..+|evaluations\..+)$/i
const judgePart = /^(?:metadata\.)?(?:judge|judge_?model|model)$/i

/** Names are matched without regard to case; without a standard, all usual spellings are read. */
export function readProperties(properties: readonly Property[]): EvalProperties {
  const scores = new Map<string, ScoreParts>()
  const tokens: { input?: number; output?: number; total?: number } = {}
  const fields: Found = {}
  const environment: Environment = {}
  const about: { slices: string[]; trace?: string } = { slices: [] }
  let isPlaced = false
  for (const [name, value] of properties) {
    if (keepEnvironment(environment, name, value)) {
      isPlaced = true
      continue
    }
    if (takeProperty(about, name, value)) continue
    const score = scoreName.exec(name)
    if (score !== null) readScore(scores, score[1] ?? 'score', value)
    else readSimpleProperty(fields, tokens, simplifyName(name), value)
  }
  const list = [...scores].flatMap(([name, parts]) => buildScores(name, parts))
  return {
    ...fields,
    ...buildAbout(about.slices, about.trace),
    environment: isPlaced ? environment : undefined,
    scores: omitEmpty(list),
    tokens: (tokens.input ?? tokens.output ?? tokens.total) === undefined ? undefined : tokens,
  }
}

/** `evals.item.cost` as `cost`; `evals.item.id` is a declared id, a bare `id` may be anything. */
function simplifyName(name: string): string {
  const lower = name.toLowerCase().replace(/^evals?\./, '')
  if (lower === 'item.id') return 'case_id'
  return lower.replace(/^item\./, '')
}

interface Found {
  costUsd?: number
  latencyMs?: number
  model?: string
  provider?: string
  id?: string
  iteration?: string
  cached?: true
}

function readSimpleProperty(
  fields: Found,
  tokens: { input?: number; output?: number; total?: number },
  name: string,
  value: string,
): void {
  const number = parseNumber(value)
  const amount = number === undefined || number < 0 ? undefined : number
  switch (name) {
    case 'tokens':
    case 'tokens.total':
    case 'total_tokens':
    case 'tokens_total':
      if (amount !== undefined) tokens.total = amount
      return
    case 'tokens.input':
    case 'input_tokens':
    case 'prompt_tokens':
      if (amount !== undefined) tokens.input = amount
      return
    case 'tokens.output':
    case 'output_tokens':
    case 'completion_tokens':
      if (amount !== undefined) tokens.output = amount
      return
    case 'cost':
    case 'cost_usd':
      if (amount !== undefined) fields.costUsd = amount
      return
    case 'latency_ms': {
      const ms = keepPossibleMs(amount)
      if (ms !== undefined) fields.latencyMs = ms
      return
    }
    case 'model':
      fields.model = copyText(value.slice(0, 200))
      return
    case 'provider':
      fields.provider = copyText(value.slice(0, 200))
      return
    case 'iteration':
      fields.iteration = copyText(value.trim().slice(0, 100))
      return
    case 'cached':
      if (/^(?:true|1|yes)$/i.test(value.trim())) fields.cached = true
      return
    case 'case_id':
    case 'eval_id':
      if (value.trim() !== '') fields.id = copyText(value.trim().slice(0, 500))
      return
  }
}

function readScore(scores: Map<string, ScoreParts>, path: string, value: string): void {
  const number = readScoreValue(value)
  const split = scorePart.exec(path)
  // A number does not name a model.
  const isWhole = split === null || (number !== undefined && judgePart.test(split[2] ?? ''))
  const name = copyText(isWhole ? path : (split[1] ?? path))
  const part = (isWhole ? 'value' : (split[2] ?? 'value')).toLowerCase()
  let parts = scores.get(name)
  if (parts === undefined) {
    if (scores.size >= 200) return
    parts = { samples: [] }
    scores.set(name, parts)
  }
  if (part === 'value' || part === 'score') parts.value = number ?? null
  else if ((part === 'avg' || part === 'mean') && number !== undefined) parts.mean = number
  else if (part === 'threshold' && number !== undefined) parts.threshold = number
  else if (part === 'passed' || part === 'success') parts.passed = /^(?:true|1|yes)$/i.test(value.trim())
  else if (part.endsWith('rationale') || part.endsWith('reason')) parts.rationale = value
  else if (judgePart.test(part)) parts.judge ??= readJudge({ judge: copyText(value.slice(0, 200)) })
  else if (/^evaluations\.\d+\./.test(part) && number !== undefined) parts.samples.push(number)
}

function readScoreValue(text: string): number | undefined {
  const word = text.trim().toLowerCase()
  if (word === 'true') return 1
  if (word === 'false') return 0
  return parseNumber(word)
}

function buildScores(name: string, parts: ScoreParts): Score[] {
  const { samples } = parts
  const sampled =
    samples.length > 0 ? samples.reduce((sum, value) => sum + value, 0) / samples.length : undefined
  const value = parts.value ?? parts.mean ?? sampled ?? null
  if (value === null && parts.value === undefined) return []
  return [
    {
      name: makeReadable(name),
      value,
      threshold: parts.threshold,
      passed: parts.passed,
      judge: parts.judge,
      rationale: keepRemark(parts.rationale),
    },
  ]
}

/**
 * The name of a parametrised test without the parameter that only counts iterations, where a property says which
 * number it is: `capital[france-0]` and `0` give `capital[france]`. Anything else stays as it is, so that two
 * different cases are never merged.
 */
export function removeIteration(name: string, iteration: string): string {
  const brackets = /^(.*)\[([^[\]]*)\]$/s.exec(name)
  if (brackets === null || iteration === '') return name
  const parts = (brackets[2] ?? '').split('-')
  if (parts.filter((part) => part === iteration).length !== 1) return name
  const rest = parts.filter((part) => part !== iteration).join('-')
  if (rest === '') return `${brackets[1]}`
  return `${brackets[1]}[${rest}]`
}
