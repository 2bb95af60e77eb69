import { isMap, isScalar, isSeq, type Node, type Pair, parseDocument, type YAMLMap, type YAMLSeq } from 'yaml'
import { compact } from '../../model/data.ts'
import type { FoundTool } from './find-tools.ts'
import type { Folder } from './folder.ts'
import { addReportFlags, findReportPath } from './reporting.ts'
import type { WorkflowFile } from './survey.ts'
import { renderGateStep } from './workflow.ts'

/** A step of an existing workflow that already runs the tests of a tool. */
interface TestStep {
  readonly found: FoundTool
  readonly step: YAMLMap
  /** The value of `run`. */
  readonly run: string
  readonly job: YAMLMap
  /** The step runs the tests of all packages of a workspace; this tool is in one of them. */
  readonly isOfAll: boolean
}

const needed = { contents: 'read', actions: 'read', 'pull-requests': 'write' } as const

/**
 * An existing workflow with the step of Eval Gate behind the step that runs the tests, which now writes a
 * report. Everything else stays as it is, to the character. Undefined when the workflow runs none of these
 * tests; a text says why one that runs them can't be extended.
 */
export function extendWorkflow(
  { text, name }: WorkflowFile,
  tools: readonly FoundTool[],
  openFolderAt: (path: string) => Folder,
  defaultBranch: string,
):
  | { readonly text: string; readonly covers: readonly FoundTool[] }
  | { readonly refusal: string }
  | undefined {
  const document = parseDocument(text)
  const root = document.contents
  if (document.errors.length > 0 || !isMap(root)) return undefined
  const steps = findTestSteps(root, tools, openFolderAt)
  const [first] = steps
  if (first === undefined) return undefined
  const events = JSON.stringify(root.toJSON()?.on ?? {})
  if (!/pull_request/.test(events) || !/push/.test(events))
    return {
      refusal: `${name} runs ${first.found.tool.name}, but not on pull requests and on pushes to ${defaultBranch}`,
    }
  const jobSteps = steps.filter(({ job }) => job === first.job)
  const edits = [...createPermissionEdits(text, root, first.job)]
  const ids: string[] = []
  const reported: FoundTool[] = []
  for (const { found: foundTool, step, run, isOfAll } of jobSteps) {
    const line =
      run
        .split('\n')
        .find((candidate) => createCallPattern(foundTool, openFolderAt(foundTool.folder)).test(candidate)) ??
      ''
    const changed = isOfAll ? undefined : addReportFlags(line, foundTool, openFolderAt(foundTool.folder))
    if (changed === undefined)
      return {
        refusal: `${name} runs ${foundTool.tool.name} by \`${line.trim()}\`, which can't be extended: remove it there, or let it write ${foundTool.reports} and add the step of Eval Gate by hand`,
      }
    const at = readNodeRange(step.get('run', true) as Node)
    const place = text.indexOf(line, at.start)
    if (place < 0 || place > at.end)
      return {
        refusal: `the step of ${name} that runs ${foundTool.tool.name} is written in a form that is not extended`,
      }
    edits.push({ at: place, remove: line.length, insert: changed })
    const id = String(step.get('id') ?? (ids.length === 0 ? 'tests' : `tests-${ids.length + 1}`))
    const indent = ' '.repeat(findColumn(text, readNodeRange(step).start))
    const missingLines = compact([
      !step.has('id') && `id: ${id}`,
      !step.has('continue-on-error') && 'continue-on-error: true',
    ])
    edits.push({
      at: findEndOfLine(text, at.end),
      remove: 0,
      insert: missingLines.map((missingLine) => `${indent}${missingLine}\n`).join(''),
    })
    ids.push(id)
    reported.push({ ...foundTool, reports: findReportPath(line) ?? foundTool.reports })
  }
  const variables = Object.assign({}, ...jobSteps.map(({ step }) => readVariables(step)))
  const renderGate = (indent: string) => renderGateStep(reported, indent, ids, variables)
  if (renderGate('').includes('look-again:')) edits.push(...createFetchDepthEdits(text, first.job))
  const last = jobSteps.at(-1)?.step ?? first.step
  const end = findLastLineEnd(text, last)
  const dash = ' '.repeat(Math.max(0, findColumn(text, readNodeRange(last).start) - 2))
  edits.push({ at: end, remove: 0, insert: renderGate(dash) })
  return {
    text: applyTextEdits(text.endsWith('\n') ? text : `${text}\n`, edits),
    covers: jobSteps.map(({ found: foundTool }) => foundTool),
  }
}

