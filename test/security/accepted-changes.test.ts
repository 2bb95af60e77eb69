import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type GitHub, type PullRequest, startGitHub } from '../support/github.ts'
import { jsonReply } from '../support/http-server.ts'
import { pullRequestJob, pushJob, runStep } from '../support/run-action.ts'
import { createWorkspace, junitReport, type ReportCase } from '../support/workspace.ts'

let github: GitHub
let token: string

/** Tokens of people: Ada may write, Mallory may not. */
const [ada, mallory] = ['ada_token', 'mallory_token']
const suiteName = 'accepting'
const passing: readonly ReportCase[] = [{ name: 'adds' }, { name: 'removes' }, { name: 'pays' }]
const broken = (...names: readonly string[]): readonly ReportCase[] =>
  passing.map(({ name }) => (names.includes(name) ? { name, outcome: 'failed' } : { name }))

beforeEach(async () => {
  github = await startGitHub()
  token = await github.createToken()
  await github.api('PUT', '/repos/octo/app/collaborators/ada', { permission: 'push' })
  // So that there is something to compare with.
  await measureMain(passing)
})
afterEach(() => github.close())

const inputs = () => ({ reports: 'junit.xml', 'suite-name': suiteName, 'github-token': token })

async function measureMain(cases: readonly ReportCase[]) {
  return await runStep({
    workspace: createWorkspace({ 'junit.xml': junitReport(cases) }),
    inputs: inputs(),
    ...(await pushJob(github)),
  })
}

async function judge(
  pullRequest: PullRequest,
  cases: readonly ReportCase[],
  files: Record<string, string> = {},
) {
  const result = await runStep({
    workspace: createWorkspace({ 'junit.xml': junitReport(cases), ...files }),
    inputs: inputs(),
    ...pullRequestJob(github, pullRequest),
  })
  const comments = await github.comments(pullRequest.number)
  const comment = comments.find(({ user }) => user.login === 'github-actions[bot]')?.body ?? ''
  return { ...result, comment }
}

/** The command that the comment offers. */
function offerIn(comment: string): string {
  const offer = /^(\/evals accept [\s\S]*?reason:)\s*$/m.exec(comment)?.[1]
  if (offer === undefined) throw new Error(`no command is offered:\n${comment}`)
  return offer
}

let branches = 0
const newPullRequest = () => github.createPullRequest(`accept-${branches++}`)

const command = (pullRequest: PullRequest, names: readonly string[], more: Record<string, string> = {}) =>
  [
    `/evals accept ${more.commit ?? pullRequest.headSha}`,
    `suite: ${more.suite ?? suiteName}`,
    `until: ${more.until ?? new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)}`,
    ...names.map((name) => `- ${name}`),
    `reason: ${more.reason ?? 'the new terms'}`,
  ].join('\n')

describe('an intended change', () => {
  it('fails, is offered to be accepted, and passes visibly once somebody with write access pastes that', async () => {
    const pullRequest = await newPullRequest()
    const before = await judge(pullRequest, broken('pays'))
    expect(before.exitCode, before.stdout).toBe(1)
    await github.commentAs(ada, pullRequest.number, `${offerIn(before.comment)} no payments any more`)

    const after = await judge(pullRequest, broken('pays'))
    expect(after.exitCode, after.stdout).toBe(0)
    expect(after.outputs).toMatchObject({ verdict: 'passed', regressions: '0', accepted: '1' })
    for (const view of [after.comment, after.summary, after.stdout]) {
      expect(view).toContain('passed, 1 case accepted')
      expect(view).toMatch(/accepted by `?ada`? until \d/)
      expect(view).toContain('no payments any more')
      expect(view).toContain('pays')
    }
    expect(after.comment).not.toContain('/evals accept')
  })

  it('of one case leaves another red, and offers a command for that one alone', async () => {
    const pullRequest = await newPullRequest()
    const before = await judge(pullRequest, broken('pays'))
    await github.commentAs(ada, pullRequest.number, `${offerIn(before.comment)} intended`)
    const after = await judge(pullRequest, broken('pays', 'adds'))
    expect(after.exitCode, after.stdout).toBe(1)
    expect(after.outputs).toMatchObject({ regressions: '1', accepted: '1' })
    expect(offerIn(after.comment)).toContain('adds')
    expect(offerIn(after.comment)).not.toContain('pays')
  })

  it('says for how many cases it was given, where a later attempt breaks more', async () => {
    const pullRequest = await newPullRequest()
    await judge(pullRequest, broken('pays'))
    const all = command(pullRequest, ['pays']).replace('- pays', 'cases: all 1')
    await github.commentAs(ada, pullRequest.number, all)
    const after = await judge(pullRequest, broken('pays', 'adds'))
    expect(after.outputs).toMatchObject({ verdict: 'passed', accepted: '2' })
    for (const view of [after.comment, after.summary, after.stdout])
      expect(view).toMatch(/accepted by `?ada`? until \d{4}-\d\d-\d\d, given for 1 case: the new terms/)
    const { comparison } = JSON.parse(readFileSync(after.outputs['results-file'] ?? '', 'utf8'))
    expect(comparison.cases.map((of: { accepted?: { covered: number } }) => of.accepted?.covered)).toEqual([
      1, 1,
    ])
  })

  it('is not asked for where everything passes', async () => {
    const pullRequest = await newPullRequest()
    github.requests.length = 0
    await judge(pullRequest, passing)
    expect(github.requests.filter(({ path }) => path.includes('/permission'))).toEqual([])
  })
})

