import { describe, expect, it } from 'vitest'
import type { GateReport, ReviewerHelp } from '../../../src/model/gate-report.ts'
import { renderComment } from '../../../src/render/comment.ts'
import { renderHtml } from '../../../src/render/html.ts'
import { renderText } from '../../../src/render/text.ts'
import { attacks } from './attacks.ts'
import { liveParts, renderPage } from './gfm.ts'
import { showcase } from './showcase.ts'

function reportWith(help: ReviewerHelp): GateReport {
  return { ...showcase(), help }
}

const help: ReviewerHelp = {
  triage: 'All three ask for a refund.\nThe tool `refund` answers 500.',
  reproductions: [{ caseTitle: 'refunds › small', sessionId: 'session-1' }],
  study: { name: 'Refund study', insights: '{"frustrated": 3}' },
}

describe('what the service adds for the reviewer', () => {
  it('is in the comment, the HTML report and the terminal, and marked as no part of the verdict', () => {
    const pages = [renderComment, renderHtml, (of: GateReport) => renderText(of, { color: false })].map(
      (render) => render(reportWith(help)),
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
    expect(renderText(report, { color: false })).toContain('Insights of study Refund study: not available')
    expect(renderHtml(report)).toContain('Refund study: not available')
  })

  it('keeps a long answer short in the terminal', () => {
    const triage = Array.from({ length: 200 }, (_, line) => `line ${line}`).join('\n')
    const text = renderText(reportWith({ triage }), { color: false })
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
    const plain = reportWith(help)
    expect(liveParts(renderPage(renderComment(report)))).toEqual(liveParts(renderPage(renderComment(plain))))
    const tags = (page: string) => page.match(/<\/?[a-z][^>]*>/g)
    expect(tags(renderHtml(report))).toEqual(tags(renderHtml(plain)))
    const text = renderText(report, { color: false })
    expect(text).not.toMatch(/^\s*::|##\[/m)
    expect(text).not.toContain('\u001b')
  })
})
