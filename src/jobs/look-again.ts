import type { LookBudget } from '#settings'
import {
  type CompareOptions,
  chooseCasesForLook,
  chooseControls,
  compareRuns,
  compareWithLooks,
  decideCompleteRun,
  explainFailedControl,
  type Look,
  lacksCases,
  readIterationPrice,
} from '#verdict'
import { readErrorMessage } from '../errors.ts'
import type { Baseline } from '../model/comparison/baseline.ts'
import type { CaseComparison } from '../model/comparison/compared-case.ts'
import type { Comparison } from '../model/comparison.ts'
import { formatMoney, formatPlural } from '../model/format.ts'
import type { ServiceOutcome } from '../model/gate-report.ts'
import type { Measured } from '../model/measured.ts'
import type { Run } from '../model/run/run.ts'
import type { RememberedPushes } from '../ports/github.ts'
import { measuresDefaultBranch } from './default-branch.ts'
import type { Job } from './job.ts'

/** Fresh iterations of some cases. */
export interface FreshLook extends Look {
  /** Why the base has no fresh iterations, as a clause. */
  readonly withoutBase?: string
}

/** How a source can be measured again. */
export interface Again {
  /**
   * Absent: it can't, or nobody asked for it. A text: why the head has no fresh iterations, as a clause. It
   * throws when the job is cancelled, and never else: the first verdict stands.
   */
  readonly measure?: (cases: readonly CaseComparison[], look: LookPlan) => Promise<FreshLook | string>
  /** Cleans up after the last look. */
  readonly end?: () => Promise<void>
  /** What the eval service has once everything was measured; by default what it had before. */
  readonly service?: () => ServiceOutcome
}

export interface LookPlan {
  /** From 1. */
  readonly number: number
  /** Fresh iterations of each case and side. */
  readonly iterations: number
  /** What is left of the time. */
  readonly timeoutMs: number
  /** Commit of the newest baseline run. */
  readonly baseCommit: string | undefined
}

/** The way to measure again of a source that can't. */
export const never: Again = {}

export interface Looked {
  readonly comparison: Comparison
  /** The comparison without the cases of these keys: no test includes them. */
  readonly without: (keys: ReadonlySet<string>) => Comparison
  readonly service: ServiceOutcome
  readonly notices: readonly string[]
}

/**
 * Compares, and measures again what is in doubt, until that is settled or the budget is spent. What is not
 * whole is not measured again: no number of looks would settle it.
 */
export async function lookAgain(
  {
    measured,
    baseline,
    options: known,
    readEarlier,
  }: {
    readonly measured: Measured
    readonly baseline: Baseline | null
    readonly options: CompareOptions
    /**
     * Reads what is known of earlier measurements of the pull request; called only where chance could decide, or a case
     * has no result.
     */
    readonly readEarlier: () => Promise<RememberedPushes | undefined>
  },
  again: Again,
  job: Job,
): Promise<Looked> {
  const { run, missing } = measured
  const { policy, config, platform, stopwatch } = job
  const aloneComparison = await stopwatch.time('gate', () => compareRuns(run, baseline, policy, known))
  const hasChances = aloneComparison.chances !== undefined
  const earlier = hasChances || lacksCases(aloneComparison) ? await readEarlier() : undefined
  const options = {
    ...known,
    before: earlier && hasChances ? { others: earlier.others, same: earlier.same } : undefined,
    failedLast: new Set(earlier?.failed),
  }
  const compareWithout = (without = options.without) =>
    compareRuns(run, baseline, policy, { ...options, without })
  const first = earlier === undefined ? aloneComparison : await stopwatch.time('gate', () => compareWithout())
  const plan = config.lookAgain && policy.lookBudget
  const { measure } = again
  const canLook =
    plan !== undefined && measure !== undefined && baseline !== null && missing.runs.length === 0
  // Nobody waits for the default branch, and its next run measures it again.
  const isDue = !measuresDefaultBranch(platform.runtime.context) || isRed(run, first, policy)
  const doubtful = canLook && isDue ? chooseCasesForLook(first, policy) : []
  const allControls = doubtful.length === 0 ? [] : chooseControls(first, doubtful)
  const cases = canLook ? selectAffordableCases(doubtful, allControls, plan) : []
  const chosen = doubtful.filter((compared) => cases.includes(compared))
  const controls = allControls.filter((compared) => cases.includes(compared))
  if (!canLook || chosen.length === 0) {
    return { comparison: first, without: compareWithout, service: measured.service, notices: [] }
  }
  const judgeWithLooks = (looks: readonly Look[], without?: ReadonlySet<string>) => {
    const firstComparison = without === undefined ? first : compareWithout(without)
    if (looks.length === 0) return { comparison: firstComparison, isOpen: false }
    const counted = chosen.filter(({ key }) => without?.has(key) !== true)
    return compareWithLooks(firstComparison, counted, looks, {
      head: run,
      baseline,
      policy,
      options: { ...options, without },
      planned: plan.looks,
      controls,
    })
  }
  const measureAgain = async (number: number, timeoutMs: number) => {
    const baseCommit = first.baseline?.runs[0]?.commit
    const look = { number, iterations: plan.iterations, timeoutMs, baseCommit }
    return checkControls(await measure(cases, look), controls)
  }
  try {
    return await stopwatch.time('again', async () => {
      const { looks, notices } = await lookUntilSettled(
        cases.length,
        measureAgain,
        plan,
        job,
        (looksSoFar) => judgeWithLooks(looksSoFar).isOpen,
      )
      return {
        comparison: judgeWithLooks(looks).comparison,
        without: (keys) => judgeWithLooks(looks, keys).comparison,
        service: again.service?.() ?? measured.service,
        notices: notices.map((notice) => platform.step.hideSecrets(notice)),
      }
    })
  } finally {
    await endSafely(again, job)
  }
}

