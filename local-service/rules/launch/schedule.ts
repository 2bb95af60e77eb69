import { ApiError } from '../../api-error.ts'
import type { Store } from '../../store/open-store.ts'
import type { Suite } from '../../store/records.ts'
import { type LaunchContext, launchHostedRun, refuseAboveRunLimit } from './launch-run.ts'
import { chooseLaunchTarget } from './place.ts'
import { planRunCases } from './plan-run.ts'

const minuteMs = 60_000

/** Context of a scheduled launch, which has no request. */
type ScheduleContext = Omit<LaunchContext, 'caller' | 'header'>

/**
 * When a suite runs next after its schedule was edited: one interval from now, or as planned if the interval
 * stayed. The runs act for the user who edited it.
 */
export function planNextRun(
  { schedule: previous, nextRun }: Suite,
  schedule: Suite['schedule'],
  { now, caller }: LaunchContext,
): Suite['nextRun'] {
  if (!schedule.enabled || schedule.intervalMinutes === null) return undefined
  const isUnchanged = previous.enabled && previous.intervalMinutes === schedule.intervalMinutes
  const at = isUnchanged && nextRun !== undefined ? nextRun.at : now + schedule.intervalMinutes * minuteMs
  return { at, userId: caller.userId }
}

/**
 * Starts the runs that are due. A run that was missed while the service was down starts once. A launch that
 * is refused leaves its reason in the suite and is tried again after the interval; with no free slot it is
 * tried at the next look.
 * @returns what to report: one sentence per schedule that could not start
 */
export async function startDueRuns(context: ScheduleContext, store: Store): Promise<readonly string[]> {
  const notices: string[] = []
  for (const suite of store.listScheduledSuites()) {
    if (suite.nextRun === undefined || suite.nextRun.at > context.now) continue
    const problem = await startScheduledRun(suite, context, store)
    if (problem === 'no slot') continue
    const { userId } = suite.nextRun
    const intervalMs = (suite.schedule.intervalMinutes ?? 0) * minuteMs
    // The suite is read again, because it may have been edited while the launch took its time.
    const latest = store.suites.get(suite.id)
    if (latest?.schedule.enabled) {
      store.suites.put({ ...latest, nextRun: { at: context.now + intervalMs, userId, problem } })
    }
    if (problem !== undefined) notices.push(`The scheduled run of "${suite.name}" did not start: ${problem}`)
  }
  return notices
}

/** @returns why it did not start, or undefined */
async function startScheduledRun(
  suite: Suite,
  context: ScheduleContext,
  store: Store,
): Promise<string | undefined> {
  const project = store.projects.get(suite.projectId)
  if (project === undefined) return 'its project is gone.'
  const caller = { userId: suite.nextRun?.userId ?? '', organizationId: project.organizationId }
  try {
    const environmentId = suite.schedule.environmentId ?? undefined
    const target = chooseLaunchTarget(suite, { environmentId }, store)
    const cases = planRunCases(suite, store.cases.list(suite.id), target, {}, context.settings)
    refuseAboveRunLimit(project, store)
    const launch = { project, suite, cases, target, fields: {}, source: 'schedule' as const }
    await launchHostedRun(launch, { ...context, caller, header: () => undefined }, store)
    return undefined
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (error.code === 'RATE_LIMITED') return 'no slot'
    return error.message
  }
}
