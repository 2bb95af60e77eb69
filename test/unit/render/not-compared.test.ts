import { describe, expect, it } from 'vitest'
import { writeCheckTitle } from '../../../src/facts/headline.ts'
import { buildView, type View } from '../../../src/facts/view.ts'
import { listNotCompared, notComparedRules, summarizeNotCompared } from '../../../src/model/not-compared.ts'
import { type Reason, type RuleName, ruleNames } from '../../../src/model/verdict.ts'
import { renderHtml } from '../../../src/render/html/page.ts'
import { renderComment } from '../../../src/render/markdown/comment.ts'
import { renderSummary } from '../../../src/render/markdown/summary.ts'
import { renderText } from '../../../src/render/terminal/text.ts'
import { serializeResults } from '../../../src/results/write-results.ts'
import { buildReport, passingCases, withVerdict } from './builders.ts'

/** Rules that judge what was compared. A new rule is either here or says what was not compared. */
const judging: readonly RuleName[] = [
  ...ruleNames.filter((rule) => /^(min|max)-/.test(rule)),
  'regression-case',
  'regression-suite',
  'regression-score',
  'regression-latency',
  'regression-tokens',
  'regression-cost',
  'new-failing-test',
  'new-failures',
  'failures',
  'no-regression',
  'inconclusive-suite',
  'suspect-case',
  'not-proven',
  'known-flaky',
  'suspect-score',
  'case-score',
  'unsettled-tests',
  'moved-cases',
  'affected',
  'new-tool',
  'tool-paths',
  'changed-on-base',
  'base-spread',
  'measured-before',
  'slow-drift',
  'arms',
  'identical-iterations',
  'quarantine-expired',
  'look-again',
  'look-control',
  'tool-surface',
  'policy-change',
  'model-changed',
  'accepted',
  'budget',
  'judge-changed',
  'input-changed',
]

it('every rule judges, or says what was not compared', () => {
  const missing = [...notComparedRules]
  expect([...judging, ...missing].toSorted()).toEqual(ruleNames.toSorted())
})

/** The first lines of each view: what a reader sees without scrolling. */
const firstLines: Readonly<Record<string, (view: View) => string>> = {
  comment: (view) => renderComment(view).split('\n').slice(0, 8).join('\n'),
  summary: (view) => renderSummary(view).split('\n').slice(0, 8).join('\n'),
  terminal: (view) => renderText(view, { color: false }).split('\n').slice(0, 4).join('\n'),
  HTML: (view) => /<h1>[\s\S]*?<\/ul>|<h1>[\s\S]*?<\/p>/.exec(renderHtml(view))?.[0] ?? '',
  // The first members of the file, before the reasons.
  results: ({ report }) => serializeResults(report).split('"reasons"')[0] ?? '',
}

const why = 'Three cases were not compared because the moon is full.'

describe.each([...notComparedRules])('%s', (rule) => {
  const report = buildReport({ cases: passingCases(3) })
  const reasonFor = (status: Reason['status']): Reason => ({ rule, status, message: why })

  it.each(['inconclusive', 'failed', 'passed'] as const)(
    'is in the first lines of every view: %s',
    (outcome) => {
      const said = reasonFor(outcome === 'passed' ? 'info' : outcome)
      const other: Reason = { rule: 'known-flaky', status: 'warning', message: 'One test is flaky.' }
      const view = buildView(withVerdict(report, outcome, [said, other]))
      for (const [name, render] of Object.entries(firstLines)) expect(render(view), name).toContain(why)
    },
  )

  it('is in the title of the check, in a few words', () => {
    const view = buildView(withVerdict(report, 'passed', [reasonFor('info')]))
    const [{ what } = { what: '?' }] = listNotCompared(view.report.verdict)
    expect(what).not.toBe('')
    expect(writeCheckTitle(view)).toContain(what)
  })
})

it.each(['other-inputs', 'fallback-branch'] as const)('%s does not say that nothing was compared', (rule) => {
  const reason: Reason = { rule, status: 'warning', message: why, evidence: { inputs: 1 } }
  const view = buildView(withVerdict(buildReport({ cases: passingCases(3) }), 'passed', [reason]))
  for (const text of [...Object.values(firstLines).map((render) => render(view)), writeCheckTitle(view)])
    expect(text).not.toMatch(/not compared(:|<)/)
})

describe('what was not compared', () => {
  const many: readonly Reason[] = Array.from({ length: 9 }, (_, index) => ({
    rule: 'missing-scorer',
    status: 'inconclusive',
    message: `The scorer ${index} is missing.`,
  }))
  const view = buildView(withVerdict(buildReport({ cases: passingCases(3) }), 'inconclusive', many))

  it('is never cut without a count', () => {
    const text = renderText(view, { color: false })
    expect(text).toContain('The scorer 6 is missing.')
    expect(text).toContain('and 2 more')
  })

  it('is said once', () => {
    expect(renderText(view, { color: false }).split('The scorer 0 is missing.')).toHaveLength(2)
    expect(writeCheckTitle(view)).toBe(
      'inconclusive, please check before merging (not compared: scores missing)',
    )
  })

  it('has its figures in the title', () => {
    const title = (rule: RuleName, evidence: Reason['evidence']) =>
      summarizeNotCompared(listNotCompared({ reasons: [{ rule, status: 'info', message: why, evidence }] }))
    expect(title('missing-cases', { explained: 40 })).toBe('40 cases not run')
    expect(title('missing-cases', { missing: 19, due: 20 })).toBe('19 of 20 cases missing')
    expect(title('broken-suite', { broken: 1 })).toBe('1 file or suite failed to run')
  })

  it('is nothing where all was compared', () => {
    const plain = buildView(buildReport({ cases: passingCases(3) }))
    expect(plain.notCompared).toEqual([])
    expect(writeCheckTitle(plain)).toBe('good to merge, no regression in 3 cases')
  })
})
