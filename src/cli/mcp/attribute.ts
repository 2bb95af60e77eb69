import { defaultPolicy } from '#settings'
import { type Attribution, attributeFailedCase, type CaseFacts, compareRuns, type Ground } from '#verdict'
import { compact } from '../../model/data.ts'
import { type Evidence, type KnownCase, listDecidingCases } from './evidence.ts'

export interface AttributedCase extends KnownCase {
  readonly answer: Attribution
  readonly ground: Ground
}

/** Whether the change caused the red verdict, as a whole and case by case. */
interface Attributed {
  readonly answer: Attribution | 'nothing is red'
  readonly cases: readonly AttributedCase[]
  /** The mean of the suite fell: whether the change did that. Absent: it did not fall. */
  readonly suite?: Attribution
}

/** Rules about cases: the cases that their reasons name decide whose they are. */
const ofCases: ReadonlySet<string> = new Set([
  'regression-case',
  'new-failing-test',
  'new-failures',
  'failures',
  'broken-suite',
  'changed-on-base',
  'lost-cases',
  'infrastructure',
  'failing-base',
  'suspect-case',
  'unsettled-tests',
  'look-again',
  'look-control',
])

/**
 * The answer is "mine" when one case is "mine". It is "not mine" only when everything that decides the
 * verdict is.
 */
export function attributeVerdict(facts: Evidence): Attributed {
  const cases = listDecidingCases(facts).map((knownCase) => ({
    ...knownCase,
    ...attributeFailedCase(knownCase.facts),
  }))
  if (facts.deciding.length === 0) return { answer: 'nothing is red', cases }
  const suite = facts.deciding.some(({ rule, status }) => rule === 'regression-suite' && status === 'failed')
    ? attributeSuiteFall(facts, cases)
    : undefined
  const otherReasons = facts.deciding.filter(({ rule }) => rule !== 'regression-suite' && !ofCases.has(rule))
  const answers = compact([...cases.map(({ answer }) => answer), suite])
  return { answer: joinAnswers(answers, otherReasons.length > 0), cases, suite }
}

function joinAnswers(answers: readonly Attribution[], hasOtherReasons: boolean): Attribution {
  if (answers.includes('mine')) return 'mine'
  if (answers.length === 0 || hasOtherReasons || answers.includes('undecided')) return 'undecided'
  return 'not mine'
}

/** Cases that also fail on main may cause the fall, so the others are compared without them. */
function attributeSuiteFall({ run, main, json }: Evidence, cases: readonly AttributedCase[]): Attribution {
  const without = new Set(cases.flatMap(({ key, answer }) => (answer === 'not mine' ? key : [])))
  if (without.size === 0 || main.without.length === 0) return 'mine'
  const baseline = { source: 'file', description: json.suiteName, runs: main.without } as const
  const options = { today: run.info.createdAt, without }
  const { suite, chances } = compareRuns(run, baseline, defaultPolicy, options)
  const chance = Math.min(suite?.pValue ?? 1, chances?.any ?? 1)
  if (chance <= defaultPolicy.alpha) return 'mine'
  if (chance <= 0.2) return 'undecided'
  return 'not mine'
}

/** Chance, over all open cases, that flakiness alone lets one fail in all of them. */
const level = 0.05
const most = 50

/**
 * The fresh iterations that tell a broken case from a flaky one: if all fail, that is rarer than `level`.
 * Main is measured as often where its history says that it fails too.
 */
export function countIterationsToTell(
  { before, main }: CaseFacts,
  cases: number,
): { readonly here: number; readonly onMain: number } {
  const points = main.length > 0 ? main : [before ?? { passed: 0, judged: 0 }]
  const passed = points.reduce((sum, point) => sum + point.passed, 0)
  const judged = points.reduce((sum, point) => sum + point.judged, 0)
  const failing = (judged - passed + 1) / (judged + 2)
  const here = Math.max(1, Math.min(most, Math.ceil(Math.log(level / cases) / Math.log(failing))))
  return { here, onMain: passed < judged || judged === 0 ? here : 0 }
}
