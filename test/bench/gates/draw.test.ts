import { describe, expect, it } from 'vitest'
import { type Cell, drawPullRequest, sizeOf } from '../../../bench/gates/draw/pull-request.ts'
import { randomOf } from '../../../bench/gates/draw/random.ts'
import { effects } from '../../../bench/gates/effects.ts'
import { junitOf } from '../../../bench/gates/folder.ts'
import { allCells } from '../../../bench/gates/plan.ts'
import { meanOf } from '../../../bench/gates/rivals/gate.ts'
import { mean } from '../../../bench/gates/statistics.ts'
import { worlds } from '../../../bench/gates/worlds/worlds.ts'

const cells = allCells().filter(
  ({ size, baseRuns }) => (size === '30x1' || size === '300x1') && baseRuns === 10,
)

function draw(cell: Partial<Cell>, number = 0) {
  return drawPullRequest(
    { world: 'stable', effect: 'none', size: '50x5', baseRuns: 10, ...cell },
    number,
    'test',
  )
}

/** Mean value of the newest base run and of the head, over many pull requests. */
function means(cell: Partial<Cell>, count = 40): { readonly base: number; readonly head: number } {
  const pulls = Array.from({ length: count }, (_, number) => draw(cell, number).seen)
  return {
    base: mean(pulls.map(({ base: [newest] }) => (newest === undefined ? 0 : (meanOf(newest) ?? 0)))),
    head: mean(pulls.map(({ head }) => meanOf(head) ?? 0)),
  }
}

describe('a drawn pull request', () => {
  it('follows from seed, cell and number alone', () => {
    expect(draw({}, 3)).toEqual({ ...draw({}, 3), again: expect.any(Function), know: expect.any(Function) })
    expect(draw({}, 3).seen).not.toEqual(draw({}, 4).seen)
    const asked = { cases: ['case 0001'], iterations: 5, sides: 'both' } as const
    expect(draw({}, 3).again(1, asked)).toEqual(draw({}, 3).again(1, asked))
    expect(draw({}, 3).again(0, asked)).not.toEqual(draw({}, 3).again(1, { ...asked, iterations: 4 }))
  })

  it('has the same base, whatever it changes', () => {
    expect(draw({ effect: 'swap' }, 5).seen.base).toEqual(draw({ effect: 'none' }, 5).seen.base)
  })

  it('has other results when the same change is pushed again', () => {
    const cell = { world: 'stable', effect: 'drop-10', size: '50x5', baseRuns: 3 } as const
    const [first, second] = [0, 1].map((push) => drawPullRequest(cell, 1, 'test', push))
    expect(second?.seen.base).toEqual(first?.seen.base)
    expect(second?.truth).toEqual(first?.truth)
    expect(second?.seen.head).not.toEqual(first?.seen.head)
  })

  it.each(cells.map((cell) => [`${cell.world}, ${cell.effect}`, cell] as const))(
    'is healthy or worse by its true rates alone: %s',
    (_, cell) => {
      const { truth } = draw(cell)
      expect(truth.color).toBe(cell.effect === 'none' ? 'green' : 'red')
      if (cell.effect === 'none') {
        expect(truth.drop).toBeLessThanOrEqual(1e-9)
        expect(truth.broken).toEqual([])
      } else if (!/^drop|scores|slower/.test(cell.effect)) expect(truth.broken.length).toBeGreaterThan(0)
    },
  )

  it('draws no more fresh iterations than it may, of the cases that were asked for', () => {
    const { head, base } = draw({}).again(0, {
      cases: ['case 0002', 'unknown'],
      iterations: 1000,
      sides: 'head',
    })
    expect(head.cases.map(({ name, iterations }) => [name, iterations.length])).toEqual([['case 0002', 10]])
    expect(base).toBeUndefined()
  })
})

describe('an effect', () => {
  const world = worlds.stable
  if (world === undefined) throw new Error('there is a stable world')
  const before = world.cases(sizeOf('200x3'), randomOf('effects'))
  const meanRate = (of: typeof before) => mean(of.map(({ rate }) => rate))
  const apply = (name: keyof typeof effects) => effects[name].apply(before, randomOf('effect'), [], world)

  it.each([
    ['drop-3', 0.03],
    ['drop-5', 0.05],
    ['drop-10', 0.1],
    ['swap', 0],
  ] as const)('%s lowers the mean by what it says', (name, drop) => {
    expect(meanRate(before) - meanRate(apply(name))).toBeCloseTo(drop, 6)
  })

  it.each([
    ['break-1%', 2],
    ['break-3%', 6],
    ['break-10%', 20],
    ['rename', 6],
    ['losses', 20],
    ['swap', 33],
  ] as const)('%s breaks cases that passed', (name, count) => {
    const after = apply(name)
    const broken = after.filter(({ rate }, index) => rate === 0 && (before[index]?.rate ?? 0) > 0.85)
    expect(broken).toHaveLength(count)
  })

  it('slice breaks every case of one file', () => {
    const after = apply('slice')
    const [file] = after.flatMap((of, index) => (of.rate !== before[index]?.rate ? [of.file] : []))
    expect(
      after.every((of, index) => (of.file === file ? of.rate === 0 : of.rate === before[index]?.rate)),
    ).toBe(true)
  })
})

