import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { viewOf } from '../../src/facts/view.ts'
import { renderText } from '../../src/render/terminal/text.ts'
import { showcase } from '../unit/render/showcase.ts'

it('the page for reviewers shows the log as it is written', () => {
  const page = readFileSync(new URL('../../docs/reviewer.md', import.meta.url), 'utf8')
  const [, shown = ''] = /```text\n(FAILED[\s\S]*?)```/.exec(page) ?? []
  expect(shown.split('\n').length).toBeGreaterThan(8)
  expect(renderText(viewOf(showcase()), { color: false })).toContain(shown)
})
