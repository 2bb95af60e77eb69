import { choosePlural, formatPlural, listSome } from '../../model/format.ts'
import { readCallName } from './part-name.ts'
import type { FoundParts, Part } from './read-parts.ts'

/** What a complete measurement would have. */
interface Expectation {
  /** How many parts there must be; absent: what the parts say of their matrix. */
  readonly parts: number | undefined
  /** Attempt of the workflow run that judges. */
  readonly attempt: number
  /** Commit that is judged; absent: not known. */
  readonly commit: string | undefined
}

/** Why the parts are not the whole measurement, one sentence each; empty when they are. */
export function findPartGaps(
  { parts, unreadable, jobs }: FoundParts,
  expectation: Expectation,
): readonly string[] {
  const gaps = [
    ...unreadable,
    ...findAgeGaps(parts, expectation, jobs),
    ...findCommitGaps(parts, expectation.commit),
  ]
  // What can't be had was perhaps stored.
  if (parts.length === 0 && unreadable.length > 0) return gaps
  return [...findCountGaps(parts, expectation.parts), ...gaps]
}

function findCountGaps(parts: readonly Part[], expected: number | undefined): readonly string[] {
  const jobs = groupPartJobs(parts)
  const matrixTotal = jobs.every(({ total }) => total !== undefined)
    ? jobs.reduce((sum, { total = 0 }) => sum + total, 0)
    : undefined
  if (expected === undefined && parts.length === 0) {
    return [
      'No job of this run has stored a part. Did the steps with `mode: collect` run, with the same `suite-name`?',
    ]
  }
  const due = expected ?? matrixTotal
  if (due === undefined) {
    return ['The parts do not say how many there must be. Set `expected-parts`.']
  }
  if (parts.length > due)
    return [`${formatPlural(parts.length, 'part was', 'parts were')} found, but ${due} expected.`]
  if (parts.length === due) return []
  const absent = jobs.flatMap(({ absent: legs }) => legs)
  const named = absent.length === due - parts.length ? `: ${listNamedItems(absent)}` : ''
  return [
    `${due - parts.length} of ${formatPlural(due, 'part')} ${choosePlural(due - parts.length, 'is', 'are')} missing${named}.`,
  ]
}

interface PartJob {
  /** Legs of its matrix, in all calls. */
  readonly total: number | undefined
  /** Legs that brought no part. */
  readonly absent: readonly string[]
}

/**
 * The matrices that the parts belong to. Each call of a reusable workflow has one of its own, with jobs of the same id:
 * GitHub lists them under the name of the call; where that is not known, two legs in one place are of two calls.
 */
function groupPartJobs(parts: readonly Part[]): readonly PartJob[] {
  const byMatrix = Map.groupBy(parts, (part) =>
    JSON.stringify([readCallName(part.jobName), part.facts.job ?? '', part.facts.total ?? null]),
  )
  return [...byMatrix.values()].map((jobParts) => {
    const { job = '', total } = jobParts[0]?.facts ?? {}
    const places = Map.groupBy(jobParts, ({ facts }) => facts.index)
    const calls = Math.max(...[...places.values()].map(({ length }) => length))
    const absent = Array.from({ length: total ?? 0 }, (_, index) => index).flatMap((index) =>
      Array.from(
        { length: calls - (places.get(index)?.length ?? 0) },
        () => `leg ${index + 1} of ${total} of ${job}`,
      ),
    )
    return { total: total === undefined ? undefined : total * calls, absent }
  })
}

/**
 * A leg that ran again and failed before it could store its part leaves that of the earlier attempt behind. Where GitHub
 * lists its job, that is known of each; else only that some job failed.
 */
function findAgeGaps(
  parts: readonly Part[],
  { attempt }: Expectation,
  jobs: FoundParts['jobs'],
): readonly string[] {
  const older = parts.filter(({ facts }) => facts.attempt < attempt)
  if (older.length === 0) return []
  const describeParts = (someParts: readonly Part[]) =>
    `${formatPlural(someParts.length, 'part is', 'parts are')} of an earlier attempt (${listNamedItems(someParts.map(({ label }) => label))})`
  if (typeof jobs === 'string')
    return [`${describeParts(older)}, and GitHub did not say whether those jobs ran again.`]
  const outdated = older.filter(({ jobName, facts }) =>
    jobs.some((job) => job.name === jobName && job.attempt > facts.attempt),
  )
  if (outdated.length > 0)
    return [`${describeParts(outdated)}, and those jobs ran again without a new one. Run all jobs again.`]
  const failed = jobs.filter((job) => job.isFailed && job.attempt === attempt)
  if (failed.length === 0 || older.every(({ jobName }) => jobName !== undefined)) return []
  return [
    `${describeParts(older)}, and ${listNamedItems(failed.map(({ name }) => name))} failed in this one: a part may be out of date. Run all jobs again.`,
  ]
}

/** Names of the jobs that failed and stored no part; none where it is not known which job brought what. */
export function findDeadJobs({ parts, jobs }: FoundParts): readonly string[] {
  if (typeof jobs === 'string' || parts.some(({ jobName }) => jobName === undefined)) return []
  const brought = new Set(parts.map(({ jobName }) => jobName))
  const last = new Map(jobs.toSorted((a, b) => a.attempt - b.attempt).map((job) => [job.name, job]))
  return [...last.values()]
    .filter(({ name, isFailed }) => isFailed && !brought.has(name))
    .map(({ name }) => name)
}

/** Names of the jobs that GitHub skipped. Those that need a job that failed are skipped too, so then none counts. */
export function findSkippedJobs({ jobs }: FoundParts): readonly string[] {
  if (typeof jobs === 'string' || jobs.some(({ isFailed }) => isFailed)) return []
  return jobs.filter(({ isSkipped }) => isSkipped).map(({ name }) => name)
}

function findCommitGaps(parts: readonly Part[], commit: string | undefined): readonly string[] {
  const others = parts.filter(({ facts }) => facts.commit !== undefined && facts.commit !== commit)
  if (commit === undefined || others.length === 0) return []
  return [
    `${listNamedItems(others.map(({ label }) => label))} measured another commit than ${commit.slice(0, 7)}.`,
  ]
}

const namedItems = 10

function listNamedItems(items: readonly string[]): string {
  return listSome(items, namedItems, String)
}
