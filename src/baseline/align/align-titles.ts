import type { Baseline } from '../../model/comparison/baseline.ts'
import { formatCaseTitle } from '../../model/run/identity.ts'
import type { CaseTally, Run } from '../../model/run/run.ts'
import { areSingle, pairCases, renameCases } from './pair-cases.ts'

/**
 * The service knows an uploaded case by its title only. Gives such cases the identity that the head has for the
 * title, so that both sides are joined. A title shared by several cases of the head is not joined: two different
 * cases are never treated as one.
 */
export function alignTitles(baseline: Baseline, head: Run): Baseline {
  const readTitle = ({ identity }: CaseTally) => formatCaseTitle(identity)
  const headCases = [...head.cases.values()]
  const alignRun = (run: Run) =>
    renameCases(run, pairCases([...run.cases.values()], headCases, readTitle, areSingle))
  return { ...baseline, runs: baseline.runs.map(alignRun) }
}
