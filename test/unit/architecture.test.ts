import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = resolve(import.meta.dirname, '../../src')

/** Which rooms each room may import from; every arrow points down. `docs/architecture.md` draws the same. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  model: [],
  errors: [],
  ports: ['model'],
  contract: [],
  reports: ['model', 'errors'],
  gate: ['model'],
  render: ['model', 'ports'],
  results: ['model', 'errors'],
  http: ['errors', 'ports', 'contract'],
  service: ['model', 'errors', 'ports', 'contract', 'http'],
  config: ['model', 'errors', 'ports', 'gate', 'reports'],
  baseline: ['model', 'errors', 'ports', 'reports', 'results', 'service'],
  jobs: [
    'model',
    'errors',
    'ports',
    'config',
    'reports',
    'gate',
    'render',
    'results',
    'http',
    'service',
    'baseline',
    'contract',
  ],
  platform: ['model', 'errors', 'ports'],
  'local-service': ['model', 'errors', 'contract'],
}

/** Rooms that decide and draw: no files, no network, no clock. */
const pure = ['model', 'gate', 'render', 'results', 'contract']

const files = globSync('**/*.ts', { cwd: root })
const imports = new Map(files.map((file) => [file, importsOf(file)]))

function importsOf(file: string): { readonly target: string; readonly isLazy: boolean }[] {
  const source = readFileSync(join(root, file), 'utf8')
  const found: { target: string; isLazy: boolean }[] = []
  for (const match of source.matchAll(/\bfrom '([^']+)'|^import '([^']+)'|\bimport\('([^']+)'\)/gm)) {
    const target = match[1] ?? match[2] ?? match[3] ?? ''
    found.push({
      target: target.startsWith('.') ? relative(root, resolve(root, dirname(file), target)) : target,
      isLazy: match[3] !== undefined,
    })
  }
  return found
}

function roomOf(file: string): string {
  return (file.split('/')[0] ?? '').replace(/\.ts$/, '')
}

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
