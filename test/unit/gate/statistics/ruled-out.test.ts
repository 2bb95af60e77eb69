import { describe, expect, it } from 'vitest'
import { ruledOutDrop } from '../../../../src/gate/statistics/ruled-out.ts'
import { drawTables } from '../../../support/gate/tables.ts'

describe('the drop that is ruled out', () => {
  // The worst of 34 designs and seven drops in a search with 1,500 tables each was 4.2 %.
  it.each([
    ['perfect', 10, 5, 1],
    ['perfect', 30, 1, 1],
    ['mostly perfect', 30, 5, 1],
    ['95 %', 10, 1, 1],
    ['95 %', 30, 5, 1],
    ['95 %', 50, 25, 5],
    ['mixed', 10, 10, 1],
    ['mixed', 50, 1, 1],
    ['mixed', 50, 25, 5],
    ['80 %', 30, 5, 1],
    ['coin flips', 30, 5, 1],
    ['coin flips', 30, 25, 5],
  ])(
    'is below the true one in at most 5 %%: %s, %d cases, %d and %d iterations',
    (mix, cases, baseCount, headCount) => {
      const design = { mix, cases, baseCount, headCount }
      const tables = drawTables(design, 400, `ruled out ${JSON.stringify(design)}`)
      for (const drop of [0.03, 0.05, 0.1, 0.2]) {
        const wrong = tables.filter(
          (table) => (ruledOutDrop(table.draw(drop)) ?? 1) < table.trueDrop(drop) - 1e-9,
        )
        // A share of 400 is off by up to 2.2 points.
        expect(wrong.length / 400).toBeLessThanOrEqual(0.05 + 0.022)
      }
    },
  )

  it('is not 0 because nothing failed: 30 iterations without a loss rule out 10 points', () => {
    const never = Array.from({ length: 30 }, () => ({
      basePassed: 5,
      baseCount: 5,
      headPassed: 1,
      headCount: 1,
    }))
    expect(ruledOutDrop(never)).toBeGreaterThan(1 - 0.05 ** (1 / 30))
    expect(ruledOutDrop(never)).toBeLessThan(0.11)
  })

  it('does not become sharper by luck, and grows with how much the base moves between runs', () => {
    const [table] = drawTables({ mix: 'mixed', cases: 50, baseCount: 5, headCount: 5 }, 1, 'luck')
    const strata = table?.draw(0) ?? []
    const lucky = strata.map((of) => ({ ...of, headPassed: 5 }))
    expect(ruledOutDrop(lucky)).toBeGreaterThan(0)
    expect(ruledOutDrop(strata, 0.03 ** 2) ?? 0).toBeGreaterThan((ruledOutDrop(strata) ?? 1) + 0.005)
  })

  it('says nothing without a case', () => {
    expect(ruledOutDrop([])).toBeNull()
  })
})
