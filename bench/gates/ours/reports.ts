import { existsSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Meta } from '../contract.ts'

/**
 * The report files of a folder: the JUnit files, unless something was lost. JUnit can't say that, so a project with
 * losses uses a tool that can: here the log of Inspect.
 */
export function reportsOf(folder: string): { readonly head: string; readonly base: readonly string[] } {
  const runs = readdirSync(join(folder, 'base')).sort()
  const base = runs.map((run) => join(folder, 'base', run))
  const head = join(folder, 'head')
  const { measured, plain } = JSON.parse(readFileSync(join(folder, 'meta.json'), 'utf8')) as Meta
  const hasLosses = plain !== true && [head, ...base].some((of) => losesSome(of))
  const file = (of: string) => (hasLosses ? inspectLog(of) : join(of, 'results.xml'))
  const reports = { head: file(head), base: base.map(file) }
  if (measured !== undefined) {
    date(reports.head, measured.head)
    for (const [run, report] of reports.base.entries()) date(report, measured.base[run])
  }
  return reports
}

/** The report of fresh iterations, in the format of the others. */
export function freshReport(place: string, folder: string): string {
  return reportsOf(folder).head.endsWith('.json') ? inspectLog(place) : join(place, 'results.xml')
}

/** A report is as old as its file. */
function date(report: string, time: string | undefined): void {
  if (time !== undefined) utimesSync(report, new Date(time), new Date(time))
}

function losesSome(run: string): boolean {
  return (
    existsSync(join(run, 'inspect.json')) ||
    readFileSync(join(run, 'results.jsonl'), 'utf8').includes('"lost"')
  )
}

interface Line {
  readonly case: string
  readonly file: string
  readonly iteration: number
  readonly outcome: 'pass' | 'fail' | 'error' | 'lost' | 'skip'
}

/** Writes the run as a log of Inspect. A sample that is lost reached the limit of its messages before it was scored. */
function inspectLog(run: string): string {
  const path = join(run, 'inspect.json')
  if (existsSync(path)) return path
  const samples = readFileSync(join(run, 'results.jsonl'), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const { case: id, iteration, outcome } = JSON.parse(line) as Line
      const scores = { match: { value: outcome === 'pass' ? 'C' : 'I' } }
      return {
        id,
        epoch: iteration + 1,
        input: id,
        target: '',
        ...(outcome === 'lost' && { limit: { type: 'message', limit: 30 } }),
        ...(outcome === 'error' && { error: { message: 'TypeError: boom', traceback: '' } }),
        ...(outcome === 'pass' || outcome === 'fail' ? { scores } : {}),
      }
    })
  const log = {
    version: 2,
    status: 'success',
    eval: { task: 'suite', model: 'none', dataset: { samples: samples.length } },
    plan: { steps: [] },
    samples,
  }
  writeFileSync(path, JSON.stringify(log))
  return path
}
