import type { FoundReport } from '#files'
import type { Baseline } from '../../model/comparison/baseline.ts'
import { compact } from '../../model/data.ts'
import { formatPlural } from '../../model/format.ts'
import type { Measured } from '../../model/measured.ts'
import { createRun, type Run } from '../../model/run/run.ts'
import type { StepOutcome } from '../../model/run/step-outcome.ts'
import type { CommandOutcome } from '../../ports/platform.ts'
import type { Job } from '../job.ts'
import { measureCases } from '../report/again/measure-cases.ts'
import { type CommandFor, freshReports, type RerunConfig, rerunOneSide } from '../report/again/rerun.ts'
import type { Reading } from '../report/gate-reports.ts'
import type { Measurement } from '../report/measure.ts'
import { logReportFiles, toMeasuredReports } from '../report/measured-reports.ts'
import { type AnswerBook, countCalls, joinHeadAnswers, selectMeasured } from './answers.ts'
import type { PlannedIterations } from './plan-base-run.ts'
import { describePriceAhead, estimatePrice, findTooDear, limitEvaluations } from './price.ts'
import { markCall, sendEarlierAnswers } from './send-answers.ts'
import { once, type Suite } from './suite.ts'
import { chooseSuiteCommand } from './suite-command.ts'

/** The longest time that a command may take where the budget has no limit: longer than any job. */
const longestMs = 7 * 24 * 3_600_000

/** A suite that a command measures. */
export interface SuiteCommand extends Suite {
  readonly commandFor: CommandFor
  readonly config: RerunConfig
  readonly reading: Reading
  /** Files that were read, with the results of the head. */
  readonly files: FoundReport[]
}

/** How the suite of a job is measured, by its inputs. @throws UsageError when `auto` does not know */
export function createSuiteCommand(
  job: Job,
  book: AnswerBook,
  reading: Reading,
  signal: AbortSignal,
): SuiteCommand {
  const { config, policy, platform } = job
  const { format, lost, lookAgainEnv, lookBudget: budget } = policy
  const { commandFor, runsWholeFiles } = chooseSuiteCommand(config.measure ?? 'auto', platform.machine)
  const suite: SuiteCommand = {
    commandFor,
    config: { ...config, format, lost, lookAgainEnv, freshReports: freshReports.ofJob },
    budget,
    deadline: platform.runtime.clock.now() + (budget.timeoutMs ?? longestMs),
    signal,
    book,
    reading,
    files: [],
    finish: () => reading.finish(suite.files),
    widen: runsWholeFiles ? addFileMates : (keys) => keys,
    measureHead: (batch, known) => measureOnHead(batch, known, suite, job),
  }
  return suite
}

/**
 * Has the suite measured by its command, each case once, unless an earlier attempt has: then its answers are the first.
 *
 * @param baseline whose newest run says what it may cost
 */
