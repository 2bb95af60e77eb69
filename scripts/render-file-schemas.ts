import { toJsonSchema } from '@valibot/to-json-schema'
import type { GenericSchema } from 'valibot'
import { acceptedFileSchema } from '../src/config/accepted-file.ts'
import { hostedSchema } from '../src/config/hosted/read.ts'
import { policySchema } from '../src/config/policy/file.ts'
import { suiteFileSchema } from '../src/config/suite-file/schema.ts'
import { settlementSchema } from '../src/model/certificate.ts'
import * as compared from '../src/model/comparison/compared-case.ts'
import { listKeys } from '../src/model/data.ts'
import * as report from '../src/model/gate-report.ts'
import { identitySchema, locationSchema } from '../src/model/run/result.ts'
import { runInfoSchema, totalsSchema } from '../src/model/run/run.ts'
import { evidenceSchema, sampleSchema, scoreTallySchema, spreadSchema } from '../src/model/run/tally.ts'
import { count, rate } from '../src/model/schema.ts'
import { reasonSchema } from '../src/model/verdict.ts'
import * as comparison from '../src/results/comparison-schema.ts'
import { resultsVersion } from '../src/results/format.ts'
import * as results from '../src/results/results-schema.ts'
import * as run from '../src/results/run-schema.ts'

/** Our files by the name of their schema, and the paths that a file has unless somebody names another. */
const schemaFiles = {
  'policy.schema.json': { title: 'Policy of Eval Gate', files: ['.github/eval-gate.yml'] },
  'hosted.schema.json': { title: 'Hosted runs of Eval Gate', files: [] },
  'accepted.schema.json': {
    title: 'Accepted changes of Eval Gate',
    files: ['.github/eval-gate-accepted.yml'],
  },
  'suite.schema.json': { title: 'Suite of Eval Gate', files: [] },
  'results.schema.json': {
    title: `Results of Eval Gate, version ${resultsVersion}`,
    files: [],
  },
} as const

type SchemaName = keyof typeof schemaFiles

/** Every schema with its title and the files that it is for. */
export function listSchemas() {
  return listKeys(schemaFiles).map((name) => ({ name, ...schemaFiles[name] }))
}

/** The address of a schema, which stays the same over all versions. */
export function schemaAddress(name: SchemaName): string {
  return `https://raw.githubusercontent.com/eval-gate/eval-gate/main/docs/${name}`
}

/** The JSON Schemas of our files as they are published for editors, by their name in docs. */
export function renderFileSchemas(): Readonly<Record<string, string>> {
  return {
    'policy.schema.json': render('policy.schema.json', policySchema),
    'hosted.schema.json': render('hosted.schema.json', hostedSchema),
    'accepted.schema.json': render('accepted.schema.json', acceptedFileSchema),
    'suite.schema.json': render('suite.schema.json', suiteFileSchema),
    'results.schema.json': render(
      'results.schema.json',
      results.resultsSchema,
      'One measurement, its verdict and its comparison with the base branch. Readers must ignore members they do not know.',
      {
        count,
        rate,
        runInfo: runInfoSchema,
        identity: identitySchema,
        location: locationSchema,
        spread: spreadSchema,
        scoreTally: scoreTallySchema,
        evidence: evidenceSchema,
        sample: sampleSchema,
        case: run.caseSchema,
        group: run.groupSchema,
        run: run.runSchema,
        reason: reasonSchema,
        totals: totalsSchema,
        settlement: settlementSchema,
        metric: compared.metricSchema,
        scoreMetric: compared.scoreMetricSchema,
        comparedCase: comparison.comparedCaseSchema,
        comparison: comparison.comparisonSchema,
        file: report.fileSchema,
        service: report.serviceSchema,
        serviceRun: report.serviceRunSchema,
        historyPoint: report.historyPointSchema,
      },
    ),
  }
}

function render(
  name: SchemaName,
  schema: GenericSchema,
  description?: string,
  definitions?: Record<string, GenericSchema>,
): string {
  const { $schema, ...converted } = toJsonSchema(schema, {
    ignoreActions: ['check', 'finite', 'trim'],
    typeMode: 'input',
    target: 'draft-2020-12',
    definitions,
  })
  const { title } = schemaFiles[name]
  return `${JSON.stringify({ $schema, $id: schemaAddress(name), title, description, ...converted }, null, 2)}\n`
}
