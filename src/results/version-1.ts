import * as v from 'valibot'
import { caseKey } from '../model/run/identity.ts'
import type { CaseTally, Run } from '../model/run/run.ts'
import { caseFacts, count, identitySchema, runInfoSchema } from './run-schema.ts'

/** Version 1 of the format had all cases in one list, each with its whole identity and every count. */
const runSchema = v.object({
  info: runInfoSchema,
  cases: v.array(
    v.object({
      identity: identitySchema,
      passed: count,
      failed: count,
      errored: count,
      skipped: count,
      lost: count,
      flaky: count,
      ...caseFacts,
    }),
  ),
})

/** Checks the `run` of a file of version 1. */
export function parseRunOfVersion1(json: unknown): v.SafeParseResult<typeof runSchema> {
  return v.safeParse(runSchema, json)
}

/** The run of a file of version 1 that has been checked. */
export function runOfVersion1({ info, cases }: v.InferOutput<typeof runSchema>): Run {
  const tallies = cases.map(({ scores, ...rest }): [string, CaseTally] => {
    const key = caseKey(rest.identity)
    const tally: CaseTally = { key, ...rest }
    if (scores !== undefined) tally.scores = new Map(scores)
    return [key, tally]
  })
  return { info, cases: new Map(tallies) }
}
