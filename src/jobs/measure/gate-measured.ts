import type { Config } from '#settings'
import type { ExitCode } from '../../errors.ts'
import { findProposal } from '../../model/base-side.ts'
import type { Baseline } from '../../model/comparison/baseline.ts'
import { formatMoney, formatPlural } from '../../model/format.ts'
import { formatUnreported } from '../../model/run/measuring.ts'
import type { Platform } from '../../ports/platform.ts'
import { type Job, prepareJob } from '../job.ts'
import type { GateSource, Source } from '../line.ts'
import { never } from '../look-again.ts'
import { beginBaselineSearch } from '../report/baseline/report-baseline.ts'
import { openReading } from '../report/gate-reports.ts'
import { findUnreported, openAnswerBook } from './answers.ts'
import { createAnswerStore } from './keep-answers.ts'
import { createSuiteCommand, measureOnce } from './measure-suite.ts'
import { countAllowed, estimatePrice, limitEvaluations, summarizeBill } from './price.ts'
import { measureAsPlanned } from './suite.ts'
import { createCertainty, createSuiteAgain } from './until-certain.ts'

/**
 * The job that measures the suite itself: each case once, then what decides. Returns the exit code of the
 * gate; 3 when it is cancelled.
 * @throws UsageError when `measure: auto` does not know the tool
 */
export async function gateMeasuredSuite(
  config: Config,
  platform: Platform,
  gateSource: GateSource,
): Promise<ExitCode> {
  const job = await prepareJob(config, platform)
  const search = await beginBaselineSearch(job)
  const { baseline = null } = search.stored
  const { context } = platform.runtime
  const isBase = context.provider === 'terminal' ? baseline === null : findProposal(context) === undefined
  return await judgeMeasuredSuite({ baseline, isBase, folder: undefined }, job, ({ measured, again, look }) =>
    gateSource({ measured, findBase: search.findBase, again, look }, job),
  )
}

/**
 * Measures the suite, has it judged, and keeps the answers where a further attempt may go on from them.
 *
 * @param isBase other runs will be compared with this one
 * @param folder where the answers are kept; undefined: by GitHub
 */
export async function judgeMeasuredSuite(
  {
    baseline,
    isBase,
    folder,
  }: { readonly baseline: Baseline | null; readonly isBase: boolean; readonly folder: string | undefined },
  job: Job,
  judge: (source: Omit<Source, 'findBase'>) => Promise<ExitCode>,
): Promise<ExitCode> {
  const { log } = job.platform.runtime
  const signal = job.platform.machine.watchForCancel()
  const store = await createAnswerStore(job, folder)
  const book = openAnswerBook(await store.load(), store.save)
  const suite = createSuiteCommand(job, book, await openReading(job, baseline), signal)
  try {
    const first = await measureOnce(baseline, suite, job)
    signal.throwIfAborted()
    const again = createSuiteAgain(suite, job)
    if (first.run.cases.size === 0) {
      await store.clear()
      const [newest] = baseline?.runs ?? []
      const price = newest && estimatePrice(newest)
      const most = price === undefined ? 0 : countAllowed(limitEvaluations(suite.budget, price.cases), price)
      const measuring = summarizeBill('stopped', book.answers(), most)
      const run = { ...first.run, info: { ...first.run.info, measuring } }
      return await judge({ measured: { ...first, run, service: await suite.finish() }, again: never })
    }
    if (!isBase) return await judge({ measured: first, again, look: createCertainty(suite, again, store) })
    const measured = await measureAsPlanned(first, baseline?.runs ?? [], suite, job)
    signal.throwIfAborted()
    const isWhole = measured.run.info.measuring?.ended === 'planned'
    const kept = await (isWhole ? store.clear() : store.keep(book.answers()))
    if (kept !== undefined) log.notice(kept)
    return await judge({ measured, again })
  } catch (error) {
    const kept = await store.keep(book.answers())
    if (kept !== undefined) log.notice(kept)
    if (!signal.aborted) throw error
    const { evaluations, costUsd } = book.spent()
    const cost = costUsd === 0 ? '' : ` (${formatMoney(costUsd)})`
    const unreported = formatUnreported(findUnreported(book.answers()))
    log.error(
      `The job was cancelled before the verdict was certain, after ${formatPlural(evaluations, 'evaluation')}${cost}${unreported}.`,
    )
    return 3
  }
}
