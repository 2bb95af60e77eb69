import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import { useForwardSlashes } from '../../src/paths/written.ts'

export const project = resolve(import.meta.dirname, '../..')

/** The folders and files of `src` that each room holds; `local-service` is beside `src`. */
const rooms = {
  base: ['model', 'errors', 'paths', 'ports', 'tools'],
  files: ['reports', 'zip', 'results'],
  verdict: ['gate'],
  views: ['facts', 'render'],
  settings: ['config'],
  service: ['contract', 'http', 'service'],
  github: ['platform', 'baseline', 'storage'],
  job: ['index', 'post', 'call', 'command', 'main', 'jobs'],
  cli: ['cli'],
  'local-service': [],
} as const

export type Room = keyof typeof rooms

export const roomNames: readonly Room[] = [
  'base',
  'files',
  'verdict',
  'views',
  'settings',
  'service',
  'github',
  'job',
  'cli',
  'local-service',
]

/**
 * The room of a source, by its path in the project.
 *
 * @throws Error for a folder that is in no room
 */
export function findRoom(file: string): Room {
  if (file.startsWith('local-service/')) return 'local-service'
  const folder = /^src\/([^/.]+)/.exec(file)?.[1]
  const room = roomNames.find((name) => rooms[name].some((member) => member === folder))
  if (room === undefined) throw new Error(`${file} is in no room; name its folder in scripts/size/rooms.ts.`)
  return room
}

/** Every source that we write, as a path in the project: also the scripts of the HTML report, but no tests. */
export function listProductSources(): readonly string[] {
  return globSync(['src/**/*.{ts,js}', 'local-service/**/*.{ts,js}'], { cwd: project })
    .map(useForwardSlashes)
    .filter((file) => !file.startsWith('local-service/test/'))
    .sort()
}
