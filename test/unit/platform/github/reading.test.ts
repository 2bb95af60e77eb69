import { describe, expect, it } from 'vitest'
import { PermissionError } from '../../../../src/errors.ts'
import { createConversations } from '../../../../src/platform/github/conversations.ts'
import { createJobSteps } from '../../../../src/platform/github/job-steps.ts'
import { createCommits } from '../../../../src/platform/github/repository/commits.ts'
import { createOtherRepositories } from '../../../../src/platform/github/repository/other-repositories.ts'
import { createReleases } from '../../../../src/platform/github/repository/releases.ts'
import { createRepositoryFiles } from '../../../../src/platform/github/repository/repository-files.ts'
import { createRest, type LoadRest } from '../../../../src/platform/github/rest.ts'
import { findOwnLogin } from '../../../../src/platform/github/sticky/own-texts.ts'
import { listBranchRuns, listNewestRuns } from '../../../../src/platform/github/workflow-runs.ts'
import type { Log } from '../../../../src/ports/platform.ts'
import { fakeClock } from '../../../support/clocks.ts'
import { json, serve } from '../../../support/http/scripted-server.ts'

const repository = { owner: 'octo', repo: 'app' }

/** GitHub with these answers by path, or a status in place of one; a list is given in pages of a hundred. */
async function github(answers: Readonly<Record<string, unknown>>): Promise<LoadRest> {
  const server = await serve((request, response) => {
    const { pathname, searchParams } = new URL(request.path, 'http://x')
    const path = decodeURIComponent(pathname.replace('/repos/octo/app', ''))
    const answer = answers[path]
    if (typeof answer === 'number') return json(answer, { message: 'no' })(request, response)
    if (!Array.isArray(answer) || !searchParams.has('per_page')) return json(200, answer)(request, response)
    const page = Number(searchParams.get('page') ?? 1)
    const next = `<${server.url}${pathname}?per_page=100&page=${page + 1}>; rel="next"`
    const headers = page * 100 < answer.length ? { link: next } : undefined
    return json(200, answer.slice((page - 1) * 100, page * 100), headers)(request, response)
  })
  return createRest('ghs_x', server.url, fakeClock(), { debug: () => {} } as unknown as Log)
}

const errorOf = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error: unknown) => error,
  )

describe('the commits of a repository', () => {
  const of = async (answers: Readonly<Record<string, unknown>>) =>
    createCommits(await github(answers), repository)

  it('are read with their order, where lines part, and the tip of a branch', async () => {
    const commits = await of({
      '/commits': [{ sha: 'c3' }, { sha: 'c2' }],
      '/compare/base...head': { merge_base_commit: { sha: 'c1' } },
      '/branches/main': { commit: { sha: 'c9' } },
      '/branches/gone': 404,
      '/branches/secret': 403,
      '/rules/branches/main': [{ type: 'deletion' }, { type: 'required_status_checks' }],
    })
    expect(await commits.rulesOf('main')).toEqual(['deletion', 'required_status_checks'])
    expect(await commits.ancestors('c3')).toEqual(['c3', 'c2'])
    expect(await commits.mergeBase('base', 'head')).toBe('c1')
    expect(await commits.tipOf('main')).toBe('c9')
    expect(await commits.tipOf('gone')).toBeUndefined()
    expect(await errorOf(commits.tipOf('secret'))).toMatchObject({ status: 403 })
  })

  it('contain a commit that adds nothing to them; of one that GitHub does not know nobody can say', async () => {
    const merge_base_commit = { sha: 'c1' }
    const commits = await of({
      '/compare/tip...old': { merge_base_commit, ahead_by: 0 },
      '/compare/tip...other': { merge_base_commit, ahead_by: 1 },
      '/compare/tip...unknown': 404,
      '/compare/tip...broken': 422,
    })
    const contained = await Promise.all(
      ['old', 'other', 'unknown'].map((commit) => commits.isContained(commit, 'tip')),
    )
    expect(contained).toEqual([true, false, undefined])
    expect(await errorOf(commits.isContained('broken', 'tip'))).toMatchObject({ status: 422 })
  })
})

