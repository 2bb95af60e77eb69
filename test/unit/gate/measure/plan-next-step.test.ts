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

/** The run as if it was measured at this hour of the day. */
const atHour =
  (hour: number) =>
  (run: Run): Run => ({ ...run, info: { ...run.info, createdAt: Date.UTC(2029, 0, 1, hour) } })

interface Measured {
  readonly end: Exclude<NextStep, { kind: 'measure' }>
  readonly state: MeasuredSoFar
  readonly evaluations: number
}

/** Carries out every step with these true rates. */
function measure(id: string, head: Rates, given: Partial<MeasuredSoFar> = {}, base: Rates = usual): Measured {
  let state: MeasuredSoFar = {
    head: draw(`${id} head`, head, 1),
    pairs: [],
    baseline,
    policy: evals,
    options: { today },
    steps: [],
    left: 120,
    sideBySide: 1,
    rounds: 300,
    canMeasureBase: true,
    ...given,
  }
  const all = state.left + names.length
  for (;;) {
    const next = planNextStep(state)
    if (next.kind !== 'measure') return { end: next, state, evaluations: all - state.left }
    const keys = new Set(next.cases)
    const side = (name: string, rates: Rates) =>
      draw(`${id} ${name} ${state.steps.length}`, rates, next.iterations, keys)
    const fresh = side('head', head)
    const sides = next.side === 'both' ? 2 : 1
    const evaluations = next.iterations * fresh.cases.size
    const left = state.left - sides * evaluations
    const rounds = state.rounds - sides * Math.ceil(evaluations / state.sideBySide)
    const steps = [...state.steps, next]
    if (next.side === 'both')
      state = {
        ...state,
        left,
        rounds,
        steps,
        pairs: [...state.pairs, { head: fresh, base: side('base', base), asksMean: next.asksMean }],
      }
    else
      state = {
        ...state,
        left,
        rounds,
        steps,
        head: joinRunCases(state.head, fresh),
      }
  }
}

const outcomeOf = ({ end, state: { head } }: Measured) =>
  decideCompleteRun(head, end.comparison, evals).outcome

