import * as v from 'valibot'
import { factsSchema } from '#views'
import { ArtifactError } from '../errors.ts'
import { certificateSchema } from '../model/certificate.ts'
import { slicesSchema } from '../model/comparison/breakdowns.ts'
import { totalsSchema } from '../model/run/run.ts'
import type { Described } from '../model/schema.ts'
import { reasonSchema, verdictOutcomes } from '../model/verdict.ts'
import { comparedCaseSchema } from './comparison-schema.ts'

/** What `explain` needs of a results file, apart from the run itself. */
const explainedSchema = v.object({
  suiteName: v.string(),
  verdict: v.picklist(verdictOutcomes),
  facts: factsSchema,
  reasons: v.array(reasonSchema),
  totals: totalsSchema,
  certificate: certificateSchema,
  files: v.array(v.object({ format: v.nullable(v.string()) })),
  comparison: v.object({
    cases: v.array(comparedCaseSchema),
    slices: v.optional(slicesSchema),
    baseline: v.nullable(v.object({ runs: v.array(v.object({ branch: v.optional(v.string()) })) })),
  }),
})

export type ExplainedJson = Described<typeof explainedSchema>

/**
 * The verdict and the comparison of a results file.
 * @throws ArtifactError when it is damaged.
 */
export function readExplanation(content: string, name: string): ExplainedJson {
  let value: unknown
  try {
    value = JSON.parse(content)
  } catch (error) {
    throw new ArtifactError(`${name} is not valid JSON.`, ['It may be truncated.'], error)
  }
  const parsed = v.safeParse(explainedSchema, value)
  if (parsed.success) return parsed.output
  const where = v.getDotPath(parsed.issues[0]) ?? 'its start'
  throw new ArtifactError(`${name} can't be explained: ${parsed.issues[0].message} (at ${where}).`, [
    'Name a results file that a gate has written: output `results-file`, flag `--results-file`.',
  ])
}
