import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { listFilesOfPlainRun } from '../../bench/action/plain-run.ts'
import { inputNames } from '../../src/config/inputs.ts'
import { listFiles } from '../../test/support/list-files.ts'
import { findRoom, project, roomNames } from './rooms.ts'
import { countTokens, listExports, listImports, type Source } from './source.ts'
import { countWordsOfDocs } from './words.ts'

/** Figures by their name, as in the file of records: `gate tokens`, `kB of dist`. */
export type Figures = Readonly<Record<string, number>>

/** Tokens without comments, files, names that they export, and names of those that other rooms take. */
export const roomFigures = ['tokens', 'files', 'exports', 'visible'] as const

/** Counts each room of the product; a figure is called `ROOM tokens`. */
export function measureRooms(sources: readonly Source[], doors = readDoors()): Figures {
  const sizes: Record<string, number> = {}
  const add = (figure: string, count: number) => {
    sizes[figure] = (sizes[figure] ?? 0) + count
  }
  for (const room of roomNames) for (const figure of roomFigures) add(`${room} ${figure}`, 0)
  const visible = new Set<string>()
  for (const source of sources) {
    const room = findRoom(source.file)
    add(`${room} tokens`, countTokens(source))
    add(`${room} files`, 1)
    add(`${room} exports`, listExports(source).length)
    for (const { from, name } of listImports(source, doors)) {
      const owner = findRoom(from)
      if (owner === room || visible.has(`${from} ${name}`)) continue
      visible.add(`${from} ${name}`)
      add(`${owner} visible`, 1)
    }
  }
  return sizes
}

/** Counts what belongs to no room: inputs of the action, and the words of prose in `docs/` that a person writes. */
export function measureWhole(): Figures {
  return { 'inputs of the action': inputNames.length, 'words of docs': countWordsOfDocs() }
}

/** Measures `dist/` as it is. A plain run starts the built action on a small report. */
export async function measureBundle(): Promise<Figures> {
  const dist = join(project, 'dist')
  const addUp = (files: readonly string[]) =>
    Math.round(files.reduce((sum, file) => sum + statSync(join(dist, file)).size, 0) / 1000)
  const files = listFiles('**', dist).filter((file) => statSync(join(dist, file)).isFile())
  return { 'kB of dist': addUp(files), 'kB of a plain run': addUp(await listFilesOfPlainRun()) }
}

/** The `imports` of `package.json`: `#name` → path. */
function readDoors(): Readonly<Record<string, string>> {
  const manifest: { readonly imports?: Readonly<Record<string, string>> } = JSON.parse(
    readFileSync(join(project, 'package.json'), 'utf8'),
  )
  return manifest.imports ?? {}
}
