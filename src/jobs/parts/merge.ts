import { alignBaseline } from '../../baseline/align/align-baseline.ts'
import type { Config } from '../../config/load.ts'
import { PermissionError } from '../../errors.ts'
import { type CompareOptions, compareRuns } from '../../gate/compare/compare.ts'
import type { Run } from '../../model/run/run.ts'
import type { Platform } from '../../ports/platform.ts'
import { judge } from '../acceptance/judge.ts'
import { createBudget } from '../budget.ts'
import { conclude } from '../conclude.ts'
import type { JobFacts } from '../make-report.ts'
import { choosePolicy, withPolicyChange } from '../policy/choose-policy.ts'
import { chooseBaseline } from '../report/baseline/choose-baseline.ts'
import { chooseReportBaseline } from '../report/baseline/report-baseline.ts'
import { reasonOfOtherCode } from '../report/other-code.ts'
import { describeRun, externalRunId } from '../run-identity.ts'
import { createStopwatch } from '../stopwatch.ts'
import { findGaps, reasonOfGaps, reasonsOfSteps } from './assess-parts.ts'
import { filesOfParts, joinParts, patternsOfParts, unexplainedOfParts } from './join-parts.ts'
import { type Part, readParts } from './read-parts.ts'
import { uploadRun } from './upload-run.ts'

/**
 * Judges what the jobs of this workflow run have collected: one baseline, one verdict, one comment, one run in the
 * service. A measurement that is not complete is never green and is not kept as a baseline. Returns the exit code of
 * {@link conclude}.
 * @throws UsageError for a wrong policy file; PermissionError when the token may not read the parts
 */
export async function mergeParts(config: Config, platform: Platform): Promise<number> {
  const { context, log, clock } = platform
  const { suiteName } = config
  const { policy, change } = await choosePolicy(config, platform)
  const id = externalRunId(context, suiteName, '')
  const info = describeRun(context, suiteName, id, clock.now())
  const budget = createBudget(config.publishTimeoutMs, platform)
  const stopwatch = createStopwatch(clock)
  const chosen = await log.group('Looking for the baseline', () =>
    stopwatch.time('baseline', () => chooseBaseline(config, platform, budget)),
  )

  const found = await log.group('Reading the parts', () =>
    stopwatch.time('parse', () => readParts(context.runId ?? '', suiteName, platform)),
  )
  const { parts } = found
  const gaps = findGaps(found, {
    parts: config.expectedParts,
    attempt: context.attempt ?? 1,
    commit: context.commit,
    failedJobs: await failedJobs(parts, platform),
  })
  for (const gap of gaps) log.warning(gap)
  const files = filesOfParts(parts)
  const listOf = (name: 'stale' | 'missing') =>
    parts.flatMap(({ facts, label }) => (facts[name] ?? []).map((file) => `${file} of ${label}`))
  const [stale, absent] = [listOf('stale'), listOf('missing')]
  const run: Run = {
    info: { ...info, reports: patternsOfParts(parts), unexplained: unexplainedOfParts(parts) },
    cases: joinParts(parts, config.parts),
  }
  const uploaded = await stopwatch.time('upload', () => uploadRun(run, config, policy, platform))

  const { baseline: before, missing } = await chooseReportBaseline(chosen, run, config, platform, uploaded)
  const baseline = before && alignBaseline(before, run)
  const options: CompareOptions = {
    today: info.createdAt,
    selection: selectionOfParts(parts, config, gaps),
  }
  const comparison = await stopwatch.time('gate', () => compareRuns(run, baseline, policy, options))
  const facts: JobFacts = {
    suiteName,
    policy,
    head: run,
    files,
    baseline,
    comparison,
    service: uploaded,
    missingBaseline: missing,
    notices: [...found.notices, describeAttempts(parts, context.attempt ?? 1)],
    gate: {
      stale,
      missing: absent,
      otherReasons: [
        ...reasonOfGaps(gaps),
        ...reasonsOfSteps(parts),
        ...reasonOfOtherCode(otherCodeOf(parts), config, context),
      ],
    },
    context,
  }
  const compareWithout = (without: ReadonlySet<string>) =>
    compareRuns(run, baseline, policy, { ...options, without })
  const report = await judge(facts, compareWithout, platform, budget)
  const why = whyNoBaseline(parts, config, gaps, { stale, missing: policy.allowEmpty ? [] : absent })
  if (why !== undefined) log.notice(`This measurement is not kept as a baseline: ${why}.`)
  const isComplete = why === undefined
  return await conclude(withPolicyChange(report, change), policy, config, platform, budget, {
    isComplete,
    stopwatch,
  })
}

/** Only parts of an earlier attempt raise the question. */
async function failedJobs(
  parts: readonly Part[],
  { context, foreignArtifacts, log }: Platform,
): Promise<readonly string[] | undefined> {
  const { runId = '', attempt = 1 } = context
  if (!parts.some(({ facts }) => facts.attempt < attempt)) return []
  try {
    return await foreignArtifacts?.listFailedJobs(runId, attempt)
  } catch (error) {
    if (error instanceof PermissionError) log.warning(error.message)
    return undefined
  }
}

function selectionOfParts(
  parts: readonly Part[],
  { selection }: Config,
  gaps: readonly string[],
): string | undefined {
  if (gaps.length > 0) return 'parts are missing'
  if (selection) return 'input `selection`'
  return parts.find(({ facts }) => facts.selection !== undefined)?.facts.selection
}

function describeAttempts(parts: readonly Part[], attempt: number): string | undefined {
  const again = parts.filter(({ facts }) => facts.attempt === attempt)
  if (attempt === 1 || again.length === parts.length) return undefined
  const names = again.map(({ label }) => label).join(', ')
  return `Attempt ${attempt} measured ${again.length} of ${parts.length} parts again${names === '' ? '' : ` (${names})`}; the others are of earlier attempts.`
}

function whyNoBaseline(
  parts: readonly Part[],
  { selection }: Config,
  gaps: readonly string[],
  { stale, missing }: { readonly stale: readonly string[]; readonly missing: readonly string[] },
): string | undefined {
  if (gaps.length > 0) return 'it is not complete'
  if (selection || parts.some(({ facts }) => facts.selection !== undefined)) return 'only a selection ran'
  if (missing.length > 0) return 'reports are missing'
  if (stale.length > 0) return 'reports are older than the checkout'
  if (parts.some(({ facts }) => facts.testStep !== undefined)) return 'a step that ran tests did not succeed'
  return otherCodeOf(parts)
}

function otherCodeOf(parts: readonly Part[]): string | undefined {
  return parts.find(({ facts }) => facts.notTheBranch !== undefined)?.facts.notTheBranch
}
