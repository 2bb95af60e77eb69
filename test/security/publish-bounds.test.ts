import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { type GitHub, readmePermissions, startGitHub } from '../support/github.ts'
import { runStep, workflowRunJob } from '../support/run-action.ts'
import { createWorkspace } from '../support/workspace.ts'
import { zipOf } from '../support/zip.ts'

let github: GitHub
let token: string

beforeAll(async () => {
  github = await startGitHub()
  token = await github.createToken(readmePermissions)
  await github.api('PUT', '/repos/octo/app/contents/.github/workflows/evals.yml', {
    message: 'A workflow',
    content: Buffer.from('name: Evals\n').toString('base64'),
    branch: 'main',
  })
})
afterAll(() => github.close())

const suite = 'bounds'
let runs = 60_000

/** Lets a fork store this measurement, publishes it, and gives it some seconds. */
async function publishForged(tally: Record<string, unknown>) {
  runs += 1
  const pullRequest = await github.createForkPullRequest(`bounds-${runs}`)
  const run = github.artifacts.addRun({
    id: runs,
    event: 'pull_request',
    branch: pullRequest.branch,
    commit: pullRequest.headSha,
    workflowPath: '.github/workflows/evals.yml',
    fromFork: true,
  })
  const counts = { passed: 0, failed: 1, errored: 0, skipped: 0, lost: 0, flaky: 0 }
  const results = {
    schema: 'eval-gate-results',
    version: 1,
    run: {
      info: { id: 'x', suiteName: suite, createdAt: 0 },
      groups: [groupOf({ ...counts, ...tally })],
    },
  }
  const facts = {
    schema: 'eval-gate-collected',
    version: 1,
    suiteName: suite,
    pullRequest: pullRequest.number,
    files: [],
  }
  const body = zipOf([
    { name: 'eval-gate-facts.json', content: JSON.stringify(facts) },
    { name: 'eval-gate-results.json', content: withDeepArguments(JSON.stringify(results)) },
  ])
  github.artifacts.store(`eval-gate-collected-${suite}`, run, body)
  const step = await runStep({
    workspace: createWorkspace({}),
    inputs: { mode: 'publish', 'suite-name': suite, 'github-token': token, 'expected-parts': '1' },
    ...(await workflowRunJob(github, { runId: runs }, pullRequest)),
    // A hang is the finding: it ends with the time of the test.
    onStart: (child) => onTestFinished(() => void child.kill('SIGKILL')),
  })
  return { step, bytes: body.length, comments: await github.comments(pullRequest.number) }
}

/** A group with this case alone. */
function groupOf({ identity, ...of }: Record<string, unknown>) {
  const {
    suite = ['s'],
    file,
    ...named
  } = { name: 'n', ...(identity as Record<string, unknown> | undefined) } as Record<string, unknown>
  return { suite, file, cases: [{ ...named, ...of }] }
}

const depth = 200_000
function withDeepArguments(json: string): string {
  return json.replace('"@deep"', () => `${'['.repeat(depth)}${']'.repeat(depth)}`)
}

const evidence = (more: Record<string, unknown>) => ({
  evidence: [{ outcome: 'failed', ordinal: 1, ...more }],
})

describe('an artifact of a fork', () => {
  it.each<[string, Record<string, unknown>]>([
    ['a message of blanks', evidence({ message: `${'\t'.repeat(300_000)}x` })],
    ['a detail of line breaks', evidence({ message: 'm', detail: `${'\n'.repeat(300_000)}x` })],
    ['a name of blanks', { identity: { suite: ['s'], name: `a${'\t'.repeat(300_000)}b` } }],
    ['a suite of blanks', { identity: { suite: [`a${'\t'.repeat(300_000)}b`], name: 'n' } }],
    ['a file of blanks', { identity: { suite: [], name: 'n', file: `a${'\t'.repeat(300_000)}b` } }],
    ['a variant of blanks', { identity: { suite: [], name: 'n', variant: `a${'\t'.repeat(300_000)}b` } }],
    ['an id of blanks', { identity: { suite: [], name: 'n', id: `a${'\t'.repeat(300_000)}b` } }],
    ['a model of blanks', { model: `a${'\t'.repeat(300_000)}b` }],
    ['a location of blanks', { location: { file: `a${'\t'.repeat(300_000)}b` } }],
    ['an output of blanks', evidence({ message: 'm', output: `a${'\t'.repeat(300_000)}b` })],
    [
      'a score named by blanks',
      { scores: [[`a${'\t'.repeat(300_000)}b`, { count: 1, sum: 1, values: [1], undecided: 0 }]] },
    ],
    [
      'a rationale of blanks',
      evidence({ message: 'm', scores: [{ name: 's', value: 1, rationale: `a${'\t'.repeat(300_000)}b` }] }),
    ],
    ['nested arguments', evidence({ message: 'm', toolCalls: [{ name: 't', arguments: '@deep' }] })],
    [
      'endless arguments',
      evidence({ message: 'm', toolCalls: [{ name: 't', arguments: { text: 'x'.repeat(300_000) } }] }),
    ],
  ])(
    'with %s is refused by its bounds',
    async (_, tally) => {
      const { step, bytes, comments } = await publishForged(tally)
      expect(bytes).toBeLessThan(5_000)
      expect(step.exitCode, step.stdout.slice(-2_000)).toBe(3)
      expect(step.stdout).toContain('was rejected')
      expect(step.stdout).not.toContain('This is a bug')
      expect(comments).toEqual([])
    },
    60_000,
  )

  it('with every text at its bound is published', async () => {
    const blank = (length: number) => `a${'\t'.repeat(length - 2)}b`
    const { step, comments } = await publishForged({
      identity: { suite: Array.from({ length: 20 }, () => blank(2_000)), name: blank(2_000) },
      evidence: Array.from({ length: 5 }, (_, ordinal) => ({
        outcome: 'failed',
        ordinal,
        message: blank(1_000),
        detail: `${'\n'.repeat(7_999)}x`,
        output: blank(4_000),
      })),
    })
    // Its test fails, and there is no baseline yet.
    expect(step.exitCode, step.stdout.slice(-2_000)).toBe(1)
    expect(comments).toHaveLength(1)
  }, 60_000)
})
