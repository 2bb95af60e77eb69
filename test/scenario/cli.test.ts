import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { startLocalService } from '../../local-service/index.ts'
import { version } from '../../src/cli/version.ts'
import { entries } from '../support/bundle.ts'
import { runCli, startCli } from '../support/run-cli.ts'
import { skipOnWindows } from '../support/systems.ts'
import { createWorkspace, jestReport, junitReport } from '../support/workspace.ts'

const before = junitReport([{ name: 'adds' }, { name: 'removes' }, { name: 'pays' }])
const after = junitReport([
  { name: 'adds' },
  { name: 'removes', outcome: 'failed', message: 'expected 0 to be 1' },
  { name: 'pays', outcome: 'skipped' },
])

describe('eval-gate inspect', () => {
  it('prints what was read as JSON', async () => {
    const cwd = createWorkspace({
      'a.xml': after,
      'b.json': jestReport([{ name: 'totals' }], '/repo/total.test.ts'),
      'package.json': '{"name":"x"}',
    })
    const { exitCode, stdout } = await runCli(['inspect', 'a.xml', 'b.json', 'package.json', '--json'], {
      cwd,
    })
    expect(exitCode).toBe(0)
    const { files, totals } = JSON.parse(stdout)
    expect(files).toMatchObject([
      {
        path: 'a.xml',
        format: 'junit-xml',
        tests: 3,
        passed: 1,
        failed: 1,
        errored: 0,
        skipped: 1,
        flaky: 0,
        warnings: [],
      },
      { path: 'b.json', format: 'jest-json', tests: 1, passed: 1 },
      { path: 'package.json', format: null, tests: 0, foreign: expect.any(String) },
    ])
    expect(totals).toEqual({ tests: 4, passed: 2, failed: 1, errored: 0, skipped: 1, flaky: 0 })
  })

  it('says which line is broken, shows the other files, and ends with 2', async () => {
    const cwd = createWorkspace({ 'good.xml': before, 'cut.xml': before.slice(0, -40) })
    const { exitCode, stdout, stderr } = await runCli(['inspect', '*.xml', 'missing.xml'], { cwd })
    expect(exitCode).toBe(2)
    expect(stderr).toMatch(/^cut\.xml:\d+/m)
    expect(stdout).toContain('good.xml  junit-xml\n  3 tests, 3 passed')
    expect(stderr).toContain('missing.xml: no file of this name')
  })
})

