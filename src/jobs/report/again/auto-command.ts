import { dirname, join, posix } from 'node:path'
import { quoteNames } from '../../../model/format.ts'
import type { ReportSummary } from '../../../model/gate-report.ts'
import type { Measured } from '../../../model/measured.ts'
import type { Machine } from '../../../ports/platform.ts'
import { quoteForShell, type Tool, tools } from '../../../tools/index.ts'
import type { CommandFor } from './rerun.ts'

/** A tool in a folder of the workspace. */
interface Place {
  readonly tool: Tool
  readonly folder: string
  readonly format: string
}

/** What `look-again: auto` runs: by the tools that wrote the reports, each in its folder. */
export function createAutoCommand(measured: Measured, { workspace, files: fileSystem }: Machine): CommandFor {
  const fileExists = (path: string) => {
    try {
      return fileSystem.list(join(workspace, dirname(path))).includes(posix.basename(path))
    } catch {
      return false
    }
  }
  const reports = measured.files.filter(({ format, error }) => format !== null && error === undefined)
  const suites = [
    ...new Set(Array.from(measured.run.cases.values(), ({ identity }) => identity.suite[0] ?? '')),
  ]
  return (cases) => {
    const places = new Map<string, Place>()
    for (const report of reports) {
      const tool = findReportTool(report, suites)
      const folder = tool && findToolFolder(tool, report, fileExists)
      if (tool === undefined || folder === undefined) {
        return {
          why: `\`look-again: auto\` does not know what wrote ${quoteNames([report.path])}. Set \`look-again\` to a command.`,
        }
      }
      const format = report.format ?? ''
      places.set(`${tool.name} ${format} ${folder}`, { tool, folder, format })
    }
    const scripts = [...places.values()].flatMap((place) => createRerunScript(place, cases, fileExists) ?? [])
    if (scripts.length > 0) return scripts.join('\n')
    return { why: '`look-again: auto` found none of the cases in the workspace.' }
  }
}

function findReportTool({ format, path }: ReportSummary, suites: readonly string[]): Tool | undefined {
  return tools.find(({ again, formats }) => {
    if (again === undefined) return false
    if (format !== 'junit-xml') return formats.some((name) => name === format)
    const { junit } = again
    return (
      junit?.path?.test(path) === true ||
      (junit?.suite !== undefined && suites.some((suite) => junit.suite?.test(suite)))
    )
  })
}

/** The nearest folder above the report where the tool runs; of a tool without such files the workspace. */
function findToolFolder(
  { again }: Tool,
  { path }: ReportSummary,
  exists: (path: string) => boolean,
): string | undefined {
  if (posix.isAbsolute(path) || path.startsWith('..')) return undefined
  for (let folder = posix.dirname(path); ; folder = posix.dirname(folder)) {
    if (again?.root.some((file) => exists(posix.join(folder, file)))) {
      if (folder === '.') return ''
      return folder
    }
    if (folder === '.') return ''
  }
}

function createRerunScript(
  { tool, folder, format }: Place,
  cases: Parameters<CommandFor>[0],
  exists: (path: string) => boolean,
): string | undefined {
  const place = { folder, format, exists: (path: string) => exists(posix.join(folder, path)) }
  const script =
    tool.again?.script(
      cases.map(({ identity }) => identity),
      place,
    ) ?? ''
  if (script === '') return undefined
  if (folder === '') return script
  return `(\ncd ${quoteForShell(folder)}\n${script}\n)`
}
