import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listFiles } from '../../test/support/list-files.ts'
import { project } from './rooms.ts'

/** Pages that a script writes as a whole: their prose is ours, their tables and examples come from tables of the code. */
const writtenPages = ['docs/benchmark.md', 'docs/exit-codes.md', 'docs/tools.md']

/** The words of prose in `docs/`, without what a script writes. README is not in there. */
export function countWordsOfDocs(): number {
  return listFiles(['docs/*.md', 'docs/*/*.md'], project)
    .filter((page) => !page.includes('node_modules'))
    .reduce((sum, page) => {
      return (
        sum +
        countWords(readFileSync(join(project, page), 'utf8'), { isWritten: writtenPages.includes(page) })
      )
    }, 0)
}

/**
 * The words of a page. A page that must not be edited has none, and neither has what stands between
 * `<!-- name -->` and `<!-- /name -->` or `<!-- end of name -->`. The bars of a table are no words.
 *
 * @param options.isWritten whether a script writes the page, so that tables and fenced blocks don't count
 */
export function countWords(page: string, options: { readonly isWritten: boolean }): number {
  if (/^<!-- .*Do not edit\. -->$/m.test(page)) return 0
  const unmarked = page.replaceAll(/^<!-- ([\w -]+)(?::.*)? -->$[\s\S]*?^<!-- (?:\/|end of )\1 -->$/gm, '')
  const prose = options.isWritten ? unmarked.replaceAll(/^\s*```[\s\S]*?^\s*```$|^\|.*$/gm, '') : unmarked
  return prose.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
}
