import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { renderLiveExample } from '../../../scripts/write-live-example.ts'

it('the first page of the docs shows the comment and the report of today', () => {
  const page = readFileSync(new URL('../../../docs/index.md', import.meta.url), 'utf8')
  const files = renderLiveExample()
  expect([...page.matchAll(/<iframe src="\/example\/([^"]+)"/g)].map(([, name]) => name)).toEqual(
    Object.keys(files),
  )
  expect(files['comment.html']).toContain('2 of 54 cases regressed')
  expect(files['report.html']).toContain('2 of 54 cases regressed')
})
