import { isDeepStrictEqual } from 'node:util'
import { EvalGateError, messageOf } from '../../errors.ts'
import { applyConfirmation, casesToRerun } from '../../gate/again/confirm.ts'
import { judgeSuiteAgain } from '../../gate/again/confirm-suite.ts'
import type { Policy } from '../../gate/policy/policy.ts'
import type { Comparison } from '../../model/comparison.ts'
import { addResult } from '../../model/run/add-result.ts'
import { joinRuns } from '../../model/run/merge-tallies.ts'
import { createRun, type Run } from '../../model/run/run.ts'
import type { PlannedRun } from '../../service/runs/launch/plan.ts'
import { cancelOpenRuns } from './clean-up.ts'
import { type HostedJob, type MeasuredRun, type StartedRun, waitFor } from './job.ts'
import { launchKey } from './launch/key.ts'
import type { RunPlace } from './launch/place.ts'
import { measureRuns, startRun, troubleOf } from './launch/runs.ts'

type Side = 'head' | 'base'

/** Fresh iterations of each suspect on each side: fewer can't prove a break. */
const freshIterations = 5

/**
 * Has the service run the suspect cases again, where the head ran and where the base is, and lets the fresh
 * iterations decide. Returns the comparison as it was, with a notice, when that can't be done: a suspicion that was
 * not confirmed is not proof, but it is not gone either.
 */
export async function confirmByService(
  comparison: Comparison,
  policy: Policy,
  measured: readonly MeasuredRun[],
  job: HostedJob,
): Promise<{ readonly comparison: Comparison; readonly notice?: string }> {
  const { config, platform, project, basePlace } = job
  const { hosted } = config
  const suspected = casesToRerun(comparison, policy)
  if (!hosted.confirm || suspected.length === 0) return { comparison }
  const keep = (why: string) => {
    const notice = `The suspect cases could not be run again: ${why}`
    platform.log.warning(notice)
    return { comparison, notice }
  }
  const keys = new Set(suspected.map(({ key }) => key))
  const repeats = measured.flatMap((run) => planRepeat(run, keys, basePlace(run.place), hosted.repetitions))
  const planned = new Set(repeats.flatMap((repeat) => repeat.keys))
  if (planned.size < keys.size) {
    return keep('it is not known where the base runs, or the service does not name their stored cases.')
  }
  const isSamePlace = repeats.some(({ head, base }) => isDeepStrictEqual(head.body, base.body))
  if (isSamePlace) return keep('the base would run in the same place as this run.')
  return await platform.log.group(`Running ${keys.size} suspect cases again on both sides`, async () => {
    const giveUp = async (why: string) => {
      // One side alone is of no use; the runs that were measured are over.
      await cancelOpenRuns(job)
      return keep(why)
    }
    try {
      const { head, base } = await rerun(repeats, job)
      if (typeof head === 'string') return await giveUp(head)
      if (typeof base === 'string') return await giveUp(base)
      let again = judgeSuiteAgain(comparison, head, base, policy, 1)
      if (again?.isOpen === true) {
        platform.log.info('The suite as a whole is not decided yet; running the cases once more.')
        const more = await rerun(repeats, job, 2)
        if (typeof more.head === 'string') return await giveUp(more.head)
        if (typeof more.base === 'string') return await giveUp(more.base)
        again = judgeSuiteAgain(comparison, joinRuns(head, more.head), joinRuns(base, more.base), policy, 2)
      }
      return { comparison: applyConfirmation(comparison, head, base, again?.confirmation) }
    } catch (error) {
      project.signal?.throwIfAborted()
      if (!(error instanceof EvalGateError)) throw error
      return await giveUp(messageOf(error))
    }
  })
}

/** One run of the head and what it takes to repeat its suspects on both sides. */
interface Repeat {
  readonly run: MeasuredRun
  /** Of the suspects in it. */
  readonly keys: readonly string[]
  readonly head: PlannedRun
  readonly base: PlannedRun
}

function planRepeat(
  run: MeasuredRun,
  suspected: ReadonlySet<string>,
  base: RunPlace | undefined,
  repetitions = 1,
): Repeat[] {
  const again = [...(run.caseIds ?? [])].filter(([key]) => suspected.has(key))
  if (base === undefined || again.length === 0) return []
  const caseIds = [...new Set(again.map(([, id]) => id))].sort()
  const iterationOverride = Math.max(freshIterations, repetitions)
  const at = (place: RunPlace, side: Side): PlannedRun => ({
    suite: { id: run.suiteId, name: run.label },
    environment: place.environmentId ? { id: place.environmentId, name: place.environmentId } : undefined,
    label: `${run.label}, suspects again on the ${side}`,
    body: { suiteId: run.suiteId, ...place, caseIds, iterationOverride },
    expected: caseIds.length * iterationOverride,
  })
  return [{ run, keys: again.map(([key]) => key), head: at(run.place, 'head'), base: at(base, 'base') }]
}

/** The fresh results of both sides; a text: why a side has no results. */
async function rerun(
  repeats: readonly Repeat[],
  job: HostedJob,
  stage = 1,
): Promise<Record<Side, Run | string>> {
  const { config, platform } = job
  const { clock, context } = platform
  const waiting = waitFor(config.confirmTimeoutMs, 'confirm-timeout', platform)
  const started: (StartedRun & { readonly side: Side })[] = []
  for (const repeat of repeats) {
    for (const side of ['head', 'base'] as const) {
      const { run, [side]: plan } = repeat
      // The job run again picks up the same repeat of the same run.
      const key = launchKey(
        context,
        config.suiteName,
        plan,
        run.runId,
        `confirm ${side} of ${run.runId}${stage === 1 ? '' : ` again (${stage})`}`,
      )
      const one = await startRun(plan, { key, identity: run.identity, purpose: 'confirmation' }, job, waiting)
      if ('problem' in one) return { head: one.problem, base: one.problem }
      started.push({ ...one, side })
    }
  }
  const fresh = await measureRuns(started, job, waiting, 0)
  const freshRun = (side: Side): Run | string => {
    const runs = fresh.filter((_, index) => started[index]?.side === side)
    const problem = troubleOf(runs)
    if (problem !== undefined) return problem
    const all = createRun({ id: `confirm-${side}`, suiteName: config.suiteName, createdAt: clock.now() })
    for (const { results = [] } of runs) for (const result of results) addResult(all, result)
    return all
  }
  return { head: freshRun('head'), base: freshRun('base') }
}
