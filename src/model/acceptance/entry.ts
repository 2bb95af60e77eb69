import * as v from 'valibot'
import { formatDay } from '../format-time.ts'

const createTextSchema = (most: number) =>
  v.pipe(v.string('must be text'), v.maxLength(most, `must not be longer than ${most} characters`))

const asCases = 'must name cases, or be `all`'
/** What is wrong with a text that is no day, as a predicate. */
export const asDay = 'must be a day like 2030-12-31'

/** What is accepted, whether a comment or the file says so. */
export const acceptedEntrySchema = v.strictObject({
  suite: v.pipe(createTextSchema(500), v.nonEmpty('must not be empty')),
  /** Names of cases; `all`: every case that got worse. */
  cases: v.union(
    [
      v.literal('all'),
      v.pipe(
        v.array(createTextSchema(2_000)),
        v.minLength(1, asCases),
        v.maxLength(1_000, 'must not have more than 1000 names'),
      ),
    ],
    asCases,
  ),
  reason: v.pipe(createTextSchema(500), v.regex(/[\p{L}\p{N}]/u, 'has no reason')),
  /** Last day (UTC) on which it holds. */
  until: v.pipe(v.string(asDay), v.check(isDay, asDay)),
})

export type AcceptedEntry = v.InferOutput<typeof acceptedEntrySchema>

/** Whether a text is a day of the calendar, `YYYY-MM-DD`. */
export function isDay(text: string): boolean {
  const day = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN
  return !Number.isNaN(day) && formatDay(day) === text
}
