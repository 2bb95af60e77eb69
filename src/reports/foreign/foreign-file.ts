/** A file that is not a report, or that has a format which is not read. */
export interface ForeignFile {
  /** What it is, with an article: `a TestNG report`. */
  readonly what: string
  /** One line that makes a file which is read, or which file to give instead; absent where neither helps. */
  readonly instead?: string
}
