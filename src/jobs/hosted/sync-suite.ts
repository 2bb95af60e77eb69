import type { SuiteSpec } from '../../model/suite-spec.ts'
import type { Log } from '../../ports/platform.ts'
import type { Project } from '../../service/client/project.ts'
import { applySuite, planSuite } from '../../service/suites/apply.ts'
import { describePlan } from '../../service/suites/describe.ts'

/**
 * Logs what differs between the suite and its file, changes the suite, and returns its id. Nothing is written when
 * nothing differs, and nothing is deleted.
 * @throws UsageError, ServiceError
 */
export async function syncSuite(project: Project, spec: SuiteSpec, log: Pick<Log, 'info'>): Promise<string> {
  const options = { prune: false }
  const plan = await planSuite(project, spec, options)
  for (const line of describePlan(plan)) log.info(line)
  const isDone = plan.actions.length === 0 && plan.suiteId !== undefined
  return isDone ? plan.suiteId : await applySuite(project, spec, plan, options)
}
