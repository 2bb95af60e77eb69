import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeJest, writeJunit } from './parse-data.ts'
import { junitShapes, writeShape } from './parse-shapes.ts'

/**
 * `npm run bench:parse [-- --peers | --shapes]`: time and memory of the report readers as ratios, all from this one run on
 * generated data. Every figure is the best of some runs, each in a process of its own that runs compiled code.
 * `--peers` installs readers from npm in the temporary folder and measures them too; `--shapes` only compares how tools
 * write JUnit XML.
 */
interface Measure {
  readonly ms: number
  readonly cpuMs?: number
  readonly rssMb: number
  readonly results: number
  readonly cases?: number
}

/** Readers that make test cases of JUnit XML, and where their code is. */
const peers = [
  ['test-results-parser', '0.4.6', 'src/index.js'],
  ['junit2json', '4.0.0', 'dist/esm/index.js'],
  ['junit-to-ctrf', '0.0.14', 'dist/index.js'],
  ['xml2js', '0.6.2', 'lib/xml2js.js'],
] as const

const root = join(import.meta.dirname, '..')
const folder = mkdtempSync(join(tmpdir(), 'bench-parse-'))
const withPeers = process.argv.includes('--peers')

try {
  compile()
  if (!process.argv.includes('--shapes')) {
    await compareXml()
    await compareJson()
    await compareReaders()
    await showGrowth()
  }
  await compareShapes()
} finally {
  rmSync(folder, { recursive: true, force: true })
}

/** What users run is compiled; running the sources would count the compiler's memory. */
function compile(): void {
  const options = ['--noEmit', 'false', '--outDir', join(folder, 'out'), '--rootDir', root, '--skipLibCheck']
  const config = {
    extends: join(root, 'tsconfig.json'),
    compilerOptions: { typeRoots: [join(root, 'node_modules/@types')] },
    include: [join(root, 'bench/parse-worker.ts')],
  }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config))
  execFileSync(join(root, 'node_modules/.bin/tsc'), ['-p', join(folder, 'tsconfig.json'), ...options], {
    stdio: 'inherit',
  })
  writeFileSync(join(folder, 'out/package.json'), '{"type":"module"}')
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
}

function measureOnce(reader: string, file: string, packagePath = ''): Measure {
  const worker = join(folder, 'out/bench/parse-worker.js')
  const written = execFileSync(process.execPath, [worker, reader, file, packagePath], { encoding: 'utf8' })
  return JSON.parse(written) as Measure
}

/** Best time and smallest memory of several runs, which is what the machine can do when it is left alone. */
function measure(reader: string, file: string, runs = 3, packagePath = ''): Measure {
  const all = Array.from({ length: runs }, () => measureOnce(reader, file, packagePath))
  const [first] = all
  if (first === undefined) throw new Error('no run')
  return {
    ...first,
    ms: Math.min(...all.map(({ ms }) => ms)),
    cpuMs: Math.min(...all.map(({ cpuMs = 0 }) => cpuMs)),
    rssMb: Math.min(...all.map(({ rssMb }) => rssMb)),
  }
}

function say(text: string): void {
  process.stdout.write(`${text}\n`)
}

function row(name: string, { ms, rssMb, results, cases }: Measure): string {
  const of = cases === undefined ? '' : `, ${cases.toLocaleString('en')} cases`
  return `  ${name.padEnd(28)} ${(ms / 1000).toFixed(2).padStart(7)} s ${rssMb.toFixed(0).padStart(6)} MB  ${results.toLocaleString('en')} results${of}`
}

function goal(what: string, value: number, limit: number, unit: string, atLeast = false): string {
  const met = atLeast ? value >= limit : value <= limit
  const sign = atLeast ? '≥' : '≤'
  return `  → ${what}: ${value.toFixed(2)}${unit} (goal ${sign} ${limit}${unit}) ${met ? 'met' : 'MISSED'}`
}

