import * as v from 'valibot'
import type { Operation } from '../operation.ts'
import {
  epochMs,
  filledText,
  idAndName,
  jsonObject,
  maybe,
  page,
  pageQuery,
  runSummary,
  text,
  word,
} from '../schema.ts'
import { inlineTest } from '../steps.ts'
import { environmentSnapshot } from './environments.ts'

const suiteItem = v.looseObject({
  id: text,
  name: maybe(text),
  projectId: maybe(text),
  createdAt: maybe(epochMs),
  updatedAt: maybe(epochMs),
  latestRun: maybe(
    v.looseObject({
      id: maybe(text),
      status: maybe(text),
      passRate: maybe(v.number()),
      passed: maybe(v.number()),
      failed: maybe(v.number()),
      createdAt: maybe(epochMs),
    }),
  ),
  totals: maybe(
    v.looseObject({ passed: maybe(v.number()), failed: maybe(v.number()), runs: maybe(v.number()) }),
  ),
  passRateTrend: maybe(v.array(v.unknown())),
})

const schedule = v.looseObject({
  enabled: maybe(v.boolean()),
  intervalMinutes: maybe(v.number()),
  environmentId: maybe(text),
})

/** The shape of a whole suite is "not shown"; every field but the id may be absent. */
const suite = v.looseObject({
  id: maybe(text),
  suiteId: maybe(text),
  name: maybe(text),
  description: maybe(text),
  projectId: maybe(text),
  environment: maybe(v.unknown()),
  executionConfig: maybe(v.unknown()),
  hosts: maybe(v.array(v.unknown())),
  environmentIds: maybe(v.array(text)),
  settings: maybe(v.unknown()),
  schedule: maybe(schedule),
  managedBy: maybe(word('ci', 'app')),
})

/** What became of the inline cases of a suite. `failed` may be filled although the request succeeded. */
export const caseUpsert = v.looseObject({
  committed: maybe(v.array(v.looseObject({ name: maybe(text) }))),
  failed: maybe(v.array(v.unknown())),
})

export const runListItem = v.looseObject({
  id: text,
  suiteId: maybe(text),
  runNumber: maybe(v.number()),
  status: word('pending', 'running', 'grading', 'completed', 'failed', 'cancelled', 'timed_out'),
  result: maybe(word('pending', 'passed', 'failed', 'inconclusive')),
  summary: maybe(runSummary),
  source: maybe(word('ui', 'api', 'sdk', 'schedule')),
  notes: maybe(text),
  environment: maybe(environmentSnapshot),
  createdAt: maybe(epochMs),
  completedAt: maybe(epochMs),
  externalRunId: maybe(text),
  tags: maybe(v.array(text)),
  ciMetadata: maybe(jsonObject),
})

const suites = '/projects/{projectId}/eval-suites'
const common = {
  group: 'Eval suites',
  successStatus: 200,
  optional: false,
  spec: '4 Eval suites and runs',
} as const

export const suiteOperations = {
  listEvalSuites: {
    ...common,
    id: 'listEvalSuites',
    method: 'GET',
    path: suites,
    summary: 'Eval suites of the project with a summary of their latest run.',
    query: pageQuery,
    response: page(suiteItem),
    retry: 'safe',
    pagination: 'query',
    spec: '4 Catalog',
  },
  createEvalSuite: {
    ...common,
    id: 'createEvalSuite',
    method: 'POST',
    path: suites,
    summary: 'Authors a suite and its cases. Starts no run and spends no credits.',
    body: v.strictObject({
      name: filledText,
      description: v.optional(text),
      serverIds: v.optional(v.array(filledText)),
      model: v.optional(text),
      provider: v.optional(text),
      runs: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10))),
      tests: v.pipe(v.array(inlineTest), v.minLength(1), v.maxLength(100)),
      tags: v.optional(v.array(text)),
      passCriteria: v.optional(jsonObject),
      environmentIds: v.optional(v.pipe(v.array(filledText), v.minLength(1))),
    }),
    response: v.looseObject({
      suiteId: text,
      name: maybe(text),
      servers: maybe(v.array(idAndName)),
      caseUpsert: maybe(caseUpsert),
    }),
    successStatus: 201,
    retry: 'idempotent-with-id',
    idempotency: { body: [], header: true },
  },
  getEvalSuite: {
    ...common,
    id: 'getEvalSuite',
    method: 'GET',
    path: `${suites}/{suiteId}`,
    summary: 'Reads a suite with its settings.',
    response: suite,
    retry: 'safe',
    optional: true,
    spec: 'Wire facts 3.5',
  },
  updateEvalSuite: {
    ...common,
    id: 'updateEvalSuite',
    method: 'PATCH',
    path: `${suites}/{suiteId}`,
    summary: 'Edits settings. `environmentIds`: a list replaces, null detaches all.',
    body: v.strictObject({
      name: v.optional(filledText),
      description: v.nullish(text),
      serverIds: v.optional(v.array(filledText)),
      model: v.optional(text),
      provider: v.optional(text),
      tags: v.optional(v.array(text)),
      environmentIds: v.nullish(
        v.pipe(v.array(filledText), v.minLength(1, 'must not be empty; send null to detach all')),
      ),
      settings: v.optional(jsonObject),
      expectedRevisionNumber: v.optional(v.number()),
    }),
    response: suite,
    retry: 'safe',
  },
  updateEvalSuiteSchedule: {
    ...common,
    id: 'updateEvalSuiteSchedule',
    method: 'PATCH',
    path: `${suites}/{suiteId}/schedule`,
    summary: 'Enables or disables scheduled runs.',
    body: v.strictObject({
      enabled: v.boolean(),
      intervalMinutes: v.optional(v.pipe(v.number(), v.integer(), v.minValue(5), v.maxValue(10_080))),
      environmentId: v.nullish(filledText),
    }),
    response: v.looseObject({ suiteId: maybe(text), schedule: maybe(schedule), ...schedule.entries }),
    retry: 'safe',
  },
  listEvalSuiteRuns: {
    ...common,
    id: 'listEvalSuiteRuns',
    method: 'GET',
    path: `${suites}/{suiteId}/runs`,
    summary: 'Recent runs of a suite, newest first.',
    query: pageQuery,
    response: page(runListItem),
    retry: 'safe',
    pagination: 'query',
  },
  attachSuiteEnvironment: {
    ...common,
    id: 'attachSuiteEnvironment',
    method: 'POST',
    path: `${suites}/{suiteId}/environments`,
    summary: 'Attaches one environment to a suite and keeps the others.',
    body: v.strictObject({ environmentId: filledText }),
    response: v.looseObject({
      suiteId: maybe(text),
      attached: maybe(v.unknown()),
      environmentIds: maybe(v.array(text)),
    }),
    retry: 'safe',
    optional: true,
    spec: 'Wire facts 5',
  },
} as const satisfies Record<string, Operation>
