import { beforeAll, describe, expect, it } from 'vitest'
import { readMeasurement } from '../../../src/cli/history/measurement.ts'
import { collectHistory, describeRecord, type HistoryFacts } from '../../../src/facts/history/history.ts'
import { listRunChanges } from '../../../src/gate/attribute/runs-without-change.ts'
import { computeMeanInterval, computeWilsonInterval } from '../../../src/gate/statistics/intervals.ts'
import { serializeResults } from '../../../src/results/write-results.ts'
import { months, nameCase, simulateMonths, type TeamMonths } from '../../support/gate/team-months.ts'

const tools = { computePassInterval: computeWilsonInterval, computeMeanInterval, listRunChanges }

let team: TeamMonths
let facts: HistoryFacts

beforeAll(async () => {
  team = await simulateMonths(40)
  facts = collectHistory(
    {
      suiteName: 'support',
      runs: team.runs,
      measurements: team.reports.map((report) => readMeasurement(serializeResults(report), 'results')),
      fates: [{ number: 142, state: 'closed' }],
      isQuarantined: ({ name }) => name === nameCase(months.quarantined),
    },
    tools,
  )
})

const dayOf = (day: number) => facts.days[day]?.date

describe('the months of a team', () => {
  it('have a point with its interval for each day', () => {
    expect(facts.days).toHaveLength(months.days)
    expect(facts.series.map(({ name }) => name)).toEqual([
      'Pass rate',
      'tone',
      'Latency of an iteration',
      'Cost of an iteration',
    ])
    for (const { values } of facts.series)
      for (const value of values) {
        expect(value?.low).toBeLessThan(value?.value ?? 0)
        expect(value?.high).toBeGreaterThanOrEqual(value?.value ?? 1)
      }
  })

  it('mark where the model, the judge, the prompt and the suite changed, and nothing else', () => {
    expect(facts.marks.map(({ kind, message, day }) => [dayOf(day), kind, message])).toEqual([
      [dayOf(months.added), 'suite', '3 cases added'],
      [dayOf(months.model), 'model', '“atlas-1” → “atlas-2” (43 cases)'],
      [dayOf(months.judge), 'judge', '“tone” “judge-1” → “judge-2” (43 cases)'],
      [dayOf(months.prompt), 'prompt', 'another input or expected output in 42 cases'],
      [dayOf(months.prompt), 'suite', '1 case removed'],
      [dayOf(months.addedLast), 'suite', '2 cases added'],
    ])
  })

  it('tell the life of each case', () => {
    const lifeOf = (number: number) => facts.cases.find(({ identity }) => identity.name === nameCase(number))
    expect(facts.lives).toEqual({ broken: 2, flaky: 1, quarantined: 1, new: 2, gone: 1, healthy: 38 })
    expect(lifeOf(months.brokenNow.number)?.life).toBe('broken')
    expect(lifeOf(months.accepted.number)?.life).toBe('broken')
    expect(lifeOf(months.flaky)?.life).toBe('flaky')
    expect(lifeOf(0)?.life).toBe('gone')
    expect(lifeOf(44)?.life).toBe('new')
    const repaired = lifeOf(months.overridden.number)
    expect(repaired?.life).toBe('healthy')
    expect(repaired?.breaks.map(({ from, to }) => [from.createdAt, to?.createdAt])).toEqual([
      [facts.days[months.overridden.from], facts.days[months.overridden.to]].map(
        (day) => day?.runs[0]?.info.createdAt,
      ),
    ])
  })

  it('say how each pull request ended that was not simply green', () => {
    const { record } = facts
    const ofDay = (day: number) => record.pulls.find(({ number }) => number === 100 + day / 2)
    expect(ofDay(months.overridden.from)).toMatchObject({
      outcomes: ['failed'],
      end: 'overridden',
      after: { judged: 1, failed: 1 },
      blamed: [expect.stringContaining(nameCase(months.overridden.number))],
    })
    expect(ofDay(months.held.from)).toMatchObject({ end: 'overridden', after: { judged: 1, failed: 0 } })
    expect(ofDay(months.accepted.from)).toMatchObject({
      outcomes: ['failed', 'passed'],
      end: 'accepted',
      acceptedBy: ['lead'],
    })
    expect(ofDay(months.undecided.from)).toMatchObject({ outcomes: ['inconclusive'], end: 'undecided' })
    expect(ofDay(months.repaired.from)).toMatchObject({ outcomes: ['failed', 'passed'], end: 'repaired' })
    expect(ofDay(months.closed.from)).toMatchObject({ outcomes: ['failed'], end: 'closed' })
    expect(record).toMatchObject({ overriddenBroke: 1, overriddenHeld: 1 })
  })

  it('count what the gate cost', () => {
    const { pulls, main } = facts.record.spent
    expect(main.iterations).toBe(team.runs.reduce((sum, { cases }) => sum + 5 * cases.size, 0))
    expect(main.costUsd).toBeGreaterThan(0.0012 * 0.8 * main.iterations)
    expect(pulls.iterations).toBeGreaterThan(40 * 5 * 20)
    expect(describeRecord(facts)).toMatchInlineSnapshot(`
      [
        "Of 19 pull requests, 5 were red and 1 undecided at least once.",
        "Merged although red: 2, after which the cases failed on main in 1 and held in 1. Merged undecided: 1. Accepted: 1. Repaired before the merge: 1.",
        "Pull requests took 4,420 iterations, 5.96 USD and 1 h 2 min; main took 19,980 iterations, 28.90 USD and 4 h 47 min.",
      ]
    `)
  })
})
