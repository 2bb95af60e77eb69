import type { StaleReport } from '#files'
import { readErrorMessage } from '../../errors.ts'
import type { OldReport } from '../../model/run/delivery.ts'
import type { RunOrigin } from '../../ports/artifacts.ts'
import type { Budget } from '../../ports/budget.ts'
import type { Ports } from '../../ports/platform.ts'
import type { Measurement } from './measure.ts'

/** How far the clocks of GitHub and of the runner may differ. */
const clockToleranceMs = 2 * 60_000

/**
 * The reports that this run may not have written, and whether the commit has them, which only the job knows that has
 * the checkout. A newer file counts if it is what the commit has: something touched it after the checkout.
 */
export async function findOldReports(
  { stale, listOwnCases = () => [] }: Pick<Measurement, 'stale' | 'listOwnCases'>,
  { machine }: Ports<'machine'>,
): Promise<readonly (StaleReport & Known)[]> {
  const tracked = new Map<string, 'same' | 'changed' | undefined>()
  for (const [folder = '', reports] of Map.groupBy(stale, ({ checkout }) => checkout?.folder)) {
    const paths = reports.flatMap(({ checkout }) => checkout?.path ?? [])
    const known = paths.length === 0 ? undefined : await machine.listTracked(folder, paths)
    for (const { path, checkout } of known === undefined ? [] : reports)
      tracked.set(path, known?.get(checkout?.path ?? ''))
  }
  const isUntracked = ({ path }: StaleReport) => tracked.has(path) && tracked.get(path) === undefined
  const old = stale.filter(
    ({ path, hasTimes }) => hasTimes === undefined || (tracked.get(path) === 'same' && hasTimes()),
  )
  const mayBeOld = stale.filter(
    (report) => report.isOlderThanIndex === true && isUntracked(report) && !old.includes(report),
  )
  const paths = new Set(old.map(({ path }) => path))
  return [...old, ...mayBeOld].map((report) => ({
    ...report,
    isTracked: tracked.has(report.path) ? !isUntracked(report) : undefined,
    ownCases: listOwnCases(report.path, paths),
  }))
}

type Known = Pick<OldReport, 'isTracked' | 'ownCases'>

interface DatedReport extends Pick<StaleReport, 'path' | 'writtenAt' | 'isOlderThanIndex'>, Known {
  /** Its job ran in an earlier attempt, and not again. */
  readonly isOfEarlierAttempt?: boolean
}

/**
 * The reports that no job of this attempt of the workflow run has written: those that are older than it, and those that
 * came with the commit. Others are older than the checkout because an earlier job wrote them, and they were brought back
 * with their time. Where GitHub or git does not say, the checkout is the bound, and not the index.
 */
export async function dateOldReports(
  stale: readonly DatedReport[],
  platform: Ports<'storage' | 'runtime'>,
  budget: Budget,
): Promise<readonly OldReport[]> {
  const run = stale.length === 0 ? undefined : await findRunStart(platform, budget)
  return stale.flatMap((report) => {
    const {
      path,
      writtenAt,
      isTracked,
      ownCases,
      isOfEarlierAttempt = false,
      isOlderThanIndex = false,
    } = report
    const begun = isOfEarlierAttempt ? run?.createdAt : run?.startedAt
    const isLeftOver = begun !== undefined && writtenAt < begun - clockToleranceMs
    const isDated = begun !== undefined || isOlderThanIndex
    if (isDated && !isLeftOver && isTracked === false) return []
    return [{ path, writtenAt, isLeftOver, isTracked, ownCases }]
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
