import type { Comparison } from '../model/comparison.ts'

/** What a case is called: plain tests are tests. */
export const nouns = ['test', 'case'] as const
export type Noun = (typeof nouns)[number]

/** What a single case of the comparison is called. */
export function caseNoun({ suite, cases, baseline }: Comparison): Noun {
  const isTests = suite === null ? cases.every(({ judgedAs }) => judgedAs !== 'eval') : suite.of === 'tests'
  return isTests && (baseline === null || suite !== null) ? 'test' : 'case'
}
