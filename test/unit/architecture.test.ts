import { readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { useForwardSlashes } from '../../src/paths/written.ts'
import { listSources, project } from '../support/list-files.ts'

const architecture = readFileSync(join(project, 'docs/architecture.md'), 'utf8')

/** Which rooms each room may import from, as the table of docs/architecture.md says it; every arrow points down. */
const allowed = readRooms(architecture)

/** Rooms that decide and draw: no files, no network, no clock. */
const pure = ['model', 'errors', 'ports', 'gate', 'facts', 'render', 'results', 'contract']

/** Rooms at the edge of the process, which may ask it for anything. */
const edges = ['platform', 'local-service', 'cli', 'call', 'command', 'index', 'post', 'main']

/** Rooms whose work is files: they read reports. */
const readers = ['reports']

/*
 * What is not yet as it should be. A list may only become shorter: an entry that is no longer true fails too.
 */
const asksTheProcess = [
  'http/delay-signal.ts: setTimeout',
  'jobs/hosted/job.ts: Math.random',
  'jobs/hosted/launch/start.ts: randomUUID',
  'jobs/report/gate-reports.ts: randomUUID',
  'service/client/client.ts: Math.random',
  'service/client/client.ts: process.',
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

/** The third column of the table of rooms: names in backticks, or `nothing`. */
function readRooms(text: string): Readonly<Record<string, readonly string[]>> {
  const [, rows = ''] = /^\| Folder \|.*\n\|[-|]+\|\n((?:\|.*\|\n)+)/m.exec(text) ?? []
  return Object.fromEntries(
    rows
      .trim()
      .split('\n')
      .map((row) => {
        const cells = row.split('|').map((cell) => cell.trim())
        const names = (cell = '') => [...cell.matchAll(/`([a-z-]+)`/g)].map(([, name = '']) => name)
        return [names(cells[1])[0] ?? row, names(cells[3])]
      }),
  )
}

/** A file by its place in a room: `src/` is left out, the local service is a room beside it. */
const nameOf = (path: string) => path.replace(/^src\//, '')
const pathOf = (file: string) => resolve(project, file.startsWith('local-service/') ? '.' : 'src', file)

const files = listSources().map(nameOf).toSorted()
const imports = new Map(files.map((file) => [file, importsOf(file)]))

function importsOf(file: string): { readonly target: string; readonly isLazy: boolean }[] {
  const source = readFileSync(pathOf(file), 'utf8')
  const found: { target: string; isLazy: boolean }[] = []
  for (const match of source.matchAll(/\bfrom '([^']+)'|^import '([^']+)'|\bimport\('([^']+)'\)/gm)) {
    const target = match[1] ?? match[2] ?? match[3] ?? ''
    found.push({
      target: target.startsWith('.')
        ? nameOf(useForwardSlashes(relative(project, resolve(dirname(pathOf(file)), target))))
        : target,
      isLazy: match[3] !== undefined,
    })
  }
  return found
}

function roomOf(file: string): string {
  return (file.split('/')[0] ?? '').replace(/\.ts$/, '')
}

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
  it('are in the table of docs/architecture.md, each with its row', () => {
    const rooms = [...new Set(files.map(roomOf))].toSorted()
    expect(Object.keys(allowed).toSorted()).toEqual(rooms)
    expect(
      Object.values(allowed)
        .flat()
        .filter((name) => !rooms.includes(name)),
    ).toEqual([])
  })

  it('leave the clock, chance, the network and the process to the edges', () => {
    const found = files.filter((file) => !edges.includes(roomOf(file))).flatMap(callsOf)
    expect(found.toSorted()).toEqual(asksTheProcess)
    expect(found.filter((call) => pure.includes(roomOf(call)))).toEqual([])
  })

  it('leave files, sockets and the toolkit to the edges and the readers of reports', () => {
    const world =
      /^(?:node:(?!path$|crypto$|buffer$|string_decoder$|util$|url$|stream|zlib$|events$)|@actions\/|undici)/
    const found = files
      .filter((file) => ![...edges, ...readers].includes(roomOf(file)))
      .flatMap((file) =>
        (imports.get(file) ?? [])
          .filter(({ target }) => world.test(target))
          .map(({ target }) => `${file} → ${target}`),
      )
    expect([...new Set(found)].toSorted()).toEqual(opensTheWorld)
  })
})

describe('the direction of imports', () => {
  it('points down in every room', () => {
    const wrong = files.flatMap((file) => {
      const room = roomOf(file)
      const rooms = allowed[room]
      if (rooms === undefined) return []
      return (imports.get(file) ?? [])
        .filter(
          ({ target }) =>
            target.endsWith('.ts') && roomOf(target) !== room && !rooms.includes(roomOf(target)),
        )
        .map(({ target }) => `${file} → ${target}`)
    })
    expect(wrong).toEqual([])
  })

  it('keeps the pure rooms pure', () => {
    const wrong = files
      .filter((file) => pure.includes(roomOf(file)))
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
    expect([...reached].filter((file) => ['local-service', 'cli'].includes(roomOf(file)))).toEqual([])
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
      /exitCode\??: number|(?:main|gate|run[A-Z]?\w*|conclude|collect\w+)\([^)]*\): Promise<number>/
    // What a program that we started ends with is its own.
    expect(sources.filter((file) => asNumber.test(textOf(file)))).toEqual(['ports/platform.ts'])
  })
})
