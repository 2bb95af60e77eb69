import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { type GitHub, type Interceptor, startGitHub } from '../support/github.ts'
import { pullRequestJob, pushJob, runStep } from '../support/run-action.ts'
import { createWorkspace, junitReport } from '../support/workspace.ts'

let github: GitHub
let token: string

beforeAll(async () => {
  github = await startGitHub()
  token = await github.createToken()
})
afterAll(() => github.close())

const good = junitReport([{ name: 'adds' }, { name: 'removes' }, { name: 'pays' }])
const broken = junitReport([{ name: 'adds', outcome: 'failed' }, { name: 'removes' }, { name: 'pays' }])

/** Answers the first so many requests that match by this. */
function trouble(
  pattern: RegExp,
  times: number,
  answer: (reply: Awaited<ReturnType<Interceptor>>) => Awaited<ReturnType<Interceptor>>,
): void {
  let left = times
  const end = github.intercept((request) => {
    if (left === 0 || !pattern.test(`${request.method} ${request.url.pathname}`)) return undefined
    left -= 1
    return answer(github.artifacts.handle(request, github.url) ?? undefined)
  })
  onTestFinished(() => void end())
}

async function measure(job: Awaited<ReturnType<typeof pushJob>>, report: string, suite: string) {
  return await runStep({
    ...job,
    workspace: createWorkspace({ 'junit.xml': report }),
    inputs: { reports: 'junit.xml', 'suite-name': suite, 'github-token': token },
  })
}

describe('a baseline that GitHub lists and does not deliver', () => {
  it('is asked for again', async () => {
    await measure(await pushJob(github), good, 'delivered late')
    const pull = await github.createPullRequest('delivered-late')
    trouble(/^GET .*\/zip$/, 2, () => ({ status: 502 }))
    const step = await measure(pullRequestJob(github, pull), broken, 'delivered late')
    expect(step.outputs.verdict, step.stdout).toBe('failed')
    expect(step.exitCode).toBe(1)
  })

  it('makes the verdict inconclusive, and never green', async () => {
    await measure(await pushJob(github), good, 'never delivered')
    const pull = await github.createPullRequest('never-delivered')
    trouble(/^GET .*\/zip$/, 1000, () => ({ status: 502 }))
    const step = await measure(pullRequestJob(github, pull), broken, 'never delivered')
    expect(step.outputs.verdict, step.stdout).toBe('inconclusive')
    const [comment] = await github.comments(pull.number)
    expect(comment?.body).toContain('GitHub did not deliver them')
  })
})

describe('a baseline that is gone between the list and the download', () => {
  /** Takes away the newest baseline when it is about to be downloaded, as a re-run of its job does. */
  function takeAway(suite: string, isReplaced: boolean): void {
    let isDone = false
    const end = github.intercept((request) => {
      if (isDone || !/\/artifacts\/\d+\/zip$/.test(request.url.pathname)) return undefined
      isDone = true
      const { artifacts } = github.artifacts
      const index = artifacts.findLastIndex(({ name }) => name === `eval-gate-baseline-${suite}`)
      const [old] = artifacts.splice(index, 1)
      if (isReplaced && old !== undefined) artifacts.push({ ...old, id: old.id + 10_000 })
      return undefined
    })
    onTestFinished(() => void end())
  }

  it('is read in its new place when a re-run replaced it', async () => {
    await measure(await pushJob(github), good, 'replaced')
    const pull = await github.createPullRequest('replaced')
    takeAway('replaced', true)
    const step = await measure(pullRequestJob(github, pull), broken, 'replaced')
    expect(step.outputs.verdict, step.stdout).toBe('failed')
    expect(step.stdout).not.toContain('permissions')
  })

  it('leaves the other runs of the base branch to compare with', async () => {
    await measure(await pushJob(github), good, 'one-is-gone')
    await measure(await pushJob(github), good, 'one-is-gone')
    const pull = await github.createPullRequest('one-is-gone')
    takeAway('one-is-gone', false)
    const step = await measure(pullRequestJob(github, pull), broken, 'one-is-gone')
    expect(step.outputs.verdict, step.stdout).toBe('failed')
    expect(step.stdout).toContain('GitHub no longer has the artifact')
  })

  it('makes the verdict inconclusive when it was the only one, and does not blame the permissions', async () => {
    await measure(await pushJob(github), good, 'only-one-gone')
    const pull = await github.createPullRequest('only-one-gone')
    takeAway('only-one-gone', false)
    const step = await measure(pullRequestJob(github, pull), broken, 'only-one-gone')
    expect(step.outputs.verdict, step.stdout).toBe('inconclusive')
    expect(step.stdout).not.toContain('permissions')
  })
})

