import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { XMLValidator } from 'fast-xml-parser'
import { describe, expect, it } from 'vitest'
import { weightings } from '../../../bench/gates/costs.ts'
import { renderPage } from '../../../bench/gates/page/page.ts'
import { costOf } from '../../../bench/gates/page/score.ts'
import type { Result } from '../../../bench/gates/play.ts'
import { findChanges, quickCells } from '../../../bench/gates/quick.ts'
import { readTable, recordedTable } from '../../../bench/gates/table.ts'
import { shortWorlds } from '../../../bench/gates/worlds/worlds.ts'
import { project } from '../../docs/blocks.ts'

const recorded = readTable(recordedTable)

function result(changes: Partial<Result>): Result {
  const { red = 0, open = 0, green = 0 } = changes
  return {
    world: 'stable',
    effect: 'none',
    size: '30x1',
    baseRuns: 10,
    gate: 'ours',
    seed: 'public',
    count: red + open + green,
    red,
    open,
    green,
    named: { right: 0, wrong: 0, missed: 0 },
    bounds: { printed: 0, wrong: 0 },
    iterations: 100,
    fresh: 0,
    cpuMs: 0,
    ...changes,
  }
}

describe('the short form', () => {
  it('has nothing and at least one effect of every world, all of them in the recorded table', () => {
    for (const world of Object.keys(shortWorlds)) {
      const effects = quickCells().flatMap((cell) => (cell.world === world ? [cell.effect] : []))
      expect(effects[0]).toBe('none')
      expect(effects.length).toBeGreaterThan(1)
    }
    const missing = quickCells().filter(
      (cell) =>
        !recorded.results.some(
          (of) =>
            of.gate === 'ours' &&
            (['world', 'effect', 'size', 'baseRuns'] as const).every((key) => of[key] === cell[key]) &&
            of.verdicts?.length === of.count,
        ),
    )
    expect(missing).toEqual([])
  })

  it('fails when there are more errors on the same pull requests, and more than the interval has', () => {
    const recordedResult = result({ red: 1, green: 39, verdicts: `r${'g'.repeat(39)}` })
    const count = (verdicts: string, letter: string) => verdicts.split(letter).length - 1
    const now = (verdicts: string) =>
      findChanges(
        recordedResult,
        result({
          red: count(verdicts, 'r'),
          open: count(verdicts, 'o'),
          green: count(verdicts, 'g'),
          verdicts,
        }),
      )
    expect(now('rgggggggggg')).toMatchObject([
      { error: 'false red', before: 1, now: 1, isWorse: false },
      { error: 'needless open', before: 0, now: 0, isWorse: false },
    ])
    expect(now('rrrgggggggg')[0]).toMatchObject({ before: 1, now: 3, isWorse: true })
    // 2 of 20 are within the interval of 1 of 40, which ends at 12.9 %.
    expect(now(`rr${'g'.repeat(18)}`)[0]).toMatchObject({ before: 1, now: 2, isWorse: false })
    expect(now(`rooo${'g'.repeat(10)}`)[1]).toMatchObject({ before: 0, now: 3, isWorse: true })
  })

  it('counts green as the error where something broke', () => {
    const recordedResult = result({ effect: 'swap', red: 40, verdicts: 'r'.repeat(40) })
    expect(
      findChanges(recordedResult, result({ effect: 'swap', green: 10, verdicts: 'g'.repeat(10) })),
    ).toMatchObject([{ error: 'silent green', isWorse: true }])
    expect(
      findChanges(recordedResult, result({ effect: 'swap', open: 10, verdicts: 'o'.repeat(10) })),
    ).toMatchObject([{ error: 'silent green', isWorse: false }])
  })
})

it('weighs both errors: 80 healthy pull requests and 20 with a regression', () => {
  const results = [
    result({ red: 5, green: 90, open: 5 }),
    result({ effect: 'swap', green: 50, red: 50, fresh: 100 }),
  ]
  const [balanced] = weightings
  if (balanced === undefined) throw new Error('there are weights')
  // 80 × (0.05 × 1 + 0.05 × 0.2) + 20 × (0.5 × 5 + 0.1)
  expect(costOf(results, balanced)).toBeCloseTo(80 * 0.06 + 20 * 2.6, 9)
})

describe('docs/benchmark.md', () => {
  const files = renderPage(recorded)

  it('is what the bench writes from its recorded table (`npm run bench:gates -- --page`)', () => {
    for (const [path, text] of files) expect(readFileSync(join(project, path), 'utf8')).toBe(text)
  })

  it('has a row for every world, and a picture for every kind of suite', () => {
    const page = files.get('docs/benchmark.md') ?? ''
    for (const { title } of Object.values(shortWorlds)) expect(page).toContain(`\n| ${title} | `)
    expect(files.size).toBe(5)
    for (const [path, text] of files)
      if (path.endsWith('.svg')) expect(XMLValidator.validate(text)).toBe(true)
    expect(page).not.toMatch(/NaN|Infinity|undefined/)
  })
})
