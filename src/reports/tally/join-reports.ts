import { takeAsAttempts } from '../../model/run/attempts.ts'
import { buildCaseKey } from '../../model/run/identity.ts'
import { addReportTally, copyTally } from '../../model/run/merge-tallies.ts'
import type { CaseIdentity } from '../../model/run/result.ts'
import {
  type Cases,
  type CaseTally,
  countJudged,
  listOtherTallies,
  type TabledRun,
} from '../../model/run/run.ts'
import type { CaseNames } from '../../model/run/table/case-names.ts'
import { CaseTable } from '../../model/run/table/case-table.ts'
import { joinVariants } from '../environment.ts'
import { labelPaths } from './path-labels.ts'
import { findLastOutcome, type ReportTally } from './report-tally.ts'

/**
 * Files that judge nothing but cases which failed in one other file, and fewer than that one: a tool ran them again.
 * Their names decide nothing, since the last attempt may be where the report belongs, and the first one in a folder.
 *
 * @param shared indices of the files that have cases in common with others
 * @returns by the index of such a file, the index of the one with the first attempts
 */
function findReruns(
  reports: readonly { readonly run: TabledRun }[],
  shared: ReadonlySet<number>,
): ReadonlyMap<number, number> {
  const owners = new Map<number, readonly number[]>()
  for (const index of shared) {
    const found = [...shared].filter(
      (other) => other !== index && isRerun(reports[index]?.run, reports[other]?.run),
    )
    if (found.length > 0) owners.set(index, found)
  }
  const reruns = new Map<number, number>()
  for (const [index, found] of owners) {
    // A third attempt is one at the second as well.
    const [first, ...others] = found.filter((owner) => !owners.has(owner))
    if (first !== undefined && others.length === 0) reruns.set(index, first)
  }
  return reruns
}

function isRerun(again: TabledRun | undefined, first: TabledRun | undefined): boolean {
  if (again === undefined || first === undefined) return false
  let judged = 0
  for (const [key, tally] of again.cases) {
    const count = countJudged(tally)
    if (count === 0) continue
    const earlier = first.cases.get(key)
    if (count > 1 || earlier === undefined || earlier.passed > 0 || countJudged(earlier) !== 1) return false
    judged += 1
  }
  return judged > 0 && judged < countJudgedCases(first)
}

function countJudgedCases(run: TabledRun): number {
  let count = run.cases.passes
  for (const tally of listOtherTallies(run)) if (countJudged(tally) > 0) count += 1
  return count
}

/** The cases of one report file, or of what counts as one. */
type TalliedFile = Pick<ReportTally, 'path' | 'run'>

export interface JoinOptions {
  /**
   * Files are never distinguished, and repeat one measurement: a command that reruns cases names its reports
   * freely.
   */
  readonly asIterations: boolean
  /** They are not distinguished, and a case in several is one that several measured, for whatever reason. */
  readonly asShards?: boolean
  /** Names of other runs with mostly the same cases. */
  readonly names?: CaseNames
}

/** All cases of a run, and what distinguishes those that several report files have. */
export interface JoinedReports {
  readonly cases: Cases
  /**
   * By the key that a case has in its files: the environment of the case in each file, by the index of the
   * file.
   */
  readonly labels: ReadonlyMap<string, ReadonlyMap<number, string>>
}

/**
 * All cases of the report files of one run. A case that several files have is one case per file (a module, an
 * operating system), distinguished by the part of the path in which the files differ; where that part only
 * counts, they are one case. A file with nothing but cases that failed in another one holds attempts at them.
 *
 * @param reports in a fixed order; they are used up
 */
export function joinReports(
  reports: readonly TalliedFile[],
  { asIterations, asShards = false, names }: JoinOptions,
): JoinedReports {
  const [first, ...others] = reports
  if (first === undefined) return { cases: new CaseTable(names), labels: new Map() }
  if (others.length === 0) return { cases: first.run.cases, labels: new Map() }
  const joined = new CaseTable(names)
  const shared = addDistinct(joined, reports)
  const findLabels = rememberLabels(reports)
  const reruns =
    asIterations || asShards
      ? new Map<number, number>()
      : findReruns(reports, new Set([...shared.values()].flat()))
  const labelled = new Map<string, Map<number, string>>()
  for (const [key, files] of shared) {
    const tallies = files.flatMap((index) => reports[index]?.run.cases.get(key) ?? [])
    const places = files.map((index) => reruns.get(index) ?? index)
    const distinct = [...new Set(places)]
    let labels: Labels = 'numbers'
    if (asIterations) labels = 'repetitions'
    else if (distinct.length === 1) labels = 'attempts'
    else if (!asShards) labels = findLabels(distinct)
    const findLabel = (at: number) => {
      if (typeof labels === 'string') return undefined
      return labels[distinct.indexOf(places[at] ?? -1)]
    }
    if (typeof labels !== 'string') {
      joined.delete(key)
      labelled.set(key, new Map(files.map((index, at) => [index, findLabel(at) ?? ''])))
    }
    const repeated = new Set<string>()
    for (const [at, tally] of tallies.entries()) {
      const label = findLabel(at)
      const labelledTally = label === undefined ? tally : labelTally(tally, label)
      if (labels === 'attempts' || reruns.has(files[at] ?? -1)) repeated.add(labelledTally.key)
      const earlier = joined.get(labelledTally.key)
      if (earlier === undefined) joined.set(labelledTally.key, labelledTally)
      else if (at > 0 || label !== undefined)
        joined.set(
          labelledTally.key,
          addReportTally(copyTally(earlier), labelledTally, labels === 'repetitions'),
        )
    }
    for (const repeatedKey of repeated) {
      const joinedTally = joined.get(repeatedKey)
      if (joinedTally !== undefined)
        joined.set(repeatedKey, takeAsAttempts(joinedTally, findLastOutcome(joinedTally)))
    }
  }
  return { cases: joined, labels: labelled }
}

/**
 * Adds the cases that one file has, and of the others those of the first file that has them.
 *
 * @returns the keys of the others, each with the indices of its files
 */
function addDistinct(joined: CaseTable, reports: readonly TalliedFile[]): ReadonlyMap<string, number[]> {
  const shared = new Map<string, number[]>()
  const shareCase = (key: string, index: number) => {
    const files = shared.get(key)
    if (files === undefined) shared.set(key, [findOwner(key, reports), index])
    else files.push(index)
  }
  for (const [index, { run }] of reports.entries()) {
    for (const key of joined.addTable(run.cases)) shareCase(key, index)
  }
  return shared
}

type Labels = ReturnType<typeof labelPaths>

function findOwner(key: string, reports: readonly TalliedFile[]): number {
  return reports.findIndex(({ run }) => run.cases.has(key))
}

/** The tally of a case with an environment as its variant. */
export function labelTally(tally: CaseTally, label: string): CaseTally {
  const identity = labelIdentity(tally.identity, label)
  return { ...tally, key: buildCaseKey(identity), identity }
}

/** The identity of a case with an environment as its variant. */
export function labelIdentity(identity: CaseIdentity, label: string): CaseIdentity {
  return { ...identity, variant: joinVariants(identity.variant, label) }
}

/** Labels of files, worked out once: thousands of cases share the same few files. */
function rememberLabels(reports: readonly TalliedFile[]): (files: readonly number[]) => Labels {
  const known = new Map<string, Labels>()
  return (files) => {
    const key = files.join(',')
    let labels = known.get(key)
    if (labels === undefined) {
      labels = labelPaths(files.map((index) => reports[index]?.path ?? ''))
      known.set(key, labels)
    }
    return labels
  }
}
