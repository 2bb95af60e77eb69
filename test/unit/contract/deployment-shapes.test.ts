import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { getOperation, type OperationId } from '../../../src/contract/operations.ts'

/**
 * Answers and requests in the shapes that a public deployment uses, written by us: what it adds, leaves out or
 * spells differently. Each must pass the contract and keep every field.
 */
const answers: [string, OperationId, object][] = [
  ['a run that is still graded', 'getEvalRun', { id: 'r', status: 'grading', result: 'pending' }],
  [
    'a run with everything newer deployments add',
    'getEvalRun',
    {
      id: 'r',
      suiteId: 's',
      runNumber: 12,
      status: 'timed_out',
      result: 'inconclusive',
      summary: null,
      source: 'benchmark',
      environment: { id: 'e', name: 'staging', revision: 3 },
      executionEngine: 'emulated',
      scoreIntegrity: 'valid',
      judges: { goalCompletion: { status: null, cases: [] } },
      verdictSummary: { cases: [{ caseId: 'c', verdict: 'passed' }] },
      launcher: { kind: 'github_action' },
      gateWaiver: null,
    },
  ],
  [
    'a launch that was there before',
    'createEvalRun',
    {
      runId: 'r',
      status: 'completed',
      deduped: true,
      environment: null,
      caseUpsert: { committed: [], failed: [{ name: 'x' }] },
    },
  ],
  [
    'an iteration without tokens, trace or case',
    'listEvalRunIterations',
    {
      items: [
        {
          id: 'i',
          testCaseId: null,
          title: 'echo',
          iterationNumber: 1,
          status: 'setup_failed',
          result: null,
          durationMs: null,
          tokensUsed: null,
          usage: null,
          actualToolCalls: [],
          expectedToolCalls: [],
          error: null,
          scores: null,
          evaluationConfig: null,
        },
      ],
    },
  ],
  [
    'an iteration with scores',
    'listEvalRunIterations',
    {
      items: [
        {
          id: 'i',
          status: 'completed',
          result: 'passed',
          usage: { totalTokens: 30, estimatedCostUsd: 0.001 },
          scores: [
            {
              scorerId: 'relevance',
              scorerVersion: 1,
              definitionHash: 'h',
              status: 'scored',
              value: 0.8,
              passThreshold: 0.7,
            },
          ],
          evaluationConfig: { hash: 'x', definitions: [{ scorerId: 'relevance', role: 'gating' }] },
        },
      ],
      nextCursor: 'n',
    },
  ],
  [
    'steps without a cursor',
    'listEvalRunSteps',
    { items: [{ stepId: 's1', stepIndex: 0, kind: 'assert', status: 'fail', reason: 'not called' }] },
  ],
  [
    'a comparison',
    'compareEvalRun',
    {
      baseline: { policy: 'commit_sha', baseRunId: 'b', matchCount: 2 },
      cases: [
        {
          caseKey: 'k',
          title: 't',
          status: 'removed_case',
          base: { outcome: 'passed', iterationIds: ['i'] },
          compare: { outcome: 'absent', iterationIds: [], error: null },
        },
      ],
    },
  ],
  [
    'an ingest answer of an older server',
    'reportEvalResults',
    { suiteId: 's', runId: 'r', status: 'completed' },
  ],
  [
    'an ingest run that is there already',
    'startIngestRun',
    {
      ok: true,
      suiteId: 's',
      runId: 'r',
      projectId: 'p',
      status: 'completed',
      result: 'failed',
      reused: true,
      summary: { total: 2, passed: 1, failed: 1, passRate: 0.5 },
    },
  ],
  ['a batch', 'appendIngestIterations', { ok: true, inserted: 0, skipped: 200, total: 200 }],
  [
    'a swarm without what is optional',
    'listSwarms',
    { items: [{ id: 's', sessionsPerTarget: null, maxTurns: null }] },
  ],
  [
    'a sick server',
    'doctorServer',
    {
      generatedAt: '2026-01-01T00:00:00.000Z',
      status: 'oauth_required',
      probe: null,
      connection: { status: 'skipped', detail: 'no grant' },
      checks: { probe: { status: 'ok', detail: '401' }, tools: { status: 'skipped', detail: null } },
      error: { code: 'OAUTH_REQUIRED' },
    },
  ],
  [
    'a tool that failed',
    'callServerTool',
    { content: [{ type: 'text', text: 'no' }], isError: true, durationMs: 3 },
  ],
  [
    'a chat session',
    'listChatSessions',
    { items: [{ id: 'c', title: null, lastActivityAt: 1, isPinned: false }] },
  ],
  [
    'a project without a vocabulary',
    'getProjectCapabilities',
    { projectId: 'p', role: 'admin', features: {}, plan: null, can: { launchEvalRun: true } },
  ],
  [
    'an older environment capability',
    'getEnvironmentCapabilities',
    { modelOverrides: true, modelMatrix: false },
  ],
  [
    'an environment made ad hoc',
    'ensureAdhocEnvironment',
    { environment: { id: 'e', name: null, revision: 0, adhoc: true }, created: true },
  ],
  ['a scenario by its old id', 'getScenario', { scenarioId: 'x', name: 'n' }],
  [
    'a suite that CI owns',
    'getEvalSuite',
    { id: 's', managedBy: 'ci', revisionNumber: 4, settings: { minimumAccuracy: 90 } },
  ],
  [
    'an agent turn',
    'runAgentTurn',
    {
      reply: 'hi',
      toolCalls: [{ operation: 'listServers' }],
      createdResources: [],
      usage: { inputTokens: 1, outputTokens: 2 },
    },
  ],
]

