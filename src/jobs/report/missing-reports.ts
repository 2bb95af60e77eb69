import type { ReportSummary } from '../../model/gate-report.ts'
import type { FoundReports } from '../../reports/find.ts'

/**
 * Files that `reports` names in full and from which nothing was read: not written, refused, or no reports. Their results
 * would be missing silently. Patterns are often alternatives (`*.xml` and `*.json`), so they may match no file.
 *
 * @param patterns as configured
 */
export function findMissingReports(
  patterns: readonly string[],
  { files, found }: { readonly files: readonly ReportSummary[]; readonly found: FoundReports },
): readonly string[] {
  const named = new Set(patterns.filter((pattern) => !/[*?[\]{}]/.test(pattern)).map(withoutDot))
  const unread = [
    ...found.unmatched.map(withoutDot),
    ...found.refused.map(({ path }) => path),
    ...files.filter(({ foreign }) => foreign !== undefined).map(({ path }) => path),
  ]
  return unread.filter((path) => named.has(path))
}

function withoutDot(path: string): string {
  return path.replace(/^\.\//, '')
}
