import { createSeededGenerator, type Random } from '../../src/cli/rehearse/changes.ts'
import { defaultPolicy } from '../../src/config/policy/table.ts'
import { requestFirstLook } from '../../src/gate/again/choose.ts'
import { compareWithLooks } from '../../src/gate/again/compare-again.ts'
import type { Look } from '../../src/gate/again/remeasured.ts'
import { compareRuns } from '../../src/gate/compare/compare.ts'
import type { Policy } from '../../src/gate/policy/policy.ts'
import { makeGateReport } from '../../src/jobs/make-report.ts'
import type { CaseComparison } from '../../src/model/comparison/compared-case.ts'
import type { Comparison } from '../../src/model/comparison.ts'
import { createWholeMeasurement } from '../../src/model/measured.ts'
import type { Run, RunInfo } from '../../src/model/run/run.ts'
import { serializeResults } from '../../src/results/write-results.ts'
import { addCase, aRun } from './gate/build.ts'

const day = 24 * 60 * 60 * 1000
const iterationsAgain = 10
const mostLooks = 3

/** True pass rates by case; `lost`: the provider does not answer. */
type Truth = Readonly<Record<string, number | 'lost'>>

interface Kind {
  readonly isMine: boolean
  /** How often each case runs. */
  readonly iterations: number
  readonly policy?: Partial<Policy>
  /** How main is, from the oldest run to the newest; what of it was compared, by how many of the newest were not. */
  readonly main: (run: number) => Truth
  readonly head: Truth
  /** Runs of main after those that were compared, by their day after the head's run; at most 0: before it. */
  readonly since?: readonly { readonly day: number; readonly commit?: string; readonly truth: Truth }[]
}

/** A pull request whose gate is red or undecided, with who did it. */
export interface RedPullRequest {
  readonly name: string
  readonly isMine: boolean
  /** The results file of its gate. */
  readonly results: string
  /** Results files of main. */
  readonly history: readonly string[]
  /** The results file after the cases in doubt were measured again, on both sides. */
  readonly again: () => string
}

const names = (count: number, prefix: string) =>
  Array.from({ length: count }, (_, index) => `${prefix} ${index}`)
const at = (rate: number | 'lost', of: readonly string[]): Truth =>
  Object.fromEntries(of.map((name) => [name, rate]))

const clean = names(30, 'test')
const tests: Truth = { ...at(1, clean), 'flaky 0': 0.7, 'flaky 1': 0.8 }
const evalNames = names(20, 'eval')
const evals: Truth = { ...at(0.97, evalNames.slice(0, 14)), ...at(0.8, evalNames.slice(14)) }
const everyFailure: Partial<Policy> = { failOn: 'failures' }
const four = evalNames.slice(0, 4)
const fallen: Truth = { ...evals, ...at(0.03, four) }

/** What makes pull requests red, and how often of fifty. */
const kinds: Readonly<Record<string, Kind & { readonly count: number }>> = {
  'breaks a test': {
    count: 5,
    isMine: true,
    iterations: 1,
    main: () => at(1, clean),
    head: { ...at(1, clean), 'test 3': 0 },
  },
  'breaks an eval': {
    count: 5,
    isMine: true,
    iterations: 5,
    main: () => evals,
    head: { ...evals, 'eval 2': 0 },
  },
  'makes every eval worse': {
    count: 4,
    isMine: true,
    iterations: 5,
    main: () => evals,
    head: at(0.5, evalNames),
  },
  'breaks a flaky test': {
    count: 3,
    isMine: true,
    iterations: 1,
    policy: everyFailure,
    main: () => tests,
    head: { ...tests, 'flaky 0': 0 },
  },
  'breaks a test while main is broken elsewhere': {
    count: 4,
    isMine: true,
    iterations: 1,
    policy: everyFailure,
    main: (run) => (run > 5 ? { ...tests, 'test 1': 0 } : tests),
    head: { ...tests, 'test 1': 0, 'test 3': 0 },
  },
  'adds a test that fails': {
    count: 2,
    isMine: true,
    iterations: 1,
    main: () => tests,
    head: { ...tests, 'test of the change': 0 },
  },
  'breaks an eval while the model changes': {
    count: 2,
    isMine: true,
    iterations: 5,
    main: () => evals,
    head: { ...fallen, 'eval 9': 0 },
    since: [
      { day: -1, truth: fallen },
      { day: -0.5, truth: fallen },
    ],
  },
  'main is broken too': {
    count: 6,
    isMine: false,
    iterations: 1,
    policy: everyFailure,
    main: (run) => (run > 5 ? { ...tests, 'test 1': 0 } : tests),
    head: { ...tests, 'test 1': 0 },
  },
  'main broke after the base': {
    count: 4,
    isMine: false,
    iterations: 5,
    main: () => evals,
    head: { ...evals, 'eval 1': 0 },
    since: [{ day: -0.2, truth: { ...evals, 'eval 1': 0 } }],
  },
  'a flaky test': {
    count: 6,
    isMine: false,
    iterations: 1,
    policy: everyFailure,
    main: () => tests,
    head: tests,
  },
  'an outage': {
    count: 5,
    isMine: false,
    iterations: 5,
    main: () => evals,
    head: { ...evals, ...at('lost', evalNames.slice(5, 14)) },
    since: [{ day: -0.1, truth: { ...evals, ...at('lost', evalNames.slice(4, 14)) } }],
  },
  'the weather of a model': {
    count: 4,
    isMine: false,
    iterations: 5,
    main: () => evals,
    head: fallen,
    since: [{ day: 0.1, commit: 'newest', truth: fallen }],
  },
}

