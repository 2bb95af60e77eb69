import { createSeededRandom } from '../../../src/gate/statistics/permutation.ts'
import { forkNotice } from '../../../src/jobs/parts/publish-from-run.ts'
import { writeAcceptCommand } from '../../../src/model/acceptance/command.ts'
import type { GateReport } from '../../../src/model/gate-report.ts'
import {
  buildReport,
  type CaseStory,
  headCommit,
  questions as questionsOfAll,
  type Situation,
  someTime,
  topics,
} from './builders.ts'

const questions = [...questionsOfAll, 'asks for the order number first', 'explains the next step']
const complaints = [
  'expected the answer in German, got English',
  'the answer names no policy',
  'expected a call of hand_over, got none',
  'expected "30 days" in the answer',
  'faithfulness 0.41 is below 0.7: the answer contradicts the policy',
]

interface Evals {
  readonly seed: string
  readonly cases: number
  readonly iterations: number
  readonly baseRuns: number
  /** Share of iterations that pass, by case: before and now. */
  readonly rates: (index: number) => readonly [before: number, now: number]
  readonly suiteOf?: (index: number) => string
}

/** Evals whose iterations pass by chance, as those of a model do. */
function evals({ seed, cases, iterations, baseRuns, rates, suiteOf }: Evals): CaseStory[] {
  const random = createSeededRandom(`everyday ${seed}`)
  const drawn = (rate: number) =>
    [Array.from({ length: iterations }, () => random() < rate).filter(Boolean).length, iterations] as const
  return Array.from({ length: cases }, (_, index): CaseStory => {
    const topic = topics[index % topics.length] ?? ''
    const [before, now] = rates(index)
    const question = questions[Math.floor(index / topics.length) % questions.length] ?? ''
    const round = Math.floor(index / topics.length / questions.length)
    return {
      name: `${question}${round === 0 ? '' : ` (customer ${round + 1})`}`,
      suite: [...(suiteOf === undefined ? [] : [suiteOf(index)]), topic],
      file: `evals/${topic}.eval.ts`,
      line: 12 + 7 * Math.floor(index / topics.length),
      runs: Array.from({ length: baseRuns }, () => drawn(before)),
      after: drawn(now),
      message: complaints[(index * 7) % complaints.length],
      result: {
        latencyMs: 1200 + 10 * (index % 20),
        tokens: { total: 610 + (index % 9) },
        costUsd: 0.0021,
        slices: [`topic: ${topic}`, `level: ${index % 4 === 0 ? 'hard' : 'easy'}`],
      },
    }
  })
}

/** Plain tests of three files, as they were in so many runs of the base. */
function tests(count: number, baseRuns = 3): CaseStory[] {
  return Array.from({ length: count }, (_, index) => ({
    name: `keeps the promise ${String(index + 1).padStart(3, '0')}`,
    suite: ['checkout'],
    file: ['tests/cart.test.ts', 'tests/orders.test.ts', 'tests/prices.test.ts'][index % 3],
    line: 5 + index,
    before: [baseRuns, baseRuns] as const,
    after: [1, 1] as const,
  }))
}

const fivesOf = (seed: string, cases: number, rates: Evals['rates'], iterations = 5): Situation => ({
  suiteName: 'support agent',
  baseRuns: 5,
  cases: evals({ seed, cases, iterations, baseRuns: 5, rates }),
})

const brokenEval: CaseStory = {
  name: 'states the 30 day limit',
  suite: ['refunds'],
  file: 'evals/refunds.eval.ts',
  line: 87,
  before: [25, 25],
  after: [0, 5],
  message: 'faithfulness 0.41 is below 0.7: the answer contradicts the policy',
  result: {
    input: 'I bought a lamp 40 days ago and do not like it. Can I send it back?',
    output: 'Yes! A return is possible at any time after delivery, and only with the receipt.',
    scores: [{ name: 'faithfulness', value: 0.41, threshold: 0.7, rationale: 'The policy allows 30 days.' }],
  },
  earlier: () => ({
    output: 'No. A return is possible within 30 days of delivery, and only with the receipt.',
    scores: [{ name: 'faithfulness', value: 0.93, threshold: 0.7 }],
  }),
}

const noisy = 0.97

