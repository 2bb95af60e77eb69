import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { distinctCases, only, readContent, readFileAt, suite } from '../../../../support/reports/reading.ts'

describe('the outcome of a JUnit case', () => {
  const outcomes: readonly [children: string, attributes: string, outcome: string][] = [
    ['', '', 'passed'],
    ['<failure/>', '', 'failed'],
    ['<error message="x"/>', '', 'errored'],
    ['<Failure>text</Failure>', '', 'failed'],
    ['<ERROR message="x"/>', '', 'errored'],
    ['<skipped/>', '', 'skipped'],
    ['<skipped/><failure/>', '', 'failed'],
    ['<error/><failure/>', '', 'failed'],
    ['<flakyFailure/>', '', 'passed'],
    ['<failure/><rerunFailure/>', '', 'failed'],
    ['<error/><rerunError/>', '', 'errored'],
    ['', 'status="fail"', 'failed'],
    ['', 'status="notrun"', 'skipped'],
    ['', 'status="disabled"', 'skipped'],
    ['', 'status="run" result="suppressed"', 'skipped'],
    ['', 'status="run" result="completed"', 'passed'],
    ['<failure/>', 'status="run"', 'failed'],
    ['<system-out><failure/></system-out>', '', 'passed'],
  ]
  it.each(outcomes)('%s %s is %s', async (children, attributes, outcome) => {
    const { results } = await readContent(suite(`<testcase name="a" ${attributes}>${children}</testcase>`))
    expect(only(results).outcome).toBe(outcome)
  })

  it('knows that a case passed after retries, with the attempts', async () => {
    const { results, summary } = await readContent(
      suite('<testcase name="a"><flakyFailure message="first"/><flakyError message="second"/></testcase>'),
    )
    expect(only(results)).toMatchObject({ outcome: 'passed', flaky: true, attempts: 3, message: 'first' })
    expect(summary.flaky).toBe(1)
  })

  it('does not call an error in code a fault of the infrastructure', async () => {
    const { results } = await readContent(suite('<testcase name="a"><error message="x"/></testcase>'))
    expect(only(results).infrastructure).toBeUndefined()
  })
})

describe('suites that break as a whole', () => {
  it('become results of their own, which no test is counted for', async () => {
    const { results, summary } = await readContent(
      '<testsuite name="db"><error message="no driver" type="E">trace</error></testsuite>',
    )
    expect(only(results)).toMatchObject({
      scope: 'suite',
      outcome: 'errored',
      message: 'no driver',
      identity: { suite: [], name: 'db' },
    })
    expect(summary).toMatchObject({ tests: 0, errored: 1, suiteErrors: 1 })
  })

  it('are distinguished from the case that Vitest names after the file', async () => {
    const { results } = await readContent(
      suite(
        '<testcase classname="a.test.ts" name="a.test.ts"><failure message="no import"/></testcase>',
        'name="a.test.ts"',
      ),
    )
    expect(only(results)).toMatchObject({ scope: 'suite', outcome: 'errored' })
  })
})

