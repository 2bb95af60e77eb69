import { isDeepStrictEqual } from 'node:util'
import { limits } from '../../contract/limits.ts'
import { EvalGateError, readErrorMessage } from '../../errors.ts'
import { addResult } from '../../model/run/add-result.ts'
import { createRun, type Run } from '../../model/run/run.ts'
import type { PlannedRun } from '../runs/launch/plan-runs.ts'
import { cancelOpenRuns } from './clean-up.ts'
import {
  type BasePlace,
  createWaiting,
  type HostedWork,
  type MeasuredRun,
  type RunPlace,
  type StartedRun,
} from './job.ts'
import { createLaunchKey } from './key.ts'
import { findRunTrouble, measureHostedRuns, startHostedRun } from './runs.ts'

/** How some cases are measured again. */
interface RerunPlan {
  /** From 1. */
  readonly number: number
  /** Fresh iterations of each case and side. */
  readonly iterations: number
  /** What is left of the time. */
  readonly timeoutMs: number
  /** `both`: the base, too, where it is known to run in another place. */
  readonly sides: 'head' | 'both'
  /** Whether the fresh runs count with the run that they repeat when others are compared with it. */
  readonly isAddition: boolean
}

/** The fresh runs. */
interface Rerun {
  readonly head: Run
  readonly base?: Run
  /** Why the base has no fresh iterations, as a clause. */
  readonly withoutBase?: string
}

/** A job that knows where the base branch of its runs is. */
interface RerunWork extends HostedWork {
  readonly basePlace: BasePlace
}

type Side = 'head' | 'base'

/**
 * Has the service run cases again, where the head ran and where the base is. The base is left out where it would run in
 * the same place, or is not known.
 *
 * @param tell gets the runs that were started, for the links
 */
export async function rerunByService(
  cases: readonly { readonly key: string }[],
  look: RerunPlan,
  measured: readonly MeasuredRun[],
  job: RerunWork,
  tell: (runs: readonly MeasuredRun[]) => void,
): Promise<Rerun | string> {
  const keys = new Set(cases.map(({ key }) => key))
  const repeats = measured.flatMap((run) => planRunRepeat(run, keys, job, look))
  if (repeats.length === 0) return 'the service does not name their stored cases.'
  const isOfHead = look.sides === 'head'
  const withoutBase = isOfHead ? 'it was not asked for.' : explainMissingBase(repeats)
  const sides: readonly Side[] = withoutBase === undefined ? ['head', 'base'] : ['head']
  const cancelAndExplain = async (why: string) => {
    // The base alone is of no use; the runs that were measured are over.
    await cancelOpenRuns(job)
    return why
  }
  try {
    const { head, base } = await rerunBothSides(repeats, sides, look, job, tell)
    if (typeof head === 'string') return await cancelAndExplain(head)
    if (withoutBase !== undefined) return { head, withoutBase }
    if (typeof base === 'string') return { head, withoutBase: base }
    return { head, base }
  } catch (error) {
    job.project.signal?.throwIfAborted()
    return await cancelAndExplain(readErrorMessage(error))
  }
}

/** One run of the head and what it takes to repeat some of its cases as often as the service does it at once. */
interface Repeat {
  readonly run: MeasuredRun
  /** Of the repeats of this run. */
  readonly index: number
  readonly head: PlannedRun
  /** Absent: it is not known where the base runs. */
  readonly base: PlannedRun | undefined
}

function planRunRepeat(
  run: MeasuredRun,
  chosen: ReadonlySet<string>,
  { config, basePlace }: RerunWork,
  { iterations, sides }: RerunPlan,
): Repeat[] {
  const again = [...(run.caseIds ?? [])].filter(([key]) => chosen.has(key))
  if (again.length === 0) return []
  const caseIds = [...new Set(again.map(([, id]) => id))].sort()
  const most = limits.repetitionsPerRun
  const all = Math.max(iterations, config.hosted.repetitions ?? 1)
  const planAtPlace = (place: RunPlace, side: Side, iterationOverride: number): PlannedRun => ({
    suite: { id: run.suiteId, name: run.label },
    environment: place.environmentId ? { id: place.environmentId, name: place.environmentId } : undefined,
    label: `${run.label}, ${sides === 'both' ? `cases in doubt again on the ${side}` : 'more iterations'}`,
    body: { suiteId: run.suiteId, ...place, caseIds, iterationOverride },
    expected: caseIds.length * iterationOverride,
  })
  const base = basePlace(run.place)
  return Array.from({ length: Math.ceil(all / most) }, (_, index) => {
    const share = Math.min(most, all - index * most)
    return {
      run,
      index,
      head: planAtPlace(run.place, 'head', share),
      base: base && planAtPlace(base, 'base', share),
    }
  })
}

function explainMissingBase(repeats: readonly Repeat[]): string | undefined {
  if (repeats.some(({ base }) => base === undefined)) {
    return 'it is not known where it runs. Name its environment in `base-environment` or its servers in `base-servers`.'
  }
  if (!repeats.some(({ head, base }) => isDeepStrictEqual(head.body, base?.body))) return undefined
  return 'it would run in the same place as this run.'
}

/** The fresh results of each side; a text: why it has none. */
async function rerunBothSides(
  repeats: readonly Repeat[],
  sides: readonly Side[],
  { number, timeoutMs, isAddition }: RerunPlan,
  job: RerunWork,
  tell: (runs: readonly MeasuredRun[]) => void,
): Promise<Record<Side, Run | string>> {
  const { config, platform } = job
  const { clock, context } = platform.runtime
  const waiting = createWaiting(timeoutMs, 'look-again-budget', platform.runtime)
  const started: (StartedRun & { readonly side: Side })[] = []
  let problemOfBase: string | undefined
  for (const repeat of repeats) {
    for (const side of sides) {
      const { run, index, [side]: plan } = repeat
      if (plan === undefined) continue
      // The job run again picks up the same look at the same run.
      const part = index === 0 ? '' : ` part ${index + 1}`
      const purpose = `look ${number} ${side} of ${run.runId}${part}`
      const key = createLaunchKey(context, plan, { suiteName: config.suiteName, nonce: run.runId, purpose })
      const keptAs = isAddition ? { additionTo: run.runId } : 'confirmation'
      const ask = { key, identity: run.identity, purpose: keptAs } as const
      const start = await startHostedRun(plan, ask, job, waiting).catch((error: unknown) => {
        job.project.signal?.throwIfAborted()
        if (side === 'head' || !(error instanceof EvalGateError)) throw error
        return { problem: readErrorMessage(error) }
      })
      if (!('problem' in start)) started.push({ ...start, side })
      else if (side === 'head') return { head: start.problem, base: start.problem }
      else problemOfBase = start.problem
    }
  }
  const fresh = await measureHostedRuns(started, job, waiting, 0)
  tell(fresh)
  const joinFreshRun = (side: Side): Run | string => {
    const runs = fresh.filter((_, index) => started[index]?.side === side)
    const problem = findRunTrouble(runs)
    if (problem !== undefined) return problem
    const joinedRun = createRun({
      id: `look ${number} ${side}`,
      suiteName: config.suiteName,
      createdAt: clock.now(),
    })
    for (const { results = [] } of runs) for (const result of results) addResult(joinedRun, result)
    return joinedRun
  }
  return { head: joinFreshRun('head'), base: problemOfBase ?? joinFreshRun('base') }
}
