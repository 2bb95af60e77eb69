import { findBrokenFiles } from '../../model/comparison/broken-files.ts'
import type { CaseComparison } from '../../model/comparison/compared-case.ts'
import type { Comparison } from '../../model/comparison.ts'
import { choosePlural, formatCount, formatPlural, listSome, quoteName } from '../../model/format.ts'
import { listAllCases } from '../../model/quiet/all-cases.ts'
import type { Reason } from '../../model/verdict.ts'
import { findBrokenGroups, isCaseGone } from '../compare/broken-groups.ts'
import {
  type Affected,
  addTexts,
  type CaseWithTexts,
  choosesCases,
  createCaseMatcher,
  matchesAny,
} from '../policy/case-rules.ts'
import type { AffectedRule, Policy } from '../policy/policy.ts'

/** Each pattern of an entry, and whether it chooses none of the cases. */
export function listChoices(
  { cases: patterns, tools }: AffectedRule,
  cases: readonly CaseWithTexts[],
): readonly { readonly pattern: string; readonly isEmpty: boolean }[] {
  return [
    ...patterns.map((pattern) => ({ pattern, isEmpty: !cases.some(createChooser([pattern], [])) })),
    ...tools.map((tool) => ({ pattern: `tools: ${tool}`, isEmpty: !cases.some(createChooser([], [tool])) })),
  ]
}

function createChooser(
  patterns: readonly string[],
  tools: readonly string[],
): (given: CaseWithTexts) => boolean {
  const matches = createCaseMatcher(patterns)
  return ({ compared: { base, head }, texts }) => {
    if (matches(texts)) return true
    const called = [base, head].flatMap((tally) => tally?.toolUse?.tools ?? [])
    return called.some((tool) => matchesAny(tools, tool))
  }
}

/**
 * The comparison without the cases that the change does not touch and that did not run: they were not due. A case that
 * failed in the last push stays due. Nothing is left out where a changed file has no entry, or an entry chooses no case.
 */
export function leaveOutUntouched(
  comparison: Comparison,
  { touched, unnamed }: Affected,
  { affected, shared = {} }: Policy,
): Comparison {
  if (comparison.baseline === null || comparison.notRun !== undefined || unnamed.length > 0) return comparison
  const all = listAllCases(comparison).map(addTexts)
  const headRules = affected.filter((rule) => shared.affected?.includes(rule) !== true)
  if (headRules.some((rule) => listChoices(rule, all).some(({ isEmpty }) => isEmpty))) return comparison
  const isTouched = createTouchedTest(touched)
  // A file or suite that broke as a whole ran.
  const broken = new Set([
    ...findBrokenGroups(comparison).gone,
    ...findBrokenFiles(comparison).flatMap(({ gone }) => gone),
  ])
  const isDue = (compared: CaseComparison) =>
    !isCaseGone(compared) || compared.failedBefore === true || broken.has(compared) || isTouched(compared)
  const cases = comparison.cases.filter(isDue)
  if (cases.length === comparison.cases.length) return comparison
  return {
    ...comparison,
    cases,
    notRun: { cases: comparison.cases.length - cases.length, because: 'the change touches no other case' },
  }
}

function createTouchedTest(touched: Affected['touched']): (compared: CaseComparison) => boolean {
  const choosers = touched.map(({ rule }) => createChooser(rule.cases, rule.tools))
  return (compared) => {
    const given = addTexts(compared)
    return choosers.some((chooses) => chooses(given))
  }
}

/** Which cases the change touches and why, and changed prompts that no entry covers. */
export function listAffectedReasons(
  comparison: Comparison,
  { touched, unnamed, uncovered }: Affected,
): Reason[] {
  const all = listAllCases(comparison)
  const count = all.filter(createTouchedTest(touched)).length
  const because = listSome(
    touched.filter(({ rule }) => choosesCases(rule)),
    5,
    ({ rule, paths }) => `${listSome([...rule.cases, ...rule.tools], 3, quoteName)} by ${quotePaths(paths)}`,
  )
  const total = all.length + (comparison.notRun?.cases ?? 0)
  const message =
    unnamed.length > 0
      ? `Every case is due: no entry of \`affected\` names ${quotePaths(unnamed)}.`
      : `The change touches ${formatCount(count)} of ${formatPlural(total, 'case')}${because === '' ? '' : `: ${because}`}.`
  const due: Reason = {
    rule: 'affected',
    status: 'info',
    message,
  }
  if (uncovered.length === 0) return [due]
  const them = choosePlural(uncovered.length, 'it', 'them')
  const verb = choosePlural(uncovered.length, 'has', 'have')
  const warning: Reason = {
    rule: 'affected',
    status: 'warning',
    message: `${formatPlural(uncovered.length, 'changed prompt')} ${verb} no eval that covers ${them}: ${quotePaths(uncovered)}. Name the cases that test ${them} in \`affected\`.`,
  }
  return [warning, due]
}

function quotePaths(paths: readonly string[]): string {
  return listSome(paths, 3, quoteName)
}
