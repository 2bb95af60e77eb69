import { describe, expect, it } from 'vitest'
import { createSeededRandom } from '../../../src/gate/statistics/permutation.ts'
import { aBaseline, aRun, judge, manyCases } from '../../support/gate/build.ts'

/** So many evals with five iterations, each passing with the chance of its case. */
function draw(id: string, random: () => number, chances: readonly number[]) {
  return aRun(
    id,
    manyCases(chances.length, (index) =>
      Array.from({ length: 5 }, () => (random() < (chances[index] ?? 0) ? 'p' : 'f')).join(''),
    ),
  )
}

const usual = Array.from({ length: 30 }, (_, index) => 0.5 + (index % 5) / 10)

/** How often each outcome of the rule comes up where every case rises by so much. */
function simulate(rise: number, minLift: number, worlds = 60) {
  const random = createSeededRandom(`lift ${rise} ${minLift}`)
  const counts = { passed: 0, inconclusive: 0, failed: 0 }
  for (let world = 0; world < worlds; world += 1) {
    const runs = Array.from({ length: 5 }, (_, run) => draw(`base ${run}`, random, usual))
    const head = draw(
      'head',
      random,
      usual.map((chance) => Math.min(1, chance + rise)),
    )
    const { verdict } = judge(head, aBaseline(...runs), { kind: 'evals', minLift })
    const [reason] = verdict.reasons.filter(({ rule }) => rule === 'min-lift' || rule === 'unproven-lift')
    const { status } = reason ?? { status: 'none' }
    if (status === 'passed' || status === 'inconclusive' || status === 'failed') counts[status] += 1
  }
  return counts
}

describe('a rise that the policy asks for', () => {
  it('is proven in at most 5% of unchanged runs, and in most runs that rose', () => {
    expect(simulate(0, 0).passed).toBeLessThanOrEqual(6)
    expect(simulate(0.1, 0.1).passed).toBeLessThanOrEqual(6)
    expect(simulate(0.15, 0).passed).toBeGreaterThan(48)
  })

  it('is ruled out where the rise is smaller, and hardly ever where it is not', () => {
    expect(simulate(0, 0.2).failed).toBeGreaterThan(48)
    expect(simulate(0.1, 0.1).failed).toBeLessThanOrEqual(6)
  })

  it('counts who won, and says what would settle it', () => {
    const base = aRun(
      'base',
      manyCases(10, (index) => (index < 3 ? 'pf' : 'pp')),
    )
    const head = aRun(
      'head',
      manyCases(10, (index) => (index < 2 ? 'pp' : 'pf')),
    )
    const { reasons, verdict } = judge(head, base, { kind: 'evals', minLift: 0 })
    expect(verdict.outcome).not.toBe('passed')
    expect(reasons('unproven-lift')).toMatchObject([
      { message: expect.stringContaining('2 cases won, 1 tied, 7 lost.') },
    ])
  })
})
