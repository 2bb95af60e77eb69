import { type LookBudget, readLookBudget } from '#settings'
import {
  type CompareOptions,
  chooseControls,
  compareRuns,
  compareWithLooks,
  decideCompleteRun,
  explainFailedControl,
  type Look,
  type LookRequest,
  lacksCases,
  readIterationPrice,
  requestFirstLook,
} from '#verdict'
import { readErrorMessage } from '../errors.ts'
import type { Baseline } from '../model/comparison/baseline.ts'
import type { CaseComparison } from '../model/comparison/compared-case.ts'
import type { Comparison } from '../model/comparison.ts'
import { formatMoney, formatPlural } from '../model/format.ts'
import type { ServiceOutcome } from '../model/gate-report.ts'
import type { Measured } from '../model/measured.ts'
import { countJudged, type Run } from '../model/run/run.ts'
import { type Spent, sumSpent } from '../model/run/spent.ts'
import type { RememberedPushes } from '../ports/github.ts'
import { measuresDefaultBranch } from './default-branch.ts'
import type { Job } from './job.ts'

/** Fresh iterations of some cases. */
export interface FreshLook extends Omit<Look, 'asksMean'> {
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

interface Looked {
  /** What is judged. */
  readonly run: Run
  readonly comparison: Comparison
  /** The comparison without the cases of these keys: no test includes them. */
  readonly without: (keys: ReadonlySet<string>) => Comparison
  readonly service: ServiceOutcome
  readonly notices: readonly string[]
}

/** What is compared, and with what. */
interface ToCompare {
  readonly measured: Measured
  readonly baseline: Baseline | null
  readonly options: CompareOptions
  /**
   * Reads what is known of earlier measurements of the pull request; called only where chance could decide, or a case
   * has no result.
   */
  readonly readEarlier: () => Promise<RememberedPushes | undefined>
}

/** The comparison of this measurement alone, and the options that count the earlier ones of the pull request, too. */
export async function compareAlone(
  { measured: { run }, baseline, options, readEarlier }: ToCompare,
  { policy, stopwatch }: Job,
): Promise<{
  readonly alone: Comparison
  readonly earlier: RememberedPushes | undefined
  readonly options: CompareOptions
}> {
  const alone = await stopwatch.time('gate', () => compareRuns(run, baseline, policy, options))
  const hasChances = alone.chances !== undefined
  const earlier = hasChances || lacksCases(alone) ? await readEarlier() : undefined
  const before = earlier && hasChances ? { others: earlier.others, same: earlier.same } : undefined
  return { alone, earlier, options: { ...options, before, failedLast: new Set(earlier?.failed) } }
}

/**
 * Compares, and measures again what is in doubt, until that is settled or the budget is spent. What is not
 * whole is not measured again: no number of looks would settle it.
 */
export async function lookAgain(compared: ToCompare, again: Again, job: Job): Promise<Looked> {
  const { measured, baseline } = compared
  const { run, missing } = measured
  const { policy, config, platform, stopwatch } = job
  const { alone, earlier, options } = await compareAlone(compared, job)
  const compareWithout = (without = options.without) =>
    compareRuns(run, baseline, policy, { ...options, without })
  const first = earlier === undefined ? alone : await stopwatch.time('gate', () => compareWithout())
  const plan = config.lookAgain && readLookBudget(policy.lookBudget)
  const { measure } = again
  const canLook =
    plan !== undefined && measure !== undefined && baseline !== null && missing.runs.length === 0
  // Nobody waits for the default branch, and its next run measures it again.
  const isDue = canLook && (!measuresDefaultBranch(platform.runtime.context) || isRed(run, first, policy))
  const asked = isDue ? requestFirstLook(first, policy) : nothingAsked
  if (!canLook || asked.cases.length === 0) {
    return { run, comparison: first, without: compareWithout, service: measured.service, notices: [] }
  }
  const controls = chooseControls(first, asked.cases)
  // Nothing is red, and only an eval may be broken: a look that finds it well needs no control.
  const canWait =
    plan.looks > 1 &&
    asked.cases.every(({ judgedAs }) => judgedAs === 'eval') &&
    decideCompleteRun(run, first, policy).outcome === 'passed'
  const judgeWithLooks = (looks: readonly PlannedLook[], without?: ReadonlySet<string>) => {
    const firstComparison = without === undefined ? first : compareWithout(without)
    if (looks.length === 0) return { comparison: firstComparison, next: nothingAsked }
    const remeasured = new Set(looks.flatMap(({ cases }) => cases))
    const counted = [...remeasured].filter(({ key }) => without?.has(key) !== true)
    return compareWithLooks(firstComparison, counted, looks, {
      head: run,
      baseline,
      policy,
      options: { ...options, without },
      planned: plan.looks,
      controls,
    })
  }
  const measureAgain = async (planned: Omit<PlannedLook, 'head'>, number: number, timeoutMs: number) => {
    const baseCommit = first.baseline?.runs[0]?.commit
    const look = { number, iterations: planned.iterations, timeoutMs, baseCommit }
    return checkControls(
      await measure([...new Set([...planned.cases, ...planned.controls])], look),
      planned.controls,
    )
  }
  try {
    return await stopwatch.time('again', async () => {
      const { looks, notices } = await lookUntilSettled(
        { asked, controls, canWait },
        measureAgain,
        plan,
        job,
        judgeWithLooks,
      )
      return {
        run,
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

const nothingAsked: LookRequest = { cases: [], asksMean: false }

/** What one look measures, and its results. */
interface PlannedLook extends Look {
  readonly cases: readonly CaseComparison[]
  /** Of one look alone: what is missing on a side is missing then. */
  readonly controls: readonly CaseComparison[]
  readonly iterations: number
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

/**
 * Looks again until the verdict is settled, the budget is spent, or something goes wrong. What no control was measured
 * beside is no evidence, unless it leaves a green verdict green.
 */
async function lookUntilSettled(
  {
    asked,
    controls,
    canWait,
  }: {
    readonly asked: LookRequest
    readonly controls: readonly CaseComparison[]
    /** The control is measured only where one look is not enough. */
    readonly canWait: boolean
  },
  measure: (
    planned: Omit<PlannedLook, 'head'>,
    number: number,
    timeoutMs: number,
  ) => Promise<FreshLook | string>,
  budget: LookBudget,
  { platform }: Job,
  judge: (looks: readonly PlannedLook[]) => {
    readonly comparison: Comparison
    readonly next: LookRequest
  },
): Promise<{ readonly looks: readonly PlannedLook[]; readonly notices: readonly string[] }> {
  const { log, clock } = platform.runtime
  const { hideSecrets } = platform.step
  const deadline = clock.now() + budget.timeoutMs
  const looks: PlannedLook[] = []
  const notices: string[] = []
  let lastMs = 0
  let request = asked
  let isControlDue = true
  let owed = canWait ? [] : controls
  const stopLooking = (why: string) => {
    notices.push(why)
    log.warning(why)
    return { looks: looks.length > 0 && owed.length > 0 ? [] : looks, notices }
  }
  while (request.cases.length + owed.length > 0 && looks.length < budget.looks) {
    const number = looks.length + 1
    const spent = sumSpent(looks.flatMap(({ head, base }) => [head, base]))
    const planned = planAffordableLook(request, owed, budget, spent)
    if (planned === undefined)
      return stopLooking(
        `Cases were not measured again: it would exceed \`look-again-budget\` (spent: ${formatSpent(spent)}).`,
      )
    const startedAt = clock.now()
    if (startedAt + lastMs > deadline)
      return stopLooking('Cases were not measured again: the time of `look-again-budget` is spent.')
    const count = new Set([...planned.cases, ...planned.controls]).size
    const look = await log.group(
      `Measuring ${formatPlural(count, 'case')} again (look ${number} of at most ${budget.looks})`,
      () => measure(planned, number, deadline - startedAt),
    )
    if (typeof look === 'string') {
      const problem =
        owed.length > 0 || number === 1
          ? 'The cases in doubt could not be measured again'
          : 'Cases were not measured again'
      return stopLooking(`${problem}: ${look}`)
    }
    if (look.withoutBase !== undefined && looks.some(({ base }) => base !== undefined))
      return stopLooking(`Cases were not measured again: ${look.withoutBase}`)
    looks.push({ ...hideSecrets({ head: look.head, base: look.base }), ...planned })
    const { comparison, next } = judge(looks)
    isControlDue &&= owed.length === 0
    request = next
    const isOver = next.cases.length === 0 && comparison.again?.outcome === 'cleared'
    owed = isControlDue && !isOver ? controls : []
    if (look.withoutBase !== undefined && owed.length === 0)
      return stopLooking(`The base could not be run again, so only its history counts: ${look.withoutBase}`)
    lastMs = clock.now() - startedAt
  }
  return { looks, notices }
}

/**
 * As much of the request as is left of the budget pays for, by the costs so far: first the case that settles most, then
 * the control. A test that ran once, and failed, is retried once at first; one pass says little of one that ran more often.
 */
function planAffordableLook(
  { cases: [first, ...others], asksMean }: LookRequest,
  controls: readonly CaseComparison[],
  budget: LookBudget,
  spent: Spent,
): Omit<PlannedLook, 'head'> | undefined {
  const asked = [...new Set([first ?? [], controls, others].flat())]
  const isRetry =
    controls.length > 0 &&
    asked.every(({ judgedAs, head }) => judgedAs === 'test' && head !== undefined && countJudged(head) <= 1)
  const iterations = isRetry ? 1 : budget.iterations
  let { evaluations, costUsd } = spent
  const cases = asked.filter(({ head }) => {
    evaluations += 2 * iterations
    costUsd += (readIterationPrice(head) ?? 0) * iterations * 2
    return evaluations <= budget.evaluations && costUsd <= (budget.costUsd ?? Number.POSITIVE_INFINITY)
  })
  if (cases.length === 0) return undefined
  return {
    cases: cases.filter((compared) => compared === first || others.includes(compared)),
    controls: cases.filter((compared) => controls.includes(compared)),
    asksMean,
    iterations,
  }
}

function formatSpent({ evaluations, costUsd }: Spent): string {
  const count = formatPlural(evaluations, 'evaluation')
  if (costUsd === 0) return count
  return `${count}, ${formatMoney(costUsd)}`
}
