import type { Event, Job, Run } from './set-up.ts'

type Jobs = string | Job | readonly Job[]
type MoreOfRun = Omit<Partial<Run>, 'event' | 'jobs'>

/** One job that reads a report and judges it. */
export function gate(report: string, more: Partial<Job> = {}): Job {
  return { id: 'evals', does: 'gate', reports: { 'reports/junit.xml': report }, ...more }
}

/** A job that only stores what it measured. */
export function collect(report: string, more: Partial<Job> = {}): Job {
  return { ...gate(report, more), does: 'collect' }
}

/** The job that judges what the others stored. */
export const merge = (more: Partial<Job> = {}): Job => ({ id: 'verdict', does: 'merge', ...more })

/** A job that ends before its reports are read. */
export const dies = (id: string, more: Partial<Job> = {}): Job => ({ id, does: 'dies', ...more })

/** The legs of a matrix of one dimension, each with its report; a leg without one dies. */
export function legs(
  dimension: string,
  reports: Readonly<Record<string, string | undefined>>,
  more: Partial<Job> = {},
): readonly Job[] {
  const entries = Object.entries(reports)
  return entries.map(([value, report], index) => {
    const of = { id: 'evals', matrix: { [dimension]: value }, leg: [index, entries.length] as const, ...more }
    return report === undefined ? dies('evals', of) : collect(report, of)
  })
}

/** The legs of a matrix, each of which judges for itself. */
export function gatedLegs(dimension: string, reports: Readonly<Record<string, string>>): readonly Job[] {
  return legs(dimension, reports).map((job) => ({ ...job, does: 'gate' }))
}

const jobsOf = (jobs: Jobs): readonly Job[] =>
  typeof jobs === 'string' ? [gate(jobs)] : 'does' in jobs ? [jobs] : jobs

/** A run for an event. A text is the report of one job that judges. */
export function run(event: Event, jobs: Jobs, more: MoreOfRun = {}): Run {
  return { event, jobs: jobsOf(jobs), ...more }
}

/** A push to main. */
export const main = (jobs: Jobs, more: MoreOfRun = {}): Run => run({ on: 'push' }, jobs, more)

/** As many pushes to main with one result. */
export const mains = (count: number, jobs: Jobs, more: MoreOfRun = {}): readonly Run[] =>
  Array.from({ length: count }, () => main(jobs, more))

/** A push to the branch of a pull request. */
export const pull = (jobs: Jobs, more: MoreOfRun = {}): Run =>
  run({ on: 'pull_request', pull: 'change' }, jobs, more)
