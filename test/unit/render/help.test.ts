import { describe, expect, it } from 'vitest'
import { buildView, type View } from '../../../src/facts/view.ts'
import type { GateReport, ReviewerHelp } from '../../../src/model/gate-report.ts'
import { renderHtml } from '../../../src/render/html/page.ts'
import { renderComment } from '../../../src/render/markdown/comment.ts'
import { renderText } from '../../../src/render/terminal/text.ts'
import { attacks } from './attacks.ts'
import { liveParts, renderPage } from './gfm.ts'
import { showcase } from './showcase.ts'

const shown = showcase()

function reportWith(help: ReviewerHelp): GateReport {
  return { ...shown, help }
}

const help: ReviewerHelp = {
  triage: 'All three ask for a refund.\nThe tool `refund` answers 500.',
  reproductions: [{ caseTitle: 'refunds › small', sessionId: 'session-1' }],
  study: { name: 'Refund study', insights: '{"frustrated": 3}' },
}

const liveOf = (report: GateReport) => liveParts(renderPage(renderComment(buildView(report))))
const tagsOf = (report: GateReport) => renderHtml(buildView(report)).match(/<\/?[a-z][^>]*>/g)

/** What a page about plain words has; rendering it for each attack would take most of the time. */
let plain: { readonly live: ReturnType<typeof liveOf>; readonly tags: ReturnType<typeof tagsOf> } | undefined

describe('what the service adds for the reviewer', () => {
  it('is in the comment, the HTML report and the terminal, and marked as no part of the verdict', () => {
    const pages = [renderComment, renderHtml, (of: View) => renderText(of, { color: false })].map((render) =>
      render(buildView(reportWith(help))),
    )
    for (const page of pages) {
      expect(page).toContain('not part of the verdict; may be wrong')
      expect(page).toContain('All three ask for a refund.')
      expect(page).toContain('session-1')
      expect(page).toContain('Refund study')
      expect(page).toMatch(/frustrated/)
    }
  })

  it('says when a study has no insights', () => {
    const report = reportWith({ study: { name: 'Refund study' } })
    expect(renderText(buildView(report), { color: false })).toContain(
      'Insights of study Refund study: not available',
    )
    expect(renderHtml(buildView(report))).toContain('Refund study: not available')
  })

  it('keeps a long answer short in the terminal', () => {
    const triage = Array.from({ length: 200 }, (_, line) => `line ${line}`).join('\n')
    const text = renderText(buildView(reportWith({ triage })), { color: false })
    expect(text).toContain('line 29')
    expect(text).not.toContain('line 30')
    expect(text).toContain('… and 170 more lines')
  })

  it.each(attacks)('is inert whatever it holds: %j', (attack) => {
    const report = reportWith({
      triage: attack,
      reproductions: [{ caseTitle: attack, sessionId: attack }],
      study: { name: attack, insights: attack },
    })
    plain ??= { live: liveOf(reportWith(help)), tags: tagsOf(reportWith(help)) }
    expect(liveOf(report)).toEqual(plain.live)
    expect(tagsOf(report)).toEqual(plain.tags)
    const text = renderText(buildView(report), { color: false })
    expect(text).not.toMatch(/^\s*::|##\[/m)
    expect(text).not.toContain('\u001b')
  })
})
