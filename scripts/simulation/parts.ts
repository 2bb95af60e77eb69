import { claimsPart } from './claims.ts'
import { driftPart } from './drift.ts'
import type { Part } from './effort.ts'

/** The simulated tables of docs/statistics.md, by the flag of `npm run sim` that prints them. */
export const parts: Readonly<Record<string, Part>> = { claims: claimsPart, drift: driftPart }
