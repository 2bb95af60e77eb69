import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { defaultPolicy, describePolicy } from '../../../src/config/policy/table.ts'
import { ArtifactError } from '../../../src/errors.ts'
import { buildView } from '../../../src/facts/view.ts'
import { compareRuns } from '../../../src/gate/compare/compare.ts'
import { decideCompleteRun } from '../../../src/gate/judge/decide.ts'
import { batchRunResults } from '../../../src/jobs/parts/upload-run.ts'
import type { GateReport } from '../../../src/model/gate-report.ts'
import { countTotals } from '../../../src/model/run/run.ts'
import { buildAnnotations } from '../../../src/render/annotations.ts'
import { renderCtrf } from '../../../src/render/exports/ctrf.ts'
import { renderJunit } from '../../../src/render/exports/junit.ts'
import { renderHtml } from '../../../src/render/html/page.ts'
import { renderComment } from '../../../src/render/markdown/comment.ts'
import { renderSummary } from '../../../src/render/markdown/summary.ts'
import { renderText } from '../../../src/render/terminal/text.ts'
import { readCollectedRun, readFacts } from '../../../src/results/collected-run.ts'
import { groupsToJson } from '../../../src/results/run-json.ts'
import { serializeResults } from '../../../src/results/write-results.ts'
import { anyCharacter } from '../../support/any-character.ts'
import { buildReport, passingCases } from '../render/builders.ts'

const bytes = (value: unknown) => Buffer.from(JSON.stringify(value))
const honest = buildReport({ cases: [{ name: 'breaks', before: [3, 3], after: [1, 3] }, ...passingCases(2)] })

const foreignText = fc.oneof(
  fc.string({ unit: anyCharacter, maxLength: 40 }),
  fc.constantFrom('</script>', '-->', '```', '@octo', '__proto__', '\u202e', '\ud800', '$$x$$'),
)
const small = fc.nat(4)
const figure = fc.oneof(
  fc.double({ min: -1e15, max: 1e15, noNaN: true }),
  fc.constantFrom(0, -0, 5e-324, 1e15, -1e15),
)
const spread = fc.record({
  count: fc.nat(5),
  sum: figure,
  sumOfSquares: figure,
  min: figure,
  max: figure,
})
const evidence = fc.record(
  {
    outcome: fc.constantFrom('passed', 'failed', 'errored', 'skipped'),
    ordinal: small,
    message: foreignText,
    detail: foreignText,
    input: foreignText,
    expected: foreignText,
    output: fc.oneof(foreignText, fc.constant(7)),
    durationMs: figure,
    scores: fc.array(fc.record({ name: foreignText, value: fc.option(figure) }), { maxLength: 3 }),
    toolCalls: fc.array(fc.record({ name: foreignText, arguments: fc.jsonValue() }), { maxLength: 3 }),
    location: fc.record({ file: foreignText, line: small }),
    extra: foreignText,
  },
  { requiredKeys: ['outcome', 'ordinal'] },
)
const tally = fc.record(
  {
    identity: fc.record(
      {
        suite: fc.array(foreignText, { maxLength: 3 }),
        name: foreignText,
        file: foreignText,
        variant: foreignText,
      },
      { requiredKeys: ['suite', 'name'] },
    ),
    passed: small,
    failed: small,
    errored: small,
    skipped: small,
    lost: small,
    flaky: small,
    durationMs: spread,
    tokens: spread,
    costUsd: spread,
    scores: fc.array(
      fc.tuple(
        foreignText,
        fc.record({
          count: small,
          sum: figure,
          values: fc.array(figure, { maxLength: 4 }),
          undecided: small,
        }),
      ),
      { maxLength: 2 },
    ),
    evidence: fc.array(evidence, { maxLength: 3 }),
    model: foreignText,
    scope: fc.constant('suite'),
  },
  { requiredKeys: ['identity', 'passed', 'failed', 'errored', 'skipped', 'lost', 'flaky'] },
)
const info = { id: 'forged', suiteName: 'forged', createdAt: 0 }
const tallies = fc.array(tally, { maxLength: 6 })
const resultsFile = tallies.map((cases) => ({
  schema: 'eval-gate-results',
  version: 1,
  run: { info, groups: groupsOf(cases) },
}))

function groupsOf(cases: readonly { readonly identity?: unknown }[]): readonly unknown[] {
  return cases.map(({ identity, ...facts }) => {
    const { suite, file, ...named } = identity as Record<string, unknown>
    return { suite, file, cases: [{ ...named, ...facts }] }
  })
}

const score = { count: 1, sum: 1, values: [1], undecided: 0 }

