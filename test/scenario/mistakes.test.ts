import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { type GitHub, startGitHub } from '../support/github.ts'
import { pullRequestJob, pushJob, runStep } from '../support/run-action.ts'
import { runCli } from '../support/run-cli.ts'
import { createWorkspace, jestReport, junitReport } from '../support/workspace.ts'

/*
 * What a beginner does wrong first, and what the step says then: the cause, the place and the remedy, as an error where
 * the step is red.
 */
let github: GitHub
let token: string

beforeAll(async () => {
  github = await startGitHub()
  token = await github.createToken()
})
afterAll(() => github.close())

const good = junitReport([{ name: 'adds' }, { name: 'removes' }])
const files = { 'reports/a.xml': good, 'reports/b.xml': good.replaceAll('checkout', 'other') }

async function step(
  inputs: Readonly<Record<string, string>>,
  more: Readonly<Record<string, string>> = files,
) {
  const workspace = createWorkspace(more)
  const name = `mistake ${Math.abs([...JSON.stringify(inputs)].reduce((sum, of) => (sum * 31 + of.charCodeAt(0)) | 0, 7))}`
  return await runStep({
    workspace,
    inputs: { 'suite-name': name, 'github-token': token, ...inputs },
    ...(await pushJob(github)),
  })
}

const errorsOf = (stdout: string) => stdout.split('\n').filter((line) => line.startsWith('::error'))

describe('wrong patterns', () => {
  it.each([
    ['reports/a.xml, reports/b.xml', 'The comma is part of it: write one pattern per line.'],
    ['reports/a.xml reports/b.xml', 'The blank is part of it: write one pattern per line.'],
    ['"reports/*.xml"', 'The quotes are part of it here: write it without quotes.'],
    ['- reports/a.xml\n- reports/b.xml', 'write `reports: |` and one pattern per line, without dashes.'],
    ['out/*.xml', 'Did the tests run before this step'],
  ])('%j', async (reports, advice) => {
    const { exitCode, stdout } = await step({ reports })
    expect(exitCode).toBe(2)
    expect(stdout).toContain(advice)
    // The red step has its cause as an error, and promises no baseline.
    expect(errorsOf(stdout).join('\n')).toContain('The reports contain no results')
    expect(stdout).not.toMatch(/[Tt]his run stores the first baseline of/)
  })

  it('a prefix of paths that is no folder, and a pattern of the policy for no case', async () => {
    const { exitCode, stdout } = await step(
      { reports: 'reports/a.xml', 'path-prefix': 'packages/nope', policy: 'policy.yml' },
      { ...files, 'policy.yml': 'cases: [{ match: "zebra*", gate: false }]\n' },
    )
    expect(exitCode).toBe(0)
    expect(stdout).toContain('`path-prefix: packages/nope` is not a folder in the workspace')
    expect(stdout).toContain('“zebra*” matches no case')
  })

  it('only exclusions', async () => {
    const { exitCode, stdout } = await step({ reports: '!reports/a.xml' })
    expect(exitCode).toBe(2)
    expect(errorsOf(stdout).join('\n')).toMatch(/reports only excludes files.*Add the files to read/s)
  })
})

describe('wrong values', () => {
  it.each([
    [{ mode: 'colect' }, 'did you mean "collect"?'],
    [{ policy: 'fail-on: regression' }, 'did you mean "regressions"?'],
    [{ policy: 'format: junit' }, 'did you mean "junit-xml"?'],
  ])('%j', async (inputs, question) => {
    const { exitCode, stdout } = await step({ reports: 'reports/*.xml', ...inputs })
    expect([exitCode, stdout]).toEqual([2, expect.stringContaining(question)])
  })

  it("a format that the files don't have", async () => {
    const { exitCode, stdout } = await step({ reports: 'reports/*.xml', policy: 'format: jest-json' })
    expect(exitCode).toBe(2)
    expect(errorsOf(stdout).join('\n')).toContain('`format: jest-json` reads every file as such; without it')
  })
})