/** Fifty of them, half of them caused by the change. The same seed gives the same ones. */
export function fiftyRedPullRequests(seed: number): readonly RedPullRequest[] {
  const random = createSeededGenerator(seed)
  return Object.entries(kinds).flatMap(([name, { count, ...kind }]) =>
    Array.from({ length: count }, (_, index) => drawRed(`${name} ${index}`, kind, random)),
  )
}

/** Draws until the gate is not green, as those who look into it would see it. */
function drawRed(name: string, kind: Kind, random: Random): RedPullRequest {
  for (let turn = 0; turn < 200; turn += 1) {
    const drawn = draw(name, kind, random)
    if (drawn !== undefined) return drawn
  }
  throw new Error(`${name} is never red`)
}

function draw(name: string, kind: Kind, random: Random): RedPullRequest | undefined {
  const { iterations, since = [], isMine } = kind
  const policy = { ...defaultPolicy, ...kind.policy }
  const now = Date.UTC(2030, 0, 31)
  const measure = (
    info: Partial<RunInfo> & { readonly createdAt: number },
    truth: Truth,
    times = iterations,
  ) => {
    const run = aRun(`${info.commit} ${info.createdAt}`, {})
    for (const [test, rate] of Object.entries(truth))
      for (let turn = 0; turn < times; turn += 1) {
        const letter = rate === 'lost' ? 'l' : random() < rate ? 'p' : 'f'
        addCase(run, test, letter, letter === 'p' ? {} : { message: `${test} is wrong` })
      }
    return { ...run, info: { ...run.info, suiteName: 'agent', branch: 'main', ...info } }
  }
  const main = Array.from({ length: 10 }, (_, run) =>
    measure({ createdAt: now - (12 - run) * day, commit: commitOf(run) }, kind.main(run)),
  ).reverse()
  const later = since.map(({ day: after, commit, truth }, index) =>
    measure(
      {
        createdAt: now + after * day,
        commit: commit === 'newest' ? main[0]?.info.commit : commitOf(20 + index),
      },
      truth,
    ),
  )
  const head = measure({ createdAt: now, commit: commitOf(99), branch: 'feature' }, kind.head)
  const baseline = { source: 'artifact', description: 'main', runs: main } as const
  const options = { today: now }
  const first = compareRuns(head, baseline, policy, options)
  const textOf = (run: Run, comparison: Comparison) => {
    const report = makeGateReport({
      suiteName: 'agent',
      policy,
      measured: createWholeMeasurement(run),
      baseline,
      comparison,
    })
    return { text: serializeResults(report), outcome: report.verdict.outcome }
  }
  const { text, outcome } = textOf(head, first)
  if (outcome === 'passed') return undefined
  return {
    name,
    isMine,
    results: text,
    history: [...main, ...later].map((run) => {
      const alone = compareRuns(run, null, policy, options)
      return textOf(run, alone).text
    }),
    again: () => {
      // The job runs again as a whole where the provider did not answer, else only what is in doubt.
      const isLost = Object.values(kind.head).includes('lost')
      const whole = isLost ? measure({ ...head.info, createdAt: now + day }, evals) : head
      const before = isLost ? compareRuns(whole, baseline, policy, options) : first
      const baseNow = isLost ? evals : (since.at(-1)?.truth ?? kind.main(9))
      const only = (of: Truth, asked: readonly CaseComparison[]) =>
        Object.fromEntries(
          asked.flatMap(({ identity: { name: test } }) => (test in of ? [[test, of[test] ?? 0]] : [])),
        )
      const looks: Look[] = []
      let looked = { comparison: before, next: requestFirstLook(before, policy) }
      const chosen = new Set<CaseComparison>()
      while (looked.next.cases.length > 0 && looks.length < mostLooks) {
        const { cases, asksMean } = looked.next
        for (const compared of cases) chosen.add(compared)
        looks.push({
          asksMean,
          head: measure(head.info, only(isLost ? evals : kind.head, cases), iterationsAgain),
          base: measure(
            { createdAt: now, commit: main[0]?.info.commit },
            only(baseNow, cases),
            iterationsAgain,
          ),
        })
        const sides = { head: whole, baseline, policy, options, planned: mostLooks, controls: [] }
        looked = compareWithLooks(before, [...chosen], looks, sides)
      }
      return textOf(whole, looked.comparison).text
    },
  }
}

const commitOf = (number: number) => `${number}`.padStart(40, 'c')
