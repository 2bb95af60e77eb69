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
