import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { CaseRun, Iteration, RunData } from '../contract.ts'
import { entry } from '../ours/cli.ts'

/** Runs of one and the same state, the oldest first. */
export interface Setting {
  readonly name: string
  readonly runs: readonly RunData[]
}

/**
 * Reads recorded runs: `FOLDER/RUN/…` for one setting, `FOLDER/SETTING/RUN/…` for several. A run is a folder of
 * reports in any format that Eval Gate reads; the order of their names is that of time.
 *
 * @throws Error with the folder when a run has no readable report
 */
export function readHistory(path: string): readonly Setting[] {
  const folder = resolve(path)
  const children = foldersIn(folder)
  const isNested = children.some((child) => foldersIn(join(folder, child)).length > 0)
  const settings = isNested ? children : ['']
  return settings.map((name) => ({
    name: name === '' ? 'all runs' : name,
    runs: foldersIn(join(folder, name)).map((run) => readRun(join(folder, name, run))),
  }))
}

function foldersIn(folder: string): readonly string[] {
  return readdirSync(folder)
    .filter((name) => !name.startsWith('.') && statSync(join(folder, name)).isDirectory())
    .sort()
}

/** The part of a results file (docs/results.schema.json) that is read here. */
interface Results {
  readonly run: {
    readonly groups: readonly {
      readonly file?: string
      readonly suite?: readonly string[]
      /** Names of cases that passed once. */
      readonly passed?: readonly string[]
      readonly cases?: readonly (Counts & { readonly name: string; readonly variant?: string })[]
    }[]
  }
}

type Counts = Readonly<Partial<Record<'passed' | 'failed' | 'errored' | 'skipped' | 'lost', number>>>

/** Lets the built command line read the reports of a run, whatever tool wrote them. */
function readRun(folder: string): RunData {
  const temp = mkdtempSync(join(tmpdir(), 'eval-gates-replay-'))
  const out = join(temp, 'results.json')
  try {
    const args = ['gate', '--head', join(folder, '**/*'), '--results-file', out, '--policy', 'fail-on: never']
    const { stderr, stdout } = spawnSync(process.execPath, [entry, ...args], {
      encoding: 'utf8',
      cwd: temp,
    })
    const text = readIfThere(out)
    const cases = text === undefined ? [] : casesOf(JSON.parse(text) as Results)
    if (cases.length === 0) throw new Error(`${folder}: no results were read.\n${stdout}${stderr}`)
    return withSummary(cases)
  } finally {
    rmSync(temp, { recursive: true, force: true })
  }
}

function readIfThere(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}

function casesOf({ run }: Results): readonly CaseRun[] {
  return run.groups.flatMap(({ file = '', suite = [], passed = [], cases = [] }) => {
    const nameOf = (name: string, variant = '') =>
      plain([...suite, name, variant].filter(Boolean).join(' / '))
    const place = plain(file === '' ? (suite[0] ?? 'suite') : file)
    return [
      ...passed.map((name) => ({
        name: nameOf(name),
        file: place,
        iterations: [{ outcome: 'pass' as const }],
      })),
      ...cases.map((of) => ({
        name: nameOf(of.name, of.variant),
        file: place,
        iterations: iterationsOf(of),
      })),
    ]
  })
}

/** A text that XML need not escape, as the contract of the bench has it. */
function plain(text: string): string {
  return text.replaceAll(/[^\w .:/[\]()-]/g, '_')
}

/** The order of iterations is not in a results file; no gate looks at it. */
function iterationsOf({
  passed = 0,
  failed = 0,
  errored = 0,
  skipped = 0,
  lost = 0,
}: Counts): readonly Iteration[] {
  const times = (count: number, outcome: Iteration['outcome']) =>
    Array.from({ length: count }, () => ({ outcome }))
  return [
    ...times(passed, 'pass'),
    ...times(failed, 'fail'),
    ...times(errored, 'error'),
    ...times(skipped, 'skip'),
    ...times(lost, 'lost'),
  ]
}

/** A run that says about itself what its list says. */
export function withSummary(cases: readonly CaseRun[]): RunData {
  const all = cases.flatMap(({ iterations }) => iterations)
  const passed = all.filter(({ outcome }) => outcome === 'pass').length
  const failed = all.filter(({ outcome }) => outcome === 'fail' || outcome === 'error').length
  return { cases, summary: { total: all.length, passed, failed } }
}
