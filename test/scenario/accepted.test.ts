import { afterAll, beforeAll, expect, it } from 'vitest'
import { type GitHub, startGitHub } from '../support/github.ts'
import { jsonReply } from '../support/http-server.ts'
import { runCli } from '../support/run-cli.ts'
import { createWorkspace } from '../support/workspace.ts'

const file = '.github/eval-gate-accepted.yml'
const day = 24 * 60 * 60 * 1000
const until = new Date(Date.now() + 30 * day).toISOString().slice(0, 10)

let github: GitHub
let token: string

beforeAll(async () => {
  github = await startGitHub()
  // The emulation takes this list for an issue that is called "comments".
  github.intercept(async ({ url }) => {
    if (!url.pathname.endsWith('/issues/comments')) return undefined
    const list = async (of: string) =>
      await github.api<{ number: number }[]>('GET', `/repos/octo/app/${of}?state=all`)
    const numbers = new Set([...(await list('issues')), ...(await list('pulls'))].map((of) => of.number))
    return jsonReply((await Promise.all([...numbers].map((number) => github.comments(number)))).flat())
  })
  token = await github.createToken()
  await github.api('PUT', '/repos/octo/app/collaborators/ada', { permission: 'push' })
})
afterAll(() => github.close())

async function list(...flags: string[]) {
  const env = { GITHUB_TOKEN: token, GITHUB_API_URL: github.url, GITHUB_REPOSITORY: 'octo/app' }
  const ended = await runCli(['accepted', ...flags], { cwd: createWorkspace({}), env })
  const lines = ended.stdout.split('\n').filter(Boolean)
  return { ...ended, lines, records: lines.map((line) => JSON.parse(line)) }
}

const command = (commit: string, reason: string) =>
  `/evals accept ${commit}\nsuite: agents\nuntil: ${until}\n- "pays › twice"\nreason: ${reason}`

it('prints who accepted what, when and why, and what does not count', async () => {
  const pull = await github.createPullRequest('audit')
  const hostile = 'new terms \u202e ##[error]x \u009b31m'
  await github.commentAs('ada_token', pull.number, command(pull.headSha, hostile))
  await github.commentAs('mallory_token', pull.number, command(pull.headSha, 'let me in'))
  await github.commentAs('ada_token', pull.number, '/evals accept soon')
  await github.commentAs('ada_token', pull.number, 'I would not /evals accept that')
  const issue = await github.api<{ number: number }>('POST', '/repos/octo/app/issues', { title: 'Talk' })
  await github.commentAs('ada_token', issue.number, command(pull.headSha, 'on an issue'))
  const entry = (suite: string) =>
    `  - suite: ${suite}\n    cases: all\n    reason: a new model\n    until: ${until}\n`
  const put = async (text: string, sha?: string) =>
    await github.api<{ commit: { sha: string }; content: { sha: string } }>(
      'PUT',
      `/repos/octo/app/contents/${file}`,
      { message: 'Accept', content: Buffer.from(`accepted:\n${text}`).toString('base64'), sha },
    )
  const first = await put(entry('agents'))
  const second = await put(entry('agents') + entry('search'), first.content.sha)
  const stop = github.intercept(({ url }) =>
    url.pathname.endsWith('/pulls')
      ? jsonReply(
          url.pathname.includes(second.commit.sha)
            ? [
                {
                  number: pull.number,
                  merged_at: new Date().toISOString(),
                  user: { login: 'octo', id: 1 },
                  head: { sha: pull.headSha },
                  base: { ref: 'main' },
                },
              ]
            : [],
        )
      : undefined,
  )
  await github.api(
    'POST',
    `/repos/octo/app/pulls/${pull.number}/reviews`,
    { event: 'APPROVE', commit_id: pull.headSha },
    'ada_token',
  )

  const { exitCode, lines, records, stderr } = await list()
  stop()
  expect(exitCode, stderr).toBe(0)
  const common = { pullRequest: pull.number, where: 'comment' }
  expect(records).toHaveLength(5)
  expect(records).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        ...common,
        by: 'ada',
        commit: pull.headSha,
        suite: 'agents',
        cases: ['pays › twice'],
        reason: hostile,
        until,
        refused: null,
        at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      }),
      expect.objectContaining({
        ...common,
        by: 'mallory',
        refused: 'write access to the repository is required',
      }),
      expect.objectContaining({
        ...common,
        by: 'ada',
        suite: null,
        refused: expect.stringContaining('commit'),
      }),
      expect.objectContaining({ where: file, suite: 'agents', commit: first.commit.sha, approvedBy: [] }),
      expect.objectContaining({
        where: file,
        suite: 'search',
        cases: 'all',
        reason: 'a new model',
        pullRequest: pull.number,
        approvedBy: ['ada'],
      }),
    ]),
  )
  for (const line of lines) expect(line).not.toMatch(/[\u202e\u009b]|##\[/)
})

it('starts at a day, and refuses other words', async () => {
  const later = new Date(Date.now() + 2 * day).toISOString().slice(0, 10)
  expect(await list('--since', later)).toMatchObject({ exitCode: 0, records: [] })
  expect(await list('--since', 'yesterday')).toMatchObject({
    exitCode: 2,
    stderr: expect.stringContaining('--since must be a day like 2030-12-31'),
  })
})

it('is not complete where GitHub does not answer', async () => {
  const stop = github.intercept(({ url }) =>
    url.pathname.endsWith('/commits') ? { status: 403 } : undefined,
  )
  expect(await list()).toMatchObject({ exitCode: 3, records: [] })
  stop()
})
