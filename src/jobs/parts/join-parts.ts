import { joinReports, labelTally } from '#files'
import type { JobSettings } from '#settings'
import type { ReportSummary } from '../../model/gate-report.ts'
import {
  type Cases,
  isJudged,
  type MeasuringJob,
  mostJobs,
  mostReportPatterns,
  type ReportPattern,
} from '../../model/run/run.ts'
import { mostUnexplained, type Unexplained } from '../../model/run/unexplained.ts'
import { readCallName } from './part-name.ts'
import type { Part } from './read-parts.ts'

/**
 * The cases of all parts. A case that several parts have is handled as one that several report files have; the leg takes
 * the place of the path.
 *
 * @param parts in a fixed order; they are used up
 */
export function joinPartCases(parts: readonly Part[], how: JobSettings['parts']): Cases {
  const labels = createLegLabels(parts)
  if (how === 'variants') {
    const cases = parts.flatMap(({ run }, index) =>
      [...run.cases.values()].map((tally) => labelTally(tally, labels[index] ?? '')),
    )
    return new Map(cases.map((tally) => [tally.key, tally]))
  }
  const reports = parts.map(({ run }, index) => ({ path: labels[index] ?? '', run }))
  return joinReports(reports, { asIterations: false, asShards: how === 'shards' }).cases
}

/** The report files of all parts; where there are several, each with the leg that wrote it. */
export function listPartFiles(parts: readonly Part[]): readonly ReportSummary[] {
  if (parts.length === 1) return parts[0]?.files ?? []
  return parts.flatMap(({ label, files }) =>
    files.map((file) => ({ ...file, path: `${file.path} of ${label}` })),
  )
}

/** The patterns of report files of all parts; where there are several, each with its leg. */
export function listPartPatterns(parts: readonly Part[]): readonly ReportPattern[] | undefined {
  const patterns = parts.flatMap(({ run, label }) =>
    (run.info.reports ?? []).map(({ pattern, files }) => ({
      pattern: parts.length === 1 ? pattern : `${pattern} of ${label}`,
      files,
    })),
  )
  if (patterns.length === 0) return undefined
  return patterns.slice(0, mostReportPatterns)
}

/** What each job brought: what the next run of the workflow is held against. */
export function countByJob(parts: readonly Part[]): readonly MeasuringJob[] {
  const byJob = Map.groupBy(parts, ({ facts }) => facts.job ?? '')
  return [...byJob].slice(0, mostJobs).map(([job, jobParts]) => ({
    job,
    name: jobParts[0]?.jobName,
    parts: jobParts.length,
    cases: jobParts.flatMap(({ run }) => [...run.cases.values()].filter(isJudged)).length,
  }))
}

/** What the reports of all parts say about themselves and do not show. */
export function listUnexplainedStatements(parts: readonly Part[]): readonly Unexplained[] | undefined {
  const statements = parts.flatMap(({ run, label }) =>
    (run.info.unexplained ?? []).map((statement) =>
      parts.length === 1 ? statement : { ...statement, file: `${statement.file} of ${label}` },
    ),
  )
  if (statements.length === 0) return undefined
  return statements.slice(0, mostUnexplained)
}

/** What distinguishes the parts: the leg, and the job where there are several. */
function createLegLabels(parts: readonly Part[]): readonly string[] {
  const jobs = new Set(parts.map(({ facts }) => facts.job))
  const labels = parts.map(({ label, facts: { job = '', leg } }) => {
    if (leg === undefined) {
      if (jobs.size > 1) return job
      return label
    }
    if (jobs.size > 1) return `${job}/${leg}`
    return leg
  })
  // Two calls of a reusable workflow have the same jobs and legs.
  const isSharedLabel = (label: string) => labels.filter((other) => other === label).length > 1
  return parts.map((part, index) => {
    const label = labels[index] ?? ''
    const call = readCallName(part.jobName)
    if (call !== '' && isSharedLabel(label)) return `${call}/${label}`
    return label
  })
}
