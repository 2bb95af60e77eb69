import type { StaleReport } from '#files'
import { readErrorMessage } from '../../errors.ts'
import type { OldReport } from '../../model/run/delivery.ts'
import type { Budget } from '../../ports/budget.ts'
import type { Ports } from '../../ports/platform.ts'

/** How far the clocks of GitHub and of the runner may differ. */
const clockToleranceMs = 2 * 60_000

/**
 * Says of stale reports which no job of this workflow run can have written, since they are older than the
 * run: an earlier run left them in the workspace or in a cache. Others may come from an earlier job of this
 * run. None where GitHub does not say when the run began.
 */
export async function dateOldReports(
  stale: readonly StaleReport[],
  platform: Ports<'storage' | 'runtime'>,
  budget: Budget,
): Promise<readonly OldReport[]> {
  const begun = stale.length === 0 ? undefined : await findRunStart(platform, budget)
  const oldest = (begun ?? Number.NEGATIVE_INFINITY) - clockToleranceMs
  return stale.map(({ path, writtenAt }) => ({ path, writtenAt, isLeftOver: writtenAt < oldest }))
}

/** When this workflow run began, as Unix epoch ms. */
async function findRunStart(
  {
    storage: { artifacts },
    runtime: {
      context: { runId },
      log,
    },
  }: Ports<'storage' | 'runtime'>,
  budget: Budget,
): Promise<number | undefined> {
  if (artifacts === undefined || runId === undefined) return undefined
  try {
    return (await budget.spend('Looking up this run', () => artifacts.originOf(runId), 0.25)).createdAt
  } catch (error) {
    log.debug(
      `The start of this run could not be read, so old reports may belong to an earlier one: ${readErrorMessage(error)}`,
    )
    return undefined
  }
}
