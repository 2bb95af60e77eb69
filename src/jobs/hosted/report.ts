import {
  askForHelp,
  listStartProblems,
  type MeasuredRun,
  rerunByService,
  type Start,
  type TriageCase,
} from '#service'
import type { ServiceConfig } from '#settings'
import type { FailOnSettings, FloorSettings } from '#verdict'
import type { CaseComparison, Change } from '../../model/comparison/compared-case.ts'
import { formatPlural } from '../../model/format.ts'
import type { GateReport, ReviewerHelp, ServiceOutcome } from '../../model/gate-report.ts'
import type { Measured } from '../../model/measured.ts'
import { addResult } from '../../model/run/add-result.ts'
import { formatCaseTitle } from '../../model/run/identity.ts'
import { type CaseTally, countJudged, createRun, type Run } from '../../model/run/run.ts'
import type { Reason } from '../../model/verdict.ts'
import type { Job } from '../job.ts'
import type { Source } from '../line.ts'
import { type Again, never } from '../look-again.ts'
import { describeRunInfo } from '../run-identity.ts'
import { formatRunPageUrl } from '../run-link.ts'
import { chooseHostedBaseline, type HostedBaseline } from './baseline.ts'
import type { HostedJob } from './job.ts'
import type { PreflightOutcome } from './servers/preflight.ts'

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

/** What hosted runs came to, and everything that was known before. */
export interface HostedMeasurement {
  readonly checked: PreflightOutcome | undefined
  readonly started: readonly Start[]
  readonly runs: readonly MeasuredRun[]
}

/** The hosted runs as a source of the line. */
export function createHostedSource(measurement: HostedMeasurement, hosted: HostedJob, job: Job): Source {
  const { runs } = measurement
  const good = runs.filter(({ results }) => results !== undefined)
  return {
    measured: joinMeasuredRuns(measurement, good, hosted),
    findBase: async () => {
      const { uncompared = [], ...chosen } = await job.stopwatch.time('baseline', () =>
        chooseHostedBaseline(good, hosted, job),
      )
      return {
        ...chosen,
        reasons: uncompared.map((uncomparedRun) => explainUncomparedRun(uncomparedRun, job.policy)),
      }
    },
    again: createHostedAgain(measurement, good, hosted),
    addHelp: (report) => addReviewerHelp(report, runs[0]?.runId, hosted),
  }
}

function joinMeasuredRuns(
  { started, runs, checked }: HostedMeasurement,
  good: readonly MeasuredRun[],
  { config, platform, project }: HostedJob,
): Measured {
  const problems = [...listStartProblems(started), ...runs.flatMap(({ problem }) => problem ?? [])]
  const stated = runs.flatMap(({ contradictions = [] }) => contradictions)
  for (const problem of [...problems, ...stated]) platform.runtime.log.warning(problem)
  const id = runs.map(({ runId }) => runId).join('+') || 'no-run'
  const head = createRun(describeRunInfo(platform.runtime.context, config, id, platform.runtime.clock.now()))
  addAllResults(head, good)
  return {
    run: head,
    came: { reports: undefined, parts: undefined, hosted: good.length },
    files: [],
    missing: { reports: [], parts: [], runs: problems },
    unread: [],
    jobs: { dead: [], skipped: [], unknown: undefined },
    old: [],
    steps: [],
    stated,
    // A run names its own commit; see `findContradictions`.
    otherCode: undefined,
    selection: undefined,
    nothingWasDue: good.length === 0,
    servers: { preflight: checked?.preflight, reasons: checked?.reasons ?? [] },
    service: describeServiceOutcome(runs, config.service, project.id),
    notices: good.flatMap(writeScriptedNotice),
  }
}

function createHostedAgain(
  { runs }: HostedMeasurement,
  good: readonly MeasuredRun[],
  hosted: HostedJob,
): Again {
  const { config, project } = hosted
  if (config.lookAgain === undefined) return never
  const fresh: MeasuredRun[] = []
  return {
    measure: (cases, look) =>
      rerunByService(cases, { ...look, sides: 'both', isAddition: false }, good, hosted, (freshRuns) =>
        fresh.push(...freshRuns),
      ),
    service: () => describeServiceOutcome([...runs, ...fresh], config.service, project.id),
  }
}

/** The reason for one suite or environment without a baseline beside others that have one. */
function explainUncomparedRun(
  { run: { label, results = [] }, branch }: NonNullable<HostedBaseline['uncompared']>[number],
  { failOn, minPassRate }: FailOnSettings & FloorSettings,
): Reason {
  const isNeeded = failOn === 'regressions' || failOn === 'new-failures'
  const failing = results.filter(({ outcome }) => outcome === 'failed' || outcome === 'errored').length
  const failures = failing === 0 ? '' : `, although ${formatPlural(failing, 'iteration')} failed`
  return {
    rule: 'no-baseline',
    status: isNeeded && failing > 0 && minPassRate === undefined ? 'inconclusive' : 'info',
    message: `${label} has no baseline on ${branch}, so nothing in it was compared${failures}.`,
    evidence: { runs: 1 },
  }
}

/**
 * A run whose prompts no model answered measures the servers alone; its verdict must not look like one about
 * a model.
 */
function writeScriptedNotice({ label, run }: MeasuredRun): string[] {
  const modelExecution = run?.modelExecution
  if (modelExecution !== 'scripted' && modelExecution !== 'mixed') return []
  const which = modelExecution === 'mixed' ? 'some of the prompts' : 'the prompts'
  return [`${label}: a script of the local service answered ${which}; no model was asked.`]
}

function addAllResults(head: Run, measured: readonly MeasuredRun[]): void {
  for (const { results = [] } of measured) for (const result of results) addResult(head, result)
}

/** The runs as what the service has of this measurement. */
export function describeServiceOutcome(
  measured: readonly MeasuredRun[],
  { baseUrl }: ServiceConfig,
  projectId: string,
): ServiceOutcome {
  const runs = measured.map(({ label, runId, suiteId, run }) => ({
    label,
    runId,
    runUrl: formatRunPageUrl(baseUrl, suiteId, runId, projectId),
    result: run?.result || undefined,
  }))
  if (runs.length === 0) return { kind: 'none' }
  return { kind: 'executed', runs }
}