describe('what is measured next', () => {
  it('is the suspects, until both sides show that it broke', () => {
    const measured = measure('broken', (index) => (index === 3 ? 0 : usual(index)))
    expect(outcomeOf(measured)).toBe('failed')
    expect(measured.end).toMatchObject({ kind: 'decided' })
    expect(measured.evaluations).toBeLessThan(60)
  })

  it('is both sides of a suspect that the newest run of the base cannot tell from its own failure', () => {
    const once = Array.from({ length: 10 }, (_, run) =>
      draw(`once ${run}`, (index) => (index === 3 ? 1 : usual(index)), 1),
    )
    const failing = aRun('newest', {})
    for (const [index, name] of names.entries()) addCase(failing, name, index === 3 ? 'f' : 'p')
    const broken: Rates = (index) => (index === 3 ? 0 : usual(index))
    const measured = measure('still', broken, { baseline: aBaseline(failing, ...once) })
    expect(outcomeOf(measured)).toBe('failed')
    expect(measured.evaluations).toBeLessThan(100)
  })

  it('takes no longer than a fixed design, where as many run side by side', () => {
    const count = (state: MeasuredSoFar, sideBySide: number) =>
      state.steps.reduce(
        (sum, { cases, iterations, side }) => {
          return sum + (side === 'both' ? 2 : 1) * Math.ceil((cases.length * iterations) / sideBySide)
        },
        Math.ceil(names.length / sideBySide),
      )
    const halved: Rates = (index) => (index === 3 ? 0.4 : usual(index) - 0.08)
    for (const sideBySide of [1, 5, 15]) {
      const rounds = 120 / sideBySide
      const { state } = measure('paced', halved, { sideBySide, rounds })
      expect(count(state, sideBySide)).toBeLessThanOrEqual(150 / sideBySide)
    }
  })

  it.each([
    ['again both sides of a suspect that passed there, where the base passes as it always did', 'pp', true],
    ['nothing more of a suspect that fails on the base now, too', 'ff', false],
  ])('is %s', (_, fresh, isAsked) => {
    const suspect = names[3] ?? ''
    const head = aRun('head', {})
    for (const [index, name] of names.entries()) addCase(head, name, index === 3 ? 'ffff' : 'pppp')
    const both = { head: aRun('fresh head', { [suspect]: fresh }), base: aRun('fresh', { [suspect]: fresh }) }
    const next = planNextStep({
      head,
      pairs: [{ ...both, asksMean: false }],
      baseline,
      policy: evals,
      options: { today },
      steps: [],
      left: 60,
      sideBySide: 1,
      rounds: 300,
      canMeasureBase: true,
    })
    const cases = [...both.head.cases.keys()]
    const asked = next.kind === 'measure' && next.side === 'both' ? next.cases : []
    expect(asked).toEqual(isAsked ? cases : [])
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

  it('never takes more than is left, and promises nothing that it does not foresee', () => {
    const halved: Rates = (index) => (index === 3 ? 0.4 : usual(index))
    for (const left of [1, 10]) {
      const measured = measure('capped', halved, { left })
      expect(measured.evaluations).toBeLessThanOrEqual(names.length + left)
      expect(measured.end.kind).toBe('capped')
    }
    const { end } = measure('capped', halved, { left: 1 })
    expect(end).toMatchObject({ kind: 'capped', more: undefined })
  })

  it('is both sides before anything is red, and nothing is red where the base fell as far', () => {
    const lower: Rates = (index) => usual(index) - 0.15
    const fallen = measure('fallen', lower, { left: 300 })
    expect(outcomeOf(fallen)).toBe('failed')
    expect(fallen.state.pairs.length).toBeGreaterThan(0)
    const both = measure('weather', lower, { left: 300 }, lower)
    expect(outcomeOf(both)).not.toBe('failed')
  })

  it('is the head alone for a mean that fell, where the history would have shown weather', () => {
    const sure: Rates = (index) => (index < 27 ? 1 : 0.6)
    const steady = aBaseline(...Array.from({ length: 10 }, (_, run) => draw(`sure ${run}`, sure, 5)))
    const measured = measure('lower', (index) => sure(index) - 0.12, { baseline: steady }, sure)
    expect(outcomeOf(measured)).toBe('failed')
    expect(measured.end).toMatchObject({ kind: 'decided' })
    expect(measured.state.pairs.filter(({ asksMean }) => asksMean)).toEqual([])
  })

  it('is the head alone where the base cannot be measured', () => {
    const measured = measure('fallen', (index) => usual(index) - 0.15, { left: 300, canMeasureBase: false })
    expect(measured.state.pairs).toEqual([])
    expect(outcomeOf(measured)).toBe('failed')
  })

  it('proves nothing by the history of other hours when nothing is left to measure both sides', () => {
    const late = { ...baseline, runs: baseline.runs.map(atHour(2)) }
    const head = atHour(14)(draw('late', (index) => usual(index) - 0.3, 1))
    const state = {
      head,
      baseline: late,
      left: 0,
      sideBySide: 1,
      rounds: 0,
      steps: [],
      pairs: [],
      canMeasureBase: true,
    }
    const next = planNextStep({ ...state, policy: evals, options: { today } })
    expect(next.kind).toBe('capped')
    expect(next.kind === 'capped' && decideCompleteRun(head, next.comparison, evals).outcome).toBe(
      'inconclusive',
    )
  })

  it('is a failing test on both sides', () => {
    const tests = aPolicy({ kind: 'tests' })
    const runs = [0, 1, 2].map((run) => aRun(`base ${run}`, { a: 'p', b: 'p' }))
    const state = {
      pairs: [],
      steps: [],
      canMeasureBase: true,
      left: 20,
      sideBySide: 1,
      rounds: 20,
      options: { today },
    }
    const given = { ...state, baseline: aBaseline(...runs), policy: tests }
    const failing = planNextStep({ ...given, head: aRun('head', { a: 'p', b: 'f' }) })
    expect(failing).toMatchObject({ kind: 'measure', side: 'both', iterations: 1 })
    expect(planNextStep({ ...given, head: aRun('head', { a: 'p', b: 'p' }) })).toMatchObject({
      kind: 'decided',
    })
  })

  it('is nothing more without a baseline', () => {
    const measured = measure('new', usual, { baseline: null })
    expect(measured.end).toMatchObject({ kind: 'decided' })
    expect(measured.evaluations).toBe(30)
  })
})