function readVariables(step: YAMLMap): Readonly<Record<string, string>> {
  const env = step.get('env')
  if (!isMap(env)) return {}
  return Object.fromEntries(Object.entries(env.toJSON()).map(([name, value]) => [name, String(value)]))
}

interface TextEdit {
  readonly at: number
  readonly remove: number
  readonly insert: string
}

/** Applies edits from the end to the start; edits at the same place keep their order. */
function applyTextEdits(text: string, edits: readonly TextEdit[]): string {
  let result = text
  for (const { at, remove, insert } of edits.toSorted((a, b) => a.at - b.at).reverse())
    result = `${result.slice(0, at)}${insert}${result.slice(at + remove)}`
  return result
}

function findTestSteps(
  root: YAMLMap,
  tools: readonly FoundTool[],
  openFolderAt: (path: string) => Folder,
): readonly TestStep[] {
  const jobs = root.get('jobs')
  if (!isMap(jobs)) return []
  return jobs.items.flatMap(({ value: job }: Pair) => {
    const steps = isMap(job) ? job.get('steps') : undefined
    if (!isMap(job) || !isSeq(steps) || steps.flow === true) return []
    return steps.items.flatMap((step): TestStep[] => {
      const run = isMap(step) ? step.get('run', true) : undefined
      if (!isMap(step) || step.flow === true || !isScalar(run) || typeof run.value !== 'string') return []
      const text = run.value
      const folder = String(step.get('working-directory') ?? '.').replace(/^\.\/|\/$/g, '') || '.'
      const callsTool = (candidate: FoundTool) =>
        text
          .split('\n')
          .some((line) => createCallPattern(candidate, openFolderAt(candidate.folder)).test(line))
      const foundTool = tools.find((candidate) => candidate.folder === folder && callsTool(candidate))
      if (foundTool !== undefined) return [{ found: foundTool, step, run: text, job, isOfAll: false }]
      const member = runsAllPackages(text, openFolderAt(folder)) ? tools.find(callsTool) : undefined
      if (member === undefined) return []
      return [{ found: member, step, run: text, job, isOfAll: true }]
    })
  })
}

/** Whether a line runs the same script of every package of a workspace, by itself or through a script. */
function runsAllPackages(text: string, folder: Folder): boolean {
  const ofAll = /\s(?:--workspaces|-ws|--recursive|-r)\b|\b(?:turbo|lerna|nx)\s+(?:run|run-many|test)\b/
  const scripts = Object.entries(folder.scripts()).filter(([name]) =>
    new RegExp(`\\b(?:npm|pnpm|yarn|bun)\\s+(?:run\\s+)?${name.replaceAll(/\W/g, '\\$&')}(?=\\s|$)`).test(
      text,
    ),
  )
  return [text, ...scripts.map(([, script]) => script)].some((commandText) => ofAll.test(commandText))
}

