import { boundsPart } from './bounds.ts'
import { confirmationPart } from './confirmation.ts'
import { driftPart } from './drift.ts'
import type { Part } from './effort.ts'
import { goalsPart } from './goals.ts'
import { longRunPart } from './long-run.ts'
import { looksPart } from './looks.ts'
import { rivalsPart } from './rivals.ts'
import { tablesPart } from './tables.ts'

/** The simulated tables of docs/statistics.md, by the flag of `npm run sim` that prints them. */
export const parts: Readonly<Record<string, Part>> = {
  goals: goalsPart,
  long: longRunPart,
  rivals: rivalsPart,
  tables: tablesPart,
  bounds: boundsPart,
  confirmation: confirmationPart,
  drift: driftPart,
  looks: looksPart,
}
