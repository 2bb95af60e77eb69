import { execFileSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { forwardSlashes } from '../../paths/written.ts'
import { openFolder } from './folder.ts'
import { type FoundTool, findTools } from './tools.ts'

/** What a proposal rests on. */
export interface Survey {
  readonly tools: readonly FoundTool[]
  readonly defaultBranch: string
  /** Workflow files by name, such as `ci.yml`. */
  readonly workflows: readonly string[]
  /** The workflow file that already uses the action. */
  readonly usedIn?: string
  readonly hasPolicy: boolean
}

/** Files that make a folder a project of its own, wherever it is. */
const projectFiles = '{pyproject.toml,requirements.txt,go.mod,pom.xml,build.gradle,build.gradle.kts}'
/** A workflow with more of them is better written by hand. */
const mostFolders = 12

/** Looks at a repository. @param root its absolute path */
export function surveyRepository(root: string): Survey {
  const workflows = globSync('.github/workflows/*.{yml,yaml}', { cwd: root }).map(forwardSlashes).sort()
  const text = (path: string) => readFileSync(join(root, path), 'utf8')
  const usedIn = workflows.find((path) => /uses:\s*['"]?eval-gate\/eval-gate@/.test(text(path)))
  return {
    tools: findAll(root),
    defaultBranch: findDefaultBranch(root),
    workflows: workflows.map((path) => path.slice('.github/workflows/'.length)),
    usedIn,
    hasPolicy: globSync('.github/eval-gate.{yml,yaml}', { cwd: root }).length > 0,
  }
}

function findAll(root: string): readonly FoundTool[] {
  const top = openFolder(root, '.')
  const packages = top
    .workspaces()
    .flatMap((glob) => find(root, `${glob.replace(/(?<!\/)\/+$/, '')}/package.json`))
  const projects = find(root, `{*,*/*}/${projectFiles}`)
  const folders = [...new Set(['.', ...packages, ...projects])].slice(0, mostFolders)
  const found = folders.flatMap((path) => findTools(openFolder(root, path), top))
  // A build of Java at the root also runs the modules below it.
  const whole = found.filter(({ folder }) => folder === '.').map(({ name }) => name)
  return found.filter(
    ({ folder, name }) => folder === '.' || !(whole.includes(name) && ['Maven', 'Gradle'].includes(name)),
  )
}

function find(root: string, pattern: string): readonly string[] {
  const isForeign = (name: string) => /(^|[\\/])(node_modules|\.git|vendor|\.venv|fixtures)$/.test(name)
  return [
    ...new Set(
      globSync(pattern, { cwd: root, exclude: isForeign }).map((path) => forwardSlashes(dirname(path))),
    ),
  ].sort()
}

function findDefaultBranch(root: string): string {
  const ask = (...args: string[]): string => {
    try {
      return execFileSync('git', args, {
        cwd: root,
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      }).trim()
    } catch {
      return ''
    }
  }
  const remote = ask('symbolic-ref', '--short', 'refs/remotes/origin/HEAD').replace(/^origin\//, '')
  const known = ask('branch', '--format=%(refname:short)', '--list', 'main', 'master').split('\n')[0]
  return remote || known || 'main'
}
