import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readContent, readJson, suite } from '../../support/reports/reading.ts'
import { toolsFolder } from '../../support/reports/tool-fixtures.ts'

type Read = Awaited<ReturnType<typeof readJson>>
const judges = ({ results }: Read) =>
  results.map(({ scores = [] }) =>
    Object.fromEntries(scores.flatMap(({ name, judge }) => (judge === undefined ? [] : [[name, judge]]))),
  )

const graded = async (state: string) =>
  await readContent(readFileSync(join(toolsFolder, 'promptfoo-graded/0.123', state, 'report.json'), 'utf8'))

/** One result of promptfoo with these assertions. */
const promptfoo = (testCase: object, assertions: readonly object[]) => ({
  evalId: 'e',
  results: {
    results: [
      {
        promptIdx: 0,
        success: true,
        score: 1,
        namedScores: { tone: 1 },
        testCase: { vars: { a: 1 }, options: {}, assert: assertions, ...testCase },
        gradingResult: { componentResults: assertions.map((assertion) => ({ pass: true, assertion })) },
      },
    ],
  },
})

describe('the model that gives a score', () => {
  it('is the grader of promptfoo: of the assertion, else of the test', async () => {
    const [first] = judges(await graded('base'))
    expect(first).toEqual({ politeness: 'judge-kind', facts: 'file://grader.js' })
  })

  it('does not make other cases of the tests of promptfoo', async () => {
    const ids = async (state: string) => (await graded(state)).results.map(({ identity }) => identity)
    expect(await ids('head-judge')).toEqual(await ids('base'))
    expect(judges(await graded('head-judge'))[0]).toMatchObject({ politeness: 'judge-strict' })
  })

  it.each<[string, object, readonly object[], object]>([
    ['no grader', {}, [{ type: 'llm-rubric', metric: 'tone' }], {}],
    [
      'an assertion without a metric',
      { options: { provider: 'openai:gpt-5' } },
      [{ type: 'not-llm-rubric' }, { type: 'equals', metric: 'tone' }],
      { score: 'openai:gpt-5' },
    ],
    [
      'two graders of one metric',
      { options: { provider: { text: { id: 'openai:gpt-5' } } } },
      [
        { type: 'llm-rubric', metric: 'tone', provider: 'z:judge' },
        { type: 'g-eval', metric: 'tone' },
      ],
      { tone: 'openai:gpt-5, z:judge' },
    ],
  ])('of promptfoo, with %s', async (_, testCase, assertions, expected) => {
    expect(judges(await readJson(promptfoo(testCase, assertions)))).toEqual([expected])
  })

  it('is no part of what promptfoo judges by, and neither is that of what it asks', async () => {
    const caseOf = async (rubric: string, provider?: string) => {
      const inside = [{ type: 'llm-rubric', value: rubric, ...(provider !== undefined && { provider }) }]
      const { results } = await readJson(promptfoo({}, [{ type: 'assert-set', assert: inside }]))
      return [results[0]?.identity.id, results[0]?.stick]
    }
    const [id, stick] = await caseOf('is polite', 'a')
    expect(await caseOf('is polite', 'b')).toEqual([id, stick])
    expect(await caseOf('is polite')).toEqual([id, stick])
    expect(await caseOf('is rude', 'a')).toEqual([id, expect.not.stringMatching(`^${stick}$`)])
  })

  it.each<[string, unknown, object]>([
    [
      'vitest-evals',
      {
        numTotalTests: 1,
        numTotalTestSuites: 1,
        success: true,
        testResults: [
          {
            name: '/w/a.eval.ts',
            status: 'passed',
            assertionResults: [
              {
                ancestorTitles: [],
                title: 'a',
                status: 'passed',
                meta: {
                  eval: {
                    scores: [
                      { name: 'tone', score: 1, metadata: { judgeModel: 'judge-1', rationale: 'yes' } },
                      { name: 'exact', score: 1, metadata: { model: 7 } },
                    ],
                  },
                },
              },
            ],
          },
        ],
      },
      { tone: 'judge-1' },
    ],
    [
      'evalite',
      {
        run: { id: 1 },
        suites: [
          {
            name: 's',
            filepath: '/w/a.eval.ts',
            evals: [
              {
                input: 'q',
                output: 'a',
                status: 'success',
                scores: [{ name: 'tone', score: 1, metadata: { model: 'judge-1' } }],
              },
            ],
          },
        ],
      },
      { tone: 'judge-1' },
    ],
    [
      'pydantic-evals',
      {
        name: 'x',
        cases: [
          {
            name: 'a',
            inputs: 'q',
            output: 'a',
            assertions: {
              LLMJudge: {
                value: true,
                source: { name: 'LLMJudge', arguments: { rubric: 'is polite', model: 'openai:gpt-5' } },
              },
            },
            scores: { exact: { value: 1, source: { name: 'Exact', arguments: null } } },
          },
        ],
      },
      { LLMJudge: 'openai:gpt-5' },
    ],
    [
      'Google ADK',
      {
        eval_set_id: 's',
        eval_case_results: [
          {
            eval_id: 'a',
            final_eval_status: 1,
            overall_eval_metric_results: [
              {
                metric_name: 'tone',
                score: 1,
                eval_status: 1,
                criterion: { threshold: 0.5, judge_model_options: { judge_model: 'gemini-2.5-flash' } },
              },
              { metric_name: 'exact', score: 1, eval_status: 1, criterion: null },
            ],
          },
        ],
      },
      { tone: 'gemini-2.5-flash' },
    ],
    [
      'Azure AI Evaluation',
      {
        metrics: {},
        rows: [
          {
            'inputs.query': 'q',
            'outputs.tone.tone': 4,
            'outputs.tone.tone_score': 4,
            'outputs.tone.tone_result': 'pass',
            'outputs.tone.tone_model': 'gpt-5-2026',
            'outputs.exact.exact': 1,
            'outputs.exact.exact_result': 'pass',
          },
        ],
      },
      { tone: 'gpt-5-2026', tone_score: 'gpt-5-2026' },
    ],
    [
      'CTRF',
      {
        results: {
          tool: { name: 'x' },
          tests: [
            {
              name: 'a',
              status: 'passed',
              duration: 1,
              extra: { scores: { tone: { value: 0.9, judge: 'judge-1' }, judge: { value: 1 } } },
            },
          ],
        },
      },
      { tone: 'judge-1' },
    ],
  ])('is read from %s', async (_, report, expected) => {
    expect(judges(await readJson(report))).toEqual([expected])
  })

  it('is a property of JUnit; a number is a score of that name', async () => {
    const property = (name: string, value: string) => `<property name="${name}" value="${value}"/>`
    const read = await readContent(
      suite(
        `<testcase name="a"><properties>${property('score.tone', '0.9')}${property('score.tone.judge', 'judge-1')}${property('score.facts.value', '1')}${property('score.facts.metadata.judge_model', 'judge-2')}${property('score.panel.judge', '0.4')}</properties></testcase>`,
      ),
    )
    expect(judges(read)).toEqual([{ tone: 'judge-1', facts: 'judge-2' }])
    expect(read.results[0]?.scores?.map(({ name, value }) => [name, value])).toEqual([
      ['tone', 0.9],
      ['facts', 1],
      ['panel.judge', 0.4],
    ])
  })
})
