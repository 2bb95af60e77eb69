import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readErrorMessage } from '../errors.ts'
import type { MissingBaseline } from '../model/comparison/baseline.ts'
import { readFields } from '../model/data.ts'
import { shortenWorkflowPath } from '../paths/workflow-files.ts'
import type { Ports } from '../ports/platform.ts'
import { explainUnknownBase, withoutBranch } from './base-branches.ts'
import { adviseStoredSuites, listStoredSuites, type StoredSuite } from './stored-suites.ts'

export { findSuitePast } from './predecessor.ts'

/** Triggers of runs that store a baseline. */
const storingEvents = ['push', 'schedule', 'workflow_dispatch', 'repository_dispatch']

/**
 * Says that no branch has ever stored a baseline of the suite, and which run will: this one, the next one on the
 * branch, or none, because the workflow never runs there. Lists the suites that the branch does have.
 *
 * @param branch the branch that should have one
 * @param workflows paths of the workflow files whose runs store it
 */
export async function explainFirstBaseline(
  branch: string | undefined,
  workflows: readonly string[],
  platform: Ports<'runtime' | 'machine' | 'storage'>,
): Promise<MissingBaseline> {
  const { context } = platform.runtime
  const { workspace } = platform.machine
  const { artifacts } = platform.storage
  if (branch === undefined) return withoutBranch
  const unknown = explainUnknownBase(context)
  if (unknown !== undefined) return unknown
  if (context.branch === branch && context.pullRequest === undefined && artifacts !== undefined) {
    const { otherCode } = context
    const stored =
      otherCode === undefined
        ? 'this run stores the first one if it is complete'
        : `this run stores none, since ${otherCode}`
    return { kind: 'first', explanation: `${branch} has no baseline of this suite yet; ${stored}.` }
  }
  const others = adviseStoredSuites(branch, await findStoredSuites(branch, platform), workflows)
  const names = workflows.map(shortenWorkflowPath).join(' or ') || 'this workflow'
  const stores = await Promise.all(workflows.map((path) => mayStoreBaseline(join(workspace, path))))
  const canStore = workflows.length === 0 || stores.includes(true)
  if (!canStore) {
    const problem = `${names} runs on pull requests only, so it never stores a baseline of ${branch}.`
    const change = `\`push: { branches: [${branch}] }\` to its triggers`
    const advice =
      others === ''
        ? ` Add ${change}, or set \`baseline-workflow\` to the workflow file that runs this job on ${branch}.`
        : `${others} Otherwise add ${change}.`
    return { kind: 'unusable', explanation: `${problem}${advice}` }
  }
  return {
    kind: 'first',
    explanation: `${branch} has no baseline of this suite yet. The next run of ${names} on ${branch} stores the first one.${others}`,
  }
}

/** A list that can't be fetched only makes the explanation shorter. */
async function findStoredSuites(
  branch: string,
  { storage: { artifacts }, runtime: { log } }: Ports<'storage' | 'runtime'>,
): Promise<readonly StoredSuite[]> {
  if (artifacts === undefined) return []
  try {
    return await listStoredSuites(branch, artifacts)
  } catch (error) {
    log.debug(`The suites of ${branch} could not be listed: ${readErrorMessage(error)}`)
    return []
  }
}

/** Whether a workflow file has a trigger that measures a branch. True if it can't be read: its triggers are unknown. */
async function mayStoreBaseline(path: string): Promise<boolean> {
  try {
    const { parse } = await import('yaml')
    const { on } = readFields(parse(readFileSync(path, 'utf8')))
    const triggers = listTriggers(on)
    return triggers.length === 0 || storingEvents.some((event) => triggers.includes(event))
  } catch {
    return true
  }
}

/** The names of the events under `on`, which may be one name, a list, or a map with details. */
function listTriggers(on: unknown): readonly unknown[] {
  if (typeof on === 'string') return [on]
  if (Array.isArray(on)) return on
  return Object.keys(readFields(on))
}
