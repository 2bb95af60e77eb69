import { createHash } from 'node:crypto'
import type { CiContext } from '../../ports/context.ts'
import { artifactName } from '../../storage/artifact-name.ts'

/**
 * Name of the artifact in which this job keeps its part: the same in every attempt, another for every job and every leg
 * of a matrix.
 */
export function partName(suiteName: string, { job, matrix }: CiContext): string {
  const digest = createHash('sha256')
    .update(JSON.stringify([job, matrix]).toWellFormed())
    .digest('hex')
  return `${artifactName('collected', suiteName)}.${digest.slice(0, 12)}`
}

/** Whether an artifact of that name holds a part of the suite. */
export function isPartOf(suiteName: string): (name: string) => boolean {
  const start = artifactName('collected', suiteName)
  return (name) =>
    name.startsWith(start) && /^(?:\.[0-9a-f]{12})?(?: \([23]\))?$/.test(name.slice(start.length))
}

/** What a part is known by: the name of its artifact, and what it says of itself. */
interface ClaimingPart {
  readonly artifact: string
  readonly label: string
  readonly facts: {
    readonly job?: string
    readonly index?: number
    readonly leg?: string
    readonly attempt: number
  }
}

/**
 * Of each leg the part of its latest attempt. Any job of the run can store an artifact, so a part is refused that names
 * an attempt which has not begun, and all parts of a leg are, by its job, place and values, where artifacts of several jobs claim to be that leg, or
 * two are of one attempt: nobody can say which one is right.
 *
 * @param attempt of the workflow run that measured
 */
export function latestParts<T extends ClaimingPart>(
  parts: readonly T[],
  attempt: number,
): { readonly parts: readonly T[]; readonly refused: readonly string[] } {
  const refused: string[] = []
  const started = parts.filter(({ artifact, facts }) => {
    if (facts.attempt <= attempt) return true
    refused.push(
      `The artifact ${artifact} says that it is of attempt ${facts.attempt}, but this is attempt ${attempt}.`,
    )
    return false
  })
  const byLeg = Map.groupBy(started, ({ facts: { job, index, leg } }) => JSON.stringify([job, index, leg]))
  const latest = [...byLeg.values()].flatMap((claims) => {
    const last = Math.max(...claims.map(({ facts }) => facts.attempt))
    const newest = claims.filter(({ facts }) => facts.attempt === last)
    const jobs = new Set(claims.map(({ artifact }) => withoutCounter(artifact)))
    if (newest.length === 1 && jobs.size === 1) return newest
    const names = claims.map(({ artifact }) => artifact).join(', ')
    refused.push(
      `Several artifacts claim to be the part of ${claims[0]?.label}, so none of them is used: ${names}.`,
    )
    return []
  })
  return { parts: latest, refused }
}

/** The name that the job asked for: an artifact that GitHub still holds on to blocks it, and a number is added. */
function withoutCounter(name: string): string {
  return name.replace(/ \([23]\)$/, '')
}
