import type { MeasureBudget } from '#settings'
import type { MeasureStep } from '#verdict'
import { formatPlural } from '../../model/format.ts'
import type { ServiceOutcome } from '../../model/gate-report.ts'
import type { Measured } from '../../model/measured.ts'
import { joinIterations } from '../../model/run/merge-tallies.ts'
import type { CaseIdentity } from '../../model/run/result.ts'
import { countIterations, type Run } from '../../model/run/run.ts'
import { getSampleMean } from '../../model/run/sample.ts'
import { sumSpent } from '../../model/run/spent.ts'
import type { Job } from '../job.ts'
import type { Again, FreshLook, LookPlan } from '../look-again.ts'
import { type Answer, type AnswerBook, countCalls } from './answers.ts'
import { type PlannedIterations, planBaseRun } from './plan-base-run.ts'
import {
  countAllowed,
  countLeft,
  describeMost,
  estimatePrice,
  limitEvaluations,
  summarizeBill,
} from './price.ts'

/** How the cases of a suite are measured on both sides. */
export interface SuiteAgain extends Again {
  readonly measure: (
    cases: readonly { readonly key: string; readonly identity: CaseIdentity }[],
    look: LookPlan,
  ) => Promise<FreshLook | string>
  readonly end: () => Promise<void>
  /** From now on answers are kept as those of a pair. */
  readonly beginPair: (asked: readonly string[], asksMean: boolean) => void
}

/** A suite that is measured bit by bit, wherever it runs. */
export interface Suite {
  readonly budget: MeasureBudget
  /** Unix epoch ms. */
  readonly deadline: number
  /** Aborts when the job is cancelled. */
  readonly signal: AbortSignal
  /** What was answered so far. */
  readonly book: AnswerBook
  /** Nothing more is measured. @returns what the eval service has of it */
  readonly finish: () => Promise<ServiceOutcome>
  /** Keys of all cases that are measured when these cases of the run are asked for. */
  readonly widen: (keys: readonly string[], known: Run) => readonly string[]
  /** Fresh iterations of cases of the run, on the head; a text says why they are missing, as a clause. */
  readonly measureHead: (batch: PlannedIterations, known: Run) => Promise<Run | string>
}

/** The first step: whatever the suite has, once. */
export const once: MeasureStep = {
  kind: 'measure',
  cases: [],
  iterations: 1,
  side: 'head',
  asksMean: false,
}

/** Keys of the cases, without files and suites that broke as a whole. */
export function listCaseKeys({ cases }: Run): readonly string[] {
  return [...cases.values()].filter(({ scope }) => scope !== 'suite').map(({ key }) => key)
}

/**
 * Why the answers of the last call do not count, as a clause; undefined: they do. An answer that is left out may be the
 * one that matters, and would be asked for again and again.
 */
export function explainUnusable(
  keys: readonly string[],
  iterations: number,
  book: AnswerBook,
): string | undefined {
  const { given } = book.answers()
  const number = countCalls(book.answers())
  const last = given.filter((answer) => answer.number === number)
  if (last.some((answer) => given.some((other) => other !== answer && isCopied(answer.run, other.run)))) {
    book.discard(number)
    return 'the command reported the results of an earlier call again.'
  }
  const isShort = ({ side, run }: Answer, key: string) => {
    const tally = run.cases.get(key)
    // What is new is not on the base.
    return tally === undefined ? side === 'head' : countIterations(tally) < iterations
  }
  if (!keys.some((key) => last.some((answer) => isShort(answer, key)))) return undefined
  return 'the command reported less than it was asked for.'
}

/**
 * What may be measured at the price of what was, which the log says where it said something else ahead.
 *
 * @param newest run of the base, by which that was said
 * @param earlier evaluations that earlier attempts paid beside
 */
export function settleLimits(
  measured: Run,
  { newest, earlier }: { readonly newest: Run | undefined; readonly earlier: number },
  { budget }: Suite,
  { platform }: Job,
) {
  const price = estimatePrice(measured)
  const limits = limitEvaluations(budget, price.cases)
  const most = countAllowed(limits, price) + earlier
  const ahead = newest && estimatePrice(newest)
  if (ahead === undefined || countAllowed(limitEvaluations(budget, ahead.cases), ahead) !== most)
    platform.runtime.log.info(describeMost(price, limits, earlier))
  return { price, limits, most }
}

/** Durations of so many cases don't come out alike by chance, unless all of them do. */
const tellingDurations = 3

function isCopied(run: Run, earlier: Run): boolean {
  const durations = [...run.cases.values()].flatMap(({ key, durationMs }) => {
    const now = getSampleMean(durationMs)
    return now === undefined ? [] : [{ now, before: getSampleMean(earlier.cases.get(key)?.durationMs) }]
  })
  if (new Set(durations.map(({ now }) => now)).size < tellingDurations) return false
  return durations.every(({ now, before }) => now === before)
}

/**
 * The run with further iterations of the cases of which least is known. A run that others are compared with never stops by
 * results: all is planned by how often the earlier runs measured each case.
 */
export async function measureAsPlanned(
  measured: Measured,
  earlier: readonly Run[],
  suite: Suite,
  job: Job,
): Promise<Measured> {
  const { log } = job.platform.runtime
  const { info } = measured.run
  const keys = listCaseKeys(measured.run)
  const { price, limits, most } = settleLimits(measured.run, { newest: earlier[0], earlier: 0 }, suite, job)
  let left = countLeft(limits, sumSpent([measured.run]), price)
  const plan = planBaseRun(keys, earlier, { most: suite.budget.iterations, left })
  let { run } = measured
  const notices: string[] = []
  for (const planned of plan) {
    const batch = { ...planned, keys: suite.widen(planned.keys, run) }
    if (batch.keys.length * batch.iterations > left) continue
    left -= batch.keys.length * batch.iterations
    const title = `Measuring ${formatPlural(batch.keys.length, 'case')} ${formatPlural(batch.iterations, 'more time')}`
    const answer = await log.group(title, () => suite.measureHead(batch, run))
    if (typeof answer !== 'string') run = joinIterations(run, answer)
    const problem =
      typeof answer === 'string' ? answer : explainUnusable(batch.keys, batch.iterations, suite.book)
    if (problem !== undefined) {
      notices.push(`Not all that was planned was measured: ${problem}`)
      break
    }
  }
  for (const notice of notices) log.warning(notice)
  const measuring = summarizeBill(notices.length === 0 ? 'planned' : 'stopped', suite.book.answers(), most)
  return {
    ...measured,
    service: await suite.finish(),
    run: { ...run, info: { ...info, measuring } },
    notices: [...measured.notices, ...notices],
  }
}
