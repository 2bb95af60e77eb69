import * as v from 'valibot'
import { longestTrace } from '../model/run/result.ts'
import { keptEvidence, keptScoreValues, mostJobs, mostReportPatterns } from '../model/run/run.ts'
import { longestSlice, mostSlices } from '../model/run/slices.ts'
import { mostUnexplained } from '../model/run/unexplained.ts'

/** A whole number from 0. */
export const count = v.pipe(v.number(), v.integer(), v.minValue(0))
/** 0..1. */
export const rate = v.pipe(v.number(), v.minValue(0), v.maxValue(1))

const text = v.string()
const number = v.number()

export const unexplainedSchema = v.object({
  what: v.picklist(['failures', 'cases', 'end']),
  file: text,
  suite: v.optional(text),
  declared: count,
  shown: count,
  text: v.optional(text),
})

export const runInfoSchema = v.object({
  id: text,
  suiteName: text,
  /** Unix epoch ms. */
  createdAt: number,
  commit: v.optional(text),
  branch: v.optional(text),
  attempt: v.optional(number),
  workflow: v.optional(text),
  checkRun: v.optional(number),
  url: v.optional(text),
  jobs: v.optional(v.pipe(v.array(v.object({ job: text, parts: count })), v.maxLength(mostJobs))),
  unexplained: v.optional(v.pipe(v.array(unexplainedSchema), v.maxLength(mostUnexplained))),
  reports: v.optional(
    v.pipe(v.array(v.object({ pattern: text, files: count })), v.maxLength(mostReportPatterns)),
  ),
})

export const identitySchema = v.object({
  id: v.optional(text),
  file: v.optional(text),
  suite: v.array(text),
  name: text,
  variant: v.optional(text),
})

export const locationSchema = v.object({
  file: text,
  line: v.optional(number),
  column: v.optional(number),
})

/** Moments of a quantity over iterations, in its own unit. */
export const spreadSchema = v.object({
  count,
  sum: number,
  sumOfSquares: number,
  min: number,
  max: number,
})

export const scoreTallySchema = v.object({
  count,
  sum: number,
  values: v.pipe(v.array(number), v.maxLength(keptScoreValues)),
  undecided: count,
  threshold: v.optional(number),
  lowerIsBetter: v.optional(v.literal(true)),
  judge: v.optional(text),
})

export const evidenceSchema = v.object({
  outcome: v.picklist(['passed', 'failed', 'errored', 'skipped']),
  ordinal: count,
  flaky: v.optional(v.literal(true)),
  attempts: v.optional(count),
  infrastructure: v.optional(v.literal(true)),
  durationMs: v.optional(number),
  message: v.optional(text),
  detail: v.optional(text),
  location: v.optional(locationSchema),
  input: v.optional(text),
  output: v.optional(text),
  expected: v.optional(text),
  toolCalls: v.optional(
    v.array(
      v.object({
        name: text,
        arguments: v.optional(v.unknown()),
        status: v.optional(v.picklist(['ok', 'error', 'pending'])),
      }),
    ),
  ),
  scores: v.optional(
    v.array(v.object({ name: text, value: v.nullable(number), rationale: v.optional(text) })),
  ),
  /** Address of its trace, as the report had it. */
  trace: v.optional(v.pipe(text, v.maxLength(longestTrace))),
})

/** A quantity over iterations: the value itself where there is one only, else the moments. */
export const sampleSchema = v.union([number, spreadSchema])

