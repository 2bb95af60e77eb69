import { createHash } from 'node:crypto'
import { type Problem, UsageError } from '../../src/errors.ts'

/** Ids by id and by name, for one kind of record. */
export interface Names {
  add(id: string, name: string): void
  /** Resolves a reference. An unknown one is recorded as a problem and returned unchanged. */
  resolve(reference: string, where: string): string
}

/** Makes the name tables of a seed. {@link SeedNames.finish} throws when any reference was unknown. */
export interface SeedNames {
  forKind(kind: string): Names
  note(where: string, message: string): void
  finish(): void
}

export function createSeedNames(): SeedNames {
  const problems: Problem[] = []
  const kinds = new Map<string, Names>()
  const noteProblem = (where: string, message: string): void => {
    problems.push({ where: `seed: ${where}`, message })
  }
  const getKindNames = (kind: string): Names => {
    const known = kinds.get(kind) ?? createKindNames(kind, noteProblem)
    kinds.set(kind, known)
    return known
  }
  const throwProblems = (): void => {
    if (problems.length > 0) throw new UsageError(problems)
  }
  return { forKind: getKindNames, note: noteProblem, finish: throwProblems }
}

function createKindNames(kind: string, note: SeedNames['note']): Names {
  const ids = new Set<string>()
  const byName = new Map<string, string>()
  return {
    add: (id, name) => {
      ids.add(id)
      byName.set(name, id)
    },
    resolve: (reference, where) => {
      const id = ids.has(reference) ? reference : byName.get(reference)
      if (id === undefined) note(where, `no ${kind} is called "${reference}"`)
      return id ?? reference
    },
  }
}

/**
 * The id of a record that the seed gives none. It follows from what the record is, so that a seed applied to a
 * database file again replaces its records rather than doubling them.
 */
export function deriveRecordId(kind: string, owner: string, name: string): string {
  const hash = createHash('sha256')
    .update(JSON.stringify([kind, owner, name]))
    .digest('hex')
  return BigInt(`0x${hash}`).toString(36).slice(0, 32)
}
