import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ArtifactError } from '../../src/errors.ts'
import { buildView } from '../../src/facts/view.ts'
import { countTotals } from '../../src/model/run/run.ts'
import { readZip } from '../../src/platform/github/artifacts/zip.ts'
import { renderComment } from '../../src/render/markdown/comment.ts'
import { collectedFiles, readCollectedRun, readFacts } from '../../src/results/collected-run.ts'
import { serializeResults } from '../../src/results/write-results.ts'
import { anyCharacter } from '../support/any-character.ts'
import { mutate, mutations } from '../support/reports/fuzz.ts'
import { zipOf } from '../support/zip.ts'
import { buildReport, passingCases } from '../unit/render/builders.ts'

/** Seeded, so that the same sources always give the same verdict; a failure prints the seed and the path to it. */
const seed = 20_261

const report = buildReport({ cases: [{ name: 'breaks', before: [3, 3], after: [1, 3] }, ...passingCases(3)] })
const results = JSON.parse(serializeResults(report)) as Json
const facts = {
  schema: 'eval-gate-collected',
  version: 1,
  suiteName: 'checkout',
  pullRequest: 7,
  files: [
    {
      path: 'a.xml',
      format: 'junit',
      tests: 4,
      passed: 3,
      failed: 1,
      errored: 0,
      skipped: 0,
      flaky: 0,
      warnings: ['w'],
    },
  ],
} satisfies Json

const names = Object.values(collectedFiles)
const limits = { files: names, maxBytes: 256 * 1024 }
const archive = zipOf([
  { name: collectedFiles.results, content: JSON.stringify(results) },
  { name: collectedFiles.facts, content: JSON.stringify(facts), stored: true },
])

/** What it reads, or undefined when it is refused; any other error fails the test. */
function readOrRefuse<T>(read: () => T): T | undefined {
  try {
    return read()
  } catch (error) {
    expect(error).toBeInstanceOf(ArtifactError)
    return undefined
  }
}

async function checkArchive(bytes: Buffer): Promise<void> {
  const files = await readZip(bytes, limits).catch((error: unknown) => {
    expect(error).toBeInstanceOf(ArtifactError)
    return undefined
  })
  for (const [name, content] of files ?? []) {
    expect(names).toContain(name)
    expect(content.length).toBeLessThanOrEqual(limits.maxBytes)
  }
  if (files === undefined) return
  readOrRefuse(() => readFacts(files.get(collectedFiles.facts), 'checkout'))
  readOrRefuse(() => readCollectedRun(files.get(collectedFiles.results)))
}

describe('an archive of a stranger', () => {
  it('is read or refused after any change of its bytes', async () => {
    await fc.assert(
      fc.asyncProperty(mutations, (changes) => checkArchive(mutate(archive, changes))),
      { seed, numRuns: 2_000 },
    )
  })

  it('is read or refused with any figure in any of its headers', async () => {
    const signatures = [0x04034b50, 0x02014b50, 0x06054b50]
    const headers = signatures.flatMap((signature) => placesOf(archive, signature))
    expect(headers).toHaveLength(5)
    const figure = fc.constantFrom(0, 1, 8, 0x7fff, 0xffff, 0x7fffffff, 0xfffffffe, 0xffffffff)
    const change = fc.record({
      header: fc.constantFrom(...headers),
      at: fc.nat(42),
      figure,
      wide: fc.boolean(),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 4 }), async (changes) => {
        const bytes = Buffer.from(archive)
        for (const { header, at, figure, wide } of changes) {
          const place = Math.min(header + 4 + at, bytes.length - 4)
          if (wide) bytes.writeUInt32LE(figure, place)
          else bytes.writeUInt16LE(figure & 0xffff, place)
        }
        await checkArchive(bytes)
      }),
      { seed, numRuns: 2_000 },
    )
  })

  it('is read or refused with any entries', async () => {
    const entry = fc.record({
      name: fc.oneof(
        fc.constantFrom(...names, `../${names[0]}`, `/${names[0]}`, `${names[0]}/`, `C:\\${names[0]}`, ''),
        fc.string({ unit: anyCharacter, maxLength: 20 }),
      ),
      content: fc.oneof(
        fc.constantFrom(
          '{}',
          '[]',
          'null',
          '"',
          JSON.stringify(facts),
          JSON.stringify(results),
          '[['.repeat(50_000),
        ),
        fc.constant(Buffer.alloc(300 * 1024)),
        fc.uint8Array({ maxLength: 40 }).map((bytes) => Buffer.from(bytes)),
      ),
      stored: fc.boolean(),
      flags: fc.constantFrom(0, 0, 0, 1, 8, 0x800, 0xffff),
      method: fc.constantFrom(0, 8, 8, 9, 12, 99),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(entry, { maxLength: 4 }), (entries) => checkArchive(zipOf(entries))),
      { seed, numRuns: 250 },
    )
  })
})

