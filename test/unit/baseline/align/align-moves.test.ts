import { expect, it } from 'vitest'
import { alignBaseline } from '../../../../src/baseline/align/align-baseline.ts'
import type { Run } from '../../../../src/model/run/run.ts'
import { aBaseline, addCase, aRun, judge, manyCases } from '../../../support/gate/build.ts'

/** Ten cases that stay, and what each file has besides. */
function runOf(id: string, files: Readonly<Record<string, Readonly<Record<string, string>>>>): Run {
  const run = aRun(id, manyCases(10, 'p'), { file: 'stays' })
  for (const [file, cases] of Object.entries(files))
    for (const [name, outcomes] of Object.entries(cases)) addCase(run, name, outcomes, { file })
  return run
}

function judgeAligned(head: Run, ...runs: readonly Run[]) {
  return judge(head, alignBaseline(aBaseline(...runs), head))
}

it('compares the cases of a moved file, and says so in one line', () => {
  const base = runOf('base', { 'a/cart': { adds: 'p', pays: 'p' } })
  const { verdict, reasons, caseOf } = judgeAligned(
    runOf('head', { 'b/cart': { adds: 'p', pays: 'f' } }),
    base,
    base,
  )
  expect(verdict.outcome).toBe('failed')
  expect([caseOf('adds').change, caseOf('pays').change]).toEqual(['unchanged', 'regressed'])
  expect(reasons('moved-cases').map(({ message }) => message)).toEqual([
    '2 cases moved to another file and were compared: “a/cart → b/cart” (2 cases).',
  ])
  expect(reasons('missing-cases')).toEqual([])
})

it('says nothing more once the base has them there', () => {
  const [older, newer] = [runOf('older', { a: { adds: 'p' } }), runOf('newer', { b: { adds: 'p' } })]
  const { reasons, caseOf } = judgeAligned(runOf('head', { b: { adds: 'p' } }), newer, older)
  expect(caseOf('adds').base?.passed).toBe(2)
  expect(reasons('moved-cases')).toEqual([])
})

it('joins no cases where more than one has the title', () => {
  const base = runOf('base', { a: { adds: 'p' }, c: { adds: 'p' } })
  const { reasons, comparison } = judgeAligned(runOf('head', { b: { adds: 'p' }, c: { adds: 'p' } }), base)
  expect(comparison.cases.map(({ change }) => change).toSorted()).toEqual(['new', 'removed'])
  expect(reasons('moved-cases')).toEqual([])
})