async function compareXml(): Promise<void> {
  const few = join(folder, 'few.xml')
  const many = join(folder, 'many.xml')
  await writeJunit(few, 1_000_000, 100_000)
  await writeJunit(many, 1_000_000, 1_000_000)
  say('JUnit XML, 1,000,000 results, about 650 MB, to tallies')
  const bare = measure('bare-saxes', few)
  const ours = measure('ours', few)
  const distinct = measure('ours', many, 2)
  say(row('saxes, empty handlers', bare))
  say(row('ours, 100,000 cases', ours))
  say(row('ours, 1,000,000 cases', distinct))
  say(goal('CPU, of saxes with empty handlers', (ours.cpuMs ?? 0) / (bare.cpuMs ?? 1), 1.15, '×'))
  say(goal('memory, 100,000 cases', ours.rssMb, 250, ' MB'))
  say(goal('memory, 1,000,000 cases', distinct.rssMb, 600, ' MB'))
  rmSync(few)
  rmSync(many)
}

async function compareJson(): Promise<void> {
  const file = join(folder, 'jest.json')
  await writeJest(file, 200e6)
  say('Jest JSON, 200 MB, to tallies')
  const whole = measure('json-parse', file)
  const ours = measure('ours', file)
  say(row('JSON.parse(readFileSync)', whole))
  say(row('ours', ours))
  say(goal('CPU, of JSON.parse', (ours.cpuMs ?? 0) / (whole.cpuMs ?? 1), 1.5, '×'))
  say(goal('memory, of JSON.parse', ours.rssMb / whole.rssMb, 0.33, '×'))
  rmSync(file)
}

async function compareReaders(): Promise<void> {
  const file = join(folder, 'peers.xml')
  await writeJunit(file, 100_000, 100_000)
  say('JUnit XML, 100,000 cases, against readers from npm')
  const ours = measure('ours', file)
  say(row('ours, to tallies', ours))
  say(row('fast-xml-parser, a bare tree', measure('fast-xml-parser', file)))
  if (withPeers) comparePeers(file, ours)
  else say('  → `npm run bench:parse -- --peers` compares with complete readers')
  rmSync(file)
}

function comparePeers(file: string, ours: Measure): void {
  const packages = peers.map(([name, version]) => `${name}@${version}`)
  const place = ['--prefix', join(folder, 'peers'), '--no-audit', '--no-fund', '--loglevel=error']
  execFileSync('npm', ['install', ...place, ...packages])
  const measured = peers.map(([name, , path]) => {
    const found = measure(name, file, 3, join(folder, 'peers/node_modules', name, path))
    say(row(name === 'xml2js' ? 'xml2js, a bare tree' : name, found))
    return { name, ...found }
  })
  const fastest = measured.reduce((best, next) => (next.ms < best.ms ? next : best))
  const smallest = measured.reduce((best, next) => (next.rssMb < best.rssMb ? next : best))
  say(goal(`faster than the fastest (${fastest.name})`, fastest.ms / ours.ms, 3, '×', true))
  say(goal(`smaller than the smallest (${smallest.name})`, smallest.rssMb / ours.rssMb, 4, '×', true))
}

async function showGrowth(): Promise<void> {
  say('Growth, all cases distinct')
  const perResult: number[] = []
  for (const count of [1_000, 10_000, 100_000, 1_000_000]) {
    const file = join(folder, `${count}.xml`)
    await writeJunit(file, count, count)
    const ours = measure('ours', file, count < 1_000_000 ? 3 : 2)
    perResult.push((ours.ms * 1_000) / count)
    say(
      `${row(`ours, ${count.toLocaleString('en')}`, ours)}  ${((ours.ms * 1_000) / count).toFixed(1)} µs each`,
    )
    rmSync(file)
  }
  const [, , hundredThousand = 1, million = 1] = perResult
  say(goal('µs each at 10⁶ over µs each at 10⁵', million / hundredThousand, 1.5, '×'))
}

async function compareShapes(): Promise<void> {
  say('JUnit XML as tools write it, 300,000 cases that passed, processor time')
  const times: number[] = []
  for (const shape of Object.keys(junitShapes)) {
    const file = join(folder, 'shape.xml')
    await writeShape(file, shape, 300_000)
    const { cpuMs = 0, ...ours } = measure('ours', file)
    say(row(shape, { ...ours, ms: cpuMs }))
    times.push(cpuMs)
    rmSync(file)
  }
  const [plainest = 1] = times
  say(goal('the slowest, of Maven', Math.max(...times) / plainest, 1.6, '×'))
}