export async function measureOnce(
  baseline: Baseline | null,
  suite: SuiteCommand,
  job: Job,
): Promise<Measured> {
  const { book } = suite
  const { log, clock } = job.platform.runtime
  const [newest] = baseline?.runs ?? []
  if (newest !== undefined) {
    const price = estimatePrice(newest)
    const limits = limitEvaluations(suite.budget, price.cases)
    log.info(describePriceAhead(price, limits))
    const tooDear = findTooDear(price, limits)
    if (tooDear !== undefined && book.answers().given.length === 0) return await readSuite(tooDear)
  }
  if (book.answers().steps.length > 0) {
    const { evaluations } = book.spentBefore()
    log.info(`Going on from ${formatPlural(evaluations, 'evaluation')} of an earlier attempt.`)
    return await readSuite(undefined)
  }
  const measured = await readSuite(undefined)
  const joined = joinHeadAnswers(book.answers())
  if (joined === undefined) return measured
  return { ...measured, run: { ...joined, info: measured.run.info } }

  /** What is measured, or was, or why it is not. */
  async function readSuite(refused: string | undefined): Promise<Measured> {
    const { config, platform } = job
    const { info } = suite.reading.options
    let why = refused
    let ended: readonly StepOutcome[] = []
    const measureSuite = async (): Promise<Measurement> => {
      if (why !== undefined) return createMeasurement(createRun(info), [])
      const { steps, files } = book.answers()
      if (steps.length > 0) {
        const run = { ...joinHeadAnswers(book.answers()), info }
        await sendEarlierAnswers(book.answers(), suite.reading.options)
        return createMeasurement(run, files)
      }
      const startedAt = clock.now()
      const number = countCalls(book.answers()) + 1
      book.begin({ number, side: 'head', evaluations: newest && estimatePrice(newest).cases })
      const answer = await log.group('Measuring each case once', () => callSuite(number, suite, job))
      const tookMs = clock.now() - startedAt
      if (typeof answer === 'string') {
        why = answer
        return createMeasurement(createRun(info), [])
      }
      const { outcome, measurement: read } = answer
      const isWhole = outcome.status === 'ended'
      ended = listStepOutcomes(outcome)
      logReportFiles(read, log)
      suite.files.push(...read.found.files)
      book.add({ number, side: 'head', asked: [], isWhole, tookMs, isPaid: false, run: read.run })
      if (isWhole) book.addStep(once, read.files)
      return read
    }
    const measured = toMeasuredReports(
      await measureSuite(),
      { reports: [], selection: config.selection, testOutcome: ended },
      { old: [], otherCode: platform.runtime.context.otherCode, service: { kind: 'none' } },
    )
    const unread = compact([why !== undefined && `The suite was not measured: ${why}`])
    return { ...measured, unread: [...unread, ...measured.unread] }
  }
}

async function callSuite(
  number: number,
  suite: SuiteCommand,
  { platform }: Job,
): ReturnType<typeof measureCases> {
  const { info, ...reading } = suite.reading.options
  const command = suite.commandFor([])
  if (typeof command !== 'string') return command.why
  const { workspace: folder } = platform.machine
  const { signal } = suite
  const timeoutMs = suite.deadline - platform.runtime.clock.now()
  const request = {
    cases: [],
    iterations: 1,
    side: 'head',
    folder,
    command,
    number,
    timeoutMs,
    info,
    signal,
  } as const
  return await measureCases(request, suite.config, platform, reading)
}

/** A command that failed has to be explained by its results; success says little, since most commands ignore failures. */
function listStepOutcomes(outcome: CommandOutcome): readonly StepOutcome[] {
  if (outcome.status !== 'ended') return ['cancelled']
  return outcome.exitCode === 0 ? [] : ['failure']
}

function createMeasurement(run: Omit<Run, 'cases'> & Partial<Run>, files: Measurement['files']): Measurement {
  const found = { files: [], refused: [], unmatched: [], patterns: [], links: [], outsideFolders: [] }
  return { run: { cases: new Map(), ...run }, files, found, copies: [], stale: [] }
}

/** These cases, and all others of their files. */
function addFileMates(keys: readonly string[], { cases }: Run): readonly string[] {
  const files = new Set(keys.map((key) => cases.get(key)?.identity.file))
  return [...cases.values()].filter(({ identity }) => files.has(identity.file)).map(({ key }) => key)
}

async function measureOnHead(
  { keys, iterations }: PlannedIterations,
  { cases: known }: Run,
  suite: SuiteCommand,
  { platform }: Job,
): Promise<Run | string> {
  const { book, signal } = suite
  const cases = keys.flatMap((key) => known.get(key) ?? [])
  const command = suite.commandFor(cases)
  if (typeof command !== 'string') return command.why
  const timeoutMs = suite.deadline - platform.runtime.clock.now()
  if (timeoutMs <= 0) return 'the time of `look-again-budget` is spent.'
  const { workspace: folder } = platform.machine
  const number = countCalls(book.answers()) + 1
  const request = { cases, iterations, side: 'head', folder, command, number, timeoutMs, signal } as const
  const { sink, settle } = suite.reading.options
  const answer = await rerunOneSide(
    request,
    suite.config,
    platform,
    {
      onCall: book.begin,
      onAnswer: ({ run, files, ...given }) => {
        suite.files.push(...files)
        book.add({ ...given, run: selectMeasured(run), asked: keys, isPaid: false })
      },
    },
    { settle, sink: sink && markCall(sink, number) },
  )
  return typeof answer === 'string' ? answer : selectMeasured(answer)
}
