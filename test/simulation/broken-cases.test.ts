import { expect, it } from 'vitest'
import { jointAlarms, jointLimits, worstEqualCases } from '../support/gate/equal-cases.ts'

// One such share of 1,500 is off by 0.4 points, of 400 by 0.7.
it.each(worstEqualCases)(
  'keeps its level: $cases cases, $baseCount and $headCount iterations, all at the rate $rate',
  (of) => {
    const repeats = Math.min(1500, Math.ceil(40_000 / of.cases))
    const seed = `${of.cases} ${of.baseCount} ${of.headCount} ${of.rate}`
    const alarms = jointAlarms(of, repeats, seed).filter((is) => is).length
    expect(alarms / repeats).toBeLessThanOrEqual(jointLimits.level + 0.011)
  },
)
