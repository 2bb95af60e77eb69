/** A problem of a workflow, and the text that fixes it. */
export interface WorkflowProblem {
  /** The gate can't do its work as long as the problem is there. */
  readonly isFatal: boolean
  /** 1-based. */
  readonly line: number
  readonly problem: string
  /** The text to write in the file. */
  readonly remedy: string
}

/** A rule about a line lists its problem where it holds. */
export const createRule =
  (line: number, isFatal: boolean) =>
  (holds: boolean, problem: string, remedy: string): readonly WorkflowProblem[] =>
    holds ? [{ isFatal, line, problem, remedy }] : []
