import { chmodSync, existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runCli } from '../../src/cli/main.ts'
import { fakeClock } from '../support/clocks.ts'
import { type GitHub, startGitHub } from '../support/github.ts'
import { type JobOptions, pullRequestJob, pushJob } from '../support/run-action.ts'
import { evaluateExpression, expand, type Value } from '../support/workflows/expression.ts'
import { readWorkflow, workflowErrors } from '../support/workflows/read-workflows.ts'
import { runJob, type Surroundings } from '../support/workflows/run-job.ts'
import { createWorkspace, jestReport, junitReport, type ReportCase } from '../support/workspace.ts'

/*
 * What `eval-gate init` makes of workflows of many shapes, played: each tool is a stand-in that needs the secret, the
 * setup and the folder that the project gives it, and notes that it ran.
 */

let github: GitHub
let token: string

beforeAll(async () => {
  github = await startGitHub()
  token = await github.createToken()
})
afterAll(() => github.close())

type Files = Readonly<Record<string, string>>

/** A tool of Node: it writes its cases where a flag says, as Vitest and Jest do. */
const nodeTool = `#!/usr/bin/env node
const { appendFileSync, copyFileSync, existsSync, readFileSync } = require('node:fs')
if (process.env.SECRET !== 'given' || !existsSync('installed')) throw new Error('not set up')
appendFileSync('ran.log', 'ran\\n')
const flag = process.argv.find((word) => /^--outputFile/.test(word))
if (flag !== undefined) copyFileSync('cases.json', flag.split('=')[1])
process.exitCode = readFileSync('cases.json', 'utf8').includes('"failed"') ? 1 : 0
`
const needsSetUp = '[ "$SECRET" = given ] && [ -e installed ] || exit 9; echo ran >> ran.log'
const programs: Readonly<Record<string, string>> = {
  pytest: `${needsSetUp}
case "$PYTEST_ADDOPTS $*" in *--junitxml=*) f=$(echo "$PYTEST_ADDOPTS $*" | sed 's/.*--junitxml=//; s/ .*//'); mkdir -p "$(dirname "$f")"; cp cases.xml "$f";; esac
! grep -q '<failure' cases.xml`,
  go: `${needsSetUp}
case "$GOFLAGS" in *-json*) cat go.cases;; esac
! grep -q '"fail"' go.cases`,
}

function writeGoEvents(cases: readonly ReportCase[]): string {
  const events = cases.flatMap(({ name, outcome = 'passed' }) => [
    { Action: 'run', Package: 'a', Test: name },
    { Action: outcome === 'passed' ? 'pass' : 'fail', Package: 'a', Test: name, Elapsed: 0.01 },
  ])
  const isBroken = cases.some(({ outcome }) => outcome === 'failed')
  const end = { Action: isBroken ? 'fail' : 'pass', Package: 'a', Elapsed: 0.1 }
  return [...events, end].map((event) => `${JSON.stringify(event)}\n`).join('')
}

const casesOf = (outcome: 'passed' | 'failed'): readonly ReportCase[] => [
  { name: 'stable' },
  { name: 'target', outcome },
]

/** What the stand-ins read, in a folder of the project. */
function writeCases(folder: string, outcome: 'passed' | 'failed'): Files {
  const cases = casesOf(outcome)
  const written = {
    'cases.json': jestReport(cases, '/srv/app/a.test.ts'),
    'cases.xml': junitReport(cases),
    'go.cases': writeGoEvents(cases),
  }
  return Object.fromEntries(Object.entries(written).map(([name, text]) => [join(folder, name), text]))
}

const npm = (tool: string, script: string, folder = '.'): Files => ({
  [join(folder, 'package.json')]: JSON.stringify({
    scripts: { test: script },
    devDependencies: { [tool]: '1' },
  }),
  [join(folder, 'package-lock.json')]: '{}',
  [join(folder, `node_modules/.bin/${tool}`)]: nodeTool,
})
const python: Files = { 'requirements.txt': 'pytest\n' }

