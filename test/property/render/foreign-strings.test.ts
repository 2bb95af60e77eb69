import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { buildView } from '../../../src/facts/view.ts'
import type { ArmsCompared, SlicesCompared } from '../../../src/model/comparison/breakdowns.ts'
import type { Reason } from '../../../src/model/verdict.ts'
import { buildAnnotations } from '../../../src/render/annotations.ts'
import {
  escapeMarkdownText,
  formatCodeSpan,
  formatFence,
  formatTableCell,
} from '../../../src/render/escape.ts'
import { commentBudget, renderComment } from '../../../src/render/markdown/comment.ts'
import { renderSummary } from '../../../src/render/markdown/summary.ts'
import { renderText } from '../../../src/render/terminal/text.ts'
import { cutText, makeVisibleLine } from '../../../src/render/visible.ts'
import { buildReport, withVerdict } from '../../unit/render/builders.ts'
import { liveParts, renderPage } from '../../unit/render/gfm.ts'
import { hostile, leftOver, skeleton } from './hostile.ts'

function reportAbout(strings: readonly string[]) {
  const [suiteName = '', name = '', suite = '', message = '', variant = '', sentence = '', label = ''] =
    strings
  const story = { name, suite: [suite], message, before: [15, 15] as const, after: [0, 5] as const }
  const scored = { ...story, name: `${name}?`, result: { scores: [{ name, value: 0.5 }] } }
  const report = buildReport({
    suiteName,
    cases: [
      {
        ...story,
        variant,
        result: { input: sentence, expected: name, output: suite, toolCalls: [{ name: label }] },
        earlier: () => ({
          output: `${message} ${sentence}`,
          toolCalls: [{ name: message }, { name: suite }],
        }),
      },
      { ...story, variant: `${variant}2` },
      { ...story, variant: `${variant}3`, file: 'b.test.ts', after: [4, 5] },
      { ...story, name: `${name}.`, file: 'quarantined.ts' },
      { ...story, name: `${name}!`, before: [0, 15], after: [5, 5] },
      { ...scored, earlier: () => ({ scores: [{ name, value: 0.9 }] }) },
    ],
    baseRuns: 3,
    policy: {
      cases: [
        { match: ['quarantined.ts'], quarantine: { reason: sentence, owner: '@ada', until: '2026-04-01' } },
        {
          match: ['quarantined.ts > *'],
          quarantine: { reason: sentence, owner: '@ada', until: '2026-04-01' },
        },
      ],
    },
    report: {
      notices: [`A notice.\n${message}`],
      history: [label, label].map((one) => ({ label: one, createdAt: 0, passRate: 0.5 })),
      service: { kind: 'failed', message: sentence, unsent: 1 },
    },
  })
  const reasons: readonly Reason[] = [
    { rule: 'regression-suite', status: 'failed', message: sentence },
    { rule: 'not-proven', status: 'warning', message: sentence },
  ]
  const { comparison } = report
  const compared = { arms: armsOf(strings), slices: slicesOf(strings) }
  return withVerdict({ ...report, comparison: { ...comparison, ...compared } }, 'failed', reasons)
}

/** Two variants with these names. */
function armsOf([, name = '', , , variant = '', , label = '']: readonly string[]): ArmsCompared {
  const side = { cases: 9, passed: 9, judged: 9, rate: 1 }
  const worse = { ...side, passed: 1, rate: 0.1, pValue: 0.001, worse: true } as const
  const arms = [
    { name: variant, ...side },
    { name, ...worse },
  ]
  return { by: label, arms, commonCases: 9, otherCases: 0, leftOut: 0 }
}

/** Two slices with these names; the first carries the drop. */
function slicesOf([, name = '', suite = '', , , , label = '']: readonly string[]): SlicesCompared {
  const side = { passed: 9, judged: 9 }
  const row = {
    cases: 9,
    failing: 8,
    regressed: 1,
    head: { passed: 1, judged: 9 },
    base: side,
    pValue: 0.001,
  }
  const rows = [
    { slice: `${label}: ${suite}`, ...row, worse: true } as const,
    { slice: name, ...row, pValue: 0.2 },
  ]
  return { rows, leftOut: 0, carrier: { slice: `${label}: ${suite}`, share: 0.9 } }
}

