import { describe, expect, it } from 'vitest'
import { createLineage } from '../../../src/baseline/lineage.ts'
import type { CiContext, PullRequest } from '../../../src/ports/context.ts'
import type { Commits } from '../../../src/ports/github.ts'
import { fakePlatform } from '../../support/platform.ts'

/** A branch main of c9, c8, …, c0; the change has parted from it at c5. */
function lineage(context: Partial<CiContext>, commits: Partial<Commits> | null = {}) {
  const asked: string[] = []
  const history = Array.from({ length: 10 }, (_, age) => `c${9 - age}`)
  const port: Partial<Commits> = {
    ancestors: async (commit) => {
      asked.push(`ancestors of ${commit}`)
      return history.slice(history.indexOf(commit))
    },
    mergeBase: async (base, head) => {
      asked.push(`merge base of ${base} and ${head}`)
      return 'c5'
    },
    tipOf: async (branch) => {
      asked.push(`tip of ${branch}`)
      return 'c9'
    },
    isContained: async (commit, tip) => {
      asked.push(`${commit} in ${tip}`)
      return commit.startsWith('old')
    },
    ...commits,
  }
  const of = createLineage(
    'main',
    fakePlatform({
      runtime: {
        context: { provider: 'github_actions', ...context },
        log: { debug: (text: string) => asked.push(text) } as never,
      },
      repository: { commits: commits === null ? undefined : (port as Commits) },
    }),
  )
  return { of, asked }
}

const pullRequest = { baseSha: 'c7', headSha: 'h' } as PullRequest
const at = (commit: string | undefined, createdAt = 0) => ({ commit, createdAt })

async function all<T>(items: AsyncGenerator<T>): Promise<readonly T[]> {
  const found: T[] = []
  for await (const item of items) found.push(item)
  return found
}

describe('the commit that a change starts from', () => {
  it.each<[string, Partial<CiContext>, string]>([
    [
      'the base of a merge queue',
      { mergeGroup: { baseSha: 'c8' } as never, branch: 'queue', commit: 'h' },
      'c8',
    ],
    ['the commit of a push', { branch: 'main', commit: 'c9' }, 'c9'],
    ['the base of a pull request, whose merge is checked out', { pullRequest, checkedOut: 'm' }, 'c7'],
  ])('is %s, which needs no request', async (_, context, start) => {
    const { of, asked } = lineage(context)
    expect(await of.isNear(start)).toBe(true)
    expect(asked).toEqual([])
    expect([await of.isNear('c0'), await of.isNear('x')]).toEqual([true, false])
    expect(asked).toEqual([`ancestors of ${start}`])
  })

  it('is where both parted when the head itself is checked out', async () => {
    const { of, asked } = lineage({ pullRequest, checkedOut: 'h' })
    expect([await of.isNear('c7'), await of.isNear('c5')]).toEqual([false, true])
    expect(asked).toEqual(['merge base of c7 and h', 'ancestors of c5'])
  })

  it.each<[string, Partial<CiContext>]>([
    ['a tag', { commit: 'c9' }],
    [
      'a pull request whose base is not known',
      { pullRequest: { ...pullRequest, baseSha: '' }, checkedOut: 'm' },
    ],
    [
      'a pull request whose base is not known, at its head',
      { pullRequest: { ...pullRequest, baseSha: '' }, checkedOut: 'h' },
    ],
  ])('is not known of %s', async (_, context) => {
    const { of, asked } = lineage(context)
    expect([await of.isNear('c9'), await of.isNear('c5')]).toEqual([false, false])
    expect(asked).toEqual([])
  })

  it('is all that is near where GitHub does not answer, or is not there', async () => {
    const refused = { ancestors: async () => Promise.reject(new Error('502')) }
    const { of, asked } = lineage({ branch: 'main', commit: 'c9' }, refused)
    expect([await of.isNear('c9'), await of.isNear('c8')]).toEqual([true, false])
    expect(asked).toEqual([expect.stringContaining('could not be listed')])
    const alone = lineage({ branch: 'main', commit: 'c9' }, null).of
    expect([await alone.isNear('c9'), await alone.isNear('c8')]).toEqual([true, false])
    expect([await alone.isContained('c9'), await alone.isContained('c8')]).toEqual([true, false])
  })
})

describe('a commit that the branch contains', () => {
  const context = { branch: 'main', commit: 'c3' }

  it('is near, or near its tip, or GitHub says so', async () => {
    const { of, asked } = lineage(context)
    expect(await of.isContained('c1')).toBe(true)
    expect(await of.isContained('c8')).toBe(true)
    expect(asked).toEqual(['ancestors of c3', 'tip of main', 'ancestors of c9'])
    expect([await of.isContained('old'), await of.isContained('x')]).toEqual([true, false])
    expect(asked.slice(3)).toEqual(['old in c9', 'x in c9'])
  })

  it('ends at the near ones where the branch is gone, or GitHub does not know', async () => {
    expect(await lineage(context, { tipOf: async () => undefined }).of.isContained('c8')).toBe(false)
    expect(await lineage(context, { isContained: async () => undefined }).of.isContained('old')).toBe(false)
  })
})

describe('measurements', () => {
  const context = { branch: 'main', commit: 'c5' }
  const items = [at('x', 9), at('c4', 1), at('c5', 2), at(undefined, 8), at('c4', 3), at('c5', 4)]

  it('come with the nearest ancestors first, then the newest', async () => {
    const sorted = [at('c5', 4), at('c5', 2), at('c4', 3), at('c4', 1), at('x', 9), at(undefined, 8)]
    expect(await lineage(context).of.sort(items)).toEqual(sorted)
  })

  it('need no request where there is one', async () => {
    const { of, asked } = lineage(context)
    expect(await of.sort([at('x')])).toEqual([at('x')])
    expect(asked).toEqual([])
    await of.sort([at('x'), at('y')])
    expect(asked).toHaveLength(1)
  })

  it('of near ancestors need one request, and none where all are of the start', async () => {
    const { of, asked } = lineage(context)
    expect(await all(of.nearest(items))).toEqual([at('c5', 4), at('c5', 2), at('c4', 3), at('c4', 1)])
    expect(asked).toHaveLength(1)
    const ofStart = lineage(context)
    expect(await all(ofStart.of.nearest([at('c5', 1), at('c5', 2)]))).toEqual([at('c5', 2), at('c5', 1)])
    expect(ofStart.asked).toEqual([])
  })
})
