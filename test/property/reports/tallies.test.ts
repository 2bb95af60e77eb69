import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addResult } from '../../../src/model/run/add-result.ts'
import { buildCaseKey } from '../../../src/model/run/identity.ts'
import type { CaseIdentity } from '../../../src/model/run/result.ts'
import { createRun } from '../../../src/model/run/run.ts'
import { getSampleMoments } from '../../../src/model/run/sample.ts'

/** Texts with the characters that a key gives a meaning. */
const part = fc
  .array(fc.constantFrom('a', 'b', '\\', '\u001f', 'u', '', 'é'), { maxLength: 4 })
  .map((parts) => parts.join(''))
const optional = fc.option(part, { nil: undefined })

const identity: fc.Arbitrary<CaseIdentity> = fc
  .record({
    id: optional,
    file: optional,
    suite: fc.array(part, { maxLength: 3 }),
    name: part,
    variant: optional,
  })
  .map(({ suite, name, ...rest }) => ({
    suite,
    name,
    ...Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined)),
  }))

/** What the key promises to tell apart. A missing file and an empty one are the same. */
function meaning({ id, file = '', suite, name, variant }: CaseIdentity): string {
  return JSON.stringify(id === undefined ? { file, suite, name, variant } : { id, variant })
}

describe('the key of a case', () => {
  it('is equal exactly for equal cases, in any order of asking', () => {
    fc.assert(
      fc.property(fc.array(identity, { minLength: 2, maxLength: 8 }), (identities) => {
        const keys = identities.map(buildCaseKey)
        for (const [a, first] of identities.entries())
          for (const [b, second] of identities.entries())
            expect(keys[a] === keys[b]).toBe(meaning(first) === meaning(second))
        expect([...identities].reverse().map(buildCaseKey).reverse()).toEqual(keys)
      }),
    )
  })
})

describe('a tally', () => {
  it('keeps the identity it was given, and counts every iteration', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(identity, fc.nat(50)), { maxLength: 12 }), (results) => {
        const run = createRun({ id: 'r', suiteName: 's', createdAt: 0 })
        for (const [of, durationMs] of results)
          addResult(run, { identity: of, outcome: 'passed', durationMs })
        const tallies = [...run.cases.values()]
        for (const { key, identity: kept } of tallies) expect(buildCaseKey(kept)).toBe(key)
        expect(tallies.reduce((sum, { passed }) => sum + passed, 0)).toBe(results.length)
        const total = tallies.reduce(
          (sum, { durationMs }) => sum + (durationMs === undefined ? 0 : getSampleMoments(durationMs).sum),
          0,
        )
        expect(total).toBe(results.reduce((sum, [, durationMs]) => sum + durationMs, 0))
        for (const { durationMs = 0, passed } of tallies)
          expect(getSampleMoments(durationMs).count).toBe(passed)
      }),
    )
  })
})
