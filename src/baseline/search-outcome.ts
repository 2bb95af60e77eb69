import type { Rejection } from './rejections.ts'

/** What to search for. */
export interface BranchSearch {
  /** Name of the artifact. */
  readonly name: string
  readonly branch: string
  /** Workflow files whose runs count; absent: the file of this run. */
  readonly workflows?: readonly string[]
  /** Maximum number of measurements to return. */
  readonly most: number
  readonly maxAgeDays: number
  /** No other branch is searched after this one, so runs count that measured it under another name. */
  readonly isLast: boolean
}

/** Result of a search. Only `never` means that there is nothing to compare with. */
export type SearchOutcome<Found> =
  | {
      readonly status: 'found'
      readonly found: readonly Found[]
      readonly rejected: readonly Rejection[]
      /** When it was searched, Unix epoch ms, by the clock that dates the artifacts. */
      readonly searchedAt: number
      /** Age of the newest where all of them are older than `maxAgeDays`. */
      readonly outdatedDays: number | undefined
      /** Ids of the runs that have nothing to find, for the next search. */
      readonly emptyRuns: readonly string[]
    }
  /** No run on the branch has ever stored such an artifact. */
  | { readonly status: 'never'; readonly emptyRuns: readonly string[] }
  /** The branch has such artifacts, but all were rejected. */
  | {
      readonly status: 'rejected'
      readonly rejected: readonly Rejection[]
      readonly emptyRuns: readonly string[]
    }
  /** The branch may have such artifacts that were not checked. */
  | {
      readonly status: 'not-reached'
      readonly lookedAt: number
      readonly rejected: readonly Rejection[]
      readonly emptyRuns: readonly string[]
    }

/** One measurement of the branch. */
export interface Stored<Found> {
  /** Workflow run that measured it; absent: not known. */
  readonly runId: string | undefined
  readonly commit: string | undefined
  /** Unix epoch ms. */
  readonly createdAt: number
  readonly content: Found
  /** Ids of the earlier runs that it says had nothing to find. */
  readonly emptyRuns?: readonly string[]
}
