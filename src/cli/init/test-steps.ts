import { globSync } from 'node:fs'
import { posix } from 'node:path'
import { isMap, isScalar, isSeq, type YAMLMap } from 'yaml'
import { readFields, readList, readText } from '../../model/data.ts'
import { useForwardSlashes } from '../../paths/written.ts'
import { type Tool, tools } from '../../tools/index.ts'
import { type Command, findCommands, type OpenFolder } from './commands.ts'
import { planReporting, type Reporting } from './reporting.ts'

/** A step of a workflow that runs tests or evals. */
export interface TestStep {
  readonly jobId: string
  readonly job: YAMLMap
  readonly step: YAMLMap
  /** The value of `run`. */
  readonly run: string
  /** Folder where it runs, as the workflow writes it: expressions stay. */
  readonly folder: string
  readonly tool: Tool
  readonly reporting: Reporting | { readonly obstacle: string }
  /** Pattern of its reports, relative to the repository. */
  readonly reports: string
  /** It runs one of several shards. */
  readonly isShard: boolean
}

/** A step that looks as if it ran tests by a tool that is not known. */
export interface UnknownStep {
  readonly jobId: string
  readonly run: string
}

/** The steps of a workflow that run tests, in their order. */
export function findTestSteps(
  root: YAMLMap,
  repository: string,
  open: OpenFolder,
): { readonly steps: readonly TestStep[]; readonly unknown: readonly UnknownStep[] } {
  const steps: TestStep[] = []
  const unknown: UnknownStep[] = []
  const jobs = root.get('jobs')
  for (const { key, value: job } of isMap(jobs) ? jobs.items : []) {
    const list = isMap(job) ? job.get('steps') : undefined
    if (!isMap(job) || !isSeq(list) || list.flow === true) continue
    for (const step of list.items) {
      const run = isMap(step) ? step.get('run', true) : undefined
      if (!isMap(step) || step.flow === true || !isScalar(run) || typeof run.value !== 'string') continue
      const place = { jobId: String(key), job, step, run: run.value }
      const ran = readStepCommands(place, root, repository, open)
      const found = describeStep(place, ran, open)
      if (found.length === 0 && looksLikeTests(run.value, ran.commands)) unknown.push(place)
      steps.push(...found)
    }
  }
  return { steps, unknown }
}

/** Programs that run tests and write no report that is read here without a setting of the project. */
const otherRunners =
  /(?:^|[\s/])(?:ava|borp|tape|tap|uvu|lab|jasmine|karma|cypress|qunit|nose2|ctest|bats|busted|prove|unittest|zig build test)(?=\s|$)/

/** Whether a line that is no comment runs something that is called a test, or a command is a runner of tests. */
const looksLikeTests = (run: string, commands: readonly Command[]) =>
  commands.some(({ text }) => otherRunners.test(text)) ||
  run
    .split('\n')
    .some(
      (line) =>
        /^(?!\s*#).*(?:^|[\s/:])(?:unit-?)?tests?(?:\s|$|:(?!types?\b|lint))/.test(line) &&
        !/^\s*test\s|\b(?:if|echo|install|tsc|mkdir|cat)\b/.test(line),
    )

interface Place {
  readonly jobId: string
  readonly job: YAMLMap
  readonly step: YAMLMap
  readonly run: string
}

interface StepCommands {
  /** As the workflow writes it. */
  readonly folder: string
  /** The folders that it may be. */
  readonly folders: readonly string[]
  readonly commands: readonly Command[]
}

function readStepCommands(
  { job, step, run }: Place,
  root: YAMLMap,
  repository: string,
  open: OpenFolder,
): StepCommands {
  const defaults = [job, root].map((map) => readText(map.getIn(['defaults', 'run', 'working-directory'])))
  const written =
    readText(step.get('working-directory')) ?? defaults.find((text) => text !== undefined) ?? '.'
  const folder = posix.normalize(written).replace(/\/$/, '')
  const folders = findFolders(folder, repository)
  const commands = folders.flatMap((path) =>
    fillMatrix(run, job).flatMap((text) => findCommands(text, path, open)),
  )
  return { folder, folders, commands }
}

function describeStep(
  place: Place,
  { folder, folders, commands }: StepCommands,
  open: OpenFolder,
): readonly TestStep[] {
  const { run } = place
  const called = tools
    .filter(({ signs }) => signs !== undefined)
    .map((tool) => ({ tool, calls: commands.filter((command) => callsTool(command, tool, open)) }))
    .filter(({ calls }) => calls.length > 0)
  const evals = called.filter(({ tool }) => tool.kind === 'eval')
  // A runner that only runs the evals is no second tool.
  const evalCalls = new Set(evals.flatMap(({ calls }) => calls))
  return called
    .map(({ tool, calls }) => ({
      tool,
      calls: tool.kind === 'eval' ? calls : calls.filter((call) => !evalCalls.has(call)),
    }))
    .filter(({ calls }) => calls.length > 0)
    .map(({ tool, calls }) => {
      const reporting = planReporting(tool, calls, open(folders[0] ?? '.'))
      const reports = 'obstacle' in reporting ? tool.reports : reporting.reports
      const isInPlace = calls.every((call) => folders.includes(call.folder)) || reports.startsWith('**/')
      return {
        ...place,
        folder,
        tool,
        reporting,
        reports: posix.join(folder, isInPlace ? '' : '**', reports),
        isShard: calls.some(({ text }: Command) => /--shard\b/.test(text)) || /--shard\b/.test(run),
      }
    })
}

/** Whether a command calls a tool, or runs a file with its evals. */
export function callsTool({ text, folder }: Command, tool: Tool, open: OpenFolder): boolean {
  const { call, command, sources } = tool
  if (call !== undefined) return call.test(text)
  if (!command.includes('{script'))
    return new RegExp(`(?:^|[\\s/])${command.split(' ')[0]}(?=\\s|$)`).test(text)
  const [file] =
    /(?:^|\s)(?:node|tsx|python3?)\s+(?:-\S+\s+)*([\w./-]+\.(?:[cm]?[jt]s|py))/.exec(text)?.slice(1) ?? []
  return file !== undefined && sources?.contains?.test(open(folder).read(file)) === true
}

/** The folders that a path with expressions may name. */
function findFolders(folder: string, repository: string): readonly string[] {
  if (!folder.includes('${{')) return [folder]
  const pattern = folder.replaceAll(/\$\{\{.*?\}\}/g, '*')
  return globSync(`${pattern}/{package.json,pyproject.toml,go.mod,pom.xml,Cargo.toml}`, { cwd: repository })
    .map((path) => posix.dirname(useForwardSlashes(path)))
    .sort()
}

/** A text with each value of the matrix that it names. */
function fillMatrix(text: string, job: YAMLMap): readonly string[] {
  const [expression, key] = /\$\{\{\s*matrix\.([\w-]+)\s*\}\}/.exec(text) ?? []
  if (expression === undefined || key === undefined) return [text]
  const matrix = readFields(readFields(readFields(job.toJSON()).strategy).matrix)
  const values = [...readList(matrix[key]), ...readList(matrix.include).map((leg) => readFields(leg)[key])]
  return [...new Set(values.flatMap((value) => (value === undefined ? [] : String(value))))].map((value) =>
    text.replaceAll(expression, value),
  )
}
