import { describe, expect, it } from 'vitest'
import { type Policy, settleOutages } from '#verdict'
import { readMeasurement } from '../../../src/jobs/report/measure.ts'
import { aPolicy } from '../../support/gate/build.ts'
import { createWorkspace } from '../../support/workspace.ts'

async function casesOf(content: string, name = 'report.xml', policy: Partial<Policy> = {}) {
  const root = createWorkspace({ [name]: content })
  const info = { id: 'run', suiteName: 's', createdAt: 0 }
  const { run: read } = await readMeasurement({
    patterns: [name],
    root,
    info,
    lost: ['judge * gave up'],
    hideSecrets: (value) => value,
  })
  const { head: run } = settleOutages({ head: read, baseline: null }, aPolicy(policy))
  return new Map([...run.cases.values()].map((tally) => [tally.identity.name, tally]))
}

const score = '<properties><property name="evals.scores.tone" value="0.9"/></properties>'
const failing = (name: string, message: string, kind = 'failure') =>
  `<testcase name="${name}"><${kind} message="${message}"/></testcase>`

describe('errors of a provider in a report that does not say so', () => {
  const outage = failing('b', 'RateLimitError: 429 Too Many Requests')

  it('are lost where the report measures evals', async () => {
    const cases = await casesOf(`<testsuite><testcase name="a">${score}</testcase>${outage}</testsuite>`)
    expect(cases.get('b')).toMatchObject({ failed: 0, errored: 1, lost: 1 })
  })

  it('are failures of plain tests', async () => {
    const cases = await casesOf(`<testsuite><testcase name="a"/>${outage}</testsuite>`)
    expect(cases.get('b')).toMatchObject({ failed: 1, errored: 0, lost: 0 })
  })

  it.each([
    ['are lost where the policy declares evals', { kind: 'evals' }, 1],
    ['are lost in the cases that it declares so', { cases: [{ match: ['b'], kind: 'evals' }] }, 1],
    ['are failures where it declares tests', { kind: 'tests' }, 0],
  ] as const)('%s', async (_, policy, lost) => {
    const xml = `<testsuite><testcase name="a"/>${outage}</testsuite>`
    expect((await casesOf(xml, 'report.xml', policy)).get('b')).toMatchObject({ failed: 1 - lost, lost })
  })

  it('are those that the policy names, in an assertion, too', async () => {
    const judge = failing('b', 'AssertionError: the Judge m-1 gave up after 3 answers')
    const cases = await casesOf(`<testsuite><testcase name="a">${score}</testcase>${judge}</testsuite>`)
    expect(cases.get('b')).toMatchObject({ lost: 1, unjudged: 'declared' })
    expect((await casesOf(`<testsuite>${judge}</testsuite>`)).get('b')).toMatchObject({ failed: 1, lost: 0 })
  })

  it.each([
    ['an assertion that quotes an answer', 'AssertionError: expected "429 Too Many Requests" to be "ok"'],
    ['a matcher', 'expect(received).toContain("rate limit exceeded")'],
    ['a server of the tests', 'Error: connect ECONNRESET 127.0.0.1:8080'],
    ['a limit of tokens', 'LimitExceededError: token limit exceeded'],
  ])('are not: %s', async (_, message) => {
    const cases = await casesOf(
      `<testsuite><testcase name="a">${score}</testcase>${failing('b', message.replaceAll('"', '&quot;'))}</testsuite>`,
    )
    expect(cases.get('b')).toMatchObject({ failed: 1, lost: 0 })
  })
})

describe('a Go test with subtests', () => {
  const report = (parent: string) =>
    `<testsuite name="p"><testcase classname="p" name="TestA"><failure message="Failed">${parent}</failure></testcase>${failing('TestA/one', 'wrong').replace('<testcase', '<testcase classname="p"')}</testsuite>`

  it('did not fail itself where only a subtest did', async () => {
    const cases = await casesOf(report('=== RUN   TestA\n--- FAIL: TestA (0.00s)'))
    expect(cases.get('TestA')).toMatchObject({ passed: 1, failed: 0 })
    expect(cases.get('TestA/one')).toMatchObject({ failed: 1 })
  })

  it('failed where it says something', async () => {
    expect((await casesOf(report('    a_test.go:3: no'))).get('TestA')).toMatchObject({ failed: 1 })
  })
})

describe("promptfoo's score", () => {
  const results = (type: string) =>
    JSON.stringify({
      evalId: 'e',
      results: {
        prompts: [{ provider: 'p' }],
        results: [1, 0, 1].map((score, testIdx) => ({
          testIdx,
          promptIdx: 0,
          success: score === 1,
          score,
          provider: { id: 'p' },
          testCase: { description: `case ${testIdx}`, assert: [{ type, value: 'x' }] },
          response: { cached: testIdx === 0 },
        })),
      },
    })

  it.each([
    ['contains', [undefined, undefined, undefined]],
    ['llm-rubric', [1, 0, 1]],
    ['javascript', [1, 0, 1]],
  ])('is a scorer only where it says more than whether the case passed: %s', async (type, sums) => {
    const cases = await casesOf(results(type), 'report.json')
    expect([...cases.values()].map(({ scores }) => scores?.get('score')?.sum)).toEqual(sums)
  })

  it('comes with the mark of a cached answer', async () => {
    const cases = await casesOf(results('contains'), 'report.json')
    expect([...cases.values()].map(({ cached }) => cached)).toEqual([1, undefined, undefined])
  })
})
