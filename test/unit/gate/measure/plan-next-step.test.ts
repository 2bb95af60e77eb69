import { describe, expect, it } from 'vitest'
import { decideCompleteRun } from '../../../../src/gate/judge/decide.ts'
import {
  type MeasuredSoFar,
  type NextStep,
  planNextStep,
} from '../../../../src/gate/measure/plan-next-step.ts'
import { createSeededRandom } from '../../../../src/gate/statistics/permutation.ts'
import { joinRunCases } from '../../../../src/model/run/merge-tallies.ts'
import type { Run } from '../../../../src/model/run/run.ts'
import { aBaseline, addCase, aPolicy, aRun, today } from '../../../support/gate/build.ts'

const evals = aPolicy({ kind: 'evals' })
const names = Array.from({ length: 30 }, (_, index) => `case ${String(index).padStart(4, '0')}`)
type Rates = (index: number) => number
const usual: Rates = (index) => (index < 20 ? 1 : 0.6)

function draw(id: string, rates: Rates, count: number, keys?: ReadonlySet<string>): Run {
  const random = createSeededRandom(id)
  const run = aRun(id, {})
  for (const [index, name] of names.entries()) {
    const letters = Array.from({ length: count }, () => (random() < rates(index) ? 'p' : 'f')).join('')
    if (
      keys === undefined ||
      keys.has(
        aRun('', { [name]: 'p' })
          .cases.keys()
          .next().value ?? '',
      )
    )
      addCase(run, name, letters)
  }
  return run
}

const baseline = aBaseline(...Array.from({ length: 10 }, (_, run) => draw(`base ${run}`, usual, 5)))

interface Measured {
  readonly end: Exclude<NextStep, { kind: 'measure' }>
  readonly state: MeasuredSoFar
  readonly evaluations: number
}

/** Carries out every step with these true rates. */
function measure(id: string, head: Rates, given: Partial<MeasuredSoFar> = {}, base: Rates = usual): Measured {
  let state: MeasuredSoFar = {
    head: undefined,
    pairs: [],
    baseline,
    policy: evals,
    options: { today },
    steps: [],
    left: 150,
    inventory: [],
    canMeasureBase: true,
    ...given,
  }
  const all = state.left
  for (;;) {
    const next = planNextStep(state)
    if (next.kind !== 'measure') return { end: next, state, evaluations: all - state.left }
    const keys = next.cases === 'all' ? undefined : new Set(next.cases)
    const side = (name: string, rates: Rates) =>
      draw(`${id} ${name} ${state.steps.length}`, rates, next.iterations, keys)
    const fresh = side('head', head)
    const sides = next.side === 'both' ? 2 : 1
    const left = state.left - sides * next.iterations * fresh.cases.size
    const steps = [...state.steps, next]
    if (next.side === 'both')
      state = {
        ...state,
        left,
        steps,
        pairs: [...state.pairs, { head: fresh, base: side('base', base), asksMean: next.asksMean }],
      }
    else
      state = {
        ...state,
        left,
        steps,
        head: state.head === undefined ? fresh : joinRunCases(state.head, fresh),
      }
  }
}

const outcomeOf = ({ end, state: { head } }: Measured) =>
  head === undefined ? undefined : decideCompleteRun(head, end.comparison, evals).outcome

describe('what is measured next', () => {
  it('is all there is, once', () => {
    const { state } = measure('healthy', usual)
    expect(state.steps[0]).toMatchObject({ cases: 'all', iterations: 1, side: 'head', because: 'once' })
  })

  it('is what the inventory has and nobody asked for', () => {
    const head = aRun('head', { [names[0] ?? '']: 'p' })
    const inventory = [...draw('', usual, 1).cases.keys()]
    const { state } = measure('resumed', usual, { head, inventory })
    expect(state.steps[0]?.cases).toHaveLength(29)
  })

  it('is the suspects, until both sides show that it broke', () => {
    const measured = measure('broken', (index) => (index === 3 ? 0 : usual(index)))
    expect(outcomeOf(measured)).toBe('failed')
    expect(measured.end).toMatchObject({ kind: 'decided', because: 'worse' })
    expect(measured.evaluations).toBeLessThan(60)
  })

  it('clears a case that is as bad on the base now', () => {
    const broken: Rates = (index) => (index === 3 ? 0 : usual(index))
    const measured = measure('both', broken, {}, broken)
    expect(outcomeOf(measured)).not.toBe('failed')
    expect(measured.state.pairs.length).toBeGreaterThan(0)
  })

  it('ends early where nothing fell', () => {
    const measured = measure('healthy', usual)
    expect(outcomeOf(measured)).toBe('passed')
    expect(measured.evaluations).toBeLessThan(150)
  })

  it('never takes more than is left', () => {
    for (const left of [30, 31, 40]) {
      const broken: Rates = (index) => (index === 3 ? 0.4 : usual(index))
      expect(measure('capped', broken, { left }).evaluations).toBeLessThanOrEqual(left)
    }
  })

  it('is nothing more without a baseline', () => {
    const measured = measure('new', usual, { baseline: null })
    expect(measured.end).toMatchObject({ kind: 'decided', because: 'nothing' })
    expect(measured.evaluations).toBe(30)
  })
})
