import { globSync } from 'node:fs'
import { basename, join } from 'node:path'

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
  const tools = globSync('*/*/base', { cwd: toolsFolder }).map((path) => path.slice(0, -'/base'.length))
  return tools.sort().flatMap((tool) => {
    const states = globSync('head-*', { cwd: join(toolsFolder, tool) }).sort()
    const files = new Set(globSync('{base,head-*}/*', { cwd: join(toolsFolder, tool) }).map(patternOf))
    return [...files].sort().map((file) => ({ tool, file, states }))
  })
}

/** Tools that write a file per class or per case name them anew in every run. */
function patternOf(path: string): string {
  const name = basename(path)
  if (/^TESTS?-/.test(name)) return '*.xml'
  return /-result\.json$/.test(name) ? '*-result.json' : name
}
