import { expect, it } from 'vitest'
import { buildView } from '../../../src/facts/view.ts'
import { renderComment } from '../../../src/render/markdown/comment.ts'
import { everyday } from '../render/everyday.ts'

it.each([
  ['one-broken-test', 'rounds to cents'],
  ['inconclusive-fall', 'hands over politely'],
  ['one-broken-eval', 'refuses to discount twice'],
  ['swap', 'stays polite with an angry customer'],
])('a reason of %s does not name the case that is listed', (situation, name) => {
  const report = everyday[situation]?.()
  if (report === undefined) throw new Error(`no situation ${situation}`)
  const { reasons } = report.verdict
  expect(reasons.some(({ message }) => message.includes(name))).toBe(true)
  const comment = renderComment(buildView(report))
  expect(comment).toContain(`${name}\``)
  expect(comment).not.toContain(`${name}”`)
})
