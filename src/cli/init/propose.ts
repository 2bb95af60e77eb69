import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { documents } from '../../errors.ts'
import { splitLines } from '../../paths/lines.ts'
import type { NeededFile, Tool } from '../../tools/index.ts'
import { isCalledSeveralTimes, judgeInCallers, permitCalls } from './callers.ts'
import { areSeveralJobs, extendWorkflow } from './extend.ts'
import type { FoundTool } from './find-tools.ts'
import { mergeJobId } from './gate-step.ts'
import { renderNewWorkflow } from './new-workflow.ts'
import type { Survey } from './survey.ts'
import { type ReadWorkflow, readWorkflows, selectSteps } from './workflows.ts'

/** A file that `eval-gate init` would write. */
export interface ProposedFile {
  /** Relative to the repository. */
  readonly path: string
  /** Current text of the file; absent for a new one. */
  readonly before?: string
  readonly text: string
}

/** A command of a proposed workflow that runs tests. */
interface ProposedRun {
  readonly tool: Tool
  /** Where it stands, such as `ci.yml, job test`. */
  readonly place: string
  /** As the project has it. */
  readonly command: string
}

/** What `eval-gate init` proposes. */
export interface Proposal {
  readonly files: readonly ProposedFile[]
  readonly runs: readonly ProposedRun[]
  /** What a person has to know or to add. */
  readonly remarks: readonly string[]
}

const mark = 'Written by eval-gate init'
const folder = '.github/workflows'
const kinds = [
  ['eval', 'Evals'],
  ['test', 'Tests'],
] as const

/**
 * The files for a repository: the workflow that already runs the tests is extended, and what no workflow runs
 * gets one of its own, which never takes the name of a file that is there.
 */
export function proposeFiles(survey: Survey, root: string): Proposal {
  const { tools, workflows, defaultBranch, instructions, keepsArtifacts } = survey
  const files: ProposedFile[] = []
  const runs: ProposedRun[] = []
  const remarks: string[] = []
  const needs: { readonly file: NeededFile; readonly folder: string }[] = []
  const texts = new Map(workflows.map(({ name, text }) => [name, text]))
  const taken = new Set(workflows.map(({ name }) => name))
  for (const [kind, title] of kinds) {
    // The second kind finds its places in the text that the first one left.
    const current = workflows.map(({ name, text }) => ({ name, text: texts.get(name) ?? text }))
    const read = readWorkflows(current, root, defaultBranch)
    const selection = selectSteps(read, kind, defaultBranch)
    remarks.push(...selection.remarks)
    const short = title.toLowerCase()
    const isCalledOften =
      selection.workflow !== undefined && isCalledSeveralTimes(texts, selection.workflow.name)
    const isApart =
      !keepsArtifacts &&
      selection.workflow !== undefined &&
      (isCalledOften || areSeveralJobs(selection.steps))
    if (isApart)
      remarks.push(
        `${selection.workflow.name}: its jobs are not judged together, since this server keeps no artifacts. Add the steps of ${documents}/ci-setups.md#github-enterprise-server-and-other-servers to the leg that counts`,
      )
    else if (selection.workflow !== undefined) {
      const { workflow, steps } = selection
      const options = { suiteName: short, isCalledOften, keepsArtifacts }
      const extended = extendWorkflow(workflow.text, workflow.root, steps, options)
      texts.set(workflow.name, extended.text)
      if (isCalledOften) judgeInCallers(texts, workflow.name, short)
      else permitCalls(texts, workflow.name)
      if (extended.judgesElsewhere) remarks.push(adviseRequiredCheck(workflow.name, short))
      for (const step of steps) {
        const { tool, jobId, run: command, folder: place, reporting } = step
        runs.push({ tool, command, place: `${workflow.name}, job ${jobId}` })
        if (reporting.needs !== undefined) needs.push({ file: reporting.needs, folder: place })
      }
    }
    if (selection.isRun) continue
    const kindTools = tools.filter((found) => found.tool.kind === kind && !isRunAsTests(found, read))
    if (kindTools.length === 0) continue
    const free = [`${short}.yml`, `eval-gate-${short}.yml`, `eval-gate-init-${short}.yml`]
    const file = free.find((candidate) => !taken.has(candidate)) ?? 'eval-gate-init.yml'
    const text = renderNewWorkflow(kindTools, {
      ...{ name: title, file, defaultBranch, instructions, keepsArtifacts },
    })
    files.push({ path: `${folder}/${file}`, text: signText(text, file) })
    for (const { tool, command, needs: needed, folder: place } of kindTools) {
      runs.push({ tool, command, place: place === '.' ? file : `${file}, ${place}` })
      if (needed !== undefined) needs.push({ file: needed, folder: place })
    }
  }
  for (const { name, text: before } of workflows) {
    const text = texts.get(name) ?? before
    if (text !== before) files.push({ path: `${folder}/${name}`, before, text })
  }
  for (const { file, folder: place } of needs) {
    const path = place === '.' || file.path.startsWith('.github/') ? file.path : `${place}/${file.path}`
    if (files.some((proposed) => proposed.path === path)) continue
    if (!existsSync(join(root, path))) files.push({ path, text: signText(file.text, path) })
    else if (!readFileSync(join(root, path), 'utf8').includes(file.text.split('\n')[0] ?? ''))
      remarks.push(`Add to ${path}:\n${file.text}`)
  }
  if (files.length > 0 && pinsActions(workflows))
    remarks.push(
      'Your workflows name actions by SHA: write that of a release in place of `@v0` behind `eval-gate/eval-gate`',
    )
  return { files, runs, remarks }
}

