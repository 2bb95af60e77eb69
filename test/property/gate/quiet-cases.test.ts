import fc from 'fast-check'
import { expect, it } from 'vitest'
import { compareRuns } from '../../../src/gate/compare.ts'
import { decide } from '../../../src/gate/decide.ts'
import { defaultPolicy, type Policy } from '../../../src/gate/policy/policy.ts'
import type { Comparison } from '../../../src/model/comparison.ts'
import { addResult } from '../../../src/model/run/add-result.ts'
import type { Result } from '../../../src/model/run/result.ts'
import { createRun, type Run } from '../../../src/model/run/run.ts'
import { QuietCase } from '../../../src/model/run/table/quiet-case.ts'
import { viewOf } from '../../../src/render/view.ts'
import { buildReport } from '../../unit/render/builders.ts'

/** What a run has of a case: mostly one pass. */
const measured = fc.oneof(
  { weight: 30, arbitrary: fc.constant(['passed']) },
  fc.constantFrom<string[]>(
    [],
    ['failed'],
    ['skipped'],
    ['passed', 'passed'],
    ['failed', 'passed'],
    ['errored'],
  ),
)
const places = [
  { suite: ['a'] },
  { suite: ['a', 'b'] },
  { file: 'f.test.ts', suite: [] },
  { file: 'g.test.ts', suite: ['g'] },
]
const oneCase = fc.record({
  place: fc.nat(3),
  name: fc.constantFrom('one', 'two', 'three 3', 'a\\b', 'ünï'),
  runs: fc.array(measured, { minLength: 7, maxLength: 7 }),
  durationMs: fc.option(fc.constantFrom(0, 5, 100, 400), { nil: undefined }),
  slow: fc.boolean(),
  isEval: fc.oneof({ weight: 12, arbitrary: fc.constant(false) }, fc.constant(true)),
})
type OneCase = typeof oneCase extends fc.Arbitrary<infer T> ? T : never

function runOf(cases: readonly OneCase[], index: number): Run {
  const run = createRun({ id: `run ${index}`, suiteName: 's', createdAt: 100 - index })
  for (const { place, name, runs, durationMs, slow, isEval } of cases) {
    const identity = { ...(places[place] ?? { suite: [] }), name }
    for (const outcome of runs[index] ?? []) {
      const ms =
        durationMs === undefined ? undefined : durationMs * (slow && index === 0 ? 40 : 1 + index / 100)
      const result = { identity, outcome, durationMs: ms, model: isEval ? 'm' : undefined } as Result
      addResult(run, result)
    }
  }
  return run
}

/** With a tally for every case, so that none is quiet. */
function inFull(run: Run): Run {
  return { ...run, cases: new Map(run.cases) }
}

function plainly({ cases, ...comparison }: Comparison): object {
  const plain = cases.map((of) => (of instanceof QuietCase ? of.spellOut() : of))
  return { ...comparison, cases: plain.sort((a, b) => (a.key < b.key ? -1 : 1)) }
}

const policies: readonly Partial<Policy>[] = [
  {},
  { kind: 'tests' },
  { kind: 'evals' },
  { minPassRate: 0.9, failOn: 'failures' },
  { cases: [{ match: ['*one'], weight: 3 }] },
  { cases: [{ match: ['f.test.ts'], quarantine: { reason: 'flaky' } }] },
]

it('compares the same, whether or not quiet cases are set aside', () => {
  let quiet = 0
  fc.assert(
    fc.property(
      fc.array(oneCase, { minLength: 1, maxLength: 12 }),
      fc.nat(6),
      fc.constantFrom(...policies),
      fc.boolean(),
      (cases, baseRuns, changes, selects) => {
        const policy = { ...defaultPolicy, ...changes }
        const head = runOf(cases, 0)
        const runs = Array.from({ length: baseRuns }, (_, index) => runOf(cases, index + 1))
        const options = { today: 0, selection: selects ? 'a flag' : undefined }
        const judge = (of: Run, before: readonly Run[]) => {
          const baseline = { source: 'file' as const, description: 'base', runs: before }
          const comparison = compareRuns(of, before.length === 0 ? null : baseline, policy, options)
          return { comparison, verdict: decide(of, comparison, policy, { unreadable: 0 }) }
        }
        const [quick, full] = [judge(head, runs), judge(inFull(head), runs.map(inFull))]
        expect(plainly(quick.comparison)).toEqual(plainly(full.comparison))
        expect(quick.verdict).toEqual(full.verdict)
        const report = buildReport({ cases: [] })
        const groupsOf = (of: typeof quick) => viewOf({ ...report, ...of, head }).groups
        expect(namesOf(groupsOf(quick))).toEqual(namesOf(groupsOf(full)))
        quiet += quick.comparison.cases.filter((of) => of instanceof QuietCase).length
      },
    ),
    { numRuns: 150 },
  )
  expect(quiet).toBeGreaterThan(50)
})

function namesOf(groups: Readonly<Record<string, readonly { readonly key: string }[]>>): object {
  return Object.entries(groups).map(([group, cases]) => [group, cases.map(({ key }) => key).sort()])
}
