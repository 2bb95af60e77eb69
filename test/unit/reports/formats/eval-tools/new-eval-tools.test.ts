import { describe, expect, it } from 'vitest'
import { only, readContent, readFileAt, readJson } from '../../../../support/reports/reading.ts'
import { toolsFolder } from '../../../../support/reports/tool-fixtures.ts'

const lines = (...documents: object[]) => documents.map((of) => `${JSON.stringify(of)}\n`).join('')

describe('the record log of OpenAI evals', () => {
  const spec = { spec: { eval_name: 'capitals.dev.v0', base_eval: 'capitals', completion_fns: ['atlas-1'] } }
  const event = (id: string, type: string, data: object) => ({
    run_id: 'r',
    event_id: 1,
    sample_id: id,
    type,
    data,
  })
  const report = { final_report: { accuracy: 0.5 } }

  it('is read sample by sample', async () => {
    const { summary, results } = await readContent(
      lines(
        spec,
        event('capitals.dev.0', 'sampling', {
          prompt: [{ role: 'user', content: 'France?' }],
          sampled: ['Paris'],
        }),
        event('capitals.dev.0', 'match', { correct: true, expected: 'Paris', picked: 'Paris' }),
        event('capitals.dev.1', 'match', { correct: false, expected: 'Madrid', picked: 'Lisbon' }),
        event('capitals.dev.2', 'metrics', { score: 0.4 }),
        event('capitals.dev.3', 'error', { type: 'RateLimitError', message: '429 Too Many Requests' }),
        report,
      ),
      { name: 'log.jsonl' },
    )
    expect(summary).toMatchObject({ format: 'openai-evals-jsonl', tests: 4, suiteErrors: undefined })
    expect(results.map(({ identity, outcome, message }) => [identity.name, outcome, message])).toEqual([
      ['capitals.dev.0', 'passed', undefined],
      ['capitals.dev.1', 'failed', 'expected Madrid, got Lisbon'],
      ['capitals.dev.2', 'passed', undefined],
      ['capitals.dev.3', 'errored', '429 Too Many Requests'],
    ])
    expect(results[0]).toMatchObject({ input: 'France?', output: 'Paris', model: 'atlas-1' })
    expect(results[3]?.infrastructure).toBe(true)
  })

  it('without a final report is not complete', async () => {
    const { summary } = await readContent(lines(spec, event('a', 'match', { correct: true })), {
      name: 'a.jsonl',
    })
    expect(summary).toMatchObject({ tests: 1, error: expect.stringMatching(/no final report/) })
  })
})

describe('rows of ragas', () => {
  const row = { user_input: 'Capital?', response: 'Paris', retrieved_contexts: ['…'], faithfulness: 0.9 }

  it('are read as a list and one per line', async () => {
    const list = await readJson([row, { ...row, user_input: 'River?', faithfulness: null }])
    const perLine = await readContent(lines(row), { name: 'ragas.jsonl' })
    expect(list.summary.format).toBe('ragas-json')
    expect(list.results.map(({ outcome }) => outcome)).toEqual(['passed', 'errored'])
    expect(only(perLine.results)).toMatchObject({
      identity: { name: 'Capital?' },
      scores: [{ name: 'faithfulness', value: 0.9 }],
    })
  })
})

describe('reports of other eval tools', () => {
  it('say why a case of pydantic-evals failed, and how long it took', async () => {
    const { results } = await readFileAt(toolsFolder, 'pydantic-evals/2.62/head-crash/report.json')
    const broken = results.filter(({ outcome }) => outcome === 'errored')
    expect(broken).toHaveLength(5)
    expect(broken[0]?.message).toBe('TypeError: the model is undefined')
    expect(results[0]?.latencyMs).toBeGreaterThanOrEqual(0)
    expect(results[0]?.scores?.map(({ name, value }) => `${name}=${value}`)).toEqual([
      'closeness=1',
      'exact=1',
    ])
  })

  it('read the task of lm-evaluation-harness from the name of the file', async () => {
    const file = 'samples_tiny_2026-11-21T20-00-00.000000.jsonl'
    const { summary, results } = await readFileAt(toolsFolder, `lm-eval/0.4.13/head-wrong/${file}`)
    expect(summary).toMatchObject({ format: 'lm-eval-jsonl', tests: 8, failed: 1 })
    expect(results[3]).toMatchObject({
      identity: { suite: ['tiny'], name: 'doc 3' },
      outcome: 'failed',
      output: 'lol',
      expected: 'lol',
    })
  })

  it('compare the rows of Azure AI Evaluation with their thresholds', async () => {
    const { results } = await readFileAt(toolsFolder, 'azure-ai-evaluation/1/head-wrong/report.json')
    expect(results.find(({ outcome }) => outcome === 'failed')).toMatchObject({
      identity: { name: 'italy' },
      message: 'exact: 0 (threshold 1): they differ',
      scores: [{ name: 'exact', value: 0, threshold: 1, passed: false, rationale: 'they differ' }],
    })
  })

  it('read camel case of Google ADK as well', async () => {
    const { results } = await readJson({
      evalSetId: 'capitals',
      evalCaseResults: [
        { evalId: 'spain', finalEvalStatus: 3, overallEvalMetricResults: [] },
        {
          evalId: 'italy',
          finalEvalStatus: 2,
          overallEvalMetricResults: [{ metricName: 'match', score: 0.2, threshold: 0.8, evalStatus: 2 }],
        },
      ],
    })
    expect(results).toMatchObject([
      { identity: { suite: ['capitals'], name: 'spain' }, outcome: 'errored' },
      { identity: { name: 'italy' }, outcome: 'failed', message: 'match: 0.2 (threshold 0.8)' },
    ])
  })
})
