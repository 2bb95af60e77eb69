import * as v from 'valibot'
import { invalid } from '../api-error.ts'
import { type Fault, faultKinds } from './faults.ts'

const count = v.pipe(v.number(), v.integer(), v.minValue(0))

const faults = v.array(
  v.strictObject({
    kind: v.picklist(faultKinds),
    operation: v.optional(v.string()),
    times: v.optional(count),
    after: v.optional(count),
    status: v.optional(v.pipe(v.number(), v.integer(), v.minValue(400), v.maxValue(599))),
    retryAfter: v.optional(v.string()),
    ms: v.optional(v.pipe(count, v.maxValue(600_000))),
    change: v.optional(v.record(v.string(), v.unknown())),
  }),
)

/** Reads a list of faults. @throws ApiError VALIDATION_ERROR naming the field. */
export function readFaults(text: string): readonly Fault[] {
  const result = v.safeParse(v.pipe(v.string(), v.parseJson(), faults), text)
  if (!result.success) {
    const [issue] = result.issues
    throw invalid(`${v.getDotPath(issue) ?? 'faults'}: ${issue.message}`)
  }
  return result.output
}

export function renderFaults(active: readonly Fault[]): string {
  return JSON.stringify(active)
}
