import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { fieldsOf } from '../../model/data.ts'
import { forwardSlashes } from '../../paths/written.ts'

/** A folder of the repository, as the search for tools sees it. */
export interface Folder {
  /** Relative to the repository with forward slashes; `.` for itself. */
  readonly path: string
  has(file: string): boolean
  /** The text of a file; empty when it is absent or can't be read. */
  read(file: string): string
  /** Files below the folder that a glob names, without installed packages; relative to the folder. */
  find(glob: string): readonly string[]
  /** Whether package.json, composer.json, a Gemfile or the files of Python name a package. */
  dependsOn(name: string): boolean
  scripts(): Readonly<Record<string, string>>
  hasLock(): boolean
  /** Globs of the packages of a workspace. */
  workspaces(): readonly string[]
}

/** Files of Python that name what is installed. */
export const requirementFiles = [
  'requirements-dev.txt',
  'dev-requirements.txt',
  'requirements-evals.txt',
  'requirements.txt',
] as const
const pythonFiles = ['pyproject.toml', 'setup.cfg', 'setup.py', 'tox.ini', ...requirementFiles]

/** Folders whose files are not the project's own. */
export const isForeign = (name: string) =>
  /(^|[\\/])(node_modules|\.git|vendor|\.?venv|fixtures|dist|target|site-packages)$/.test(name)
/** Most files that a search returns; a larger repository is searched in part. */
const mostFiles = 2_000

/** @param root absolute path of the repository */
export function openFolder(root: string, path: string): Folder {
  const place = join(root, path)
  const has = (file: string) => existsSync(join(place, file))
  const read = (file: string) => {
    try {
      return readFileSync(join(place, file), 'utf8')
    } catch {
      return ''
    }
  }
  const manifest = () => fieldsOf(tryParse(read('package.json'), JSON.parse))
  const packages = () => {
    const composer = fieldsOf(tryParse(read('composer.json'), JSON.parse))
    const { dependencies, devDependencies } = manifest()
    const tables = [dependencies, devDependencies, composer.require, composer['require-dev']]
    return new Set(tables.flatMap((table) => Object.keys(fieldsOf(table))))
  }
  return {
    path,
    has,
    read,
    find: (glob) =>
      globSync(glob, { cwd: place, exclude: isForeign }).slice(0, mostFiles).map(forwardSlashes).sort(),
    dependsOn: (name) => {
      if (packages().has(name)) return true
      const word = new RegExp(`(?<![\\w@/.-])${name.replaceAll(/[.+/-]/g, '\\$&')}(?![\\w/-])`)
      return [...pythonFiles, 'Gemfile'].some((file) => word.test(withoutComments(read(file))))
    },
    scripts: () =>
      Object.fromEntries(
        Object.entries(fieldsOf(manifest().scripts)).map(([name, text]) => [name, String(text)]),
      ),
    hasLock: () => ['package-lock.json', 'pnpm-lock.yaml', 'yarn.lock', 'bun.lock', 'bun.lockb'].some(has),
    workspaces: () => {
      const { workspaces } = manifest()
      const listed = Array.isArray(workspaces) ? workspaces : fieldsOf(workspaces).packages
      const pnpm = fieldsOf(tryParse(read('pnpm-workspace.yaml'), parse)).packages
      return [listed, pnpm].flatMap((globs) => (Array.isArray(globs) ? globs.map(String) : []))
    },
  }
}

const withoutComments = (text: string) => text.replaceAll(/(^|\s)#.*$/gm, '')

function tryParse(text: string, parser: (text: string) => unknown): unknown {
  try {
    return parser(text)
  } catch {
    return undefined
  }
}
