import { existsSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { expect, it } from 'vitest'
import { listFiles } from '../support/list-files.ts'
import { pages, project, readPage } from './blocks.ts'

const files = [
  ...pages,
  'SECURITY.md',
  'RELEASE.md',
  ...listFiles(['test/README.md', 'bench/**/*.md'], project),
]

/** The anchors of the headings of a page, as GitHub and the site make them. */
function anchorsOf(page: string): ReadonlySet<string> {
  const headings = [...readPage(page).matchAll(/^#+ (.+)$/gm)].map(([, text = '']) =>
    text
      .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  )
  return new Set(headings)
}

it.each(files)('the links of %s lead to a file, and to a heading of it', (page) => {
  const text = readPage(page).replaceAll(/^```[\s\S]*?^```$/gm, '')
  const broken = [...text.matchAll(/\]\((?!https?:|mailto:)([^)\s]+)\)/g)].flatMap(([, target = '']) => {
    const [path = '', anchor] = target.split('#')
    const file = path === '' ? page : normalize(join(dirname(page), path))
    if (!existsSync(join(project, file))) return [target]
    return anchor === undefined || anchorsOf(file).has(anchor) ? [] : [target]
  })
  expect(broken).toEqual([])
})

it.each(files)('the sources that %s names exist', (page) => {
  const named = [...readPage(page).matchAll(/`((?:src|scripts|local-service|test|bench)\/[\w./-]+)`/g)]
  // A test may be named without its ending.
  const isThere = (path: string) =>
    ['', '.test.ts'].some((ending) => existsSync(join(project, path + ending)))
  const missing = named.map(([, path = '']) => path).filter((path) => !isThere(path))
  expect(missing).toEqual([])
})
