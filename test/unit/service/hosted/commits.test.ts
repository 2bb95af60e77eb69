import { expect, it } from 'vitest'
import type { CiContext } from '../../../../src/ports/context.ts'
import { listJobCommits } from '../../../../src/service/hosted/gaps.ts'
import { pullRequest } from '../../../support/memory-github.ts'

const context = { provider: 'github_actions', commit: 'c1', checkedOut: 'c2' } as CiContext

it.each<[string, Partial<CiContext>, readonly string[]]>([
  ['all that are known', { eventCommit: 'c3' }, ['c1', 'c2', 'c3']],
  ['those that are known', { checkedOut: undefined }, ['c1']],
  ['none of a terminal', { provider: 'terminal' }, []],
  ['none of a job about other code', { notTheBranch: 'another was checked out' }, []],
  ['none of a job that another run started', { trigger: {} as never }, []],
  ['those of a pull request, whatever is checked out', { notTheBranch: 'x', pullRequest }, ['c1', 'c2']],
  ['those of a pull request of another run', { trigger: {} as never, pullRequest }, ['c1', 'c2']],
])('a hosted run may have measured %s', (_, more, expected) => {
  expect(listJobCommits({ ...context, ...more })).toEqual(expected)
})