/** What is not about the identity or the counts of a case. */
export const caseFacts = {
  scope: v.optional(v.literal('suite')),
  /** Iterations whose answer came from a cache. */
  cached: v.optional(count),
  retried: v.optional(v.object({ failed: count, errored: count })),
  repeatsUnclear: v.optional(v.literal(true)),
  mostPerReport: v.optional(count),
  /** It got worse in this run, and that was accepted. */
  accepted: v.optional(v.literal(true)),
  location: v.optional(locationSchema),
  durationMs: v.optional(sampleSchema),
  latencyMs: v.optional(sampleSchema),
  tokens: v.optional(sampleSchema),
  costUsd: v.optional(sampleSchema),
  scores: v.optional(v.array(v.tuple([text, scoreTallySchema]))),
  model: v.optional(text),
  provider: v.optional(text),
  /** Tags and metadata of the case, such as `category: billing`. */
  slices: v.optional(v.pipe(v.array(v.pipe(text, v.maxLength(longestSlice))), v.maxLength(mostSlices))),
  evidence: v.optional(v.pipe(v.array(evidenceSchema), v.maxLength(keptEvidence))),
}

/** A tally without its key, file and suite. A count that is 0 is left out; scores are pairs. */
export const caseSchema = v.object({
  id: v.optional(text),
  name: text,
  variant: v.optional(text),
  passed: v.optional(count),
  failed: v.optional(count),
  errored: v.optional(count),
  skipped: v.optional(count),
  lost: v.optional(count),
  flaky: v.optional(count),
  ...caseFacts,
})

/** Cases of one suite of one file. A large suite is several groups. */
export const groupSchema = v.object({
  file: v.optional(text),
  suite: v.array(text),
  /** Names of cases that passed once, without anything else but a duration. */
  passed: v.optional(v.array(text)),
  /** Their durations in the same order, `null` for one without; absent where none has one. */
  durationsMs: v.optional(v.array(v.nullable(number))),
  /** All other cases. */
  cases: v.optional(v.array(caseSchema)),
})

/** A run as it is written to results files and baselines: groups and cases in a fixed order. */
export const runSchema = v.object({ info: runInfoSchema, groups: v.array(groupSchema) })

export type RunJson = v.InferOutput<typeof runSchema>
export type GroupJson = v.InferOutput<typeof groupSchema>
export type CaseJson = v.InferOutput<typeof caseSchema>

/**
 * Whether the value is a group of cases with nothing but a name, counts, slices and a duration. Answers for almost all
 * groups of a large run, in a fraction of the time of the schema; for other values it is false.
 */
export function isPlainGroup(value: unknown): value is GroupJson {
  if (typeof value !== 'object' || value === null) return false
  const { file, suite, passed, durationsMs, cases } = value as Partial<Record<string, unknown>>
  if (file !== undefined && typeof file !== 'string') return false
  if (!Array.isArray(suite) || !suite.every(isText)) return false
  if (passed !== undefined && !(Array.isArray(passed) && passed.every(isText))) return false
  if (durationsMs !== undefined && !areDurations(durationsMs)) return false
  return cases === undefined || (Array.isArray(cases) && cases.every(isPlainCase))
}

/** Whether there is a duration, or `null`, for every passed case, or none at all. */
export function isWhole({ passed = [], durationsMs }: GroupJson): boolean {
  return durationsMs === undefined || durationsMs.length === passed.length
}

/** Durations of cases: numbers, or `null` for a case without. */
function areDurations(value: unknown): value is (number | null)[] {
  return Array.isArray(value) && value.every((item) => item === null || Number.isFinite(item))
}

const isText = (value: unknown) => typeof value === 'string'

function isPlainCase(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  const members = value as Record<string, unknown>
  if (typeof members.name !== 'string') return false
  for (const name in members) {
    const member = members[name]
    if (name === 'name') continue
    if (name === 'slices') {
      if (!areSlices(member)) return false
      continue
    }
    if (!Number.isFinite(member) || !plainNumbers.has(name)) return false
    if (name !== 'durationMs' && !(Number.isInteger(member) && Number(member) >= 0)) return false
  }
  return true
}

function areSlices(value: unknown): boolean {
  if (!Array.isArray(value) || value.length > mostSlices) return false
  return value.every((slice) => typeof slice === 'string' && slice.length <= longestSlice)
}

const plainNumbers = new Set(['passed', 'failed', 'errored', 'skipped', 'lost', 'flaky', 'durationMs'])
