import { expect, it } from 'vitest'
import { formatPassedRuns } from '../../../src/model/decided.ts'

it.each([
  [{}, 'each baseline run that counts'],
  [{ branch: 'main' }, 'each run of main that counts'],
  [{ runs: 1, isPart: true }, 'the 1 baseline run that counts'],
  [{ runs: 3, isPart: true, branch: 'main' }, 'the 3 runs of main that count'],
  [{ runs: 3 }, 'all 3 baseline runs'],
  [{ runs: 1 }, 'the baseline run'],
  [{ runs: 1, branch: 'main' }, 'the last run of main'],
] as const)('says in which runs a test passed: %o', (runs, said) => {
  expect(formatPassedRuns({ by: 'history', cases: 1, ...runs })).toBe(said)
})
