import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PermissionError } from '../../../../../src/errors.ts'
import { createSeededRandom } from '../../../../../src/gate/statistics/permutation.ts'
import { createRest } from '../../../../../src/platform/github/rest.ts'
import { createIssues } from '../../../../../src/platform/github/sticky/issues.ts'
import type { Clock, Log } from '../../../../../src/ports/platform.ts'
import { type GitHub, startGitHub } from '../../../../support/github.ts'
import { jsonReply } from '../../../../support/http-server.ts'

interface Issue {
  readonly number: number
  readonly title: string
  readonly state: string
  readonly body: string
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

const silent: Log = {
  debug: () => {},
  info: () => {},
  notice: () => {},
  warning: () => {},
  error: () => {},
  group: (_, body) => body(),
  mask: () => {},
}
const clock: Clock = { now: () => Date.now(), sleep: async () => {} }
const issuesAs = (run: number, as = token, attempt = 1) =>
  createIssues({
    rest: createRest(as, github.url, clock, silent),
    repository: { owner: 'octo', repo: 'app' },
    context: { provider: 'github_actions', runId: String(run), attempt },
    clock,
    log: silent,
  })
const nobody = { labels: [], assignees: [] }
const text = (title: string, more = '') => ({
  title: `Eval Gate: ${title} is failing`,
  body: `body${more}`,
  note: '{"a":"-->"}',
})

describe('writing the issue', () => {
  it('opens it with its labels and people, and finds it with its note', async () => {
    const opened = await issuesAs(5).open('labels', text('labels'), {
      labels: ['evals', 'red'],
      assignees: ['ada'],
    })
    expect(opened).toMatchObject({ isOpen: true, isNewer: false, note: '{"a":"-->"}' })
    const [issue] = await issuesOf('labels')
    expect(issue?.labels.map(({ name }) => name)).toEqual(['evals', 'red'])
    expect(issue?.assignees.map(({ login }) => login)).toEqual(['ada'])
    expect(await issuesAs(6).find('labels')).toMatchObject({ ...opened, isNewer: false })
    expect(await issuesAs(4).find('labels')).toMatchObject({ number: opened.number, isNewer: true })
    expect(await issuesAs(5, token, 2).find('labels')).toMatchObject({ isNewer: false })
    expect(await issuesAs(5).find('label')).toBeUndefined()
  })

  it('replaces its text, comments on what is new, closes and opens it', async () => {
    const opened = await issuesAs(1).open('changes', text('changes'), nobody)
    const states: unknown[] = []
    const change = async (run: number, to: { readonly isOpen: boolean; readonly comment?: string }) => {
      const known = (await issuesAs(run).find('changes')) ?? opened
      await issuesAs(run).change('changes', known, text('changes', ` of run ${run}`), to)
      const [issue] = await issuesOf('changes')
      states.push([
        issue?.state,
        issue?.body.includes(`body of run ${run}`),
        (await github.comments(opened.number)).length,
      ])
    }
    await change(2, { isOpen: true })
    await change(3, { isOpen: true, comment: 'worse' })
    await change(4, { isOpen: false, comment: 'good again' })
    await change(5, { isOpen: true })
    expect(states).toEqual([
      ['open', true, 0],
      ['open', true, 1],
      ['closed', true, 2],
      ['open', true, 2],
    ])
    const comments = await github.comments(opened.number)
    expect(comments.map(({ body }) => body)).toEqual(['worse', 'good again'])
    expect(await issuesAs(5).find('changes')).toMatchObject({ number: opened.number, isOpen: true })
  })

  it('keeps within the limits of GitHub', async () => {
    const long = { title: `Eval Gate: long ${'x'.repeat(300)}`, body: 'y'.repeat(70_000), note: 'n' }
    await issuesAs(1).open('long', long, nobody)
    const [issue] = await issuesOf('long')
    expect(issue?.title.length).toBeLessThanOrEqual(256)
    expect(issue?.body.length).toBeLessThanOrEqual(65_536)
    expect(await issuesAs(2).find('long')).toMatchObject({ note: 'n' })
  })

  it('names the permission that a token lacks', async () => {
    const reader = await github.createToken({ contents: 'read', issues: 'read' })
    const error = await issuesAs(1, reader)
      .open('refused', text('refused'), nobody)
      .catch((one: unknown) => one)
    expect(error).toBeInstanceOf(PermissionError)
    expect(error).toMatchObject({ permission: 'issues: write' })
  })
})

describe('finding the issue again', () => {
  it('jobs that open one at the same time end with one open issue, and agree which', async () => {
    const random = createSeededRandom('jobs that open an issue')
    const stop = github.intercept(async ({ url }) => {
      if (url.pathname.endsWith('/issues')) await new Promise((resolve) => setTimeout(resolve, random() * 20))
      return undefined
    })
    for (let round = 0; round < 8; round += 1) {
      const key = `at once ${round}`
      const opened = await Promise.all(
        [1, 2, 3].map(async (run) => {
          const issues = issuesAs(run)
          return (await issues.find(key)) ?? (await issues.open(key, text(key), nobody))
        }),
      )
      const open = await issuesOf(key, 'open')
      expect(open).toHaveLength(1)
      expect(opened.map(({ number }) => number)).toEqual([1, 2, 3].map(() => open[0]?.number))
    }
    stop()
  })

  it('a marker of somebody else counts for nothing', async () => {
    await issuesAs(1).open('forged', text('forged'), nobody)
    const [ours] = await issuesOf('forged')
    await github.api('PATCH', `/repos/octo/app/issues/${ours?.number}`, { state: 'closed' }, token)
    await github.api(
      'POST',
      '/repos/octo/app/issues',
      { title: 'mine', body: ours?.body ?? '' },
      'mallory_token',
    )
    expect(await issuesAs(2).find('forged')).toMatchObject({
      number: ours?.number,
      isOpen: false,
      isNewer: false,
    })
  })

  it('is found behind more than a hundred others, by a key of any shape', async () => {
    const key = 'behind --> <b>\n\u202emany'
    const opened = await issuesAs(1).open(key, text('behind'), nobody)
    for (let index = 0; index < 110; index += 1) {
      await github.api('POST', '/repos/octo/app/issues', { title: `other ${index}` })
    }
    expect(await issuesAs(2).find(key)).toMatchObject({ number: opened.number, note: '{"a":"-->"}' })
  })

  it('somebody on the list who may not be assigned does not stop the issue', async () => {
    const stop = github.intercept((request) =>
      request.method === 'POST' && request.url.pathname.endsWith('/issues') && request.body.includes('gone')
        ? jsonReply({ message: 'Validation Failed', errors: [{ field: 'assignees', code: 'invalid' }] }, 422)
        : undefined,
    )
    const opened = await issuesAs(1).open('assignees', text('assignees'), { labels: [], assignees: ['gone'] })
    stop()
    expect(opened.isOpen).toBe(true)
  })
})