/** What a team sees in its first weeks, each as the gate reports it; for pictures and tests of what a view looks like. */
export const everyday: Readonly<Record<string, () => GateReport>> = {
  'healthy-with-noise': () => buildReport(fivesOf('healthy', 300, () => [noisy, noisy])),

  'healthy-tests': () => buildReport({ cases: tests(412), baseRuns: 3 }),

  'one-broken-test': () => {
    const broken = { name: 'rounds to cents', suite: ['checkout'], file: 'tests/prices.test.ts', line: 41 }
    const message = 'expected 12.344 to be 12.34'
    return buildReport({
      cases: [...tests(197), { ...broken, before: [3, 3], after: [0, 1], message }],
      baseRuns: 3,
    })
  },

  'one-broken-eval': () => {
    const { cases, ...others } = fivesOf('one eval', 60, () => [noisy, noisy])
    return buildReport({ ...others, cases: [...cases, brokenEval] })
  },

  swap: () =>
    buildReport(
      fivesOf('swap', 120, (index) =>
        index % 20 === 3 ? [1, 0.1] : index % 20 === 13 ? [0.1, 1] : [noisy, noisy],
      ),
    ),

  'suite-wide-fall': () =>
    buildReport(
      fivesOf('fall', 300, (index) => [noisy, topics[index % topics.length] === 'refunds' ? 0.6 : 0.93]),
    ),

  'broken-file': () => {
    const all = tests(60)
    const cases = all.map((story) =>
      story.file === 'tests/orders.test.ts' ? { ...story, after: undefined } : story,
    )
    const message = "Cannot find module './orders.js' imported from tests/orders.test.ts"
    const file = 'tests/orders.test.ts'
    return buildReport({
      cases: [...cases, { name: file, file, after: [0, 1], message, result: { scope: 'suite' } }],
      baseRuns: 3,
    })
  },

  'inconclusive-fall': () =>
    buildReport({
      suiteName: 'support agent',
      cases: [
        ...evals({ seed: 'small', cases: 6, iterations: 5, baseRuns: 1, rates: () => [1, 1] }),
        { name: 'hands over politely', suite: ['refunds'], before: [5, 5], after: [3, 5] },
      ],
    }),

  'inconclusive-outage': () => {
    const { cases, ...others } = fivesOf('outage', 60, () => [1, 1])
    const lost = cases.map((story, index) =>
      index % 3 === 0 ? { ...story, after: undefined, lost: 5 } : story,
    )
    return buildReport({ ...others, cases: lost })
  },

  'inconclusive-no-baseline': () =>
    buildReport({
      cases: [...tests(80), { name: 'rounds to cents', after: [0, 1], message: 'expected 1.5 to be 1.49' }],
      hasBaseline: false,
      missingBaseline: {
        kind: 'out-of-reach',
        explanation:
          'The token may not read the artifacts of earlier runs.\nGive the job these permissions:\n  permissions:\n    contents: read\n    actions: read',
      },
    }),

  hosted: () => {
    const suites = ['support', 'search']
    const cases = evals({
      seed: 'hosted',
      cases: 80,
      iterations: 5,
      baseRuns: 3,
      rates: (index) => (index % 40 === 7 ? [1, 0] : [noisy, noisy]),
      suiteOf: (index) => suites[Math.floor(index / 40)] ?? '',
    })
    const runs = suites.map((label, index) => ({
      label,
      runId: `run_${index + 1}`,
      runUrl: `https://evals.example/runs/run_${index + 1}`,
      result: 'failed',
    }))
    return buildReport({
      suiteName: suites.join(', '),
      cases: cases.map(({ file: _, ...story }) => story),
      baseRuns: 3,
      report: {
        service: { kind: 'executed', runs },
        help: {
          triage:
            'Both cases ask for the deadline of a return. The tool `search_policy` answers 404 since this change.',
          reproductions: [{ caseTitle: 'delivery › cites the policy it relies on', sessionId: 'session_7' }],
        },
      },
    })
  },

  forks: () => {
    const broken = { name: 'rounds to cents', suite: ['checkout'], file: 'tests/prices.test.ts', line: 41 }
    const message = 'expected 12.344 to be 12.34'
    return buildReport({
      cases: [...tests(40), { ...broken, before: [3, 3], after: [0, 1], message }],
      baseRuns: 3,
      report: {
        notices: [forkNotice],
        acceptCommand: writeAcceptCommand(
          {
            commit: headCommit,
            suiteName: 'checkout',
            cases: ['tests/prices.test.ts > checkout > rounds to cents'],
          },
          someTime,
        ),
      },
    })
  },
}
