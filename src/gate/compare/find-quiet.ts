import type { Baseline } from '../../model/comparison/baseline.ts'
import type { QuietSides } from '../../model/quiet/quiet-case.ts'
import { QuietCases } from '../../model/quiet/quiet-cases.ts'
import type { Run } from '../../model/run/run.ts'
import { CaseTable } from '../../model/run/table/case-table.ts'
import { caseRules } from '../policy/case-rules.ts'
import type { CaseSettings } from '../policy/policy.ts'
import { fisherDrop } from '../statistics/fisher.ts'
import { stable } from '../statistics/stable.ts'
import { latencyOf } from './quiet-latency.ts'
import { quietStratum } from './quiet-strata.ts'

/**
 * The cases that may be quiet as far as their counts and the policy say; whether they are tests or evals is not known
 * yet. Undefined if no case qualifies.
 *
 * @param without keys of cases that are left out of every test
 */
export function findQuiet(
  head: Run,
  baseline: Baseline | null,
  policy: CaseSettings,
  without: ReadonlySet<string> | undefined,
): QuietCases | undefined {
  if (policy.kind === 'evals') return undefined
  const quiet = passedOnce(head, baseline)
  if (quiet === undefined || quiet.length === 0) return undefined
  const ruleOf = caseRules(policy)
  const plain = caseRules({ ...policy, cases: [] })({ suite: [], name: '' })
  const isFree = (number: number) => {
    if (without?.has(quiet.key(number)) === true) return false
    const { kind, weight, ignore, quarantine, minScores, limits } = ruleOf(quiet.identity(number))
    if (kind !== plain.kind || weight !== plain.weight || ignore || quarantine !== undefined) return false
    return (
      Object.keys(minScores).length === 0 && isWithin(limits.latencyMs, quiet.sides.head.durationOf(number))
    )
  }
  return policy.cases.length === 0 && without === undefined ? quiet : quiet.filter(isFree)
}

function isWithin(limit: number | undefined, durationMs: number): boolean {
  return limit === undefined || Number.isNaN(durationMs) || durationMs <= limit
}

/** Undefined where a run is not kept in columns. */
function passedOnce(head: Run, baseline: Baseline | null): QuietCases | undefined {
  const { cases } = head
  if (!(cases instanceof CaseTable)) return undefined
  const tables: CaseTable[] = []
  for (const run of baseline?.runs ?? []) {
    if (!(run.cases instanceof CaseTable)) return undefined
    tables.push(run.cases)
  }
  const bases = tables.map((table) => ({ cases: table, numbers: table.names.numbersOf(cases.names) }))
  const passes = countPasses(cases.names.size, bases)
  const sides: QuietSides = {
    head: cases,
    bases,
    passes,
    change: baseline === null ? 'new' : 'unchanged',
    pValue: baseline === null ? undefined : stable(fisherDrop(quietStratum(1))),
    latencyOf: (number) => latencyOf(sides, number),
  }
  const numbers = new Int32Array(cases.passes)
  const least = bases.length === 0 ? 0 : 1
  let found = 0
  for (let number = 0; number < passes.length; number += 1) {
    if (!cases.isPass(number) || (passes[number] ?? 0) < least) continue
    numbers[found] = number
    found += 1
  }
  return new QuietCases(sides, numbers.subarray(0, found))
}

/** In how many base runs each case passed, by its number on the head; -1 where a run has it in any other form. */
function countPasses(size: number, bases: QuietSides['bases']): Int16Array {
  const passes = new Int16Array(size)
  for (const { cases, numbers } of bases) {
    for (let number = 0; number < size; number += 1) {
      const base = numbers[number] ?? -1
      const before = passes[number] ?? 0
      if (before === -1) continue
      if (cases.isPass(base)) passes[number] = before + 1
      else if (cases.hasNumber(base)) passes[number] = -1
    }
  }
  return passes
}