const seven = fc.tuple(hostile, hostile, hostile, hostile, hostile, hostile, hostile)
const plainWords = ['suite', 'name', 'group', 'message', 'variant', 'sentence', 'label']

describe('whatever a report says', () => {
  it('the page has no other elements than with plain words, and nothing comes alive', () => {
    const words = renderComment(buildView(reportAbout(plainWords)))
    expect(words).toMatch(/label: group[\s\S]*\| variant|\| variant[\s\S]*label: group/)
    // A message that says nothing is no cause, so each case is shown.
    const single = plainWords.map((word) => (word === 'message' ? 'Error' : word))
    const plain = skeleton(renderPage(renderComment(buildView(reportAbout(single)))))
    fc.assert(
      fc.property(seven, (strings) => {
        const page = renderPage(renderComment(buildView(reportAbout(strings))))
        expect(leftOver(skeleton(page), plain)).toEqual([])
        expect(page.comments).toBe(0)
        expect(liveParts(page)).toEqual([])
        expect(page.sanitized).toEqual(page.elements)
      }),
      { numRuns: 50 },
    )
  })

  it('the summary has no element, link or comment of its own', () => {
    const plain = new Set(
      skeleton(renderPage(renderSummary(buildView(reportAbout(plainWords)), { maxBytes: 100_000 }))),
    )
    fc.assert(
      fc.property(seven, (strings) => {
        const page = renderPage(renderSummary(buildView(reportAbout(strings)), { maxBytes: 100_000 }))
        expect(skeleton(page).filter((name) => !plain.has(name))).toEqual([])
        expect(page.links.every((link) => link.startsWith('https://github.com/acme/shop/'))).toBe(true)
        expect(page.comments).toBe(0)
        expect(liveParts(page)).toEqual([])
      }),
      { numRuns: 20 },
    )
  })

  it('each escape holds in its place', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const of = (markdown: string) => skeleton(renderPage(markdown))
        expect(of(`a ${escapeMarkdownText(text)} b`)).toEqual(['p'])
        expect(of(`- ${formatCodeSpan(text)}\n- b`)).toEqual(['ul', 'li', 'code', 'li'])
        expect(
          of(`| a |\n| --- |\n| ${formatTableCell(text)} |\n| b |`).filter((name) => name === 'td'),
        ).toEqual(['td', 'td'])
        expect(of(`${formatFence(text, { limit: 500 })}\n\nb`)).toEqual(['pre', 'code', 'p'])
      }),
      { numRuns: 300 },
    )
  })

  it('code shows the text exactly', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const [shown = ''] = renderPage(formatCodeSpan(text)).code
        const expected = cutText(makeVisibleLine(text), 160) || '(empty)'
        expect(shown.replace(/[\u200b\u2068\u2069]/g, '')).toBe(expected)
      }),
      { numRuns: 300 },
    )
  })

  it('a terminal and a log get no command and no control character', () => {
    fc.assert(
      fc.property(seven, (strings) => {
        const view = buildView(reportAbout(strings))
        const text = renderText(view, { color: false })
        expect(text.replaceAll('\n', '')).not.toMatch(/\p{Cc}/u)
        expect(text).not.toMatch(/^\s*::/m)
        expect(text).not.toContain('##[')
        for (const { title, message } of buildAnnotations(view).annotations) {
          expect(`${title}${message.replaceAll('\n', '')}`).not.toMatch(/\p{Cc}/u)
        }
      }),
      { numRuns: 200 },
    )
  })

  it('any budget is held', () => {
    fc.assert(
      fc.property(seven, fc.integer({ min: 0, max: 20_000 }), (strings, maxBytes) => {
        const view = buildView(reportAbout(strings))
        expect(Buffer.byteLength(renderComment(view, { maxBytes }))).toBeLessThanOrEqual(maxBytes)
        expect(Buffer.byteLength(renderSummary(view, { maxBytes }))).toBeLessThanOrEqual(maxBytes)
        expect(renderComment(view).length).toBeLessThanOrEqual(commentBudget.characters)
      }),
      { numRuns: 100 },
    )
  })
})