describe('files that are no reports', () => {
  it('the output of npm run', async () => {
    const banner = `\n> shop@1.0.0 test\n> jest --json\n\n${jestReport([{ name: 'a' }], '/repo/a.test.ts')}`
    const { exitCode, stdout } = await step({ reports: 'out.json' }, { 'out.json': banner })
    expect(exitCode).toBe(2)
    expect(stdout).toContain('begins with a banner; let the reporter write a file')
  })

  it('a file where nothing can be written', async () => {
    const { exitCode, stdout } = await step({ reports: 'reports/*.xml', 'junit-file': '/proc/x/y.xml' })
    expect([exitCode, stdout]).toEqual([2, expect.stringContaining('/proc/x')])
  })
})

describe('a pull request without actions: read', () => {
  it('is never green with a failing case under fail-on: failures', async () => {
    const poor = await github.createToken({
      contents: 'read',
      pull_requests: 'write',
      issues: 'write',
    })
    const pullRequest = await github.createPullRequest('poor')
    github.artifacts.forbidReading = true
    onTestFinished(() => {
      github.artifacts.forbidReading = false
    })
    const { exitCode, stdout } = await runStep({
      workspace: createWorkspace({
        'reports/a.xml': junitReport([{ name: 'a' }, { name: 'b', outcome: 'failed' }]),
      }),
      inputs: {
        reports: 'reports/*.xml',
        'suite-name': 'poor',
        policy: 'fail-on: failures',
        'github-token': poor,
      },
      ...pullRequestJob(github, pullRequest),
    })
    expect(exitCode, stdout).toBe(1)
    expect(stdout).toContain('actions: read')
  })
})

describe('a dead proxy', () => {
  it('is named', async () => {
    const { stdout, stderr, exitCode } = await runCli(
      ['api', 'listProjects', '--base-url', 'https://evals.example.com/api/v1'],
      {
        cwd: createWorkspace({}),
        env: { HTTPS_PROXY: 'http://127.0.0.1:9', EVAL_GATE_API_KEY: 'sk_a' },
      },
    )
    expect([exitCode, stdout + stderr]).toEqual([
      3,
      expect.stringContaining('the proxy http://127.0.0.1:9 could not be reached'),
    ])
  })
})

describe('mistakes in a terminal', () => {
  const cwd = createWorkspace({ ...files, 'package.json': '{"name":"a"}' })
  const run = async (...argv: string[]) => await runCli(argv, { cwd })

  it.each([
    [['explain', 'reports/a.xml'], 'reports/a.xml is not a results file of Eval Gate'],
    [['gate', '--html', 'x'], 'did you mean --html-file?'],
    [['gate', '--head', 'reports/a.xml', '--junit-file', '/proc/x/y.xml'], '/proc/x'],
    [['audit'], '--runs is required'],
  ])('%j', async (argv, message) => {
    const { exitCode, stderr } = await run(...argv)
    expect([exitCode, stderr]).toEqual([2, expect.stringContaining(message)])
  })

  it.each([
    [['inspect', 'package.json'], 'package.json  not read'],
    [['inspect', '-'], 'standard input is not read; name a file'],
  ])('%j', async (argv, message) => {
    const { exitCode, stdout } = await run(...argv)
    expect([exitCode, stdout]).toEqual([2, expect.stringContaining(message)])
  })

  it('a case that does not exist', async () => {
    await run('gate', '--head', 'reports/a.xml', '--results-file', 'results.json')
    expect(readFileSync(join(cwd, 'results.json'), 'utf8')).toContain('eval-gate-results')
    const { exitCode, stderr } = await run('explain', 'results.json', '--case', 'remove item')
    expect([exitCode, stderr]).toEqual([2, expect.stringContaining('no case of results.json is called')])
  })
})
