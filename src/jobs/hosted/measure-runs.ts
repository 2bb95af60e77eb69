import { type MeasuredRun, rerunByService } from '#service'
import type { ExitCode } from '../../errors.ts'
import { findProposal } from '../../model/base-side.ts'
import type { Run } from '../../model/run/run.ts'
import type { Job } from '../job.ts'
import type { GateSource } from '../line.ts'
import { never } from '../look-again.ts'
import { countCalls, noAnswers, openAnswerBook } from '../measure/answers.ts'
import type { AnswerStore } from '../measure/keep-answers.ts'
import { measureAsPlanned, once, type Suite, type SuiteAgain } from '../measure/suite.ts'
import { createCertainty } from '../measure/until-certain.ts'
import type { HostedJob } from './job.ts'
import { createHostedSource, describeServiceOutcome, type HostedMeasurement } from './report.ts'

export { announcePrice } from './price-ahead.ts'

/** The service has the answers: a further attempt launches the same runs, and picks up those that were paid for. */
const kept =
  'The service has the answers so far: run the job again, and it picks them up and goes on from them.'
const serviceStore: AnswerStore = {
  load: async () => noAnswers,
  save: () => {},
  keep: async ({ given }) => (given.length === 0 ? undefined : kept),
  clear: async () => undefined,
}

/**
 * Goes on from runs that have each case once, by runs of chosen cases, until the verdict is certain. Returns the exit code
 * of the gate.
 */
export async function gateMeasuredRuns(
  measurement: HostedMeasurement,
  hosted: HostedJob,
  job: Job,
  gateSource: GateSource,
): Promise<ExitCode> {
  const { runtime, step } = hosted.platform
  const source = createHostedSource(measurement, hosted, job)
  const found = await source.findBase(source.measured)
  const findBase = async () => found
  const measured = step.hideSecrets(source.measured)
  if (measured.run.cases.size === 0 || measured.missing.runs.length > 0)
    return await gateSource({ ...source, findBase, again: never }, job)
  const { suite, again } = createHostedSuite(measurement.runs, measured.run, hosted, job)
  const { baseline } = found
  const isBase =
    runtime.context.provider === 'terminal' ? baseline === null : findProposal(runtime.context) === undefined
  if (!isBase) {
    const look = createCertainty(suite, again, serviceStore)
    return await gateSource({ ...source, measured, findBase, again, look }, job)
  }
  const planned = await measureAsPlanned(measured, baseline?.runs ?? [], suite, job)
  return await gateSource({ ...source, measured: planned, findBase, again }, job)
}

/** The suites of runs that have each case once, which the service measures further. */
function createHostedSuite(
  runs: readonly MeasuredRun[],
  first: Run,
  hosted: HostedJob,
  { policy }: Job,
): { readonly suite: Suite; readonly again: SuiteAgain } {
  const { config, platform, project } = hosted
  const { clock } = platform.runtime
  const { hideSecrets } = platform.step
  const { lookBudget: budget } = policy
  const good = runs.filter(({ results }) => results !== undefined)
  const fresh: MeasuredRun[] = []
  const book = openAnswerBook(noAnswers, serviceStore.save)
  const isPaid = good.every(({ lookFirst }) => lookFirst)
  book.add({ number: 1, side: 'head', asked: [], isWhole: true, tookMs: 0, isPaid, run: first })
  book.addStep(once, [])
  const deadline = clock.now() + (budget.timeoutMs ?? config.hosted.timeoutMs)
  const isBase = findProposal(platform.runtime.context) === undefined
  let pair: Parameters<SuiteAgain['beginPair']> = [[], false]
  const rerun = async (
    cases: readonly { readonly key: string }[],
    plan: Omit<Parameters<typeof rerunByService>[1], 'isAddition'>,
  ) => {
    const started: MeasuredRun[] = []
    const rerunPlan = { ...plan, isAddition: isBase }
    const answer = await rerunByService(cases, rerunPlan, good, hosted, (more) => started.push(...more))
    fresh.push(...started)
    if (typeof answer === 'string') return answer
    const { head, base } = hideSecrets({ head: answer.head, base: answer.base })
    return { ...answer, head, base, isPaid: started.every(({ lookFirst }) => lookFirst) }
  }
  const suite: Suite = {
    budget,
    deadline,
    signal: project.signal ?? new AbortController().signal,
    book,
    finish: async () => describeServiceOutcome([...runs, ...fresh], config.service, project.id),
    widen: (keys) => keys,
    measureHead: async ({ keys, iterations }) => {
      const timeoutMs = deadline - clock.now()
      if (timeoutMs <= 0) return 'the time of `look-again-budget` is spent.'
      const number = countCalls(book.answers()) + 1
      const cases = keys.map((key) => ({ key }))
      const answer = await rerun(cases, { number, iterations, timeoutMs, sides: 'head' })
      if (typeof answer === 'string') return answer
      const { head: run, isPaid: wasPaid } = answer
      book.add({ number, side: 'head', asked: keys, isWhole: true, tookMs: 0, isPaid: wasPaid, run })
      return run
    },
  }
  const measureBothSides: SuiteAgain['measure'] = async (cases, { number, iterations, timeoutMs }) => {
    const answer = await rerun(cases, { number, iterations, timeoutMs, sides: 'both' })
    if (typeof answer === 'string') return answer
    const [asked, asksMean] = pair
    const common = { number, asked, asksMean, isWhole: true, tookMs: 0, isPaid: answer.isPaid }
    book.add({ ...common, side: 'head', run: answer.head })
    if (answer.base !== undefined) book.add({ ...common, side: 'base', run: answer.base })
    return answer
  }
  const again: SuiteAgain = {
    measure: measureBothSides,
    end: async () => {},
    beginPair: (...asked) => {
      pair = asked
    },
  }
  return { suite, again }
}