describe('the commits of a branch that changed a file', () => {
  const time = (second: number) => new Date(Date.UTC(2026, 0, 1, 0, 0, second)).toISOString()
  const changing = async (commits: readonly unknown[]) =>
    createCommits(await github({ '/commits': commits }), repository).changing('a.yml', 'main', 0)
  const written = (sha: string) => ({ sha, parents: [], author: null, commit: {} })

  it('have their parent, their author and their time, where they have one', async () => {
    const author = { name: 'Ada L.', date: time(1) }
    const listed = await changing([
      { sha: 'c4', parents: [{ sha: 'c3' }, { sha: 'x' }], author: { login: 'ada' }, commit: { author } },
      { sha: 'c3', parents: [], author: null, commit: { author, committer: { date: time(9) } } },
      { sha: 'c2', parents: [], author: {}, commit: { author, committer: {} } },
      written('c1'),
    ])
    expect(listed).toEqual({
      isComplete: true,
      items: [
        { commit: 'c4', parent: 'c3', by: 'ada', at: Date.parse(time(1)) },
        { commit: 'c3', parent: undefined, by: 'Ada L.', at: Date.parse(time(9)) },
        { commit: 'c2', parent: undefined, by: 'Ada L.', at: Date.parse(time(1)) },
        { commit: 'c1', parent: undefined, by: undefined, at: 0 },
      ],
    })
  })

  it.each([
    [101, 101, true],
    [999, 999, true],
    [1000, 1000, false],
    [1001, 1000, false],
  ])('are the newest thousand: %i', async (count, read, isComplete) => {
    const listed = await changing(Array.from({ length: count }, (_, index) => written(`c${index}`)))
    expect([listed.items.length, listed.isComplete]).toEqual([read, isComplete])
  })
})

describe('the latest release', () => {
  const latest = async (answer: unknown) =>
    createReleases(await github({ '/releases/latest': answer }), repository).latest()

  it('is known by when it was published, else made', async () => {
    const [published_at, created_at] = ['2026-05-01T00:00:00Z', '2026-04-01T00:00:00Z']
    expect(await latest({ published_at, created_at })).toBe(Date.parse(published_at))
    expect(await latest({ published_at: null, created_at })).toBe(Date.parse(created_at))
    expect(await latest({ published_at: 'soon', created_at })).toBeUndefined()
    expect(await latest(404)).toBeUndefined()
    expect(await errorOf(latest(403))).toMatchObject({ permission: 'contents: read' })
  })
})

describe('a file of a commit', () => {
  const read = async (answer: unknown, until?: AbortSignal) =>
    createRepositoryFiles(await github({ '/contents/a/b.yml': answer }), repository).read(
      'a/b.yml',
      'c1',
      until,
    )

  it('is read as text, and anything else is ignored', async () => {
    const content = Buffer.from('größe: 1\n').toString('base64')
    const file = { type: 'file', encoding: 'base64', content }
    expect(await read(file)).toBe('größe: 1\n')
    expect(await read(file, AbortSignal.timeout(60_000))).toBe('größe: 1\n')
    expect(await read([file])).toBeUndefined()
    expect(await read({ ...file, type: 'symlink' })).toBeUndefined()
    expect(await read({ type: 'file', content })).toBeUndefined()
    expect(await read({ type: 'file', encoding: 'base64' })).toBeUndefined()
    expect(await errorOf(read({ ...file, encoding: 'none' }))).toBeInstanceOf(Error)
    expect(await read({ type: 'file' })).toBeUndefined()
    expect(await read(404)).toBeUndefined()
    expect(await errorOf(read(403))).toMatchObject({ permission: 'contents: read' })
  })

  it('of another repository is read at a commit or a tag', async () => {
    const content = Buffer.from('b').toString('base64')
    const asked: string[] = []
    const server = await serve((request, response) => {
      asked.push(request.path)
      const answer = request.path.includes('secret') ? 403 : request.path.includes('gone') ? 404 : 200
      return json(answer, { type: 'file', encoding: 'base64', content })(request, response)
    })
    const rest = createRest('ghs_x', server.url, fakeClock(), { debug: () => {} } as unknown as Log)
    const { read: readThere } = createOtherRepositories(rest)
    expect(await readThere('other/tool', 'action.yml', 'v1')).toBe('b')
    expect(await readThere('other/tool', 'action.yml', 'c'.repeat(40))).toBe('b')
    expect(await readThere('other/gone', 'action.yml', 'v1')).toBeNull()
    expect(await errorOf(readThere('other/secret', 'action.yml', 'v1'))).toMatchObject({ status: 403 })
    expect(asked.slice(0, 2)).toEqual([
      '/repos/other/tool/contents/action.yml?ref=refs%2Ftags%2Fv1',
      `/repos/other/tool/contents/action.yml?ref=${'c'.repeat(40)}`,
    ])
  })
})

