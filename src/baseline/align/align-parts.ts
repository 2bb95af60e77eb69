import type { Baseline } from '../../model/comparison/baseline.ts'
import { caseKey } from '../../model/run/identity.ts'
import type { CaseIdentity } from '../../model/run/result.ts'
import type { CaseTally, Run } from '../../model/run/run.ts'
import { CaseTable } from '../../model/run/table/case-table.ts'

/** Fewer cases in common say nothing about a part of their names. */
const fewestCases = 2

/**
 * Gives the cases of the baseline the suites of the head where these differ in one part only, which is the same in all
 * cases of a run: the id of a job, a time, a host, a root. No list of tools or patterns knows all of them. Runs with a case
 * in common are not touched.
 */
export function alignParts(baseline: Baseline, head: Run): Baseline {
  return { ...baseline, runs: baseline.runs.map((run) => alignRun(run, head)) }
}

function alignRun(run: Run, head: Run): Run {
  if (head.cases.size < fewestCases || run.cases.size < fewestCases || hasCommon(run, head)) return run
  const [theirs, ours] = [constantParts(run), constantParts(head)]
  const moved = [...theirs].flatMap(([at, part]) => {
    const to = ours.get(at)
    return to === undefined || to === part ? [] : [[at, to] as const]
  })
  // Two parts that differ are two suites, and not one that was measured twice.
  const [change, ...others] = moved
  if (change === undefined || others.length > 0) return run
  const cases = new CaseTable()
  let found = 0
  for (const tally of run.cases.values()) {
    const aligned = withPart(tally, ...change)
    cases.set(aligned.key, aligned)
    if (head.cases.has(aligned.key)) found += 1
  }
  const isSame = found >= fewestCases && found * 2 >= Math.min(run.cases.size, head.cases.size)
  return isSame && cases.size === run.cases.size ? { ...run, cases } : run
}

function hasCommon(run: Run, head: Run): boolean {
  for (const key of run.cases.keys()) if (head.cases.has(key)) return true
  return false
}

/** The parts of the suites that all cases of a run have, by their place; without entries of whole files and suites. */
function constantParts({ cases }: Run): ReadonlyMap<number, string> {
  let parts: Map<number, string> | undefined
  for (const { identity, scope } of cases.values()) {
    if (scope === 'suite') continue
    parts ??= new Map(identity.suite.entries())
    for (const [at, part] of parts) if (identity.suite[at] !== part) parts.delete(at)
    if (parts.size === 0) break
  }
  return parts ?? new Map()
}

function withPart(tally: CaseTally, at: number, part: string): CaseTally {
  if (tally.identity.id !== undefined || at >= tally.identity.suite.length) return tally
  const identity: CaseIdentity = { ...tally.identity, suite: tally.identity.suite.with(at, part) }
  return { ...tally, key: caseKey(identity), identity }
}
