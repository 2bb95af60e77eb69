import { isCutText } from '#files'
import type { Baseline } from '../../model/comparison/baseline.ts'
import { compact } from '../../model/data.ts'
import { buildCaseKey, formatCaseTitle } from '../../model/run/identity.ts'
import { type CaseTally, listOtherTallies, type Run } from '../../model/run/run.ts'
import { alignNames, listUnmatchedCases } from './align-names.ts'
import { alignRoots } from './align-roots.ts'
import { alignSegments } from './align-segments.ts'
import { areSingle, listMissingCases, pairCases, renameCases } from './pair-cases.ts'

/**
 * Gives cases of a base run the file of the head where the change moved them: the same title in another file, and each
 * side has it once.
 */
function alignMoves(run: Run, head: Run): Run {
  const gone = listUnmatchedCases(run, head).filter(hasFile)
  const added = listUnmatchedCases(head, run).filter(hasFile)
  if (gone.length === 0 || added.length === 0) return run
  const pairs = pairCases(gone, added, readTitle, areSingle)
  if (pairs.length === 0) return run
  const titles = new Set(pairs.map(([tally]) => readTitle(tally)))
  for (const side of [run, head]) keepSingle(titles, side)
  const moved = pairs.filter(([tally]) => titles.has(readTitle(tally)))
  return renameCases(
    run,
    moved.map(([tally, now]) => [{ ...tally, movedFrom: tally.identity.file }, now]),
  )
}

function hasFile({ identity }: CaseTally): boolean {
  return identity.file !== undefined
}

function readTitle({ identity }: CaseTally): string {
  return formatCaseTitle(identity)
}

/** Leaves only those titles that one case of the run has. */
function keepSingle(titles: Set<string>, { cases }: Run): void {
  const seen = new Set<string>()
  for (const tally of cases.values()) {
    const title = readTitle(tally)
    if (seen.has(title)) titles.delete(title)
    else if (titles.has(title)) seen.add(title)
  }
}

/**
 * The reports that list a file once per project and do not name the project number its cases by this variant.
 */
const listing = /^listing \d+$/

/**
 * Pairs the twins of both sides: cases that only the order of their listing tells apart, which may be another
 * one in every run. The best of a base run gets the identity of the best of the head, and so on, so that a
 * changed order is never a regression of one and a repair of another; one failure more than before still is a
 * regression. With another number of projects it is not known which is new.
 */
export function alignTwins(run: Run, head: Run): Run {
  const pairs = pairCases(listTwins(run), listTwins(head), formatFirstKey, (a, b) => a.length === b.length)
  return renameCases(run, pairs)
}

function listTwins(run: Run): readonly CaseTally[] {
  // A case with a variant has a tally of its own.
  const later = [...listOtherTallies(run)].filter(({ identity }) => listing.test(identity.variant ?? ''))
  const firstKeys = new Set(later.map(formatFirstKey))
  return [...compact([...firstKeys].map((key) => run.cases.get(key))), ...later]
}

/** The key of the first listing, which has no variant. */
function formatFirstKey({ identity }: CaseTally): string {
  return buildCaseKey({ ...identity, variant: undefined })
}

/**
 * Gives cases of a base run the identity that the head has for the same title, where one case on each side has it, and
 * only one side declares an id, or the id may contain what judges the case: that is another one now, and what was asked
 * then is not known.
 */
export function alignIds(run: Run, head: Run): Run {
  const readCaseTitle = ({ identity, scope }: CaseTally) =>
    scope === 'suite' ? undefined : formatCaseTitle(identity)
  const pairs = pairCases(listMissingCases(run, head), listMissingCases(head, run), readCaseTitle, areSingle)
  return renameCases(run, pairs.filter(hasOtherKindOfId))
}

function hasOtherKindOfId([base, head]: readonly [CaseTally, CaseTally]): boolean {
  const hasId = base.identity.id !== undefined
  if (hasId !== (head.identity.id !== undefined)) return true
  if (!hasId || head.stick === undefined) return false
  return base.stick === undefined || (base.stick !== head.stick && !hasQuestion(base))
}

/** What was asked is not stored where the policy hides it. */
function hasQuestion({ evidence = [] }: CaseTally): boolean {
  return evidence.some(({ input = '' }) => input !== '')
}

/**
 * Gives a case of a base run the identity of the head's that asks the same in the same file, where only one case of
 * each side does: another name, suite or id, which may contain what judges the answer, detaches no case from its history.
 */
export function alignQuestions(run: Run, head: Run): Run {
  const pairs = pairCases(listMissingCases(run, head), listMissingCases(head, run), readQuestion, areSingle)
  return renameCases(run, pairs)
}

/** A question that was cut may be another one. */
function readQuestion({ identity: { file, variant }, evidence = [] }: CaseTally): string | undefined {
  const { input } = evidence.find(({ input: text }) => text) ?? {}
  return input === undefined || isCutText(input) ? undefined : JSON.stringify([file, variant, input])
}

/** Applied in this order. Each takes a base run and the head, and returns the run with the head's names. */
const aligners = [alignRoots, alignSegments, alignIds, alignNames, alignMoves, alignTwins, alignQuestions]

/** The baseline with the paths and names that the head has, where they differ by machine or by run only. */
export function alignBaseline(baseline: Baseline, head: Run): Baseline {
  const alignWithHead = (run: Run) => aligners.reduce((aligned, alignRun) => alignRun(aligned, head), run)
  return { ...baseline, runs: baseline.runs.map(alignWithHead) }
}
