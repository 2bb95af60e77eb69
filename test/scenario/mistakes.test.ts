import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { type LocalService, startLocalService } from '../../local-service/index.ts'
import { type GitHub, startGitHub } from '../support/github.ts'
import { pullRequestJob, pushJob, runStep } from '../support/run-action.ts'
import { runCli } from '../support/run-cli.ts'
import { createWorkspace, jestReport, junitReport } from '../support/workspace.ts'

/*
 * What a beginner does wrong first, and what the step says then: the cause, the place and the remedy, as an error where
 * the step is red.
 */
let github: GitHub
let service: LocalService
let token: string

beforeAll(async () => {
  github = await startGitHub()
  service = await startLocalService({ keys: ['sk_mistakes'], rateLimit: 'off' })
  token = await github.createToken()
})
afterAll(async () => {
  await github.close()
  await service.close()
})

const good = junitReport([{ name: 'adds' }, { name: 'removes' }])
const files = { 'reports/a.xml': good, 'reports/b.xml': good.replaceAll('checkout', 'other') }

/** A push to main, each under a name of its own. */
let steps = 0
async function step(
  inputs: Readonly<Record<string, string>>,
  more: Readonly<Record<string, string>> = files,
  env: Readonly<Record<string, string>> = {},
) {
  steps += 1
  const job = await pushJob(github)
  return await runStep({
    workspace: createWorkspace(more),
    inputs: { reports: 'reports/*.xml', 'suite-name': `mistake ${steps}`, 'github-token': token, ...inputs },
    ...job,
    env: { ...job.env, ...env },
  })
}

const errorsOf = (stdout: string) =>
  stdout
    .split('\n')
    .filter((line) => line.startsWith('::error'))
    .join('\n')
const banner = `\n> shop@1.0.0 test\n> jest --json\n\n${jestReport([{ name: 'a' }], '/repo/a.test.ts')}`
const trx = '<?xml version="1.0"?><TestRun xmlns="http://microsoft.com/schemas/VisualStudio/TeamTest/2010"/>'

describe('nothing that can be read', () => {
  it.each<[string, string, string, Readonly<Record<string, string>>?]>([
    ['a comma', 'reports/a.xml, reports/b.xml', 'The comma is part of it: write one pattern per line.'],
    ['a blank', 'reports/a.xml reports/b.xml', 'The blank is part of it: write one pattern per line.'],
    ['quotes', '"reports/*.xml"', 'The quotes are part of it here: write it without quotes.'],
    ['a list', '- reports/a.xml\n- reports/b.xml', 'one pattern per line, without dashes or brackets.'],
    ['a list in brackets', '["reports/a.xml"]', 'one pattern per line, without dashes or brackets.'],
    ['an address', 'https://example.com/a.xml', 'Nothing is downloaded: fetch the report in a step before'],
    ['a folder above', '../reports/*.xml', 'reads nothing outside of the workspace: copy it there.'],
    [
      'a variable',
      '$GITHUB_WORKSPACE/reports/*.xml',
      'Variables are not expanded here: write a path relative',
    ],
    ['the wrong case', 'Reports/*.xml', 'Upper and lower case matter.'],
    ['another folder', 'out/*.xml', 'No file matches `out/*.xml`. Did the tests run before this step'],
    [
      'a log',
      'x.xml',
      'x.xml was skipped: the log of a test runner',
      { 'x.xml': '===== test session starts =====\n' },
    ],
    [
      'the output of npm run',
      'out.json',
      'begins with a banner; let the reporter write a file',
      { 'out.json': banner },
    ],
    ['a page', 'a.html', 'a.html was skipped: an HTML page', { 'a.html': '<!doctype html><html></html>' }],
    ['no tests', 'a.xml', 'a.xml lists no test.', { 'a.xml': '<testsuites tests="0"></testsuites>' }],
    ['no tests of .NET', 'a.trx', 'a.trx lists no test.', { 'a.trx': trx }],
  ])('%s', async (_, reports, cause, more) => {
    const { exitCode, stdout } = await step({ reports }, more)
    expect(exitCode).toBe(2)
    // The red step has its cause as its one error, and promises no baseline.
    expect(errorsOf(stdout)).toMatch(/^::error::The reports contain no results\..*$/)
    expect(errorsOf(stdout)).toContain(cause)
    expect(stdout).not.toMatch(/::(warning|notice)::(No file matches|\S+ was skipped)/)
    expect(stdout).not.toMatch(/[Tt]his run stores the first/)
  })

  it.each<[string, Readonly<Record<string, string>>, string, Readonly<Record<string, string>>?]>([
    ['an empty file', {}, 'the file is empty', { 'reports/a.xml': '' }],
    ['a file that was cut', {}, 'the file ends inside <testcase>', { 'reports/a.xml': good.slice(0, -40) }],
    [
      'another format',
      { policy: 'format: jest-json' },
      '`format: jest-json` reads every file as such; without it',
    ],
  ])('%s', async (_, inputs, cause, more) => {
    const { exitCode, stdout } = await step(inputs, more)
    expect([exitCode, errorsOf(stdout)]).toEqual([2, expect.stringContaining(cause)])
    expect(stdout).not.toContain('Check that the tests ran')
  })

  it('on a pull request, without a list of what is gone', async () => {
    const inputs = { 'suite-name': 'gone', 'github-token': token }
    const reports = 'reports/*.xml'
    await runStep({
      workspace: createWorkspace(files),
      inputs: { ...inputs, reports },
      ...(await pushJob(github)),
    })
    const pullRequest = await github.createPullRequest('gone')
    const { exitCode } = await runStep({
      workspace: createWorkspace(files),
      inputs: { ...inputs, reports: 'out/*.xml' },
      ...pullRequestJob(github, pullRequest),
    })
    const [comment] = await github.comments(pullRequest.number)
    expect([exitCode, comment?.body]).toEqual([2, expect.stringContaining('No file matches')])
    expect(comment?.body.split('<details>')[0]).not.toMatch(
      /not compared: (?!Measured with other inputs)|removed/i,
    )
  })
})

