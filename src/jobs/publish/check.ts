import type { Platform } from '../../ports/platform.ts'
import { annotationsFor } from '../../render/annotations.ts'
import { terminal } from '../../render/escape.ts'
import { renderSummary } from '../../render/markdown/summary.ts'
import type { View } from '../../render/view.ts'
import { headline } from '../../render/wording.ts'

const conclusions = { passed: 'success', failed: 'failure', inconclusive: 'neutral' } as const

/** GitHub's limit of a check's summary. */
const summaryBytes = 65_535

/** A check shows more annotations than a step; four requests of fifty are enough for anybody. */
const annotationsPerLevel = 100

/** Reports the verdict as a check of the commit and returns its page. Throws what {@link Platform.checks} throws. */
export async function publishCheck(view: View, platform: Platform): Promise<string | undefined> {
  const { checks, context } = platform
  if (checks === undefined || context.commit === undefined) return undefined
  const { report } = view
  const { workflowRun } = report.links
  const { url } = await checks.report({
    name: `Eval Gate: ${terminal(report.suiteName, 100)}`,
    id: report.head.info.id,
    commit: context.commit,
    conclusion: conclusions[report.verdict.outcome],
    title: headline(view),
    summary: renderSummary(view, { maxBytes: summaryBytes }),
    annotations: annotationsFor(view, { perLevel: annotationsPerLevel }).annotations,
    detailsUrl: workflowRun,
  })
  return url
}
