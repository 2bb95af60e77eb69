import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { splitLines } from '../../paths/lines.ts'
import { extendWorkflow } from './extend.ts'
import type { FoundTool } from './find-tools.ts'
import { openFolder } from './folder.ts'
import type { Survey } from './survey.ts'
import { renderNewWorkflow } from './workflow.ts'

/** A file that `eval-gate init` would write. */
export interface ProposedFile {
  /** Relative to the repository. */
  readonly path: string
  /** Current text of the file; absent for a new one. */
  readonly before?: string
  readonly text: string
}

/** What `eval-gate init` proposes. */
export interface Proposal {
  readonly files: readonly ProposedFile[]
  /** Why a workflow that runs the tests is not extended. */
  readonly remarks: readonly string[]
}

const mark = 'Written by eval-gate init'
const folder = '.github/workflows'

/**
 * The files for a repository: the workflow that already runs the tests is extended, and what no workflow runs
 * gets one of its own, which never takes the name of a file that is there.
 */
export function proposeFiles(survey: Survey, root: string): Proposal {
  const { tools, workflows, defaultBranch, instructions } = survey
  const files: ProposedFile[] = []
  const remarks: string[] = []
  const covered = new Set<FoundTool>()
  for (const workflow of workflows) {
    const uncovered = tools.filter((foundTool) => !covered.has(foundTool))
    const extended = extendWorkflow(workflow, uncovered, (path) => openFolder(root, path), defaultBranch)
    if (extended === undefined) continue
    if ('refusal' in extended) {
      remarks.push(`${extended.refusal}.`)
      continue
    }
    for (const coveredTool of extended.covers) covered.add(coveredTool)
    files.push({ path: `${folder}/${workflow.name}`, before: workflow.text, text: extended.text })
  }
  const taken = new Set(workflows.map(({ name }) => name))
  for (const [kind, name] of [
    ['eval', 'Evals'],
    ['test', 'Tests'],
  ] as const) {
    const kindTools = tools.filter((foundTool) => foundTool.tool.kind === kind && !covered.has(foundTool))
    if (kindTools.length === 0) continue
    const short = name.toLowerCase()
    const free = [`${short}.yml`, `eval-gate-${short}.yml`, `eval-gate-init-${short}.yml`]
    const file = free.find((candidate) => !taken.has(candidate)) ?? 'eval-gate-init.yml'
    const text = renderNewWorkflow(kindTools, { name, file, defaultBranch, instructions })
    files.push({ path: `${folder}/${file}`, text: signText(text, file) })
  }
  for (const { needs, folder: place } of tools) {
    if (needs === undefined) continue
    const path = place === '.' ? needs.path : `${place}/${needs.path}`
    if (!existsSync(join(root, path))) files.push({ path, text: signText(needs.text, path) })
    else if (!readFileSync(join(root, path), 'utf8').includes(needs.text.split('\n')[0] ?? ''))
      remarks.push(`Add to ${path}:\n${needs.text}`)
  }
  return { files, remarks }
}

/**
 * Adds a first line with the hash of the text, so that `--undo` never removes a file that was changed since.
 */
function signText(text: string, path: string): string {
  return `${path.endsWith('.ts') ? '//' : '#'} ${mark} (${hashText(text)}); eval-gate init --undo removes it as long as it is unchanged.\n${text}`
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
