import { describe, expect, it } from 'vitest'
import {
  countFailedRuns,
  hasFailedIn,
  hasFailedLast,
  hasMixedRun,
  hasOneBreak,
  hasPassedAgain,
  hasPassedAndFailed,
  hasPassedLast,
  listPassShares,
  passedHistory,
  readFlakyPast,
  writeHistory,
} from '../../../src/model/case-history.ts'

describe('a history of a case', () => {
  it('has a letter per run', () => {
    expect(writeHistory(['p', '-', 'm', 'f'])).toBe('p-mf')
    expect(passedHistory(3)).toBe('ppp')
    expect(listPassShares('p-mf')).toEqual([1, 0.5, 0])
    expect(hasFailedIn('p-mf', 3)).toBe(true)
    expect(hasFailedIn('p-mf', 9)).toBe(false)
  })

  it.each([
    // history, failed last, passed last, mixed, both, passed again, one break, a longer one, failed runs
    ['', false, false, false, false, false, false, false, 0],
    ['ppp', false, true, false, false, false, false, false, 0],
    ['-fpp', true, false, false, true, false, false, false, 1],
    ['-pfp', false, true, false, true, true, true, false, 1],
    ['p-f-fp', false, true, false, true, true, true, true, 2],
    ['pfpfp', false, true, false, true, true, false, false, 2],
    ['mpp', false, false, true, false, true, false, false, 0],
    ['fff', true, false, false, false, false, false, false, 3],
  ])('%j', (history, ...expected) => {
    expect([
      hasFailedLast(history),
      hasPassedLast(history),
      hasMixedRun(history),
      hasPassedAndFailed(history),
      hasPassedAgain(history),
      hasOneBreak(history, 1),
      hasOneBreak(history, 2),
      countFailedRuns(history),
    ]).toEqual(expected)
  })

  it.each([
    ['ffp', undefined],
    ['fppp', undefined],
    ['-p-pf', { passedRuns: 2, runs: 3, notPassed: 1, weight: 1 / 8 }],
    ['fppm', { passedRuns: 0, runs: 3, notPassed: 1, weight: 1 / 8 }],
    ['pfpf', { passedRuns: 1, runs: 4, notPassed: 2, weight: 1 / 4 + 1 / 16 }],
  ])('%j: how often it fails by itself, and the runs since', (history, past) => {
    expect(readFlakyPast(history)).toEqual(past)
  })
})
