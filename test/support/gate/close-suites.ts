import fc from 'fast-check'
import { addResult } from '../../../src/model/run/add-result.ts'
import type { Result } from '../../../src/model/run/result.ts'
import { createRun, type Run } from '../../../src/model/run/run.ts'
import type { VerdictOutcome } from '../../../src/model/verdict.ts'

export function runOf(id: string, results: readonly Result[]): Run {
  const run = createRun({ id, suiteName: 's', createdAt: 1 })
  for (const of of results) addResult(run, of)
  return run
}

/** A larger one is worse. */
export const badness: Record<VerdictOutcome, number> = { passed: 0, inconclusive: 1, failed: 2 }

/** The same results with some passed ones failed instead. */
export function worsen(results: readonly Result[], which: readonly boolean[]): Result[] {
  return results.map((of, index) =>
    of.outcome === 'passed' && which[index] === true ? { ...of, outcome: 'failed' } : of,
  )
}

/** Suites in which verdicts are close: up to 12 cases, some broken or noisy, one to seven base runs. */
export const suites = fc
  .record({
    iterations: fc.integer({ min: 1, max: 6 }),
    baseRuns: fc.integer({ min: 1, max: 7 }),
    cases: fc.array(
      fc.record({ base: fc.array(fc.nat(6), { minLength: 7, maxLength: 7 }), head: fc.nat(6) }),
      {
        minLength: 1,
        maxLength: 12,
      },
    ),
  })
  .map(({ iterations, baseRuns, cases }) => {
    const results = (passesOf: (of: (typeof cases)[number]) => number) =>
      cases.flatMap((of, index) =>
        Array.from(
          { length: iterations },
          (_, iteration): Result => ({
            identity: { suite: [], name: `case ${index}` },
            outcome: iteration < passesOf(of) ? 'passed' : 'failed',
          }),
        ),
      )
    return {
      head: results(({ head }) => head),
      baseRuns: Array.from({ length: baseRuns }, (_, run) => results(({ base }) => base[run] ?? 0)),
    }
  })
