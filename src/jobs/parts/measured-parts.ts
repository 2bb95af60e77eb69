import type { Measured } from '../../model/measured.ts'
import { type Delivery, wholeDelivery } from '../../model/run/delivery.ts'
import type { Run } from '../../model/run/run.ts'
import type { Job } from '../job.ts'
import { dateOldReports } from '../report/old-reports.ts'
import { createExternalRunId, describeRunInfo } from '../run-identity.ts'
import { findDeadJobs, findPartGaps, findSkippedJobs } from './assess-parts.ts'
import {
  countPartsByJob,
  joinPartCases,
  listPartFiles,
  listPartPatterns,
  listUnexplainedStatements,
} from './join-parts.ts'
import type { FoundParts, Part } from './read-parts.ts'
import { uploadMeasuredRun } from './upload-run.ts'

/** How much of what parts say of themselves is believed, and what else is known of them. */
export interface PartsTrust {
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
    config.suiteName,
    createExternalRunId(context, config.suiteName, ''),
    clock.now(),
  )
  const run: Run = {
    info: {
      ...info,
      reports: listPartPatterns(parts),
      jobs: countPartsByJob(parts),
      unexplained: listUnexplainedStatements(parts),
    },
    cases: joinPartCases(parts, policy.parts),
  }
  const isOne = parts.length === 1
  const namePath = (path: string, label: string) => {
    if (isOne) return path
    return `${path} of ${label}`
  }
  const deliveries = parts.map(({ label, run }) => ({ label, ...(run.info.delivery ?? wholeDelivery) }))
  const old = deliveries.flatMap((delivery) =>
    delivery.old.map((report) => ({ ...report, path: namePath(report.path, delivery.label) })),
  )
  return {
    run,
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
    steps: deliveries.flatMap(({ steps, label }) =>
      steps.map(({ ended }) => ({ ended, part: isOne ? undefined : label })),
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
