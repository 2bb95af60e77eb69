import { describe, expect, it } from 'vitest'
import { buildView } from '../../../src/facts/view.ts'
import { commentBudget, renderComment } from '../../../src/render/markdown/comment.ts'
import { renderSummary } from '../../../src/render/markdown/summary.ts'
import { renderText } from '../../../src/render/terminal/text.ts'
import { liveParts, renderPage } from './gfm.ts'
import { showcase } from './showcase.ts'
import { situations } from './situations.ts'

/** Elements that a comment of ours is made of. */
const ours = new Set(
  'h3 h4 p strong ul li code pre a br details summary table thead tbody tr th td span del b'.split(' '),
)

/** Places that a comment of ours links to. */
const ourPlaces = ['https://github.com/acme/shop/', 'https://evals.example/runs/']

describe.each(Object.entries({ ...situations, showcase }))('%s', (name, build) => {
  const report = build()
  const comment = renderComment(buildView(report))

  it('reads as it did before', async () => {
    await expect(comment).toMatchFileSnapshot(`../../fixtures/golden/${name}.md`)
    await expect(renderText(buildView(report), { color: false })).toMatchFileSnapshot(
      `../../fixtures/golden/${name}.txt`,
    )
  })

  it('fits a comment of GitHub', () => {
    expect(comment.length).toBeLessThanOrEqual(commentBudget.characters)
    expect(Buffer.byteLength(comment)).toBeLessThanOrEqual(commentBudget.bytes)
  })

  it('answers on one screen before the first fold', () => {
    const open = comment.split('<details>')[0] ?? ''
    expect(open.split('\n').length).toBeLessThanOrEqual(45)
  })

  it.each([
    ['comment', comment],
    ['summary', renderSummary(buildView(report))],
  ])('holds nothing foreign in its %s', (_, markdown) => {
    const page = renderPage(markdown)
    expect(page.elements.filter((element) => !ours.has(element))).toEqual([])
    expect(page.links.filter((link) => !ourPlaces.some((place) => link.startsWith(place)))).toEqual([])
    expect(page.comments).toBe(0)
    expect(liveParts(page)).toEqual([])
    expect(page.sanitized).toEqual(page.elements)
  })
})
