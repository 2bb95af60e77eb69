import { buildAnnotations, escapeTerminalText, renderSummary, type View, writeCheckTitle } from '#views'
import type { GateReport } from '../../model/gate-report.ts'
import type { CiContext } from '../../ports/context.ts'
import type { CheckRun } from '../../ports/github.ts'
import type { Ports } from '../../ports/platform.ts'

/** GitHub's limit of a check's summary. */
const summaryBytes = 65_535

/** A check shows more annotations than a step; four requests of fifty are enough for anybody. */
const annotationsPerLevel = 100

/** Reports the verdict as a check of the commit and returns its page. Throws what {@link Review.checks} throws. */
export async function publishCheckRun(
  view: View,
  platform: Ports<'runtime' | 'review'>,
): Promise<string | undefined> {
  const { checks } = platform.review
  const { context } = platform.runtime
  if (checks === undefined || context.commit === undefined) return undefined
  const { report } = view
  const { workflowRun } = report.links
  const { url } = await checks.report({
    name: createCheckName(report.suiteName, context),
    id: report.head.info.id,
    commit: context.commit,
    conclusion: concludeCheckRun(report, context),
    title: writeCheckTitle(view),
    summary: renderSummary(view, { maxBytes: summaryBytes }),
    annotations: buildAnnotations(view, { perLevel: annotationsPerLevel }).annotations,
    detailsUrl: workflowRun,
  })
  return url
}

/**
 * A check belongs to a commit, and a commit may be the head of several pull requests. Only the default branch has the
 * bare name: a pull request to another branch, where nothing may be known yet, can't turn that check green.
 */
function createCheckName(suiteName: string, { pullRequest, defaultBranch }: CiContext): string {
  const name = `Eval Gate: ${escapeTerminalText(suiteName, 100)}`
  const isUsual =
    pullRequest === undefined || defaultBranch === undefined || pullRequest.baseBranch === defaultBranch
  if (isUsual) return name
  return `${name} (${escapeTerminalText(pullRequest.baseBranch, 100)})`
}

/** GitHub lets a neutral check pass, so a verdict that is to stop a merge needs a failure. */
function concludeCheckRun(
  { verdict, comparison, failsWhenOpen }: GateReport,
  { pullRequest, defaultBranch }: CiContext,
): CheckRun['conclusion'] {
  switch (verdict.outcome) {
    case 'failed':
      return 'failure'
    case 'inconclusive':
      if (failsWhenOpen === true) return 'failure'
      return 'neutral'
    case 'passed': {
      const isElsewhere =
        pullRequest !== undefined && pullRequest.baseBranch !== (defaultBranch ?? pullRequest.baseBranch)
      // Compared with nothing, and not because the project is new: not a success.
      if (isElsewhere && comparison.baseline === null) return 'neutral'
      return 'success'
    }
  }
}
