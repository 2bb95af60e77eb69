import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { readFields, readList } from '../../model/data.ts'
import { useForwardSlashes } from '../../paths/written.ts'

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
export const isForeignFolder = (name: string) =>
  /(^|[\\/])(node_modules|\.git|vendor|\.?venv|fixtures|dist|target|site-packages)$/.test(name)
/** Most files that a search returns; a larger repository is searched in part. */
const mostFiles = 2_000

/** @param root absolute path of the repository */
export function openFolder(root: string, path: string): Folder {
  const place = join(root, path)
  const hasFile = (file: string) => existsSync(join(place, file))
  const readFileText = (file: string) => {
    try {
      return readFileSync(join(place, file), 'utf8')
    } catch {
      return ''
    }
  }
  const readManifest = () => readFields(tryParse(readFileText('package.json'), JSON.parse))
  const listPackages = () => {
    const composer = readFields(tryParse(readFileText('composer.json'), JSON.parse))
    const { dependencies, devDependencies } = readManifest()
    const tables = [dependencies, devDependencies, composer.require, composer['require-dev']]
    return new Set(tables.flatMap((table) => Object.keys(readFields(table))))
  }
  return {
    path,
    has: hasFile,
    read: readFileText,
    find: (glob) =>
      globSync(glob, { cwd: place, exclude: isForeignFolder })
        .slice(0, mostFiles)
        .map(useForwardSlashes)
        .sort(),
    dependsOn: (name) => {
      if (listPackages().has(name)) return true
      const word = new RegExp(`(?<![\\w@/.-])${name.replaceAll(/[.+/-]/g, '\\$&')}(?![\\w/-])`)
      return [...pythonFiles, 'Gemfile'].some((file) => word.test(stripComments(readFileText(file))))
    },
    scripts: () =>
      Object.fromEntries(
        Object.entries(readFields(readManifest().scripts)).map(([name, text]) => [name, String(text)]),
      ),
    hasLock: () =>
      ['package-lock.json', 'pnpm-lock.yaml', 'yarn.lock', 'bun.lock', 'bun.lockb'].some(hasFile),
    workspaces: () => {
      const { workspaces } = readManifest()
      const listed = Array.isArray(workspaces) ? workspaces : readFields(workspaces).packages
      const pnpm = readFields(tryParse(readFileText('pnpm-workspace.yaml'), parse)).packages
      return [listed, pnpm].flatMap((globs) => readList(globs).map(String))
    },
  }
}

const stripComments = (text: string) => text.replaceAll(/(^|\s)#.*$/gm, '')

function tryParse(text: string, parser: (text: string) => unknown): unknown {
  try {
    return parser(text)
  } catch {
    return undefined
  }
}
