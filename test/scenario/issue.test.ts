import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Ledger } from '../../src/model/ledger.ts'
import { type GitHub, startGitHub } from '../support/github.ts'
import { pullRequestJob, pushJob, runStep } from '../support/run-action.ts'
import { createWorkspace, junitReport, type ReportCase, writeFiles } from '../support/workspace.ts'
import { zipOf } from '../support/zip.ts'

interface Issue {
  readonly number: number
  readonly title: string
  readonly state: string
  readonly body: string
  readonly user: { readonly login: string }
  readonly labels: readonly { readonly name: string }[]
  readonly assignees: readonly { readonly login: string }[]
}

let github: GitHub
let token: string

beforeAll(async () => {
  github = await startGitHub()
  token = await github.createToken()
})
afterAll(() => github.close())

async function issuesOf(suite: string, state = 'all'): Promise<readonly Issue[]> {
  const all = await github.api<Issue[]>('GET', `/repos/octo/app/issues?state=${state}&per_page=100`)
  return all.filter(({ title }) => title.includes(`: ${suite} `)).toSorted((a, b) => a.number - b.number)
}

async function talkOn(issue: Issue | undefined): Promise<readonly string[]> {
  const comments = await github.comments(issue?.number ?? 0)
  return comments.map(({ body }) => body)
}

const good: readonly ReportCase[] = [{ name: 'adds' }, { name: 'removes' }, { name: 'pays' }]
const failing = (...names: readonly string[]) =>
  good.map(({ name }) => ({
    name,
    outcome: names.includes(name) ? ('failed' as const) : ('passed' as const),
  }))

/** A suite that is measured on the default branch, night after night. */
function nightly(suite: string, more: Record<string, string> = {}, policy = 'kind: tests\n') {
  // One failure after another test was flaky once is a regression only where the policy says that these are tests.
  const workspace = createWorkspace({ 'gate.yml': policy })
  const inputs = {
    reports: 'reports/*.xml',
    'suite-name': suite,
    'github-token': token,
    policy: 'gate.yml\nissue-on-failure: true',
    'html-report': 'off',
    ...more,
  }
  return async (
    cases: readonly ReportCase[],
    options: { runId?: number; attempt?: number; event?: 'push' | 'schedule' } = {},
  ) => {
    writeFiles(workspace, { 'reports/junit.xml': junitReport(cases) })
    return runStep({
      workspace,
      inputs,
      ...(await pushJob(github, 'main', { event: 'schedule', ...options })),
    })
  }
}

async function pushCommit(name: string): Promise<string> {
  await github.api('PUT', `/repos/octo/app/contents/${name}.txt`, {
    message: name,
    content: Buffer.from(name).toString('base64'),
    branch: 'main',
  })
  return github.headOf('main')
}