describe('the measurement of a stranger', () => {
  it('comes through as it was, when it is honest', () => {
    const run = readCollectedRun(Buffer.from(serializeResults(honest)))
    expect(run.info).toEqual(honest.head.info)
    expect([...groupsToJson(run)]).toEqual([...groupsToJson(honest.head)])
  })

  it('is refused, or is a run that every view can show', () => {
    let accepted = 0
    fc.assert(
      fc.property(resultsFile, (file) => {
        const run = orRefusal(() => readCollectedRun(bytes(file)))
        if (run === undefined) return
        accepted += 1
        const baseline = { source: 'artifact' as const, description: 'main', runs: [honest.head] }
        const comparison = compareRuns(run, baseline, defaultPolicy, { today: 0 })
        const verdict = decideCompleteRun(run, comparison, defaultPolicy)
        const report: GateReport = {
          ...honest,
          head: run,
          comparison,
          verdict,
          policy: describePolicy(defaultPolicy),
        }
        expect(renderComment(buildView(report))).not.toBe('')
        expect(renderSummary(buildView(report), { maxBytes: 10_000 })).not.toBe('')
        expect(renderHtml(buildView(report))).toContain('</html>')
        expect(JSON.parse(renderCtrf(report))).toHaveProperty('results')
        expect(renderJunit(report)).toContain('<testsuites')
        expect(renderText(buildView(report), { color: false })).not.toBe('')
        expect(buildAnnotations(buildView(report)).annotations.length).toBeLessThanOrEqual(20)
        const totals = countTotals(run)
        expect([...batchRunResults(run)].flat()).toHaveLength(totals.total)
      }),
      { numRuns: 300 },
    )
    expect(accepted).toBeGreaterThan(20)
  })

  it('is refused for every byte that makes it something else', () => {
    const text = serializeResults(honest)
    fc.assert(
      fc.property(
        fc.nat(text.length - 1),
        fc.constantFrom('"', '{', ']', '9', '-', 'x', '\u0000'),
        (at, sign) => {
          orRefusal(() => readCollectedRun(Buffer.from(text.slice(0, at) + sign + text.slice(at + 1))))
        },
      ),
    )
  })

  it.each<[string, (tally: Record<string, unknown>, group: Record<string, unknown>) => void]>([
    [
      'more lost than errored',
      (of) => {
        of.lost = 1
      },
    ],
    [
      'more flaky than passed',
      (of) => {
        of.flaky = 99
      },
    ],
    [
      'negative counts',
      (of) => {
        of.passed = -1
      },
    ],
    [
      'half an iteration',
      (of) => {
        of.failed = 0.5
      },
    ],
    [
      'figures beyond all numbers',
      (of) => {
        of.durationMs = { count: 1, sum: 1e300, sumOfSquares: 0, min: 0, max: 0 }
      },
    ],
    [
      'scores that nobody gave',
      (of) => {
        of.scores = [['s', { count: 0, sum: 0, values: [1], undecided: 0 }]]
      },
    ],
    [
      'suites in suites without end',
      (_, group) => {
        group.suite = Array.from({ length: 101 }, () => 's')
      },
    ],
    [
      'more scores than any grader gives',
      (of) => {
        of.scores = Array.from({ length: 201 }, (_, index) => [`s${index}`, score])
      },
    ],
    [
      'more evidence than is kept',
      (of) => {
        of.evidence = Array.from({ length: 101 }, () => ({ outcome: 'passed', ordinal: 1 }))
      },
    ],
    [
      'more tool calls than a sample has',
      (of) => {
        const toolCalls = Array.from({ length: 1_001 }, () => ({ name: 't' }))
        of.evidence = [{ outcome: 'passed', ordinal: 1, toolCalls }]
      },
    ],
    [
      'more iterations of a case than a job runs',
      (of) => {
        of.skipped = 10_001
      },
    ],
  ])('is refused with %s', (_, damage) => {
    const file = JSON.parse(serializeResults(honest))
    damage(file.run.groups[0].cases[0], file.run.groups[0])
    expect(() => readCollectedRun(bytes(file))).toThrow(ArtifactError)
  })
})

describe('what a stranger says about the pull request', () => {
  const facts = {
    schema: 'eval-gate-collected',
    version: 1,
    suiteName: 'checkout',
    pullRequest: 7,
    files: [],
  }

  it('is a number and a list of files, and nothing else', () => {
    expect(readFacts(bytes(facts), 'checkout')).toEqual(facts)
    for (const wrong of [
      {},
      [],
      null,
      { ...facts, pullRequest: 0 },
      { ...facts, files: [{ path: 1 }] },
      { ...facts, x: 1 },
    ])
      expect(() => readFacts(bytes(wrong), 'checkout')).toThrow(ArtifactError)
    expect(() => readFacts(undefined, 'checkout')).toThrow(ArtifactError)
    expect(() => readFacts(bytes(facts), 'other')).toThrow(ArtifactError)
  })

  it('has numbers and texts within bounds', () => {
    const counts = { tests: 1, passed: 1, failed: 0, errored: 0, skipped: 0, flaky: 0 }
    const file = { path: 'a.xml', format: null, ...counts, warnings: [] }
    const readFile = (figures: object) =>
      readFacts(bytes({ ...facts, files: [{ ...file, ...figures }] }), 'checkout').files
    expect(readFile({ tests: 1e15 })).toEqual([{ ...file, tests: 1e15 }])
    for (const wrong of [{ tests: 2e15 }, { path: 'x'.repeat(20_001) }])
      expect(() => readFile(wrong)).toThrow(ArtifactError)
  })
})

/** Undefined when it is refused; any other error is a bug. */
function orRefusal<T>(read: () => T): T | undefined {
  try {
    return read()
  } catch (error) {
    expect(error).toBeInstanceOf(ArtifactError)
    return undefined
  }
}
