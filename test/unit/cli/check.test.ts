import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { dirname, join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { askGitHub } from '../../../src/cli/check/github.ts'
import { checkWorkflow } from '../../../src/cli/check/workflow.ts'
import { runCli } from '../../../src/cli/main.ts'
import { fakeClock } from '../../support/clocks.ts'
import { createWorkspace } from '../../support/workspace.ts'
import { repositories } from './repositories.ts'

const fixtures = join(import.meta.dirname, '../../fixtures/tools')

async function run(
  cwd: string,
  argv: readonly string[],
  env: Readonly<Record<string, string | undefined>> = {},
) {
  let stdout = ''
  let stderr = ''
  const exitCode = await runCli(['init', ...argv], {
    stdout: { write: (text) => (stdout += text) },
    stderr: { write: (text) => (stderr += text) },
    env: { PATH: process.env.PATH, ...env },
    clock: fakeClock(),
    cwd,
    color: false,
  })
  return { exitCode, stdout, stderr }
}

describe('eval-gate init --check', () => {
  it('says what a report has, and shows both comments', async () => {
    const reports = join(fixtures, 'promptfoo/0.123/base/report.json')
    const { exitCode, stdout } = await run(createWorkspace({}), ['--check', '--reports', reports])
    expect(exitCode).toBe(0)
    expect(stdout).toContain('1 report read: promptfoo-json')
    expect(stdout).toMatch(/\d+ cases, 5 iterations each; 100% passed/)
    expect(stdout).toMatch(/broke\n {2}│ ❌ .*1 of \d+ cases regressed/)
    expect(stdout).toMatch(/everything ran again\n {2}│ ✅ /)
    expect(stdout).not.toMatch(/<!--|<details>|\*\*/)
  })

  it('runs the command that init proposes', async () => {
    const cwd = createWorkspace({
      'package.json': '{"scripts":{"test":"node --test"},"type":"module"}',
      'sum.test.js': "import test from 'node:test'\ntest('adds', () => {})\ntest('subtracts', () => {})\n",
    })
    const { exitCode, stdout, stderr } = await run(cwd, ['--check'])
    expect(stderr).toContain('$ npm test\n')
    expect(stdout).toContain('node:test, your command: 2 tests, exit code 0')
    expect([exitCode, stdout]).toEqual([0, expect.stringContaining('2 cases, 1 iteration each')])
  })

  it('names the failing tests of every tool', async () => {
    const cwd = createWorkspace({
      'package.json': '{"scripts":{"test":"node --test"},"type":"module"}',
      'sum.test.js': "import test from 'node:test'\ntest('adds', () => {})\n",
      'requirements.txt': 'pytest\n',
      'test_b.xml': '<testsuite><testcase name="b"><failure/></testcase><testcase name="c"/></testsuite>',
      'bin/python':
        '#!/bin/sh\nmkdir -p reports\ncp test_b.xml reports/pytest.xml\necho "1 failed, 1 passed in 0.1s"\nexit 1\n',
    })
    chmodSync(join(cwd, 'bin/python'), 0o755)
    const { stdout } = await run(cwd, ['--check'], { PATH: `${join(cwd, 'bin')}:${process.env.PATH}` })
    expect(stdout).toContain('Failing now, so they protect nothing yet: “b”')
    expect(stdout).toContain('tests.yml, tests: pytest, your command: 2 tests, exit code 1')
    expect(stdout).toContain('tests.yml, tests: together 3 results')
  })

  it('names a file that did not load, and does not count it as a test of the command', async () => {
    const report = {
      numTotalTests: 1,
      numFailedTestSuites: 1,
      numRuntimeErrorTestSuites: 1,
      testResults: [
        { name: '/w/a.test.js', status: 'passed', assertionResults: [{ title: 'adds', status: 'passed' }] },
        { name: '/w/b.test.js', status: 'failed', message: 'SyntaxError: oops', assertionResults: [] },
      ],
    }
    const cwd = createWorkspace({
      'package.json': '{"scripts":{"test":"jest"},"devDependencies":{"jest":"30"}}',
      'report.json': JSON.stringify(report),
      'node_modules/.bin/jest':
        '#!/bin/sh\nmkdir -p reports\ncp report.json reports/jest.json\necho "Tests: 1 passed, 1 total"\nexit 1\n',
    })
    chmodSync(join(cwd, 'node_modules/.bin/jest'), 0o755)
    const { stdout } = await run(cwd, ['--check'])
    expect(stdout).toContain('Jest, your command: 1 test, exit code 1')
    expect(stdout).toContain('“/w/b.test.js” did not run: SyntaxError: oops')
    expect(stdout).not.toContain('This differs from what the project runs')
  })

  it('tries each of several tools, and says which one wrote no report', async () => {
    const cwd = createWorkspace({
      'package.json': '{"scripts":{"test":"node --test"},"type":"module"}',
      'sum.test.js': "import test from 'node:test'\ntest('adds', () => {})\n",
      'requirements.txt': 'pytest\n',
    })
    const { exitCode, stdout } = await run(cwd, ['--check'], {
      PATH: `${dirname(process.execPath)}:/usr/bin:/bin`,
    })
    expect(stdout).toContain('node:test, your command: 1 test, exit code 0')
    expect([exitCode, stdout]).toEqual([
      2,
      expect.stringContaining(
        '✗ tests.yml, tests: pytest wrote no report (reports/pytest.xml). Install what it needs first: `npm install`, `pip install',
      ),
    ])
  })

  it.each([
    ['no file', [], 'reports/none.xml', /No file matches reports\/none\.xml/],
    [
      'nothing that passed',
      ['a.xml', '<testsuite><testcase name="a"><failure message="401: no key"/></testcase></testsuite>'],
      'a.xml',
      /Nothing passed\. The first failure says: 401: no key/,
    ],
    [
      'half a file',
      ['a.xml', '<testsuite><testcase name="a"/>'],
      'a.xml',
      /prevents a verdict\n {2}✗ .*a\.xml/,
    ],
  ])('names what prevents a verdict: %s', async (_, file, pattern, expected) => {
    const [name = 'other', text = ''] = file
    const { exitCode, stdout } = await run(createWorkspace({ [name]: text }), [
      '--check',
      '--reports',
      pattern,
    ])
    expect([exitCode, stdout]).toEqual([2, expect.stringMatching(expected)])
  })

  it('names what a better verdict needs', async () => {
    const report = {
      results: {
        results: [1, 2].map((id) => ({
          testIdx: id,
          promptIdx: 0,
          success: true,
          score: 1,
          vars: { id },
          prompt: { raw: 'a' },
          provider: { id: 'p' },
          testCase: { vars: { id } },
        })),
      },
    }
    const { stdout } = await run(createWorkspace({ 'a.json': JSON.stringify(report) }), [
      '--check',
      '--reports',
      'a.json',
    ])
    expect(stdout).toContain('Each case ran once. With five iterations')
  })

  it('says what to install when the tool is not there', async () => {
    const cwd = createWorkspace({ 'composer.json': '{"require-dev":{"phpunit/phpunit":"^12"}}' })
    const { exitCode, stderr } = await run(cwd, ['--check'])
    expect([exitCode, stderr]).toEqual([
      2,
      expect.stringMatching(/PHPUnit wrote no report.*composer install/),
    ])
  })
})

describe('the check of a workflow', () => {
  const workflow = (change: (text: string) => string = (text) => text) =>
    change(`name: Evals
on:
  pull_request:
  push:
    branches: [main]
permissions:
  contents: read
  actions: read
  pull-requests: write
jobs:
  evals:
    runs-on: ubuntu-latest
    steps:
      - run: npm test
        id: tests
        continue-on-error: true
      - uses: eval-gate/eval-gate@v0
        with:
          reports: reports/*.xml
          test-outcome: \${{ steps.tests.outcome }}
`)
  const check = async (text: string, others: Readonly<Record<string, string>> = {}) => {
    const workflows = Object.entries({ ...others, 'evals.yml': text }).map(([name, of]) => ({
      name,
      text: of,
    }))
    return await checkWorkflow('evals.yml', { workflows, root: createWorkspace({}), defaultBranch: 'main' })
  }

  it('finds nothing in what init proposes', async () => {
    for (const name of ['Vitest', 'Go', 'Inspect with uv'] as const) {
      const cwd = createWorkspace(repositories[name]?.files ?? {})
      await run(cwd, ['--yes'])
      const { stdout } = await run(cwd, [
        '--check',
        '--reports',
        join(fixtures, 'pytest/9.2/base/xunit2.xml'),
      ])
      expect(stdout).not.toContain('✗')
    }
    expect(await check(workflow())).toEqual([])
  })

  it.each([
    [
      'no pull requests',
      (text: string) => text.replace('  pull_request:\n', ''),
      2,
      'on: { pull_request: {} }',
      true,
    ],
    [
      'no baseline',
      (text: string) => text.replace('  push:\n    branches: [main]\n', ''),
      2,
      'push: { branches: [main] }',
      true,
    ],
    [
      'another branch',
      (text: string) => text.replace('[main]', '[release]'),
      2,
      'push: { branches: [main] }',
      true,
    ],
    [
      'a path filter',
      (text: string) => text.replace('pull_request:', 'pull_request: { paths: [src/**] }'),
      2,
      'remove `paths`',
      false,
    ],
    [
      'the code of forks with secrets',
      (text: string) => text.replace('pull_request:', 'pull_request_target:'),
      2,
      'on: { pull_request: {} }',
      true,
    ],
    ['no actions: read', (text: string) => text.replace('  actions: read\n', ''), 16, 'actions: read', true],
    [
      'no comment',
      (text: string) => text.replace('  pull-requests: write\n', ''),
      16,
      'pull-requests: write',
      false,
    ],
    [
      'a job that ends early',
      (text: string) =>
        text.replace('        continue-on-error: true\n', '').replace(/ +test-outcome.*\n/, ''),
      16,
      'continue-on-error: true',
      true,
    ],
    [
      'no outcome',
      (text: string) => text.replace(/ +test-outcome.*\n/, ''),
      17,
      `test-outcome: \${{ steps.tests.outcome }}`,
      false,
    ],
    [
      'secrets and forks',
      (text: string) => text.replace('npm test', `npm test\n        env: { A: '\${{ secrets.A }}' }`),
      18,
      'mode: collect',
      false,
    ],
    [
      'a shallow checkout',
      (text: string) => `${text}          look-again: npm test\n`,
      17,
      'fetch-depth: 0',
      false,
    ],
  ])('names %s with the line that fixes it', async (_, change, line, remedy, isFatal) => {
    const problems = await check(workflow(change))
    expect(problems).toContainEqual({
      isFatal,
      line: expect.any(Number),
      problem: expect.any(String),
      remedy: expect.stringContaining(remedy),
    })
    expect(
      Math.abs((problems.find((of) => of.remedy.includes(remedy))?.line ?? 0) - line),
    ).toBeLessThanOrEqual(2)
  })

  const gate = '- uses: eval-gate/eval-gate@v0'
  const dispatch = (condition: string) => (text: string) =>
    text.replace('    runs-on', `    if: ${condition}\n    runs-on`)

  it.each<[string, (text: string) => string, string, string]>([
    [
      'a branch left out',
      (text) => text.replace('branches:', 'branches-ignore:'),
      'no run of main stores a baseline',
      'push: { branches: [main] }',
    ],
    [
      'tags alone',
      (text) => text.replace('branches: [main]', 'tags: [v1]'),
      'no run of main stores a baseline',
      'push: { branches: [main] }',
    ],
    [
      'a pattern taken back',
      (text) => text.replace('[main]', '["**", "!ma*"]'),
      'no run of main stores a baseline',
      'push: { branches: [main] }',
    ],
    [
      'another target',
      (text) => text.replace('pull_request:', 'pull_request: { branches: [develop] }'),
      'does not run on pull requests to main',
      'pull_request: {}',
    ],
    [
      'the first commit alone',
      (text) => text.replace('pull_request:', 'pull_request: { types: [opened] }'),
      'commits are added',
      'synchronize',
    ],
    [
      'a job of pull requests',
      dispatch("github.event_name == 'pull_request'"),
      'out of the runs of main',
      '!cancelled()',
    ],
    ['a job of pushes', dispatch("github.event_name == 'push'"), 'out of pull requests', '!cancelled()'],
    [
      'a step after failures',
      (text) => text.replace(gate, `${gate}\n        if: failure()`),
      'out of the runs of main',
      '!cancelled()',
    ],
    [
      'a verdict that does not count',
      (text) => text.replace(gate, `${gate}\n        continue-on-error: true`),
      'keeps the job green',
      'fail-on: never',
    ],
    [
      'a job that may fail',
      (text) => text.replace('    runs-on', '    continue-on-error: true\n    runs-on'),
      'keeps the job green',
      'fail-on: never',
    ],
    [
      'the conclusion',
      (text) => text.replace('.outcome', '.conclusion'),
      'always a success',
      'steps.tests.outcome',
    ],
    [
      'an id that is not there',
      (text) => text.replace('steps.tests.', 'steps.test.'),
      'has the id test',
      'id: test ',
    ],
    [
      'no expression',
      (text) => text.replace(/\$\{\{ (\S+) \}\}/, '$1'),
      'test-outcome must be one of',
      'steps.ID.outcome',
    ],
    [
      'tests that never fail',
      (text) => text.replace('npm test', 'npm test || true'),
      'hides how the tests ended',
      'continue-on-error: true',
    ],
    [
      'an input with a typo',
      (text) => text.replace('reports:', 'report:'),
      'unknown input report',
      'did you mean reports?',
    ],
    ['an input of no kind', (text) => text.replace('reports:', 'files:'), 'unknown input files', 'inputs.md'],
    [
      'a setting as an input',
      (text) => `${text}          fail-on: failures\n`,
      'is a setting of `policy`',
      'Write it as YAML',
    ],
    [
      'a wrong policy',
      (text) => `${text}          policy: "fail-on: failure"\n`,
      'policy:1:10: `fail-on`',
      'did you mean',
    ],
    [
      'inputs beside `with`',
      (text) =>
        text
          .replace('        with:\n          reports:', '        reports:')
          .replace('          test-outcome', '        with:\n          test-outcome'),
      'reports is not a key of a step',
      'with: { reports: … }',
    ],
    ['no version', (text) => text.replace('@v0', ''), 'without a version', 'uses: eval-gate/eval-gate@v0'],
    [
      'two steps of a suite',
      (text) => `${text}      ${gate}\n        with: { reports: b.xml }\n`,
      'has the same suite',
      'suite-name',
    ],
    [
      'a step before the tests',
      (text) => text.replace(/ {6}- run: npm test\n.*\n.*\n/, ''),
      'no step before this one',
      'download-artifact',
    ],
    [
      'a job that waits for nothing',
      (text) => `${text}  judge:\n    steps:\n      ${gate}\n        with: { mode: merge, suite-name: a }\n`,
      'does not wait',
      'needs: [JOBS]',
    ],
    ['no steps', (text) => text.replace('jobs:', 'job:'), 'no job has a step', 'steps'],
  ])('names %s', async (_, change, problem, remedy) => {
    const found = (await check(workflow(change))).map((of) => `${of.problem} → ${of.remedy}`)
    expect(found).toContainEqual(expect.stringContaining(problem))
    expect(found.find((of) => of.includes(problem))).toContain(remedy)
  })

  it.each([
    ['branches by a pattern', (text: string) => text.replace('[main]', '["release/**", "ma?in"]')],
    [
      'a condition that only GitHub knows',
      dispatch("github.repository == 'acme/shop' && matrix.os == 'linux'"),
    ],
    ['a part of a matrix', (text: string) => text.replace('reports/*', `$${'{{'} matrix.os }}/*`)],
    [
      'a step for each event',
      (text: string) =>
        `${text.replace(gate, `${gate}\n        if: github.event_name == 'push'`)}      ${gate}\n        if: github.event_name != 'push'\n        with: { reports: a.xml, suite-name: b, test-outcome: unknown }\n`,
    ],
  ])('finds nothing in %s', async (_, change) => {
    expect(await check(workflow(change))).toEqual([])
  })

  it('asks those that call a workflow for its events and permissions', async () => {
    const called = workflow((text) =>
      text.replace(/on:\n[\s\S]*?permissions:[\s\S]*?jobs:/, 'on: { workflow_call: {} }\njobs:'),
    )
    const caller = (on: string, granted: string) =>
      `on: ${on}\npermissions: ${granted}\njobs:\n  tests: { uses: ./.github/workflows/evals.yml }\n`
    const all = '{ contents: read, actions: read, pull-requests: write }'
    expect(await check(called, { 'ci.yml': caller('[push, pull_request]', all) })).toEqual([])
    const poor = await check(called, { 'ci.yml': caller('push', '{ contents: read, actions: read }') })
    expect(poor.map(({ problem }) => problem)).toEqual([
      'it does not run on pull requests to main, so no change is judged',
      'the job tests of ci.yml, which calls this workflow, has no permission to comment',
    ])
    const docs = '{ push: {}, pull_request: { paths-ignore: ["docs/**"] } }'
    expect(await check(called, { 'ci.yml': caller(docs, all) })).toEqual([
      expect.objectContaining({ problem: expect.stringContaining('filter of paths') }),
    ])
  })
})

describe('the questions to GitHub', () => {
  async function answer(replies: Readonly<Record<string, readonly [number, unknown]>>) {
    const server = createServer(({ url = '' }, response) => {
      const [status, body] = Object.entries(replies).find(([part]) => url.includes(part))?.[1] ?? [404, {}]
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    })
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
    onTestFinished(() => void server.close())
    const { port } = server.address() as { port: number }
    const env = {
      GITHUB_REPOSITORY: 'acme/shop',
      GITHUB_TOKEN: 'token',
      GITHUB_API_URL: `http://127.0.0.1:${port}`,
    }
    return (await askGitHub({ env }, 'evals.yml', 'main'))
      .map(({ mark, text }) => `${mark} ${text}`)
      .join('\n')
  }
  const run1 = { workflow_runs: [{ id: 1, event: 'push', conclusion: 'success' }] }

  it.each([
    [{ 'evals.yml/runs': [403, {}] }, '✗ the token may not read the runs'],
    [{ 'evals.yml/runs': [200, { workflow_runs: [] }] }, '- evals.yml has not run on main yet'],
    [
      { 'evals.yml/runs': [200, run1], artifacts: [200, { artifacts: [] }] },
      '✗ the newest run of evals.yml on main (success) kept no baseline',
    ],
    [
      {
        'evals.yml/runs': [200, run1],
        artifacts: [200, { artifacts: [{ name: 'eval-gate-baseline-a' }] }],
        branches: [200, { protected: false }],
      },
      '· 1 of the last runs on main can be read, and the newest kept a baseline\n- main requires no check',
    ],
  ] as const)('%j', async (replies, expected) => {
    expect(await answer(replies)).toContain(expected)
  })
})

describe('the jobs that init --check plays', () => {
  const ci = '.github/workflows/ci.yml'
  const project = {
    'package.json': '{"scripts":{"test":"node --test"},"type":"module"}',
    'sum.test.js':
      "import test from 'node:test'\ntest('adds', () => {})\ntest('knows its shard', (t) => { if (!process.env.SHARD) t.skip() })\n",
  }
  const writeWorkflow = (job: string, step = '') => `on: [push, pull_request]
jobs:
  test:
    runs-on: ${job}
    steps:
      - uses: actions/checkout@v7
      - run: touch installed
      - run: npm test
        env: { SHARD: '\${{ matrix.shard }}', HOME_OF: '\${{ runner.os }}' }
${step}`

  it('are the legs of a matrix, and the job that judges them together', async () => {
    const matrix = `ubuntu-latest
    strategy: { matrix: { shard: [1, 2], node: [22, 24], exclude: [{ shard: 2, node: 22 }] } }`
    const cwd = createWorkspace({ ...project, [ci]: writeWorkflow(matrix) })
    const { exitCode, stdout } = await run(cwd, ['--check'])
    expect(stdout).toMatch(/ci\.yml, test \(1, 22\): node:test, your command: 2 tests, exit code 0/)
    // The versions of Node are those of this machine.
    expect(stdout).toContain('ci.yml, test (1, 24): here the same as ci.yml, test (1, 22), so it ran once')
    expect(stdout).toMatch(/ci\.yml, test \(2, 24\): node:test, your command: 2 tests/)
    expect(stdout).toContain('ci.yml, eval-gate: judges 6 results of 3 legs together, in one comment')
    expect(stdout).toMatch(/not played: ci\.yml, test \(1, 22\).*: actions\/checkout@v7, `touch installed`/)
    expect([exitCode, existsSync(join(cwd, 'installed'))]).toEqual([0, false])
    // Nothing is written.
    expect(existsSync(join(cwd, '.github/eval-gate-reports.cjs'))).toBe(false)
  })

  it('are not those of another system, nor what a condition leaves out', async () => {
    const matrix = `\${{ matrix.os }}\n    strategy: { matrix: { os: [ubuntu-latest, windows-latest] } }`
    const skipped = "      - run: npm run other\n        if: runner.os == 'Windows'\n"
    const cwd = createWorkspace({ ...project, [ci]: writeWorkflow(matrix, skipped) })
    const { stdout } = await run(cwd, ['--check'])
    expect(stdout).toContain('not played: ci.yml, test (windows-latest): runs on windows')
    expect(stdout).not.toContain('npm run other')
  })

  it('are those of the workflow that uses Eval Gate already', async () => {
    const cwd = createWorkspace({ ...project, [ci]: writeWorkflow('ubuntu-latest') })
    await run(cwd, ['--yes'])
    const { exitCode, stdout, stderr } = await run(cwd, ['--check'])
    expect(stdout).toContain('ci.yml, test: node:test, your command: 2 tests, exit code 0')
    expect([exitCode, stderr.match(/^\$ /gm)]).toEqual([0, ['$ ']])
  })

  it('are those of a workflow that is called, with its inputs', async () => {
    const called = writeWorkflow('ubuntu-latest')
      .replace('[push, pull_request]', '{ workflow_call: { inputs: { shard: { type: string } } } }')
      .replace('matrix.shard', 'inputs.shard')
    const caller = `on: [push, pull_request]
jobs:
  first: { uses: ./.github/workflows/_test.yml, with: { shard: '1' } }
  second: { uses: ./.github/workflows/_test.yml, with: { shard: '2' } }
`
    const cwd = createWorkspace({ ...project, [ci]: caller, '.github/workflows/_test.yml': called })
    const { stdout } = await run(cwd, ['--check'])
    expect(stdout).toMatch(/ci\.yml, second \/ test: node:test, your command: 2 tests/)
    expect(stdout).toContain('judges 4 results of 2 legs together')
  })

  it('run every step in a checkout of its own when asked', async () => {
    const cwd = createWorkspace({ ...project, [ci]: writeWorkflow('ubuntu-latest') })
    for (const args of [
      ['init', '-q'],
      ['add', '-A'],
      ['-c', 'user.name=a', '-c', 'user.email=a@b.c', 'commit', '-qm', 'a'],
    ])
      spawnSync('git', args, { cwd })
    const { exitCode, stdout, stderr } = await run(cwd, ['--check', '--all-steps'])
    expect(stderr).toContain('$ touch installed')
    expect([exitCode, stdout]).toEqual([
      0,
      expect.stringContaining('not played: ci.yml, test: actions/checkout@v7\n'),
    ])
    expect(existsSync(join(cwd, 'installed'))).toBe(false)
  })
})

it('init --check measures evals as `measure` does, once', async () => {
  const cwd = createWorkspace({
    'package.json': '{"devDependencies":{"promptfoo":"0"}}',
    'promptfooconfig.yaml': 'providers: [openai:gpt-5-mini]\n',
    'bin/npx': `#!/bin/sh\necho "$@ $OPENAI_API_KEY" >> asked\nwhile [ "$1" != --output ]; do shift; done\ncp "${fixtures}/promptfoo/0.123/base/report.json" "$2"\n`,
  })
  chmodSync(join(cwd, 'bin/npx'), 0o755)
  const { exitCode, stdout } = await run(cwd, ['--check'], {
    PATH: `${join(cwd, 'bin')}:${process.env.PATH}`,
    OPENAI_API_KEY: 'given',
  })
  expect([exitCode, stdout]).toEqual([0, expect.stringContaining('1 report read: promptfoo-json')])
  expect(readFileSync(join(cwd, 'asked'), 'utf8')).toMatch(
    /^promptfoo eval --repeat 1 --no-cache \S+ \S+ given\n$/,
  )
})
