import { createHash } from 'node:crypto'
import type { InputDigest, Witness } from '../../model/run/witness.ts'
import type { Part } from './read-parts.ts'

/**
 * How the parts were measured together, and by which inputs they are judged. An input that the legs of a matrix give
 * different values has one digest of all of them.
 *
 * @param ownWitness of the job that judges
 * @param gaps why the parts are not the whole measurement: then nobody knows all inputs
 */
export function joinWitnesses(
  ownWitness: Witness | undefined,
  parts: readonly Part[],
  gaps: readonly string[],
): Witness | undefined {
  if (ownWitness === undefined) return undefined
  const witnesses = parts.map(({ run }) => run.info.witness)
  const commits = new Set(witnesses.map((witness) => witness?.checkedOut))
  const [checkedOut] = commits.size === 1 ? commits : []
  const areKnown = gaps.length === 0 && witnesses.every((witness) => witness?.inputs !== undefined)
  const lists = [ownWitness, ...witnesses].map((witness) => witness?.inputs ?? [])
  return { ...ownWitness, checkedOut, inputs: areKnown ? joinInputs(lists) : undefined }
}

function joinInputs(lists: readonly (readonly InputDigest[])[]): readonly InputDigest[] {
  const byName = Map.groupBy(lists.flat(), ({ name }) => name)
  return [...byName].map(([name, given]) => {
    const [digest = '', ...others] = [...new Set(given.map((input) => input.digest))].sort()
    if (others.length === 0) return { name, digest }
    const text = JSON.stringify([digest, ...others])
    return { name, digest: createHash('sha256').update(text).digest('hex').slice(0, digest.length) }
  })
}
