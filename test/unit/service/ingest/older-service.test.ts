import { describe, expect, test } from 'vitest'
import type { EvalResultInput } from '../../../../src/contract/operations/ingest.ts'
import { createIngest, type IngestRun } from '../../../../src/service/ingest/ingest.ts'
import { json, type Reply, serve } from '../../../support/http/scripted-server.ts'
import { clientFor } from '../../../support/service/client-for.ts'

/** A service that knows neither `status` nor rows in the metadata refuses the whole request, in its own words. */
const olderService: Reply = (request, response) => {
  const { results = [] } = request.json as { readonly results?: readonly EvalResultInput[] }
  const problem = results.some((result) => 'status' in result)
    ? 'Object contains extra field `status` that is not in the validator.'
    : results.some(({ metadata = {} }) => Object.values(metadata).some((value) => typeof value === 'object'))
      ? 'ArgumentValidationError: Value does not match validator. Path: .results[0].metadata.scores'
      : undefined
  if (problem !== undefined) return json(400, { ok: false, error: problem })(request, response)
  const counts = { inserted: results.length, skipped: 0, total: results.length }
  const answer = { ok: true, suiteId: 's', runId: 'r', status: 'completed', result: 'passed', ...counts }
  return json(200, answer)(request, response)
}

/** Takes the messages of a trace, and nothing else; the refusal is a text, as a validator writes it. */
const withoutSpans =
  (problem: string): Reply =>
  (request, response) => {
    const { results = [] } = request.json as { readonly results?: readonly EvalResultInput[] }
    const isNewer = results.some(({ trace }) => typeof trace === 'object' && !Array.isArray(trace))
    if (isNewer) return json(400, { code: 'VALIDATION_ERROR', message: problem })(request, response)
    return olderService(request, response)
  }

const graded: EvalResultInput = {
  caseTitle: 'graded',
  passed: true,
  externalIterationId: 'i1',
  metadata: { outcome: 'passed', 'score.tone': 0.9, scores: [{ name: 'tone', score: 0.9 }] },
}
const lost: EvalResultInput = {
  caseTitle: 'lost',
  passed: false,
  externalIterationId: 'i2',
  status: 'failed',
}
const skipped: EvalResultInput = {
  caseTitle: 'skipped',
  passed: false,
  externalIterationId: 'i3',
  status: 'skipped',
}

const upload = async (
  results: readonly EvalResultInput[],
  service: Reply = olderService,
  more: Partial<IngestRun> = {},
) => {
  const server = await serve(service)
  const run = { externalRunId: 'gh-1', suiteName: 'unit', ...more }
  const ingest = createIngest(clientFor(server.url).client.project('p1'), { run })
  await ingest.add(results)
  const outcome = await ingest.finish()
  const sent = server.requests.map(({ json: body }) => (body as { results?: EvalResultInput[] }).results)
  return { outcome, sent }
}

describe('an older service', () => {
  const messages = [{ role: 'assistant', content: 'hi' }]
  const spans = [{ id: 'span-1', name: 'gpt', category: 'llm', startMs: 0, endMs: 5 }]

  test.each([
    ['by name', 'Object contains extra field `spans` that is not in the validator.'],
    ['by path', 'results.0.trace: Invalid type: Expected (string | Array) but received Object'],
  ])('that refuses spans %s gets the messages alone', async (_, problem) => {
    const plain = { ...graded, metadata: undefined }
    const results = [
      { ...plain, trace: { messages, spans } },
      { ...plain, externalIterationId: 'i4', trace: { messages: [], spans } },
    ]
    const { outcome, sent } = await upload(results, withoutSpans(problem))
    expect(outcome).toMatchObject({ runId: 'r' })
    expect(sent.at(-1)).toMatchObject([{ trace: messages }, { externalIterationId: 'i4' }])
    expect(sent.at(-1)?.[1]).not.toHaveProperty('trace')
    expect(sent).toHaveLength(2)
  })

  test('that does not know the hash of the evaluation gets the run without it', async () => {
    const runs: unknown[] = []
    const service: Reply = (request, response) => {
      runs.push(request.json)
      if ('evaluationConfigHash' in (request.json as object)) {
        return json(400, { ok: false, error: 'Object contains extra field `evaluationConfigHash`' })(
          request,
          response,
        )
      }
      return olderService(request, response)
    }
    const { outcome } = await upload([{ ...graded, metadata: undefined }], service, {
      evaluationConfigHash: 'h1',
    })
    expect(outcome).toMatchObject({ runId: 'r' })
    expect(runs).toHaveLength(2)
  })

  test('gets scalars and no status; a skipped result is left out rather than sent as a failure', async () => {
    const { outcome, sent } = await upload([graded, lost, skipped])
    expect(outcome).toMatchObject({
      runId: 'r',
      status: 'completed',
      taken: 2,
      loss: 'This service takes no status of a result: 1 skipped result was left out, and 1 lost result counts as failed there. The verdict here is not affected.',
    })
    expect(sent.at(-1)).toEqual([
      { ...graded, metadata: { outcome: 'passed', 'score.tone': 0.9 } },
      { caseTitle: 'lost', passed: false, externalIterationId: 'i2' },
    ])
    expect(sent).toHaveLength(3)
  })

  test('learns it once for all batches', async () => {
    const many = Array.from({ length: 450 }, (_, index) => ({
      ...(index % 2 === 0 ? lost : skipped),
      externalIterationId: `i-${index}`,
      query: 'q'.repeat(5_100),
    }))
    const { outcome, sent } = await upload(many)
    expect(outcome).toMatchObject({ runId: 'r' })
    const batches = sent.filter((results) => results !== undefined)
    expect(batches.map((results) => results.length)).toEqual([201, 101, 100, 24])
  })

  test('is not sent a run in which everything was skipped', async () => {
    const { outcome, sent } = await upload([skipped])
    expect(outcome).toBeUndefined()
    expect(sent).toHaveLength(1)
  })
})