/** Pattern of a call of the tool, by itself or through a script of package.json. */
function createCallPattern({ tool }: FoundTool, folder: Folder): RegExp {
  const toolPattern = tool.call ?? new RegExp(`(?:^|[\\s/])${tool.command.split(' ')[0]}(?=\\s|$)`)
  const scripts = Object.entries(folder.scripts())
    .filter(([, text]) => toolPattern.test(text))
    .map(([name]) => name.replaceAll(/[.*+?^$()[\]{}|\\]/g, '\\$&'))
  const names = scripts.join('|')
  if (scripts.length === 0) return toolPattern
  return new RegExp(`${toolPattern.source}|\\b(?:npm|pnpm|yarn|bun)\\s+(?:run\\s+)?(?:${names})(?=\\s|$)`)
}

/** The permissions that the step needs, where the job or the workflow states its own. */
function createPermissionEdits(text: string, root: YAMLMap, job: YAMLMap): readonly TextEdit[] {
  const stated = job.get('permissions') ?? root.get('permissions')
  if (isMap(stated) && stated.flow !== true && stated.items.length > 0) {
    const missing = Object.entries(needed).filter(
      ([name, least]) => !['write', least].includes(String(stated.get(name))),
    )
    const indent = ' '.repeat(findColumn(text, readNodeRange(stated).start))
    const changed = missing.filter(([name]) => !stated.has(name))
    if (changed.length === 0) return []
    return [
      {
        at: findLineStart(text, readNodeRange(stated).start),
        remove: 0,
        insert: changed.map(([name, value]) => `${indent}${name}: ${value}\n`).join(''),
      },
    ]
  }
  if (stated !== undefined) return []
  const start = readNodeRange(job).start
  const indent = ' '.repeat(findColumn(text, start))
  const lines = Object.entries(needed).map(([name, value]) => `${indent}  ${name}: ${value}\n`)
  return [{ at: findLineStart(text, start), remove: 0, insert: `${indent}permissions:\n${lines.join('')}` }]
}

/** A second look needs the commit of the baseline, which a shallow checkout does not have. */
function createFetchDepthEdits(text: string, job: YAMLMap): readonly TextEdit[] {
  const steps = job.get('steps') as YAMLSeq
  const checkout = steps.items.find(
    (step): step is YAMLMap => isMap(step) && /^actions\/checkout@/.test(String(step.get('uses'))),
  )
  const inputs = checkout?.get('with')
  if (checkout === undefined || (isMap(inputs) && inputs.has('fetch-depth'))) return []
  if (isMap(inputs)) {
    const { start } = readNodeRange(inputs)
    const depth = 'fetch-depth: 0'
    if (inputs.flow === true)
      return [{ at: start + 1, remove: 0, insert: ` ${depth}${inputs.items.length > 0 ? ',' : ' '}` }]
    return [{ at: start, remove: 0, insert: `${depth}\n${' '.repeat(findColumn(text, start))}` }]
  }
  if (checkout.flow === true) return []
  const uses = checkout.get('uses', true) as Node
  const indent = ' '.repeat(findColumn(text, readNodeRange(checkout).start))
  const at = findEndOfLine(text, readNodeRange(uses).end)
  return [{ at, remove: 0, insert: `${indent}with: { fetch-depth: 0 }\n` }]
}

function readNodeRange(node: Node): { readonly start: number; readonly end: number } {
  const [start = 0, end = 0] = node.range ?? []
  return { start, end }
}

const findLineStart = (text: string, at: number) => text.lastIndexOf('\n', at - 1) + 1
const findColumn = (text: string, at: number) => at - findLineStart(text, at)

/** Offset behind the line break that ends the value; a block scalar already ends behind one. */
function findEndOfLine(text: string, at: number): number {
  if (text[at - 1] === '\n') return at
  const lineBreak = text.indexOf('\n', at)
  if (lineBreak === -1) return text.length + 1
  return lineBreak + 1
}

/** Offset behind the last line of a step, before comments and blank lines that follow. */
function findLastLineEnd(text: string, step: YAMLMap): number {
  const values = step.items.map(({ value, key }) => readNodeRange((value ?? key) as Node).end)
  return findEndOfLine(text, Math.max(...values))
}
