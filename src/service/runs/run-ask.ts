import { listCases } from '../catalog.ts'
import { type Project, readIfPresent } from '../client/project.ts'
import type { Launched } from './launch/launch-run.ts'
import type { NamedCase, PlannedRun } from './launch/plan-runs.ts'
import { type NotedAsk, readNotedAsk } from './origin.ts'
import type { HostedRun } from './wait/poll.ts'

/** A case that shall run. */
export interface DueCase {
  /** Id of the stored case. */
  readonly id: string
  readonly declaredId: string | undefined
  readonly name: string
  /** Least number of iterations for each model; null where it is not known. */
  readonly iterations: number | null
  /** Names of models; null where it runs on another than it names, or nobody knows. */
  readonly models: readonly string[] | null
}

/** What a hosted run was asked for; its own statements are compared with it. Null: not known. */
export interface Ask {
  readonly suiteId: string | null
  /** The requested environment, with the revision that the answer to the launch pinned. */
  readonly environment: { readonly id: string; readonly revision: number | null } | null
  /** An earlier launch started the run: with the same key, or in another step or job. */
  readonly isReplay: boolean
  /** Commits of this job, any of which will do. Empty: the job may be about any code. */
  readonly commits: readonly string[]
  readonly cases: readonly DueCase[] | null
  readonly caseCount: number | null
  readonly iterations: number | null
}

/** What a launch asked for, and what its answer promised. */
export function createLaunchAsk(
  { body, cases, expected, suite, environment: named }: PlannedRun,
  { environment, deduped }: Launched,
  commits: readonly string[],
): Ask {
  const environmentId = body.environmentId ?? environment?.id
  // An environment can have a model of its own, which then answers for every case.
  const models = named?.model === undefined ? null : [named.model]
  const applyEnvironmentModel = (due: DueCase): DueCase => {
    if (environmentId === undefined || (named !== undefined && models === null)) return due
    return { ...due, models }
  }
  const tests = body.tests?.length
  return {
    suiteId: suite.id || null,
    environment: environmentId ? { id: environmentId, revision: environment?.revision ?? null } : null,
    isReplay: deduped === true,
    commits,
    cases:
      cases?.map((namedCase) => applyEnvironmentModel(toDueCase(namedCase, body.iterationOverride))) ?? null,
    caseCount: cases?.length ?? body.caseIds?.length ?? tests ?? null,
    iterations: expected ?? null,
  }
}

/** The request of a launch for the notes of its run: a later step may not have the plan. */
export function createNotedAsk({ body, cases, expected, suite }: PlannedRun): NotedAsk {
  return {
    suiteId: suite.id || undefined,
    environmentId: body.environmentId ?? undefined,
    cases: cases?.length ?? body.tests?.length,
    iterations: expected,
  }
}

/**
 * What a run was asked for that an earlier step or job has started: its notes say, where we launched it. Of
 * any other run the stored cases of its suite are due; null where the deployment does not list them, and for
 * uploads.
 * @throws ServiceError
 */
export async function readRunAsk(project: Project, run: HostedRun, commits: readonly string[]): Promise<Ask> {
  const noted = readNotedAsk(run)
  const isOurs = noted !== undefined || run.source === 'sdk'
  const { suiteId } = run
  const cases = isOurs || !suiteId ? undefined : await readIfPresent(() => listCases(project, suiteId))
  const environmentId = noted?.environmentId
  return {
    suiteId: noted?.suiteId ?? null,
    environment: environmentId ? { id: environmentId, revision: null } : null,
    isReplay: true,
    commits,
    cases:
      cases?.map((namedCase) => ({ ...toDueCase(namedCase), ...(run.environment && { models: null }) })) ??
      null,
    caseCount: noted?.cases ?? cases?.length ?? null,
    iterations: noted?.iterations ?? null,
  }
}

function toDueCase({ id, declaredId, name, repetitions, models }: NamedCase, override?: number): DueCase {
  return { id, declaredId, name, iterations: override ?? repetitions ?? null, models: models ?? null }
}