describe('the identity of a JUnit case', () => {
  it('is file, suites, class and name', async () => {
    const { results } = await readContent(
      `<testsuites><testsuite name="outer"><testsuite name="inner" file="/checkout/repo/a.py">
        <testcase classname="Cls" name="n"/></testsuite></testsuite></testsuites>`,
      { root: '/checkout/repo' },
    )
    expect(only(results).identity).toEqual({ file: 'a.py', suite: ['outer', 'inner', 'Cls'], name: 'n' })
  })

  it('does not repeat a class that the suite is named after', async () => {
    const { results } = await readContent(suite('<testcase classname="orders" name="n"/>'))
    expect(only(results).identity.suite).toEqual(['orders'])
  })

  it('keeps parameters apart', async () => {
    const names = ['t[france-0]', 't[france-1]', 't[0]', 't[1]', 't (1)', 't (2)', 't 1', 't #1', 't(case 1)']
    const { results } = await readContent(suite(names.map((name) => `<testcase name="${name}"/>`).join('')))
    expect(distinctCases(results)).toBe(names.length)
  })

  it('joins what the author calls iterations', async () => {
    const names = ['t (iteration 1)', 't (iteration 2)', 't [trial #3]', 't (repeat 4 of 5)', 't']
    const { results } = await readContent(suite(names.map((name) => `<testcase name="${name}"/>`).join('')))
    expect(distinctCases(results)).toBe(1)
  })

  it('takes a counted parameter away only where a property says which it is', async () => {
    const told = (name: string, iteration: number): string =>
      `<testcase name="${name}"><properties><property name="iteration" value="${iteration}"/></properties></testcase>`
    const { results } = await readContent(
      suite(told('t[france-0]', 0) + told('t[france-1]', 1) + told('t[1-1]', 1) + told('u', 3)),
    )
    expect(results.map(({ identity }) => identity.name)).toEqual(['t[france]', 't[france]', 't[1-1]', 'u'])
  })

  it('is not changed by where the report was written', async () => {
    const on = (path: string): string => suite(`<testcase file="${path}" name="n"/>`)
    // Where GitHub's runners check out on Linux.
    const linux = ['', 'home', 'runner', 'work', 'app', 'app'].join('/')
    const places = [
      `${linux}/src/a.js`,
      'D:\\a\\app\\app\\src\\a.js',
      '/github/workspace/src/a.js',
      './src/a.js',
      `file://${linux}/src/a.js`,
    ]
    const files = await Promise.all(
      places.map(async (path) => only((await readContent(on(path))).results).identity.file),
    )
    expect(new Set(files)).toEqual(new Set(['src/a.js']))
  })
})

describe('durations', () => {
  const times: readonly [time: string, ms: number | undefined][] = [
    ['1.5', 1_500],
    ['0.029', 29],
    ['1,234.5', 1_234_500],
    ['0,5', 500],
    ['4.50611114501953e-05', 0.045061],
    ['-1', undefined],
    ['<<computed>>', undefined],
    ['', undefined],
    ['NaN', undefined],
    ['Infinity', undefined],
    ['99999999999', undefined],
    ['0', 0],
  ]
  it.each(times)('%s s is %s ms', async (time, ms) => {
    const { results } = await readContent(suite(`<testcase name="a" time="${time}"/>`))
    expect(only(results).durationMs).toBe(ms)
  })

  it('are nanoseconds where container-structure-test wrote them', async () => {
    const { results } = await readContent(
      '<testsuites><testsuite><testcase name="a" time="1500000000"/></testsuite></testsuites>',
    )
    expect(only(results).durationMs).toBe(1_500)
  })
})

describe('what properties say', () => {
  it('is read under the usual names, without regard to case', async () => {
    const properties: readonly [string, string][] = [
      ['Score', '0.5'],
      ['score.tone', '0.75'],
      ['evals.scores.Facts.value', '0.6'],
      ['evals.scores.Facts.threshold', '0.5'],
      ['evals.scores.Facts.metadata.rationale', 'it is known'],
      ['eval.scores.useful.value', 'true'],
      ['evals.scores.shaky.evaluations.0.value', '2'],
      ['evals.scores.shaky.evaluations.1.value', '3'],
      ['tokens.input', '40'],
      ['tokens.output', '3'],
      ['TOTAL_TOKENS', '43'],
      ['cost_usd', '0.0002'],
      ['latency_ms', '250'],
      ['model', 'atlas-1'],
      ['provider', 'acme'],
      ['scoreboard', '9'],
    ]
    const written = properties.map(([name, value]) => `<property name="${name}" value="${value}"/>`).join('')
    const { results } = await readContent(
      suite(`<testcase name="a"><properties>${written}</properties></testcase>`),
    )
    expect(only(results)).toMatchObject({
      scores: [
        { name: 'score', value: 0.5 },
        { name: 'tone', value: 0.75 },
        { name: 'Facts', value: 0.6, threshold: 0.5, rationale: 'it is known' },
        { name: 'useful', value: 1 },
        { name: 'shaky', value: 2.5 },
      ],
      tokens: { input: 40, output: 3, total: 43 },
      costUsd: 0.0002,
      latencyMs: 250,
      model: 'atlas-1',
      provider: 'acme',
    })
  })

  it('may stand in the text of a property, and model and provider at the suite', async () => {
    const { results } = await readContent(
      suite(
        '<properties><property name="model" value="atlas-1"/><property name="score" value="9"/></properties>' +
          '<testcase name="a"><properties><property name="score">0.25</property></properties></testcase>',
      ),
    )
    expect(only(results)).toMatchObject({ model: 'atlas-1', scores: [{ name: 'score', value: 0.25 }] })
  })
})

