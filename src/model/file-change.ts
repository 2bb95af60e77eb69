/** What lies between two commits of one file. Paths are relative to the repository. Foreign. */
export interface FileChange {
  readonly path: string
  /** Its path before, if it was renamed. */
  readonly previousPath: string | undefined
  readonly isRemoved: boolean
  /** The changed lines with some around them, as `diff` writes them; absent for a file that is too large. */
  readonly patch: string | undefined
}
