import { existsSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { listFiles } from '../list-files.ts'

/** Folder of the reports of real tools. */
export const toolsFolder = join(import.meta.dirname, '../../fixtures/tools')

/** One report (or set of report files) of one tool, in all states in which it was made. */
export interface ToolReport {
  /** `jest/30.5`. */
  readonly tool: string
  /** File name, or a pattern where the tool writes one file per class or case. */
  readonly file: string
  /** `head-hook`, without `base`. */
  readonly states: readonly string[]
}

/** Every report below `test/fixtures/tools`, sorted. */
export function toolReports(): readonly ToolReport[] {
  const tools = listFiles('*/*/base', toolsFolder).map((path) => path.slice(0, -'/base'.length))
  return tools.sort().flatMap((tool) => {
    const folder = join(toolsFolder, tool)
    const files = new Set(listFiles('{base,head-*}/*', folder).map(readPattern))
    return [...files].sort().map((file) => ({
      tool,
      file,
      states: listFiles(`head-*/${file}`, folder)
        .map((path) => path.split('/')[0] ?? '')
        .filter((state, index, all) => all.indexOf(state) === index)
        .sort(),
    }))
  })
}

/** Tools that write a file per class or per case name them anew in every run. */
export function readPattern(path: string): string {
  const name = basename(path)
  if (/^(?:TESTS?-|cmocka_|cpputest_)/.test(name)) return '*.xml'
  return /-result\.json$/.test(name) ? '*-result.json' : name
}

/** How the tool ended in each state, `base` and `head-case`; undefined for one whose exit codes were not kept. */
export function exitCodesOf(tool: string): Readonly<Record<string, number>> | undefined {
  const path = join(toolsFolder, tool, 'exit-codes.json')
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined
}
