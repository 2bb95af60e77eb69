import { join } from 'node:path'
import { expect, it } from 'vitest'
import { findCopies } from '../../../src/reports/files/copies.ts'
import { createWorkspace } from '../../support/workspace.ts'

it('names files with the same bytes as another one', () => {
  const contents = {
    'a.json': '[1]',
    'b.json': '[2]',
    'latest.json': '[2]',
    'long.json': '[1,2]',
    'x.xml': '',
    'y.xml': '',
  }
  const root = createWorkspace(contents)
  const files = Object.keys(contents).map((path) => ({ path, absolutePath: join(root, path) }))
  expect(findCopies(files)).toEqual([{ path: 'latest.json', of: 'b.json' }])
  expect(findCopies([{ path: 'gone.xml', absolutePath: join(root, 'gone.xml') }])).toEqual([])
})
