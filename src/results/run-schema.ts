import * as v from 'valibot'
import { isRecord } from '../model/data.ts'
import { identitySchema } from '../model/run/result.ts'
import { runInfoSchema } from '../model/run/run.ts'
import { longestSlice, mostSlices } from '../model/run/slices.ts'
import { scoreTallySchema, tallyCounts, tallyFacts } from '../model/run/tally.ts'
import { number, text } from '../model/schema.ts'

const { file, suite, ...named } = identitySchema.entries

/** A tally without its key, file and suite. A count that is 0 is left out; scores are pairs. */
export const caseSchema = v.object({
  ...named,
  ...v.partial(v.object(tallyCounts)).entries,
  ...tallyFacts,
  scores: v.optional(v.array(v.tuple([text, scoreTallySchema]))),
})

/** Cases of one suite of one file. A large suite is several groups. */
export const groupSchema = v.object({
  file,
  suite,
  /** Names of cases that passed once, without anything else but a duration. */
  passed: v.optional(v.array(text)),
  /** Their durations in the same order, `null` for one without; absent where none has one. */
  durationsMs: v.optional(v.array(v.nullable(number))),
  /** All other cases. */
  cases: v.optional(v.array(caseSchema)),
})

/** A run as it is written to results files and baselines: groups and cases in a fixed order. */
export const runSchema = v.object({ info: runInfoSchema, groups: v.array(groupSchema) })

export type GroupJson = v.InferOutput<typeof groupSchema>
export type CaseJson = v.InferOutput<typeof caseSchema>

/**
 * Whether the value is a group of cases with nothing but a name, counts, slices and a duration. Answers for almost all
 * groups of a large run, in a fraction of the time of the schema; for other values it is false.
 */
export function isPlainGroup(value: unknown): value is GroupJson {
  if (!isRecord(value)) return false
  const { file, suite, passed, durationsMs, cases } = value
  if (file !== undefined && typeof file !== 'string') return false
  if (!Array.isArray(suite) || !suite.every(isTextValue)) return false
  if (passed !== undefined && !(Array.isArray(passed) && passed.every(isTextValue))) return false
  if (durationsMs !== undefined && !areDurations(durationsMs)) return false
  return cases === undefined || (Array.isArray(cases) && cases.every(isPlainCase))
}

/** Whether there is a duration, or `null`, for every passed case, or none at all. */
export function isWholeGroup({ passed = [], durationsMs }: GroupJson): boolean {
  return durationsMs === undefined || durationsMs.length === passed.length
}

/** Durations of cases: numbers, or `null` for a case without. */
function areDurations(value: unknown): value is (number | null)[] {
  return Array.isArray(value) && value.every((item) => item === null || Number.isFinite(item))
}

const isTextValue = (value: unknown) => typeof value === 'string'

function isPlainCase(value: unknown): boolean {
  if (!isRecord(value) || typeof value.name !== 'string') return false
  for (const name in value) {
    const member = value[name]
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
