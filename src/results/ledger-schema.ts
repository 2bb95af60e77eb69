import * as v from 'valibot'
import { ledgerBounds } from '../model/ledger.ts'
import { count, rate } from './run-schema.ts'

const time = v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/))
const date = v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\d$/))
const counts = v.pipe(v.array(count), v.maxLength(ledgerBounds.cases))

const entrySchema = v.object({
  id: v.string(),
  at: time,
  commit: v.optional(v.string()),
  mean: v.nullable(rate),
  cases: count,
  iterations: count,
  cost: v.nullable(v.number()),
})

const daySchema = v.object({ date, runs: count, passed: counts, judged: counts })

/** Earlier runs of the base branch, see `Ledger`. A file of an older release has none. */
export const ledgerSchema = v.object({
  entries: v.pipe(v.array(entrySchema), v.maxLength(ledgerBounds.entries)),
  cases: v.pipe(v.array(v.pipe(v.string(), v.maxLength(64))), v.maxLength(ledgerBounds.cases)),
  days: v.pipe(v.array(daySchema), v.maxLength(ledgerBounds.days)),
})
