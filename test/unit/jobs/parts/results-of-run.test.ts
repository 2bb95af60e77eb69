import { expect, it } from 'vitest'
import { batchRunResults } from '../../../../src/jobs/parts/upload-run.ts'
import type { CaseTally } from '../../../../src/model/run/run.ts'
import { addCase, aRun, manyCases } from '../../../support/gate/build.ts'

it('a run is its iterations again, numbered within each case', () => {
  const run = aRun('run', { a: 'pfp', b: 's' })
  const results = [...batchRunResults(run)].flat()
  expect(results.map(({ result, ordinal }) => [result.identity.name, result.outcome, ordinal])).toEqual([
    ['a', 'failed', 1],
    ['a', 'passed', 2],
    ['a', 'passed', 3],
    ['b', 'skipped', 1],
  ])
})

it('an iteration whose texts are kept is not there a second time', () => {
  const run = addCase(aRun('run', {}), 'a', 'f', { message: 'no answer' })
  expect([...batchRunResults(run)].flat().map(({ result }) => [result.outcome, result.message])).toEqual([
    ['failed', 'no answer'],
  ])
})

it('attempts are counted with those before the last', () => {
  const run = aRun('run', { a: 'p' })
  const [tally] = run.cases.values()
  const retried = { ...tally, retried: { failed: 2, errored: 1 } } as CaseTally
  const [batch] = batchRunResults({ ...run, cases: new Map([[retried.key, retried]]) })
  expect(batch?.map(({ result }) => result.attempts)).toEqual([4])
})

it.each([
  [0, []],
  [499, [499]],
  [500, [500]],
  [501, [500, 1]],
])('%i results come in batches', (count, sizes) => {
  expect([...batchRunResults(aRun('run', manyCases(count, 'p')))].map(({ length }) => length)).toEqual(sizes)
})
