import * as v from 'valibot'
import { epochMs, jsonObject, maybe, openPicklist, recordId, runSummary, text } from '../schema.ts'
import { environmentSnapshot } from './environment-records.ts'

export const suiteItem = v.looseObject({
  id: recordId,
  name: maybe(text),
  projectId: maybe(recordId),
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

/** A whole suite (wire facts 9). Its servers are names. Every field may be absent in an older release. */
export const suite = v.looseObject({
  id: maybe(text),
  suiteId: maybe(recordId),
  name: maybe(text),
  description: maybe(text),
  projectId: maybe(recordId),
  environment: maybe(v.looseObject({ servers: maybe(v.array(text)) })),
  executionConfig: maybe(
    v.looseObject({ model: maybe(text), systemPrompt: maybe(text), temperature: maybe(v.number()) }),
  ),
  hosts: maybe(v.array(v.looseObject({ id: maybe(text), name: maybe(text), servers: maybe(v.array(text)) }))),
  environmentIds: maybe(v.array(text)),
  settings: maybe(v.unknown()),
  schedule: maybe(schedule),
  managedBy: maybe(openPicklist('ci', 'app')),
  /** Grows with every edit, where the deployment keeps count. An edit may expect it. */
  revisionNumber: maybe(v.number()),
})

/** Which inline tests became cases. `failed` may be filled although the request succeeded. */
export const caseUpsert = v.looseObject({
  committed: maybe(v.array(v.looseObject({ id: maybe(text), name: maybe(text) }))),
  failed: maybe(v.array(v.unknown())),
})

export const runListItem = v.looseObject({
  id: recordId,
  suiteId: maybe(recordId),
  runNumber: maybe(v.number()),
  status: openPicklist('pending', 'running', 'grading', 'completed', 'failed', 'cancelled', 'timed_out'),
  result: maybe(openPicklist('pending', 'passed', 'failed', 'inconclusive')),
  summary: maybe(runSummary),
  source: maybe(openPicklist('ui', 'api', 'sdk', 'schedule')),
  notes: maybe(text),
  environment: maybe(environmentSnapshot),
  createdAt: maybe(epochMs),
  completedAt: maybe(epochMs),
  externalRunId: maybe(text),
  /** How many an upload announced when it began. */
  expectedIterations: maybe(v.number()),
  tags: maybe(v.array(text)),
  ciMetadata: maybe(jsonObject),
})
