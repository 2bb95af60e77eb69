import * as v from 'valibot'
import { mostUnexplained } from '../model/run/unexplained.ts'
import { ruleNames, verdictOutcomes } from '../model/verdict.ts'
import { comparisonSchema } from './comparison-schema.ts'
import { factsSchema } from './facts-schema.ts'
import { resultsSchemaName, resultsVersion } from './format.ts'
import { ledgerSchema } from './ledger-schema.ts'
import { count, rate, runSchema, unexplainedSchema } from './run-schema.ts'

const text = v.string()
const number = v.number()

export const reasonSchema = v.object({
  rule: v.picklist(ruleNames),
  status: v.picklist([...verdictOutcomes, 'warning', 'info']),
  message: text,
  evidence: v.optional(v.record(text, v.union([number, text, v.boolean(), v.null()]))),
  cases: v.optional(v.array(text)),
})

const notComparedSchema = v.object({ rule: v.picklist(ruleNames), what: text, why: text })

export const totalsSchema = v.object({
  cases: count,
  total: count,
  passed: count,
  failed: count,
  errored: count,
  skipped: count,
  lost: count,
  flaky: count,
})

export const fileSchema = v.object({
  path: text,
  format: v.nullable(text),
  tests: count,
  passed: count,
  failed: count,
  errored: count,
  skipped: count,
  flaky: count,
  suiteErrors: v.optional(count),
  unexplained: v.optional(v.pipe(v.array(unexplainedSchema), v.maxLength(mostUnexplained))),
  selection: v.optional(text),
  warnings: v.array(text),
  foreign: v.optional(text),
  error: v.optional(text),
})

export const serviceRunSchema = v.object({
  runId: text,
  runUrl: text,
  projectId: v.optional(text),
  result: v.optional(text),
})

/** What the eval service has of this measurement. */
export const serviceSchema = v.variant('kind', [
  v.object({ kind: v.literal('none') }),
  v.object({ kind: v.literal('uploaded'), run: serviceRunSchema }),
  v.object({
    kind: v.literal('executed'),
    runs: v.array(v.object({ ...serviceRunSchema.entries, label: text })),
  }),
  v.object({ kind: v.literal('failed'), message: text, unsent: count }),
])

export const historyPointSchema = v.object({
  label: text,
  commit: v.optional(text),
  /** Unix epoch ms. */
  createdAt: number,
  passRate: v.nullable(rate),
})

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
  /** The policy in force, one sentence each. */
  policy: v.array(text),
  comparison: comparisonSchema,
  files: v.array(fileSchema),
  service: serviceSchema,
  notices: v.array(text),
  links: v.object({
    traceHosts: v.optional(v.array(text)),
    repository: v.optional(text),
    commit: v.optional(text),
    workflowRun: v.optional(text),
    report: v.optional(text),
  }),
  history: v.optional(v.array(historyPointSchema)),
  /** Earlier runs of the base branch. */
  ledger: v.optional(ledgerSchema),
  run: runSchema,
})

export type ResultsJson = v.InferOutput<typeof resultsSchema>
