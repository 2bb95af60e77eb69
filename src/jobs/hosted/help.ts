import { askTriage, mostReproductions, openReproductions, type TriageCase } from '#service'
import { readErrorMessage } from '../../errors.ts'
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
  job: HostedJob,
): Promise<GateReport> {
  const failing = findFailingCases(report)
  const notices: string[] = []
  const triage = await askForTriage(report, failing, job, notices)
  const reproductions = await openCaseReproductions(report, failing, runId, job, notices)
  const help: ReviewerHelp = {
    triage,
    reproductions: reproductions.length > 0 ? reproductions : undefined,
    study: job.study,
  }
  if (Object.values(help).every((part) => part === undefined) && notices.length === 0) return report
  return { ...report, help, notices: [...report.notices, ...notices] }
}

/** Cases with a failure, the most urgent first. */
function findFailingCases({ comparison }: GateReport): readonly FailingCase[] {
  const failing = comparison.cases.filter(
    (compared): compared is FailingCase =>
      compared.head !== undefined && countJudged(compared.head) > compared.head.passed,
  )
  return urgency.flatMap((change) => failing.filter((compared) => compared.change === change))
}

async function askForTriage(
  { suiteName }: GateReport,
  failing: readonly FailingCase[],
  { project, config, platform }: HostedJob,
  notices: string[],
): Promise<string | undefined> {
  if (!config.hosted.triage || failing.length === 0) return undefined
  try {
    return await platform.runtime.log.group('Asking the agent about the failing cases', () =>
      askTriage(project, suiteName, failing.map(toTriageCase)),
    )
  } catch (error) {
    project.signal?.throwIfAborted()
    notices.push(`The agent could not be asked: ${readErrorMessage(error)}`)
    return undefined
  }
}

function toTriageCase({ identity, head }: FailingCase): TriageCase {
  const message = head.evidence?.find(({ outcome }) => outcome !== 'passed')?.message
  return { title: formatCaseTitle(identity), passed: head.passed, count: countJudged(head), message }
}

async function openCaseReproductions(
  { verdict }: GateReport,
  failing: readonly CaseComparison[],
  runId: string | undefined,
  { project, config }: HostedJob,
  notices: string[],
): Promise<NonNullable<ReviewerHelp['reproductions']>> {
  const { reproduce } = config.hosted
  if (reproduce !== 'on-failure' || verdict.outcome !== 'failed' || runId === undefined) return []
  const titles = failing.slice(0, mostReproductions).map(({ identity }) => formatCaseTitle(identity))
  const { opened, problems } = await openReproductions(project, runId, titles)
  notices.push(...problems.map((problem) => `A browser to reproduce in could not be opened: ${problem}`))
  return opened
}
