import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { Copies } from '../../../src/reports/files/copies.ts'
import { findReports } from '../../../src/reports/find.ts'
import { createWorkspace } from '../../support/workspace.ts'

const contents = {
  'a.json': '[1]',
  'b.json': '[2]',
  'latest.json': '[2]',
  'long.json': '[1,2]',
  'x.xml': '',
  'y.xml': '',
}

/** @param known so many bytes of each file are given */
async function copiesAmong(root: string, known: number) {
  const { files } = await findReports(['*'], root)
  const copies = new Copies(files)
  return (change = () => {}) => {
    change()
    for (const file of files)
      copies.add(file, Buffer.from(contents[file.path as keyof typeof contents].slice(0, known)))
    return copies.found
  }
}

it.each([8, 1])(
  'names files with the same bytes as another one, of which %i bytes were read',
  async (known) => {
    const find = await copiesAmong(createWorkspace(contents), known)
    expect(find()).toEqual([{ path: 'latest.json', of: 'b.json' }])
  },
)

it('leaves out a file that is gone', async () => {
  const root = createWorkspace(contents)
  const find = await copiesAmong(root, 1)
  expect(find(() => rmSync(join(root, 'b.json')))).toEqual([])
})
