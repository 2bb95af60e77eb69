import { compact } from '../../model/data.ts'
import { choosePlural, formatPlural } from '../../model/format.ts'
import { countFailures, listOtherTallies, type Run, type RunInfo } from '../../model/run/run.ts'
import type { RunChange } from '../../model/run/run-change.ts'
import {
  findInputChanges,
  findJudgeChanges,
  findModelChanges,
  formatNameChanges,
  isPromptChange,
  type Sides,
} from '../judge/changed-conditions.ts'
import { isJudgedOtherwise } from '../judge/vanished.ts'

/**
 * Tells the runs of main that can't contain a change from later ones that may: those that were measured before it, and
 * later ones of a commit that was measured before it. The newest first.
 */
export function findRunsWithoutChange(
  head: RunInfo,
  runs: readonly Run[],
): { readonly without: readonly Run[]; readonly later: readonly Run[] } {
  const otherRuns = runs
    .filter(({ info }) => info.id !== head.id && (head.commit === undefined || info.commit !== head.commit))
    .toSorted((a, b) => b.info.createdAt - a.info.createdAt)
  const isOlderRun = ({ info }: Run) => info.createdAt < head.createdAt
  const known = new Set(otherRuns.filter(isOlderRun).flatMap(({ info }) => info.commit ?? []))
  const isWithoutChange = (run: Run) =>
    isOlderRun(run) || (run.info.commit !== undefined && known.has(run.info.commit))
  return {
    without: otherRuns.filter(isWithoutChange),
    // A run of main itself is in all later ones.
    later: otherRuns.filter((run) => !isWithoutChange(run) && run.info.branch !== head.branch),
  }
}

/** Cases that failed in one of the runs and passed in another, or did both in one. */
export function findMixedCases(runs: readonly Run[]): ReadonlySet<string> {
  const failed = new Set(
    runs
      .flatMap((run) => [...listOtherTallies(run)])
      .filter((tally) => countFailures(tally) > 0)
      .map(({ key }) => key),
  )
  return new Set([...failed].filter((key) => runs.some(({ cases }) => (cases.get(key)?.passed ?? 0) > 0)))
}

/** What changed from one run of a branch to the next besides the results, by the rules that a verdict has for it. */
export function listRunChanges(before: Run, after: Run): readonly RunChange[] {
  // Single passes have no model, judge or text.
  const sides: Sides[] = [...listOtherTallies(after)].map((head) => ({
    head,
    base: before.cases.get(head.key),
  }))
  const models = findModelChanges(sides)
  const judges = findJudgeChanges(sides)
  const inputs = findInputChanges(sides)
  const judgedOtherwise = sides.filter(isJudgedOtherwise).length
  return compact<RunChange>([
    models.length > 0 && { kind: 'model', message: formatNameChanges(models) },
    judges.length > 0 && { kind: 'judge', message: formatNameChanges(judges) },
    isPromptChange(inputs) && {
      kind: 'prompt',
      message: `another input or expected output in ${formatPlural(inputs.changed.length, 'case')}`,
    },
    judgedOtherwise > 0 && {
      kind: 'assertion',
      message: `${formatPlural(judgedOtherwise, 'case')} ${choosePlural(judgedOtherwise, 'is', 'are')} judged by another assertion`,
    },
    findSuiteChange(before, after),
  ])
}

function findSuiteChange(before: Run, after: Run): RunChange | undefined {
  const countMissing = (from: Run, to: Run) =>
    [...from.cases].filter(([key, { scope }]) => scope !== 'suite' && !to.cases.has(key)).length
  const added = countMissing(after, before)
  const removed = countMissing(before, after)
  if (added + removed === 0) return undefined
  const parts = compact([
    added > 0 && `${formatPlural(added, 'case')} added`,
    removed > 0 && `${formatPlural(removed, 'case')} removed`,
  ])
  return { kind: 'suite', message: parts.join(', ') }
}