describe('eval-gate gate', () => {
  const files = { 'before.xml': before, 'after.xml': after }

  it.each([
    { args: ['--baseline', 'before.xml', '--head', 'before.xml'], exitCode: 0, verdict: 'passed' },
    { args: ['--baseline', 'before.xml', '--head', 'after.xml'], exitCode: 1, verdict: 'failed' },
    {
      args: ['--baseline', 'before.xml', '--head', 'after.xml', '--policy', 'fail-on: never'],
      exitCode: 0,
      verdict: 'passed',
    },
    { args: ['--head', 'after.xml', '--policy', 'min-pass-rate: 90%'], exitCode: 1, verdict: 'failed' },
    { args: ['--head', 'after.xml', '--policy', 'fail-on: failures'], exitCode: 1, verdict: 'failed' },
  ])('$args → $verdict', async ({ args, exitCode, verdict }) => {
    const cwd = createWorkspace(files)
    const result = await runCli(['gate', ...args, '--json'], { cwd })
    expect(result.exitCode, result.stdout + result.stderr).toBe(exitCode)
    const json = JSON.parse(result.stdout)
    expect(json.verdict).toBe(verdict)
    expect(json.totals).toMatchObject({ total: 3 })
    for (const reason of json.reasons) {
      expect(reason).toMatchObject({
        rule: expect.any(String),
        status: expect.any(String),
        message: expect.any(String),
      })
    }
    expect(Object.keys(json.comparison)).toContain('changes')
  })

  it('takes every --baseline as one base run, and prints what the verdict rests on in points', async () => {
    const run = (failing: readonly number[]) =>
      junitReport(
        Array.from({ length: 40 }, (_, index) => ({
          name: `case ${index}`,
          ...(failing.includes(index) && { outcome: 'failed' as const, message: 'no' }),
        })),
      )
    const cwd = createWorkspace({
      'now.xml': run([0, 7]),
      'run-5/a.xml': run([3]),
      'run-4.xml': run([7, 9]),
      'run-3.xml': run([11]),
      'run-2.xml': run([3, 20]),
      'run-1.xml': run([5]),
      'policy.yml': 'kind: evals\n',
    })
    const bases = ['run-5/*.xml', 'run-4.xml', 'run-3.xml', 'run-2.xml', 'run-1.xml']
    const flags = bases.flatMap((path) => ['--baseline', path])
    const result = await runCli(['gate', ...flags, '--head', 'now.xml', '--policy', 'policy.yml', '--json'], {
      cwd,
    })
    const { verdict, ruledOutDrop, detectableDrop, baseSpread, comparison } = JSON.parse(result.stdout)
    expect(comparison.baseline.runs).toHaveLength(5)
    expect(verdict).toBe('passed')
    expect(ruledOutDrop).toBeCloseTo(comparison.suite.ruledOutDrop * 100, 9)
    expect(ruledOutDrop).toBeGreaterThan(5)
    expect(detectableDrop).toBeGreaterThan(ruledOutDrop / 2)
    expect(baseSpread).toBeGreaterThan(0)
    const none = await runCli(['gate', '--baseline', 'none', '--head', 'now.xml', '--json'], { cwd })
    expect(none).toEqual(await runCli(['gate', '--head', 'now.xml', '--json'], { cwd }))
    const one = await runCli(['gate', '--baseline', 'run-5/*.xml', '--head', 'now.xml', '--json'], { cwd })
    expect(JSON.parse(one.stdout).baseSpread).toBeNull()
  })

  it('writes every view to a file, and the results file serves as a baseline', async () => {
    const cwd = createWorkspace(files)
    const names = ['comment-file', 'summary-file', 'html-file', 'results-file', 'ctrf-file', 'junit-file']
    const outputs = names.flatMap((name) => [`--${name}`, `out/${name}`])
    const first = await runCli(['gate', '--baseline', 'before.xml', '--head', 'after.xml', ...outputs], {
      cwd,
    })
    expect(first.exitCode, first.stderr).toBe(1)
    for (const name of names) {
      expect(readFileSync(join(cwd, 'out', name), 'utf8'), name).toContain('removes')
    }
    const second = await runCli(['gate', '--baseline', 'out/results-file', '--head', 'after.xml', '--json'], {
      cwd,
    })
    expect(second.exitCode, second.stderr).toBe(0)
    expect(JSON.parse(second.stdout).comparison.changes).toMatchObject({ 'still-failing': 1, regressed: 0 })
  })

  it('refuses two outputs of one path before anything is judged', async () => {
    const cwd = createWorkspace(files)
    const outputs = ['--html-file', 'out.x', '--json', '--results-file', join(cwd, 'out.x')]
    const result = await runCli(['gate', '--head', 'after.xml', ...outputs], { cwd })
    expect(result.exitCode, result.stdout).toBe(2)
    expect(result.stdout).toBe('')
    expect(result.stderr).toContain('html-file and results-file name the same file')
    expect(existsSync(join(cwd, 'out.x'))).toBe(false)
  })

  it('joins reports of two checkouts', async () => {
    const cwd = createWorkspace({
      'before.json': jestReport([{ name: 'totals' }], '/home/one/app/test/total.test.ts'),
      'after.json': jestReport([{ name: 'totals', outcome: 'failed' }], '/var/two/test/total.test.ts'),
    })
    const result = await runCli(['gate', '--baseline', 'before.json', '--head', 'after.json', '--json'], {
      cwd,
    })
    expect(result.exitCode, result.stdout).toBe(1)
    expect(JSON.parse(result.stdout).comparison.changes).toMatchObject({ regressed: 1, new: 0, removed: 0 })
  })

  it('is the same bytes for the same files', async () => {
    const cwd = createWorkspace(files)
    const run = () => runCli(['gate', '--baseline', 'before.xml', '--head', 'after.xml', '--json'], { cwd })
    expect((await run()).stdout).toBe((await run()).stdout)
  })

  it('keeps its exit code when nobody reads its output to the end', async () => {
    const many = Array.from({ length: 3000 }, (_, index) => ({ name: `case number ${index}` }))
    const cwd = createWorkspace({
      'before.xml': junitReport(many),
      'after.xml': junitReport(
        many.map((one) => ({ ...one, outcome: 'failed' as const, message: 'broken' })),
      ),
    })
    const gate = `"${process.execPath}" "${entries.cli}" gate --baseline before.xml --head after.xml --json`
    const script = `set -o pipefail; ${gate} | head -c 1`
    expect(spawnSync('bash', ['-c', script], { cwd, encoding: 'utf8' })).toMatchObject({
      status: 1,
      stdout: '{',
    })
  })

  it.each([
    { args: ['gate'], said: '--head is required' },
    { args: ['gate', '--head', 'after.xml', '--polizy', 'fail-on: never'], said: 'did you mean --policy?' },
    {
      args: ['gate', '--head', 'after.xml', '--policy', 'fail-on: sometimes'],
      said: '`fail-on` must be one of',
    },
    { args: ['gate', '--head', 'nowhere.xml'], said: 'No file matches `nowhere.xml`' },
    { args: ['gate', '--head', 'after.xml', '--baseline', 'nowhere.xml'], said: 'nowhere.xml' },
    { args: ['gat'], said: 'unknown command "gat"; did you mean "gate"?' },
    {
      args: ['gate', '--head', 'after.xml', '--policy', 'nowhere.yml'],
      said: 'policy: file nowhere.yml does not exist',
    },
  ])('$args is a usage error', async ({ args, said }) => {
    const result = await runCli(args, { cwd: createWorkspace(files) })
    expect(result.exitCode, result.stdout).toBe(2)
    expect(result.stderr).toContain(said)
  })

  it('reports every problem of the policy file with its place', async () => {
    const cwd = createWorkspace({
      ...files,
      '.github/eval-gate.yml': 'fail-on: sometimes\nmin-pas-rate: 0.9\n',
    })
    const result = await runCli(['gate', '--head', 'after.xml'], { cwd })
    expect(result.exitCode).toBe(2)
    expect(result.stderr).toContain('.github/eval-gate.yml:1:10')
    expect(result.stderr).toContain('.github/eval-gate.yml:2:1')
  })
})

