import { evalTools } from './eval-tools.ts'
import { otherTools } from './other-tools.ts'
import { testTools } from './test-tools.ts'
import type { Tool } from './tool.ts'

export { installMissing, quoteForShell } from './again.ts'
export { type Ecosystem, type NeededFile, type Tool, toolGroups } from './tool.ts'

/** Every tool that we know, in the order of `docs/tools.md`. */
export const tools: readonly Tool[] = [...evalTools, ...testTools, ...otherTools]

/** What goes into the gaps of a {@link Tool.command}. */
export interface CommandGaps {
  /** Folder of the reports, as the shell reads it. */
  readonly reports: string
  /** Files with the evals, quoted for the shell. */
  readonly scripts?: readonly string[]
  /** Folder of these files. */
  readonly folder?: string
  /** What starts a tool of the ecosystem, such as `npx`. */
  readonly start?: string
}

/** The command of a tool, ready for a shell. */
export function buildCommand(tool: Tool, gaps: CommandGaps): string {
  const { reports, scripts = ['evals.py'], folder = 'tests/', start } = gaps
  const text = tool.command
    .replaceAll('{reports}', reports)
    .replaceAll('{scripts}', scripts.join(' '))
    .replaceAll('{script}', scripts[0] ?? '')
    .replaceAll('{folder}', folder)
  const started = start ? `${start} ${text}` : text
  if (tool.needsFolder === true) return `mkdir -p ${reports} && ${started}`
  return started
}
