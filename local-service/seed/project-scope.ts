import type { Store } from '../store/open-store.ts'
import type { SeedNames } from './references.ts'

/** What every part of a project needs to be stored. */
export interface Scope {
  readonly projectId: string
  readonly store: Store
  readonly now: number
  readonly userId: string
  readonly path: string
  readonly note: SeedNames['note']
  /** Resolves one reference, and a list of them. */
  readonly find: (kind: string, reference: string) => string
  readonly findAll: (kind: string, references: readonly string[]) => readonly string[]
  /** Id, project and times of a record; its name is known from now on. */
  readonly stamp: (
    kind: string,
    record: { readonly id?: string | undefined; readonly name: string },
  ) => { readonly id: string; readonly projectId: string; readonly name: string } & Times
}

interface Times {
  readonly createdAt: number
  readonly updatedAt: number
}
