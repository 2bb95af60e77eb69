import type { ServiceConfig } from '../../config/load.ts'
import { type CompareOptions, compareRuns } from '../../gate/compare/compare.ts'
import type { Policy } from '../../gate/policy/policy.ts'
import { plural } from '../../model/format.ts'
import type { GateReport, ServiceOutcome } from '../../model/gate-report.ts'
import { addResult } from '../../model/run/add-result.ts'
import { createRun, type Run } from '../../model/run/run.ts'
import type { Reason } from '../../model/verdict.ts'
import { runPageUrl } from '../../service/run-link.ts'
import type { PlannedRun } from '../../service/runs/launch/plan.ts'
import { judge } from '../acceptance/judge.ts'
import type { Budget } from '../budget.ts'
import type { JobFacts } from '../make-report.ts'
import { repeatUntilDecided } from '../repeat.ts'
import { describeRun } from '../run-identity.ts'
import { type Stopwatch, timeWhen } from '../stopwatch.ts'
import { chooseHostedBaseline, type HostedBaseline } from './baseline.ts'
import { confirmByService } from './confirm.ts'
import type { HostedJob, MeasuredRun, Waiting } from './job.ts'
import { problemsOf, type Start } from './launch/start.ts'
import { repeatRuns } from './repeat.ts'
import type { PreflightOutcome } from './servers/preflight.ts'

/** Compares what the hosted runs measured with the base branch, and decides. */
export async function judgeRuns(
  started: readonly Start[],
  measured: readonly MeasuredRun[],
  checked: PreflightOutcome | undefined,
  policy: Policy,
  job: HostedJob,
  {
    budget,
    stopwatch,
    planned,
    waiting,
  }: {
    readonly budget: Budget
    readonly stopwatch: Stopwatch
    /** What the runs were started from, to repeat them. */
    readonly planned: readonly PlannedRun[]
    readonly waiting: Waiting
  },
): Promise<GateReport> {
  const { config, platform, project } = job
  const { context, clock, log } = platform
  const good = measured.filter(({ results }) => results !== undefined)
  const problems = [...problemsOf(started), ...measured.flatMap(({ problem }) => problem ?? [])]
  for (const problem of problems) log.warning(problem)
  const {
    baseline,
    missing,
    uncompared = [],
  } = await log.group('Looking for the baseline', () =>
    stopwatch.time('baseline', () => chooseHostedBaseline(good, job, budget)),
  )
  const id = measured.map(({ runId }) => runId).join('+') || 'no-run'
  const head = createRun(describeRun(context, config.suiteName, id, clock.now()))
  addAll(head, good)
  const { confirm: confirms } = config.hosted
  const options: CompareOptions = { today: head.info.createdAt, confirms }
  const repeats: MeasuredRun[] = []
  const { repeat } = config
  const repeated =
    repeat === undefined || baseline === null || problems.length > 0
      ? undefined
      : await repeatUntilDecided(head, baseline, policy, repeat, {
          options,
          log,
          measureMore: (round) =>
            stopwatch.time('wait', async () => {
              const more = await repeatRuns(round, good, planned, job, waiting)
              repeats.push(...more.measured)
              return more.run
            }),
        })
  const first =
    repeated?.comparison ?? (await stopwatch.time('gate', () => compareRuns(head, baseline, policy, options)))
  const { comparison, notice } = await timeWhen(confirms, stopwatch, 'confirm', () =>
    confirmByService(first, repeated?.policy ?? policy, good, job),
  )
  const facts: JobFacts = {
    suiteName: config.suiteName,
    policy,
    lookPolicy: repeated?.policy,
    head,
    baseline,
    comparison,
    service: describeService([...measured, ...repeats], config.service, project.id),
    missingBaseline: missing,
    notices: [repeated?.notice, notice, ...good.flatMap(scriptedNotice)],
    preflight: checked?.preflight,
    gate: {
      otherReasons: [
        ...problems.map(missingRun),
        ...uncompared.map((one) => reasonOfUncompared(one, policy)),
        ...(checked?.reasons ?? []),
      ],
      nothingWasDue: good.length === 0,
    },
    context,
  }
  const compareWithout = (without: ReadonlySet<string>) =>
    compareRuns(head, baseline, repeated?.policy ?? policy, { ...options, without })
  return await judge(facts, compareWithout, platform, budget)
}

/** A hosted run without a verdict, as a reason. */
function missingRun(message: string): Reason {
  return { rule: 'hosted-run', status: 'inconclusive', message }
}

/** One suite or environment without a baseline beside others that have one: treated as a run on its own is. */
function reasonOfUncompared(
  { run: { label, results = [] }, branch }: NonNullable<HostedBaseline['uncompared']>[number],
  { failOn, minPassRate }: Policy,
): Reason {
  const isNeeded = failOn === 'regressions' || failOn === 'new-failures'
  const failing = results.filter(({ outcome }) => outcome === 'failed' || outcome === 'errored').length
  const failures = failing === 0 ? '' : `, although ${plural(failing, 'iteration')} failed`
  return {
    rule: 'no-baseline',
    status: isNeeded && failing > 0 && minPassRate === undefined ? 'inconclusive' : 'info',
    message: `${label} has no baseline on ${branch}, so nothing in it was compared${failures}.`,
    evidence: { runs: 1 },
  }
}

/** A run whose prompts no model answered measures the servers alone; its verdict must not look like one about a model. */
function scriptedNotice({ label, run }: MeasuredRun): string[] {
  const who = run?.modelExecution
  if (who !== 'scripted' && who !== 'mixed') return []
  const which = who === 'mixed' ? 'some of the prompts' : 'the prompts'
  return [`${label}: a script of the local service answered ${which}; no model was asked.`]
}

function addAll(head: Run, measured: readonly MeasuredRun[]): void {
  for (const { results = [] } of measured) for (const result of results) addResult(head, result)
}

function describeService(
  measured: readonly MeasuredRun[],
  { baseUrl }: ServiceConfig,
  projectId: string,
): ServiceOutcome {
  const runs = measured.map(({ label, runId, suiteId, run }) => ({
    label,
    runId,
    runUrl: runPageUrl(baseUrl, suiteId, runId, projectId),
    result: run?.result || undefined,
  }))
  return runs.length === 0 ? { kind: 'none' } : { kind: 'executed', runs }
}