describe('a command counts only', () => {
  const pays = ['checkout > pays']

  it('from somebody with write access, for this suite, commit and case, whole, in time and as it was written', async () => {
    const [pullRequest, other] = [await newPullRequest(), await newPullRequest()]
    const say = (by: string, body: string) => github.commentAs(by, pullRequest.number, body)
    await say(ada, 'Looks good to me')
    const [edited] = await github.comments(pullRequest.number)
    await say(mallory, command(pullRequest, pays))
    await say(ada, command(pullRequest, pays, { suite: 'other' }))
    await say(ada, command(pullRequest, pays, { commit: 'a'.repeat(40) }))
    await say(ada, command(pullRequest, pays, { commit: pullRequest.headSha.slice(0, 12) }))
    await say(ada, command(pullRequest, pays, { until: '2020-01-01' }))
    await say(ada, command(pullRequest, pays, { reason: '' }))
    await say(ada, `> ${command(pullRequest, pays)}`)
    await say(ada, command(pullRequest, ['*', 'checkout > *', 'checkout > adds']))
    await github.commentAs(ada, other.number, command(pullRequest, pays))
    // GitHub's times have seconds.
    await new Promise((resolve) => setTimeout(resolve, 2_100))
    await github.api('PATCH', `/repos/octo/app/issues/comments/${edited?.id}`, {
      body: command(pullRequest, pays),
    })

    const result = await judge(pullRequest, broken('pays'))
    expect(result.exitCode, result.stdout).toBe(1)
    expect(result.outputs.accepted).toBe('0')
    for (const why of [
      'it is about aaaaaaa',
      'does not name the commit with all digits',
      'it ended on 2020-01-01',
      'has no reason',
      '“*”, but no such case got worse',
      '“checkout > *”, but no such case got worse',
      'the comment was edited',
    ]) {
      expect(result.stdout).toContain(why)
    }
    const ours = (await github.comments(pullRequest.number)).filter(({ body }) =>
      body.includes('<!-- eval-gate'),
    )
    expect(ours).toHaveLength(1)
    expect(result.stdout + ours[0]?.body).not.toContain('mallory')
  })

  it('from a person: no bot, no app, no deleted account, nobody who took over a login', async () => {
    const pullRequest = await newPullRequest()
    await github.commentAs(ada, pullRequest.number, command(pullRequest, pays))
    const stop = github.intercept(async ({ method, url }) => {
      if (method !== 'GET' || !url.pathname.endsWith(`/issues/${pullRequest.number}/comments`))
        return undefined
      const comments = await github.comments(pullRequest.number)
      return jsonReply(
        comments.flatMap(({ user, ...of }) => [
          { ...of, user: { ...user, type: 'Bot' } },
          { ...of, user: null },
          { ...of, user, performed_via_github_app: { id: 1 } },
          { ...of, user: { ...user, id: 424_242 } },
        ]),
      )
    })
    const result = await judge(pullRequest, broken('pays')).finally(stop)
    expect(result.exitCode, result.stdout).toBe(1)
    expect(result.stdout).not.toContain('does not count')
  })

  it('when GitHub can say so: trouble leaves the verdict red, and is said', async () => {
    const pullRequest = await newPullRequest()
    await github.commentAs(ada, pullRequest.number, command(pullRequest, ['checkout > pays']))
    const stop = github.intercept(async ({ url }) =>
      url.pathname.endsWith('/permission') ? jsonReply({ message: 'Oops' }, 500) : undefined,
    )
    const result = await judge(pullRequest, broken('pays')).finally(stop)
    expect(result.exitCode, result.stdout).toBe(1)
    expect(result.comment).toContain('so they count')
  })
})