describe('a value that is wrong', () => {
  it.each<[Readonly<Record<string, string>>, string]>([
    [{ mode: 'colect' }, 'did you mean "collect"?'],
    [{ policy: 'fail-on: regression' }, 'did you mean "regressions"?'],
    [{ policy: 'format: junit' }, 'did you mean "junit-xml"?'],
    [{ reports: '' }, 'Set `reports` to the files that your tests write'],
    [{ reports: '!reports/a.xml' }, 'Add the files to read'],
    [{ 'suite-name': '$' + '{{ github.job }}' }, 'suite-name has an expression in it that was not filled in'],
    [{ 'test-outcome': 'steps.tests.outcome' }, 'with the `id` of the step that runs the tests'],
    [{ 'api-key': 'sk_a' }, 'base-url is required with `api-key`'],
    [
      { 'api-key': 'sk_a', 'base-url': 'evals.example.com/api/v1' },
      'Use the whole base URL, for example https://',
    ],
    [{ baseline: 'main.json' }, 'must be one of auto, artifact, service, none, file:PATH'],
    [{ 'junit-file': '/proc/x/y.xml' }, "/proc/x/y.xml can't be written"],
    [{ 'junit-file': 'reports/a.xml' }, 'junit-file: reports/a.xml is one of the files that are read'],
    [{ 'results-file': './reports/b.xml' }, 'results-file: ./reports/b.xml is one of the files'],
    [
      { 'results-file': 'out/x', 'ctrf-file': './out/x' },
      'results-file and ctrf-file name the same file, out/x',
    ],
    [
      { baseline: 'file:reports/a.xml', reports: 'reports/b.xml', 'ctrf-file': 'reports/a.xml' },
      'ctrf-file: reports/a.xml is one of the files that are read',
    ],
    [{ policy: '/etc/hostname' }, 'it lies outside of the workspace'],
    [{ policy: 'lock: yes' }, 'unknown key yes; did you mean true?'],
    [{ mode: 'publish', reports: '' }, 'main/docs/recipes/fork-pull-requests.md has both workflows'],
    [{ 'expected-parts': '3' }, 'Set it where `mode: merge` or `mode: publish` is.'],
    [{ workflow: 'evals.yml' }, 'Set it where `mode: publish` is.'],
    [{ mode: 'collect', 'look-again': 'auto' }, 'Set it where `mode: merge` is.'],
    [{ 'api-key': '$' + '{ secrets.KEY }' }, 'pass it as `$' + '{{ secrets.NAME }}`'],
  ])('%j', async (inputs, cause) => {
    const { exitCode, stdout } = await step(inputs)
    expect([exitCode, errorsOf(stdout)]).toEqual([2, expect.stringContaining(cause)])
    expect(stdout.includes('PASSED')).toBe(cause.includes("can't be written"))
  })

  it.each<[string, Readonly<Record<string, string>>, string, Readonly<Record<string, string>>?]>([
    [
      'a prefix that is no folder',
      { 'path-prefix': 'packages/nope' },
      '`path-prefix: packages/nope` is not a folder',
    ],
    [
      'a pattern for no case',
      { policy: 'p.yml' },
      '`cases: zebra*` (no case matches it)',
      { ...files, 'p.yml': 'cases: [{ match: "zebra*", gate: false }]\n' },
    ],
    [
      'an address without a key',
      { 'base-url': 'https://evals.example.com/api/v1' },
      'api-key is empty, so nothing is uploaded',
    ],
    ['no token', { 'github-token': '' }, 'Leave out `github-token`, or give one with `actions: read`.'],
  ])('%s', async (_, inputs, said, more) => {
    const { exitCode, stdout } = await step(inputs, more)
    expect([exitCode, stdout]).toEqual([0, expect.stringContaining(said)])
  })

  it('the other ending of the policy file is read', async () => {
    const broken = junitReport([{ name: 'adds', outcome: 'failed' }])
    const { exitCode } = await step(
      {},
      { 'reports/a.xml': broken, '.github/eval-gate.yaml': 'fail-on: failures\n' },
    )
    expect(exitCode).toBe(1)
  })

  it('a server without artifacts', async () => {
    const { exitCode, stdout } = await step({}, files, { GITHUB_SERVER_URL: 'https://ghe.acme.com' })
    expect([exitCode, stdout]).toEqual([0, expect.stringMatching(/INCONCLUSIVE.*Use `baseline: file:PATH`/s)])
  })

  it('secrets for the code of a stranger', async () => {
    const pullRequest = await github.createPullRequest('target')
    const job = pullRequestJob(github, pullRequest)
    const { stdout } = await runStep({
      workspace: createWorkspace(files),
      inputs: { reports: 'reports/*.xml', 'suite-name': 'target', 'github-token': token },
      ...job,
      env: { ...job.env, GITHUB_EVENT_NAME: 'pull_request_target' },
    })
    expect(stdout).toContain('its author can take them: use `pull_request`')
  })
})

