import type { Policy } from '../../../src/gate/policy/policy.ts'
import { createSeededRandom } from '../../../src/gate/statistics/permutation.ts'
import type { Baseline } from '../../../src/model/comparison/baseline.ts'
import type { Run } from '../../../src/model/run/run.ts'
import { aBaseline, addCase, aRun, type Extra } from './build.ts'

/** A measurement, what it is compared with, and the policy. */
export interface World {
  readonly head: Run
  readonly base: Baseline | null
  readonly policy?: Partial<Policy>
}

type Rates = Readonly<Record<string, number>>

/** One run of evals with these true rates, five iterations each, by a fixed draw. */
function evals(
  id: string,
  rates: Rates,
  extra: (name: string, random: () => number) => Extra = () => ({}),
): Run {
  const [run, random] = [aRun(id, {}), createSeededRandom(id)]
  for (const [name, rate] of Object.entries(rates))
    for (let iteration = 0; iteration < 5; iteration += 1)
      addCase(run, name, random() < rate ? 'p' : 'f', extra(name, random))
  return run
}

const bases = (count: number, make: (id: string, index: number) => Run): Baseline =>
  aBaseline(...Array.from({ length: count }, (_, index) => make(`base ${index}`, index)))

const names = (count: number, prefix = 'case') =>
  Array.from({ length: count }, (_, index) => `${prefix} ${String(index).padStart(2, '0')}`)
const at = (rate: number, of: readonly string[]): Rates => Object.fromEntries(of.map((name) => [name, rate]))

const twenty = names(20)
const usual: Rates = {
  ...at(0.9, twenty.slice(0, 10)),
  ...at(0.6, twenty.slice(10, 16)),
  ...at(0.2, twenty.slice(16)),
}
const tests = {
  'a passes': 'p',
  'b fails': 'f',
  'c retried': 'r',
  'd skipped': 's',
  'e lost': 'l',
  'f errs': 'e',
}

const scored =
  (level: number, latency = 1) =>
  (name: string, random: () => number): Extra => ({
    scores: [
      { name: 'quality', value: level + 0.1 * random() },
      { name: 'toxicity', value: 0.2 - 0.1 * level + 0.05 * random(), lowerIsBetter: true },
    ],
    durationMs: 10,
    latencyMs: 100 * latency * (1 + 0.1 * random()),
    tokens: { total: Math.round(50 * latency) },
    costUsd: 0.01 * latency,
    slices: [`category: ${Number(name.slice(-2)) % 3 === 0 ? 'billing' : 'search'}`],
  })

