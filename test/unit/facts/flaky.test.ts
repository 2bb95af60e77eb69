import { describe, expect, it } from 'vitest'
import { parsePolicyFile } from '../../../src/config/policy/file.ts'
import { assessSuiteHealth, writeQuarantineEntry } from '../../../src/facts/suite-health.ts'
import { buildView } from '../../../src/facts/view.ts'
import { renderSummary } from '../../../src/render/markdown/summary.ts'
import { renderText } from '../../../src/render/terminal/text.ts'
import { attacks } from '../render/attacks.ts'
import { buildReport, type CaseStory, passingCases } from '../render/builders.ts'
import { liveParts, renderPage } from '../render/gfm.ts'

const flaky: CaseStory = {
  name: 'guesses',
  suite: ['agent'],
  file: 'evals/a.ts',
  before: [20, 25],
  after: [4, 5],
}
const broken: CaseStory = { name: 'breaks', suite: ['agent'], before: [25, 25], after: [0, 5] }
const hopeless: CaseStory = { name: 'hopes', suite: ['agent'], before: [0, 25], after: [0, 5] }
const report = buildReport({ cases: [...passingCases(10), flaky, broken, hopeless], baseRuns: 5 })

describe('the health of a suite', () => {
  it('names the flaky cases with their rate and their last failure, and cases that never passed', () => {
    const health = assessSuiteHealth(buildView(report))
    expect(
      health?.intermittent.map(({ compared, failed, judged, lastFailure }) => [
        compared.identity.name,
        failed,
        judged,
        lastFailure,
      ]),
    ).toEqual([['guesses', 6, 30, 'this change']])
    expect(health?.neverPass).toEqual(['agent › hopes'])
    const summary = renderSummary(buildView(report))
    expect(summary).toContain(
      'Over 5 base runs: 1 case both passed and failed (1 failed now), 1 case never passed',
    )
    expect(summary).toContain('| `agent › guesses` | 20% | 6 of 30 | `this change` |')
  })

  it.each([
    ['a case that fails sometimes', [flaky], '1 case both passed and failed'],
    ['a case that never passed', [hopeless], '1 case never passed'],
    ['no such case', [broken], undefined],
  ])('has a section for %s', (_, cases, title) => {
    const summary = renderSummary(
      buildView(buildReport({ cases: [...passingCases(10), ...cases], baseRuns: 5 })),
    )
    if (title === undefined) expect(summary).not.toContain('Over 5 base runs')
    else expect(summary).toContain(`Over 5 base runs: ${title}`)
  })

  it('has an entry for the policy file that quarantines the case, and nothing else', () => {
    const [case_] = assessSuiteHealth(buildView(report))?.intermittent ?? []
    const entry = case_ === undefined ? '' : writeQuarantineEntry(case_).replace('YYYY-MM-DD', '2026-06-01')
    const { settings } = parsePolicyFile(`cases:\n${entry}\n`, 'policy.yml')
    const quarantined = buildReport({
      cases: [...passingCases(10), flaky, broken, hopeless],
      baseRuns: 5,
      policy: { cases: settings.cases },
    })
    const names = quarantined.comparison.cases
      .filter((of) => of.quarantined)
      .map(({ identity }) => identity.name)
    expect(names).toEqual(['guesses'])
  })

  it('proposes no eval for quarantine', () => {
    const judgedAs = (kind: 'evals' | 'tests') =>
      assessSuiteHealth(
        buildView(
          buildReport({
            cases: [
              ...passingCases(10),
              {
                ...flaky,
                runs: [
                  [1, 1],
                  [0, 1],
                  [1, 1],
                  [0, 1],
                  [1, 1],
                ],
                after: [1, 1],
              },
            ],
            baseRuns: 5,
            policy: { kind },
          }),
        ),
      )?.intermittent.map(({ isProposed }) => isProposed)
    expect([judgedAs('tests'), judgedAs('evals')]).toEqual([[true], [false]])
  })

  it('names evals that passed each of 50 iterations, next to others that tell nothing', () => {
    const steady = passingCases(3).map((story) => ({ ...story, before: [50, 50] as const }))
    const suite = buildReport({ cases: [...steady, hopeless], baseRuns: 5 })
    expect(assessSuiteHealth(buildView(suite))?.alwaysPass).toHaveLength(3)
    expect(renderSummary(buildView(suite))).toContain(
      'Always passed, so they cannot distinguish two versions: `steady › passes 000001`',
    )
    // Tests that always pass are what they should be, and a suite where all is well needs no fold.
    expect(assessSuiteHealth(buildView(report))?.alwaysPass).toEqual([])
    expect(renderSummary(buildView(buildReport({ cases: steady, baseRuns: 5 })))).not.toContain(
      'Always passed',
    )
  })

  it('needs a history', () => {
    expect(assessSuiteHealth(buildView(buildReport({ cases: [flaky], baseRuns: 2 })))).toBeUndefined()
    expect(renderSummary(buildView(buildReport({ cases: passingCases(3), baseRuns: 5 })))).not.toContain(
      'passed and failed',
    )
  })

  it('is inert whatever the cases are called', () => {
    const cases = attacks
      .filter((attack) => attack.length < 100)
      .map((attack, index) => ({ ...flaky, name: `${attack}${index}`, file: attack }))
    expect(liveParts(renderPage(renderSummary(buildView(buildReport({ cases, baseRuns: 5 })))))).toEqual([])
  })
})

describe('a model that changed', () => {
  const story: CaseStory = {
    name: 'answers',
    before: [25, 25],
    after: [5, 5],
    result: { model: 'large-2' },
    earlier: () => ({ model: 'large-1' }),
  }

  it('is named in the first lines', () => {
    const view = buildView(buildReport({ cases: [...passingCases(5), story], baseRuns: 5 }))
    const lines = renderText(view, { color: false }).split('\n').slice(0, 4).join('\n')
    expect(lines).toContain('1 case ran with another model than on the base: “large-1” → “large-2” (1 case)')
  })
})

describe('pass^k', () => {
  it('is beside the pass rate of iterated evals', () => {
    const scored = passingCases(4).map((story) => ({
      ...story,
      result: { scores: [{ name: 's', value: 1 }] },
    }))
    const report = buildReport({
      cases: [...scored, { ...flaky, before: [25, 25] }],
      baseRuns: 5,
      policy: { kind: 'evals' },
    })
    const comment = renderSummary(buildView(report))
    expect(comment).toContain('| Evals that passed every iteration | 100% | 80% | −20 points |')
    // The iterations of a case depend on its results then.
    const measuring = { ended: 'decided', evaluations: 30, most: 125 } as const
    const head = { ...report.head, info: { ...report.head.info, measuring } }
    expect(renderSummary(buildView({ ...report, head }))).not.toContain('passed every iteration')
  })
})

describe('the spend', () => {
  it('is that of the whole run, so that more iterations show', () => {
    const paid = (name: string): CaseStory => ({
      name,
      before: [10, 10],
      after: [10, 10],
      result: { tokens: { total: 100 }, costUsd: 0.01 },
    })
    const comment = renderSummary(buildView(buildReport({ cases: [paid('a'), paid('b')], baseRuns: 2 })))
    expect(comment).toContain('| Tokens of the whole run | 1,000 | 2,000 | 10 → 20 iterations |')
    expect(comment).toContain('| Cost of the whole run | 0.10 USD | 0.20 USD | 10 → 20 iterations |')
  })
})
