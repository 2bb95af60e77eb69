import { beforeEach, describe, expect, it } from 'vitest'
import type { AskedFor } from '../../../../src/jobs/acceptance/commands.ts'
import { findEntriesOfBranch, findEntriesOfPullRequest } from '../../../../src/jobs/acceptance/entries.ts'
import type { PullRequest } from '../../../../src/ports/context.ts'
import type { Approval, Person } from '../../../../src/ports/conversations.ts'
import { fakePlatform } from '../../../support/platform.ts'

const commit = 'a'.repeat(40)
const [base, parting] = ['base', 'parting']
const entry = (more: Readonly<Record<string, string>> = {}) => {
  const { suite = 'evals', cases = '[pays]', reason = 'new terms', until = '2030-01-10' } = more
  return `  - {suite: ${suite}, cases: ${cases}, reason: ${reason}, until: ${until}}\n`
}
const file = (...entries: readonly string[]) => `accepted:\n${entries.join('')}`
const today = Date.UTC(2030, 0, 10)
const asked = { suiteName: 'evals', commit, mode: 'writers', today } as AskedFor
const ada: Person = { login: 'Ada', id: 1 }
const approved = (by: Person | undefined, of = commit): Approval =>
  ({ author: by, commit: of, url: 'https://github.com/octo/app/pull/3#review-1' }) as Approval

async function find(
  files: Readonly<Record<string, string>>,
  approvals: readonly Approval[] = [approved(ada)],
  merged: string | undefined = parting,
) {
  const platform = fakePlatform({
    repository: {
      repositoryFiles: { read: async (_: string, of: string) => files[of] },
      commits: { mergeBase: async () => merged },
    },
    review: {
      conversations: {
        listApprovals: async () => approvals,
        mayWrite: async ({ login }: Person) => login === 'Ada',
      },
    },
  })
  return await findEntriesOfPullRequest(
    { baseSha: base } as PullRequest,
    { number: 3, find: async () => ({ number: 3, author: 'octo', headSha: commit, baseBranch: 'main' }) },
    asked,
    platform,
  )
}

const given = {
  cases: ['pays'],
  reason: 'new terms',
  until: '2030-01-10',
  covered: 1,
  by: 'Ada',
  url: 'https://github.com/octo/app/pull/3#review-1',
}

describe('what a pull request adds to the file of accepted changes', () => {
  it('counts once somebody else who may write approved exactly this commit', async () => {
    expect(await find({ [commit]: file(entry()) })).toEqual({ valid: [given], refused: [] })
  })

  it('covers as many cases as it names, or nobody knows how many', async () => {
    const { valid } = await find({ [commit]: file(entry({ cases: '[a, b]' }), entry({ cases: 'all' })) })
    expect(valid.map(({ covered }) => covered)).toEqual([2, undefined])
  })

  it.each<[string, readonly Approval[]]>([
    ['nobody', []],
    ['the author', [approved({ login: 'OCTO', id: 7 })]],
    ['somebody who may not write', [approved({ login: 'eve', id: 8 })]],
    ['a deleted account', [approved(undefined)]],
    ['somebody, but an older commit', [approved(ada, 'b'.repeat(40))]],
  ])('does not count yet when it was approved by %s', async (_, approvals) => {
    const { valid, refused } = await find({ [commit]: file(entry()) }, approvals)
    expect(valid).toEqual([])
    expect(refused).toEqual([expect.stringContaining('has to approve exactly this commit')])
  })

  it('counts by the first approval that does, among others that do not', async () => {
    const approvals = [approved({ login: 'eve', id: 8 }), approved(ada, 'b'.repeat(40)), approved(ada)]
    expect((await find({ [commit]: file(entry()) }, approvals)).valid).toEqual([given])
  })

  it.each([base, parting])('is not what the file had on %s', async (before) => {
    const [old, added] = [entry({ reason: 'old' }), entry()]
    expect(await find({ [commit]: file(old, added), [before]: file(old) })).toMatchObject({
      valid: [{ reason: 'new terms' }],
    })
    expect(await find({ [commit]: file(old), [before]: file(old) })).toEqual({ valid: [], refused: [] })
  })

  it('is compared with the base alone where nobody knows where they parted', async () => {
    const files = { [commit]: file(entry()), [base]: file(entry()) }
    expect((await find(files, [approved(ada)], undefined)).valid).toEqual([])
  })

  it('of another suite is nothing, and asks for no approval', async () => {
    expect(await find({ [commit]: file(entry({ suite: 'others' })) }, [])).toEqual({ valid: [], refused: [] })
  })

  it('does not count after its last day, which is said', async () => {
    const { valid, refused } = await find({ [commit]: file(entry({ until: '2030-01-09' }), entry()) })
    expect(valid).toEqual([given])
    expect(refused).toEqual([expect.stringContaining('ended on 2030-01-09')])
  })

  it('is refused where the file can’t be read; an old one that can’t be read had nothing', async () => {
    expect(await find({ [commit]: 'accepted: 7' })).toMatchObject({
      valid: [],
      refused: [expect.any(String)],
    })
    expect((await find({ [commit]: file(entry()), [base]: 'accepted: 7' })).valid).toEqual([given])
  })

  it('is nothing without a file', async () => {
    expect(await find({ [base]: file(entry()) })).toEqual({ valid: [], refused: [] })
  })
})

describe('what a branch has accepted since its last measurement', () => {
  const warnings: string[] = []
  beforeEach(() => {
    warnings.length = 0
  })
  const findOf = (files: Readonly<Record<string, string>>) =>
    findEntriesOfBranch(
      'last',
      asked,
      fakePlatform({
        repository: { repositoryFiles: { read: async (_: string, of: string) => files[of] } },
        runtime: { log: { warning: (text: string) => warnings.push(text) } },
      }),
    )

  it('is what was added', async () => {
    const [old, added] = [entry({ reason: 'old' }), entry()]
    const { url: _, ...ofBranch } = { ...given, by: '.github/eval-gate-accepted.yml' }
    expect(await findOf({ [commit]: file(old, added), last: file(old) })).toEqual([ofBranch])
    expect(await findOf({ last: file(old) })).toEqual([])
    expect(warnings).toEqual([])
  })

  it('is nothing, with a warning, where the file can’t be read', async () => {
    expect(await findOf({ [commit]: 'accepted: 7' })).toEqual([])
    expect(warnings).toHaveLength(1)
  })
})
