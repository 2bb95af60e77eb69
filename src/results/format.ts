/** The `schema` member of every results file; distinguishes it from a report. */
export const resultsSchemaName = 'eval-gate-results'

/** Version of the format that is written. Increased when an older reader would misinterpret a file. */
export const resultsVersion = 1

/**
 * Versions that are read. The one before release 0.1.0 was called 3: it lacks members, and what it has means the same. A
 * run that was read is written again in this version, with the next baseline.
 */
export const readableVersions = [resultsVersion, 3] as const

/** True when the text is one of our results files (of any version), by its first kilobyte. */
export function looksLikeResults(head: string): boolean {
  return new RegExp(`^\\s*\\{\\s*"schema"\\s*:\\s*"${resultsSchemaName}"`).test(head)
}

/*
 * A results file is one JSON document, written so that a reader needs to hold one line at a time: every compared case
 * and every group of the run has a line, and the line before the groups starts with these characters. A string in
 * JSON has no line ends, so nothing else can start a line like this.
 */
export const runLineStart = '"run":'
/** A line of its own, before the run. */
export const ledgerLineStart = '"ledger":'
export const groupsStart = ',"groups":['
export const groupsEnd = ']}}'
