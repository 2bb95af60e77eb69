import { countJudged, listOtherTallies, type TabledRun } from '../../model/run/run.ts'

/**
 * Files that judge nothing but cases which failed in one other file, and fewer than that one: a tool ran them again.
 * Their names decide nothing, since the last attempt may be where the report belongs, and the first one in a folder.
 *
 * @param shared indices of the files that have cases in common with others
 * @returns by the index of such a file, the index of the one with the first attempts
 */
export function findReruns(
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
