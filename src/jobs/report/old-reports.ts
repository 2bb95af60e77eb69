import type { StaleReport } from '#files'
import { readErrorMessage } from '../../errors.ts'
import type { OldReport } from '../../model/run/delivery.ts'
import type { RunOrigin } from '../../ports/artifacts.ts'
import type { Budget } from '../../ports/budget.ts'
import type { Ports } from '../../ports/platform.ts'

/** How far the clocks of GitHub and of the runner may differ. */
const clockToleranceMs = 2 * 60_000

/** Adds whether the commit has them, which only the job knows that has the checkout. */
export async function findTrackedReports<Report extends StaleReport>(
  stale: readonly Report[],
  { machine }: Ports<'machine'>,
): Promise<readonly (Report & Pick<OldReport, 'isTracked'>)[]> {
  const tracked = stale.length === 0 ? undefined : await machine.listTracked(stale.map(({ path }) => path))
  return stale.map((report) => ({ ...report, isTracked: tracked?.has(report.path) }))
}

interface DatedReport extends StaleReport, Pick<OldReport, 'isTracked'> {
  /** Its job ran in an earlier attempt, and not again. */
  readonly isOfEarlierAttempt?: boolean
}

/**
 * The reports that no job of this attempt of the workflow run has written: those that are older than it, and those that
 * came with the commit. Others are older than the checkout because an earlier job wrote them, and they were brought back
 * with their time. Where GitHub or git does not say, the checkout is the bound.
 */
export async function dateOldReports(
  stale: readonly DatedReport[],
  platform: Ports<'storage' | 'runtime'>,
  budget: Budget,
): Promise<readonly OldReport[]> {
  const run = stale.length === 0 ? undefined : await findRunStart(platform, budget)
  return stale.flatMap(({ path, writtenAt, isTracked, isOfEarlierAttempt = false }) => {
    const begun = isOfEarlierAttempt ? run?.createdAt : run?.startedAt
    const isLeftOver = begun !== undefined && writtenAt < begun - clockToleranceMs
    if (begun !== undefined && !isLeftOver && isTracked === false) return []
    return [{ path, writtenAt, isLeftOver, isTracked }]
  })
}

/** When the workflow run and this attempt of it began, as Unix epoch ms. */
async function findRunStart(
  {
    storage: { artifacts },
    runtime: {
      context: { runId },
      log,
    },
  }: Ports<'storage' | 'runtime'>,
  budget: Budget,
): Promise<RunOrigin | undefined> {
  if (artifacts === undefined || runId === undefined) return undefined
  try {
    return await budget.spend('Looking up this run', () => artifacts.originOf(runId), 0.25)
  } catch (error) {
    log.debug(
      `The start of this run could not be read, so old reports may belong to an earlier one: ${readErrorMessage(error)}`,
    )
    return undefined
  }
}