describe('where a case is', () => {
  it('comes from its attributes, else from the first frame that is in the repository', async () => {
    const root = await mkdtemp(join(tmpdir(), 'workspace-'))
    try {
      await mkdir(join(root, 'tests/node_modules'), { recursive: true })
      await writeFile(join(root, 'tests/a.py'), '')
      await writeFile(join(root, 'tests/node_modules/b.js'), '')
      await mkdir(join(root, 'src/test/java/com/example'), { recursive: true })
      await writeFile(join(root, 'src/test/java/com/example/CasesTest.java'), '')
      await mkdir(join(root, 'orders'))
      await writeFile(join(root, 'orders/cases_test.go'), '')
      const located = async (testcase: string): Promise<unknown> =>
        only((await readContent(suite(testcase), { root })).results).location
      expect(await located('<testcase name="a" file="tests/a.py" line="7"/>')).toEqual({
        file: 'tests/a.py',
        line: 7,
      })
      expect(await located('<testcase name="a" file="elsewhere.py" line="7"/>')).toBeUndefined()
      expect(
        await located(
          '<testcase name="a"><failure>at x (tests/node_modules/b.js:1:1)\ntests/a.py:12: AssertionError</failure></testcase>',
        ),
      ).toEqual({ file: 'tests/a.py', line: 12 })
      expect(
        await located(
          `<testcase name="a"><failure>  File "${root}/tests/a.py", line 3, in f</failure></testcase>`,
        ),
      ).toEqual({ file: 'tests/a.py', line: 3 })
      expect(
        await located('<testcase name="a"><failure>at (/app/tests/a.py:5:2)</failure></testcase>'),
      ).toEqual({
        file: 'tests/a.py',
        line: 5,
        column: 2,
      })
      const java =
        'java.lang.Error\n\tat org.junit.Assert.fail(Assert.java:9)\n\tat com.example.CasesTest.refused(CasesTest.java:18)'
      expect(await located(`<testcase name="a"><failure>${java}</failure></testcase>`)).toEqual({
        file: 'src/test/java/com/example/CasesTest.java',
        line: 18,
      })
      const go = suite(
        '<testcase name="TestA" classname="example.com/orders"><failure>    cases_test.go:9: no</failure></testcase>',
        'name="example.com/orders"',
      )
      expect(only((await readContent(go, { root })).results).location).toEqual({
        file: 'orders/cases_test.go',
        line: 9,
      })
      expect(
        await located('<testcase name="a"><failure>at (../../etc/passwd.d:5:2)</failure></testcase>'),
      ).toBeUndefined()
    } finally {
      await rm(root, { recursive: true, force: true })
    }
  })
})

