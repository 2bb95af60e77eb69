import { expect, it } from 'vitest'
import { dateOldReports, findOldReports } from '../../../../src/jobs/report/old-reports.ts'
import { ampleBudget } from '../../../support/ample-budget.ts'

const begun = Date.UTC(2026, 4, 10, 12)
const minuteMs = 60_000

/** The names of the reports that are old, of which one is older than the checkout and two only than the index. */
async function findOld(isGitHubReached: boolean) {
  const checkout = { folder: '/w', path: 'a.xml' }
  const newer = { checkout, hasTimes: () => true, isOlderThanIndex: true }
  const stale = [
    { path: 'of yesterday', writtenAt: begun - 1440 * minuteMs, ...newer },
    { path: 'before git status', writtenAt: begun + minuteMs, ...newer },
    { path: 'older', writtenAt: begun - 1440 * minuteMs, checkout },
  ]
  const machine = { listTracked: async () => new Map() }
  const originOf = async () => {
    if (!isGitHubReached) throw new Error('HTTP 500')
    return { createdAt: begun, startedAt: begun }
  }
  const runtime = { context: { runId: '1' }, log: { debug: () => {} } }
  const platform = { machine, runtime, storage: { artifacts: { originOf } } } as never
  const found = await findOldReports({ stale }, platform)
  return (await dateOldReports(found, platform, ampleBudget)).map(({ path }) => path)
}

it('a report that is older than the index is old if the run began after it', async () => {
  expect(await findOld(true)).toEqual(['older', 'of yesterday'])
  expect(await findOld(false)).toEqual(['older'])
})
