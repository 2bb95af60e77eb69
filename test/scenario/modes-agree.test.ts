import { mkdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Reason } from '../../src/model/verdict.ts'
import { report, testcase, testcases } from '../support/gate-files.ts'
import { type GitHub, type PullRequest, readmePermissions, startGitHub } from '../support/github.ts'
import { pullRequestJob, pushJob, runStep, type StepResult, workflowRunJob } from '../support/run-action.ts'
import { createWorkspace } from '../support/workspace.ts'

/*
 * One pull request, measured in three ways: by a job that judges, by one that collects for `mode: merge`, and by one
 * that collects for `mode: publish`. What was measured and what is missing decides, never the way it went.
 */

let github: GitHub
let token: string
beforeAll(async () => {
  github = await startGitHub({ checks: 'write' })
  await github.api('PUT', '/repos/octo/app/contents/.github/workflows/evals.yml', {
    message: 'Measure',
    content: Buffer.from('name: Evals\n').toString('base64'),
    branch: 'main',
  })
  token = await github.createToken({ ...readmePermissions, checks: 'write' })
})
afterAll(() => github.close())

interface World {
  readonly base: Readonly<Record<string, string>>
  readonly head: Readonly<Record<string, string>>
  readonly inputs?: Readonly<Record<string, string>>
  /** Inputs of the jobs of the pull request alone. */
  readonly headInputs?: Readonly<Record<string, string>>
  /** How much older than the checkout the report is, in ms. */
  readonly ageMs?: number
  readonly checkout?: (pullRequest: PullRequest) => string
  readonly verdict: string
  /** Of a step that fails when the verdict is open. */
  readonly code: number
  readonly rule?: string
}

const whole = { 'a.xml': report(testcases(10), 'app', 'tests="10"') }
const port = (number: number, outcome: 'P' | 'F') =>
  report(testcases(5) + testcase(`GET http://localhost:${number}/cart`, outcome))

const worlds: Readonly<Record<string, World>> = {
  'nothing is wrong': { base: whole, head: whole, verdict: 'passed', code: 0 },
  'a test broke': {
    base: whole,
    head: { 'a.xml': report(testcases(10, [3])) },
    verdict: 'failed',
    code: 1,
    rule: 'regression-case',
  },
  'a test whose name has a port broke': {
    base: { 'a.xml': port(41_234, 'P') },
    head: { 'a.xml': port(50_876, 'F') },
    verdict: 'failed',
    code: 1,
    rule: 'regression-case',
  },
  'a named report was not written': {
    base: { ...whole, 'b.xml': report(testcases(3), 'b') },
    head: whole,
    inputs: { reports: 'a.xml\nb.xml' },
    verdict: 'inconclusive',
    code: 4,
    rule: 'missing-report',
  },
  'a pattern of the base matches nothing': {
    base: { ...whole, 'web/b.xml': report(testcases(3), 'web') },
    head: whole,
    inputs: { reports: '*.xml\nweb/*.xml' },
    verdict: 'inconclusive',
    code: 4,
    rule: 'missing-report',
  },
  'a report counts more cases than it contains': {
    base: whole,
    head: { 'a.xml': report(testcases(9), 'app', 'tests="10"') },
    verdict: 'inconclusive',
    code: 3,
    rule: 'missing-cases',
  },
  'a report is left from an earlier run': {
    base: whole,
    head: whole,
    ageMs: 86_400_000,
    verdict: 'inconclusive',
    code: 4,
    rule: 'stale-report',
  },
  'the step that ran the tests failed and no result says why': {
    base: whole,
    head: whole,
    headInputs: { 'test-outcome': 'failure' },
    verdict: 'inconclusive',
    code: 3,
    rule: 'test-step',
  },
  'the base was measured in place of the pull request': {
    base: whole,
    head: whole,
    checkout: ({ baseSha }) => baseSha,
    verdict: 'inconclusive',
    code: 4,
    rule: 'other-code',
  },
  'a report is cut off': {
    base: whole,
    head: { 'a.xml': report(testcases(10)).slice(0, -40) },
    verdict: 'failed',
    code: 2,
    rule: 'unreadable-report',
  },
}

let count = 0

it.each(Object.entries(worlds))('%s: one verdict, whichever way it went', async (name, world) => {
  count += 1
  const common = {
    'suite-name': `modes ${count}`,
    'html-report': 'off',
    policy: 'on-inconclusive: fail',
    'github-token': token,
  }
  const inputs = { ...common, reports: '**/*.xml', ...world.inputs }
  const step = { inputs, workspace: createWorkspace(world.base), ...(await pushJob(github, 'main')) }
  expect((await runStep(step)).stdout).toContain('Kept as the baseline')
  const workspace = createWorkspace({})
  const { 'html-report': _, policy: __, ...measuring } = inputs
  const strategy = { strategy: JSON.stringify({ 'job-index': 0, 'job-total': 1 }) }

  // Each way has a pull request of its own: they would write the same comment.
  const open = async (way: number) => ({
    pullRequest: await github.createPullRequest(`modes-${count}-${way}`),
    runId: 60_000 + count * 10 + way,
  })
  type Opened = Awaited<ReturnType<typeof open>>
  const measure = async ({ pullRequest, runId }: Opened, given: Readonly<Record<string, string>>) =>
    await runStep({
      ...pullRequestJob(github, pullRequest, { runId }),
      workspace: workspaceOf(world, pullRequest),
      inputs: { ...given, ...world.headInputs },
    })

  const one = await measure(await open(1), inputs)
  const [forMerge, forPublish] = [await open(2), await open(3)]
  for (const opened of [forMerge, forPublish]) {
    await measure(opened, { ...measuring, mode: 'collect', ...strategy })
  }
  const { runId } = forMerge
  const merged = await runStep({
    workspace,
    ...pullRequestJob(github, forMerge.pullRequest, { runId, job: 'verdict' }),
    inputs: { ...common, mode: 'merge' },
  })
  const published = await runStep({
    workspace,
    ...(await workflowRunJob(github, forPublish, forPublish.pullRequest, { headRepository: 'octo/app' })),
    inputs: { ...common, mode: 'publish' },
  })
  const expected = resultOf(one)
  expect(expected, `${name}\n${one.stdout}`).toMatchObject({ verdict: world.verdict, code: world.code })
  if (world.rule !== undefined) expect(expected.reasons?.[0]?.[0]).toBe(world.rule)
  expect(resultOf(merged), merged.stdout).toEqual(expected)
  expect(resultOf(published), published.stdout).toEqual(expected)
})

function workspaceOf({ head, ageMs = 0, checkout }: World, pullRequest: PullRequest): string {
  const workspace = createWorkspace(head)
  // What is not meant to be old is newer than the checkout.
  const written = new Date(Date.now() + 1_000 - ageMs)
  for (const file of Object.keys(head)) utimesSync(join(workspace, file), written, written)
  if (ageMs === 0 && checkout === undefined) return workspace
  mkdirSync(join(workspace, '.git'))
  writeFileSync(join(workspace, '.git', 'HEAD'), checkout?.(pullRequest) ?? 'ref: refs/heads/main\n')
  return workspace
}

/** Verdict, exit code and every reason, word by word. */
function resultOf({ exitCode, outputs, stdout }: StepResult) {
  if (!outputs['results-file']) return { verdict: stdout }
  const results = JSON.parse(readFileSync(outputs['results-file'], 'utf8'))
  const reasons = results.reasons as readonly Reason[]
  return {
    verdict: outputs.verdict,
    code: exitCode,
    reasons: reasons.map(({ rule, status, message }) => [rule, status, message] as const),
  }
}
