import { listBaseBranches } from '#github'
import { findServiceBaseline, type PlannedRun } from '#service'
import { ServiceError } from '../../errors.ts'
import { dayMs } from '../../model/format-time.ts'
import { createRun, type Run } from '../../model/run/run.ts'
import type { Job } from '../job.ts'
import { describePriceAhead, estimatePrice, findTooDear, limitEvaluations } from '../measure/price.ts'
import type { HostedJob } from './job.ts'

/**
 * Says what the runs may cost that are planned with each case once, before the first is started.
 *
 * @returns why none may be started, as a clause; undefined: they may
 */
export async function announcePrice(
  planned: readonly PlannedRun[],
  hosted: HostedJob,
  { policy }: Job,
): Promise<string | undefined> {
  const { log } = hosted.platform.runtime
  const run = createRun({ id: 'ahead', suiteName: hosted.config.suiteName, createdAt: 0 })
  for (const [index, plan] of planned.entries()) {
    const newest = await findNewestRun(plan, hosted, policy.baselineMaxAgeDays)
    for (const [key, tally] of newest?.cases ?? []) run.cases.set(`${index} ${key}`, tally)
  }
  const ofBase = estimatePrice(run)
  const counts = planned.map(({ cases, expected }) => cases?.length ?? expected ?? 0)
  const cases = ofBase.cases || counts.reduce((sum, count) => sum + count, 0)
  if (cases === 0) return undefined
  const price = { ...ofBase, cases }
  const limits = limitEvaluations(policy.lookBudget, cases)
  log.info(describePriceAhead(price, limits))
  return findTooDear(price, limits)
}

/** The newest run on the base branch, in whatever environment: its price is about the same. */
async function findNewestRun(
  { suite, body }: PlannedRun,
  { project, config, platform }: HostedJob,
  mostDays: number,
): Promise<Run | undefined> {
  const { context, clock, log } = platform.runtime
  if (body.suiteId === undefined) return undefined
  try {
    for (const branch of listBaseBranches(context, config.baselineBranch)) {
      const baseline = await findServiceBaseline(project, {
        suiteId: suite.id,
        branch,
        isAnywhere: true,
        limit: 1,
        age: { mostMs: mostDays * dayMs, nowMs: clock.now() },
        identity: { suite: [], stableCaseIds: true },
      })
      if (baseline !== null) return baseline.runs[0]
    }
  } catch (error) {
    project.signal?.throwIfAborted()
    if (!(error instanceof ServiceError)) throw error
    log.info(`The price of ${suite.name} is not known ahead: ${error.message}`)
  }
  return undefined
}
