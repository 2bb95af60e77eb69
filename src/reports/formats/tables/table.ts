import type { Vocabulary } from '../../statuses.ts'

/**
 * A member of a row, as a path with dots (`verifier_result.rewards.reward`), or several, of which the first
 * that is there counts.
 */
export type Path = string | readonly string[]

/**
 * Whether a member of a row has one of these values, or at least this number. Alone, the path means a value
 * that says yes.
 */
export type Condition =
  | Path
  | {
      readonly path: Path
      readonly is?: readonly (string | number | boolean)[]
      readonly atLeast?: number
    }

/**
 * Where the results of a JSON file are that has one row per iteration. Rows with equal names are iterations
 * of one case.
 */
export interface Table {
  /**
   * Path of the list of rows, with `*` for each item of a list on the way (`groups.*.rows`), or of several
   * lists; absent: the file is the list, or has one row per line. A map of the user may name a map of rows as well, and
   * the path `$key` in it; with such a path and no list, the file is the map.
   */
  readonly list?: Path
  /** Path of the names of the columns, before the list: a row is then a list of values. */
  readonly columns?: string
  /** The file is one row. */
  readonly isOneRow?: true
  readonly name: Path
  /** Decides alone which case it is. */
  readonly id?: Path
  readonly suite?: Path
  /** What the case ran against: a model, a prompt. Each value is a case of its own. */
  readonly variant?: Path
  /** The order in which a judge saw the two answers that it compared. Each order is a case of its own. */
  readonly order?: Path
  /** Absent: a row without an error passed, and its scores say how well. */
  readonly pass?: Condition
  /** The words of {@link pass}; absent: what people write for yes and no. */
  readonly words?: Vocabulary
  readonly skip?: Condition
  /** A row passes that lacks everything which could judge it, and so may all rows. */
  readonly absent?: 'passed'
  /** A text, an object or a list of them: the iteration broke before it was judged. */
  readonly error?: Path
  /** Why it did not pass. */
  readonly message?: Path
  /**
   * Scorers by name; or the path of an object of numbers, or of a list of scores with their names; or members
   * of the row with `*` for the name of the scorer (`feedback.*`).
   */
  readonly scores?: string | Readonly<Record<string, string>>
  /** Used without {@link pass}: if all scores are 0 or 1, they are grades, and a 0 fails. */
  readonly grades?: true
  readonly tokens?: { readonly input?: Path; readonly output?: Path; readonly total?: Path }
  /** What judges the row: a rubric, criteria, arguments of scorers. */
  readonly stick?: Path
  /** US dollars. */
  readonly cost?: Path
  readonly cached?: Condition
  readonly model?: Path
  readonly seconds?: Path
  readonly milliseconds?: Path
  /** Milliseconds of the system under test alone. */
  readonly latency?: Path
  readonly toolCalls?: Path
  readonly input?: Path
  readonly output?: Path
  readonly expected?: Path
  /** A list of tags, or an object of metadata. */
  readonly tags?: Path
}
