import { askForHelp, type TriageCase } from '#service'
import type { CaseComparison, Change } from '../../model/comparison/compared-case.ts'
import type { GateReport, ReviewerHelp } from '../../model/gate-report.ts'
import { formatCaseTitle } from '../../model/run/identity.ts'
import { type CaseTally, countJudged } from '../../model/run/run.ts'
import type { HostedJob } from './job.ts'

/** What a reviewer looks at first. */
const urgency: readonly Change[] = ['regressed', 'newly-failing', 'still-failing', 'new', 'flaky']

/** A case that ran and did not always pass. */
interface FailingCase extends CaseComparison {
  readonly head: CaseTally
}

/**
 * What the service can add for the reviewer: a paragraph of its agent, browsers to reproduce in, the findings of a
 * study. None of it is part of the verdict, and failures are only logged.
 */
export async function addReviewerHelp(
  report: GateReport,
  runId: string | undefined,
  { project, config, platform, study }: HostedJob,
): Promise<GateReport> {
  const { triage, reproduce } = config.hosted
  const reproduces = reproduce === 'on-failure' && report.verdict.outcome === 'failed'
  const request = {
    suiteName: report.suiteName,
    failing: findFailingCases(report).map(toTriageCase),
    triage,
    reproduceRunId: reproduces ? runId : undefined,
  }
  const asked = await askForHelp(project, request, platform.runtime.log)
  const help: ReviewerHelp = { ...asked.help, study }
  if (Object.values(help).every((part) => part === undefined) && asked.notices.length === 0) return report
  return { ...report, help, notices: [...report.notices, ...asked.notices] }
}

/** Cases with a failure, the most urgent first. */
function findFailingCases({ comparison }: GateReport): readonly FailingCase[] {
  const failing = comparison.cases.filter(
    (compared): compared is FailingCase =>
      compared.head !== undefined && countJudged(compared.head) > compared.head.passed,
  )
  return urgency.flatMap((change) => failing.filter((compared) => compared.change === change))
}

function toTriageCase({ identity, head }: FailingCase): TriageCase {
  const message = head.evidence?.find(({ outcome }) => outcome !== 'passed')?.message
  return { title: formatCaseTitle(identity), passed: head.passed, count: countJudged(head), message }
}