describe('the steps of the job that asks', () => {
  const step = (
    name: string,
    conclusion: string | null,
    started_at: string | null = '2026-01-01T00:00:00Z',
  ) => ({
    name,
    conclusion,
    started_at,
    completed_at: '2026-01-01T00:00:09Z',
  })
  const own = { status: 'in_progress', runner_name: 'mine', steps: [step('test', 'failure')] }
  const of = async (jobs: readonly object[]) => {
    const rest = await github({ '/actions/runs/5/jobs': { jobs } })
    return await createJobSteps(rest, repository, { runId: '5', runner: 'mine' }).list()
  }
  const [startedAt, completedAt] = [Date.UTC(2026, 0, 1), Date.UTC(2026, 0, 1, 0, 0, 9)]

  it('are those of the job that runs on this runner', async () => {
    const jobs = [
      { ...own, status: 'completed', steps: [step('other', 'success')] },
      { ...own, runner_name: 'other', steps: [step('other', 'success')] },
      own,
    ]
    expect(await of(jobs)).toEqual([{ name: 'test', conclusion: 'failure', startedAt, completedAt }])
    expect(await of(jobs.slice(0, 2))).toEqual([])
  })

  it('have ended', async () => {
    const steps = [step('now', null), step('never', 'skipped', null), step('done', 'success')]
    const unfinished = { ...step('odd', 'success'), completed_at: null }
    const found = await of([{ ...own, steps: [...steps, unfinished] }])
    expect(found.map(({ name }) => name)).toEqual(['done'])
    expect(await of([{ ...own, steps: undefined }])).toEqual([])
  })

  it('are looked for on ten pages', async () => {
    const others = Array.from({ length: 100 }, () => ({ ...own, status: 'completed' }))
    let asked = 0
    const server = await serve((request, response) => {
      asked += 1
      const page = Number(new URL(request.path, 'http://x').searchParams.get('page'))
      return json(200, { jobs: page === 10 ? [own] : others })(request, response)
    })
    const rest = createRest('ghs_x', server.url, fakeClock(), { debug: () => {} } as unknown as Log)
    const steps = createJobSteps(rest, repository, { runId: '5', runner: 'mine' })
    expect(await steps.list()).toHaveLength(1)
    expect(asked).toBe(10)
  })
})

