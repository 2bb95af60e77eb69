import { chooseControls, explainFailedControl, type MeasureStep, planNextStep, settleOutages } from '#verdict'
import { formatPlural } from '../../model/format.ts'
import { describeMeasuring, type Measuring } from '../../model/run/measuring.ts'
import type { Run, RunInfo } from '../../model/run/run.ts'
import type { Spent } from '../../model/run/spent.ts'
import { installMissing } from '../../tools/index.ts'
import type { Job } from '../job.ts'
import { compareAlone, type lookAgain } from '../look-again.ts'
import { rerunByCommand } from '../report/again/rerun.ts'
import { countCalls, joinHeadAnswers, listPairs, noAnswers, selectMeasured } from './answers.ts'
import type { AnswerStore } from './keep-answers.ts'
import type { SuiteCommand } from './measure-suite.ts'
import { countLeft, measurePace, summarizeBill } from './price.ts'
import { explainUnusable, type Suite, type SuiteAgain, settleLimits } from './suite.ts'

/** How the cases of the suite are measured on both sides, by its command. */
export function createSuiteAgain({ commandFor, config, signal, book }: SuiteCommand, job: Job): SuiteAgain {
  let pair: { readonly asked: readonly string[]; readonly asksMean: boolean } | undefined
  const prepare = job.config.lookAgain?.base ?? installMissing
  const again = rerunByCommand(commandFor, prepare, config, job.platform, {
    signal,
    onCall: book.begin,
    onAnswer: ({ run, files: _, ...given }) => {
      if (pair !== undefined) book.add({ ...given, run: selectMeasured(run), isPaid: false, ...pair })
    },
  })
  return {
    ...again,
    beginPair: (asked, asksMean) => {
      pair = { asked, asksMean }
    },
  }
}

/**
 * In place of {@link lookAgain}: measures what the planner asks for until the verdict is certain, the budget is spent, or
 * something goes wrong.
 */
