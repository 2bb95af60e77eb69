import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parse } from 'yaml'
import { UsageError } from '../../errors.ts'
import { useForwardSlashes } from '../../paths/written.ts'
import { askGit } from '../terminal-io.ts'
import { listMembers } from './commands.ts'
import { type FoundTool, findFolderTools } from './find-tools.ts'
import { isForeignFolder, openFolder } from './folder.ts'
import { canNameFolder } from './new-workflow.ts'

export interface WorkflowFile {
  /** File name, such as `ci.yml`. */
  readonly name: string
  readonly text: string
}

/** The findings about a repository on which a proposal is based. */
export interface Survey {
  /** Absolute path of the repository: where GitHub looks for workflows. */
  readonly root: string
  readonly tools: readonly FoundTool[]
  readonly defaultBranch: string
  readonly workflows: readonly WorkflowFile[]
  /** The workflow file that already uses the action. */
  readonly usedIn?: string
  /** Folders with tools whose names can't stand in a workflow. */
  readonly unnamable: readonly string[]
  /** Whether its server keeps artifacts: GitHub Enterprise Server and others do not. */
  readonly keepsArtifacts: boolean
  /** Documents at the top that agents read, which documentation is not. */
  readonly instructions: readonly string[]
}

/** Files that make a folder a project of its own, wherever it is. */
const projectFiles =
  '{package.json,pyproject.toml,requirements.txt,go.mod,pom.xml,build.gradle,build.gradle.kts,Cargo.toml,composer.json,.rspec,deno.json,*.csproj,promptfooconfig.*}'
/** Tools whose build at the root also runs the modules below it. */
const wholeBuilds = ['Maven', 'Gradle', 'Rust', '.NET']

/** Looks at the repository that a folder belongs to. @param folder absolute path */
export function surveyRepository(folder: string): Survey {
  const root = findRepositoryRoot(folder)
  const workflows = globSync('.github/workflows/*.{yml,yaml}', { cwd: root })
    .map(useForwardSlashes)
    .sort()
    .map((path) => ({
      name: path.slice('.github/workflows/'.length),
      text: readWorkflow(root, path),
    }))
  const tools = findAllTools(root)
  return {
    root,
    tools: tools.filter(({ folder }) => canNameFolder(folder)),
    unnamable: [...new Set(tools.map(({ folder }) => folder))].filter((folder) => !canNameFolder(folder)),
    defaultBranch: findDefaultBranch(root),
    workflows,
    keepsArtifacts: keepsArtifacts(root),
    usedIn: workflows.find(({ text }) => usesEvalGate(text, root))?.name,
    instructions: ['AGENTS.md', 'CLAUDE.md', 'SKILL.md'].filter((file) => openFolder(root, '.').has(file)),
  }
}

function readWorkflow(root: string, path: string): string {
  const text = readFileSync(join(root, path), 'utf8')
  try {
    parse(text)
  } catch (error) {
    if (error instanceof ReferenceError)
      throw new UsageError({
        where: path,
        message: 'write out its aliases, which stand for too much',
      })
  }
  return text
}

/** Top folder of the repository that holds a folder; the folder itself outside of one. */
export function findRepositoryRoot(folder: string): string {
  return askGit(folder, 'rev-parse', '--show-toplevel') ?? folder
}

/** Whether a workflow calls the action: its own name under any owner, or a folder that has it. */
function usesEvalGate(text: string, root: string): boolean {
  return [...text.matchAll(/uses:\s*['"]?([\w./-]+)/g)].some(([, used = '']) => isEvalGate(used, root))
}

/** @param used value of `uses` without what follows `@` */
export function isEvalGate(used: string, root: string): boolean {
  if (!used.startsWith('./')) return /^[\w.-]+\/eval-gate$/.test(used)
  return /^name: Eval Gate$/m.test(openFolder(root, used).read('action.yml'))
}

function findAllTools(root: string): readonly FoundTool[] {
  const top = openFolder(root, '.')
  const packages = listMembers(top)
  const projects = findProjectFolders(root, `{*,*/*}/${projectFiles}`)
  const folders = [...new Set(['.', ...packages, ...projects])]
  const foundTools = folders.flatMap((path) => findFolderTools(openFolder(root, path), top))
  const rootTools = foundTools.filter(({ folder }) => folder === '.').map(({ tool }) => tool.name)
  return foundTools.filter(
    ({ folder, tool }) =>
      folder === '.' || !(rootTools.includes(tool.name) && wholeBuilds.includes(tool.name)),
  )
}

function findProjectFolders(root: string, pattern: string): readonly string[] {
  const isExcludedFolder = (name: string) => isForeignFolder(name) || /(^|[\\/])examples?$/.test(name)
  return [
    ...new Set(
      globSync(pattern, { cwd: root, exclude: isExcludedFolder }).map((path) =>
        useForwardSlashes(dirname(path)),
      ),
    ),
  ].sort()
}

/** By the host of the remote, `https://HOST/…` or `git@HOST:…`; a repository without one may go to github.com. */
function keepsArtifacts(root: string): boolean {
  const [, host] =
    /^(?:\w+:\/\/)?(?:[^@/]+@)?([\w.-]+)[:/]/.exec(askGit(root, 'remote', 'get-url', 'origin') ?? '') ?? []
  return host === undefined || !host.includes('.') || /(?:^|\.)(?:github|ghe)\.com$/.test(host)
}

function findDefaultBranch(root: string): string {
  const remote = askGit(root, 'symbolic-ref', '--short', 'refs/remotes/origin/HEAD')?.replace(/^origin\//, '')
  const known = askGit(root, 'branch', '--format=%(refname:short)', '--list', 'main', 'master')
  return remote || known?.split('\n')[0] || 'main'
}
