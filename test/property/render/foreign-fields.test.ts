import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { buildView } from '../../../src/facts/view.ts'
import type { GateReport } from '../../../src/model/gate-report.ts'
import {
  createLine,
  createSection,
  readSections,
  writeCommentText,
} from '../../../src/platform/github/sticky/comment-text.ts'
import { encodeKey } from '../../../src/platform/github/sticky/marker.ts'
import { renderHtml } from '../../../src/render/html/page.ts'
import { renderComment } from '../../../src/render/markdown/comment.ts'
import { renderSummary } from '../../../src/render/markdown/summary.ts'
import { renderText } from '../../../src/render/terminal/text.ts'
import { buildReport, type CaseStory, passingCases } from '../../unit/render/builders.ts'
import { liveParts, renderPage } from '../../unit/render/gfm.ts'
import { hostile, leftOver, skeleton } from './hostile.ts'

interface Texts {
  readonly tag: string
  readonly judge: string
  readonly model: string
  readonly input: string
  readonly message: string
  readonly person: string
  readonly reason: string
  readonly owner: string
}

const plain: Texts = {
  tag: 'tag',
  judge: 'judge',
  model: 'model',
  input: 'input',
  message: 'message',
  person: 'person',
  reason: 'reason',
  owner: 'owner',
}

const texts = fc.record(
  Object.fromEntries(Object.keys(plain).map((name) => [name, hostile])),
) as fc.Arbitrary<Texts & Record<string, string>>

/** What the gate itself says about these texts: no reason is made up. */
function reportAbout({ tag, judge, model, input, message, person, reason, owner }: Texts): GateReport {
  const scored = (who: string) => [
    { name: 'tone', value: 0.9, threshold: 0.5, judge: who, rationale: reason },
  ]
  const worse: CaseStory = { name: 'worse', before: [15, 15], after: [0, 5], message }
  const asked: CaseStory = {
    name: 'asked otherwise',
    before: [15, 15],
    after: [5, 5],
    result: {
      input: `${input} now`,
      expected: input,
      output: 'x',
      model: `${model} 2`,
      scores: scored(`${judge} 2`),
    },
    earlier: () => ({
      input: `${input} before`,
      expected: input,
      output: 'x',
      model: `${model} 1`,
      scores: scored(`${judge} 1`),
    }),
  }
  const quiet = { input: 'the same', output: 'x' }
  return buildReport({
    cases: [
      ...passingCases(6, 5).map((story) => ({ ...story, result: quiet, earlier: () => quiet })),
      ...[1, 2, 3].map((number) => ({
        ...worse,
        name: `worse ${number}`,
        result: { slices: [`tag: ${tag}`] },
      })),
      { ...worse, name: 'accepted' },
      asked,
    ],
    baseRuns: 3,
    accepted: {
      names: ['accepted'],
      acceptance: { by: person, reason, until: person, url: 'https://github.com/acme/shop/pull/41' },
    },
    ownersOf: () => [owner],
    policy: { slices: [{ match: [`tag: ${tag}`, `no ${tag}`], minPassRate: 0.9 }] },
  })
}

describe('what the gate says of texts in a report', () => {
  const words = renderComment(buildView(reportAbout(plain)))

  it('is said with plain words', () => {
    expect(words).toContain('**All 3**: `message`')
    expect(words).toContain('ran with another model than on the base: “model 1” → “model 2”')
    expect(words).toContain('“tone” “judge 1” → “judge 2”')
    expect(words).toContain('1 case has another input or expected output')
    expect(words).toContain('accepted by `person`')
    expect(words).toContain('`owner`')
    expect(words).toContain('❌ tag: tag')
    expect(words).toContain('slices: no tag')
  })

  it('makes no other element in a comment, and nothing comes alive', () => {
    // A message that says nothing is no cause, so each case is shown.
    const allowed = skeleton(
      renderPage(renderComment(buildView(reportAbout({ ...plain, message: 'Error' })))),
    )
    fc.assert(
      fc.property(texts, (foreign) => {
        const page = renderPage(renderComment(buildView(reportAbout(foreign))))
        expect(leftOver(skeleton(page), allowed)).toEqual([])
        expect(page.links.filter((link) => !link.startsWith('https://github.com/acme/shop/'))).toEqual([])
        expect(page.comments).toBe(0)
        expect(liveParts(page)).toEqual([])
      }),
      { numRuns: 40 },
    )
  })

  it('is inert in the summary, the log and the HTML report', () => {
    const tagsOf = (html: string) => new Set(html.match(/<\/?[a-z!][^\s>]*/gi))
    const known = tagsOf(renderHtml(buildView(reportAbout(plain))))
    fc.assert(
      fc.property(texts, (foreign) => {
        const view = buildView(reportAbout(foreign))
        const page = renderPage(renderSummary(view, { maxBytes: 100_000 }))
        expect(page.comments).toBe(0)
        expect(liveParts(page)).toEqual([])
        const text = renderText(view, { color: false })
        expect(text.replaceAll('\n', '')).not.toMatch(/\p{Cc}/u)
        expect(text).not.toMatch(/^\s*::/m)
        expect(text).not.toContain('##[')
        expect([...tagsOf(renderHtml(view))].filter((tag) => !known.has(tag))).toEqual([])
      }),
      { numRuns: 20 },
    )
  })
})

describe('the comment of several suites', () => {
  it('keeps the section of each, whatever they are called, and nothing comes alive', () => {
    fc.assert(
      fc.property(fc.array(hostile, { minLength: 2, maxLength: 4 }), hostile, (names, url) => {
        const sections = new Map(
          names.map((suiteName, index) => {
            const body = renderComment(buildView(buildReport({ suiteName, cases: passingCases(2) })))
            const key = encodeKey(suiteName)
            const commit = index % 2 === 0 ? 'a'.repeat(40) : ''
            const marker = { key, order: [index + 1, 1] as const, commit, visibility: 'shown' as const }
            return [key, index < 2 ? createSection(marker, body) : createLine(marker, body, url)]
          }),
        )
        const body = writeCommentText(sections)
        const kept = new Map(readSections(body).map((section) => [section.marker.key, section]))
        expect(new Set(kept.keys())).toEqual(new Set(sections.keys()))
        expect(writeCommentText(kept)).toBe(body)
        const page = renderPage(body)
        expect(liveParts(page)).toEqual([])
        expect(page.links.filter((link) => !/^https:\/\/github\.com\//.test(link) && link !== url)).toEqual(
          [],
        )
      }),
      { numRuns: 100 },
    )
  })
})
