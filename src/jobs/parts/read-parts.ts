import {
  collectedFiles,
  collectedMaxBytes,
  createTotalBounds,
  type PartFacts,
  readCollectedRun,
  readFacts,
} from '#files'
import { ArtifactError, OutOfTime, PermissionError, readErrorMessage } from '../../errors.ts'
import { compareText } from '../../model/data.ts'
import { formatPlural } from '../../model/format.ts'
import type { ReportSummary } from '../../model/gate-report.ts'
import type { TabledRun } from '../../model/run/run.ts'
import type { ForeignArtifacts, WorkflowJob } from '../../ports/artifacts.ts'
import type { Budget } from '../../ports/budget.ts'
import type { Ports } from '../../ports/platform.ts'
import { createPartFilter, selectLatestParts } from './part-name.ts'

/** What one job has collected. All of it may be forged by the code that it measured. */
export interface Part {
  /** For people: `evals (3.12, linux)`. */
  readonly label: string
  /** Name of its artifact. */
  readonly artifact: string
  /**
   * Name of its job, as GitHub lists it: `nightly / evals (3.12)`. Absent where a runner does not say which
   * it is.
   */
  readonly jobName?: string
  readonly facts: PartFacts
  /** The pull request that it says it is of. */
  readonly pullRequest?: number
  readonly files: readonly ReportSummary[]
  readonly run: TabledRun
}

/** The parts of a run, and what could not be read. */
export interface FoundParts {
  /** In a fixed order; one for each leg. */
  readonly parts: readonly Part[]
  /** Parts that are there and can't be used, one sentence each. */
  readonly unreadable: readonly string[]
  /** The jobs of the run; a text: why GitHub does not list them. */
  readonly jobs: readonly WorkflowJob[] | string
}

interface PartReader {
  readonly platform: Ports<'storage' | 'runtime'>
  readonly budget: Budget
}

/**
 * Reads what the jobs of a workflow run have collected for the suite, one after the other.
 * @throws PermissionError; ArtifactError without a token
 */
export async function readCollectedParts(
  runId: string,
  attempt: number,
  suiteName: string,
  {
    platform: {
      storage: { foreignArtifacts },
      runtime: { log },
    },
    budget,
  }: PartReader,
): Promise<FoundParts> {
  if (foreignArtifacts === undefined) {
    throw new ArtifactError("The parts of this run can't be read without a token.", [
      'Leave out `github-token`, or give one with `actions: read`.',
    ])
  }
  const unreadable: string[] = []
  const reportUnreadable = (subject: string, error: unknown) => {
    if (error instanceof PermissionError) throw error
    const text = `${subject}: ${readErrorMessage(error)}`
    log.warning(text)
    unreadable.push(text)
  }
  const artifacts = await budget
    .wait('Listing the parts', () => foreignArtifacts.list(runId, createPartFilter(suiteName)))
    .catch((error) => {
      reportUnreadable('The parts of this run could not be listed', error)
      return []
    })
  const read: Part[] = []
  const bounds = createTotalBounds()
  for (const artifact of artifacts) {
    try {
      const part = await budget.wait(`Reading the artifact ${artifact.name}`, () =>
        readCollectedPart(artifact, suiteName, foreignArtifacts),
      )
      bounds.add(part.run)
      read.push(part)
    } catch (error) {
      reportUnreadable(`The part in the artifact ${artifact.name} can't be read`, error)
      // Further parts could not be read either.
      if (error instanceof OutOfTime || bounds.areExceeded()) break
    }
  }
  const jobs = await budget
    .spend('Listing the jobs of this run', () => foreignArtifacts.listJobs(runId, attempt), 0.25)
    .catch((error) => readErrorMessage(error))
  if (typeof jobs === 'string') log.warning(`The jobs of this run could not be listed: ${jobs}`)
  const { parts, refused } = selectLatestParts(read, attempt, typeof jobs === 'string' ? [] : jobs)
  const sorted = parts.toSorted(comparePartPlaces)
  for (const { label, run } of sorted) log.info(`${label}: ${formatPlural(run.cases.size, 'case')}`)
  return { parts: sorted, unreadable: [...unreadable, ...refused], jobs }
}

async function readCollectedPart(
  artifact: { readonly id: number; readonly name: string },
  suiteName: string,
  artifacts: ForeignArtifacts,
): Promise<Part> {
  const files = await artifacts.read(artifact, {
    files: Object.values(collectedFiles),
    maxBytes: collectedMaxBytes,
  })
  const facts = readFacts(files.get(collectedFiles.facts), suiteName)
  const run = readCollectedRun(files.get(collectedFiles.results))
  const part = facts.part ?? { attempt: 1 }
  const { pullRequest, files: summaries } = facts
  return {
    label: formatPartLabel(part),
    artifact: artifact.name,
    facts: part,
    pullRequest,
    files: summaries,
    run,
  }
}

function formatPartLabel({ job, leg, index, total = 1 }: PartFacts): string {
  const name = job ?? 'a job'
  if (leg !== undefined) return `${name} (${leg})`
  if (total > 1 && index !== undefined) return `${name} (${index + 1} of ${total})`
  return name
}

function comparePartPlaces(a: Part, b: Part): number {
  const jobA = a.facts.job ?? ''
  const jobB = b.facts.job ?? ''
  return (
    compareText(jobA, jobB) || (a.facts.index ?? 0) - (b.facts.index ?? 0) || compareText(a.label, b.label)
  )
}
