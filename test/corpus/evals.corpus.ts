import { describe, expect, it } from 'vitest'
import { countTotalTokens } from '../../src/model/run/add-result.ts'
import { formatCaseTitle } from '../../src/model/run/identity.ts'
import { readFileAt } from '../support/reports/reading.ts'
import { evalsFolder } from './corpus-folders.ts'

const folder = evalsFolder()

/** One line a result: outcome, title, scores, tokens, cost, latency. What a sample does not tell is left out. */
async function linesOf(path: string): Promise<string[]> {
  const { results } = await readFileAt(folder, path)
  return results.map((result) => {
    const scores = (result.scores ?? []).map(({ name, value, threshold }) =>
      threshold === undefined ? `${name}=${value}` : `${name}=${value}/${threshold}`,
    )
    const tokens = countTotalTokens(result)
    return [
      result.infrastructure ? 'lost' : result.outcome,
      formatCaseTitle(result.identity),
      ...scores,
      ...(tokens === undefined ? [] : [`${tokens} tokens`]),
      ...(result.costUsd === undefined ? [] : [`$${result.costUsd}`]),
      ...(result.latencyMs === undefined ? [] : [`${result.latencyMs} ms`]),
    ].join(' | ')
  })
}

const judged = (status: number): string =>
  `StatusJudge=${status} | ToneJudge=0.9 | 908 tokens | $0.00018 | 412 ms`
const promptfoo = (name: string, prompt: number, figures: string): string =>
  `${name} | [fake:model · prompt ${prompt}] | ${figures}`

const exact: Readonly<Record<string, readonly string[]>> = {
  'vitest-evals/vitest-4.1.12_vitest-evals-0.16.1.json': [
    `passed | refund agent › approves refundable | ${judged(1)}`,
    `failed | refund agent › below threshold | ${judged(0.25)}`,
    'lost | refund agent › harness error',
    `passed | refund agent › repeated case | ${judged(1)}`,
    `passed | refund agent › repeated case | ${judged(1)}`,
    `failed | refund agent › repeated case | ${judged(0.25)}`,
    `passed | refund agent › repeats option | ${judged(1)}`,
    'skipped | refund agent › skipped case',
  ],
  'vitest-evals/vitest-4.1.12_vitest-evals-0.16.1.junit.xml': [
    'passed | evals/refund.eval.ts › refund agent > approves refundable',
    'failed | evals/refund.eval.ts › refund agent > below threshold | score=0.57/0.6',
    'failed | evals/refund.eval.ts › refund agent > harness error',
    'passed | evals/refund.eval.ts › refund agent > repeated case',
    'passed | evals/refund.eval.ts › refund agent > repeated case',
    'failed | evals/refund.eval.ts › refund agent > repeated case | score=0.57/0.6',
    'passed | evals/refund.eval.ts › refund agent > repeats option',
    'skipped | evals/refund.eval.ts › refund agent > skipped case',
  ],
  'vitest-evals/all-harness-errors.json': [
    'errored | refund agent › approves refundable',
    'errored | refund agent › denies non-refundable',
    'errored | refund agent › repeated case',
    'errored | refund agent › repeated case',
    'errored | refund agent › repeated case',
  ],
  'vitest-evals-legacy/vitest-3_vitest-evals-0.5.0.json': [
    'passed | legacy capital › France | score=1',
    'failed | legacy capital › Spain | score=0',
  ],
  'vitest-evals-legacy/vitest-3_vitest-evals-0.5.0.junit.xml': [
    'passed | a.eval.ts › legacy capital > France',
    'failed | a.eval.ts › legacy capital > Spain | score=0/0.6',
  ],
  'evalite/evalite-0.19.0.json': [
    'passed | Capital cities › France | exact=1 | withMeta=0.5',
    'failed | Capital cities › Spain | exact=0 | withMeta=0.5',
  ],
  'evalite/evalite-1.0.0-beta.16_trialCount2.json': [
    'passed | Capital cities › France | exact=1 | withMeta=0.5',
    'passed | Capital cities › France | exact=1 | withMeta=0.5',
    'failed | Capital cities › Spain | exact=0 | withMeta=0.5',
    'failed | Capital cities › Spain | exact=0 | withMeta=0.5',
  ],
  'deepeval/test_run_sample.json': [
    'failed | sample_test_case › What is CECL forecasting and how does Abrigo handle allowance variance? | Answer Relevancy=0.92/0.5 | Faithfulness=0.45/0.7 | GEval-Hallucination (validator_agent)=0.15/0.5 | Faithfulness (rerank_chunks)=0.91/0.7 | GEval-Verbosity (format_final_response)=0.62/0.5 | Faithfulness (validate_facts)=0.88/0.7 | Contextual Relevancy (knowledge_base_lookup)=0.78/0.5 | Tool Correctness (web_search)=1/0.5 | 5112 tokens | $0.0214',
  ],
  'inspect_ai/log_formats.json': ['failed | popularity › 1 [ollama/llama3.1] | match=0 | 68 tokens'],
  'inspect_ai/2025-05-12T20-28-13-04-00_popularity.json': [
    'passed | popularity › 1 [openai/gpt-4o-mini] | match=1 | 66 tokens | 546 ms',
    'passed | popularity › 2 [openai/gpt-4o-mini] | match=1 | 60 tokens | 1659 ms',
    'failed | popularity › 3 [openai/gpt-4o-mini] | match=0 | 72 tokens | 528 ms',
    // The log was cancelled.
    'lost | popularity [openai/gpt-4o-mini]',
  ],
  'mcp-use/eval-results.documented-example.json': [
    'passed | company_lookup [anthropic/claude-sonnet-4 · neutral] | Response Quality=0.85 | 12300 ms',
  ],
  'pytest/junit-xunit2.xml': [
    'passed | pytest › test_evals › test_capital[france] | score=1 | 908 tokens | $0.00018',
    'passed | pytest › test_evals › test_capital[france] | score=1 | 908 tokens | $0.00018',
    'passed | pytest › test_evals › test_capital[spain] | score=1 | 908 tokens | $0.00018',
    'failed | pytest › test_evals › test_capital[spain] | score=0.25 | 908 tokens | $0.00018',
    'passed | pytest › test_evals › test_suite_prop',
  ],
}