describe('texts of a failure', () => {
  it('are the message, and everything of every failure as the detail', async () => {
    const { results } = await readContent(
      suite(
        '<testcase name="a"><failure message="expected 1&#10;got 2">first\nat x</failure><failure>second</failure></testcase>',
      ),
    )
    expect(only(results)).toMatchObject({ message: 'expected 1', detail: 'first\nat x\n\nsecond' })
  })

  it('are cut with a mark that says how much there was', async () => {
    const { results } = await readContent(
      suite(`<testcase name="a"><failure message="m"><![CDATA[${'é'.repeat(98_765)}]]></failure></testcase>`),
    )
    expect(only(results).detail).toMatch(/^é{8000}… \[cut: 8,000 of 98,765 characters\]$/)
  })

  it('lose their colours and show other control characters', async () => {
    const { results, summary } = await readContent(
      suite(
        '<testcase name="red \u001b[31mname"><failure>a \u001b[31mred\u001b[0m bell \u0007</failure></testcase>',
      ),
    )
    expect(only(results)).toMatchObject({ identity: { name: 'red ␛[31mname' }, detail: 'a red bell ␇' })
    expect(summary.warnings).toEqual(['control characters in names; they are shown as pictures such as ␛'])
  })

  it('are missed where cases have none', async () => {
    const named = '<testcase name="" classname="ex.CartSpec" time="0.004"/>'
    const { results, summary } = await readContent(suite(named + named))
    expect(results.map(({ identity }) => identity.name)).toEqual(['', ''])
    expect(summary.warnings).toEqual([expect.stringMatching(/^cases without a name.*Kotest.* \(2 times\)$/)])
  })
})

describe('promptfoo JUnit', () => {
  it('groups repeats, keeps prompts apart and recognizes errors of the provider', async () => {
    const { results } = await readContent(
      `<testsuites name="promptfoo"><testsuite name="[acme:atlas] prompt 1">
        <testcase classname="[acme:atlas] prompt 1" name="test 1: capital"/>
        <testcase classname="[acme:atlas] prompt 1" name="test 2: capital"><error message="Evaluation error">API error: 503 Service Unavailable</error></testcase>
        </testsuite><testsuite name="[acme:atlas] prompt 2">
        <testcase classname="[acme:atlas] prompt 2" name="test 1: capital"><failure message="no">Score: 0.4
Reason: no</failure></testcase></testsuite></testsuites>`,
    )
    expect(
      results.map(({ identity, infrastructure, scores }) => ({ ...identity, infrastructure, scores })),
    ).toEqual([
      { suite: [], name: 'capital', variant: 'acme:atlas · prompt 1' },
      { suite: [], name: 'capital', variant: 'acme:atlas · prompt 1', infrastructure: true },
      {
        suite: [],
        name: 'capital',
        variant: 'acme:atlas · prompt 2',
        scores: [{ name: 'score', value: 0.4 }],
      },
    ])
  })
})

describe('a report of a package in a monorepo', () => {
  const content = suite('<testcase name="a" file="tests/a.py" line="7"><failure>no</failure></testcase>')
  const root = async () => {
    const folder = await mkdtemp(join(tmpdir(), 'monorepo-'))
    onTestFinished(() => rm(folder, { recursive: true, force: true }))
    await mkdir(join(folder, 'packages/web/tests'), { recursive: true })
    await mkdir(join(folder, 'packages/web/out'))
    await mkdir(join(folder, 'artifacts'))
    await writeFile(join(folder, 'packages/web/tests/a.py'), '')
    return folder
  }

  it('finds its files below the folders above the report', async () => {
    const folder = await root()
    await writeFile(join(folder, 'packages/web/out/junit.xml'), content)
    const { results } = await readFileAt(folder, 'packages/web/out/junit.xml')
    expect(only(results)).toMatchObject({
      identity: { file: 'tests/a.py' },
      location: { file: 'packages/web/tests/a.py', line: 7 },
    })
  })

  it('needs the prefix where the report lies elsewhere', async () => {
    const folder = await root()
    await writeFile(join(folder, 'artifacts/junit.xml'), content)
    expect(only((await readFileAt(folder, 'artifacts/junit.xml')).results).location).toBeUndefined()
    const { results } = await readFileAt(folder, 'artifacts/junit.xml', { pathPrefix: './packages/web/' })
    expect(only(results).location).toEqual({ file: 'packages/web/tests/a.py', line: 7 })
  })
})