type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

/** By name, so that the report of a failure stays short. */
const hostileValues: Readonly<Record<string, Json>> = {
  null: null,
  true: true,
  negative: -1,
  half: 0.5,
  huge: 1e308,
  unsafe: 2 ** 53,
  empty: '',
  surrogate: '\ud800',
  zero: '\u0000',
  bidi: '\u202e',
  blanks: `a${'\t'.repeat(30_000)}b`,
  lines: '\n'.repeat(30_000),
  long: 'x'.repeat(30_000),
  list: [],
  object: {},
  many: Array(20_000).fill('x'),
  deep: '@deep',
  prototype: JSON.parse('{"__proto__":{"passed":1},"constructor":1,"toString":2}'),
}

/** As a file. What is nested deeply is written as text: `JSON.stringify` would not survive it. */
function fileOf(tree: Json): Buffer {
  return Buffer.from(JSON.stringify(tree).replaceAll('"@deep"', `${'['.repeat(50_000)}${']'.repeat(50_000)}`))
}

/** One change of the tree: the value at a place becomes another, goes away, or stands there twice. */
const treeChange = fc.record({
  place: fc.nat(),
  kind: fc.constantFrom('replace', 'remove', 'repeat', 'rename', 'copy'),
  value: fc.constantFrom(...Object.keys(hostileValues)),
  from: fc.nat(),
})

function changeTree(
  tree: Json,
  changes: readonly { place: number; kind: string; value: string; from: number }[],
): Json {
  const copy = structuredClone(tree)
  for (const { place, kind, value, from } of changes) {
    const places = placesIn(copy)
    const chosen = places[place % places.length]
    if (chosen === undefined) continue
    const { parent, key } = chosen
    if (kind === 'remove' && Array.isArray(parent)) parent.splice(Number(key), 1)
    else if (kind === 'remove') delete parent[key as never]
    else if (kind === 'repeat' && Array.isArray(parent))
      parent.push(structuredClone(parent[Number(key)] ?? null))
    else if (kind === 'rename' && !Array.isArray(parent)) parent[`${key}x`] = parent[key] ?? null
    else if (kind === 'copy') {
      const source = places[from % places.length]
      parent[key as never] = structuredClone(source?.parent[source.key as never] ?? null) as never
    } else parent[key as never] = structuredClone(hostileValues[value]) as never
  }
  return copy
}

interface Place {
  readonly parent: Json[] | { [key: string]: Json }
  readonly key: string
}

function placesIn(value: Json, depth = 12): readonly Place[] {
  if (typeof value !== 'object' || value === null || depth === 0) return []
  return Object.entries(value)
    .slice(0, 50)
    .flatMap(([key, child]) => [{ parent: value, key }, ...placesIn(child, depth - 1)])
}

describe('a measurement of a stranger', () => {
  it('is shown or refused after any change of its tree', () => {
    let shown = 0
    fc.assert(
      fc.property(fc.array(treeChange, { minLength: 1, maxLength: 3 }), (changes) => {
        const bytes = fileOf(changeTree(results, changes))
        const run = readOrRefuse(() => readCollectedRun(bytes))
        if (run === undefined) return
        shown += 1
        expect(Number.isSafeInteger(countTotals(run).total)).toBe(true)
        expect(renderComment(buildView({ ...report, head: run })).length).toBeLessThanOrEqual(65_536)
      }),
      { seed, numRuns: 800 },
    )
    expect(shown).toBeGreaterThan(100)
  })

  it('states facts that are read or refused after any change of their tree', () => {
    fc.assert(
      fc.property(fc.array(treeChange, { minLength: 1, maxLength: 3 }), (changes) => {
        const bytes = fileOf(changeTree(facts, changes))
        const read = readOrRefuse(() => readFacts(bytes, 'checkout'))
        if (read !== undefined) expect(read.suiteName).toBe('checkout')
      }),
      { seed, numRuns: 800 },
    )
  })
})

function placesOf(bytes: Buffer, signature: number): readonly number[] {
  const wanted = Buffer.alloc(4)
  wanted.writeUInt32LE(signature)
  const found: number[] = []
  for (let at = bytes.indexOf(wanted); at !== -1; at = bytes.indexOf(wanted, at + 1)) found.push(at)
  return found
}
