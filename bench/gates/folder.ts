import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Again, CaseRun, Iteration, Meta, Outcome, RunData, Seen } from './contract.ts'

/** Name of a run or a round in a folder: `000` is the newest run, or the first round. */
function numbered(index: number): string {
  return String(index).padStart(3, '0')
}

/** Writes what a contestant gets: `base/000`, `base/001`, …, `head` and `meta.json`. */
export function writeFolder(folder: string, { meta, base, head, again }: Seen): void {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'meta.json'), `${JSON.stringify(meta)}\n`)
  for (const [run, data] of base.entries()) writeRun(join(folder, 'base', numbered(run)), data, meta)
  writeRun(join(folder, 'head'), head, meta)
  for (const [round, fresh] of again.entries()) writeAgain(folder, round, fresh, meta)
}

/** Writes `again/000/head` and `again/000/base`. */
export function writeAgain(folder: string, round: number, { head, base }: Again, meta: Meta): void {
  const place = join(folder, 'again', numbered(round))
  writeRun(join(place, 'head'), head, meta)
  if (base !== undefined) writeRun(join(place, 'base'), base, meta)
}

function writeRun(folder: string, run: RunData, meta: Meta): void {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'results.jsonl'), linesOf(run))
  writeFileSync(join(folder, 'summary.json'), `${JSON.stringify(run.summary)}\n`)
  writeFileSync(join(folder, 'results.xml'), junitOf(run, meta))
}

/** One line for each iteration. */
interface Line {
  readonly case: string
  readonly file: string
  readonly iteration: number
  readonly outcome: Outcome
  readonly score?: number
  readonly seconds?: number
}

function linesOf({ cases }: RunData): string {
  return cases
    .flatMap(({ name, file, iterations }) =>
      iterations.map(
        (of, iteration) => `${JSON.stringify({ case: name, file, iteration, ...of } satisfies Line)}\n`,
      ),
    )
    .join('')
}

const problems: Readonly<Record<Outcome, string>> = {
  pass: '',
  fail: '<failure message="expected another answer"/>',
  error: '<error message="TypeError: boom"/>',
  lost: '<error message="429 Too Many Requests: rate limit of the provider"/>',
  skip: '<skipped/>',
}

/** `case 0003 [webkit]` ran in a project, which JUnit has as the host of a suite and not in the name. */
const inProject = /^(.+) \[(\w+)\]$/

/** JUnit XML, with the iteration and the score as properties. The names hold nothing that XML would need escaped. */
export function junitOf({ cases, summary }: RunData, meta: Meta): string {
  const count = (outcome: Outcome) =>
    cases.reduce((sum, of) => sum + of.iterations.filter((is) => is.outcome === outcome).length, 0)
  const [errors, skipped] = [count('error') + count('lost'), count('skip')]
  const failures = summary.failed - count('error')
  const counts = `tests="${summary.total}" failures="${failures}" errors="${errors}" skipped="${skipped}"`
  const suites = [...Map.groupBy(cases, ({ name }) => inProject.exec(name)?.[2])].map(([project, of]) => {
    const attributes = project === undefined ? counts : `hostname="${project}"`
    return `<testsuite name="suite" ${attributes}>\n${elementsOf(of, meta).join('\n')}\n</testsuite>`
  })
  return `<testsuites ${counts}>\n${suites.join('\n')}\n</testsuites>\n`
}

function elementsOf(cases: readonly CaseRun[], { scorer, iterations: planned }: Meta): string[] {
  return cases.flatMap(({ name, file, iterations }) =>
    iterations.map(({ outcome, score, seconds = 1 }, iteration) => {
      const properties = [
        ...(planned > 1 || iterations.length > 1
          ? [`<property name="iteration" value="${iteration}"/>`]
          : []),
        ...(score === undefined ? [] : [`<property name="score.${scorer}" value="${score}"/>`]),
      ]
      const inner = `${properties.length > 0 ? `<properties>${properties.join('')}</properties>` : ''}${problems[outcome]}`
      const start = `<testcase classname="${file}" name="${inProject.exec(name)?.[1] ?? name}" time="${seconds}"`
      return inner === '' ? `${start}/>` : `${start}>${inner}</testcase>`
    }),
  )
}

/** What {@link writeFolder} wrote. */
export function readFolder(folder: string): Seen {
  const list = (name: string) =>
    existsSync(join(folder, name)) ? readdirSync(join(folder, name)).sort() : []
  return {
    meta: JSON.parse(readFileSync(join(folder, 'meta.json'), 'utf8')) as Meta,
    base: list('base').map((run) => readRun(join(folder, 'base', run))),
    head: readRun(join(folder, 'head')),
    again: list('again').map((round) => {
      const place = join(folder, 'again', round)
      const base = join(place, 'base')
      return { head: readRun(join(place, 'head')), ...(existsSync(base) && { base: readRun(base) }) }
    }),
  }
}

function readRun(folder: string): RunData {
  const cases = new Map<string, CaseRun & { readonly iterations: Iteration[] }>()
  for (const line of readFileSync(join(folder, 'results.jsonl'), 'utf8').split('\n')) {
    if (line === '') continue
    const { case: name, file, iteration: _, ...iteration } = JSON.parse(line) as Line
    const known = cases.get(name) ?? { name, file, iterations: [] }
    known.iterations.push(iteration)
    cases.set(name, known)
  }
  const summary = JSON.parse(readFileSync(join(folder, 'summary.json'), 'utf8')) as RunData['summary']
  return { cases: [...cases.values()], summary }
}
