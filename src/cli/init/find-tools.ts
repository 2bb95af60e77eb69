import { compact } from '../../model/data.ts'
import { splitLines } from '../../paths/lines.ts'
import { buildCommand, type CommandGaps, type NeededFile, type Tool, tools } from '../../tools/index.ts'
import { findNamedSecrets, importsPackage, providers } from '../../tools/providers.ts'
import { findCommands } from './commands.ts'
import { type Installation, planInstallation } from './ecosystems.ts'
import type { Folder } from './folder.ts'
import { planReporting, type Reporting } from './reporting.ts'
import { callsTool } from './test-steps.ts'

/** One tool in one folder of a repository. */
export interface FoundTool {
  readonly tool: Tool
  /** Folder relative to the repository, `.` for itself. */
  readonly folder: string
  readonly installation: Installation
  /** Command that runs the tests and writes the report. */
  readonly command: string
  /** Command of `look-again` for evals that `auto` does not know: it runs all of them. */
  readonly lookAgain?: string
  /** `measure: auto` runs these evals, and nothing else of the repository. */
  readonly canMeasure: boolean
  /** Pattern of the reports, relative to the folder. */
  readonly reports: string
  /** A file that the command needs, which the folder may not have. */
  readonly needs?: NeededFile
  readonly env: Readonly<Record<string, string>>
  /** Secrets of the repository that the run needs. */
  readonly secrets: readonly string[]
  /** Files with the tests or evals, relative to the folder. */
  readonly sources: readonly string[]
  /** Steps that a person must do by hand. */
  readonly advice: readonly string[]
}

/** The tools of one folder, by the files that they leave in a repository. */
export function findFolderTools(folder: Folder, root: Folder): readonly FoundTool[] {
  const used = tools.filter((tool) => isToolUsed(tool, folder))
  const evals = used.filter(({ kind }) => kind === 'eval')
  const toolSources = new Map(used.map((tool) => [tool, findToolSources(tool, folder)]))
  const evalSources = new Set(evals.flatMap((tool) => toolSources.get(tool) ?? []))
  return used
    .filter((tool) => {
      // A package that a tool is only installed in has nothing to run.
      if (tool.kind === 'eval') return tool.sources === undefined || (toolSources.get(tool)?.length ?? 0) > 0
      // A runner that is only there to run the evals is no second tool.
      return evals.length === 0 || (toolSources.get(tool) ?? []).some((file) => !evalSources.has(file))
    })
    .map((tool) =>
      describeFoundTool(tool, toolSources.get(tool) ?? [], folder, root, {
        isOnlyRule: new Set(evals.flatMap(({ again }) => again ?? [])).size === 1,
      }),
    )
}

function isToolUsed({ signs = {} }: Tool, folder: Folder): boolean {
  const { packages = [], files = [], script, section } = signs
  return (
    packages.some((name) => folder.dependsOn(name)) ||
    files.some((glob) => (glob.includes('*') ? folder.find(glob).length > 0 : folder.has(glob))) ||
    (script !== undefined && Object.values(folder.scripts()).some((text) => script.test(text))) ||
    (section !== undefined && folder.has(section.file) && section.has.test(folder.read(section.file)))
  )
}

function findToolSources({ sources }: Tool, folder: Folder): readonly string[] {
  if (sources === undefined) return []
  const { glob, contains } = sources
  const files = folder.find(glob).filter((file) => /^[\w@./ -]+$/.test(file))
  if (contains === undefined) return files
  return files.filter((file) => contains.test(folder.read(file)))
}

