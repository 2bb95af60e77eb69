import { describe, expect, it } from 'vitest'
import { listBaseBranches } from '../../../src/baseline/base-branches.ts'
import { expandWorkflowPath, shortenWorkflowPath } from '../../../src/paths/workflow-files.ts'
import type { CiContext } from '../../../src/ports/context.ts'

const context: CiContext = { provider: 'github_actions', defaultBranch: 'main' }
const pullRequest = { number: 1, baseSha: 'a', headSha: 'b', headBranch: 'c', fromFork: false }

describe('the branches that a run is compared with', () => {
  it.each<[string, Partial<CiContext>, readonly string[]]>([
    ['a pull request', { baseBranch: 'main', pullRequest: { ...pullRequest, baseBranch: 'main' } }, ['main']],
    [
      'a stacked pull request',
      { baseBranch: 'first', pullRequest: { ...pullRequest, baseBranch: 'first' } },
      ['first', 'main'],
    ],
    [
      'a merge queue',
      { baseBranch: 'main', mergeGroup: { baseBranch: 'main', baseSha: 'a', headSha: 'b', pull: 5 } },
      ['main'],
    ],
    [
      'a merge queue of a release branch',
      { baseBranch: 'v1', mergeGroup: { baseBranch: 'v1', baseSha: 'a', headSha: 'b', pull: 5 } },
      ['v1', 'main'],
    ],
    ['a push to the default branch', { baseBranch: 'main' }, ['main']],
    ['a push to a feature branch', { baseBranch: 'feature' }, ['main']],
    ['a push to a protected branch', { baseBranch: 'v1', isProtected: true }, ['v1', 'main']],
    ['the push of a tag', {}, ['main']],
    ['a push where the default branch is unknown', { baseBranch: 'x', defaultBranch: undefined }, ['x']],
    ['nothing known', { defaultBranch: undefined }, []],
  ])('%s', (_, change, expected) => {
    expect(listBaseBranches({ ...context, ...change })).toEqual(expected)
  })

  it('are the one that the inputs name, and the default branch where it has no baseline', () => {
    expect(listBaseBranches({ ...context, baseBranch: 'feature' }, 'next')).toEqual(['next', 'main'])
    expect(listBaseBranches({ ...context, baseBranch: 'feature' }, 'main')).toEqual(['main'])
  })
})

it('a workflow file may be named without its folder', () => {
  expect(expandWorkflowPath('ci.yml')).toBe('.github/workflows/ci.yml')
  expect(expandWorkflowPath('./.github/workflows/ci.yml')).toBe('.github/workflows/ci.yml')
  expect(shortenWorkflowPath('.github/workflows/ci.yml')).toBe('ci.yml')
})