export function createCertainty(suite: Suite, again: SuiteAgain, store: AnswerStore): typeof lookAgain {
  return async (compared, _, job) => {
    const { measured, baseline } = compared
    const { policy, config, platform, stopwatch } = job
    const { log, clock } = platform.runtime
    const { book } = suite
    const paid = { newest: baseline?.runs[0], earlier: book.spentBefore().evaluations }
    const { price, limits, most } = settleLimits(measured.run, paid, suite, job)
    let info: RunInfo = { ...measured.run.info, measuring: summarizeBill('stopped', noAnswers, most) }
    // An attempt that goes on from earlier ones has a budget of its own, once it has gone as far as they.
    let granted: Spent = { evaluations: 0, costUsd: 0 }
    const countRest = () => {
      const { evaluations, costUsd } = book.spent()
      const spent = { evaluations: evaluations - granted.evaluations, costUsd: costUsd - granted.costUsd }
      return countLeft(limits, spent, price)
    }
    const { alone, options } = await compareAlone(compared, job)
    let canMeasureBase = config.lookAgain?.base !== 'off'
    const notices: string[] = []
    const joinHead = (): Run => {
      const joined = { ...(joinHeadAnswers(book.answers()) ?? measured.run), info }
      return settleOutages({ head: joined, baseline }, policy).head
    }
    const plan = (left: number, without = options.without) => {
      const { steps } = book.answers()
      const pairs = listPairs(book.answers())
      const pace = measurePace(book.answers(), limits.evaluations)
      const state = { pairs, baseline, policy, steps, left, ...pace, canMeasureBase }
      return planNextStep({ ...state, head: joinHead(), options: { ...options, without } })
    }
    /** The control of the first step on both sides. */
    const listControls = (keys: readonly string[]) => {
      if (listPairs(book.answers()).length > 0) return []
      const chosen = alone.cases.filter(({ key }) => keys.includes(key))
      return chooseControls(alone, chosen)
    }
    const countPaid = ({ iterations, side }: MeasureStep, keys: readonly string[]) => {
      if (side === 'head') return keys.length * iterations
      return new Set([...keys, ...listControls(keys).map(({ key }) => key)]).size * iterations * 2
    }
    /** The step with all cases that it measures; undefined where that is more than the budget has left. */
    const widenStep = (
      step: MeasureStep,
    ): (MeasureStep & { readonly cases: readonly string[] }) | undefined => {
      const left = countRest()
      const cases = [...suite.widen(step.cases, joinHead())]
      const canShorten = cases.length === step.cases.length
      while (cases.length > 0 && countPaid(step, cases) > left) cases.splice(canShorten ? -1 : 0)
      return cases.length === 0 ? undefined : { ...step, cases }
    }
    const runStep = async ({ cases: keys, ...step }: NonNullable<ReturnType<typeof widenStep>>) => {
      const run = joinHead()
      const { iterations } = step
      if (step.side === 'head') {
        const answer = await suite.measureHead({ keys, iterations }, run)
        return typeof answer === 'string' ? answer : explainUnusable(keys, iterations, book)
      }
      again.beginPair(keys, step.asksMean)
      const controls = listControls(keys)
      const all = new Set([...keys, ...controls.map(({ key }) => key)])
      const cases = [...all].flatMap((key) => run.cases.get(key) ?? [])
      const number = countCalls(book.answers()) + 1
      const timeoutMs = suite.deadline - clock.now()
      const baseCommit = alone.baseline?.runs[0]?.commit
      const answer = await again.measure(cases, { number, iterations, timeoutMs, baseCommit })
      if (typeof answer === 'string') return answer
      const failed =
        explainFailedControl(controls, answer.head, 'head') ??
        (answer.base && explainFailedControl(controls, answer.base, 'base'))
      if (failed !== undefined) {
        book.discard(number)
        return failed
      }
      if (answer.withoutBase !== undefined) {
        canMeasureBase = false
        notices.push(`The base could not be run, so only its history counts: ${answer.withoutBase}`)
      }
      return explainUnusable(keys, iterations, book)
    }
    let ended: Measuring['ended'] | undefined
    let more: Measuring['more']
    try {
      while (ended === undefined) {
        const isLate = clock.now() >= suite.deadline
        const next = await stopwatch.time('gate', () => plan(isLate ? 0 : countRest()))
        const before = book.spentBefore()
        const step = next.kind === 'measure' ? widenStep(next) : undefined
        if (next.kind !== 'decided' && step === undefined && before.evaluations > granted.evaluations)
          granted = before
        else if (step !== undefined) {
          const title = describeStep(step, countCalls(book.answers()) + 1)
          const problem = await log.group(title, () => stopwatch.time('again', () => runStep(step)))
          suite.signal.throwIfAborted()
          if (problem === undefined) book.addStep(step)
          else {
            notices.push(`Nothing more was measured: ${problem}`)
            ended = 'stopped'
          }
        } else {
          ended = next.kind === 'decided' ? 'decided' : 'capped'
          more = next.kind === 'capped' ? next.more : undefined
        }
      }
    } finally {
      await again.end()
    }
    for (const notice of notices) log.warning(notice)
    const kept = await (ended === 'decided' ? store.clear() : store.keep(book.answers()))
    if (kept !== undefined) notices.push(kept)
    const measuring = { ...summarizeBill(ended, book.answers(), most), more }
    log.info(`Measured: ${describeMeasuring(measuring)}.`)
    info = { ...info, measuring }
    const conclude = (without?: ReadonlySet<string>) => {
      const last = plan(0, without)
      if (last.kind === 'measure') throw new Error('nothing may be measured any more')
      return last.comparison
    }
    return {
      run: joinHead(),
      comparison: conclude(),
      without: conclude,
      service: await suite.finish(),
      notices: notices.map((notice) => platform.step.hideSecrets(notice)),
    }
  }
}

function describeStep({ cases, iterations, side }: MeasureStep, number: number): string {
  const times = iterations === 1 ? '' : `, ${formatPlural(iterations, 'time')} each`
  return `Measuring ${formatPlural(cases.length, 'case')}${side === 'both' ? ' on both sides' : ''}${times} (call ${number})`
}
