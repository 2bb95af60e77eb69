import * as v from 'valibot'
import { defineOperations } from '../operation.ts'
import {
  emptyBody,
  filledText,
  idAndName,
  jsonObject,
  maybe,
  nonBlankText,
  oneToTen,
  openPicklist,
  pageQuery,
  pageSchema,
  recordId,
  takesForm,
  text,
} from '../schema.ts'
import { inlineRunTest } from '../steps.ts'
import { environmentSnapshot } from './environment-records.ts'
import { comparison, iteration, run, stepOutcome } from './run-records.ts'
import { caseUpsert } from './suite-records.ts'

const passCriteria = v.pipe(
  v.strictObject({
    minimumPassRate: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(100))),
    minimumPassRatePercent: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(100))),
  }),
  takesForm(
    [
      { needs: [], excludes: ['minimumPassRate'] },
      { needs: [], excludes: ['minimumPassRatePercent'] },
    ],
    'send minimumPassRate or minimumPassRatePercent, not both',
  ),
  v.check(
    ({ minimumPassRate: rate = 0 }) => rate === 0 || rate >= 1,
    'minimumPassRate is a percentage; for a fraction such as 0.9 send 90',
  ),
  v.description('Percent 0..100. Prefer minimumPassRate: every version knows it.'),
)

const idempotencyKey = v.pipe(filledText, v.maxLength(256))

/** Fields that a run and a run group share. */
const launchFields = {
  notes: v.optional(text),
  passCriteria: v.optional(passCriteria),
  iterationOverride: v.optional(oneToTen),
  caseIds: v.optional(v.pipe(v.array(filledText), v.minLength(1))),
  matchOptionsOverride: v.optional(jsonObject),
  skillsOverride: v.optional(v.picklist(['exclude'])),
  modelApiKeys: v.optional(v.record(text, text)),
  refreshSnapshot: v.optional(v.boolean()),
  idempotencyKey: v.optional(idempotencyKey),
} as const

const runFields = v.strictObject({
  suiteId: v.optional(filledText),
  suiteName: v.optional(nonBlankText),
  suiteDescription: v.optional(text),
  tests: v.optional(v.pipe(v.array(inlineRunTest), v.minLength(1), v.maxLength(100))),
  serverIds: v.optional(v.pipe(v.array(filledText), v.minLength(1))),
  serverNames: v.optional(v.array(filledText)),
  suiteRerun: v.optional(v.boolean()),
  environmentId: v.optional(filledText),
  namedHostId: v.optional(filledText),
  runGroupId: v.optional(text),
  ...launchFields,
})

/** A stored suite is run again, or a new one is made of tests. */
const runCreate = v.pipe(
  runFields,
  takesForm(
    [
      { needs: ['suiteId'], excludes: ['suiteName', 'tests'] },
      { needs: ['suiteName', 'tests', 'serverIds'], excludes: ['suiteId', 'environmentId'] },
    ],
    'suiteId: send it, or suiteName with tests and serverIds. An environmentId needs suiteId.',
  ),
  takesForm(
    [
      { needs: [], excludes: ['environmentId'] },
      { needs: [], excludes: ['serverIds'] },
    ],
    'serverIds: an environment has its own servers; send one or the other.',
  ),
)

const runs = '/projects/{projectId}/eval-runs'
export const runOperations = defineOperations('Eval runs', {
  createEvalRun: {
    method: 'POST',
    path: runs,
    timeoutMs: 75_000,
    summary: 'Starts a hosted run of a suite, or of inline tests. Spends credits.',
    body: runCreate,
    response: v.looseObject({
      runId: recordId,
      suiteId: maybe(recordId),
      status: maybe(text),
      caseUpsert: maybe(caseUpsert),
      servers: maybe(v.array(idAndName)),
      environment: maybe(environmentSnapshot),
      deduped: maybe(v.boolean()),
      runGroupId: maybe(text),
    }),
    successStatus: 202,
    idempotency: { body: ['idempotencyKey'], header: true },
  },
  getEvalRun: {
    method: 'GET',
    path: `${runs}/{runId}`,
    summary: 'Status, result, summary and environment of a run.',
    response: run,
  },
  listEvalRunIterations: {
    method: 'GET',
    path: `${runs}/{runId}/iterations`,
    summary: 'Results per iteration: tool calls, tokens, latency.',
    query: pageQuery,
    response: pageSchema(iteration),
    pagination: 'query',
  },
  getEvalRunIterationTrace: {
    publicId: 'getEvalIterationTrace',
    method: 'GET',
    path: `${runs}/{runId}/iterations/{iterationId}/trace`,
    summary: 'Messages, and what was expected against what happened.',
    response: v.looseObject({
      messages: maybe(v.unknown()),
      prompts: maybe(v.unknown()),
      spans: maybe(v.unknown()),
    }),
  },
  listEvalRunSteps: {
    publicId: 'getEvalRunSteps',
    method: 'GET',
    path: `${runs}/{runId}/iterations/{iterationId}/steps`,
    summary: 'Outcome of each step of an iteration, with the reason for a failure.',
    response: pageSchema(stepOutcome),
    optional: true,
  },
  cancelEvalRun: {
    method: 'POST',
    path: `${runs}/{runId}/cancel`,
    summary: 'Cancels a run. A run cancelled before answers the same; a finished one is refused.',
    body: emptyBody,
    response: run,
    optional: true,
    retry: 'safe',
  },
  compareEvalRun: {
    method: 'GET',
    path: `${runs}/{runId}/compare`,
    summary: 'Compares a run with an earlier one of its suite, by default the nearest completed.',
    query: v.pipe(
      v.strictObject({ baseRunId: v.optional(filledText), baseCommitSha: v.optional(filledText) }),
      takesForm(
        [
          { needs: [], excludes: ['baseRunId'] },
          { needs: [], excludes: ['baseCommitSha'] },
        ],
        'send baseRunId or baseCommitSha, not both',
      ),
    ),
    response: comparison,
    optional: true,
  },
  createEvalRunGroup: {
    method: 'POST',
    path: '/projects/{projectId}/eval-run-groups',
    timeoutMs: 120_000,
    summary: 'Starts one run per target (environments or hosts) of a suite. Spends credits.',
    body: v.strictObject({
      suiteId: filledText,
      targets: v.pipe(
        v.array(
          v.pipe(
            v.strictObject({ environmentId: v.optional(filledText), namedHostId: v.optional(filledText) }),
            takesForm(
              [
                { needs: ['environmentId'], excludes: ['namedHostId'] },
                { needs: ['namedHostId'], excludes: ['environmentId'] },
              ],
              'must name an environment or a host',
            ),
          ),
        ),
        v.minLength(1),
        v.maxLength(10),
      ),
      runGroupId: v.optional(text),
      ...launchFields,
    }),
    response: v.looseObject({
      suiteId: maybe(text),
      runGroupId: maybe(text),
      outcome: maybe(openPicklist('started', 'partial', 'failed')),
      startedCount: maybe(v.number()),
      failedCount: maybe(v.number()),
      targets: v.array(
        v.looseObject({
          target: maybe(v.unknown()),
          status: maybe(openPicklist('started', 'failed')),
          runId: maybe(recordId),
          runStatus: maybe(text),
          deduped: maybe(v.boolean()),
          error: maybe(v.unknown()),
        }),
      ),
    }),
    successStatus: 202,
    idempotency: { body: ['idempotencyKey'], header: true },
    optional: true,
  },
})