describe('the issue about a suite', () => {
  it('is opened, updated without noise, and closed when the suite passes again', async () => {
    const measure = nightly('life', {
      policy: 'gate.yml\nissue-on-failure: true\nissue-labels: [evals, nightly]\nissue-assignees: "@octo"',
    })
    const wellAt = await github.headOf('main')
    await measure(good)
    expect(await issuesOf('life')).toEqual([])

    const brokenAt = await pushCommit('breaks-removes')
    const first = await measure(failing('removes'))
    const [issue, ...others] = await issuesOf('life')
    expect(others).toEqual([])
    expect(first.outputs['issue-url']).toMatch(new RegExp(`/issues/${issue?.number}$`))
    expect(issue).toMatchObject({ state: 'open', user: { login: 'github-actions[bot]' } })
    expect(issue?.labels.map(({ name }) => name).toSorted()).toEqual(['evals', 'nightly'])
    expect(issue?.assignees.map(({ login }) => login)).toEqual(['octo'])
    expect(issue?.body).toContain(`https://github.com/octo/app/compare/${wellAt}...${brokenAt}`)
    expect(issue?.body).toContain('1 of 1 measurement since then failed')
    expect(issue?.body).toContain('removes')

    // It is still broken: the branch stays red, and nobody is told twice.
    const second = await measure(failing('removes'))
    expect(second.outputs.verdict).toBe('failed')
    const [later] = await issuesOf('life')
    expect(later).toMatchObject({ number: issue?.number, state: 'open' })
    expect(later?.body).toContain('2 of 2 measurements since then failed')
    expect(later?.body).toMatch(/Broken since then:\n\n- `[^\n]*removes`/)
    expect(later?.body).toContain(`compare/${wellAt}...${brokenAt}`)
    expect(await talkOn(later)).toEqual([])

    // More has broken: that is worth a word.
    await measure(failing('removes', 'pays'))
    expect(
      (await talkOn(later)).map((text) => text.includes('1 further case broke') && text.includes('pays')),
    ).toEqual([true])

    // One of the two is fixed: the issue stays, silently.
    await measure(failing('pays'))
    expect(await talkOn(later)).toHaveLength(1)
    expect(await issuesOf('life', 'open')).toHaveLength(1)

    const last = await measure(good)
    expect(last.outputs['issue-url']).toBe('')
    expect(await issuesOf('life')).toMatchObject([{ number: issue?.number, state: 'closed' }])
    expect((await talkOn(later)).at(-1)).toContain('Passing again')
  })

  it('is opened when the branch has slowly lost pass rate, though every measurement passed', async () => {
    const measure = nightly('drifts', {}, 'kind: evals\n')
    const names = Array.from({ length: 20 }, (_, index) => `question ${index}`)
    const now = names.map((name, index) => ({
      name,
      outcome: index < 5 ? ('failed' as const) : ('passed' as const),
    }))
    const first = await measure(now)
    expect(await issuesOf('drifts')).toEqual([])

    // As if it had been measured five times a day for six weeks, and those five had passed until last week.
    const text = readFileSync(first.outputs['results-file'] ?? '', 'utf8')
    const { ledger } = JSON.parse(text) as { ledger: Ledger }
    expect(ledger.entries).toHaveLength(1)
    const failing = ledger.days[0]?.passed ?? []
    const days = Array.from({ length: 44 }, (_, age) => ({
      date: new Date(Date.now() - age * 86_400_000).toISOString().slice(0, 10),
      runs: 5,
      passed: failing.map((passed) => (age < 7 ? 5 * passed : 5)),
      judged: failing.map(() => 5),
    }))
    const aged = text.replace(/^"ledger":.*$/m, `"ledger":${JSON.stringify({ ...ledger, days })},`)
    const stored = github.artifacts.artifacts.find(({ name }) => name.includes('drifts'))
    if (stored === undefined) throw new Error('no baseline was stored')
    stored.body = zipOf([{ name: 'eval-gate-results.json', content: aged }])

    const second = await measure(now)
    expect(second.exitCode, second.stdout).toBe(0)
    expect(second.outputs.verdict).toBe('passed')
    const [issue] = await issuesOf('drifts', 'open')
    expect(second.outputs['issue-url']).toMatch(new RegExp(`/issues/${issue?.number}$`))
    expect(issue?.title).toBe('Eval Gate: drifts has slowly got worse')
    expect(issue?.body).toContain('**Before**: 100% of iterations passed')
    expect(second.summary).toContain('slowly lost 25 points')
    expect(second.stdout).toContain('slowly lost 25 points')
    const carried = JSON.parse(readFileSync(second.outputs['results-file'] ?? '', 'utf8')).ledger as Ledger
    expect(carried.days).toHaveLength(44)
    expect(carried.entries).toHaveLength(2)

    // A pull request did not cause it, and says so to those who look.
    const pullRequest = await github.createPullRequest('after-the-drift')
    const workspace = createWorkspace({ 'reports/junit.xml': junitReport(now) })
    const seen = await runStep({
      workspace,
      inputs: { reports: 'reports/*.xml', 'suite-name': 'drifts', 'github-token': token },
      ...pullRequestJob(github, pullRequest),
    })
    expect(seen.outputs.verdict).toBe('passed')
    expect(seen.summary).toContain('The base branch has slowly lost 25 points')
  })

  it('looks up the latest release where the policy compares a slow drift with it', async () => {
    const measure = nightly('since the release', {}, 'kind: evals\ndrift: { anchor: latest-release }\n')
    const before = github.requests.length
    const without = await measure(good)
    expect(without.exitCode, without.stdout).toBe(0)
    expect(without.stdout).toContain('There is no release yet')
    await github.api('POST', '/repos/octo/app/releases', { tag_name: 'v1.0.0' })
    const since = await measure(good)
    expect(since.exitCode, since.stdout).toBe(0)
    expect(since.stdout).not.toContain('There is no release yet')
    const asked = github.requests.slice(before).filter(({ path }) => path.endsWith('/releases/latest'))
    expect(asked).toHaveLength(2)
  })

  it('that we have closed is reopened by the next failure', async () => {
    const measure = nightly('again')
    await measure(good)
    await measure(failing('pays'))
    await measure(good)
    await measure(failing('adds'))
    const [issue, ...others] = await issuesOf('again')
    expect(others).toEqual([])
    expect(issue?.state).toBe('open')
    expect(issue?.body).toContain('1 of 1 measurement')
    expect((await talkOn(issue)).at(-1)).toContain('Failing again')
  })

  it('that a person has closed stays closed; the next failure gets a new one', async () => {
    const measure = nightly('by hand')
    await measure(good)
    await measure(failing('pays'))
    const [first] = await issuesOf('by hand')
    await github.api('PATCH', `/repos/octo/app/issues/${first?.number}`, { state: 'closed' })
    await measure(failing('pays', 'adds'))
    expect((await issuesOf('by hand')).map(({ state }) => state)).toEqual(['closed', 'open'])
  })

  it('says so when no commit can be to blame', async () => {
    const measure = nightly('drift')
    await measure(good)
    await measure(failing('pays'))
    expect((await issuesOf('drift'))[0]?.body).toContain('something outside the repository has changed')
  })

  it('names an outage instead of a commit, and a break that shows after it with its commits', async () => {
    const measure = nightly('outage')
    const limited = good.map(({ name }) => ({
      name,
      outcome: 'errored' as const,
      message: 'APIError: 429 Too Many Requests',
    }))
    const wellAt = await github.headOf('main')
    await measure(good)
    await pushCommit('innocent')
    await measure(limited)
    await measure(limited)
    const [issue] = await issuesOf('outage')
    expect(issue?.body).toContain('**Cause**: the provider refused requests (rate limit or quota)')
    expect(issue?.body).toContain('2 of 2 measurements since then failed')
    expect(issue?.body).toContain('No commit is to blame. Lower the concurrency or raise the limit')
    expect(issue?.body).not.toContain('First bad commit')

    const brokenAt = await pushCommit('breaks-pays')
    await measure(failing('pays'))
    const [other] = await issuesOf('outage')
    expect(other).toMatchObject({ number: issue?.number, state: 'open' })
    expect(other?.body).toContain(`compare/${wellAt}...${brokenAt}`)
    expect(other?.body).toContain('1 of 1 measurement since then failed')
    expect(other?.body).not.toContain('No commit is to blame')
    expect(other?.body).not.toMatch(/Broken since then:\n\n[^#]*adds/)
    await measure(good)
    expect(await issuesOf('outage', 'open')).toEqual([])
    await measure(limited)
    await measure(good)
    expect(await issuesOf('outage', 'open')).toEqual([])
  })

  it('is not opened by a pull request, another branch, or without being asked for', async () => {
    const workspace = createWorkspace({ 'reports/junit.xml': junitReport(good) })
    const inputs = {
      reports: 'reports/*.xml',
      'suite-name': 'elsewhere',
      'github-token': token,
      policy: 'issue-on-failure: true\nmin-pass-rate: 100%',
    }
    const pullRequest = await github.createPullRequest('elsewhere')
    writeFiles(workspace, { 'reports/junit.xml': junitReport(failing('pays')) })
    const steps = [
      await runStep({ workspace, inputs, ...pullRequestJob(github, pullRequest) }),
      await runStep({ workspace, inputs, ...(await pushJob(github, 'elsewhere')) }),
      await runStep({
        workspace,
        inputs: { ...inputs, policy: 'min-pass-rate: 100%' },
        ...(await pushJob(github)),
      }),
    ]
    expect(steps.map(({ exitCode }) => exitCode)).toEqual([1, 1, 1])
    expect(await issuesOf('elsewhere')).toEqual([])
    const onMain = await runStep({ workspace, inputs, ...(await pushJob(github)) })
    expect(onMain.outputs['issue-url'], onMain.stdout).not.toBe('')
    expect(await issuesOf('elsewhere')).toHaveLength(1)
  })

  it('is not touched by an older run', async () => {
    const measure = nightly('order')
    await measure(good, { runId: 9801 })
    await measure(failing('pays'), { runId: 9803 })
    const late = await measure(good, { runId: 9802, attempt: 2 })
    expect(late.stdout).toContain('newer measurement')
    expect(await issuesOf('order', 'open')).toHaveLength(1)
  })

  it('without the permission the step says which lines to add, and goes on', async () => {
    const readOnly = await github.createToken({ contents: 'read', actions: 'read', issues: 'read' })
    const step = await nightly('refused', {
      'github-token': readOnly,
      policy: 'issue-on-failure: true\nmin-pass-rate: 100%',
    })(failing('pays'))
    expect(step.exitCode, step.stdout).toBe(1)
    expect(step.summary).toContain('issues: write')
  })
})
