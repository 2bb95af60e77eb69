import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'

/** A folder of the repository, as the search for tools sees it. */
export interface Folder {
  /** Relative to the repository with forward slashes; `.` for itself. */
  readonly path: string
  has(file: string): boolean
  /** The text of a file; empty when it is absent or can't be read. */
  read(file: string): string
  /** Names of the packages that package.json depends on, in whatever way. */
  dependencies(): ReadonlySet<string>
  hasLock(): boolean
  /** Globs of the packages of a workspace. */
  workspaces(): readonly string[]
}

/** @param root absolute path of the repository */
export function openFolder(root: string, path: string): Folder {
  const has = (file: string) => existsSync(join(root, path, file))
  const read = (file: string) => {
    try {
      return readFileSync(join(root, path, file), 'utf8')
    } catch {
      return ''
    }
  }
  const manifest = () => asRecord(tryParse(read('package.json'), JSON.parse))
  return {
    path,
    has,
    read,
    dependencies: () => {
      const { dependencies, devDependencies } = manifest()
      return new Set([...Object.keys(asRecord(dependencies)), ...Object.keys(asRecord(devDependencies))])
    },
    hasLock: () => ['package-lock.json', 'pnpm-lock.yaml', 'yarn.lock'].some(has),
    workspaces: () => {
      const { workspaces } = manifest()
      const listed = Array.isArray(workspaces) ? workspaces : asRecord(workspaces).packages
      const pnpm = asRecord(tryParse(read('pnpm-workspace.yaml'), parse)).packages
      return [listed, pnpm].flatMap((globs) => (Array.isArray(globs) ? globs.map(String) : []))
    },
  }
}

function tryParse(text: string, parser: (text: string) => unknown): unknown {
  try {
    return parser(text)
  } catch {
    return undefined
  }
}

function asRecord(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}
