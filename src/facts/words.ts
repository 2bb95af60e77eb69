import type { GroupName } from '../model/comparison/group-names.ts'
import type { Comparison } from '../model/comparison.ts'

export const outcomeSymbols = { passed: '✅', failed: '❌', inconclusive: '⚠️' } as const

/** Heading of the service agent's analysis. */
export const triageTitle =
  "The service agent's analysis of the failures (not part of the verdict; may be wrong)"

export const groupTitles: Readonly<Record<GroupName, string>> = {
  broken: 'Did not run',
  regressed: 'Regressed',
  accepted: 'Accepted as they are',
  failing: 'Failing',
  newFailures: 'New failures',
  uncounted: 'Failing, but not counted',
  lost: 'Without an outcome',
  skipped: 'Newly skipped',
  fixed: 'Fixed',
  noise: 'Failed, as the history predicts',
  flaky: 'Flaky',
  new: 'New cases',
  removed: 'Removed cases',
  slower: 'Slower',
  costlier: 'More expensive',
  stillFailing: 'Still failing',
}

/** Label of a single case, by its group. */
export const caseLabels: Readonly<Record<GroupName, string>> = {
  ...groupTitles,
  accepted: 'Accepted',
  newFailures: 'New failure',
  uncounted: 'Not counted',
  lost: 'Lost',
  noise: 'Within noise',
  new: 'New',
  removed: 'Removed',
}

/** What a case is called: plain tests are tests. */
export const nouns = ['test', 'case'] as const
export type Noun = (typeof nouns)[number]

/** What a single case of the comparison is called. */
export function chooseCaseNoun({ suite, cases, baseline }: Comparison): Noun {
  const isTests = suite === null ? cases.every(({ judgedAs }) => judgedAs !== 'eval') : suite.of === 'tests'
  if (isTests && (baseline === null || suite !== null)) return 'test'
  return 'case'
}
