import { createHash } from 'node:crypto'
import { formatArtifactName } from '../../paths/artifact-name.ts'
import type { WorkflowJob } from '../../ports/artifacts.ts'
import type { CiContext } from '../../ports/context.ts'

/**
 * Name of the artifact in which this job keeps its part: another for every job and every leg of a matrix. Two
 * calls of a reusable workflow share both, so where the runner says by which id GitHub lists the job, that is
 * part of the name.
 */
export function createPartName(suiteName: string, { job, matrix, checkRunId }: CiContext): string {
  const digest = createHash('sha256')
    .update(JSON.stringify([job, matrix, checkRunId]).toWellFormed())
    .digest('hex')
  return `${formatArtifactName('collected', suiteName)}.${digest.slice(0, 12)}`
}

/** Whether an artifact of that name holds a part of the suite. */
export function createPartFilter(suiteName: string): (name: string) => boolean {
  const start = formatArtifactName('collected', suiteName)
  return (name) =>
    name.startsWith(start) && /^(?:\.[0-9a-f]{12})?(?: \([23]\))?$/.test(name.slice(start.length))
}

/** What a part is known by: the name of its artifact, and what it says of itself. */
interface ClaimingPart {
  readonly artifact: string
  readonly label: string
  /** Name of its job, as GitHub lists it. */
  readonly jobName?: string
  readonly facts: {
    readonly job?: string
    readonly index?: number
    readonly leg?: string
    readonly attempt: number
    readonly checkRun?: number
  }
}

/**
 * Selects the latest part of each job. A job is what GitHub lists under one name in every attempt, found by
 * the id that a part names; where a runner does not say it, the id in the workflow, the place and the values
 * of the leg. Any job of the run can store an artifact, so a part is refused that names an attempt which has
 * not begun, or another one than GitHub does, and so are all parts of a job that several claim to be: nobody
 * can say which one is right.
 *
 * @param attempt of the workflow run that measured
 * @param jobs as GitHub lists them; empty where it does not
 */
export function selectLatestParts<T extends ClaimingPart>(
  parts: readonly T[],
  attempt: number,
  jobs: readonly WorkflowJob[],
): { readonly parts: readonly T[]; readonly refused: readonly string[] } {
  const refused: string[] = []
  const known = new Map(jobs.map((job) => [job.id, job]))
  const started = parts.flatMap((part) => {
    const { checkRun, attempt: claimed } = part.facts
    const listed = checkRun === undefined ? undefined : known.get(checkRun)
    const says = `The artifact ${part.artifact} says that it is of attempt ${claimed}, but`
    if (claimed > attempt) refused.push(`${says} this is attempt ${attempt}.`)
    else if (listed !== undefined && listed.attempt !== claimed)
      refused.push(`${says} GitHub lists its job in attempt ${listed.attempt}.`)
    else return [{ ...part, ...readListedName(part, listed) }]
    return []
  })
  const buildJobKey = ({ jobName, facts: { job, index, leg } }: T) =>
    jobName ?? JSON.stringify([job, index, leg])
  const latest = [...Map.groupBy(started, buildJobKey).values()].flatMap((claims) => {
    const last = Math.max(...claims.map(({ facts }) => facts.attempt))
    const newest = claims.filter(({ facts }) => facts.attempt === last)
    const isListed = claims[0]?.jobName !== undefined
    const artifacts = new Set(claims.map(({ artifact }) => removeNameCounter(artifact)))
    if (newest.length === 1 && (isListed || artifacts.size === 1)) return newest
    const names = claims.map(({ artifact }) => artifact).join(', ')
    refused.push(
      `Several artifacts claim to be the part of ${claims[0]?.label}, so none of them is used: ${names}.`,
    )
    return []
  })
  return { parts: latest, refused }
}

/** What GitHub calls the job, also for people: they see there which call of a reusable workflow it is of. */
function readListedName({ label }: ClaimingPart, listed: WorkflowJob | undefined) {
  const call = readCallName(listed?.name)
  return { jobName: listed?.name, label: call === '' ? label : `${call} / ${label}` }
}

/** The job that calls the workflow of this one: `nightly` of `nightly / evals (3.12)`; empty for others. */
export function readCallName(jobName = ''): string {
  return jobName.split(' / ').slice(0, -1).join(' / ')
}

/**
 * The name that the job asked for: an artifact that GitHub still holds on to blocks it, and a number is
 * added.
 */
function removeNameCounter(name: string): string {
  return name.replace(/ \([23]\)$/, '')
}