/** Situations that between them need every rule of the gate. */
export const worlds: Readonly<Record<string, () => World>> = {
  'tests of every outcome': () => ({
    head: aRun('head', {
      ...tests,
      'a passes': 'f',
      'b fails': 'p',
      'd skipped': 'p',
      'g new': 'f',
      'h new': 'p',
    }),
    base: bases(3, (id) => aRun(id, { ...tests, 'z gone': 'p' })),
  }),
  'tests that were flaky': () => ({
    head: aRun('head', { ...lettersOf('p', names(30)), 'case 01': 'f', 'case 02': 'f', 'case 03': 'r' }),
    base: bases(8, (id, index) =>
      aRun(id, {
        ...lettersOf('p', names(30)),
        'case 01': index === 3 ? 'f' : 'p',
        'case 04': index === 1 ? 'r' : 'p',
      }),
    ),
  }),
  'evals that did not change': () => ({
    head: evals('head', usual),
    base: bases(5, (id) => evals(id, usual)),
  }),
  'evals that fell as a whole': () => ({
    head: evals('head', Object.fromEntries(Object.entries(usual).map(([name, rate]) => [name, rate * 0.55]))),
    base: bases(5, (id) => evals(id, usual)),
  }),
  'one broken eval': () => ({
    head: evals('head', { ...usual, 'case 03': 0 }),
    base: bases(5, (id) => evals(id, { ...usual, 'case 03': 1 })),
  }),
  'evals of one run each': () => ({
    head: evals('head', { ...usual, 'case 03': 0, 'case 04': 0.2 }),
    base: bases(1, (id) => evals(id, usual)),
  }),
  'a base that changed': () => ({
    head: evals('head', { ...usual, 'case 05': 0.1 }),
    base: bases(6, (id, index) =>
      evals(id, { ...usual, 'case 05': index < 2 ? 0 : 1, 'case 06': index < 3 ? 1 : 0.1 }),
    ),
  }),
  'scores, latency and slices that got worse': () => ({
    head: evals(
      'head',
      { ...at(0.9, twenty), 'case 00': 0.3, 'case 03': 0.2, 'case 06': 0.1 },
      scored(0.4, 1.6),
    ),
    base: bases(6, (id) => evals(id, at(0.9, twenty), scored(0.7))),
  }),
  'floors, limits and weights': () => ({
    head: evals('head', usual, scored(0.4)),
    base: bases(3, (id) => evals(id, usual, scored(0.7))),
    policy: {
      minPassRate: 0.7,
      minScores: { quality: 0.6, '*': 0.1 },
      limits: { latencyMs: 90, tokens: 60, costUsd: 0.005 },
      cases: [
        { match: ['case 0*'], weight: 3 },
        { match: ['case 01'], minPassRate: 1 },
        { match: ['case 02'], minScores: { quality: 0.9 } },
        { match: ['case 03'], limits: { latencyMs: 1 } },
        { match: ['case 10'], ignore: true },
        { match: ['case 11'], quarantine: { reason: 'known', owner: '@ada', until: '2030-02-01' } },
        { match: ['case 12'], quarantine: { reason: 'over', owner: '@ada', until: '2029-12-31' } },
        { match: ['nothing'], weight: 2 },
      ] as unknown as Policy['cases'],
    },
  }),
  'scores of cases that do not count': () => ({
    head: evals('head', at(1, [...twenty.slice(0, 8), 'case 30']), scored(0.1)),
    base: bases(4, (id) => evals(id, at(1, twenty.slice(0, 9)), scored(0.8))),
    policy: {
      cases: [
        { match: ['case 00'], ignore: true },
        { match: ['case 01'], quarantine: { reason: 'known', owner: '@ada', until: '2030-02-01' } },
        { match: ['case 02'], weight: 0 },
      ] as unknown as Policy['cases'],
    },
  }),
  'slices within slices': () => ({
    head: sliced({ 'case 00': 0, 'case 05': 0 }),
    base: bases(4, (id) => ({ ...sliced({}), info: { ...aRun(id, {}).info } })),
  }),
  'a base that got better as a whole': () => ({
    head: evals('head', at(0.6, twenty)),
    base: bases(8, (id, index) => evals(id, at(index < 4 ? 0.95 : 0.5, twenty))),
  }),
  'a base with one red run': () => ({
    head: evals('head', { ...at(0.9, twenty), 'case 02': 0 }),
    base: bases(6, (id, index) => evals(id, at(index === 2 ? 0 : 0.9, twenty))),
  }),
  'a base of which runs lack cases': () => ({
    head: evals('head', { ...at(0.9, twenty), 'case 02': 0.2 }),
    base: bases(6, (id, index) => evals(id, at(0.9, index % 2 === 0 ? twenty : twenty.slice(0, 9 + index)))),
  }),
  'cases with new names': () => ({
    head: evals('head', {
      ...at(0.9, twenty.slice(0, 6)),
      'refunds within 31 days': 0,
      'answers in French (v2)': 1,
      'says hello 1701': 0,
      'says hello 1702': 1,
    }),
    base: bases(4, (id) =>
      evals(id, {
        ...at(0.9, twenty.slice(0, 6)),
        'refunds within 30 days': 1,
        'answers in French': 1,
        'says hello 1601': 0.9,
        'says hello 1602': 0.9,
      }),
    ),
  }),
  'variants of one run': () => ({
    head: variants({ large: 0.9, small: 0.85, tiny: 0.2 }),
    base: null,
    policy: { compare: 'model' } as Partial<Policy>,
  }),
  'nothing to compare with': () => ({ head: evals('head', usual), base: null }),
  'most cases gone': () => ({
    head: evals('head', at(0.9, twenty.slice(0, 6))),
    base: bases(3, (id) => evals(id, at(0.9, twenty))),
  }),
  'losses on both sides': () => ({
    head: aRun('head', { ...lettersOf('ppl', twenty.slice(0, 15)), ...lettersOf('lll', twenty.slice(15)) }),
    base: bases(2, (id) =>
      aRun(id, { ...lettersOf('ppp', twenty.slice(0, 18)), ...lettersOf('ppl', twenty.slice(18)) }),
    ),
  }),
  'tests that passed after a retry': () => ({
    head: aRun('head', { ...lettersOf('p', names(12)), 'case 01': 'f', 'case 02': 'r', 'case 03': 'f' }),
    base: bases(5, (id, index) =>
      aRun(id, {
        ...lettersOf('p', names(12)),
        'case 01': index < 2 ? 'r' : 'p',
        'case 03': index === 4 ? 'f' : 'p',
      }),
    ),
  }),
  'few evals that rose and fell a little': () => ({
    head: aRun('head', { a: 'ppf', b: 'ppp', c: 'pff' }),
    base: bases(2, (id) => aRun(id, { a: 'ppp', b: 'ppf', c: 'ppf' })),
  }),
  'evals that can only be counted': () => ({
    head: aRun('head', { a: 'pp', b: 'pf' }),
    base: bases(1, (id) => aRun(id, { a: 'pp', b: 'pf' })),
    policy: { kind: 'evals' },
  }),
  'environments that the base does not know': () => ({
    head: inEnvironments(['staging', 'production'], 0.5),
    base: bases(4, (id) => evals(id, at(1, twenty.slice(0, 6)))),
    policy: { kind: 'evals' },
  }),
  'latency, tokens and cost that grew': () => ({
    head: evals('head', at(0.9, twenty), scored(0.7, 2)),
    base: bases(8, (id) => evals(id, at(0.9, twenty), scored(0.7))),
    policy: {
      growth: {
        latency: { mode: 'fail', atLeast: 0.3 },
        tokens: { mode: 'warn', atLeast: 0.3 },
        cost: { mode: 'fail', atLeast: 5 },
      },
      budget: { mode: 'warn', costUsd: 1, tokens: 100 },
      delta: 0.02,
    },
  }),
  'floors of slices': () => ({
    head: sliced({ 'case 00': 0, 'case 05': 0 }),
    base: bases(3, (id) => ({ ...sliced({}), info: { ...aRun(id, {}).info } })),
    policy: {
      failOn: 'never',
      slices: [
        { match: ['part: *'], minPassRate: 0.8 },
        { match: ['part: b'], minPassRate: 0.5 },
        { match: ['part: z'], minPassRate: 1 },
      ],
    },
  }),
  'every failure counts': () => ({
    head: aRun('head', { a: 'pf', b: 'f', c: 'pp' }),
    base: bases(2, (id) => aRun(id, { a: 'pp', b: 'f', c: 'pp' })),
    policy: { failOn: 'failures' },
  }),
  'only new failures count': () => ({
    head: aRun('head', { a: 'ppf', b: 'fff', c: 'ppp', d: 'f' }),
    base: bases(2, (id) => aRun(id, { a: 'ppp', b: 'fff', c: 'ppp' })),
    policy: { failOn: 'new-failures' },
  }),
}

