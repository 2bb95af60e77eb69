import { join } from 'node:path'
import { UsageError } from '../../errors.ts'
import { isRecord, parseJson } from '../../model/data.ts'
import { quoteNames } from '../../model/format.ts'
import type { Machine } from '../../ports/platform.ts'
import { type Tool, tools } from '../../tools/index.ts'
import type { CommandFor } from '../report/again/rerun.ts'

/** What measures cases of the suite, or all of it. */
interface ChosenCommand {
  readonly commandFor: CommandFor
  /** Whether all cases of a file are measured when one is asked for. */
  readonly runsWholeFiles: boolean
}

/**
 * The command of the workflow's author, or that of the tool which the workspace uses.
 * @throws UsageError when `auto` finds no tool, or several
 */
export function chooseSuiteCommand(command: string, { workspace, files }: Machine): ChosenCommand {
  if (command !== 'auto') return { commandFor: () => command, runsWholeFiles: false }
  const names = files.list(workspace)
  const readText = (name: string) => (names.includes(name) ? files.readText(join(workspace, name)) : '')
  const used = tools.filter((tool) => isUsedBy(tool, names, readText))
  const evals = used.filter(({ kind }) => kind === 'eval')
  const found = evals.length > 0 ? evals : used
  // Tools that run by the same rule are one.
  const rules = new Set(found.map(({ again }) => again))
  const [tool] = found
  const [rule] = rules
  if (tool === undefined || rule === undefined || rules.size > 1)
    throw new UsageError({
      message: `measure: auto ${rules.size > 1 ? `found several tools in the workspace: ${quoteNames(found.map(({ name }) => name))}` : 'found no tool in the workspace that it can run'}`,
      advice:
        'Set `measure` to a command that writes its reports into `$EVAL_GATE_REPORTS`; in a terminal: eval-gate measure COMMAND.',
    })
  const place = { folder: '', format: tool.formats[0] ?? '', exists: (path: string) => names.includes(path) }
  const commandFor: CommandFor = (cases) => {
    const script = rule.script(
      cases.map(({ identity }) => identity),
      place,
    )
    return script === '' ? { why: '`measure: auto` found none of the cases in the workspace.' } : script
  }
  return { commandFor, runsWholeFiles: rule.runsWholeFiles === true }
}

/** Whether `auto` can run it, and the folder depends on it or has a file of it. */
function isUsedBy(
  { again, signs = {} }: Tool,
  names: readonly string[],
  read: (name: string) => string,
): boolean {
  if (again === undefined) return false
  const { packages = [], files = [] } = signs
  const dependencies = listDependencies(read)
  return (
    packages.some((name) => dependencies.has(name)) ||
    files.some((glob) =>
      names.some((name) => (glob.endsWith('*') ? name.startsWith(glob.slice(0, -1)) : name === glob)),
    )
  )
}

/** Names of packages in the files of Node and Python that name them. */
function listDependencies(read: (name: string) => string): ReadonlySet<string> {
  const json = parseJson(read('package.json'))
  const ofNode = ['dependencies', 'devDependencies'].flatMap((member) => {
    const packages = isRecord(json) ? json[member] : undefined
    return isRecord(packages) ? Object.keys(packages) : []
  })
  const pythonFiles = ['requirements.txt', 'requirements-dev.txt', 'pyproject.toml']
  const ofPython = pythonFiles.flatMap(
    (name) => read(name).match(/(?<=^|["'\s])[\w-]+(?=\s*[[<>=~!"',;\n]|$)/gm) ?? [],
  )
  return new Set([...ofNode, ...ofPython])
}
