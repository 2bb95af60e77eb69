import { messageOf } from '../../errors.ts'
import type { Platform } from '../../ports/platform.ts'
import type { StaleReport } from '../../reports/files/stale-reports.ts'
import type { Budget } from '../budget.ts'

/** Between the clock of GitHub and that of the runner. */
const clockToleranceMs = 2 * 60_000

/**
 * Which stale reports no job of this workflow run can have written, since they are older than the run: an earlier run
 * left them in the workspace or in a cache. Others may come from an earlier job of this run. Empty where GitHub does not
 * say when the run began.
 */
export async function findLeftOver(
  stale: readonly StaleReport[],
  { artifacts, context, log }: Pick<Platform, 'artifacts' | 'context' | 'log'>,
  budget: Budget,
): Promise<readonly string[]> {
  const { runId } = context
  if (stale.length === 0 || artifacts === undefined || runId === undefined) return []
  try {
    const begun = await budget.spend('Looking up this run', () => artifacts.originOf(runId), 0.25)
    const oldest = begun.createdAt - clockToleranceMs
    return stale.filter(({ writtenAt }) => writtenAt < oldest).map(({ path }) => path)
  } catch (error) {
    log.debug(`Whether old reports are of this run is not known: ${messageOf(error)}`)
    return []
  }
}
