import type { Baseline } from '../../model/comparison/baseline.ts'
import type { CaseComparison } from '../../model/comparison.ts'
import { slowerOfQuiet } from '../metrics.ts'
import type { Policy } from '../policy/policy.ts'
import type { QuietCases } from './quiet-cases.ts'

/**
 * All cases in a fixed order: those that the gate has named, in the order of their keys, among the quiet ones, in the
 * order of file, suites and name.
 */
export function withQuiet(
  named: readonly CaseComparison[],
  quiet: QuietCases,
  before: Baseline | null,
  policy: Policy,
): CaseComparison[] {
  const slower = before === null ? new Set() : slowerOfQuiet(quiet, named.length, before, policy)
  const all: CaseComparison[] = []
  const { numbers } = quiet
  let at = 0
  const addUntil = (end: number) => {
    for (; at < end; at += 1) {
      const number = numbers[at] ?? 0
      const of = quiet.comparison(number)
      all.push(slower.has(number) ? { ...of.spellOut(), slower: true } : of)
    }
  }
  for (const of of named) {
    addUntil(Math.max(at, firstAfter(of.key, quiet)))
    all.push(of)
  }
  addUntil(numbers.length)
  return all
}

/** Index of the first quiet case whose key is greater. */
function firstAfter(key: string, quiet: QuietCases): number {
  let [low, high] = [0, quiet.numbers.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (quiet.key(quiet.numbers[middle] ?? 0) < key) low = middle + 1
    else high = middle
  }
  return low
}
