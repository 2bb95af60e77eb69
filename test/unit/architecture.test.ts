import { readFileSync } from 'node:fs'
import { dirname, relative, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { doors } from '../../scripts/doors.ts'
import { type RoomRow, readRoomTable } from '../../scripts/room-table.ts'
import { useForwardSlashes } from '../../src/paths/written.ts'
import { listSources, project } from '../support/list-files.ts'

/** Each folder with its room and the folders that it may import from, as the table of docs/architecture.md says it. */
const table = readRoomTable()

/** Folders that decide and draw: no files, no network, no clock. */
const pure = ['model', 'errors', 'ports', 'gate', 'facts', 'render', 'results', 'contract']

/** Folders at the edge of the process, which may ask it for anything. */
const edges = ['platform', 'local-service', 'cli', 'call', 'command', 'index', 'post', 'main']

/** Folders whose work is files: they read reports. */
const readers = ['reports']

/*
 * What is not yet as it should be. A list may only become shorter: an entry that is no longer true fails too.
 */
const asksTheProcess = [
  'http/delay-signal.ts: setTimeout',
  'jobs/report/gate-reports.ts: randomUUID',
  'service/client/client.ts: Math.random',
  'service/client/client.ts: process.',
  'service/hosted/job.ts: Math.random',
  'service/hosted/start.ts: randomUUID',
  'service/suites/apply-suite.ts: randomUUID',
]
const opensTheWorld = [
  'baseline/first-baseline.ts → node:fs',
  'baseline/from-files.ts → node:fs/promises',
  'config/policy/load.ts → node:fs',
  'config/workspace-file.ts → node:fs',
  'http/proxy.ts → node:net',
  'http/proxy.ts → undici',
  'http/request.ts → undici',
]

/** Steps of import from an entry to what it reaches: the mean and the farthest. The aim is 2.5 and 5. */
const mostSteps: Readonly<Record<string, readonly [mean: number, farthest: number]>> = {
  'index.ts': [3.35, 6],
  'post.ts': [3.6, 6],
  'call/index.ts': [3.45, 6],
  'command/index.ts': [3.05, 6],
  'cli/index.ts': [3.9, 7],
}

/** A file by its place in a folder: `src/` is left out, the local service stands beside it. */
const nameOf = (path: string) => path.replace(/^src\//, '')
const pathOf = (file: string) => resolve(project, file.startsWith('local-service/') ? '.' : 'src', file)

const files = listSources().map(nameOf).toSorted()

/** The files behind each door, by the names that it offers. */
const doorNames = new Map(
  [...doors].map(([door, path]) => [
    door,
    new Map(
      readImports(nameOf(path)).flatMap(({ names, specifier }) =>
        names.map((name) => [name, resolveFrom(nameOf(path), specifier)] as const),
      ),
    ),
  ]),
)
const doorFiles = new Set([...doors.values()].map(nameOf))

interface Import {
  /** As it is written. */
  readonly specifier: string
  /** A file of ours, behind the door if it is imported through one, or the specifier. */
  readonly target: string
  readonly isLazy: boolean
}

const imports = new Map(files.map((file) => [file, importsOf(file)]))

function importsOf(file: string): Import[] {
  return readImports(file).flatMap(({ specifier, names, isLazy }) => {
    const behind = doorNames.get(specifier)
    if (behind === undefined) return [{ specifier, target: resolveFrom(file, specifier), isLazy }]
    const targets = names.length === 0 ? behind.values() : names.map((name) => behind.get(name) ?? specifier)
    return [...new Set(targets)].map((target) => ({ specifier, target, isLazy }))
  })
}

function readImports(file: string) {
  const source = readFileSync(pathOf(file), 'utf8')
  const pattern = /(?:\{([^{}]*)\} )?\bfrom '([^']+)'|^import '([^']+)'|\bimport\('([^']+)'\)/gm
  return [...source.matchAll(pattern)].map(([, names = '', from, whole, lazy]) => ({
    specifier: from ?? whole ?? lazy ?? '',
    names: names
      .split(',')
      .map((name) => name.trim().replace(/^type | as .*/g, ''))
      .filter((name) => name !== ''),
    isLazy: lazy !== undefined,
  }))
}

function resolveFrom(file: string, specifier: string): string {
  if (!specifier.startsWith('.')) return specifier
  return nameOf(useForwardSlashes(relative(project, resolve(dirname(pathOf(file)), specifier))))
}

function rowOf(file: string): RoomRow | undefined {
  return table.find(({ folder }) => file === `${folder}.ts` || file.startsWith(`${folder}/`))
}

const folderOf = (file: string) => rowOf(file)?.folder ?? file
const roomOf = (file: string) => rowOf(file)?.room ?? file

/** The calls of a file that ask the process for the time, chance, the network or itself. Comments don't count. */
function callsOf(file: string): string[] {
  // Scripts of the HTML report: text, for a browser.
  if (file === 'render/html/assets.ts') return []
  const code = readFileSync(pathOf(file), 'utf8')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/(^|\s)\/\/.*$/gm, '')
  const asking =
    /(?<![.\w])(?:Date\.now|new Date\(\)|Math\.random|performance\.|process\.|console\.|(?:setTimeout|setInterval|fetch)(?=\((?!\w+: ))|crypto\.random\w+)|\brandom(?:UUID|Bytes)(?=\()/g
  return [...new Set([...code.matchAll(asking)].map(([call]) => `${file}: ${call}`))]
}

describe('the rooms', () => {
  it('are in the table of docs/architecture.md, with all of their folders', () => {
    const folders = table.map(({ folder }) => folder)
    expect([...new Set(files.map(folderOf))].toSorted()).toEqual(folders.toSorted())
    expect(table.flatMap(({ mayImport }) => mayImport).filter((name) => !folders.includes(name))).toEqual([])
  })

  it('are left by their doors only, and `base` needs none', () => {
    const wrong = files.flatMap((file) =>
      (imports.get(file) ?? []).flatMap(({ specifier, target, isLazy }) => {
        const isOther = roomOf(target) !== roomOf(file)
        if (doors.has(specifier)) {
          if (isLazy) return [`${file}: ${specifier} is loaded lazily; do that behind the door`]
          return isOther ? [] : [`${file}: ${specifier} is its own door`]
        }
        if (doorFiles.has(target)) return [`${file}: ${specifier} is a door; import it by its name`]
        const isByPath = isOther && imports.has(target) && roomOf(target) !== 'base'
        return isByPath ? [`${file}: ${specifier} is in the room ${roomOf(target)}; use its door`] : []
      }),
    )
    expect(wrong).toEqual([])
  })

  it('do not reach themselves', () => {
    const reached = new Map<string, Set<string>>()
    for (const file of files) {
      const rooms = reached.get(roomOf(file)) ?? new Set()
      for (const { target } of imports.get(file) ?? []) if (imports.has(target)) rooms.add(roomOf(target))
      rooms.delete(roomOf(file))
      reached.set(roomOf(file), rooms)
    }
    // A set can grow while it is walked.
    for (const rooms of reached.values())
      for (const room of rooms) for (const next of reached.get(room) ?? []) rooms.add(next)
    expect([...reached].filter(([room, rooms]) => rooms.has(room)).map(([room]) => room)).toEqual([])
  })

  it('show 15 names at most, or a fifth of their files', () => {
    const tooVisible: string[] = []
    for (const room of new Set(table.map((row) => row.room))) {
      const shown = [...doorNames.values()]
        .flatMap((names) => [...names])
        .filter(([, file]) => roomOf(file) === room)
      const shownFiles = new Set(shown.map(([, file]) => file)).size
      const all = files.filter((file) => roomOf(file) === room && !doorFiles.has(file)).length
      if (shown.length > 15 && shownFiles * 5 > all) tooVisible.push(`${room}: ${shownFiles} of ${all} files`)
    }
    expect(tooVisible).toEqual([])
  })

  it('leave the clock, chance, the network and the process to the edges', () => {
    const found = files.filter((file) => !edges.includes(folderOf(file))).flatMap(callsOf)
    expect(found.toSorted()).toEqual(asksTheProcess)
    expect(found.filter((call) => pure.includes(folderOf(call.split(':')[0] ?? call)))).toEqual([])
  })

  it('leave files, sockets and the toolkit to the edges and the readers of reports', () => {
    const world =
      /^(?:node:(?!path$|crypto$|buffer$|string_decoder$|util$|url$|stream|zlib$|events$)|@actions\/|undici)/
    const found = files
      .filter((file) => ![...edges, ...readers].includes(folderOf(file)))
      .flatMap((file) =>
        (imports.get(file) ?? [])
          .filter(({ target }) => world.test(target))
          .map(({ target }) => `${file} → ${target}`),
      )
    expect([...new Set(found)].toSorted()).toEqual(opensTheWorld)
  })
})

describe('the direction of imports', () => {
  it('points down in every folder', () => {
    const wrong = files.flatMap((file) => {
      const row = rowOf(file)
      // A door opens all folders of its room.
      if (row === undefined || doorFiles.has(file)) return []
      return (imports.get(file) ?? [])
        .filter(({ target }) => target.endsWith('.ts') && folderOf(target) !== row.folder)
        .filter(({ target }) => !row.mayImport.includes(folderOf(target)))
        .map(({ target }) => `${file} → ${target}`)
    })
    expect(wrong).toEqual([])
  })

  it('keeps the pure folders pure', () => {
    const wrong = files
      .filter((file) => pure.includes(folderOf(file)))
      .flatMap((file) =>
        (imports.get(file) ?? [])
          // A hash depends on nothing but its input.
          .filter(({ target }) => /^(node:(?!crypto$)|@actions\/|undici)/.test(target))
          .map(({ target }) => `${file} → ${target}`),
      )
    expect(wrong).toEqual([])
  })

  it('leaves what differs between systems to two folders', () => {
    const differs =
      /process\.platform|\btmpdir\(|process\.kill\(|process\.on\('SIG|\\r\?\\n\/|replaceAll\('\\\\\\\\', '\/'\)|import [^\n]*\b(?:sep|relative|isAbsolute|normalize|delimiter|win32)\b[^\n]*'node:path'/
    const found = files
      .filter((file) => !/^(?:paths|platform\/system)\//.test(file) && file !== 'render/html/assets.ts')
      .filter((file) => differs.test(readFileSync(pathOf(file), 'utf8')))
    expect(found).toEqual([])
  })

  it('has no circle', () => {
    const state = new Map<string, 'open' | 'done'>()
    const circles: string[] = []
    const visit = (file: string, path: readonly string[]): void => {
      if (state.get(file) === 'done') return
      if (state.get(file) === 'open') {
        circles.push([...path.slice(path.indexOf(file)), file].join(' → '))
        return
      }
      state.set(file, 'open')
      for (const { target, isLazy } of imports.get(file) ?? []) {
        if (!isLazy && imports.has(target)) visit(target, [...path, file])
      }
      state.set(file, 'done')
    }
    for (const file of files) visit(file, [])
    expect(circles).toEqual([])
  })

  it('keeps the local service out of the action', () => {
    const reached = new Set<string>()
    const visit = (file: string): void => {
      if (reached.has(file)) return
      reached.add(file)
      for (const { target } of imports.get(file) ?? []) if (imports.has(target)) visit(target)
    }
    visit('index.ts')
    expect(reached.size).toBeGreaterThan(20)
    expect([...reached].filter((file) => ['local-service', 'cli'].includes(folderOf(file)))).toEqual([])
  })
})

describe('the doors', () => {
  it('only re-export', () => {
    const others = [...doorFiles].filter((file) =>
      /\S/.test(
        readFileSync(pathOf(file), 'utf8')
          .replace(/\/\*[\s\S]*?\*\//g, '')
          .replace(/^export (?:type )?\{[^{}]*\} from '\.[^']*'$/gm, ''),
      ),
    )
    expect(others).toEqual([])
  })

  it('offer what other rooms use, and nothing else', () => {
    const used = new Set(
      files.flatMap((file) =>
        readImports(file).flatMap(({ specifier, names }) => names.map((name) => `${specifier}: ${name}`)),
      ),
    )
    const offered = [...doorNames].flatMap(([door, names]) =>
      [...names.keys()].map((name) => `${door}: ${name}`),
    )
    // Tests start a local service, too.
    expect(offered.filter((name) => !used.has(name))).toEqual(['#local-service: LocalService'])
  })
})

describe('the way from an entry', () => {
  /** The steps to each file that an entry reaches. A door is none: who imports it is one step from all that it offers. */
  function stepsFrom(entry: string): readonly number[] {
    const steps = new Map([[entry, 0]])
    // A map can grow while it is walked, and the nearest come first.
    for (const [file, step] of steps) {
      for (const { specifier, target } of imports.get(file) ?? []) {
        for (const next of doorNames.get(specifier)?.values() ?? [target])
          if (imports.has(next) && !steps.has(next)) steps.set(next, step + 1)
      }
    }
    return [...steps.values()]
  }

  it.each(Object.entries(mostSteps))('is short: %s', (entry, [mean, farthest]) => {
    const steps = stepsFrom(entry)
    expect(steps.reduce((sum, step) => sum + step, 0) / steps.length).toBeLessThanOrEqual(mean)
    expect(Math.max(...steps)).toBeLessThanOrEqual(farthest)
  })
})

describe('types that let no name through', () => {
  const sources = files.filter((file) => file !== 'render/html/assets.ts')
  const textOf = (file: string) => readFileSync(pathOf(file), 'utf8')

  it('no object with a type takes the pairs of a list, whose names and values nobody compares with it', () => {
    // What is wanted instead: a member for each, or `buildRecord`, `pickMembers`, `replaceMembers` of `model/data.ts`.
    expect(sources.filter((file) => /\.\.\.\s*Object\.fromEntries/.test(textOf(file)))).toEqual([])
  })

  it('one function says what an object with keys is', () => {
    const ask = /typeof \w+ === 'object' && \w+ !== null && !Array\.isArray/
    expect(sources.filter((file) => ask.test(textOf(file)))).toEqual(['model/data.ts'])
  })

  it('an exit code is an `ExitCode`', () => {
    const asNumber =
      /exitCode\??: number|(?:main|gate\w*|run[A-Z]?\w*|conclude|collect\w+)\([^)]*\): Promise<number>/
    // What a program that we started ends with is its own.
    expect(sources.filter((file) => asNumber.test(textOf(file)))).toEqual(['ports/platform.ts'])
  })
})
