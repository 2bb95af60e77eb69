import type { Baseline } from '../../model/comparison/baseline.ts'
import type { QuietSides } from '../../model/quiet/quiet-case.ts'
import { QuietCases } from '../../model/quiet/quiet-cases.ts'
import type { Run } from '../../model/run/run.ts'
import { CaseTable } from '../../model/run/table/case-table.ts'
import { createRuleLookup } from '../policy/case-rules.ts'
import type { CaseSettings } from '../policy/policy.ts'
import { computeFisherDrop } from '../statistics/fisher.ts'
import { roundStably } from '../statistics/stable.ts'
import { compareQuietLatency } from './quiet-latency.ts'
import { createQuietStratum } from './quiet-strata.ts'

/**
 * The cases that may be quiet as far as their counts and the policy say; whether they are tests or evals is not known
 * yet. Undefined if no case qualifies.
 *
 * @param without keys of cases that are left out of every test
 */
export function findQuietCases(
  head: Run,
  baseline: Baseline | null,
  policy: CaseSettings,
  without: ReadonlySet<string> | undefined,
): QuietCases | undefined {
  if (policy.kind === 'evals') return undefined
  const quiet = findPassingCases(head, baseline)
  if (quiet === undefined || quiet.length === 0) return undefined
  const findRule = createRuleLookup(policy)
  const plain = createRuleLookup({ ...policy, cases: [] })({ suite: [], name: '' })
  const hasPlainRules = (number: number) => {
    if (without?.has(quiet.key(number)) === true) return false
    const { kind, weight, ignore, quarantine, minScores, limits } = findRule(quiet.identity(number))
    if (kind !== plain.kind || weight !== plain.weight || ignore || quarantine !== undefined) return false
    return (
      Object.keys(minScores).length === 0 &&
      isWithinLimit(limits.latencyMs, quiet.sides.head.getDuration(number))
    )
  }
  if (policy.cases.length === 0 && without === undefined) return quiet
  return quiet.filter(hasPlainRules)
}

function isWithinLimit(limit: number | undefined, durationMs: number): boolean {
  return limit === undefined || Number.isNaN(durationMs) || durationMs <= limit
}

/** Undefined where a run is not kept in columns. */
function findPassingCases(head: Run, baseline: Baseline | null): QuietCases | undefined {
  const { cases } = head
  if (!(cases instanceof CaseTable)) return undefined
  const tables: CaseTable[] = []
  for (const run of baseline?.runs ?? []) {
    if (!(run.cases instanceof CaseTable)) return undefined
    tables.push(run.cases)
  }
  const bases = tables.map((table) => ({ cases: table, numbers: table.names.mapNumbers(cases.names) }))
  const passes = countBasePasses(cases.names.size, bases)
  const sides: QuietSides = {
    head: cases,
    bases,
    passes,
    change: baseline === null ? 'new' : 'unchanged',
    pValue: baseline === null ? undefined : roundStably(computeFisherDrop(createQuietStratum(1))),
    latencyOf: (number) => compareQuietLatency(sides, number),
  }
  const numbers = new Int32Array(cases.passes)
  const least = bases.length === 0 ? 0 : 1
  let count = 0
  for (let number = 0; number < passes.length; number += 1) {
    if (!cases.isPass(number) || (passes[number] ?? 0) < least) continue
    numbers[count] = number
    count += 1
  }
  return new QuietCases(sides, numbers.subarray(0, count))
}

/** In how many base runs each case passed, by its number on the head; -1 where a run has it in any other form. */
function countBasePasses(size: number, bases: QuietSides['bases']): Int16Array {
  const passes = new Int16Array(size)
  for (const { cases, numbers } of bases) {
    for (let number = 0; number < size; number += 1) {
      const base = numbers[number] ?? -1
      const previous = passes[number] ?? 0
      if (previous === -1) continue
      if (cases.isPass(base)) passes[number] = previous + 1
      else if (cases.hasNumber(base)) passes[number] = -1
    }
  }
  return passes
}