describe('the eval service', () => {
  it.each<[string, Readonly<Record<string, string>>, number, string]>([
    ['a wrong key', { 'api-key': 'sk_wrong' }, 0, 'The key is wrong, revoked or missing.'],
    [
      'a wrong key that matters',
      { 'api-key': 'sk_wrong', policy: 'on-upload-error: fail' },
      3,
      'which fails this step',
    ],
    ['an address without /api/v1', { 'base-url': '' }, 0, '/api/v1.'],
    ['an address with /v1', { 'base-url': '/v1' }, 0, '/api/v1.'],
    ['an unknown project', { project: 'nope' }, 0, 'Check the project id (nope)'],
  ])('%s', async (_, inputs, expected, said) => {
    const base = service.baseUrl.replace('/api/v1', '')
    const own = 'base-url' in inputs ? { 'base-url': `${base}${inputs['base-url']}` } : {}
    const given = { 'api-key': 'sk_mistakes', 'base-url': service.baseUrl, ...inputs, ...own }
    const { exitCode, stdout } = await step(given)
    expect([exitCode, stdout]).toEqual([expected, expect.stringContaining(said)])
    if ('base-url' in inputs) expect(stdout).toContain(`Try ${base}/api/v1.`)
    // A request is told with its id once as an annotation, and at most once in the verdict.
    for (const [id, count] of countIds(stdout)) expect(count, id).toBeLessThanOrEqual(2)
  })
})

function countIds(stdout: string): ReadonlyMap<string, number> {
  const ids = [...stdout.matchAll(/Request id (\w+)/g)].map(([, id = '']) => id)
  return new Map(ids.map((id) => [id, ids.filter((of) => of === id).length]))
}

describe('a second look that fails to run', () => {
  it('keeps what is red, and says why', async () => {
    const inputs = { reports: 'reports/*.xml', 'suite-name': 'look', 'github-token': token }
    await runStep({ workspace: createWorkspace(files), inputs, ...(await pushJob(github)) })
    const broken = junitReport([{ name: 'adds' }, { name: 'removes', outcome: 'failed' }])
    const { exitCode, stdout } = await runStep({
      workspace: createWorkspace({ ...files, 'reports/a.xml': broken }),
      inputs: { ...inputs, 'look-again': 'no-such-command' },
      ...pullRequestJob(github, await github.createPullRequest('look')),
    })
    expect([exitCode, stdout]).toEqual([
      1,
      expect.stringContaining(
        'the command wrote no results into $EVAL_GATE_REPORTS on the head side (exit code 127)',
      ),
    ])
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
  const env = { HTTPS_PROXY: 'http://127.0.0.1:9' }

  it('is named in a job, and not called an upload that was not finished', async () => {
    const inputs = { 'api-key': 'sk_a', 'base-url': 'https://evals.example.com/api/v1' }
    const { stdout } = await step(inputs, files, env)
    expect(stdout).toContain('the proxy http://127.0.0.1:9 could not be reached')
    expect(stdout).toContain('The baseline could not be stored, so no later run compares with this one.')
    expect(stdout).not.toContain('was not finished')
  })

  it('is named', async () => {
    const cwd = createWorkspace({})
    const { stdout, stderr, exitCode } = await runCli(
      ['api', 'listProjects', '--base-url', 'https://evals.example.com/api/v1'],
      {
        cwd,
        waitsFile: join(cwd, 'waits'),
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
    [['inspect', '-'], 'Standard input is not read: name a file.'],
    [['run'], 'Name the files that your tests wrote, such as --reports'],
    [['gate', '--head', '-'], 'Standard input is not read: name a file.'],
    [
      ['gate', '--baseline', 'main.json', '--head', 'reports/a.xml'],
      'main.json: no report or results file was found here',
    ],
    [['suite', 'plan', 'nope.yml'], 'nope.yml: the file does not exist'],
    [['run', '--reports', 'reports/a.xml', '--baseline', 'artifact'], 'In a terminal, use `file:PATH`'],
  ])('%j', async (argv, message) => {
    const { exitCode, stderr } = await run(...argv)
    expect([exitCode, stderr]).toEqual([2, expect.stringContaining(message)])
  })

  it.each([[['inspect', 'package.json'], 'package.json  not read']])('%j', async (argv, message) => {
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
