import fc from 'fast-check'
import { expect, it } from 'vitest'
import { runCli } from '../../../src/cli/main.ts'
import { checkTitle } from '../../../src/facts/headline.ts'
import { viewOf } from '../../../src/facts/view.ts'
import { seededRandom } from '../../../src/gate/statistics/permutation.ts'
import type { GateReport } from '../../../src/model/gate-report.ts'
import { renderCtrf } from '../../../src/render/exports/ctrf.ts'
import { renderHtml } from '../../../src/render/html/page.ts'
import { renderComment } from '../../../src/render/markdown/comment.ts'
import { renderSummary } from '../../../src/render/markdown/summary.ts'
import { renderText } from '../../../src/render/terminal/text.ts'
import type { ResultsJson } from '../../../src/results/results-schema.ts'
import { serializeResults } from '../../../src/results/write-results.ts'
import { createWorkspace } from '../../support/workspace.ts'
import { buildReport, type CaseStory } from '../../unit/render/builders.ts'

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
  const random = seededRandom(`views ${suite.seed}`)
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

/** What a person reads, as text without marks and addresses. */
function read(page: string): string {
  return page
    .replaceAll(/<script[\s\S]*?<\/script>|<style[\s\S]*?<\/style>/g, '')
    .replaceAll(/\]\(https?:[^)]*\)/g, ']')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&nbsp;', ' ')
    .replaceAll(/[\u00a0]/g, ' ')
    .replaceAll(/[`*]/g, '')
}

async function explained(results: string, form: string): Promise<string> {
  const out: string[] = []
  const io = {
    stdout: { write: (text: string) => out.push(text) },
    stderr: { write: (text: string) => out.push(text) },
  }
  const cwd = createWorkspace({ 'results.json': results })
  expect(await runCli(['explain', 'results.json', '--as', form], { ...io, env: {}, cwd, color: false })).toBe(
    0,
  )
  return out.join('')
}

/** Numbers with their nouns, and what the results file has of them. */
function claims({
  facts,
  totals,
  comparison,
}: ResultsJson): readonly (readonly [RegExp, readonly number[]])[] {
  const { counts } = facts
  const { groups } = counts
  const toCheck = [counts.toCheck]
  return [
    [/([\d,]+) of [\d,]+ (?:cases|tests) regressed/g, [groups.regressed]],
    [/[\d,]+ of ([\d,]+) (?:cases|tests) regressed/g, [counts.compared]],
    [/no regression in ([\d,]+) (?:case|test)s?/g, [counts.compared]],
    [/with ([\d,]+) failing (?:case|test)s? to check/g, toCheck],
    [/Regressed(?: \(|: )([\d,]+)/g, [groups.regressed]],
    [/New failures(?: \(|: )([\d,]+)/g, [groups.newFailures]],
    [/Failing(?: \(|: )([\d,]+)/g, [groups.failing]],
    [/Still failing(?: \(|: )([\d,]+)/g, [groups.stillFailing]],
    [/Fixed(?: \(|: )([\d,]+)/g, [groups.fixed]],
    [/Flaky(?: \(|: )([\d,]+)/g, [groups.flaky]],
    [/([\d,]+) flaky cases?/g, [groups.flaky]],
    [/New cases(?: \(|: )([\d,]+)/g, [groups.new]],
    [/Removed cases(?: \(|: )([\d,]+)/g, [groups.removed]],
    [/Newly skipped(?: \(|: )([\d,]+)/g, [groups.skipped]],
    [/Lost to infrastructure errors(?: \(|: )([\d,]+)/g, [groups.lost]],
    [/([\d,]+) cases? slower/g, [groups.slower]],
    [/([\d,]+) cases? more expensive/g, [groups.costlier]],
    [/([\d,]+) cases? both passed and failed/g, [counts.history?.passedAndFailed ?? -1]],
    [/both passed and failed \(([\d,]+) failed now\)/g, [counts.history?.failedNow ?? -1]],
    [/([\d,]+) cases? never passed/g, [counts.history?.neverPassed ?? -1]],
    [/([\d,]+) cases? failed at least once/g, [counts.noise?.failed ?? -1]],
    [/about ([\d,]+) (?:is|are) expected/g, [Math.round(counts.noise?.expected ?? -1)]],
    [/its ([\d,]+) tests? did not run/g, [counts.goneWithFiles]],
    [/([\d,]+) (?:cases|tests|case|test)(?:, [\d,]+ iterations)?: [\d,]+ passed/g, [totals.cases]],
    [/(?:cases|tests|case|test), ([\d,]+) iterations/g, [totals.total]],
    [/: ([\d,]+) passed(?:,|$)/gm, [totals.passed]],
    [/passed, ([\d,]+) failed/g, [totals.failed]],
    [/([\d,]+) passed only on a retry/g, [totals.flaky]],
    [/compared with ([\d,]+) base runs?/g, [comparison.baseline?.runs.length ?? -1]],
    [/Over ([\d,]+) base runs?:/g, [counts.history?.runs ?? -1]],
    [
      /(?:All )?([\d,]+) (?:of [\d,]+ )?(?:fail|were lost) (?:alike|with the same message)/g,
      facts.causes.map(({ cases }) => cases).concat(sumOfSame(facts)),
    ],
  ]
}

/** A sentence is about all that got worse, a list about one group. */
function sumOfSame({ sameFailure }: ResultsJson['facts']): number[] {
  const [, count] = /^(?:All )?([\d,]+)/.exec(sameFailure ?? '') ?? []
  return count === undefined ? [] : [numberOf(count)]
}

const numberOf = (text: string) => Number(text.replaceAll(',', ''))

/** Every `97.5% → 94.7%, −2.8 points` is the difference of what it shows. */
function expectSums(text: string, name: string) {
  const pairs = text.matchAll(
    /(\d[\d.]*)% → (\d[\d.]*)%\s*[,|(]?\s*([+−]?)(\d[\d.]*) points?|fell by (\d[\d.]*) points?, from (\d[\d.]*)% to (\d[\d.]*)%/g,
  )
  for (const [whole, a, b, sign, size, fell, from, to] of pairs) {
    const [before, after] = [Number(a ?? from), Number(b ?? to)]
    const change = size === undefined ? -Number(fell) : (sign === '−' ? -1 : 1) * Number(size)
    expect(change, `${name}: ${whole}`).toBeCloseTo(after - before, 6)
  }
}

it('every number of every view is that of the results file', async () => {
  const said = new Map<string, number>()
  await fc.assert(
    fc.asyncProperty(suites, async (suite) => {
      const report = reportOf(suite)
      const view = viewOf(report)
      const written = serializeResults(report)
      const results: ResultsJson = JSON.parse(written)
      const views: Readonly<Record<string, string>> = {
        comment: renderComment(view),
        summary: renderSummary(view),
        log: renderText(view, { color: false }),
        page: renderHtml(view),
        check: checkTitle(view),
        explanation: await explained(written, 'markdown'),
        chat: await explained(written, 'text'),
        slack: await explained(written, 'slack'),
      }
      for (const [name, page] of Object.entries(views)) {
        const text = read(page)
        for (const [pattern, expected] of claims(results))
          for (const [whole, number = ''] of text.matchAll(pattern)) {
            expect(expected, `${name}: ${whole}`).toContain(numberOf(number))
            said.set(pattern.source, (said.get(pattern.source) ?? 0) + 1)
          }
        expectSums(text, name)
        if (name !== 'check' && name !== 'page') expect(text).toContain(results.facts.headline)
      }
      const { groups } = results.facts.counts
      for (const [group, count] of Object.entries(groups)) {
        if (group === 'slower' || group === 'costlier') continue
        const listed = results.comparison.cases.filter((of) => of.group === group).length
        expect(listed, group).toBe(count)
      }
      expect(JSON.parse(renderCtrf(report)).extra.totals).toEqual(results.totals)
    }),
    { numRuns: 60 },
  )
  // A pattern that no view says any more tests nothing.
  expect([...said].filter(([, count]) => count > 0).length).toBeGreaterThan(24)
})
