import { buildCommand } from '../../tools/index.ts'
import type { FoundTool } from './find-tools.ts'
import type { Folder } from './folder.ts'

const reportFlag =
  /(?:--junitxml|--outputFile(?:\.json|\.junit)?|--output|-o|--outputPath|--output-path|--log-junit|--junit-path|--reporter-outfile)[= ]["']?([\w@./*-]+\.(?:json|jsonl|xml))/

/** The report that a command line already writes. */
export function findReportPath(line: string): string | undefined {
  return reportFlag.exec(line)?.[1]
}

/**
 * A line of a workflow that runs a tool, with what makes it write a report. Undefined where that can't be done by adding
 * flags at its end.
 */
export function addReportFlags(line: string, foundTool: FoundTool, folder: Folder): string | undefined {
  if (findReportPath(line) !== undefined) return line
  const { tool } = foundTool
  const fullCommand = foundTool.command
  // A tool whose report goes through the shell, or that needs a variable, gets its whole command.
  if (/[<>|]/.test(fullCommand.replace(/^mkdir -p \S+ && /, '')) || Object.keys(foundTool.env).length > 0) {
    if (/&&|\||;/.test(line) || findCalledScript(line, folder) !== undefined) return undefined
    return replaceCommand(line, fullCommand)
  }
  const flags = splitCommandFlags(buildCommand(tool, { reports: 'reports', scripts: foundTool.sources }))
  const missing = flags.filter(
    (flag) => !line.includes(flag.split(/[= ]/)[0] ?? flag) || /^--(?:test-)?reporter/.test(flag),
  )
  if (missing.length === 0) return line
  const script = findCalledScript(line, folder)
  if (/[|;>]|&&\s*$/.test(line.trimEnd()) || (script !== undefined && /[|;&>]/.test(script))) return undefined
  const separator = script !== undefined && /\bnpm\b/.test(line) && !/\s--\s/.test(line) ? ' --' : ''
  const extendedLine = `${line.trimEnd()}${separator} ${missing.join(' ')}`
  if (tool.needsFolder === true)
    return replaceCommand(line, `mkdir -p reports && ${extendedLine.trimStart()}`)
  return extendedLine
}

const replaceCommand = (line: string, command: string) => `${/^\s*/.exec(line)?.[0] ?? ''}${command}`

/** The script of package.json that a line calls. */
function findCalledScript(line: string, folder: Folder): string | undefined {
  const name = /\b(?:npm|pnpm|yarn|bun)\s+(?:run\s+)?([\w:.-]+)/.exec(line)?.[1]
  if (name === undefined) return undefined
  return folder.scripts()[name]
}

/** The flags of a command with their values, without what names files. */
function splitCommandFlags(command: string): readonly string[] {
  const [, ...words] = command.replace(/^mkdir -p \S+ && /, '').split(' ')
  const flags: string[] = []
  for (const word of words) {
    if (word.startsWith('-')) flags.push(word)
    else if (flags.length > 0) flags.push(`${flags.pop()} ${word}`)
  }
  return flags
}