/** Cases of two small slices that fell, within larger ones; of others nothing fell. */
function sliced(rates: Rates): Run {
  const run = aRun('head', {})
  for (const [index, name] of names(12).entries()) {
    const of = [
      index < 1 && 'a',
      index < 4 && 'b',
      index === 5 && 'c',
      index > 4 && index < 8 && 'd',
      index > 8 && 'e',
    ]
    const slices = [...of, index > 9 && 'f'].flatMap((slice) => (slice === false ? [] : [`part: ${slice}`]))
    addCase(run, name, rates[name] === 0 ? 'ffff' : 'pppp', { slices })
  }
  return run
}

function lettersOf(letters: string, of: readonly string[]): Record<string, string> {
  return Object.fromEntries(of.map((name) => [name, letters]))
}

/** Cases whose names tell nothing of where they ran. */
function inEnvironments(environments: readonly string[], rate: number): Run {
  const [run, random] = [aRun('head', {}), createSeededRandom('environments')]
  for (const variant of environments)
    for (const name of twenty.slice(0, variant === 'staging' ? 6 : 4))
      for (let iteration = 0; iteration < 5; iteration += 1)
        addCase(run, name, random() < rate ? 'p' : 'f', { identity: { suite: ['checkout'], name, variant } })
  return run
}

function variants(models: Rates): Run {
  const [run, random] = [aRun('head', {}), createSeededRandom('variants')]
  for (const [model, rate] of Object.entries(models))
    for (const name of names(model === 'tiny' ? 8 : 9))
      for (let iteration = 0; iteration < 4; iteration += 1) {
        const identity = { suite: [], name, variant: model }
        const extra: Extra = { identity, model, costUsd: rate / 100, latencyMs: 100 * rate }
        addCase(run, name, random() < rate ? 'p' : 'f', extra)
      }
  return run
}
