import { join } from 'node:path'
import { dayMs } from '../../model/format-time.ts'
import { type FoundReport, readFileStats } from '../find.ts'

/** A report file that this run of the tests did not write. */
export interface StaleReport {
  /** As the reports are named. */
  readonly path: string
  /** Unix epoch ms, by the clock of this machine. */
  readonly writtenAt: number
}

/** Build caches bring back reports that are days or weeks old, for code that did not change since. */
const longestCachedMs = 365 * dayMs
const searchedBytes = 8 * 1024

/**
 * Report files that are older than the checkout: committed by accident, or left over from an earlier job. Git writes
 * `HEAD` after it has written the files of a checkout, and neither a commit nor `git status` touches it. A file that
 * says itself that its tests ran more than a year before it was written, was fetched from elsewhere.
 *
 * @param ran by path: when the tests of a file ran, by its own word
 * @param workspace absolute folder; without a `.git` folder in it nothing is older than the checkout
 */
export function findStaleReports(
  files: readonly FoundReport[],
  ran: ReadonlyMap<string, number | undefined>,
  workspace: string,
): readonly StaleReport[] {
  const checkedOutAt = readFileStats(join(workspace, '.git', 'HEAD'))?.mtimeMs ?? 0
  return files.flatMap(({ path, modifiedAt }) => {
    const ranTime = ran.get(path)
    if (ranTime !== undefined && modifiedAt - ranTime > longestCachedMs) return [{ path, writtenAt: ranTime }]
    return modifiedAt < checkedOutAt ? [{ path, writtenAt: modifiedAt }] : []
  })
}

/** When the tests of a JUnit report ran by its own word; undefined for other files, and for one without a date. */
export function readRunTime(start: Buffer): number | undefined {
  const text = start.toString('latin1', 0, Math.min(start.length, searchedBytes))
  const [, date = ''] = /<testsuites?\s[^<>]{0,5000}?\btimestamp="([^"]{10,40})"/.exec(text) ?? []
  const ms = Date.parse(date)
  // Builds that shall be reproducible write the beginning of time.
  if (ms > Date.UTC(2000)) return ms
  return undefined
}
