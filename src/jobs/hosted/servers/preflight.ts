import {
  type CheckedServer,
  checkServer,
  compareSurfaces,
  findCheckTargets,
  importGrants,
  type PlannedRun,
} from '#service'
import { formatPlural } from '../../../model/format.ts'
import { isBreaking, type Preflight, type ServerCheck, type SurfaceChange } from '../../../model/preflight.ts'
import type { Reason } from '../../../model/verdict.ts'
import type { Runtime } from '../../../ports/platform.ts'
import type { HostedJob } from '../job.ts'
import { findSurfaceBaseline, keepToolSurface } from './surface.ts'

/** The result of checking the servers. */
export interface PreflightOutcome {
  readonly preflight: Preflight
  /** What the verdict says about the servers. */
  readonly reasons: readonly Reason[]
  /** Some server can't be used: a run would only spend credits. */
  readonly isBlocked: boolean
}

interface RemovalSettings {
  readonly failOnToolRemoval: boolean
}

/**
 * Checks the servers that the planned runs would use, and compares their tools with those of the base branch.
 * Undefined when the inputs ask for no check.
 * @throws UsageError when an environment can't be run; ServiceError.
 */
export async function checkRunServers(
  planned: readonly PlannedRun[],
  job: HostedJob,
  policy: RemovalSettings,
): Promise<PreflightOutcome | undefined> {
  const { preflight, runIds } = job.config.hosted
  if (preflight === 'off' || runIds.length > 0) return undefined
  return await job.platform.runtime.log.group('Checking the servers', () =>
    runServerPreflight(planned, job, policy),
  )
}

async function runServerPreflight(
  planned: readonly PlannedRun[],
  { project, config, platform }: HostedJob,
  { failOnToolRemoval }: RemovalSettings,
): Promise<PreflightOutcome> {
  const { hosted } = config
  const { log } = platform.runtime
  const { servers, lines } = await findCheckTargets(project, planned)
  for (const line of lines) log.info(line)
  const mode = hosted.preflight === 'doctor' ? 'doctor' : 'check'
  const checked: CheckedServer[] = []
  for (const server of servers) {
    const checkedServer = await checkServer(project, server, mode)
    logServerCheck(checkedServer.check, platform.runtime)
    checked.push(checkedServer)
  }
  const surfaces = checked.flatMap(({ surface }) => surface ?? [])
  const base = await findSurfaceBaseline(config, platform)
  const changes = base === undefined ? [] : compareSurfaces(base.servers, surfaces)
  if (surfaces.length === servers.length && servers.length > 0) {
    await keepToolSurface(config.suiteName, surfaces, platform)
  }
  const checks = checked.map(({ check }) => check)
  return {
    preflight: {
      targets: lines,
      servers: checks,
      surface: base && { baseline: base.description, changes },
    },
    reasons: [
      ...listHealthReasons(checks),
      ...listSurfaceReasons(base?.description, changes, failOnToolRemoval),
    ],
    isBlocked: checks.some(({ status }) => !usable.has(status)),
  }
}

/** Passes the OAuth tokens of the inputs to the service. */
export async function importOAuthTokens({ project, config, platform }: HostedJob): Promise<void> {
  const { oauthGrants } = config.hosted
  if (Object.keys(oauthGrants).length === 0) return
  const imported = await importGrants(project, oauthGrants)
  platform.runtime.log.info(`Passed OAuth tokens to the service for ${imported.join(', ')}.`)
}

const usable: ReadonlySet<ServerCheck['status']> = new Set(['ready', 'partial'])

const words: Readonly<Record<ServerCheck['status'], string>> = {
  ready: 'ready',
  partial: 'usable, but not in every part',
  'needs-oauth': 'needs an OAuth grant: connect it in the app, or pass `oauth-tokens`',
  unreachable: "can't be reached",
  error: 'not usable',
}

function describeServerCheck({ server, status, message }: ServerCheck): string {
  return `${server}: ${words[status]}${message === undefined ? '' : ` (${message})`}`
}

function logServerCheck(check: ServerCheck, { log }: Runtime): void {
  if (check.status === 'ready') log.info(describeServerCheck(check))
  else log.warning(describeServerCheck(check))
}

function listHealthReasons(checks: readonly ServerCheck[]): Reason[] {
  return checks
    .filter(({ status }) => status !== 'ready')
    .map((check) => ({
      rule: 'server-check',
      status: usable.has(check.status) ? 'warning' : 'inconclusive',
      message: `${describeServerCheck(check)}.`,
    }))
}

/** How many changes a sentence names. */
const named = 5

function listSurfaceReasons(
  baseline: string | undefined,
  changes: readonly SurfaceChange[],
  failOnRemoval: boolean,
): Reason[] {
  if (baseline === undefined) {
    if (!failOnRemoval) return []
    return [
      {
        rule: 'tool-surface',
        status: 'info',
        message: 'There is no snapshot of the tools of the base branch yet, so they are not compared.',
      },
    ]
  }
  const breaking = changes.filter(isBreaking)
  if (breaking.length === 0) {
    const message =
      changes.length === 0
        ? `The tools look as they do on ${baseline}.`
        : `${formatPlural(changes.length, 'change')} of tools against ${baseline}; no call that was right breaks.`
    return [
      {
        rule: 'tool-surface',
        status: failOnRemoval ? 'passed' : 'info',
        message,
        evidence: { changes: changes.length },
      },
    ]
  }
  const list = breaking.slice(0, named).map(describeSurfaceChange).join('; ')
  const more = breaking.length > named ? `; and ${breaking.length - named} more` : ''
  return [
    {
      rule: 'tool-surface',
      status: failOnRemoval ? 'failed' : 'warning',
      message: `Breaking changes compared with ${baseline}: ${list}${more}.`,
      evidence: { breaking: breaking.length, changes: changes.length },
    },
  ]
}

function describeSurfaceChange({ server, kind, name, change, details }: SurfaceChange): string {
  const item = `${kind} ${name} of ${server}`
  if (change === 'removed') return `${item} is gone`
  return `${item}: ${details.join(', ')}`
}