function describeFoundTool(
  tool: Tool,
  sources: readonly string[],
  folder: Folder,
  root: Folder,
  { isOnlyRule }: { readonly isOnlyRule: boolean },
): FoundTool {
  const installation = planInstallation(tool.ecosystem, folder, root, tool.signs?.packages?.slice(0, 1) ?? [])
  const { start } = installation
  const texts = sources.map((file) => folder.read(file))
  const gaps = {
    scripts: sources.map(quotePath),
    folder: quotePath(findCommonFolder(sources)),
    start: chooseStartCommand(tool, start),
  }
  const needs = findNeededFile(tool, sources, folder)
  const unneeded = needs === undefined ? (tool.needs?.unless?.words ?? '') : ''
  const script = findOwnScript(tool, folder, start)
  const command =
    script?.command ??
    useBuildWrapper(buildCommand(tool, { ...gaps, reports: 'reports' }), folder).replace(unneeded, '')
  const hasIterations = [...texts, ...folder.find('*.config.*').map((file) => folder.read(file))].some(
    (text) => /trialCount|\brepeat\s*[=:]|iterations:|\.for\(\[/.test(text),
  )
  // What repeats its evals by itself would be repeated twice.
  const canMeasure =
    tool.kind === 'eval' && tool.again !== undefined && isOnlyRule && folder.path === '.' && !hasIterations
  const repeats = tool.repeat === undefined || canMeasure || hasIterations
  return {
    tool,
    folder: folder.path,
    installation: {
      ...installation,
      install: compact([...installation.install, tool.prepare !== undefined && `${start} ${tool.prepare}`]),
    },
    command,
    lookAgain:
      tool.kind === 'eval' && tool.again === undefined
        ? writeLookAgainScript(tool, command, gaps)
        : undefined,
    canMeasure,
    reports: script?.reporting.reports ?? tool.reports,
    needs: script?.reporting.needs ?? needs,
    env:
      script?.reporting.env ??
      Object.fromEntries(
        Object.entries(tool.env ?? {}).map(([name, value]) => [
          name,
          value.replaceAll('{reports}', 'reports'),
        ]),
      ),
    secrets: tool.kind === 'eval' ? findNeededSecrets(tool, folder, texts) : [],
    sources,
    advice: compact([
      !repeats && `${tool.name} runs each case once. ${(tool.repeat ?? '').replaceAll('`', '')}`,
      ...adviseOnWriting(tool, sources, texts),
      ...adviseOnModel(tool, [...texts, root.read('.env')]),
      ...adviseOnIgnoring(tool, folder, root),
    ]),
  }
}

/** The script of the project that runs its tests by a tool, where the report can be written from outside. */
function findOwnScript(
  tool: Tool,
  folder: Folder,
  start: string,
): { readonly command: string; readonly reporting: Reporting } | undefined {
  const { test } = folder.scripts()
  if (test === undefined || tool.kind === 'eval') return undefined
  const manager = managers[start] ?? 'npm'
  const command = manager === 'bun' ? 'bun run test' : `${manager} test`
  const calls = findCommands(command, '.', () => folder).filter((call) => callsTool(call, tool, () => folder))
  if (calls.length === 0) return undefined
  const reporting = planReporting(tool, calls, folder)
  if ('obstacle' in reporting || reporting.isPrinted) return undefined
  return { command, reporting }
}

/** Package managers by what starts an installed tool. */
const managers: Readonly<Record<string, string>> = { 'pnpm exec': 'pnpm', 'yarn run': 'yarn', bunx: 'bun' }

function adviseOnModel({ name, model }: Tool, texts: readonly string[]): readonly string[] {
  if (model === undefined || texts.some((text) => model.unless.test(text) || text.includes(model.variable)))
    return []
  return [`${name} asks the model that ${model.variable} names: add it to \`env\` of the test step.`]
}

function adviseOnIgnoring({ reports }: Tool, folder: Folder, root: Folder): readonly string[] {
  const lines = [folder, root].flatMap((searchedFolder) => splitLines(searchedFolder.read('.gitignore')))
  if (!reports.startsWith('reports/') || lines.some((line) => /(?:^|\/)reports\b/.test(line.trim())))
    return []
  return ['Add reports/ to .gitignore: a committed report would be read in place of one that is missing.']
}

/**
 * The file that the command needs, unless a file of the folder or the names of the sources make it
 * unnecessary.
 */
function findNeededFile({ needs }: Tool, sources: readonly string[], folder: Folder): NeededFile | undefined {
  const { unless } = needs ?? {}
  if (needs === undefined || unless === undefined || folder.has(needs.path)) return needs
  const isUsual = sources.every((file) => !file.includes('.eval.'))
  const hasOwn = folder.find(unless.glob).some((file) => unless.contains.test(folder.read(file)))
  if (isUsual || hasOwn) return undefined
  return needs
}

/** Shell script that runs all evals again. A script of the project writes where it always does. */
function writeLookAgainScript(tool: Tool, command: string, gaps: Omit<CommandGaps, 'reports'>): string {
  if (tool.write === undefined)
    return [...writeExports(tool), buildCommand(tool, { ...gaps, reports: '"$EVAL_GATE_REPORTS"' })].join(
      '\n',
    )
  return [`rm -f ${tool.reports}`, `${command} || true`, `mv ${tool.reports} "$EVAL_GATE_REPORTS"`].join('\n')
}

function adviseOnWriting(
  tool: Tool,
  sources: readonly string[],
  texts: readonly string[],
): readonly string[] {
  if (tool.write === undefined || texts[0]?.includes(tool.reports) === true) return []
  return [`${sources[0]} must write the report:\n${tool.write.code.replaceAll(/^/gm, '  ')}`]
}

const writeExports = ({ env = {} }: Tool) =>
  Object.entries(env).map(
    ([name, value]) => `export ${name}=${value.replaceAll('{reports}', '"$EVAL_GATE_REPORTS"')}`,
  )

function chooseStartCommand({ ecosystem, command }: Tool, start: string): string {
  // `node` itself is a program of the system, so no package manager starts it.
  if (ecosystem === 'node' && /^node /.test(command)) return ''
  if (ecosystem === 'bun') return ''
  return start
}

/** Maven and Gradle are called by the wrapper that the repository has. */
function useBuildWrapper(command: string, folder: Folder): string {
  if (folder.has('mvnw')) return command.replace(/^mvn /, './mvnw ')
  if (folder.has('gradlew')) return command.replace(/^gradle /, './gradlew ')
  return command
}

function findCommonFolder(files: readonly string[]): string {
  const [first = '', ...otherPaths] = files.map((file) => file.split('/').slice(0, -1))
  const parts = [...first]
  for (const otherPath of otherPaths)
    while (!parts.every((part, index) => part === otherPath[index])) parts.pop()
  if (parts.length === 0) return '.'
  return parts.join('/')
}

const quotePath = (path: string) => {
  if (/^[\w@./-]+$/.test(path)) return path
  return `'${path}'`
}

const examples = ['.env.example', '.env.sample', '.env.template']

/** The secrets that the evals of a folder need, by what their sources and dependencies name. */
function findNeededSecrets(tool: Tool, folder: Folder, texts: readonly string[]): readonly string[] {
  const all = texts.join('\n')
  const named = [
    ...findNamedSecrets(all),
    ...examples.flatMap((file) =>
      findNamedSecrets(folder.read(file).replaceAll(/^(?:export )?(?=[A-Z])/gm, '$')),
    ),
  ]
  const used = providers
    .filter(
      ({ packages, text }) =>
        text.test(all) || packages.some((name) => folder.dependsOn(name) || importsPackage(all, name)),
    )
    .flatMap(({ secrets }) => secrets)
  const judge = tool.judge?.contains.test(all) === true ? [tool.judge.secret] : []
  // Another provider's key that is named grades, too.
  const needed = [...named, ...used]
  return [...new Set(needed.length === 0 ? judge : needed)].sort()
}