interface Shape {
  readonly files: Files
  /** The line that runs the tests. */
  readonly run: string
  readonly folder?: string
  /** Lines of the step, the job and behind the step. */
  readonly step?: string
  readonly job?: string
  readonly after?: string
  readonly on?: string
}

const secret = '{ SECRET: given }'
const shapes: Readonly<Record<string, Shape>> = {
  'npm test': { files: npm('vitest', 'vitest run'), run: 'npm test' },
  'a script behind other commands': { files: npm('vitest', 'true && vitest run && true'), run: 'npm test' },
  Jest: { files: npm('jest', 'jest'), run: 'npm run test' },
  'a pipe': { files: npm('vitest', 'vitest run'), run: 'npm test | tee log.txt' },
  'a report that is there': {
    files: npm('vitest', 'vitest run --reporter=json --outputFile=cases.out.json'),
    run: 'npx vitest run --reporter=json --outputFile=cases.out.json',
  },
  'a package in a folder': { files: npm('vitest', 'vitest run', 'web'), run: 'npm test', folder: 'web' },
  'a Makefile': {
    files: { ...npm('vitest', 'vitest run'), Makefile: 'all: test\n\ntest:\n\tnpm test\n' },
    run: 'make test',
  },
  'a script of shell': {
    files: { ...npm('vitest', 'vitest run'), 'scripts/test': '#!/bin/sh\nset -e\nnpm test\n' },
    run: 'sh scripts/test',
  },
  'a condition of the step': { files: npm('vitest', 'vitest run'), run: 'npm test', step: 'if: true' },
  'steps that follow': {
    files: npm('vitest', 'vitest run'),
    run: 'npm test',
    after: '- run: touch released',
  },
  'a merge queue': {
    files: npm('vitest', 'vitest run'),
    run: 'npm test',
    on: '[push, pull_request, merge_group]',
  },
  'permissions of its own': {
    files: npm('vitest', 'vitest run'),
    run: 'npm test',
    job: 'permissions: { pull-requests: read }',
  },
  'a matrix': {
    files: npm('vitest', 'vitest run'),
    run: 'npm test',
    job: 'strategy: { matrix: { node: [22, 24] } }',
  },
  'a matrix with steps that follow': {
    files: npm('vitest', 'vitest run'),
    run: 'npm test',
    job: 'strategy: { matrix: { node: [22, 24] } }',
    after: '- run: touch released',
  },
  'a matrix with a condition of the step': {
    files: npm('vitest', 'vitest run'),
    run: 'npm test',
    step: 'if: true',
    job: 'strategy: { matrix: { node: [22, 24] } }',
  },
  pytest: { files: python, run: 'pytest -q' },
  'pytest of tox.ini': {
    files: { ...python, 'tox.ini': '[tox]\n[testenv]\ncommands = pytest\n' },
    run: 'pytest',
  },
  'Go with flags': { files: { 'go.mod': 'module a\n' }, run: 'go test ./... -race' },
  'Go in lines': {
    files: { 'go.mod': 'module a\n' },
    run: '|\n          echo start\n          go test -race ./...',
  },
}

const writeWorkflow = ({ run, folder, step, job, after, on = '[push, pull_request]' }: Shape) => `name: Evals
on: ${on}
jobs:
  evals:
    runs-on: ubuntu-latest
${job === undefined ? '' : `    ${job}\n`}    steps:
      - uses: actions/checkout@v7
      - run: touch ${join(folder ?? '.', 'installed')}
      - run: ${run}
        env: ${secret}
${folder === undefined ? '' : `        working-directory: ${folder}\n`}${step === undefined ? '' : `        ${step}\n`}${after === undefined ? '' : `      ${after}\n`}`

