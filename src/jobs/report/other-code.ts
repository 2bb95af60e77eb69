import type { Config } from '../../config/load.ts'
import type { Reason } from '../../model/verdict.ts'
import type { CiContext } from '../../ports/context.ts'

/**
 * The reason when the base was measured in place of the pull request: that finds no regression, whatever the change
 * does. With a baseline from files, one job measures both sides, and what is checked out last says nothing.
 *
 * @param why see `notTheBranch` of the context
 */
export function reasonOfOtherCode(
  why: string | undefined,
  { baseline }: Pick<Config, 'baseline'>,
  { pullRequest }: Pick<CiContext, 'pullRequest'>,
): Reason[] {
  if (why === undefined || pullRequest === undefined || baseline.kind === 'file') return []
  return [
    {
      rule: 'other-code',
      status: 'inconclusive',
      message: `The pull request was not measured: ${why}. Run the evals in a workflow on \`pull_request\`, where actions/checkout takes the code of the pull request.`,
    },
  ]
}
