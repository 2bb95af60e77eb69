import { describe, expect, it } from 'vitest'
import { PermissionError } from '../../../../src/errors.ts'
import { createConversations } from '../../../../src/platform/github/conversations.ts'
import { createCommits } from '../../../../src/platform/github/repository/commits.ts'
import { createReleases } from '../../../../src/platform/github/repository/releases.ts'
import { createRepositoryFiles } from '../../../../src/platform/github/repository/repository-files.ts'
import { createRest, type LoadRest } from '../../../../src/platform/github/rest.ts'
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
    })
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
    expect(await read({ type: 'file', content })).toBe('größe: 1\n')
    expect(await read({ type: 'file', content }, AbortSignal.timeout(60_000))).toBe('größe: 1\n')
    expect(await read([{ type: 'file', content }])).toBeUndefined()
    expect(await read({ type: 'symlink', content })).toBeUndefined()
    expect(await read({ type: 'file' })).toBeUndefined()
    expect(await read(404)).toBeUndefined()
    expect(await errorOf(read(403))).toMatchObject({ permission: 'contents: read' })
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
