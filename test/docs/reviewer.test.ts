import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { renderText } from '../../src/render/terminal/text.ts'
import { viewOf } from '../../src/render/view.ts'
import { showcase } from '../unit/render/showcase.ts'

it('the page for reviewers shows the log as it is written', () => {
  const page = readFileSync(new URL('../../docs/reviewer.md', import.meta.url), 'utf8')
  const [, shown = ''] = /```text\n(FAILED[\s\S]*?)```/.exec(page) ?? []
  expect(shown.split('\n').length).toBeGreaterThan(8)
  expect(renderText(viewOf(showcase()), { color: false })).toContain(shown)
})
