import { dirname, join } from 'node:path'
import { dayMs } from '../../model/format-time.ts'
import { findPathWithin } from '../../paths/folders.ts'
import { type FoundReport, readFileStats } from '../find.ts'

/** A report file that this run of the tests did not write, or may not have written. */
export interface StaleReport {
  /** As the reports are named. */
  readonly path: string
  /** Unix epoch ms, by the clock of this machine. */
  readonly writtenAt: number
  /** The checkout that it lies in: its absolute folder, and the path in it. Absent outside of one. */
  readonly checkout?: { readonly folder: string; readonly path: string }
  /**
   * It is newer than the checkout, so it is stale only if it is what the commit has, and this says that it has times in
   * it: a step may have touched it, and tests don't write the same times twice.
   */
  readonly hasTimes?: () => boolean
  /**
   * It is newer than the checkout and older than the index of git. On a runner that keeps its workspace, git leaves
   * `HEAD` alone where it checks out the same commit again, and writes the index; but so does `git status`.
   */
  readonly isOlderThanIndex?: boolean
}

/** When the tests of a report ran by its own word, and whether it has a time that differs from run to run. */
export interface ReportTimes {
  readonly ran: number | undefined
  readonly hasTimes: () => boolean
}

/** Build caches bring back reports that are days or weeks old, for code that did not change since. */
const longestCachedMs = 365 * dayMs
const searchedBytes = 8 * 1024

/**
 * Report files that are older than the checkout: committed by accident, or left over from an earlier job. Git writes
 * `HEAD` after it has written the files of a checkout, and neither a commit nor `git status` touches it. A file that
 * says itself that its tests ran more than a year before it was written, was fetched from elsewhere. Of newer files,
 * git has to say whether they came with the commit.
 *
 * @param times by path
 * @param workspace absolute folder; a checkout is it, or a folder in it
 */
export function findStaleReports(
  files: readonly FoundReport[],
  times: ReadonlyMap<string, ReportTimes>,
  workspace: string,
): readonly StaleReport[] {
  const findCheckout = rememberCheckouts(workspace)
  return files.flatMap(({ path, absolutePath, modifiedAt }) => {
    const { ran, hasTimes = () => false } = times.get(path) ?? {}
    const found = findCheckout(dirname(absolutePath))
    const checkout = found && {
      folder: found.folder,
      path: findPathWithin(found.folder, absolutePath) ?? path,
    }
    if (ran !== undefined && modifiedAt - ran > longestCachedMs) return [{ path, writtenAt: ran, checkout }]
    if (found === undefined) return []
    const report = { path, writtenAt: modifiedAt, checkout }
    if (modifiedAt < found.writtenAt) return report
    return { ...report, hasTimes, isOlderThanIndex: modifiedAt < found.indexedAt }
  })
}

/** A folder with a `.git`, and when its `HEAD` and its index were written; 0 where they are elsewhere, as in a work tree. */
interface Checkout {
  readonly folder: string
  readonly writtenAt: number
  readonly indexedAt: number
}

/** Finds the checkout that a folder of the workspace lies in, asking for each folder once. */
function rememberCheckouts(workspace: string): (folder: string) => Checkout | undefined {
  const known = new Map<string, Checkout | undefined>()
  return find

  function find(folder: string): Checkout | undefined {
    if (findPathWithin(workspace, folder) === undefined) return undefined
    const above = dirname(folder)
    if (!known.has(folder))
      known.set(folder, readCheckout(folder) ?? (above === folder ? undefined : find(above)))
    return known.get(folder)
  }
}

function readCheckout(folder: string): Checkout | undefined {
  if (readFileStats(join(folder, '.git')) === undefined) return undefined
  const readTime = (file: string) => readFileStats(join(folder, '.git', file))?.mtimeMs ?? 0
  return { folder, writtenAt: readTime('HEAD'), indexedAt: readTime('index') }
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
