import { compact } from '../../model/data.ts'
import type { Ports } from '../../ports/platform.ts'
import type { Config } from '../load.ts'
import type { ProjectPolicy } from '../policy/table.ts'
import { findWeakerSettings, nameWeakerSetting } from '../policy/weaker.ts'

/**
 * What the workflow of a pull request asks for less than the policy of the base branch, as a sentence for the
 * first lines. A pull request brings its workflow along, and with it the inputs; where it leaves the files of
 * workflows and actions alone, they are those of the base branch, and nothing is new. Where the policy locks
 * a key, such an input is void.
 *
 * @param policy of the base branch, without the inputs
 */
export async function describeWeakerWorkflow(
  { policyInputs }: { readonly policyInputs: Config['policyInputs'] },
  policy: ProjectPolicy,
  baseBranch: string,
  platform: Ports<'review' | 'runtime'>,
): Promise<string | undefined> {
  const weaker = findWeakerSettings(policyInputs, policy)
  if (weaker.length === 0 || !(await mayBringWorkflow(platform))) return undefined
  const voided = weaker.filter(({ isLocked }) => isLocked).map(nameWeakerSetting)
  const isPull = platform.runtime.context.pullRequest !== undefined
  const unlocked = weaker.filter(({ isLocked }) => !isLocked).map(nameWeakerSetting)
  // Only of a pull request it is known whether it changes the workflow.
  const asked = isPull ? unlocked : []
  const sentences = compact([
    asked.length !== 0 &&
      `The workflow of this pull request asks for less than the policy of ${baseBranch}: ${asked.join(', ')}.`,
    voided.length !== 0 &&
      `The policy of ${baseBranch} locks these settings of the workflow, so they have no effect: ${voided.join(', ')}.`,
  ])
  if (sentences.length === 0) return undefined
  return sentences.join(' ')
}

/** GitHub lists at most this many files of a pull request. */
const mostFiles = 3_000

/** Whether the change has a file that may set inputs; yes where that is not known. */
async function mayBringWorkflow({
  review: { changedFiles },
  runtime: { log },
}: Ports<'review' | 'runtime'>): Promise<boolean> {
  try {
    const changed = await changedFiles?.()
    if (changed === undefined || changed.size >= mostFiles) return true
    return [...changed].some((path) => path.startsWith('.github/') || /(?:^|\/)action\.ya?ml$/.test(path))
  } catch (error) {
    log.debug(`Could not tell whether the pull request changes the workflow: ${error}`)
    return true
  }
}
