import { describe, expect, it } from 'vitest'
import { findBaseSide } from '../../../src/model/base-side.ts'

type Place = Parameters<typeof findBaseSide>[0]

const proposal = { baseBranch: 'main', baseSha: 'b', headSha: 'h' }
const defaultBranch = 'main'

describe('what a run is measured against', () => {
  it.each<[string, Place, ReturnType<typeof findBaseSide>]>([
    [
      'a pull request',
      { pullRequest: proposal, branch: 'change', commit: 'h', defaultBranch },
      { kind: 'proposal', branches: ['main'], commit: 'b' },
    ],
    [
      'a stacked pull request',
      { pullRequest: { ...proposal, baseBranch: 'lower' }, defaultBranch },
      { kind: 'proposal', branches: ['lower', 'main'], commit: 'b' },
    ],
    [
      'a merge queue',
      { mergeGroup: proposal, commit: 'h', defaultBranch },
      { kind: 'proposal', branches: ['main'], commit: 'b' },
    ],
    [
      'a comment on a pull request that could not be looked up',
      { discussed: { ...proposal, baseSha: '', headSha: '' }, baseTip: 't', defaultBranch },
      { kind: 'proposal', branches: ['main'], commit: 't' },
    ],
    [
      'the default branch',
      { branch: 'main', baseBranch: 'main', commit: 'c', defaultBranch },
      { kind: 'itself', branches: ['main'], commit: 'c' },
    ],
    [
      'a reviewed branch',
      { branch: 'v1', baseBranch: 'v1', commit: 'c', defaultBranch, isProtected: true },
      { kind: 'itself', branches: ['v1', 'main'], commit: 'c' },
    ],
    [
      'the branch of somebody',
      { branch: 'change', baseBranch: 'change', commit: 'c', defaultBranch, baseTip: 't' },
      { kind: 'branch', branches: ['main'], commit: 't' },
    ],
    [
      'other code in a run of the default branch',
      { baseBranch: 'main', commit: 'c', defaultBranch, baseTip: 't' },
      { kind: 'branch', branches: ['main'], commit: 't' },
    ],
    ['a tag', { commit: 'c', defaultBranch }, { kind: 'branch', branches: ['main'], commit: undefined }],
    ['a terminal', { branch: 'main', commit: 'c' }, { kind: 'nothing', branches: [], commit: undefined }],
  ])('%s', (_, place, expected) => {
    expect(findBaseSide(place)).toEqual(expected)
  })
})
