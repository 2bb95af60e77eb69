import type { Measured } from '../../model/measured.ts'
import { type Delivery, wholeDelivery } from '../../model/run/delivery.ts'
import type { Run } from '../../model/run/run.ts'
import type { Job } from '../job.ts'
import { dateReports } from '../report/old-reports.ts'
import { describeRun, externalRunId } from '../run-identity.ts'
import { findDeadJobs, findGaps } from './assess-parts.ts'
import { filesOfParts, jobsOfParts, joinParts, patternsOfParts, unexplainedOfParts } from './join-parts.ts'
import type { FoundParts, Part } from './read-parts.ts'
import { uploadRun } from './upload-run.ts'

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
export async function measuredParts(
  found: FoundParts,
  { mayNameSelection, notices }: PartsTrust,
  { config, platform, policy, budget, stopwatch }: Job,
): Promise<Measured> {
  const { context, log, clock } = platform.runtime
  const { parts } = found
  const gaps = findGaps(found, {
    parts: config.expectedParts,
    attempt: context.attempt ?? 1,
    commit: context.commit,
  })
  for (const gap of gaps) log.warning(gap)
  const files = filesOfParts(parts)
  const info = describeRun(
    context,
    config.suiteName,
    externalRunId(context, config.suiteName, ''),
    clock.now(),
  )
  const run: Run = {
    info: {
      ...info,
      reports: patternsOfParts(parts),
      jobs: jobsOfParts(parts),
      unexplained: unexplainedOfParts(parts),
    },
    cases: joinParts(parts, policy.parts),
  }
  const isOne = parts.length === 1
  const named = (path: string, label: string) => (isOne ? path : `${path} of ${label}`)
  const said = parts.map(({ label, run }) => ({ label, ...(run.info.delivery ?? wholeDelivery) }))
  const old = said.flatMap((of) => of.old.map((one) => ({ ...one, path: named(one.path, of.label) })))
  return {
    run,
    files,
    missing: {
      reports: said.flatMap(({ missing, label }) => missing.reports.map((path) => named(path, label))),
      parts: gaps,
      runs: [],
    },
    unread: [],
    jobs: {
      dead: findDeadJobs(found),
      unknown: typeof found.jobs === 'string' ? found.jobs : undefined,
    },
    old: await dateReports(old, platform, budget),
    steps: said.flatMap(({ steps, label }) =>
      steps.map(({ ended }) => ({ ended, part: isOne ? undefined : label })),
    ),
    stated: [],
    otherCode: said.find(({ otherCode }) => otherCode !== undefined)?.otherCode,
    selection: selectionOf(mayNameSelection ? said : [], {
      isSelection: config.selection,
      hasGaps: gaps.length > 0,
    }),
    nothingWasDue: false,
    servers: { preflight: undefined, reasons: [] },
    service: await stopwatch.time('upload', () => uploadRun(run, config, policy, platform)),
    notices: [...describeAttempts(parts, context.attempt ?? 1), ...notices],
  }
}

function selectionOf(
  said: readonly Delivery[],
  { isSelection, hasGaps }: { readonly isSelection: boolean; readonly hasGaps: boolean },
): string | undefined {
  if (hasGaps) return 'parts are missing'
  if (isSelection) return 'input `selection`'
  return said.find(({ selection }) => selection !== undefined)?.selection
}

function describeAttempts(parts: readonly Part[], attempt: number): string[] {
  const again = parts.filter(({ facts }) => facts.attempt === attempt)
  if (attempt === 1 || again.length === parts.length) return []
  const names = again.map(({ label }) => label).join(', ')
  return [
    `Attempt ${attempt} measured ${again.length} of ${parts.length} parts again${names === '' ? '' : ` (${names})`}; the others are of earlier attempts.`,
  ]
}