/** Whether most actions are named by all digits of a commit, as an organization may demand. */
function pinsActions(workflows: Survey['workflows']): boolean {
  const used = workflows.flatMap(({ text }) => [...text.matchAll(/uses:\s*['"]?[\w-]+\/[\w./-]+@(\S+)/g)])
  const pinned = used.filter(([, version = '']) => /^[0-9a-f]{40}\b/.test(version))
  return pinned.length * 2 > used.length
}

/** Whether a workflow runs these evals among the tests: their files are named as tests are. */
function isRunAsTests({ tool, sources }: FoundTool, workflows: readonly ReadWorkflow[]): boolean {
  const isNamedAsTests = /^vitest /.test(tool.command) && sources.every((file) => !file.includes('.eval.'))
  return (
    tool.kind === 'eval' &&
    isNamedAsTests &&
    workflows.some(({ steps }) => steps.some((step) => step.tool.name === 'Vitest'))
  )
}

/** A leg that only stores its part is green although a test failed. */
const adviseRequiredCheck = (name: string, suiteName: string) =>
  `${name}: the jobs that run the tests stay green when a test fails, and the job \`${mergeJobId(suiteName)}\` is red then. Where those jobs are required checks, require \`${mergeJobId(suiteName)}\`, too`

/**
 * Adds a first line with the hash of the text, so that `--undo` never removes a file that was changed since.
 */
function signText(text: string, path: string): string {
  return `${/\.c?[jt]s$/.test(path) ? '//' : '#'} ${mark} (${hashText(text)}); eval-gate init --undo removes it as long as it is unchanged.\n${text}`
}

/** Whether a file is as `eval-gate init` wrote it: `ours`, `changed` since, or `foreign`. */
export function detectFileOrigin(text: string): 'ours' | 'changed' | 'foreign' {
  const [first = ''] = splitLines(text)
  if (!/^(?:#|\/\/) /.test(first) || !first.includes(mark)) return 'foreign'
  const content = text.slice(text.indexOf('\n') + 1).replaceAll('\r\n', '\n')
  if (first.includes(`(${hashText(content)})`)) return 'ours'
  return 'changed'
}

const hashText = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16)
