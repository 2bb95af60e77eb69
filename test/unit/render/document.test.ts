import { describe, expect, it } from 'vitest'
import { buildView } from '../../../src/facts/view.ts'
import { buildAnnotations } from '../../../src/render/annotations.ts'
import { commentBudget, renderComment } from '../../../src/render/markdown/comment.ts'
import { type Budget, fitSections, type Section } from '../../../src/render/markdown/size-budget.ts'
import { renderSummary, summaryBudgetBytes } from '../../../src/render/markdown/summary.ts'
import { renderText } from '../../../src/render/terminal/text.ts'
import { buildReport, type CaseStory, headCommit, passingCases, type Situation } from './builders.ts'
import { renderPage } from './gfm.ts'
import { showcase } from './showcase.ts'

/** Tests that always passed and fail now. */
const failing = (count: number): CaseStory[] =>
  Array.from({ length: count }, (_, index) => ({
    name: `breaks ${index}`,
    file: `tests/${index}.test.ts`,
    before: [1, 1] as const,
    after: [0, 1] as const,
  }))

describe('the order of the comment', () => {
  it('answers, says what got worse, and only then the rest', () => {
    const comment = renderComment(buildView(showcase()))
    const places = [
      '### ❌ support agent: not ready to merge, 2 of 54 cases regressed',
      '2 drops like these are very unlikely to be noise',
      'before → now',
      '`refunds › states the 30 day limit`',
      'Fixed: 1',
      'Also: 1 flaky case, 1 case slower',
      'How this was judged: 54 cases, 270 iterations, compared with 5 base runs',
      '| Mean pass rate',
      'xychart-beta',
      '[Full report]',
    ].map((text) => comment.indexOf(text))
    expect(places).toEqual([...places].sort((a, b) => a - b))
    expect(places.every((place) => place >= 0)).toBe(true)
  })

  it('gives each regression its counts, its line, its assertion and the change itself, and says it once', () => {
    const comment = renderComment(buildView(showcase()))
    expect(comment).toContain(
      [
        `- **\`refunds › states the 30 day limit\`** · **25/25\u00a0→\u00a00/5** · [\`evals/refunds.eval.ts:87\`](https://github.com/acme/shop/blob/${headCommit}/evals/refunds.eval.ts#L87)`,
        '  “<del>No.</del> <b>Yes!</b> A return is possible <del>within 30 days of</del> <b>at any time after</b> delivery, and only with the receipt.”',
        '  tools before: `search_policy`, now: `search_policy` → `find_order`',
        '  `faithfulness` 0.93 → 0.41 (needs 0.7): The policy allows 30 days; the answer says any time.',
      ].join('<br>\n'),
    )
    const open = comment.split('<summary>How this was judged')[0] ?? ''
    expect(open.split('**`refunds › states the 30 day limit`**')).toHaveLength(2)
  })

  it('is three lines when everything passes', () => {
    const report = buildReport({ cases: passingCases(30) })
    const [headline, fold, ...rest] = renderComment(buildView(report)).split(/\n\n(?=<details>|\[)/)
    expect(headline).toBe('### ✅ checkout: good to merge, no regression in 30 cases')
    expect(fold).toMatch(/^<details>\n<summary>How this was judged/)
    expect(rest).toHaveLength(1)
  })

  it('says what the summary says with less: there the evidence is shown', () => {
    const summary = renderSummary(buildView(showcase()), { maxBytes: 500_000 })
    expect(summary).toContain('I bought a lamp 40 days ago')
    expect(renderComment(buildView(showcase()))).not.toContain('I bought a lamp')
  })
})

describe('several suites in one run', () => {
  const cases = ['search', 'checkout | <img>'].flatMap((suite, index) => [
    ...passingCases(3, 1).map((story) => ({ ...story, suite: [suite, 'steady'] })),
    ...failing(index).map((story) => ({ ...story, suite: [suite] })),
  ])
  const runs = ['search', 'checkout'].map((label) => ({ label, runId: label, runUrl: 'https://x.example' }))

  it('have a line each, the worst first', () => {
    const comment = renderComment(
      buildView(buildReport({ cases, report: { service: { kind: 'executed', runs } } })),
    )
    expect(comment).toContain('| Suite | Regressed | Failing | Cases | Pass rate |')
    expect(comment).toContain('| search | 0 | 0 | 3 | 100%\u00a0→\u00a0100% |')
    expect(comment).toMatch(/\| checkout .+ \| 1 \| 1 \| 4 \| 100%\s→\s75% \|\n\| search/)
    expect(renderPage(comment).elements).not.toContain('img')
  })

  it('are not looked for where one suite was run: folders of tests are not suites of the service', () => {
    expect(renderComment(buildView(buildReport({ cases })))).not.toContain('| Suite |')
    const one = { service: { kind: 'executed', runs: runs.slice(1) } } as const
    expect(renderComment(buildView(buildReport({ cases, report: one })))).not.toContain('| Suite |')
  })
})

describe('links', () => {
  it.each([['../secret.ts'], ['/etc/passwd'], ['C:/x.ts'], ['a//b.ts'], ['./a.ts']])(
    'does not link the place %s, which is not within the repository',
    (file) => {
      const report = buildReport({ cases: [{ name: 'x', file, before: [1, 1], after: [0, 1] }] })
      expect(
        renderPage(renderComment(buildView(report))).links.filter((link) => link.includes('/blob/')),
      ).toEqual([])
    },
  )

  it('does not link a page of a baseline that lies elsewhere', () => {
    const report = buildReport({ cases: passingCases(1) })
    const { baseline } = report.comparison
    if (baseline === null) throw new Error('The builder gives a baseline.')
    const runs = baseline.runs.map((run) => ({ ...run, url: 'https://github.com/acme/shop.evil.example/x' }))
    const comparison = { ...report.comparison, baseline: { ...baseline, runs } }
    expect(renderComment(buildView({ ...report, comparison }))).not.toContain('evil.example')
  })
})

describe('the size', () => {
  const everything: CaseStory[] = [
    ...failing(20_000),
    ...passingCases(40_000, 1).map(
      (story, index): CaseStory => ({
        ...story,
        message: 'x'.repeat(300),
        ...(
          [
            { before: [0, 1] },
            { flaky: 1 },
            { before: undefined },
            { before: undefined, after: [0, 1] },
          ] as const
        )[index % 4],
      }),
    ),
  ]
  const view = buildView(buildReport({ cases: everything }))

  it('of a comment on 60,000 cases is held, and nothing is left out without a count', () => {
    const comment = renderComment(view)
    expect(comment.length).toBeLessThanOrEqual(commentBudget.characters)
    expect(comment).toContain('20,000 of 40,000 tests regressed')
    expect(comment).toContain('- and 19,954 more')
    expect(comment).toContain('How this was judged')
  })

  it('of a summary on 60,000 cases is held', () => {
    for (const maxBytes of [5_000, 100_000, 2_000_000]) {
      const summary = renderSummary(view, { maxBytes })
      expect(Buffer.byteLength(summary)).toBeLessThanOrEqual(Math.min(maxBytes, summaryBudgetBytes))
      expect(summary).toMatch(/and [\d,]+ more|Left out for space/)
    }
  })

  it('of a terminal text stays a page', () => {
    expect(renderText(view, { color: false }).split('\n').length).toBeLessThan(90)
  })
})

describe('a budget', () => {
  const budget = (size: number): Budget => ({ characters: size, bytes: size })
  const list = (name: string, priority: number, count: number): Section => ({
    name,
    priority,
    open: `# ${name}`,
    entries: {
      count,
      limit: 1000,
      share: 1,
      write: (index, form) => (form === 'full' ? `- ${index} ${'long '.repeat(20)}` : `- ${index}`),
      more: (leftOut) => `- and ${leftOut} more`,
    },
  })

  it('drops whole sections, the least important first, and names them', () => {
    const first = { name: 'first', priority: 1, open: 'f'.repeat(300) }
    const second = { name: 'second', priority: 2, open: 's'.repeat(300) }
    const text = fitSections([second, first], budget(800))
    expect(text).toBe(`${'f'.repeat(300)}\n\nLeft out for space: second.\n`)
  })

  it('shortens entries before it leaves any out, and counts the rest', () => {
    const text = fitSections([list('cases', 1, 100)], budget(900))
    const shown = text.match(/^- \d+/gm)?.length ?? 0
    expect(text).toContain('- 0 long')
    expect(text).toContain(`- and ${100 - shown} more`)
    expect(text.length).toBeLessThanOrEqual(900)
  })

  it('keeps the order of the document, whatever was served first', () => {
    const text = fitSections([list('a', 9, 1), list('b', 1, 1)], budget(2000))
    expect(text.indexOf('# a')).toBeLessThan(text.indexOf('# b'))
  })

  it('counts bytes where a text takes more of them than characters', () => {
    const wide = { name: 'wide', priority: 1, open: '漢'.repeat(300) }
    expect(fitSections([wide], { characters: 5000, bytes: 1000 })).toBe('Left out for space: wide.\n')
  })
})

describe('annotations', () => {
  it('are at most ten of each level, changed files first, and the rest is counted', () => {
    const flickering = failing(12).map((story) => ({ ...story, suite: ['w'] }))
    const report = buildReport({
      cases: [...failing(25), ...flickering],
      policy: { cases: [{ match: ['w > *'], kind: 'evals' }] },
    })
    const { annotations, leftOut } = buildAnnotations(buildView(report), {
      changedFiles: new Set(['tests/24.test.ts']),
    })
    expect(annotations.filter(({ level }) => level === 'error')).toHaveLength(10)
    expect(annotations.filter(({ level }) => level === 'warning')).toHaveLength(0)
    expect(leftOut).toBe(27)
    expect(annotations[0]).toEqual({
      level: 'error',
      title: 'Regressed: breaks 24',
      message: 'passed → fails\nexpected 3 to be 4',
      location: { file: 'tests/24.test.ts', line: 12 },
    })
  })

  const mostLost: CaseStory = { name: 'calls a model', before: [50, 50], lost: 50 }
  it.each<[string, boolean, string, Partial<Situation>]>([
    ['failed', true, 'error', {}],
    ['failed', false, 'error', { policy: { failOn: 'failures' } }],
    ['passed', true, 'warning', { policy: { failOn: 'never' } }],
    ['passed', false, 'warning', { policy: { failOn: 'never' } }],
    ['inconclusive', true, 'warning', { cases: [...failing(3), mostLost] }],
    ['inconclusive', false, 'warning', { cases: [...failing(3), mostLost] }],
  ])('of a %s verdict (with a baseline: %s) are of level %s', (outcome, hasBaseline, level, situation) => {
    const report = buildReport({ cases: failing(3), hasBaseline, ...situation })
    expect(report.verdict.outcome).toBe(outcome)
    const { annotations } = buildAnnotations(buildView(report))
    expect(annotations.map((annotation) => annotation.level)).toEqual([level, level, level])
  })

  it('are empty when nothing changed', () => {
    expect(buildAnnotations(buildView(buildReport({ cases: passingCases(3) })))).toEqual({
      annotations: [],
      leftOut: 0,
    })
  })
})

describe('the terminal', () => {
  it('colours the verdict only when asked', () => {
    expect(renderText(buildView(showcase()), { color: true })).toContain('\u001b[1;31mFAILED\u001b[0m')
    expect(renderText(buildView(showcase()), { color: false })).not.toContain('\u001b')
  })
})
