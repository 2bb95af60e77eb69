import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createSeededRandom } from '../../../src/gate/statistics/permutation.ts'
import type { GateReport } from '../../../src/model/gate-report.ts'
import { countFailures } from '../../../src/model/run/run.ts'
import { renderCtrf } from '../../../src/render/exports/ctrf.ts'
import { renderJunit } from '../../../src/render/exports/junit.ts'
import type { ResultsJson } from '../../../src/results/results-schema.ts'
import { serializeResults } from '../../../src/results/write-results.ts'
import { judgeBy, type Measurement, type Source, sources, type World } from '../../support/gate/sources.ts'
import { buildReport, type CaseStory } from '../../unit/render/builders.ts'
import { viewsOf } from './all-views.ts'
import { expectAgreement } from './claims.ts'

/** A suite as somebody may have it: how many cases of which kind, how often they ran, and what this change did to it. */
const suites = fc.record({
  seed: fc.nat(10_000),
  cases: fc.integer({ min: 3, max: 60 }),
  iterations: fc.constantFrom(1, 1, 3, 5),
  baseRuns: fc.constantFrom(0, 1, 2, 3, 5, 6),
  noise: fc.constantFrom(0, 0.02, 0.1, 0.3),
  broken: fc.constantFrom(0, 0, 1, 3, 12),
  fixed: fc.constantFrom(0, 0, 2),
  added: fc.constantFrom(0, 0, 3),
  removed: fc.constantFrom(0, 0, 2),
  skipped: fc.constantFrom(0, 0, 1),
  lost: fc.constantFrom(0, 0, 2),
  brokenFile: fc.boolean(),
  growth: fc.constantFrom(1, 1, 1.1, 1.4),
  scored: fc.boolean(),
})
type Suite = typeof suites extends fc.Arbitrary<infer T> ? T : never

function reportOf(suite: Suite): GateReport {
  const random = createSeededRandom(`views ${suite.seed}`)
  const { iterations, baseRuns } = suite
  const passes = (count: number, rate: number) =>
    Array.from({ length: count }, () => random() < rate).filter(Boolean).length
  const measured = (factor: number) => ({
    durationMs: 400 * factor,
    latencyMs: 400 * factor,
    tokens: { total: Math.round(449 * factor) },
    costUsd: 0.002 * factor,
    slices: [`topic: ${Math.floor(random() * 3)}`],
    ...(suite.scored && { scores: [{ name: 'tone', value: 0.5 + 0.4 * random() }] }),
  })
  const cases = Array.from({ length: suite.cases }, (_, index): CaseStory => {
    const rate = index % 3 === 0 ? 1 - suite.noise : 1
    const judged = iterations * Math.max(1, baseRuns)
    const [before, after] = [passes(judged, rate), passes(iterations, rate)]
    const story: CaseStory = {
      name: `case ${String(index).padStart(3, '0')}`,
      suite: ['agent'],
      file: `evals/${index % 4}.test.ts`,
      before: [before, judged],
      after: [after, iterations],
      message: `expected ${index} to be ${index + 1}`,
      ...(iterations > 1 && { result: measured(suite.growth), earlier: () => measured(1 + random() / 50) }),
    }
    const at = index - 3
    if (index < suite.broken) return { ...story, before: [judged, judged], after: [0, iterations] }
    if (at >= suite.cases - 4 - suite.fixed)
      return { ...story, before: [0, judged], after: [iterations, iterations] }
    if (index % 11 === 5 && suite.skipped > 0) return { ...story, after: undefined, skipped: 1 }
    if (index % 13 === 6 && suite.lost > 0) return { ...story, after: undefined, lost: iterations }
    if (suite.brokenFile && index % 4 === 2) return { ...story, after: undefined }
    return story
  })
  const more = (count: number, kind: string, sides: Partial<CaseStory>) =>
    Array.from(
      { length: count },
      (_, index): CaseStory => ({ name: `${kind} ${index}`, suite: ['agent'], ...sides }),
    )
  const file: CaseStory = {
    name: 'evals/2.test.ts',
    file: 'evals/2.test.ts',
    after: [0, 1],
    message: "Cannot find module './orders.js'",
    result: { scope: 'suite' },
  }
  return buildReport({
    hasBaseline: baseRuns > 0,
    baseRuns,
    cases: [
      ...cases,
      ...more(suite.added, 'new', { after: [iterations - 1, iterations] }),
      ...more(suite.removed, 'old', { before: [iterations, iterations] }),
      ...(suite.brokenFile ? [file] : []),
    ],
  })
}

