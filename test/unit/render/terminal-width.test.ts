import { expect, it } from 'vitest'
import { buildView } from '../../../src/facts/view.ts'
import { renderText } from '../../../src/render/terminal/text.ts'
import { showcase } from './showcase.ts'
import { situations } from './situations.ts'

const views = [...Object.entries(situations), ['showcase', showcase] as const].map(
  ([name, make]) => [name, buildView(make())] as const,
)
const words = (text: string) => text.split(/\s+/).filter((word) => word !== '')

it.each(views)('%s fits a terminal of 80 columns, with the same words', (_, view) => {
  const text = renderText(view, { color: false, columns: 80 })
  expect(words(text)).toEqual(words(renderText(view, { color: false })))
  // A longer line holds one word, which has no place for a break.
  const longer = text.split('\n').filter((line) => line.length > 80)
  expect(longer.filter((line) => words(line.replace(/^\s*[->] /, '')).length > 1)).toEqual([])
})

it('has no artificial line breaks where nothing is as wide as a terminal', () => {
  const message = `expected ${'a word '.repeat(150)}to be found`
  const report = showcase()
  const [first] = report.comparison.cases.filter(({ change }) => change === 'regressed')
  expect(first).toBeDefined()
  const notices = [message]
  expect(renderText(buildView({ ...report, notices }), { color: false })).toContain(`  Notice: ${message}\n`)
})
