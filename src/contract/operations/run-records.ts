import * as v from 'valibot'
import { epochMs, jsonObject, maybe, openPicklist, recordId, text } from '../schema.ts'
import { runListItem } from './suite-records.ts'

/**
 * The status of a run changes until it is one of `terminalRunStatuses`. An unknown status is not terminal.
 */
export const run = v.looseObject({
  ...runListItem.entries,
  executionEngine: maybe(text),
  scoreIntegrity: maybe(text),
  /** Only from the local service: whether a model or a script answered the prompts. */
  modelExecution: maybe(openPicklist('endpoint', 'scripted', 'mixed')),
  /** Answers of the judges by name. Their shapes are read leniently in `service/runs/statements.ts`. */
  judges: maybe(v.unknown()),
  verdictSummary: maybe(v.unknown()),
  verdictPolicyIntegrityError: maybe(v.unknown()),
  insights: maybe(v.unknown()),
})

const toolCall = v.looseObject({ toolName: maybe(text), arguments: maybe(v.unknown()) })

const score = v.looseObject({
  scorerId: maybe(text),
  definitionHash: maybe(text),
  status: maybe(openPicklist('scored', 'error', 'skipped', 'not_applicable')),
  value: maybe(v.number()),
  passThreshold: maybe(v.number()),
  passed: maybe(v.boolean()),
  rationale: maybe(text),
})

export const iteration = v.looseObject({
  id: recordId,
  testCaseId: maybe(text),
  caseId: maybe(text),
  title: maybe(text),
  iterationNumber: maybe(v.number()),
  status: maybe(text),
  result: maybe(text),
  model: maybe(text),
  provider: maybe(text),
  startedAt: maybe(epochMs),
  durationMs: maybe(v.number()),
  tokensUsed: maybe(v.number()),
  usage: maybe(
    v.looseObject({
      inputTokens: maybe(v.number()),
      outputTokens: maybe(v.number()),
      totalTokens: maybe(v.number()),
      estimatedCostUsd: maybe(v.number()),
    }),
  ),
  actualToolCalls: maybe(v.array(toolCall)),
  expectedToolCalls: maybe(v.array(toolCall)),
  error: maybe(v.unknown()),
  scores: maybe(v.array(score)),
  evaluationConfig: maybe(v.looseObject({ hash: maybe(text), definitions: maybe(v.array(jsonObject)) })),
  scoreIntegrity: maybe(text),
  modelExecution: maybe(openPicklist('endpoint', 'scripted')),
  firstFailedStage: maybe(text),
})

export const stepOutcome = v.looseObject({
  stepId: maybe(text),
  stepIndex: maybe(v.number()),
  kind: maybe(openPicklist('prompt', 'toolCall', 'interact', 'assert')),
  status: maybe(openPicklist('ok', 'fail', 'skipped', 'pending')),
  reason: maybe(text),
  evidence: maybe(v.unknown()),
})

const caseSide = maybe(
  v.looseObject({
    outcome: maybe(openPicklist('passed', 'failed', 'absent')),
    iterationIds: maybe(v.array(text)),
    representativeIterationId: maybe(text),
    error: maybe(v.unknown()),
  }),
)

export const comparison = v.looseObject({
  suite: maybe(v.unknown()),
  baseline: maybe(v.looseObject({ policy: maybe(text), baseRunId: maybe(text) })),
  baseRun: maybe(v.unknown()),
  compareRun: maybe(v.unknown()),
  passSummary: maybe(v.unknown()),
  metrics: maybe(v.unknown()),
  scoreContract: maybe(v.unknown()),
  cases: maybe(
    v.array(
      v.looseObject({
        caseKey: maybe(text),
        title: maybe(text),
        status: maybe(
          openPicklist(
            'unchanged_passed',
            'unchanged_failed',
            'regressed',
            'fixed',
            'new_case',
            'removed_case',
            'changed',
          ),
        ),
        base: caseSide,
        compare: caseSide,
      }),
    ),
  ),
})
