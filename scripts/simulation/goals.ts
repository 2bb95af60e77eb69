import { defaultPolicy } from '../../src/gate/policy/policy.ts'
import { simulateFlakySuite } from '../../test/support/gate/flaky-suite.ts'
import {
  breakCases,
  clusters,
  drift,
  effects,
  lower,
  type Mix,
  mixes,
  plainSetting,
  type Setting,
  sharedShift,
  simulate,
} from '../../test/support/gate/simulate-gate.ts'
import { simulateTeam } from '../../test/support/gate/team.ts'
import { driftRows } from './drift-goals.ts'
import { type Effort, type Part, seedOf } from './effort.ts'
import { formatShare, formatTable, inPercent, intervalOf, type Share } from './figures.ts'

/** What the gate is to achieve. */
interface Goal {
  readonly title: string
  readonly atMost?: number
  readonly atLeast?: number
  measure(effort: Effort): Share
}

/** Worlds in which nothing changes; the last ones drift as real models do. */
const worlds: Readonly<Record<string, Partial<Setting>>> = {
  stable: {},
  'every case drifts, log-odds sd 1': { weather: drift(1) },
  'every case drifts, log-odds sd 2': { weather: drift(2) },
  'all drift together by 5 points': { weather: sharedShift(0.05) },
  'groups of 10 drift, log-odds sd 1': { weather: clusters(10, 1) },
  'the judge drifts by 3 %': { scores: true, scoreDrift: 0.03 },
  'every iteration repeats the first': { cached: 1 },
}

const single = { cases: 30, iterations: 1 }
const undeclared = { ...single, policy: defaultPolicy }
const breakOne = (rates: readonly number[]) => breakCases(rates, 1)
const fallByTen = (rates: readonly number[]) => lower(rates, 0.1)

function share(
  title: string,
  setting: Partial<Setting>,
  outcomes: readonly ('failed' | 'inconclusive' | 'passed')[],
): (effort: Effort) => Share {
  return (effort) => {
    const { repeats } = effort
    const found = simulate({ ...plainSetting, ...setting }, repeats, seedOf(effort, title))
    return { share: outcomes.reduce((sum, outcome) => sum + found[outcome], 0), repeats }
  }
}

function falseAlarms(title: string, setting: Partial<Setting>, atMost = 0.05): Goal {
  return { title: `false alarms: ${title}`, atMost, measure: share(title, setting, ['failed']) }
}

function found(title: string, setting: Partial<Setting>, atLeast: number): Goal {
  return { title: `found: ${title}`, atLeast, measure: share(title, setting, ['failed']) }
}

/** A case was always failing on the base until some runs ago, and fails again. */
function brokenAgain(newer: number): Partial<Setting> {
  return { baseRuns: 10, effect: breakOne, onBase: (rates, run) => (run < newer ? rates : breakOne(rates)) }
}

const goals: readonly Goal[] = [
  ...Object.entries(worlds).flatMap(([world, setting]) =>
    [5, 10].map((baseRuns) =>
      falseAlarms(`50 cases × 5, ${baseRuns} base runs, ${world}`, { ...setting, baseRuns }),
    ),
  ),
  ...[1, 5, 10].flatMap((baseRuns) => [
    found(
      `50 cases × 5, ${baseRuns} base runs, mean falls by 9 points`,
      { baseRuns, effect: effects['mean falls by 9 points'] },
      0.87,
    ),
    found(
      `50 cases × 5, ${baseRuns} base runs, 1 case broken`,
      { baseRuns, effect: effects['1 case broken'] },
      0.93,
    ),
  ]),
  ...(['95 %', 'good', 'mostly perfect'] as const).flatMap((mix) =>
    (
      [
        [3, 0.15],
        [5, 0.08],
        [10, 0.08],
      ] as const
    ).map(([baseRuns, atMost]) =>
      falseAlarms(
        `30 undeclared evals × 1, ${mix}, ${baseRuns} base runs`,
        { ...undeclared, mix: mixes[mix] as Mix, baseRuns },
        atMost,
      ),
    ),
  ),
  ...[5, 10].map((baseRuns) => ({
    title: `false alarms: 400 tests of which 20 fail in 5 % of runs, ${baseRuns} base runs`,
    atMost: 0.1,
    measure: (effort: Effort) => ({
      share: simulateFlakySuite(
        { tests: 400, flaky: 20, failing: 0.05, baseRuns },
        effort.repeats,
        seedOf(effort, `flaky ${baseRuns}`),
      ).failed,
      repeats: effort.repeats,
    }),
  })),
  ...[
    [0, 5],
    [1, 5],
    [1, 3],
  ].map(([flaky = 0, baseRuns = 5]) => ({
    title: `found: 1 of 400 tests broken, ${flaky} flaky, ${baseRuns} base runs`,
    atLeast: 0.95,
    measure: (effort: Effort) => ({
      share: simulateFlakySuite(
        { tests: 400, flaky, failing: 0.05, baseRuns, broken: 1 },
        effort.repeats,
        seedOf(effort, `broken ${flaky} ${baseRuns}`),
      ).failed,
      repeats: effort.repeats,
    }),
  })),
  falseAlarms('30 cases × 1, 10 base runs, confirmed', { ...single, baseRuns: 10, confirm: true }),
  found(
    '30 cases × 1, 10 base runs, 1 case broken, confirmed',
    { ...single, baseRuns: 10, confirm: true, effect: effects['1 case broken'] },
    0.9,
  ),
  {
    title: 'inconclusive although nothing changed: 30 cases × 1, 10 base runs',
    atMost: 0.25,
    measure: share('inconclusive', { ...single, baseRuns: 10 }, ['inconclusive']),
  },
  ...[1, 3].flatMap((newer) => [
    falseAlarms(`1 case was broken on the base ${newer} of 10 runs ago`, {
      baseRuns: 10,
      effect: breakOne,
      onBase: (rates, run) => (run < newer ? breakOne(rates) : rates),
    }),
    falseAlarms(`the base fell by 10 points ${newer} of 10 runs ago`, {
      baseRuns: 10,
      effect: fallByTen,
      onBase: (rates, run) => (run < newer ? fallByTen(rates) : rates),
    }),
    {
      title: `failed or inconclusive: 1 case broken again that was fixed on the base ${newer} of 10 runs ago`,
      atLeast: 0.97,
      measure: share(`again ${newer}`, brokenAgain(newer), ['failed', 'inconclusive']),
    },
  ]),
  found('1 case broken again that was fixed on the base 3 of 10 runs ago', brokenAgain(3), 0.93),
]

