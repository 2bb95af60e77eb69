import { loadSuiteFile } from '../../config/suite-file/read.ts'
import type { SuiteSpec } from '../../model/suite-spec.ts'
import { applySuite, planSuite } from '../../service/suites/apply.ts'
import { describePlan } from '../../service/suites/describe.ts'
import type { HostedJob } from './job.ts'

/**
 * The suite of the suite file, if there is one. With `sync-suite` the service is changed to what the file says;
 * nothing is deleted.
 * @throws UsageError, ServiceError
 */
export async function loadSuite(job: HostedJob): Promise<SuiteSpec | undefined> {
  const { config, platform } = job
  const { suiteFile, syncSuite } = config.hosted
  if (suiteFile === undefined) return undefined
  const suite = loadSuiteFile(suiteFile, platform.workspace)
  if (syncSuite !== 'false') {
    await platform.log.group('Syncing the suite with its file', () => sync(suite, job))
  }
  return suite
}

async function sync(suite: SuiteSpec, { project, platform }: HostedJob): Promise<void> {
  const options = { prune: false }
  const plan = await planSuite(project, suite, options)
  for (const line of describePlan(plan)) platform.log.info(line)
  if (plan.actions.length > 0) await applySuite(project, suite, plan, options)
}
