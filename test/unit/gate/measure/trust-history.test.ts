import { expect, it } from 'vitest'
import { rankWorth } from '../../../../src/gate/again/case-worth.ts'
import { isHistoryEvidence } from '../../../../src/gate/measure/trust-history.ts'
import type { Run } from '../../../../src/model/run/run.ts'
import { aBaseline, aRun, type Extra, judge, manyCases } from '../../../support/gate/build.ts'

const hour = (of: number, run: Run): Run => ({
  ...run,
  info: { ...run.info, createdAt: Date.UTC(2029, 0, 1, of) },
})
const good = manyCases(20, 'ppppp')
/** Each run has one failure, of another case. */
const steady = (run: number) => manyCases(20, (index) => (index === run ? 'ppppf' : 'ppppp'))
const shaken = (run: number) => manyCases(20, (index) => (run % 2 === 0 && index < 8 ? 'pffff' : 'ppppp'))

function isEvidence(
  base: (run: number) => Record<string, string>,
  {
    hours = [12, 12],
    model = {},
  }: { readonly hours?: readonly [number, number]; readonly model?: Extra } = {},
): boolean {
  const runs = Array.from({ length: 8 }, (_, run) =>
    hour(hours[0], aRun(`base ${run}`, base(run), { model: 'a' })),
  )
  const head = hour(hours[1], aRun('head', good, { model: 'a', ...model }))
  const baseline = aBaseline(...runs)
  return isHistoryEvidence(judge(head, baseline, { kind: 'evals' }).comparison, baseline)
}

it('is evidence where hours, model and runs are alike', () => {
  expect(isEvidence(steady)).toBe(true)
})

it('is no evidence after other hours, with another model, or where runs differ by more than chance', () => {
  expect(isEvidence(steady, { hours: [2, 14] })).toBe(false)
  expect(isEvidence(steady, { model: { model: 'b' } })).toBe(false)
  expect(isEvidence(shaken)).toBe(false)
})

it('is no evidence where newer runs are lower than older ones', () => {
  const falling = (run: number) => manyCases(20, (index) => (run < 4 && index < 6 ? 'pppff' : 'ppppp'))
  expect(isEvidence(falling)).toBe(false)
})

it('ranks a suspect first, and what mostly fails last', () => {
  const base = { sure: 'ppppp', suspect: 'ppppp', failing: 'fffff', mixed: 'pfpfp' }
  const head = { sure: 'p', suspect: 'f', failing: 'f', mixed: 'p' }
  const runs = Array.from({ length: 8 }, (_, run) => aRun(`base ${run}`, base))
  const { comparison } = judge(aRun('head', head), aBaseline(...runs), { kind: 'evals' })
  const names = rankWorth(comparison).map(({ compared }) => compared.identity.name)
  expect([names[0], names.at(-1)]).toEqual(['suspect', 'failing'])
})