const promptfooJson = [
  'promptfoo/promptfoo-0.121.20_repeat2.json',
  'promptfoo/promptfoo-0.121.20_repeat2.jsonl',
]

describe('every score, token and cost of the samples', () => {
  it.each(Object.entries(exact))('%s', async (path, lines) => {
    expect(await linesOf(path)).toEqual(lines)
  })

  it.each(promptfooJson)('%s', async (path) => {
    const lines = (await linesOf(path)).map((line) =>
      line.replace(/ \| \d ms$/, '').replace(/ \[(.*)\]/, ' | [$1]'),
    )
    const france = 'score=1 | correctness=1 | 31 tokens | $0.00021'
    const spain = 'score=0 | correctness=0 | 31 tokens | $0.00021'
    const each = [1, 2, 1, 2]
    expect(lines).toEqual([
      ...each.map((prompt) => promptfoo('passed | capital of France', prompt, france)),
      ...each.map((prompt) => promptfoo('failed | capital of Spain', prompt, spain)),
      ...each.map((prompt) => promptfoo('errored | provider error', prompt, '0 tokens | $0')),
    ])
  })

  it('promptfoo JUnit, which has scores of failures only', async () => {
    const lines = await linesOf('promptfoo/promptfoo-0.121.20_repeat2.junit.xml')
    expect(lines).toEqual(
      [1, 2].flatMap((prompt) => [
        ...Array<string>(2).fill(`passed | capital of France [fake:model · prompt ${prompt}]`),
        ...Array<string>(2).fill(`failed | capital of Spain [fake:model · prompt ${prompt}] | score=0`),
        ...Array<string>(2).fill(`errored | provider error [fake:model · prompt ${prompt}]`),
      ]),
    )
  })

  it('pytest xunit1 as xunit2, with the file', async () => {
    expect(await linesOf('pytest/junit-xunit1.xml')).toEqual(exact['pytest/junit-xunit2.xml'])
    const { results } = await readFileAt(folder, 'pytest/junit-xunit1.xml')
    expect(results[0]?.identity.file).toBe('test_evals.py')
  })
})

describe('samples that are no test results', () => {
  it.each([
    ['github-action-benchmark/customBiggerIsBetter_output.json', /github-action-benchmark/],
    ['github-action-benchmark/customSmallerIsBetter_output.json', /github-action-benchmark/],
  ])('%s', async (path, what) => {
    expect((await readFileAt(folder, path)).summary.foreign).toMatch(what)
  })
})