describe('a world', () => {
  it('keeps the means where nothing moves', () => {
    const { base, head } = means({ world: 'stable' })
    expect(head).toBeCloseTo(base, 1)
  })

  it('is as its page says: season, outage, cache, repaired', () => {
    const season = means({ world: 'season' })
    expect(season.base - season.head).toBeGreaterThan(0.02)
    const outage = means({ world: 'outage' })
    expect(outage.base).toBeLessThan(0.1)
    expect(outage.head).toBeGreaterThan(0.7)
    const { base: cached } = draw({ world: 'cache-base' }).seen
    for (const run of cached) expect(run).toEqual(cached[9])
    const { base: repaired } = draw({ world: 'repaired' }).seen
    expect(meanOf(repaired[1] as never) ?? 1).toBeLessThan((meanOf(repaired[3] as never) ?? 0) - 0.03)
  })

  it('is as its page says: caches of some cases, limits, sizes, unknown hours, latency', () => {
    const answers = (world: string) =>
      draw({ world }).seen.base.map(({ cases }) => cases.map(({ iterations }) => JSON.stringify(iterations)))
    const repeats = (runs: readonly (readonly string[])[]) =>
      mean(runs.slice(1).map((run, at) => mean(run.map((of, index) => (of === runs[at]?.[index] ? 1 : 0)))))
    expect(repeats(answers('cache-most'))).toBeGreaterThan(repeats(answers('stable')) + 0.1)
    const two = answers('cache-two')
    expect([two[4], two[9]]).toEqual([two[0], two[5]])
    expect(two[4]).not.toEqual(two[5])
    const lost = draw({ world: 'limit-declared' }).seen.head.cases.filter(
      ({ iterations }) => iterations[0]?.outcome === 'lost',
    )
    expect(lost).toHaveLength(10)
    const sizes = draw({ world: 'unlike-sizes' }).seen.base.map(({ cases }) => cases.length)
    expect(sizes[0]).toBeLessThan(25)
    expect(sizes[1]).toBe(50)
    expect(draw({ world: 'grows' }).seen.head.cases).toHaveLength(60)
    expect(draw({ world: 'hours-unknown' }).seen.meta.measured).toBeUndefined()
    const secondsOf = (effect: Cell['effect']) =>
      draw({ world: 'latency-plain', effect }).seen.head.cases.map(({ iterations }) =>
        mean(iterations.map(({ seconds }) => seconds ?? 0)),
      )
    expect(mean(secondsOf('slower')) / mean(secondsOf('none'))).toBeGreaterThan(1.2)
  })

  it('writes projects as suites of the same names', () => {
    const { head, meta } = draw({ world: 'projects', size: '30x1' }).seen
    const text = junitOf(head, meta)
    expect(text.match(/hostname="\w+"/g)).toHaveLength(3)
    expect(text.match(/name="case 0001"/g)).toHaveLength(3)
  })

  it('has one old failure, and the pull request breaks the same test', () => {
    const { seen, truth } = draw({ world: 'old-failure', effect: 'break-1%', size: '30x1' }, 2)
    const failures = seen.base.map(({ summary }) => summary.failed)
    expect(failures.reduce((sum, of) => sum + of, 0)).toBe(1)
    expect(failures[0]).toBe(0)
    expect(truth.broken).toEqual(['case 0003'])
  })

  it('repairs one test and breaks another', () => {
    const { seen, truth } = draw({ world: 'fix-and-break', effect: 'break-1%', size: '30x1' })
    expect(seen.base[0]?.summary.failed).toBe(1)
    expect(seen.base[1]?.summary.failed).toBe(0)
    expect(seen.head.summary.failed).toBe(1)
    expect(truth.broken).not.toContain('case 0003')
  })

  it('counts failures in the summary that the list lacks', () => {
    const { head } = draw({ world: 'summary', effect: 'losses' }).seen
    const listed = head.cases.flatMap(({ iterations }) =>
      iterations.filter(({ outcome }) => outcome === 'fail'),
    )
    expect(head.summary.failed).toBeGreaterThan(listed.length)
  })

  it('gives scores where it says so', () => {
    const scoresOf = (world: string) =>
      draw({ world }).seen.head.cases.flatMap(({ iterations }) => iterations.map(({ score = -1 }) => score))
    expect(scoresOf('scores').every((score) => score >= 0 && score <= 1)).toBe(true)
    expect(new Set(scoresOf('scores-tied')).size).toBeLessThanOrEqual(5)
    const ends = scoresOf('scores-u').filter((score) => score < 0.1 || score > 0.9)
    expect(ends.length).toBeGreaterThan(0.5 * 250)
  })
})
