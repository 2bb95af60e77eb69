/**
 * Writes the comment and the HTML report of one pull request for the first page of the docs, as the code of today
 * writes them: `npm run docs:site` runs it before it builds the site.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { buildView } from '../src/facts/view.ts'
import { renderHtml } from '../src/render/html/page.ts'
import { commentPage } from '../test/browser/comment-page.ts'
import { showcase } from '../test/unit/render/showcase.ts'

/** The files of the example by name. */
export function renderLiveExample(): Readonly<Record<string, string>> {
  const report = showcase()
  return { 'comment.html': commentPage(report), 'report.html': renderHtml(buildView(report)) }
}

if (import.meta.main) {
  const folder = new URL('../docs/public/example/', import.meta.url)
  mkdirSync(folder, { recursive: true })
  for (const [name, content] of Object.entries(renderLiveExample()))
    writeFileSync(new URL(name, folder), content)
}