async function propose(files: Files): Promise<Files> {
  const cwd = createWorkspace(files)
  const silent = { write: () => true }
  const io = { stdout: silent, stderr: silent, env: {}, clock: fakeClock(), cwd, color: false }
  expect(await runCli(['init', '--yes'], io)).toBe(0)
  const paths = globSync(['.github/**/*', '.config/*'], { cwd }).filter((path) => /\.\w+$/.test(path))
  return {
    ...files,
    ...Object.fromEntries(paths.map((path) => [path, readFileSync(join(cwd, path), 'utf8')])),
  }
}

type Start = (options: JobOptions) => Promise<Surroundings['job']> | Surroundings['job']

let runId = 50_000

/** Plays the jobs of a workflow with the legs of their matrix. */
async function play(files: Files, folder: string, outcome: 'passed' | 'failed', start: Start) {
  const workflow = readWorkflow(files['.github/workflows/ci.yml'] ?? '')
  const run = ++runId
  const needs: Record<string, Value> = {}
  const runs: number[] = []
  let isGreen = true
  let log = ''
  let hasReleased = false
  for (const [id, job] of Object.entries(workflow.jobs)) {
    const { node = [undefined] } = (job.strategy?.matrix ?? {}) as {
      readonly node?: readonly (number | undefined)[]
    }
    const condition = job.if?.replace(/^\$\{\{(.*)\}\}$/s, '$1')
    if (condition !== undefined && evaluateExpression(condition, { needs }, 'success') !== true) continue
    for (const [index, value] of node.entries()) {
      const workspace = createWorkspace({ ...files, ...writeCases(folder, outcome) })
      for (const path of globSync('**/node_modules/.bin/*', { cwd: workspace }))
        chmodSync(join(workspace, path), 0o755)
      const played = await runJob(workflow, id, {
        job: await start({ runId: run, job: id }),
        ...{ token, workspace, programs, needs },
        matrix: value === undefined ? undefined : { node: value },
        leg: { index, total: node.length },
      })
      const result = played.conclusion
      isGreen &&= result === 'success'
      log += played.log
      const outputs = Object.entries(job.outputs ?? {}).map(([name, text]) => [
        name,
        expand(text, { steps: played.stepContexts as Value }),
      ])
      needs[id] = { result, outputs: Object.fromEntries(outputs) }
      const ran = join(workspace, folder, 'ran.log')
      if (existsSync(ran)) runs.push(readFileSync(ran, 'utf8').trim().split('\n').length)
      hasReleased ||= existsSync(join(workspace, 'released'))
    }
  }
  return { isGreen, runs, log, hasReleased }
}

let branches = 0

describe('what init makes of', () => {
  it.each(Object.entries(shapes))(
    '%s runs it once, and is green or red with one comment',
    async (_, shape) => {
      const { folder = '.' } = shape
      const before = writeWorkflow(shape)
      const files = await propose({ ...shape.files, '.github/workflows/ci.yml': before })
      const after = files['.github/workflows/ci.yml'] ?? ''
      expect(workflowErrors(after)).toEqual([])
      expect(after).toContain('eval-gate/eval-gate@v0')
      github.artifacts.artifacts.length = 0
      const once = shape.job?.includes('matrix') ? [1, 1] : [1]

      const pushed = await play(files, folder, 'passed', (options) => pushJob(github, 'main', options))
      expect([pushed.isGreen, pushed.runs], pushed.log).toEqual([true, once])
      branches += 1
      const change = await github.createPullRequest(`adopt-${branches}`)
      const onChange: Start = (options) => pullRequestJob(github, change, options)
      const healthy = await play(files, folder, 'passed', onChange)
      expect([healthy.isGreen, healthy.runs], healthy.log).toEqual([true, once])
      const broken = await play(files, folder, 'failed', onChange)
      expect(broken.isGreen, broken.log).toBe(false)
      // Nothing that follows a red test runs.
      expect(broken.hasReleased).toBe(false)
      const comments = await github.comments(change.number)
      expect(comments.map(({ body }) => body)).toEqual([expect.stringContaining('target')])
    },
  )
})
