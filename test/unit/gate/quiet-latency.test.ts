import { expect, it } from 'vitest'
import { findQuietCases } from '../../../src/gate/compare/find-quiet.ts'
import { measureQuietLatency } from '../../../src/gate/compare/quiet-latency.ts'
import type { Run } from '../../../src/model/run/run.ts'
import { aBaseline, addCase, aPolicy, aRun } from '../../support/gate/build.ts'

/** Tests that passed once, by their durations in ms. */
function tests(id: string, durations: Readonly<Record<string, number | undefined>>): Run {
  const run = aRun(id, {})
  for (const [name, durationMs] of Object.entries(durations)) addCase(run, name, 'p', { durationMs })
  return run
}

function latency(head: Run, ...bases: readonly Run[]) {
  const quiet = findQuietCases(head, aBaseline(...bases), aPolicy(), undefined)
  if (quiet === undefined) throw new Error('no case is quiet')
  return { quiet, latency: measureQuietLatency(quiet) }
}

it('the durations of quiet tests are the sums of the means of each side', () => {
  const { latency: of } = latency(
    tests('head', { a: 100, b: 30 }),
    tests('1', { a: 50, b: 10 }),
    tests('2', { a: 70, b: 20 }),
  )
  expect(of).toMatchObject({ count: 2, base: 75, head: 130 })
  expect(of.durations.map((durations) => [...durations].sort((a, b) => b - a))).toEqual([
    [100, 30],
    [50, 10],
    [70, 20],
  ])
})

it('tests without a duration on a side are in no sum', () => {
  const { latency: of } = latency(
    tests('head', { a: 10, b: undefined, c: 20, d: 0 }),
    tests('1', { a: 10, b: 10, c: undefined, d: 5 }),
    tests('2', { a: 10, b: 10, c: 40, d: 5 }),
  )
  expect(of).toMatchObject({ count: 3, base: 55, head: 30 })
})

it('a test got slower from 49 ms on', () => {
  const { quiet, latency: of } = latency(
    tests('head', { a: 148, b: 149, c: 500, d: 51 }),
    tests('1', { a: 100, b: 100, c: 100, d: 100 }),
  )
  const { names } = quiet.sides.head
  expect(of.grown.map((number) => names.identity(number).name).sort()).toEqual(['b', 'c'])
})
