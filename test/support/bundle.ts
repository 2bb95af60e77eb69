import { type ChildProcess, spawn } from 'node:child_process'
import { resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../..')
// An address: on Windows, a path with a drive is not taken as one.
const quickWaits = new URL('quick-waits.mjs', import.meta.url).href

/** How much shorter the pauses of a process are, see `quick-waits.mjs`. */
export const timesFaster = 20

const entry = process.env.EVAL_GATE_ENTRY

/** Steps run in the process of the test where they can, see `run-here.ts`. */
export const runsHere = entry === undefined || entry === 'here'

const isBundle = entry === undefined || entry === 'dist/index.js'
/** The entry is a source, and others, too. */
const runsSources = entry === 'here'
const resolveOther = (name: string) =>
  resolve(root, runsSources ? `src/${name}/index.ts` : `dist/${name}/index.js`)

/**
 * The bundles. `EVAL_GATE_ENTRY=dist/index.js` runs each step as a process, as CI does, and `src/index.ts` the sources
 * instead; `here` runs the sources in the process of the test.
 */
export const entries = {
  action: resolve(root, isBundle ? 'dist/index.js' : runsSources ? 'src/index.ts' : entry),
  post: resolve(root, isBundle ? 'dist/post/index.js' : 'src/post.ts'),
  call: resolveOther('call'),
  command: resolveOther('command'),
  cli: resolveOther('cli'),
}

export interface BundleOptions {
  readonly entry: string
  readonly args?: readonly string[]
  readonly cwd: string
  readonly env: Readonly<Record<string, string>>
  /** Where the pauses of the process go, one a line in ms; they are short then. Absent: they take their time. */
  readonly waitsFile?: string
  /** Node to run it with; by default the one of the tests. */
  readonly node?: string
}

/** Without these, a process on Windows has no network and no folder for temporary files. */
const ofWindows = Object.fromEntries(
  ['SystemRoot', 'TEMP', 'PATHEXT'].flatMap((name) => {
    const value = process.env[name]
    return process.platform === 'win32' && value !== undefined ? [[name, value]] : []
  }),
)

/**
 * All processes share what is compiled from now on: compiling megabytes of JavaScript again for each is half of its
 * start.
 */
export function shareCompiled(): void {
  process.env.NODE_COMPILE_CACHE = resolve(root, 'node_modules/.cache/eval-gate-tests')
}

/** For a process that does not inherit it: see {@link shareCompiled}. */
export function compileCache(): Record<string, string> {
  const { NODE_COMPILE_CACHE: folder = '' } = process.env
  return { NODE_COMPILE_CACHE: folder }
}

/** Starts a bundle in a process with this environment and no other. */
export function startBundle({
  entry,
  args = [],
  cwd,
  env,
  waitsFile,
  node = process.execPath,
}: BundleOptions): ChildProcess {
  const preload = waitsFile === undefined ? [] : ['--import', quickWaits]
  return spawn(node, [...preload, entry, ...args], {
    cwd,
    env: {
      PATH: process.env.PATH ?? '',
      ...ofWindows,
      ...compileCache(),
      ...(waitsFile !== undefined && {
        EVAL_GATE_TEST_WAITS: waitsFile,
        EVAL_GATE_TEST_FASTER: String(timesFaster),
      }),
      ...env,
    },
  })
}

export interface Ended {
  readonly exitCode: number | null
  readonly stdout: string
  readonly stderr: string
}

/** What a process said, once it has ended and closed its streams. */
export async function endOf(child: ChildProcess): Promise<Ended> {
  let stdout = ''
  let stderr = ''
  child.stdout?.setEncoding('utf8').on('data', (chunk) => {
    stdout += chunk
  })
  child.stderr?.setEncoding('utf8').on('data', (chunk) => {
    stderr += chunk
  })
  const exitCode = await new Promise<number | null>((resolveExit) => child.on('close', resolveExit))
  return { exitCode, stdout, stderr }
}
