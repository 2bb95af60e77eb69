import type { BodyOf } from '../../../contract/operations.ts'
import { type Problem, UsageError } from '../../../errors.ts'
import { omitEmpty } from '../../../model/data.ts'
import { type Named, type RequestNames, resolveNames } from '../../names.ts'

/** What a person asks for. Names or ids; empty lists leave the choice to the suite. */
export interface HostedRequest {
  readonly suites: readonly string[]
  readonly environments: readonly string[]
  readonly servers: readonly string[]
  readonly cases: readonly string[]
  /** 1 to 10. Absent: as the suite says. */
  readonly repetitions?: number | undefined
}

export interface NamedCase extends Named {
  /** Id that the author declared. */
  readonly declaredId?: string
  /** How often the suite repeats it, where the service says. */
  readonly repetitions?: number
  /** Models that the case names. */
  readonly models?: readonly string[]
}

export interface NamedEnvironment extends Named {
  /** Model that the environment sets for every case. */
  readonly model?: string
}

/** What the project holds, as far as the request needs it. */
export interface Catalog {
  readonly suites: readonly Named[]
  readonly environments: readonly NamedEnvironment[]
  readonly servers: readonly Named[]
  /** Cases by suite id; a suite is absent where the deployment does not list them. */
  readonly cases: ReadonlyMap<string, readonly NamedCase[]>
}

export type LaunchBody = BodyOf<'createEvalRun'>

/** One run to launch. */
export interface PlannedRun {
  readonly suite: Named
  /** Environment to run in; absent unless one was asked for. */
  readonly environment?: NamedEnvironment
  /** For messages: the suite, and the environment where several are measured. */
  readonly label: string
  /** Without model keys, notes and idempotency key. */
  readonly body: LaunchBody
  /** How many iterations it will have, where that is known. */
  readonly expected?: number
  /** The stored cases that it will run, where the deployment lists them. */
  readonly cases?: readonly Named[]
}

/**
 * Names to ids: one run for every suite in every environment asked for, in that order.
 * @throws UsageError with every unknown or ambiguous name at once, each with the nearest one that exists.
 */
export function planRuns(
  request: HostedRequest,
  catalog: Catalog,
  names: RequestNames,
): readonly PlannedRun[] {
  const problems: Problem[] = []
  const suites = resolveNames(request.suites, catalog.suites, { where: names.suite, kind: 'suite' }, problems)
  const { environments, servers } = resolvePlaces(request, catalog, names, problems)
  const planned = suites.flatMap((suite) => {
    const caseIds = findCaseIds(request.cases, suite, catalog, names, problems)
    const targets: readonly (NamedEnvironment | undefined)[] =
      environments.length === 0 ? [undefined] : environments
    return targets.map((environment): PlannedRun => {
      const expected = countIterations(request, catalog.cases.get(suite.id), caseIds)
      return {
        suite,
        environment,
        label: environments.length > 1 ? `${suite.name} in ${environment?.name}` : suite.name,
        body: {
          suiteId: suite.id,
          environmentId: environment?.id,
          serverIds: omitEmpty(servers.map(({ id }) => id)),
          caseIds: omitEmpty([...caseIds]),
          iterationOverride: request.repetitions,
        },
        expected,
        cases: selectCasesToRun(catalog.cases.get(suite.id), caseIds),
      }
    })
  })
  if (problems.length > 0) throw new UsageError(problems)
  return planned
}

function resolvePlaces(request: HostedRequest, catalog: Catalog, names: RequestNames, problems: Problem[]) {
  const environment = { where: names.environment, kind: 'environment' }
  const server = { where: names.servers, kind: 'server' }
  return {
    environments: resolveNames(request.environments, catalog.environments, environment, problems),
    servers: resolveNames(request.servers, catalog.servers, server, problems),
  }
}

/**
 * What to check when there is no suite: the environments and servers named, else all servers of the project.
 * Nothing of it can be launched.
 * @throws UsageError as {@link planRuns}
 */
export function planChecks(
  request: HostedRequest,
  catalog: Catalog,
  names: RequestNames,
): readonly PlannedRun[] {
  const problems: Problem[] = []
  const { environments, servers } = resolvePlaces(request, catalog, names, problems)
  if (problems.length > 0) throw new UsageError(problems)
  const nothing = { id: '', name: 'no suite' }
  if (environments.length > 0) {
    return environments.map((environment) => ({
      suite: nothing,
      environment,
      label: environment.name,
      body: {},
    }))
  }
  const ids = (servers.length > 0 ? servers : catalog.servers).map(({ id }) => id)
  return [{ suite: nothing, label: 'The servers', body: { serverIds: ids } }]
}

/**
 * Ids of the cases asked for. A deployment that lists none gets the references as they are: they may be ids.
 */
function findCaseIds(
  refs: readonly string[],
  suite: Named,
  { cases }: Catalog,
  names: RequestNames,
  problems: Problem[],
): readonly string[] {
  const known = cases.get(suite.id)
  if (known === undefined) return [...new Set(refs)]
  const byDeclaredId = new Map(known.map(({ id, declaredId }) => [declaredId, id]))
  const about = { where: names.cases, kind: 'case', owner: `"${suite.name}" has` }
  const resolved = resolveNames(
    refs.map((ref) => byDeclaredId.get(ref) ?? ref),
    known,
    about,
    problems,
  )
  return resolved.map(({ id }) => id)
}

function selectCasesToRun(
  cases: readonly NamedCase[] | undefined,
  caseIds: readonly string[],
): readonly NamedCase[] | undefined {
  if (caseIds.length === 0) return cases
  return cases?.filter(({ id }) => caseIds.includes(id))
}

function countIterations(
  { repetitions }: HostedRequest,
  cases: readonly NamedCase[] | undefined,
  caseIds: readonly string[],
): number | undefined {
  const selected = selectCasesToRun(cases, caseIds)
  if (selected === undefined || selected.length === 0) return undefined
  const counts = selected.map((namedCase) => repetitions ?? namedCase.repetitions)
  if (!counts.every((count) => count !== undefined)) return undefined
  return counts.reduce((sum: number, count) => sum + (count ?? 0), 0)
}
