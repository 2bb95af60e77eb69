import * as v from 'valibot'
import { factsSchema } from '#views'
import { certificateSchema } from '../model/certificate.ts'
import { fileSchema, historyPointSchema, linksSchema, serviceSchema } from '../model/gate-report.ts'
import { ledgerSchema } from '../model/ledger.ts'
import { notComparedSchema } from '../model/not-compared.ts'
import { totalsSchema } from '../model/run/run.ts'
import { type Described, text } from '../model/schema.ts'
import { reasonSchema, verdictOutcomes } from '../model/verdict.ts'
import { comparisonSchema } from './comparison-schema.ts'
import { resultsSchemaName, resultsVersion } from './format.ts'
import { runSchema } from './run-schema.ts'

/** A results file: one measurement, its verdict and its comparison. `docs/results-format.md` explains it. */
export const resultsSchema = v.object({
  schema: v.literal(resultsSchemaName),
  version: v.literal(resultsVersion),
  suiteName: text,
  verdict: v.picklist(verdictOutcomes),
  /** What was not compared, and why; the first thing to read. */
  notCompared: v.optional(v.array(notComparedSchema)),
  reasons: v.array(reasonSchema),
  /** What the views say. */
  facts: factsSchema,
  totals: totalsSchema,
  /** What was due, and what settles, waives, opens or fails it. */
  certificate: certificateSchema,
  /** The policy in force, one sentence each. */
  policy: v.array(text),
  comparison: comparisonSchema,
  files: v.array(fileSchema),
  service: serviceSchema,
  notices: v.array(text),
  links: linksSchema,
  history: v.optional(v.array(historyPointSchema)),
  /** Earlier runs of the base branch. */
  ledger: v.optional(ledgerSchema),
  run: runSchema,
})

export type ResultsJson = Described<typeof resultsSchema>