/** Every goal with what was measured; false when one is missed beyond the error of the simulation. */
export const goalsPart: Part = { name: 'goals', effort: { repeats: 400, projects: 20 }, run: checkGoals }

function checkGoals(effort: Effort, print: (text: string) => void): boolean {
  const rows: string[][] = []
  let missed = 0
  for (const { title, atMost, atLeast, measure } of goals) {
    const measured = measure(effort)
    const { low, high } = intervalOf(measured)
    const isMissed = (atMost !== undefined && low > atMost) || (atLeast !== undefined && high < atLeast)
    const isNear =
      (atMost !== undefined && measured.share > atMost) || (atLeast !== undefined && measured.share < atLeast)
    if (isMissed) missed += 1
    const goal =
      atMost === undefined ? `at least ${inPercent(atLeast ?? 0)} %` : `at most ${inPercent(atMost)} %`
    rows.push([title, goal, formatShare(measured), isMissed ? '**missed**' : isNear ? 'within error' : 'met'])
  }
  rows.push(...longRunRows(effort), ...driftRows(effort))
  missed += rows.filter(([title, , , state]) => title?.startsWith('60 days') && state === '**missed**').length
  print(summaryOf(rows))
  print(formatTable(['Goal', '', 'Measured', ''], rows))
  return missed === 0
}

/** How many goals are met, and the names of those that are not. */
function summaryOf(rows: readonly (readonly string[])[]): string {
  const inState = (wanted: string) => rows.filter(([, , , state]) => state === wanted)
  const list = (wanted: string) =>
    inState(wanted)
      .map(([title, goal, measured]) => `${title} (${measured}; goal: ${goal})`)
      .join('; ')
  const [near, missed] = [list('within error'), list('**missed**')]
  return [
    `${inState('met').length} of ${rows.length} goals are met.`,
    ...(missed === '' ? ['None is missed.'] : [`**Missed**: ${missed}.`]),
    ...(near === '' ? [] : [`Not met, but within the error of the simulation: ${near}.`]),
  ].join(' ')
}

/** 30 cases that run once: what 60 days do to the mean pass rate. */
function longRunRows(effort: Effort): string[][] {
  const { projects } = effort
  const teams = [
    { name: 'confirmed', confirm: true },
    { name: 'not confirmed, issues lead to a repair in 3 days', daysToRepair: 3 },
  ]
  return teams.map(({ name, ...team }) => {
    const { start, end, merged, repaired } = simulateTeam(
      { ...single, baseRuns: 10, ...team },
      projects,
      seedOf(effort, 'goal'),
    )
    const later = repaired > 0 ? `, ${repaired.toFixed(1)} repaired` : ''
    return [
      `60 days, 30 cases × 1, ${name}: loss of the mean pass rate`,
      'at most 3 points',
      `${inPercent(start)} % → ${inPercent(end)} %, ${merged.toFixed(1)} regressions merged${later} (${projects} projects)`,
      start - end > 0.03 ? '**missed**' : 'met',
    ]
  })
}