describe('the file of accepted changes', () => {
  const file = '.github/eval-gate-accepted.yml'
  const entry = `accepted:
  - suite: ${suiteName}
    cases: [checkout > pays]
    reason: reviewed
    until: 2099-01-01
`
  const withReview = (pullRequest: PullRequest, review: object | undefined) =>
    github.intercept(async ({ url }) => {
      if (!url.pathname.endsWith(`/pulls/${pullRequest.number}/reviews`)) return undefined
      const { id } = await github.api<{ id: number }>('GET', '/users/ada')
      const approval = {
        user: { login: 'ada', id, type: 'User' },
        state: 'APPROVED',
        commit_id: pullRequest.headSha,
        html_url: 'https://github.com/octo/app/pull/1#review',
      }
      return jsonReply(review === undefined ? [] : [{ ...approval, ...review }])
    })

  it('counts for a pull request that adds to it once somebody with write access approved this commit', async () => {
    branches += 1
    const pullRequest = await github.createPullRequest(`accept-file-${branches}`, { [file]: entry })
    for (const review of [undefined, { commit_id: 'b'.repeat(40) }, { state: 'DISMISSED' }, {}]) {
      const stop = withReview(pullRequest, review)
      const isApproved = review !== undefined && Object.keys(review).length === 0
      const result = await judge(pullRequest, broken('pays')).finally(stop)
      expect(result.exitCode, result.stdout).toBe(isApproved ? 0 : 1)
      expect(result.comment).toContain(isApproved ? 'reviewed' : 'approve exactly this commit')
    }
  })

  it('on a branch of somebody means nothing: its commit can be the head of a pull request', async () => {
    branches += 1
    const { branch } = await github.createPullRequest(`accept-file-${branches}`, { [file]: entry })
    const result = await runStep({
      workspace: createWorkspace({ 'junit.xml': junitReport(broken('pays')) }),
      inputs: inputs(),
      ...(await pushJob(github, branch)),
    })
    expect(result.exitCode, result.stdout).toBe(1)
    expect(result.outputs.accepted).toBe('0')
  })

  it('in the workspace means nothing: the code under test can write there', async () => {
    const pullRequest = await newPullRequest()
    const stop = withReview(pullRequest, {})
    const result = await judge(pullRequest, broken('pays'), { [file]: entry }).finally(stop)
    expect(result.exitCode, result.stdout).toBe(1)
  })
})

describe('after the merge', () => {
  let stop: () => void

  async function commitToMain(name: string): Promise<string> {
    await github.api('PUT', `/repos/octo/app/contents/${name}.txt`, {
      message: name,
      content: '',
      branch: 'main',
    })
    return github.headOf('main')
  }

  /** A pull request that breaks `pays`, with that accepted and merged. */
  async function mergeAccepted(): Promise<void> {
    const pullRequest = await newPullRequest()
    await github.commentAs(ada, pullRequest.number, command(pullRequest, ['checkout > pays']))
    const merge = await commitToMain('merged')
    stop = github.intercept(async ({ url }) => {
      const [, commit] = /\/commits\/([0-9a-f]{40})\/pulls$/.exec(url.pathname) ?? []
      if (commit === undefined) return undefined
      const pull = await github.api<object>('GET', `/repos/octo/app/pulls/${pullRequest.number}`)
      return jsonReply(commit === merge ? [{ ...pull, merged_at: new Date().toISOString() }] : [])
    })
  }

  afterEach(() => stop())

  it('the branch passes, and later pull requests are compared with the new level', async () => {
    await mergeAccepted()
    const onMain = await measureMain(broken('pays'))
    expect(onMain.exitCode, onMain.stdout).toBe(0)
    expect(onMain.outputs).toMatchObject({ verdict: 'passed', accepted: '1' })

    const later = await judge(await newPullRequest(), broken('pays'))
    expect(later.exitCode, later.stdout).toBe(0)
    expect(later.summary).toContain('changed on the base branch itself')
  })

  it('the branch passes where it shows what was accepted only in its second run, and once alone', async () => {
    await mergeAccepted()
    const lucky = await measureMain(passing)
    expect(lucky.outputs).toMatchObject({ verdict: 'passed', accepted: '0' })
    await commitToMain('later')
    const shown = await measureMain(broken('pays'))
    expect(shown.exitCode, shown.stdout).toBe(0)
    expect(shown.outputs).toMatchObject({ verdict: 'passed', accepted: '1' })

    await commitToMain('repair')
    await measureMain(passing)
    await commitToMain('break')
    const again = await measureMain(broken('pays'))
    expect(again.outputs, again.stdout).toMatchObject({ accepted: '0' })
  })

  it('another break of the next runs is red', async () => {
    await mergeAccepted()
    await measureMain(passing)
    await commitToMain('later')
    const other = await measureMain(broken('adds'))
    expect(other.exitCode, other.stdout).toBe(1)
    expect(other.outputs).toMatchObject({ verdict: 'failed', accepted: '0' })
  })
})
