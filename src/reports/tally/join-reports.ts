import { takeAsAttempts } from '../../model/run/attempts.ts'
import { caseKey } from '../../model/run/identity.ts'
import { addReportTally } from '../../model/run/merge-tallies.ts'
import type { CaseIdentity } from '../../model/run/result.ts'
import type { CaseTally } from '../../model/run/run.ts'
import { joinVariants } from '../environment.ts'
import { pathLabels } from './path-labels.ts'
import { lastOf, type ReportTally } from './report-tally.ts'

/** The cases of one report file, or of what counts as one. */
export type TalliedFile = Pick<ReportTally, 'path' | 'run'>

/** All cases of a run, and what distinguishes those that several report files have. */
export interface JoinedReports {
  readonly cases: Map<string, CaseTally>
  /** By the key that a case has in its files: the environment of the case in each file, by the index of the file. */
  readonly labels: ReadonlyMap<string, ReadonlyMap<number, string>>
}

/**
 * All cases of the report files of one run. A case that several files have is one case per file (a module, an
 * operating system), distinguished by the part of the path in which the files differ; where that part only counts,
 * they are one case.
 *
 * @param reports in a fixed order; they are used up
 * @param options `asIterations`: files are never distinguished, and repeat one measurement (the command that reruns
 * suspect cases may name its reports freely). `asShards`: they are not distinguished, and a case in several is one that
 * several measured, for whatever reason.
 */
export function joinReports(
  reports: readonly TalliedFile[],
  { asIterations, asShards = false }: { readonly asIterations: boolean; readonly asShards?: boolean },
): JoinedReports {
  const [first, ...others] = reports.map(({ run }) => run.cases)
  if (first === undefined) return { cases: new Map(), labels: new Map() }
  if (others.length === 0) return { cases: first, labels: new Map() }
  const joined = new Map<string, CaseTally>()
  const shared = new Map<string, number[]>()
  for (const [index, report] of reports.entries()) {
    for (const [key, tally] of report.run.cases) {
      const files = shared.get(key)
      if (files !== undefined) files.push(index)
      else if (joined.has(key)) shared.set(key, [ownerOf(key, reports), index])
      else joined.set(key, tally)
    }
  }
  const labelsOf = rememberLabels(reports)
  const labelled = new Map<string, Map<number, string>>()
  for (const [key, files] of shared) {
    const tallies = files.flatMap((index) => reports[index]?.run.cases.get(key) ?? [])
    const labels = asIterations ? 'repetitions' : asShards ? 'numbers' : labelsOf(files)
    if (typeof labels !== 'string') {
      joined.delete(key)
      labelled.set(key, new Map(files.map((index, at) => [index, labels[at] ?? ''])))
    }
    for (const [at, tally] of tallies.entries()) {
      const label = typeof labels === 'string' ? undefined : labels[at]
      const of = label === undefined ? tally : inEnvironment(tally, label)
      const before = joined.get(of.key)
      if (before === undefined) joined.set(of.key, of)
      else if (before !== of) addReportTally(before, of, labels === 'repetitions')
    }
    const whole = joined.get(key)
    if (labels === 'attempts' && whole !== undefined) joined.set(key, takeAsAttempts(whole, lastOf(whole)))
  }
  return { cases: joined, labels: labelled }
}

type Labels = ReturnType<typeof pathLabels>

function ownerOf(key: string, reports: readonly TalliedFile[]): number {
  return reports.findIndex(({ run }) => run.cases.has(key))
}

/** The tally of the same case in an environment. */
export function inEnvironment(tally: CaseTally, label: string): CaseTally {
  const identity = placeIn(tally.identity, label)
  return { ...tally, key: caseKey(identity), identity }
}

/** The same case in an environment. */
export function placeIn(identity: CaseIdentity, label: string): CaseIdentity {
  return { ...identity, variant: joinVariants(identity.variant, label) }
}

/** Thousands of cases share the same few files. */
function rememberLabels(reports: readonly TalliedFile[]): (files: readonly number[]) => Labels {
  const known = new Map<string, Labels>()
  return (files) => {
    const key = files.join(',')
    let labels = known.get(key)
    if (labels === undefined) {
      labels = pathLabels(files.map((index) => reports[index]?.path ?? ''))
      known.set(key, labels)
    }
    return labels
  }
}
