import * as v from 'valibot'
import { defineOperations } from '../operation.ts'

import {
  count,
  filledText,
  jsonObject,
  maybe,
  nonBlankText,
  openPicklist,
  recordId,
  runSummary,
  takesForm,
  text,
} from '../schema.ts'

const scalar = v.union([v.string(), v.number(), v.boolean()])
const declaredId = v.pipe(text, v.regex(/^[A-Za-z0-9_-]{1,128}$/, 'must match [A-Za-z0-9_-]{1,128}'))
const toolCall = v.strictObject({ toolName: text, arguments: v.optional(jsonObject) })

const resultFields = {
  caseTitle: nonBlankText,
  passed: v.boolean(),
  query: v.optional(text),
  provider: v.optional(text),
  model: v.optional(text),
  error: v.optional(text),
  errorDetails: v.optional(text),
  expectedOutput: v.optional(text),
  durationMs: v.optional(v.number()),
  expectedToolCalls: v.optional(v.array(toolCall)),
  actualToolCalls: v.optional(v.array(toolCall)),
  tokens: v.optional(
    v.strictObject({
      input: v.optional(v.number()),
      output: v.optional(v.number()),
      total: v.optional(v.number()),
    }),
  ),
  trace: v.optional(v.union([text, v.array(jsonObject), jsonObject])),
  externalIterationId: v.optional(filledText),
  externalCaseId: v.optional(filledText),
  caseId: v.optional(declaredId),
  /** Values may nest in newer deployments: rows of scorers. Older ones take scalars only. */
  metadata: v.optional(jsonObject),
  isNegativeTest: v.optional(v.boolean()),
  advancedConfig: v.optional(jsonObject),
  matchOptions: v.optional(jsonObject),
  widgetSnapshots: v.optional(v.array(jsonObject)),
  status: v.optional(
    v.picklist(['completed', 'failed', 'cancelled', 'timed_out', 'setup_failed', 'skipped']),
  ),
  intent: v.nullish(v.pipe(text, v.maxLength(64))),
} as const

/** One finished iteration. Unknown keys make the service refuse the whole upload, so they are refused here. */
export const evalResult = v.pipe(
  v.strictObject(resultFields),
  v.check(
    ({ caseId, externalCaseId = caseId }) => (caseId ?? externalCaseId) === externalCaseId,
    'caseId differs from externalCaseId; send one, or the same in both',
  ),
)

const results = v.pipe(
  v.array(evalResult),
  v.minLength(1),
  v.check((sent) => {
    const ids = sent.flatMap(({ externalIterationId }) => externalIterationId ?? [])
    return new Set(ids).size === ids.length
  }, 'two results have the same externalIterationId'),
)

const ci = v.strictObject({
  provider: v.optional(text),
  pipelineId: v.optional(text),
  jobId: v.optional(text),
  runUrl: v.optional(text),
  branch: v.optional(text),
  commitSha: v.optional(text),
  repositoryUrl: v.optional(text),
  prUrl: v.optional(text),
  branchUrl: v.optional(text),
  dirty: v.optional(v.boolean()),
  pullRequestNumber: v.optional(v.number()),
})

const runFields = {
  suiteName: nonBlankText,
  suiteDescription: v.optional(text),
  serverNames: v.optional(v.array(text)),
  notes: v.optional(text),
  passCriteria: v.optional(
    v.strictObject({
      minimumPassRate: v.pipe(
        v.number(),
        v.minValue(0),
        v.maxValue(100),
        v.description('Percent 0..100, by default 100.'),
      ),
    }),
  ),
  externalRunId: v.optional(filledText),
  framework: v.optional(text),
  expectedIterations: v.optional(count),
  tags: v.optional(v.pipe(v.array(v.pipe(text, v.maxLength(64))), v.maxLength(32))),
  ci: v.optional(ci),
  serverReplayConfigs: v.optional(v.array(jsonObject)),
  hostConfig: v.optional(v.unknown()),
  hostConfigHash: v.optional(text),
  evaluationConfigHash: v.optional(text),
  runName: v.optional(v.pipe(text, v.maxLength(200))),
  runTags: v.optional(v.array(text)),
  runMetadata: v.optional(v.record(text, scalar)),
  runGroupId: v.optional(v.pipe(text, v.minLength(1), v.maxLength(128))),
  selectedClient: v.optional(v.unknown()),
  verdictPolicy: v.optional(jsonObject),
  projectId: v.optional(text),
} as const

const hostFields = ['hostConfig', 'hostConfigHash']
const hostForms = [{ needs: hostFields }, { needs: [], excludes: hostFields }]
const hostMessage = 'send hostConfig together with hostConfigHash, or neither'

const runAnswer = {
  ok: maybe(v.boolean()),
  suiteId: recordId,
  runId: recordId,
  projectId: maybe(recordId),
  status: openPicklist('pending', 'running', 'grading', 'completed', 'failed', 'cancelled', 'timed_out'),
  result: maybe(openPicklist('pending', 'passed', 'failed', 'inconclusive')),
  summary: maybe(runSummary),
} as const

const base = '/projects/{projectId}/eval-ingest'
export const ingestOperations = defineOperations('Eval ingestion', {
  reportEvalResults: {
    method: 'POST',
    publicId: 'reportEvalRun',
    path: `${base}/report`,
    summary: 'Creates a run from finished results and finalizes it, in one request.',
    body: v.pipe(v.strictObject({ ...runFields, results }), takesForm(hostForms, hostMessage)),
    response: v.looseObject(runAnswer),
    idempotency: { body: ['externalRunId', 'results.*.externalIterationId'], header: false },
  },
  startIngestRun: {
    method: 'POST',
    publicId: 'startEvalIngestRun',
    path: `${base}/runs/start`,
    summary: 'Creates a run, or answers the one already started under the same `externalRunId`.',
    body: v.pipe(
      v.strictObject({ ...runFields, externalRunId: filledText }),
      takesForm(hostForms, hostMessage),
    ),
    response: v.looseObject({ ...runAnswer, reused: maybe(v.boolean()) }),
    idempotency: { body: ['externalRunId'], header: false },
  },
  appendIngestIterations: {
    method: 'POST',
    publicId: 'ingestEvalRunIterations',
    path: `${base}/runs/iterations`,
    summary: 'Appends a batch of iterations; those already there are skipped.',
    body: v.strictObject({
      runId: filledText,
      results,
      projectId: v.optional(text),
    }),
    response: v.looseObject({ ok: maybe(v.boolean()), inserted: count, skipped: count, total: maybe(count) }),
    idempotency: { body: ['runId', 'results.*.externalIterationId'], header: false },
  },
  finalizeIngestRun: {
    method: 'POST',
    publicId: 'finalizeEvalIngestRun',
    path: `${base}/runs/finalize`,
    summary: 'Finalizes a started run. A repeat answers the same.',
    body: v.strictObject({
      runId: filledText,
      externalRunId: v.optional(filledText),
      terminalStatus: v.optional(v.picklist(['cancelled', 'timed_out'])),
      projectId: v.optional(text),
    }),
    response: v.looseObject(runAnswer),
    retry: 'safe',
  },
  createArtifactUploadUrl: {
    method: 'POST',
    publicId: 'createEvalIngestUploadUrl',
    path: `${base}/artifacts/upload-url`,
    summary: 'Mints a URL to which an eval artifact is posted, without the key.',
    body: v.strictObject({ projectId: v.optional(text) }),
    response: v.looseObject({ ok: maybe(v.boolean()), uploadUrl: filledText }),
    retry: 'safe',
  },
})

export type EvalResultInput = v.InferInput<typeof evalResult>
