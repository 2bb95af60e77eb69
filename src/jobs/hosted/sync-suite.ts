import type { SuiteSpec } from '../../model/suite-spec.ts'
import type { Log } from '../../ports/platform.ts'
import type { ServiceClient } from '../../service/client/client.ts'
import { applySuite, planSuite, type SyncOptions } from '../../service/suites/apply.ts'
import { describePlan } from '../../service/suites/describe.ts'

/**
 * Tells what would change, changes it, and returns the id of the suite. Nothing is written when nothing differs.
 * @throws UsageError, ServiceError
 */
export async function syncSuite(
  client: ServiceClient,
  spec: SuiteSpec,
  options: SyncOptions,
  log: Pick<Log, 'info'>,
): Promise<string> {
  const plan = await planSuite(client, spec, options)
  for (const line of describePlan(plan)) log.info(line)
  const isDone = plan.actions.length === 0 && plan.suiteId !== undefined
  return isDone ? plan.suiteId : await applySuite(client, spec, plan, options)
}