describe('eval-gate run', () => {
  it('does the whole job from a terminal and never prints the key', async () => {
    const service = await startLocalService({ keys: ['sk_terminal'], rateLimit: 'off' })
    onTestFinished(() => service.close())
    const cwd = createWorkspace({ 'before.xml': before, 'after.xml': after })
    const env = { EVAL_GATE_API_KEY: 'sk_terminal', EVAL_GATE_BASE_URL: service.baseUrl }
    const args = [
      'run',
      '--reports',
      'after.xml',
      '--baseline',
      'file:before.xml',
      '--suite-name',
      'terminal',
    ]
    const result = await runCli([...args, '--results-file', 'out/results.json'], { cwd, env })
    expect(result.exitCode, result.stderr).toBe(1)
    expect(service.requests.map(({ operationId }) => operationId)).toEqual(['reportEvalResults'])
    expect(existsSync(join(cwd, 'out/results.json'))).toBe(true)
    expect(result.stdout + result.stderr).not.toContain('sk_terminal')
    expect(result.stdout + result.stderr).toContain('removes')
  })
})

describe('eval-gate serve', () => {
  skipOnWindows('a process there gets no signals, it is ended')

  it('prints its address, answers, and ends on SIGTERM', async () => {
    const cwd = createWorkspace({})
    const child = startCli(['serve', '--port', '0', '--key', 'sk_served'], { cwd })
    onTestFinished(() => {
      child.kill('SIGKILL')
    })
    let stdout = ''
    const baseUrl = await new Promise<string>((resolve, reject) => {
      child.stdout?.on('data', (chunk) => {
        stdout += chunk
        const found = /http:\/\/127\.0\.0\.1:\d+\/api\/v1/.exec(stdout)
        if (found !== null) resolve(found[0])
      })
      child.on('exit', () => reject(new Error(stdout)))
    })
    const me = await runCli(['api', 'getMe'], {
      cwd,
      env: { EVAL_GATE_API_KEY: 'sk_served', EVAL_GATE_BASE_URL: baseUrl },
    })
    expect(me.exitCode, me.stderr).toBe(0)
    expect(JSON.parse(me.stdout)).toHaveProperty('id')
    child.kill('SIGTERM')
    const [exitCode] = await once(child, 'exit')
    expect(exitCode).toBe(0)
  })
})

describe('eval-gate', () => {
  it('has help and a version', async () => {
    const cwd = createWorkspace({})
    const help = await runCli(['--help'], { cwd })
    expect(help.exitCode).toBe(0)
    for (const command of ['inspect', 'gate', 'run', 'serve', 'api']) {
      expect(help.stdout).toContain(`  ${command} `)
      const own = await runCli([command, '--help'], { cwd })
      expect(own.exitCode, command).toBe(0)
      expect(own.stdout).toContain(`eval-gate ${command}`)
    }
    expect((await runCli(['--version'], { cwd })).stdout).toBe(`${version}\n`)
  })
})
