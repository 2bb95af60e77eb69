import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import { useForwardSlashes } from '../../src/paths/written.ts'
import { readRoomTable } from '../room-table.ts'

export const project = resolve(import.meta.dirname, '../..')

const table = readRoomTable()

/** The rooms of docs/architecture.md. */
export const roomNames: readonly string[] = [...new Set(table.map(({ room }) => room))]

/**
 * The room of a source, by its path in the project.
 *
 * @throws Error for a folder that is in no room
 */
export function findRoom(file: string): string {
  const folder = /^(?:src\/)?([^/.]+)/.exec(file)?.[1]
  const row = table.find((entry) => entry.folder === folder)
  if (row === undefined) throw new Error(`${file} is in no room; name its folder in docs/architecture.md.`)
  return row.room
}

/** Every source that we write, as a path in the project: also the scripts of the HTML report, but no tests. */
export function listProductSources(): readonly string[] {
  return globSync(['src/**/*.{ts,js}', 'local-service/**/*.{ts,js}'], { cwd: project })
    .map(useForwardSlashes)
    .filter((file) => !file.startsWith('local-service/test/'))
    .sort()
}
