import fc from 'fast-check'
import { expect, it } from 'vitest'
import { defaultPolicy } from '../../../src/config/policy/table.ts'
import { buildView } from '../../../src/facts/view.ts'
import { compareRuns } from '../../../src/gate/compare/compare.ts'
import { type Decision, decideCompleteRun } from '../../../src/gate/judge/decide.ts'
import type { Policy } from '../../../src/gate/policy/policy.ts'
import { type Comparison, countChanges } from '../../../src/model/comparison.ts'
import { buildRunHistory } from '../../../src/model/gate-report.ts'
import { spellOutQuiet } from '../../../src/model/quiet/all-cases.ts'
import { addResult } from '../../../src/model/run/add-result.ts'
import type { Result } from '../../../src/model/run/result.ts'
import { createRun, type Run } from '../../../src/model/run/run.ts'
import { CaseNames } from '../../../src/model/run/table/case-names.ts'
import { renderCtrf } from '../../../src/render/exports/ctrf.ts'
import { collectHtmlData } from '../../../src/render/html/cases.ts'
import { renderSummary } from '../../../src/render/markdown/summary.ts'
import { renderText } from '../../../src/render/terminal/text.ts'
import { toComparisonJson } from '../../../src/results/write-results.ts'
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
  name: fc.constantFrom('one', 'two', 'three 3', 'a\\b', 'ünï', ...'456789'),
  runs: fc.array(measured, { minLength: 7, maxLength: 7 }),
  durationMs: fc.option(fc.constantFrom(0, 5, 100, 400), { nil: undefined }),
  slow: fc.boolean(),
  isEval: fc.oneof({ weight: 40, arbitrary: fc.constant(false) }, fc.constant(true)),
  slices: fc.oneof(
    { weight: 20, arbitrary: fc.constant(undefined) },
    fc.constantFrom(['tag: a'], ['tag: b', 'tag: a']),
  ),
})
type OneCase = typeof oneCase extends fc.Arbitrary<infer T> ? T : never

function runOf(cases: readonly OneCase[], index: number, names?: CaseNames): Run {
  const run = createRun({ id: `run ${index}`, suiteName: 's', createdAt: 100 - index }, names)
  for (const { place, name, runs, durationMs, slow, isEval, slices } of cases) {
    const identity = { ...(places[place] ?? { suite: [] }), name }
    for (const outcome of runs[index] ?? []) {
      const ms =
        durationMs === undefined ? undefined : durationMs * (slow && index === 0 ? 40 : 1 + index / 100)
      const result = { identity, outcome, durationMs: ms, model: isEval ? 'm' : undefined, slices } as Result
      addResult(run, result)
    }
  }
  return run
}

/** With a tally for every case, so that none is quiet. */
function inFull(run: Run): Run {
  return { ...run, cases: new Map(run.cases) }
}

function plainly(of: Comparison): object {
  const { cases, ...comparison } = spellOutQuiet(of)
  return { ...comparison, cases: cases.toSorted((a, b) => (a.key < b.key ? -1 : 1)) }
}

const policies: readonly Partial<Policy>[] = [
  {},
  { kind: 'tests' },
  { kind: 'evals' },
  { minPassRate: 0.9, failOn: 'failures' },
  { cases: [{ match: ['*one'], weight: 3 }] },
  { cases: [{ match: ['f.test.ts'], quarantine: { reason: 'flaky', owner: '@ada', until: '2039-12-31' } }] },
  { cases: [{ match: ['*'], limits: { latencyMs: 90 } }], limits: { latencyMs: 60 } },
  { cases: [{ match: ['g.test.ts', 'a > one'], minScores: { quality: 0.5 }, minPassRate: 0.5 }] },
  { cases: [{ match: ['no such case'], ignore: true }], slices: [{ match: ['tag: a'], minPassRate: 0.8 }] },
  { failOn: 'new-failures', newTests: 'fail' },
]

it('compares the same, whether or not quiet cases are set aside', () => {
  let quiet = 0
  fc.assert(
    fc.property(
      fc.array(oneCase, { minLength: 1, maxLength: 16, size: 'max' }),
      fc.nat(6),
      fc.constantFrom(...policies),
      fc.boolean(),
      fc.boolean(),
      (cases, baseRuns, changes, selects, shares) => {
        const policy = { ...defaultPolicy, ...changes }
        const names = shares ? new CaseNames() : undefined
        const runs = Array.from({ length: baseRuns }, (_, index) => runOf(cases, index + 1, names))
        const head = runOf(cases, 0, names)
        const options = { today: 0, selection: selects ? 'a flag' : undefined }
        const judge = (of: Run, before: readonly Run[]) => {
          const baseline = { source: 'file' as const, description: 'base', runs: before }
          const comparison = compareRuns(of, before.length === 0 ? null : baseline, policy, options)
          return { comparison, verdict: decideCompleteRun(of, comparison, policy) }
        }
        const [quick, full] = [judge(head, runs), judge(inFull(head), runs.map(inFull))]
        expect(plainly(quick.comparison)).toEqual(plainly(full.comparison))
        expect(quick.verdict).toEqual(full.verdict)
        expect(countChanges(quick.comparison)).toEqual(countChanges(full.comparison))
        expect(toComparisonJson(quick.comparison)).toEqual(toComparisonJson(full.comparison))
        expect(viewsOf(quick, head, runs)).toEqual(viewsOf(full, inFull(head), runs.map(inFull)))
        quiet += quick.comparison.quiet?.length ?? 0
      },
    ),
    { numRuns: 250 },
  )
  expect(quiet).toBeGreaterThan(200)
})

const empty = buildReport({ cases: [] })

/** What people and other tools are shown. */
function viewsOf(decision: Decision, head: Run, runs: readonly Run[]): object {
  const history = buildRunHistory(runs.toReversed())
  const report = { ...empty, ...decision, head, baselineRuns: runs, history }
  const view = buildView(report)
  return {
    terminal: renderText(view, { color: false }),
    summary: renderSummary(view),
    ctrf: JSON.parse(renderCtrf(report)),
    html: collectHtmlData(view)
      .cases.map((row) => JSON.stringify(row))
      .sort(),
  }
}
