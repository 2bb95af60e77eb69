import { describe, expect, it } from 'vitest'
import { withKnownBase, withKnownPlace } from '../../../src/jobs/known-place.ts'
import type { CiContext } from '../../../src/ports/context.ts'
import { ampleBudget } from '../../support/ample-budget.ts'
import { memoryGitHub, pullRequest, type Step } from '../../support/memory-github.ts'
import { withPorts } from '../../support/platform.ts'

const step: Step = { event: 'pull_request', runId: '1', workspace: '/' }
const moved = 'd'.repeat(40)

async function contextOf(of: Partial<Step>, context: Partial<CiContext>): Promise<CiContext> {
  const { platform } = memoryGitHub(undefined).platformOf({ ...step, ...of, context })
  return (await withKnownPlace(platform, ampleBudget)).runtime.context
}

describe('the code that is checked out for a pull request', () => {
  it.each([
    ['its head', { checkedOut: pullRequest.headSha }],
    ['the merge that GitHub made', { checkedOut: moved, eventCommit: moved }],
    ['nothing that is known', {}],
  ])('may be %s', async (_, context) => {
    expect((await contextOf({ contains: false }, context)).otherCode).toBeUndefined()
  })

  it('may be another commit that contains the head', async () => {
    expect((await contextOf({ contains: true }, { checkedOut: moved })).otherCode).toBeUndefined()
  })

  it('may be a commit of the workspace alone, which GitHub does not know', async () => {
    expect((await contextOf({ contains: undefined }, { checkedOut: moved })).otherCode).toBeUndefined()
  })

  it('is not the base branch after it moved on', async () => {
    const { otherCode } = await contextOf({ contains: false }, { checkedOut: moved })
    expect(otherCode).toBe('ddddddd is checked out, which does not contain the change')
  })

  it('is in doubt where GitHub does not say', async () => {
    const { platform } = memoryGitHub(undefined).platformOf({ ...step, context: { checkedOut: moved } })
    const isContained = () => Promise.reject(new Error('GitHub answered 502'))
    const commits = platform.repository.commits && { ...platform.repository.commits, isContained }
    const known = await withKnownPlace(withPorts(platform, { repository: { commits } }), ampleBudget)
    expect(known.runtime.context.otherCode).toContain('GitHub did not say')
  })
})

const queue = { baseBranch: 'main', baseSha: 'b', headSha: 'q', pull: 5 }

describe('the code that is due', () => {
  it.each<[string, Partial<CiContext>, string | undefined]>([
    ['of a push', { event: 'push', eventCommit: 'e' }, 'the commit of the event'],
    ['of a release', { event: 'release', eventCommit: 'e' }, 'the commit of the event'],
    ['of a merge queue', { event: 'merge_group', mergeGroup: queue }, 'the change'],
    ['of a comment on a pull request', { discussed: { ...queue, number: 7 } }, 'the change'],
    ['of a schedule is whatever it checks out', { event: 'schedule', eventCommit: 'e' }, undefined],
    [
      'of a run by hand is whatever it checks out',
      { event: 'workflow_dispatch', eventCommit: 'e' },
      undefined,
    ],
  ])('%s', async (_, place, subject) => {
    const context = { pullRequest: undefined, checkedOut: moved, ...place }
    const { otherCode } = await contextOf({ contains: false }, context)
    const expected = `ddddddd is checked out, which does not contain ${subject}`
    expect(otherCode).toBe(subject === undefined ? undefined : expected)
    expect((await contextOf({ contains: true }, context)).otherCode).toBeUndefined()
  })

  it('of a comment is looked up, with its base', async () => {
    const discussed = { number: 7, baseBranch: 'main', baseSha: '', headSha: '' }
    const { platform } = memoryGitHub(undefined).platformOf({
      ...step,
      context: { pullRequest: undefined, discussed },
    })
    const comments = { remembered: async () => undefined, upsert: async () => ({ status: 'absent' }) }
    const find = async () => ({ pullRequest: { ...pullRequest, baseBranch: 'next' }, comments }) as never
    const asking = withPorts(platform, {
      review: { pullRequests: { find, listOfHead: async () => [], listFates: async () => [] } },
    })
    const known = await withKnownPlace(asking, ampleBudget)
    expect(known.runtime.context.discussed).toMatchObject({
      baseBranch: 'next',
      headSha: pullRequest.headSha,
    })
    expect(known.review.comments).toBe(comments)
    const refused = {
      find: () => Promise.reject(new Error('GitHub answered 403')),
      listOfHead: async () => [],
      listFates: async () => [],
    }
    const alone = withPorts(platform, { review: { pullRequests: refused } })
    expect((await withKnownPlace(alone, ampleBudget)).runtime.context.discussed).toEqual(discussed)
  })
})

describe('the commit of the base', () => {
  const baseOf = async (context: Partial<CiContext>, commits = {}) => {
    const { platform } = memoryGitHub(undefined).platformOf({ ...step, context })
    const known = platform.repository.commits && { ...platform.repository.commits, ...commits }
    const asking = withPorts(platform, { repository: { commits: known } })
    return (await withKnownBase(asking, ampleBudget)).runtime.context.baseTip
  }
  const ofBranch = { pullRequest: undefined, branch: 'change', baseBranch: 'change' }
  const tipOf = async (branch: string) => `tip of ${branch}`

  it('is the newest of the default branch, where the event names none', async () => {
    expect(await baseOf(ofBranch, { tipOf })).toBe('tip of main')
    expect(await baseOf({ ...ofBranch, branch: undefined, baseBranch: undefined }, { tipOf })).toBe(
      'tip of main',
    )
    expect(await baseOf({ pullRequest: { ...pullRequest, baseSha: '' } }, { tipOf })).toBe('tip of main')
  })

  it('is not asked for where the event names it, and not known where GitHub does not say', async () => {
    expect(await baseOf({}, { tipOf })).toBeUndefined()
    expect(await baseOf({ ...ofBranch, branch: 'main', baseBranch: 'main' }, { tipOf })).toBeUndefined()
    const refused = () => Promise.reject(new Error('GitHub answered 502'))
    expect(await baseOf(ofBranch, { tipOf: refused })).toBeUndefined()
  })
})

describe('a branch with rules', () => {
  const pushed = { event: 'push' } as const
  it.each([
    ['signed commits on all branches', ['required_signatures'], false],
    ['pull requests', ['required_signatures', 'pull_request'], true],
    ['a merge queue', ['merge_queue'], true],
    ['a protection of the older kind, which is in no ruleset', [], true],
  ])('has a history of its own where they want %s: %s', async (_, rules, isProtected) => {
    const context = { branch: 'v1', baseBranch: 'v1', isProtected: true }
    expect((await contextOf({ ...pushed, rules }, context)).isProtected).toBe(isProtected)
  })

  it('is asked for nothing where it is the default branch, or has no rules', async () => {
    const rules = ['required_signatures']
    expect((await contextOf({ ...pushed, rules }, { isProtected: true })).isProtected).toBe(true)
    const context = { branch: 'v1', isProtected: false }
    expect((await contextOf({ ...pushed, rules }, context)).isProtected).toBe(false)
    const queued = { branch: 'v1', baseBranch: 'v1', isProtected: true, mergeGroup: { baseSha: moved } }
    expect((await contextOf({ ...pushed, rules }, queued as object)).isProtected).toBe(true)
    const ofRequest = { branch: 'v1', baseBranch: 'v1', isProtected: true, pullRequest }
    expect((await contextOf({ ...pushed, rules }, ofRequest)).isProtected).toBe(true)
  })
})
