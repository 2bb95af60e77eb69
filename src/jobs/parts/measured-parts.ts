import { createHash } from 'node:crypto'
import { judgeStepEnd } from '#verdict'
import { compact } from '../../model/data.ts'
import type { Measured } from '../../model/measured.ts'
import { type Delivery, type StepEnd, wholeDelivery } from '../../model/run/delivery.ts'
import type { Run } from '../../model/run/run.ts'
import type { InputDigest, Witness } from '../../model/run/witness.ts'
import type { Job } from '../job.ts'
import { dateOldReports } from '../report/old-reports.ts'
import { findOutcomesAt } from '../report/test-steps.ts'
import { createExternalRunId, describeRunInfo } from '../run-identity.ts'
import { findDeadJobs, findPartGaps, findSkippedJobs } from './assess-parts.ts'
import {
  countByJob,
  joinPartCases,
  listPartFiles,
  listPartPatterns,
  listUnexplainedStatements,
} from './join-parts.ts'
import type { FoundParts, Part } from './read-parts.ts'
import { uploadMeasuredRun } from './upload-run.ts'

/**
 * How the parts were measured together, and by which inputs they are judged. An input that the legs of a matrix give
 * different values has one digest of all of them.
 *
 * @param ownWitness of the job that judges
 * @param gaps why the parts are not the whole measurement: then nobody knows all inputs
 */
function joinWitnesses(
  ownWitness: Witness | undefined,
  parts: readonly Part[],
  gaps: readonly string[],
): Witness | undefined {
  if (ownWitness === undefined) return undefined
  const witnesses = parts.map(({ run }) => run.info.witness)
  const commits = new Set(witnesses.map((witness) => witness?.checkedOut))
  const [checkedOut] = commits.size === 1 ? commits : []
  const areKnown = gaps.length === 0 && witnesses.every((witness) => witness?.inputs !== undefined)
  const lists = [ownWitness, ...witnesses].map((witness) => witness?.inputs ?? [])
  return { ...ownWitness, checkedOut, inputs: areKnown ? joinInputs(lists) : undefined }
}

function joinInputs(lists: readonly (readonly InputDigest[])[]): readonly InputDigest[] {
  const byName = Map.groupBy(lists.flat(), ({ name }) => name)
  return [...byName].map(([name, given]) => {
    const [digest = '', ...others] = [...new Set(given.map((input) => input.digest))].sort()
    if (others.length === 0) return { name, digest }
    const text = JSON.stringify([digest, ...others])
    return { name, digest: createHash('sha256').update(text).digest('hex').slice(0, digest.length) }
  })
}

/** How much of what parts say of themselves is believed, and what else is known of them. */
interface PartsTrust {
  /** The parts may name a selection that excuses cases which did not run. False for the code of a fork. */
  readonly mayNameSelection: boolean
  /** Notices for the reviewer. */
  readonly notices: readonly string[]
}

/**
 * What the jobs of a workflow run have measured together, as every source says it. Sends it to the service.
 */
export async function joinMeasuredParts(
  foundParts: FoundParts,
  { mayNameSelection, notices }: PartsTrust,
  { config, platform, policy, budget, stopwatch }: Job,
): Promise<Measured> {
  const { context, log, clock } = platform.runtime
  const { parts } = foundParts
  const gaps = findPartGaps(foundParts, {
    parts: config.expectedParts,
    attempt: context.attempt ?? 1,
    commit: context.commit,
  })
  for (const gap of gaps) log.warning(gap)
  const files = listPartFiles(parts)
  const info = describeRunInfo(
    context,
    config,
    createExternalRunId(context, config.suiteName, ''),
    clock.now(),
  )
  const run: Run = {
    info: {
      ...info,
      witness: joinWitnesses(info.witness, parts, gaps),
      reports: listPartPatterns(parts),
      jobs: countByJob(parts),
      unexplained: listUnexplainedStatements(parts),
    },
    cases: joinPartCases(parts, policy.parts),
  }
  const isOne = parts.length === 1
  const namePath = (path: string, label: string) => {
    if (isOne) return path
    return `${path} of ${label}`
  }
  const attempt = context.attempt ?? 1
  const deliveries = parts.map(({ label, run, facts }) => ({
    label,
    isOfEarlierAttempt: facts.attempt < attempt,
    ...(run.info.delivery ?? wholeDelivery),
  }))
  const old = deliveries.flatMap(({ label, isOfEarlierAttempt, old }) =>
    old.map((report) => ({ ...report, isOfEarlierAttempt, path: namePath(report.path, label) })),
  )
  return {
    run,
    came: { reports: files.length, parts: parts.length, hosted: undefined },
    files,
    missing: {
      reports: deliveries.flatMap(({ missing, label }) =>
        missing.reports.map((path) => namePath(path, label)),
      ),
      parts: gaps,
      runs: [],
    },
    unread: [],
    jobs: {
      dead: findDeadJobs(foundParts),
      skipped: findSkippedJobs(foundParts),
      unknown: typeof foundParts.jobs === 'string' ? foundParts.jobs : undefined,
    },
    old: await dateOldReports(old, platform, budget),
    steps: parts.flatMap((part) =>
      listStepEnds(part, foundParts.jobs).map((ended) => ({ ended, part: isOne ? undefined : part.label })),
    ),
    stated: [],
    otherCode: deliveries.find(({ otherCode }) => otherCode !== undefined)?.otherCode,
    selection: findPartsSelection(mayNameSelection ? deliveries : [], {
      isSelection: config.selection,
      hasGaps: gaps.length > 0,
    }),
    nothingWasDue: false,
    servers: { preflight: undefined, reasons: [] },
    service: await stopwatch.time('upload', () => uploadMeasuredRun(run, config, policy, platform)),
    notices: [...describePartAttempts(parts, context.attempt ?? 1), ...notices],
  }
}

/** How the steps of a part ended, as it knew itself, or as GitHub lists them. */
function listStepEnds({ run, facts }: Part, jobs: FoundParts['jobs']): readonly StepEnd[] {
  const { checkRun, writtenAt = [] } = facts
  const job = typeof jobs === 'string' ? undefined : jobs.find(({ id }) => id === checkRun)
  const listed = judgeStepEnd(findOutcomesAt(writtenAt, job?.steps ?? []), run)
  const ownEnds = (run.info.delivery?.steps ?? []).map(({ ended }) => ended)
  return compact([...ownEnds, listed])
}

function findPartsSelection(
  deliveries: readonly Delivery[],
  { isSelection, hasGaps }: { readonly isSelection: boolean; readonly hasGaps: boolean },
): string | undefined {
  if (hasGaps) return 'parts are missing'
  if (isSelection) return 'input `selection`'
  return deliveries.find(({ selection }) => selection !== undefined)?.selection
}

function describePartAttempts(parts: readonly Part[], attempt: number): string[] {
  const again = parts.filter(({ facts }) => facts.attempt === attempt)
  if (attempt === 1 || again.length === parts.length) return []
  const names = again.map(({ label }) => label).join(', ')
  return [
    `Attempt ${attempt} measured ${again.length} of ${parts.length} parts again${names === '' ? '' : ` (${names})`}; the others are of earlier attempts.`,
  ]
}
