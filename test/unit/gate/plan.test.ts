import { describe, expect, it } from 'vitest'
import { aRun, judge, manyCases } from '../../support/gate/build.ts'

const suite = (id: string, costUsd?: number) =>
  aRun(
    id,
    manyCases(30, (index) => (index % 3 === 0 ? 'pfp' : 'ppp')),
    costUsd === undefined ? {} : { costUsd },
  )

describe('an inconclusive verdict', () => {
  const worse = (costUsd?: number) =>
    aRun(
      'head',
      manyCases(30, (index) => (index < 2 ? 'fff' : index % 3 === 0 ? 'pfp' : 'ppp')),
      costUsd === undefined ? {} : { costUsd },
    )

  it('says what would settle it, and what that costs', () => {
    const { reasons } = judge(worse(0.01), suite('base', 0.01), { kind: 'evals', alpha: 0.01 })
    expect([...reasons('inconclusive-suite'), ...reasons('suspect-case')][0]?.message).toMatch(
      /Measuring \d+ cases again on both sides would settle it \(input look-again, \d+\.\d+ USD\)\.$/,
    )
  })

  it('names no price that it does not know', () => {
    const { reasons } = judge(worse(), suite('base'), { kind: 'evals', alpha: 0.01 })
    expect([...reasons('inconclusive-suite'), ...reasons('suspect-case')][0]?.message).toMatch(
      /Measuring \d+ cases again on both sides would settle it \(input look-again\)\.$/,
    )
  })
})
