import { expect, it } from 'vitest'
import { aBaseline, addCase, aRun, judge } from '../../support/gate/build.ts'

/** Nine tests that pass and one that fails or passes, each after so many ms. */
function measured(id: string, durationMs: number, message?: string) {
  const run = aRun(id, {})
  for (let index = 0; index < 9; index += 1) addCase(run, `test ${index}`, 'p', { durationMs })
  addCase(run, 'loads the page', message === undefined ? 'p' : 'f', { durationMs, message })
  return run
}

const base = aBaseline(measured('c', 100), measured('b', 110), measured('a', 90))
const timeouts = ['Test timed out in 5000ms.', 'TimeoutError: timeout', 'context deadline exceeded']

it.each(timeouts)('a timeout in a run that is slower than all base runs is a doubt: %s', (message) => {
  const { verdict, reasons } = judge(measured('head', 200, message), base, { kind: 'tests' })
  expect(verdict.outcome).toBe('inconclusive')
  expect(reasons('unsettled-tests')[0]?.message).toMatch(
    /^1 test that timed out fails now: .*\. But what passes takes 1\.8\d* times as long as in the slowest of 3 baseline runs\./,
  )
})

it.each([
  ['a run as fast as the others', 112, 'Test timed out in 5000ms.'],
  ['another failure of a slow run', 200, 'expected 1 to be 2'],
])('%s proves what it did', (_, durationMs, message) => {
  const { verdict, reasons } = judge(measured('head', durationMs, message), base, { kind: 'tests' })
  expect([verdict.outcome, reasons('unsettled-tests')]).toEqual(['failed', []])
})
