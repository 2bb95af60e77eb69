import { describe, expect, it } from 'vitest'
import { defaultPolicy } from '../../../src/config/policy/table.ts'
import { compareRuns } from '../../../src/gate/compare/compare.ts'
import { decideCompleteRun } from '../../../src/gate/judge/decide.ts'
import type { Policy } from '../../../src/gate/policy/policy.ts'
import type { MissingBaseline } from '../../../src/model/comparison/baseline.ts'
import { aRun } from '../../support/gate/build.ts'

type Kind = MissingBaseline['kind']

function verdictOf(cases: Record<string, string>, kind: Kind, change: Partial<Policy> = {}) {
  const policy = { ...defaultPolicy, ...change }
  const head = aRun('head', cases)
  const missingBaseline = { kind, explanation: 'main has none.\nMore.' }
  return decideCompleteRun(head, compareRuns(head, null, policy, { today: 0 }), policy, {
    missingBaseline,
  })
}

describe('a verdict without a baseline', () => {
  it.each<[Kind, Policy['onMissingBaseline'], string]>([
    ['first', 'pass', 'passed'],
    ['first', 'neutral', 'inconclusive'],
    ['first', 'fail', 'failed'],
    ['unusable', 'pass', 'inconclusive'],
    ['unusable', 'neutral', 'inconclusive'],
    ['unusable', 'fail', 'failed'],
    ['out-of-reach', 'pass', 'inconclusive'],
    ['out-of-reach', 'neutral', 'inconclusive'],
    // An outage is not a reason to call a change bad.
    ['out-of-reach', 'fail', 'inconclusive'],
    ['unwanted', 'fail', 'passed'],
  ])('that is %s, with %s: %s', (kind, onMissingBaseline, outcome) => {
    expect(verdictOf({ a: 'p' }, kind, { onMissingBaseline }).outcome).toBe(outcome)
  })

  it.each<Kind>(['first', 'unusable', 'out-of-reach', 'unwanted'])(
    'never passes over failing cases that no floor judges (%s)',
    (kind) => {
      expect(verdictOf({ a: 'p', b: 'f' }, kind).outcome).not.toBe('passed')
    },
  )

  it('leaves failing cases to the floor where there is one', () => {
    expect(verdictOf({ a: 'p', b: 'f' }, 'first', { minPassRate: 0.5 }).outcome).toBe('passed')
    expect(verdictOf({ a: 'p', b: 'f' }, 'first', { minPassRate: 0.9 }).outcome).toBe('failed')
  })

  it('is asked for by no policy that compares nothing', () => {
    expect(verdictOf({ a: 'p' }, 'unusable', { failOn: 'failures' }).outcome).toBe('passed')
    expect(verdictOf({ a: 'f' }, 'first', { failOn: 'never' }).outcome).toBe('passed')
  })

  it('says first what was not compared, and why', () => {
    const [reason] = verdictOf({ a: 'p', b: 'f' }, 'first').reasons
    expect(reason?.message).toBe('1 case fails, and nothing was compared. main has none.')
  })
})
