import { toJsonSchema } from '@valibot/to-json-schema'
import type { GenericSchema } from 'valibot'
import { acceptedFileSchema } from '../src/config/accepted-file.ts'
import { hostedSchema } from '../src/config/hosted/read.ts'
import { policySchema } from '../src/config/policy/file.ts'
import { suiteFileSchema } from '../src/config/suite-file/schema.ts'
import { settlementSchema } from '../src/model/certificate.ts'
import * as compared from '../src/model/comparison/compared-case.ts'
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

/** The JSON Schemas of our files as they are published for editors, by their name in docs. */
export function renderFileSchemas(): Readonly<Record<string, string>> {
  return {
    'policy.schema.json': render('Policy of Eval Gate', policySchema),
    'hosted.schema.json': render('Hosted runs of Eval Gate', hostedSchema),
    'accepted.schema.json': render('Accepted changes of Eval Gate', acceptedFileSchema),
    'suite.schema.json': render('Suite of Eval Gate', suiteFileSchema),
    'results.schema.json': render(
      `Results of Eval Gate, version ${resultsVersion}`,
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
  title: string,
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
  return `${JSON.stringify({ $schema, title, description, ...converted }, null, 2)}\n`
}