it('every number of every view is that of the results file', async () => {
  const said = new Map<string, number>()
  await fc.assert(
    fc.asyncProperty(suites, async (suite) => {
      const report = reportOf(suite)
      const written = serializeResults(report)
      const results: ResultsJson = JSON.parse(written)
      const views = await viewsOf(report, written)
      expectAgreement(views, results, said)
      for (const name of ['comment', 'summary', 'log', 'explanation', 'chat', 'slack'])
        expect(views[name]).toContain(results.facts.headline)
      const { groups } = results.facts.counts
      for (const [group, count] of Object.entries(groups)) {
        if (group === 'slower' || group === 'costlier') continue
        const listed = results.comparison.cases.filter((of) => of.group === group).length
        expect(listed, group).toBe(count)
      }
      expectExports(report, results)
    }),
    { numRuns: 60 },
  )
  // A pattern that no view says any more tests nothing.
  expect([...said].filter(([, count]) => count > 0).length).toBeGreaterThan(24)
})

/** What programs read counts cases as the results file does. */
function expectExports(report: GateReport, { totals, facts, verdict }: ResultsJson) {
  const { extra, results } = JSON.parse(renderCtrf(report))
  expect(extra).toMatchObject({ totals, verdict })
  const { summary, tests } = results
  expect(summary.tests).toBe(totals.cases + facts.counts.failedFiles)
  expect(summary.passed + summary.failed + summary.skipped + summary.other).toBe(summary.tests)
  expect(tests).toHaveLength(summary.tests)
  const failing = [...report.head.cases.values()].filter((tally) => countFailures(tally) > 0).length
  expect(summary.failed).toBe(failing)
  const [, count, failed] = /<testsuites [^>]*tests="(\d+)" failures="(\d+)"/.exec(renderJunit(report)) ?? []
  expect([Number(count), Number(failed)]).toEqual([totals.total, totals.failed])
}

/** A small suite that every source can measure: a letter an iteration. */
const worlds = fc.record({
  seed: fc.nat(10_000),
  cases: fc.integer({ min: 3, max: 14 }),
  iterations: fc.constantFrom(1, 3, 5),
  baseRuns: fc.integer({ min: 0, max: 3 }),
  broken: fc.constantFrom(0, 0, 1, 3),
  noise: fc.constantFrom(0, 0.1),
  lost: fc.constantFrom(0, 0, 2),
  jobs: fc.constantFrom(1, 2),
})

function worldOf({ seed, cases, iterations, baseRuns, broken, noise, lost, jobs }: WorldOfCases): World {
  const random = createSeededRandom(`sources ${seed}`)
  const names = Array.from({ length: cases }, (_, index) => `case ${String(index).padStart(3, '0')}`)
  const run = (letterOf: (index: number) => string): Measurement => {
    const part = (own: readonly string[]) => ({
      cases: Object.fromEntries(own.map((name) => [name, { outcomes: letterOf(names.indexOf(name)) }])),
    })
    if (jobs === 1) return part(names)
    const half = Math.ceil(names.length / 2)
    return { jobs: { unit: part(names.slice(0, half)), e2e: part(names.slice(half)) } }
  }
  const noisy = () => Array.from({ length: iterations }, () => (random() < noise ? 'f' : 'p')).join('')
  return {
    base: Array.from({ length: baseRuns }, () => run(noisy)),
    head: run((index) =>
      index < broken ? 'f'.repeat(iterations) : index >= cases - lost ? 'l'.repeat(iterations) : noisy(),
    ),
    inputs: { 'check-run': 'true' },
    policy: 'issue-on-failure: true\n',
  }
}
type WorldOfCases = typeof worlds extends fc.Arbitrary<infer T> ? T : never

describe.each(sources)('by %s', (source) => {
  it('every number of every view is that of the results file', async () => {
    const seen = new Set<string>()
    await fc.assert(
      fc.asyncProperty(worlds, async (of) => {
        const { inputs, ...world } = worldOf({
          ...of,
          jobs: isOfParts(source) ? of.jobs : 1,
          // Somebody names the files of both sides.
          baseRuns: source === 'terminal' ? Math.max(1, of.baseRuns) : of.baseRuns,
        })
        const { views, results, said } = await judgeBy(
          source,
          source === 'terminal' ? world : { ...world, inputs },
        )
        const written: ResultsJson = JSON.parse(results)
        expect(written.facts, said).toBeDefined()
        expectAgreement(views, written)
        for (const [name, text] of Object.entries(views)) {
          seen.add(name)
          if (name !== 'annotations') expect(text).toContain(written.facts.headline)
        }
      }),
      { numRuns: 8 },
    )
    const expected = source === 'terminal' ? ['log'] : ['comment', 'check', 'summary', 'log']
    expect([...seen]).toEqual(expect.arrayContaining(expected))
  })
})

function isOfParts(source: Source): boolean {
  return source === 'merge' || source === 'publish'
}
