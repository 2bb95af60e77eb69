import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { listFiles } from '../support/list-files.ts'

export const project = resolve(import.meta.dirname, '../..')

/** A fenced block of a page. */
export interface Block {
  /** `docs/policy.md:12`, the line of its first line. */
  readonly place: string
  readonly page: string
  readonly language: string
  readonly text: string
}

/** The pages that users read: README, CONTRIBUTING and everything in docs. */
export const pages: readonly string[] = [
  'README.md',
  'CONTRIBUTING.md',
  ...listFiles(['docs/*.md', 'docs/recipes/*.md', 'docs/decisions/*.md'], project),
]

/** The text of a page. */
export function readPage(page: string): string {
  return readFileSync(join(project, page), 'utf8')
}

/** Every fenced block of the pages. */
export function readBlocks(): readonly Block[] {
  return pages.flatMap((page) => {
    const text = readPage(page)
    return [...text.matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)].map(
      ({ 1: language = '', 2: content = '', index }) => ({
        place: `${page}:${text.slice(0, index).split('\n').length + 1}`,
        page,
        language,
        text: content,
      }),
    )
  })
}

/** The words of a shell command, without comments; quotes are removed. */
export function splitWords(line: string): readonly string[] {
  const words = line.matchAll(/(?:^|\s)(#.*)|((?:[^\s"'#]|"[^"]*"|'[^']*')(?:[^\s"']|"[^"]*"|'[^']*')*)/g)
  return [...words].flatMap(({ 2: word }) => (word === undefined ? [] : [word.replaceAll(/["']/g, '')]))
}