describe('runs of a branch', () => {
  const workflow = '.github/workflows/evals.yml'
  const run = (id: number, more: object = {}) => ({
    id,
    event: 'push',
    head_branch: 'main',
    head_repository: { full_name: 'octo/app' },
    head_sha: `c${id}`,
    path: `${workflow}@refs/heads/main`,
    created_at: new Date(Date.UTC(2026, 0, id)).toISOString(),
    ...more,
  })
  const others = [
    run(11, { head_repository: { full_name: 'mallory/app' } }),
    run(12, { head_branch: 'change' }),
    run(13, { head_repository: null }),
    run(14, { path: '.github/workflows/other.yml' }),
  ]
  const listed = (runs: readonly object[], total = runs.length) => ({
    workflow_runs: runs,
    total_count: total,
  })

  it('are those of this repository, this branch and this workflow', async () => {
    const runs = [run(1), ...others, run(2, { created_at: 'soon' })]
    const rest = await (await github({ '/actions/workflows/evals.yml/runs': listed(runs) }))()
    const place = { ...repository, workflowPath: workflow }
    const newest = await listNewestRuns(rest, place, 'main')
    expect(newest.runs).toEqual([
      { id: '1', commit: 'c1', createdAt: Date.UTC(2026, 0, 1), isOver: false },
      { id: '2', commit: 'c2', createdAt: 0, isOver: false },
    ])
    expect(newest.isComplete).toBe(true)
  })

  it('are of any workflow where none is asked for, and only of events of a branch', async () => {
    const runs = [run(3, { path: '.github/workflows/other.yml' }), run(4, { event: 'pull_request' })]
    const rest = await (await github({ '/actions/runs': listed(runs, 5) }))()
    const newest = await listNewestRuns(rest, repository, 'main')
    expect(newest.runs.map(({ id }) => id)).toEqual(['3'])
    expect(newest.isComplete).toBe(false)
  })

  it('has no runs for a workflow that never ran', async () => {
    const rest = await (await github({ '/actions/workflows/evals.yml/runs': 404 }))()
    const place = { ...repository, workflowPath: workflow }
    expect(await listNewestRuns(rest, place, 'main')).toMatchObject({ runs: [], isComplete: true })
    const broken = await (await github({ '/actions/workflows/evals.yml/runs': 403 }))()
    expect(await errorOf(listNewestRuns(broken, place, 'main'))).toMatchObject({ status: 403 })
  })

  it('are those of all events together, the newest first', async () => {
    const ofEvent: Readonly<Record<string, readonly object[]>> = {
      push: [run(4), run(1)],
      schedule: [run(5), run(2)],
      workflow_dispatch: [run(3)],
    }
    const server = await serve((request, response) => {
      const event = new URL(request.path, 'http://x').searchParams.get('event') ?? ''
      return json(200, listed(ofEvent[event] ?? []))(request, response)
    })
    const rest = await createRest('ghs_x', server.url, fakeClock(), { debug: () => {} } as unknown as Log)()
    const { runs } = await listBranchRuns(rest, repository, 'main', 0)
    expect(runs.map(({ id }) => id)).toEqual(['5', '4', '3', '2', '1'])
  })

  it.each([
    ['until one is older', 250, 151, [1], true],
    ['beyond one that is as old', 250, 150, [1, 2], true],
    ['until there are no more', 200, 0, [1, 2], true],
    ['until a page is empty', 900, 0, [1, 2, 3], false],
  ])('are read page by page %s', async (_, total, since, expected, isComplete) => {
    const pages = new Set<number>()
    const server = await serve((request, response) => {
      const { searchParams } = new URL(request.path, 'http://x')
      const page = Number(searchParams.get('page'))
      if (searchParams.get('event') !== 'push') return json(200, listed([]))(request, response)
      pages.add(page)
      // The day of a run is the number of those after it.
      const from = total - (page - 1) * 100
      const count = Math.max(0, Math.min(100, from))
      const runs = Array.from({ length: count }, (_, at) =>
        run(from - at, { created_at: new Date(day(from - at)).toISOString() }),
      )
      return json(200, listed(runs, total))(request, response)
    })
    const day = (number: number) => Date.UTC(2000, 0, number)
    const rest = await createRest('ghs_x', server.url, fakeClock(), { debug: () => {} } as unknown as Log)()
    const all = await listBranchRuns(rest, repository, 'main', day(since + 1))
    expect([...pages].sort()).toEqual(expected)
    expect(all.isComplete).toBe(isComplete)
    expect(all.runs).toEqual(all.runs.toSorted((a, b) => b.createdAt - a.createdAt))
  })
})