describe('an answer of a public deployment', () => {
  test.each(answers)('%s (%s) passes, with all its fields', (_name, id, answer) => {
    const result = v.safeParse(getOperation(id).response, answer)
    expect(result.issues?.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`)).toBeUndefined()
    expect(result.output).toEqual(answer)
  })
})

const requests: [string, OperationId, object][] = [
  [
    'a run of inline tests',
    'createEvalRun',
    {
      suiteName: 'smoke',
      serverIds: ['s'],
      tests: [
        {
          title: 'echo',
          runs: 1,
          model: 'vendor/model',
          provider: 'vendor',
          steps: [
            { id: 's1', kind: 'prompt', prompt: 'Echo hi' },
            {
              id: 's2',
              kind: 'assert',
              assertion: { type: 'toolCalledWith', toolName: 'echo', args: { args: { text: 'hi' } } },
            },
          ],
        },
      ],
    },
  ],
  [
    'an upload with everything a step sends',
    'reportEvalResults',
    {
      suiteName: 'checkout',
      externalRunId: 'gh-1-1-unit',
      framework: 'vitest',
      notes: 'PR 42',
      tags: ['pr'],
      passCriteria: { minimumPassRate: 90 },
      ci: { provider: 'github_actions', pipelineId: '1', branch: 'feat', commitSha: 'a'.repeat(40) },
      results: [{ caseTitle: 'adds', passed: true, metadata: { flaky: true }, tokens: { total: 3 } }],
    },
  ],
  [
    'a grant of tokens',
    'importServerOauthTokens',
    { serverUrl: 'https://mcp.example', tokens: { access_token: 'x', expires_in: 3600 } },
  ],
  [
    'a cleared selection',
    'updateEnvironment',
    { expectedRevision: 0, skillSelection: null, secretSelection: null },
  ],
  ['an archived environment', 'archiveEnvironment', { expectedRevision: 3 }],
  [
    'a session browser',
    'createSessionBrowser',
    { projectId: 'p', policy: { mode: 'read_only' }, idempotencyKey: 'k' },
  ],
]

describe('a request to a public deployment', () => {
  test.each(requests)('%s (%s) passes', (_name, id, request) => {
    const { body } = getOperation(id)
    if (body === undefined) throw new Error(`${id} takes no body`)
    const result = v.safeParse(body, request)
    expect(result.issues?.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`)).toBeUndefined()
  })

  const refused: [OperationId, object, string][] = [
    ['reportEvalResults', { suiteName: 's', results: [] }, 'results'],
    [
      'reportEvalResults',
      { suiteName: 's', results: [{ caseTitle: 'a', passed: true, colour: 1 }] },
      'results.0.colour',
    ],
    [
      'reportEvalResults',
      { suiteName: 's', results: [{ caseTitle: 'a', passed: true, caseId: 'a b' }] },
      'results.0.caseId',
    ],
    ['updateEnvironment', { name: 'x' }, 'expectedRevision'],
    ['updateEnvironment', { expectedRevision: 1, pluginVersionIds: [] }, 'pluginVersionIds'],
    [
      'createEvalCases',
      {
        cases: Array.from({ length: 101 }, () => ({
          title: 'a',
          steps: [{ id: 's', kind: 'prompt', prompt: 'Hi' }],
        })),
      },
      'cases',
    ],
    ['runAgentTurn', { messages: [{ role: 'system', content: 'x' }] }, 'messages.0.role'],
    ['runAgentTurn', { messages: [{ role: 'user', content: 'é'.repeat(5_000) }] }, 'messages.0.content'],
    [
      'runAgentTurn',
      { messages: Array.from({ length: 13 }, () => ({ role: 'user', content: 'x'.repeat(8_000) })) },
      'messages',
    ],
    ['updateEvalSuiteSchedule', { enabled: true, intervalMinutes: 4 }, 'intervalMinutes'],
  ]
  test.each(refused)('%s is refused at the right place: %j', (id, request, path) => {
    const { body } = getOperation(id)
    if (body === undefined) throw new Error(`${id} takes no body`)
    expect(v.safeParse(body, request).issues?.map((issue) => v.getDotPath(issue))).toEqual([path])
  })
})
