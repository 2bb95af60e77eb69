import type { Iteration } from '../store/records.ts'

type Side = {
  readonly outcome: 'passed' | 'failed' | 'absent'
  readonly iterationIds: readonly string[]
  readonly representativeIterationId: string | null
  readonly error: string | null
}

/** Joins the iterations of two runs case by case (wire facts 3.4). A case passes when all its iterations do. */
export function compareRunIterations(base: readonly Iteration[], compare: readonly Iteration[]) {
  const baseCases = groupByCase(base)
  const comparedCases = groupByCase(compare)
  const keys = [...new Set([...comparedCases.keys(), ...baseCases.keys()])]
  return keys.map((caseKey) => {
    const [first] = comparedCases.get(caseKey) ?? baseCases.get(caseKey) ?? []
    const sides = {
      base: toComparedSide(baseCases.get(caseKey)),
      compare: toComparedSide(comparedCases.get(caseKey)),
    }
    return {
      caseKey,
      title: first?.title ?? caseKey,
      status: describeCaseChange(sides.base.outcome, sides.compare.outcome),
      configChanged: false,
      evaluationConfigChanged: false,
      scoreDeltas: [],
      ...sides,
    }
  })
}

function groupByCase(iterations: readonly Iteration[]): ReadonlyMap<string, readonly Iteration[]> {
  return Map.groupBy(iterations, ({ testCaseId, title }) => testCaseId ?? title)
}

function toComparedSide(iterations: readonly Iteration[] = []): Side {
  const [first] = iterations
  const failed = iterations.find(({ result }) => result !== 'passed')
  return {
    outcome: nameOutcome(first, failed),
    iterationIds: iterations.map(({ id }) => id),
    representativeIterationId: (failed ?? first)?.id ?? null,
    error: failed?.error ?? null,
  }
}

function nameOutcome(first: Iteration | undefined, failed: Iteration | undefined): Side['outcome'] {
  if (first === undefined) return 'absent'
  if (failed === undefined) return 'passed'
  return 'failed'
}

function describeCaseChange(base: Side['outcome'], compare: Side['outcome']): string {
  if (base === 'absent') return 'new_case'
  if (compare === 'absent') return 'removed_case'
  if (base === compare) {
    if (base === 'passed') return 'unchanged_passed'
    return 'unchanged_failed'
  }
  if (compare === 'passed') return 'fixed'
  return 'regressed'
}

/** Difference of a number between two runs. What one side does not have is null; so is a percentage of 0. */
export function computeDifference(base: number | null, compare: number | null) {
  if (base === null || compare === null) return { base, compare, delta: null, percentDelta: null }
  const delta = compare - base
  return { base, compare, delta, percentDelta: base === 0 ? null : (delta / base) * 100 }
}
