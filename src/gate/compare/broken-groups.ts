import type { CaseComparison } from '../../model/comparison/compared-case.ts'
import type { Comparison } from '../../model/comparison.ts'
import { listAllCases } from '../../model/quiet/all-cases.ts'
import { formatCaseTitle } from '../../model/run/identity.ts'
import { countFailures, isJudged } from '../../model/run/run.ts'
import { isTitleInGroup } from './renames.ts'

/** New entries that fail while cases of the base are missing: broken builds, hooks or imports. */
interface BrokenGroups {
  readonly entries: readonly CaseComparison[]
  /** Cases that passed on the base and did not run now. */
  readonly gone: ReadonlySet<CaseComparison>
}

/** Maximum number of entries inspected; a run that breaks as a whole may have thousands. */
const mostEntries = 50

/** Names that test tools give to an entry for a whole group. */
const marker =
  /^"(?:before|after) (?:all|each)" hook|^(?:setUp|tearDown)(?:Class|Module) \(|\b_FailedTest\b|^\[(?:build|setup) failed\]$|^vitest unhandled errors$|^Test execution failure/i
const collection = /^collection failure\b/

/**
 * Groups that broke even though their report has no entry that says so: cases of one file, suite or class
 * passed on the base, nothing of that group passed now, and a new entry of the group fails. Entries that test
 * tools write for a broken build, hook or import count without missing cases too.
 */
export function findBrokenGroups(comparison: Comparison): BrokenGroups {
  const failing = comparison.cases.filter(isNewFailure).slice(0, mostEntries)
  // Nothing is gone where there is no base.
  if (failing.length === 0 || comparison.baseline === null)
    return { entries: failing.filter(isGroupEntry), gone: new Set() }
  const cases = listAllCases(comparison)
  const known = cases.filter(({ base }) => base?.scope !== 'suite' && isJudged(base))
  const passing = cases.filter(({ head }) => head?.scope !== 'suite' && (head?.passed ?? 0) > 0)
  const missing = new Set<CaseComparison>()
  const entries = failing.filter((entry) => {
    const isInGroup = createGroupFilter(entry)
    const group = known.filter(isInGroup)
    const gone = group.filter(isCaseGone)
    const isWhole = gone.length > 0 && gone.length === group.length && !passing.some(isInGroup)
    // An eval beside evals that are gone may be one of them under another name.
    const isBroken = isWhole && (entry.judgedAs !== 'eval' || entry.identity.name === entry.identity.file)
    if (!isBroken && !isGroupEntry(entry)) return false
    for (const compared of gone) missing.add(compared)
    return true
  })
  return { entries, gone: missing }
}

function isNewFailure({ change, head, quarantined, ignored }: CaseComparison): boolean {
  if (change !== 'new' || head?.scope === 'suite') return false
  return countFailures(head) > 0 && quarantined === undefined && ignored !== true
}

/** Whether the case was judged on the base and did not run on the head. */
export function isCaseGone(compared: CaseComparison): boolean {
  const { change, head, base, unjudgedBefore, failedBefore } = compared
  // One that was failing is missed even where the base has never judged it.
  if (change === 'skipped' && failedBefore === true) return head?.lost === 0
  if (!isJudged(base) || base.scope === 'suite' || base.finding === true) return false
  if (unjudgedBefore === true) return false
  const isRenamed = (compared.likelyRename ?? compared.possibleRename) !== undefined
  return (change === 'removed' && !isRenamed) || (change === 'skipped' && head?.lost === 0)
}

/** Test tools write such an entry for a build, a hook or an import that broke. */
export function isGroupEntry({ identity, head }: CaseComparison): boolean {
  const { name, suite } = identity
  if (marker.test(name) || suite.some((part) => marker.test(part))) return true
  return head?.evidence?.some(({ message = '' }) => collection.test(message)) ?? false
}

function createGroupFilter(entry: CaseComparison): (compared: CaseComparison) => boolean {
  const { file, suite, variant, name } = entry.identity
  const suitePath = suite.join('\u001f')
  const entryTitle = formatCaseTitle({ ...entry.identity, variant: undefined })
  return ({ identity }) => {
    if (identity.variant !== variant) return false
    if (file !== undefined && identity.file !== undefined) return identity.file === file
    if (suitePath !== '' && identity.suite.join('\u001f') === suitePath) return true
    const title = formatCaseTitle({ ...identity, variant: undefined })
    return (name !== '' && isTitleInGroup(title, entryTitle)) || identity.file === name
  }
}