function isRed(run: Run, comparison: Comparison, policy: Job['policy']): boolean {
  return decideCompleteRun(run, comparison, policy).outcome === 'failed'
}

async function endSafely({ end }: Again, { platform }: Job): Promise<void> {
  try {
    await end?.()
  } catch (error) {
    platform.runtime.log.warning(`The second look could not be cleaned up: ${readErrorMessage(error)}`)
  }
}

/** A side on which even the control fails was not measured. */
function checkControls(fresh: FreshLook | string, controls: readonly CaseComparison[]): FreshLook | string {
  if (typeof fresh === 'string') return fresh
  const why = explainFailedControl(controls, fresh.head, 'head')
  if (why !== undefined) return why
  return (fresh.base && explainFailedControl(controls, fresh.base, 'base')) ?? fresh
}

/** Looks again until the verdict is settled, the money or the time is spent, or something goes wrong. */
async function lookUntilSettled(
  cases: number,
  measure: (number: number, timeoutMs: number) => Promise<FreshLook | string>,
  { looks: most, timeoutMs, costUsd: mostUsd = Number.POSITIVE_INFINITY }: LookBudget,
  { platform }: Job,
  isOpen: (looks: readonly Look[]) => boolean,
): Promise<{ readonly looks: readonly Look[]; readonly notices: readonly string[] }> {
  const { log, clock } = platform.runtime
  const { hideSecrets } = platform.step
  const deadline = clock.now() + timeoutMs
  const looks: Look[] = []
  const notices: string[] = []
  let spent = 0
  let last = 0
  let lastMs = 0
  const stopLooking = (why: string) => {
    notices.push(why)
    log.warning(why)
    return { looks, notices }
  }
  while (looks.length < most && (looks.length === 0 || isOpen(looks))) {
    if (spent + last > mostUsd) {
      return stopLooking(
        `Cases were not measured again: it would exceed \`look-again-budget\` (${formatMoney(mostUsd)}; spent: ${formatMoney(spent)}).`,
      )
    }
    const startedAt = clock.now()
    if (startedAt + lastMs > deadline)
      return stopLooking('Cases were not measured again: the time of `look-again-budget` is spent.')
    const number = looks.length + 1
    const look = await log.group(
      `Measuring ${formatPlural(cases, 'case')} again (look ${number} of at most ${most})`,
      () => measure(number, deadline - startedAt),
    )
    if (typeof look === 'string') {
      const problem =
        number === 1 ? 'The cases in doubt could not be measured again' : 'Cases were not measured again'
      return stopLooking(`${problem}: ${look}`)
    }
    if (look.withoutBase !== undefined && number > 1)
      return stopLooking(`Cases were not measured again: ${look.withoutBase}`)
    looks.push(hideSecrets({ head: look.head, base: look.base }))
    if (look.withoutBase !== undefined) {
      return stopLooking(`The base could not be run again, so only its history counts: ${look.withoutBase}`)
    }
    last = sumRunCost(look.head) + (look.base === undefined ? 0 : sumRunCost(look.base))
    lastMs = clock.now() - startedAt
    spent += last
  }
  return { looks, notices }
}

/**
 * As many cases as the money of one look pays for, by their costs so far; at least one. First the one that settles most,
 * then the control.
 */
function selectAffordableCases(
  [first, ...others]: readonly CaseComparison[],
  controls: readonly CaseComparison[],
  { iterations, costUsd: mostUsd = Number.POSITIVE_INFINITY }: LookBudget,
): readonly CaseComparison[] {
  let sum = 0
  return [...new Set([first ?? [], controls, others].flat())].filter(({ head }, index) => {
    sum += (readIterationPrice(head) ?? 0) * iterations * 2
    return index === 0 || sum <= mostUsd
  })
}

/** USD; 0 where the reports have no costs. */
function sumRunCost({ cases }: Run): number {
  let sum = 0
  for (const { costUsd } of cases.values()) {
    if (costUsd !== undefined) sum += typeof costUsd === 'number' ? costUsd : costUsd.sum
  }
  return sum
}
