import type { BrokenFile } from '../model/comparison/broken-files.ts'
import type { CaseComparison } from '../model/comparison/compared-case.ts'
import type { GateReport } from '../model/gate-report.ts'
import { listNotCompared, type NotCompared, notComparedRules } from '../model/not-compared.ts'
import type { Reason, RuleName } from '../model/verdict.ts'
import { type Groups, groupCases } from './groups.ts'
import { createCaseNamer, createListNamer, findSharedName, type NameOf, shortenNames } from './names.ts'
import { estimateNoise, type Noise } from './noise.ts'
import { createReasonShortener } from './shorten-reasons.ts'
import { chooseCaseNoun, type Noun } from './words.ts'

/** A gate report arranged for reading: the same for every medium. */
export interface View {
  readonly report: GateReport
  readonly groups: Groups
  /** Files and suites that broke as a whole, with the cases that did not run because of it. */
  readonly broken: readonly BrokenFile[]
  /** How many evals failed at least once, and how many would in a run of the base. */
  readonly noise: Noise | undefined
  readonly noun: Noun
  /** The title of a case as every view writes it. */
  readonly nameOf: NameOf
  /** The same for lists: long titles without their middle. */
  readonly listNameOf: NameOf
  /** Title of the case that a new one was likely called before, and vice versa, by key. */
  readonly renames: ReadonlyMap<string, string>
  /** All reasons, without names that every case has, and without those of cases that a view lists. */
  readonly reasons: readonly Reason[]
  /** The deciding reason; absent when every rule passed silently. */
  readonly deciding: Reason | undefined
  /** What was not compared, and why: every view shows it in its first lines. */
  readonly notCompared: readonly NotCompared[]
  /**
   * Other reasons that failed, are inconclusive or warn, except those about single regressed cases and about what was
   * not compared.
   */
  readonly otherReasons: readonly Reason[]
}

/** Rules about cases that every view lists in a group, with the same figures. */
const listedRules: ReadonlySet<RuleName> = new Set([
  'regression-case',
  'not-proven',
  'known-flaky',
  'accepted',
])

export function buildView(report: GateReport): View {
  const { verdict, comparison } = report
  const { groups: all, broken } = groupCases(comparison, verdict.outcome)
  const followsFrom = findConsequences(verdict.reasons)
  const groups = followsFrom.has('missing-cases') ? { ...all, removed: [] } : all
  const isSaid = createBrokenFileFilter(broken)
  const shared = findSharedName(comparison)
  const nameOf = createCaseNamer(shared)
  const reasons = verdict.reasons.map(createReasonShortener(groups)).map((reason) => ({
    ...reason,
    message: shortenNames(reason.message, shared),
  }))
  const deciding =
    reasons.find(({ status }) => status === verdict.outcome) ??
    reasons.find(({ rule }) => rule === 'no-baseline')
  return {
    report,
    groups,
    broken,
    noise: estimateNoise(comparison),
    noun: chooseCaseNoun(comparison),
    nameOf,
    listNameOf: createListNamer(comparison, nameOf),
    renames: findCaseRenames(comparison.cases, nameOf),
    reasons,
    deciding,
    notCompared: listNotCompared({
      reasons: reasons.filter((reason) => !isSaid(reason) && !followsFrom.has(reason.rule)),
    }),
    otherReasons: reasons.filter(
      (reason) =>
        reason !== deciding &&
        !notComparedRules.has(reason.rule) &&
        !listedRules.has(reason.rule) &&
        ['failed', 'inconclusive', 'warning'].includes(reason.status),
    ),
  }
}

/** Rules that say nothing more: without any result nothing is compared, and an unreadable report has none. */
function findConsequences(reasons: readonly Reason[]): ReadonlySet<RuleName> {
  const failed = new Set(reasons.flatMap(({ rule, status }) => (status === 'failed' ? rule : [])))
  if (!failed.has('empty')) return new Set()
  const rules = new Set<RuleName>(['no-baseline', 'missing-cases'])
  if (failed.has('unreadable-report')) rules.add('empty')
  return rules
}

/** Whether a reason is only about cases of files that broke as a whole: the sentence about the file says it. */
function createBrokenFileFilter(broken: readonly BrokenFile[]): (reason: Reason) => boolean {
  const keys = new Set(broken.flatMap(({ gone }) => gone.map(({ key }) => key)))
  return ({ rule, cases = [], evidence = {} }) =>
    rule === 'missing-cases' &&
    cases.length > 0 &&
    cases.every((key) => keys.has(key)) &&
    Number(evidence.missing ?? cases.length) <= keys.size
}

function findCaseRenames(cases: readonly CaseComparison[], nameOf: NameOf): Map<string, string> {
  const partners = new Set(cases.flatMap(({ likelyRename }) => likelyRename ?? []))
  if (partners.size === 0) return new Map()
  const titles = new Map(
    cases.flatMap(({ key, identity }) => (partners.has(key) ? [[key, nameOf(identity)] as const] : [])),
  )
  return new Map(
    cases.flatMap(({ key, likelyRename }) => {
      const title = likelyRename && titles.get(likelyRename)
      if (title === undefined) return []
      return [[key, title] as const]
    }),
  )
}