describe('our own login', () => {
  const of = async (status: number, body: unknown) => {
    const server = await serve(json(status, body))
    return await findOwnLogin(
      createRest('ghs_x', server.url, fakeClock(), { debug: () => {} } as unknown as Log),
    )
  }

  it('is what GraphQL says, else that of the token of the workflow', async () => {
    expect(await of(200, { data: { viewer: { login: 'robot' } } })).toBe('robot')
    expect(await of(200, { errors: [{ message: 'Resource not accessible' }] })).toBe('github-actions[bot]')
    expect(await of(404, { message: 'no' })).toBe('github-actions[bot]')
    expect(await of(499, { message: 'no' })).toBe('github-actions[bot]')
  })

  it('is not guessed when GitHub fails', async () => {
    expect(await errorOf(of(500, { message: 'no' }))).toMatchObject({ status: 500 })
    expect(await errorOf(of(429, { message: 'no' }))).toMatchObject({ status: 429 })
    expect(await errorOf(of(200, { viewer: 'robot' }))).toBeInstanceOf(TypeError)
  })
})

describe('what people say about a pull request', () => {
  const of = async (answers: Readonly<Record<string, unknown>>) =>
    createConversations(await github(answers), repository)
  const ada = { login: 'ada', id: 1, type: 'User' }
  const bot = { login: 'robot[bot]', id: 2, type: 'Bot' }
  const at = (second: number) => new Date(Date.UTC(2026, 0, 1, 0, 0, second)).toISOString()
  const pull = { number: 3, user: ada, head: { sha: 'h' }, base: { ref: 'main' }, merged_at: null }
  const described = { number: 3, author: 'ada', headSha: 'h', baseBranch: 'main' }

  it('begins with who opened it', async () => {
    expect(await (await of({ '/pulls/3': pull })).find(3)).toEqual(described)
    expect(await (await of({ '/pulls/3': { ...pull, user: null } })).find(3)).toMatchObject({
      author: undefined,
    })
    expect(await (await of({ '/pulls/3': 404 })).find(3)).toBeUndefined()
    expect(await errorOf((await of({ '/pulls/3': 403 })).find(3))).toBeInstanceOf(PermissionError)
  })

  it('has the pull requests that were merged with a commit', async () => {
    const conversations = await of({ '/commits/c/pulls': [pull, { ...pull, number: 4, merged_at: at(0) }] })
    expect(await conversations.mergedWith('c')).toEqual([{ ...described, number: 4 }])
  })

  it('has the commands of people, by time, on every page', async () => {
    const comment = (second: number, more: object = {}) => ({
      id: second,
      user: ada,
      body: '/evals accept',
      created_at: at(second),
      updated_at: at(second),
      html_url: `u${second}`,
      ...more,
    })
    const others = Array.from({ length: 105 }, (_, index) => comment(index, { body: ` /evals accept` }))
    const conversations = await of({
      '/issues/3/comments': [
        ...others,
        comment(9),
        comment(5, { updated_at: at(7) }),
        comment(6, { updated_at: at(7) }),
        comment(1, { user: bot }),
        comment(2, { performed_via_github_app: {} }),
        comment(3, { user: null }),
        comment(4, { performed_via_github_app: null }),
      ],
    })
    const found = await conversations.listComments(3, '/evals accept')
    expect(found.map(({ author, isEdited, url }) => [url, author?.login, isEdited])).toEqual([
      ['u1', undefined, false],
      ['u2', undefined, false],
      ['u3', undefined, false],
      ['u4', 'ada', false],
      ['u5', 'ada', true],
      ['u6', 'ada', false],
      ['u9', 'ada', false],
    ])
  })

  const said = (second: number, more: object = {}) => ({
    user: ada,
    body: '/evals accept',
    created_at: at(second),
    updated_at: at(second),
    html_url: `u${second}`,
    issue_url: 'https://api.github.com/repos/octo/app/issues/12',
    ...more,
  })
  const commentsOf = (count: number) => Array.from({ length: count }, (_, index) => said(index))

  it('has the commands of all pull requests since a time, with the number of each', async () => {
    const conversations = await of({
      '/issues/comments': [
        said(3),
        said(4),
        said(5, { body: 'no /evals accept' }),
        said(6, { body: null }),
        said(7, { issue_url: 'https://api.github.com/repos/octo/app/issues/twelve' }),
      ],
    })
    const { items, isComplete } = await conversations.listAllComments('/evals accept', Date.parse(at(4)))
    expect(items.map(({ url, number }) => [url, number])).toEqual([['u4', 12]])
    expect(isComplete).toBe(true)
  })

  it.each([
    [19_999, 19_999, true],
    [20_000, 20_000, false],
    [20_001, 20_000, false],
  ])('has the first 20,000 comments of all pull requests: %i', async (count, read, isComplete) => {
    const conversations = await of({ '/issues/comments': commentsOf(count) })
    const listed = await conversations.listAllComments('/evals accept', 0)
    expect([listed.items.length, listed.isComplete]).toEqual([read, isComplete])
  })

  it('has the first 3,000 comments and reviews of one', async () => {
    const reviews = Array.from({ length: 3_001 }, (_, index) => ({
      user: { login: `user-${index}`, id: index, type: 'User' },
      state: 'APPROVED',
      commit_id: 'h',
      html_url: 'u',
    }))
    const conversations = await of({ '/issues/3/comments': commentsOf(3_001), '/pulls/3/reviews': reviews })
    expect(await conversations.listComments(3, '/evals accept')).toHaveLength(3_000)
    expect(await conversations.listApprovals(3)).toHaveLength(3_000)
  })

  it('has approvals that nothing has replaced', async () => {
    const review = (user: object | null, state: string, commit_id: string | null = 'h') => ({
      user,
      state,
      commit_id,
      html_url: 'u',
    })
    const [bob, eve, dan] = ['bob', 'eve', 'dan'].map((login, index) => ({
      login,
      id: 10 + index,
      type: 'User',
    }))
    const conversations = await of({
      '/pulls/3/reviews': [
        review(ada, 'APPROVED', 'old'),
        review(ada, 'APPROVED'),
        review(ada, 'COMMENTED', 'later'),
        review(ada, 'PENDING', 'later'),
        review(bob ?? null, 'APPROVED'),
        review(bob ?? null, 'CHANGES_REQUESTED'),
        review(eve ?? null, 'APPROVED'),
        review(eve ?? null, 'DISMISSED'),
        review(dan ?? null, 'APPROVED', null),
        review(bot, 'APPROVED'),
        review(null, 'APPROVED'),
      ],
    })
    expect(await conversations.listApprovals(3)).toEqual([
      { author: { login: 'ada', id: 1 }, commit: 'h', url: 'u' },
      { author: undefined, commit: 'h', url: 'u' },
    ])
  })

  it('counts by what GitHub lets the very person do now', async () => {
    const may = async (answer: unknown) =>
      (await of({ '/collaborators/ada/permission': answer })).mayWrite({ login: 'ada', id: 1 })
    expect(await may({ permission: 'write', user: ada })).toBe(true)
    expect(await may({ permission: 'admin', user: ada })).toBe(true)
    expect(await may({ permission: 'read', user: ada })).toBe(false)
    expect(await may({ permission: 'write', user: { ...ada, id: 9 } })).toBe(false)
    expect(await may({ permission: 'write', user: null })).toBe(false)
    expect(await may(404)).toBe(false)
    expect(await errorOf(may(403))).toMatchObject({ permission: 'contents: read' })
  })
})