describe('an artifact service that answers half', () => {
  it('is asked again, and nothing of the result is lost', async () => {
    trouble(/CreateArtifact$/, 1, (reply) => reply && { ...reply, isCut: true })
    trouble(/FinalizeArtifact$/, 1, (reply) => reply && { ...reply, isCut: true })
    const step = await measure(await pushJob(github), good, 'half')
    expect(step.exitCode, step.stdout).toBe(0)
    expect(step.outputs.verdict).toBe('passed')
    expect(step.stdout).toContain('Kept as the baseline')
    expect(github.artifacts.artifacts.filter(({ name }) => name.includes('half'))).toSatisfy(
      (stored: readonly { finalized: boolean }[]) => stored.filter(({ finalized }) => finalized).length === 2,
    )
  })

  it('costs one cycle of retries when it is down, and the cause is in the log', async () => {
    const before = github.requests.length
    trouble(/CreateArtifact$/, 1_000, () => ({ status: 503, body: '{"msg":"storage is read-only"}' }))
    const step = await measure(await pushJob(github), good, 'down')
    expect({ exitCode: step.exitCode, verdict: step.outputs.verdict }).toEqual({
      exitCode: 0,
      verdict: 'passed',
    })
    const asked = github.requests.slice(before).filter(({ path }) => path.endsWith('/CreateArtifact'))
    expect(asked, step.stdout).toHaveLength(5)
    expect(step.stdout).toMatch(/::warning::There is no HTML report: .* after 5 attempts: .*503.*read-only/)
    expect(step.stdout).toMatch(
      /::warning::The baseline could not be stored.* not tried after the last upload failed: .*read-only/,
    )
  })

  it('leaves no name blocked: an upload that was begun and not finished is stored under another one', async () => {
    const job = await pushJob(github)
    // The service takes the name, and the answer never arrives.
    trouble(/CreateArtifact$/, 2, () => ({ status: 403, body: '{}' }))
    const first = await measure(job, good, 'begun')
    expect(first.outputs.verdict, first.stdout).toBe('passed')
    const run = [...github.artifacts.runs.values()].at(-1)
    if (run === undefined) throw new Error('there is no run')
    github.artifacts.begin('eval-gate-baseline-begun', run)
    github.artifacts.begin('eval-gate-baseline-begun (2)', run)
    const again = await measure(await pushJob(github, 'main', { runId: run.id, attempt: 2 }), good, 'begun')
    expect(again.stdout).toContain('Kept as the baseline')
    const pull = await github.createPullRequest('begun')
    const step = await measure(pullRequestJob(github, pull), broken, 'begun')
    expect(step.outputs.verdict, step.stdout).toBe('failed')
  })
})

describe('a comment whose answer got lost', () => {
  it('is found again, and written once', async () => {
    const pull = await github.createPullRequest('lost-answer')
    let left = 1
    const end = github.intercept(async (request) => {
      if (left === 0 || request.method !== 'POST' || !request.url.pathname.endsWith('/comments'))
        return undefined
      left -= 1
      await github.commentAs(token, pull.number, JSON.parse(request.body.toString()).body)
      return { status: 502 }
    })
    onTestFinished(() => void end())
    const step = await measure(pullRequestJob(github, pull), broken, 'lost answer')
    expect(step.outputs['comment-url'], step.stdout).not.toBe('')
    expect(step.stdout).not.toContain('could not be written')
    expect(await github.comments(pull.number)).toHaveLength(1)
  })
})

describe('a list of comments that is cut off', () => {
  it('is asked for again: there is one comment, and it is the one that was there', async () => {
    const pull = await github.createPullRequest('cut-comments')
    await measure(pullRequestJob(github, pull), good, 'cut comments')
    let cuts = 3
    const end = github.intercept(async (request) => {
      const isList = request.method === 'GET' && request.url.pathname.endsWith('/comments')
      if (!isList || cuts === 0) return undefined
      cuts -= 1
      const body = JSON.stringify(await github.comments(pull.number))
      return { status: 200, headers: { 'content-type': 'application/json' }, body, isCut: true }
    })
    onTestFinished(() => void end())
    const step = await measure(pullRequestJob(github, pull), broken, 'cut comments')
    expect(step.outputs['comment-url'], step.stdout).not.toBe('')
    expect(await github.comments(pull.number)).toHaveLength(1)
  })
})
