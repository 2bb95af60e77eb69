import { expect, it } from 'vitest'
import { listAcceptances } from '../../../../src/jobs/acceptance/list-acceptances.ts'
import type { Approval, ConversationComment, Person } from '../../../../src/ports/conversations.ts'
import type { ChangingCommit } from '../../../../src/ports/github.ts'

const file = '.github/eval-gate-accepted.yml'
const commit = 'a'.repeat(40)
const ada: Person = { login: 'Ada', id: 1 }
const eve: Person = { login: 'eve', id: 2 }
const sinceMs = Date.UTC(2030, 0, 1)
const entry = (reason: string) => `  - {suite: evals, cases: [pays], reason: ${reason}, until: 2030-03-01}\n`
const accepted = (...reasons: readonly string[]) => `accepted:\n${reasons.map(entry).join('')}`
const command = (reason: string) =>
  `/evals accept ${commit}\nsuite: evals\nuntil: 2030-01-20\ncases: all 3\nreason: ${reason}`

function comment(day: number, more: Partial<ConversationComment & { readonly number: number }> = {}) {
  const createdAt = Date.UTC(2030, 0, day)
  return {
    author: ada,
    body: command(`day ${day}`),
    createdAt,
    isEdited: false,
    url: `#${day}`,
    number: 7,
    ...more,
  }
}

interface World {
  readonly comments?: readonly ReturnType<typeof comment>[]
  readonly commits?: readonly ChangingCommit[]
  readonly files?: Readonly<Record<string, string>>
  readonly approvals?: readonly Approval[]
  readonly incomplete?: 'comments' | 'commits'
}

async function list({ comments = [], commits = [], files = {}, approvals = [], incomplete }: World) {
  const asked: string[] = []
  const listed = await listAcceptances({ branch: 'main', sinceMs }, {
    conversations: {
      listAllComments: async (start: string, since: number) => {
        expect([start, since]).toEqual(['/evals accept', sinceMs])
        return { items: comments, isComplete: incomplete !== 'comments' }
      },
      find: async (number: number) => (number === 7 ? { number } : undefined),
      mayWrite: async ({ login }: Person) => {
        asked.push(login)
        return login === 'Ada'
      },
      mergedWith: async (of: string) =>
        of === 'merge' ? [{ number: 9, headSha: 'head', baseBranch: 'main' }] : [],
      listApprovals: async (number: number) => (number === 9 ? approvals : []),
    },
    commits: {
      changing: async (path: string, branch: string, since: number) => {
        expect([path, branch, since]).toEqual([file, 'main', sinceMs])
        return { items: commits, isComplete: incomplete !== 'commits' }
      },
    },
    repositoryFiles: { read: async (path: string, of: string) => (path === file ? files[of] : undefined) },
  } as unknown as Parameters<typeof listAcceptances>[1])
  return { ...listed, asked }
}

const changed = (more: Partial<ChangingCommit> = {}): ChangingCommit => ({
  commit: 'merge',
  parent: 'before',
  by: 'octo',
  at: Date.UTC(2030, 0, 5),
  ...more,
})

it('lists what comments accept, with what they say', async () => {
  expect(await list({ comments: [comment(2)] })).toEqual({
    items: [
      {
        at: '2030-01-02T00:00:00.000Z',
        by: 'Ada',
        where: 'comment',
        pullRequest: 7,
        commit,
        suite: 'evals',
        cases: 'all',
        reason: 'day 2',
        until: '2030-01-20',
        refused: null,
        url: '#2',
      },
    ],
    isComplete: true,
    asked: ['Ada'],
  })
})

it('lists what does not count with the reason, and asks for the rights of each person once', async () => {
  const { items, asked } = await list({
    comments: [
      comment(2, { author: eve }),
      comment(3, { author: eve }),
      comment(4, { isEdited: true }),
      comment(5, { author: undefined }),
      comment(6, { body: '/evals accept' }),
    ],
  })
  expect(items.map(({ by, refused, suite }) => [by, suite, refused])).toEqual([
    ['eve', 'evals', 'write access to the repository is required'],
    ['eve', 'evals', 'write access to the repository is required'],
    ['Ada', 'evals', expect.stringContaining('edited')],
    [null, 'evals', 'only people can accept a change'],
    ['Ada', null, expect.stringContaining('does not name the commit')],
  ])
  expect(asked).toEqual(['eve'])
})

it('leaves out comments on issues and comments that are no command', async () => {
  const { items } = await list({
    comments: [comment(2, { number: 8 }), comment(3, { body: '/evals acceptable' })],
  })
  expect(items).toEqual([])
})

it('lists the entries that a commit brought, with who approved exactly its pull request', async () => {
  const approval = (author: Person | undefined, of: string): Approval => ({ author, commit: of, url: '#' })
  const { items } = await list({
    commits: [changed()],
    files: { before: accepted('old'), merge: accepted('old', 'new') },
    approvals: [approval(ada, 'head'), approval(eve, 'older'), approval(undefined, 'head')],
  })
  expect(items).toEqual([
    {
      at: '2030-01-05T00:00:00.000Z',
      by: 'octo',
      where: file,
      pullRequest: 9,
      commit: 'merge',
      suite: 'evals',
      cases: ['pays'],
      reason: 'new',
      until: '2030-03-01',
      approvedBy: ['Ada'],
      refused: null,
      url: null,
    },
  ])
})

it('lists all entries of the first commit, which nobody merged, and none of a commit that removes the file', async () => {
  const first = changed({ commit: 'first', parent: undefined, by: undefined })
  const files = { undefined: accepted('a'), first: accepted('a', 'b') }
  const { items } = await list({ commits: [first, changed({ commit: 'removed', parent: 'first' })], files })
  expect(
    items.map(({ reason, by, pullRequest, approvedBy }) => [reason, by, pullRequest, approvedBy]),
  ).toEqual([
    ['a', null, null, []],
    ['b', null, null, []],
  ])
})

it('lists a file that can’t be read as refused; one before it that can’t be read had nothing', async () => {
  const broken = 'accepted: 7'
  const { items } = await list({
    commits: [changed({ commit: 'broken' }), changed({ parent: 'broken' })],
    files: { broken, merge: accepted('again') },
  })
  expect(items.map(({ reason, suite, refused }) => [suite, reason, refused])).toEqual([
    [null, null, expect.stringContaining('must be a list')],
    ['evals', 'again', null],
  ])
})

it('lists the oldest first, wherever it is written', async () => {
  const { items } = await list({
    comments: [comment(8), comment(2)],
    commits: [changed()],
    files: { merge: accepted('day 5') },
  })
  expect(items.map(({ reason }) => reason)).toEqual(['day 2', 'day 5', 'day 8'])
})

it.each(['comments', 'commits'] as const)('is incomplete when the list of %s is', async (incomplete) => {
  expect((await list({ incomplete })).isComplete).toBe(false)
})
