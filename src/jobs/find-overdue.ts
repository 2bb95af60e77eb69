import { formatPlural, quoteName } from '../model/format.ts'
import { dayMs, formatAge, formatTime } from '../model/format-time.ts'
import { formatArtifactName } from '../paths/artifact-name.ts'
import type { Artifacts, StoredArtifact } from '../ports/artifacts.ts'

/** A suite that was not measured when it should have been. */
export interface OverdueSuite {
  readonly suiteName: string
  /** How often it must be measured, ms. */
  readonly everyMs: number
  /** Its newest baseline on the branch, Unix epoch ms; absent: GitHub lists no baseline any more. */
  readonly measuredAt?: number
  readonly ageMs?: number
}

/**
 * The suites whose newest baseline on the branch is too old or missing.
 *
 * @param heartbeat ms between two measurements by suite name
 * @param now Unix epoch ms; a clock that is behind those of the artifacts is not believed
 * @throws errors of GitHub as they are
 */
export async function findOverdue(
  heartbeat: Readonly<Record<string, number>>,
  { branch, now }: { readonly branch: string; readonly now: number },
  artifacts: Pick<Artifacts, 'listNewest' | 'listNamed'>,
): Promise<readonly OverdueSuite[]> {
  const newest = await artifacts.listNewest(branch)
  const today = Math.max(now, ...newest.map(({ createdAt }) => createdAt))
  const overdue: OverdueSuite[] = []
  for (const [suiteName, everyMs] of Object.entries(heartbeat)) {
    const name = formatArtifactName('baseline', suiteName)
    // A name that an upload had blocked got a number.
    const known = newest.filter((artifact) => artifact.name.replace(/ \(\d\)$/, '') === name)
    // A busy repository stores a hundred others between two nights.
    const measuredAt = findNewestTime(
      known.length > 0
        ? known
        : (await artifacts.listNamed(name)).artifacts.filter((artifact) => artifact.branch === branch),
    )
    if (measuredAt === undefined) overdue.push({ suiteName, everyMs })
    else if (today - measuredAt > everyMs)
      overdue.push({ suiteName, everyMs, measuredAt, ageMs: today - measuredAt })
  }
  return overdue
}

function findNewestTime(artifacts: readonly StoredArtifact[]): number | undefined {
  if (artifacts.length === 0) return undefined
  return Math.max(...artifacts.map(({ createdAt }) => createdAt))
}

/** One sentence; the name is foreign. */
export function describeOverdue(
  { suiteName, everyMs, measuredAt, ageMs }: OverdueSuite,
  branch: string,
): string {
  const last =
    measuredAt === undefined || ageMs === undefined
      ? `has no measurement on ${branch}`
      : `was last measured on ${branch} ${formatAge(ageMs)} ago (${formatTime(measuredAt)})`
  return `${quoteName(suiteName)} ${last}, and should be measured every ${formatInterval(everyMs)}.`
}

const hourMs = dayMs / 24

/** `26 hours`, `7 days`. */
function formatInterval(ms: number): string {
  if (ms % dayMs === 0) return formatPlural(ms / dayMs, 'day')
  return formatPlural(ms / hourMs, 'hour')
}
