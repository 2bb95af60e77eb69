import { createHash } from 'node:crypto'
import { buildView } from '../../src/facts/view.ts'
import type { GateReport } from '../../src/model/gate-report.ts'
import { renderHtml } from '../../src/render/html/page.ts'
import { renderComment } from '../../src/render/markdown/comment.ts'
import { showcase } from '../unit/render/showcase.ts'
import { modelsShowcase, slicedShowcase } from '../unit/render/showcase-parts.ts'
import { situations } from '../unit/render/situations.ts'
import { commentPage } from './comment-page.ts'

export type Theme = 'light' | 'dark'

/** A picture of the documentation: what it shows, and how wide (CSS pixels). */
export interface Screenshot {
  readonly name: string
  readonly view: 'comment' | 'report'
  readonly report: GateReport
  readonly width: number
  readonly theme: Theme
  /** Start of the fold that is open in it. */
  readonly opens?: string
}

const comment = { view: 'comment', theme: 'light', width: 960 } as const
const report = { view: 'report', report: showcase() } as const

export const screenshots: readonly Screenshot[] = [
  { ...comment, name: 'comment', report: showcase(), width: 1280 },
  { ...comment, name: 'comment-1280-dark', report: showcase(), width: 1280, theme: 'dark' },
  { ...comment, name: 'comment-375-light', report: showcase(), width: 375 },
  { ...comment, name: 'comment-green', report: buildSituation('all-green') },
  { ...comment, name: 'comment-models', report: modelsShowcase() },
  { ...comment, name: 'comment-slices', report: slicedShowcase(), opens: 'Slices: ' },
  { ...report, name: 'report-light', width: 1280, theme: 'light' },
  { ...report, name: 'report-dark', width: 1280, theme: 'dark' },
  { ...report, name: 'report-phone-light', width: 375, theme: 'light' },
  { ...report, name: 'report-phone-dark', width: 375, theme: 'dark' },
]

export function renderPage({ view, report }: Screenshot): string {
  return view === 'comment' ? commentPage(report) : renderHtml(buildView(report))
}

/** Digest of the comment's text, by picture: it changes when a picture of a comment is out of date. */
export function digestTexts(): Record<string, string> {
  const comments = screenshots.filter(({ view }) => view === 'comment')
  return Object.fromEntries(
    comments.map(({ name, report }) => [name, digest(renderComment(buildView(report)))]),
  )
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16)
}

function buildSituation(name: string): GateReport {
  const build = situations[name]
  if (build === undefined) throw new Error(`test/unit/render/situations.ts has no ${name}.`)
  return build()
}
