import { compact, listKeys } from '../../model/data.ts'
import { type DoubtName, doubts } from '../../model/doubts.ts'
import { choosePlural, formatCount, formatPlural, quoteNames } from '../../model/format.ts'
import type { Measured } from '../../model/measured.ts'
import { mostOwnCases } from '../../model/run/delivery.ts'
import { countJudged, countTotals, type MeasuringJob } from '../../model/run/run.ts'
import type { Reason } from '../../model/verdict.ts'
import { writeStepSentences } from '../compare/test-step.ts'
import { type Finders, listFindings } from './cases.ts'
import { wasSkipped } from './explain-absences.ts'
import type { Judged } from './judged.ts'

/** What to do where GitHub skipped all jobs that delivered less. */
const skippedRemedy =
  'GitHub skipped it because of its `if:` or of a job that it needs. If it should have run, look at these.'

/**
 * How each doubt about the delivery is found: what was due and did not come, or is not of this run and this
 * code. They hold under every `failOn`, and in the same way for every source.
 */
const finders = {
  'missing-parts': ({ measured: { run, missing } }) => {
    const problems = missing.parts.length
    if (problems === 0) return []
    const evidence: Reason['evidence'] = run.info.jobs?.length === 0 ? { problems, jobs: 0 } : { problems }
    return [{ message: `The measurement is not complete. ${missing.parts.join(' ')}`, evidence }]
  },
  'hosted-run': ({ measured: { missing } }) => missing.runs.map((message) => ({ message })),
  'missing-job': ({ measured: { run, jobs, missing }, comparison: { baseline } }) => {
    const headJobs = new Map((run.info.jobs ?? []).map(({ job, parts }) => [job, parts]))
    const baseJobs = baseline?.runs[0]?.jobs
    // The base knows which jobs measure. Without it any job that died may be one.
    if (baseJobs === undefined && jobs.dead.length > 0) {
      return [
        {
          message: `${quoteNames(jobs.dead)} failed and stored no part, so something may not have been measured. ${doubts['missing-job'].remedy}`,
          evidence: { jobs: jobs.dead.length },
        },
      ]
    }
    const dueJobs = headJobs.size === 0 ? [] : (baseJobs ?? [])
    const fewer = dueJobs.filter(({ job, parts }) => (headJobs.get(job) ?? 0) < parts)
    if (fewer.length === 0) return []
    const named = fewer.map(
      ({ job, parts }) => `${job} (${headJobs.get(job) ?? 0} of ${formatPlural(parts, 'part')})`,
    )
    // Every leg that the matrix has was measured, or GitHub says that nobody wanted the job to run.
    const isMeant = (due: MeasuringJob) => headJobs.has(due.job) || wasSkipped(due, jobs.skipped)
    const areSkipped = fewer.every((due) => wasSkipped(due, jobs.skipped))
    const remedy = areSkipped ? skippedRemedy : doubts['missing-job'].remedy
    const isWhole = missing.parts.length === 0 && jobs.dead.length === 0 && jobs.unknown === undefined
    return [
      {
        status: isWhole && fewer.every(isMeant) ? 'warning' : undefined,
        message: `Less was measured than on the base branch: ${quoteNames(named)}. ${remedy}`,
        evidence: { jobs: fewer.length },
      },
    ]
  },
  'unknown-jobs': ({ measured: { jobs } }) => {
    if (jobs.unknown === undefined) return []
    return [
      {
        message: `The jobs of this run are not known (${jobs.unknown}), so a job that died goes unnoticed. ${doubts['unknown-jobs'].remedy}`,
      },
    ]
  },
  'missing-report': ({ measured: { run, missing }, policy }) => {
    const { reports } = missing
    // Without any result the rule about empty reports judges.
    if (reports.length === 0 || countTotals(run).total === 0) return []
    const advice = choosePlural(reports.length, 'it, or remove it', 'them, or remove them')
    return [
      {
        status: policy.allowEmpty ? 'warning' : undefined,
        message: `No report was found for ${quoteNames(reports)}, so results may be missing. Look at the step that writes ${advice} from the list of reports.`,
        evidence: { missing: reports.length },
      },
    ]
  },
  'stale-report': ({ measured: { old, files }, comparison: { baseline, cases } }) => {
    const leftOver = old.filter(({ isLeftOver }) => isLeftOver)
    const filled = files.filter(({ tests }) => tests > 0)
    const added = new Set(cases.flatMap(({ change, key }) => (change === 'new' ? key : [])))
    const isDue =
      baseline !== null &&
      old.some(
        ({ ownCases = [] }) => ownCases.length >= mostOwnCases || ownCases.some((key) => !added.has(key)),
      )
    const isAll = filled.every(({ path }) => old.some((oldReport) => oldReport.path === path))
    // Where one job measures both sides, checking out the base makes the reports of the head old.
    const isDoubt = leftOver.length > 0 || (baseline?.source !== 'file' && (isAll || isDue))
    const named = leftOver.length > 0 ? leftOver : old
    if (named.length === 0) return []
    const them = choosePlural(named.length, 'it', 'them')
    const names = quoteNames(named.map(({ path }) => path))
    const than =
      leftOver.length > 0
        ? `this attempt of the workflow run, which found ${them} in the workspace or in a cache`
        : `the checkout, so this run of the tests did not write ${them}`
    const came = choosePlural(named.length, 'is', 'are')
    const state = named.every(({ isTracked }) => isTracked)
      ? `came with the commit, so this run of the tests did not write ${them}`
      : `${came} older than ${than}`
    return [
      {
        status: isDoubt ? undefined : 'warning',
        message: `${formatPlural(named.length, 'report file', 'report files')} ${state}: ${names}. ${doubts['stale-report'].remedy}`,
        evidence: { stale: named.length },
      },
    ]
  },
  // With a baseline from files, one job measures both sides, and what is checked out last says nothing.
  'other-code': ({ measured: { otherCode }, comparison: { baseline } }) => {
    if (otherCode === undefined || baseline?.source === 'file') return []
    return [{ message: `The change was not measured: ${otherCode}. ${doubts['other-code'].remedy}` }]
  },
  'other-inputs': ({ facts: { otherInputs } }) => {
    if (otherInputs === undefined) return []
    const { branch, names, locked } = otherInputs
    const isLocked = locked.length > 0
    const difference =
      names === undefined
        ? `The inputs of ${branch} are not known.`
        : `Measured with other inputs than ${branch}: ${quoteInputs(names)}.`
    const lock = `The policy of ${branch} locks ${quoteInputs(locked)}, so this can't be green. ${doubts['other-inputs'].remedy}`
    return [
      {
        status: isLocked ? undefined : 'warning',
        message: compact([difference, isLocked && lock]).join(' '),
        evidence: { inputs: names?.length ?? null },
      },
    ]
  },
  'policy-out-of-reach': ({ facts: { policyOutOfReach: why } }) => {
    if (why === undefined) return []
    return [{ message: why }]
  },
  'test-step': ({ measured: { steps } }) => writeStepSentences(steps),
  'unexplained-result': ({ measured: { stated } }) => stated.map((message) => ({ message })),
  'all-skipped': ({ measured: { run }, policy }) => {
    const totals = countTotals(run)
    const { total, lost } = totals
    if (total === 0 || countJudged(totals) > 0 || lost > 0) return []
    return [
      {
        status: policy.allowEmpty ? 'warning' : undefined,
        message:
          total === 1
            ? 'The only result was skipped, so nothing was tested.'
            : `All ${formatPlural(total, 'result')} were skipped, so nothing was tested.`,
      },
    ]
  },
} satisfies Finders<Judged, DoubtName>

/** Doubts about the delivery, in the order of their weight. */
export const deliveryDoubts = listKeys(finders)

/** Whether there is anything to judge at all, and all of it. These rules apply under every `failOn`. */
export function listDeliveryReasons(given: Judged): Reason[] {
  return [...listFindings(damage, given, 'failed'), ...listFindings(finders, given)]
}

function quoteInputs(names: readonly string[]): string {
  return names.map((name) => `\`${name}\``).join(', ')
}

const shownUnread = 3

function explainEmptyReports({ unread }: Measured): string {
  if (unread.length === 0) return 'Check that the tests ran and that the paths match.'
  const more = unread.length - shownUnread
  return compact([...unread.slice(0, shownUnread), more > 0 && `And ${formatCount(more)} more.`]).join(' ')
}

/** Reports that can't be read, or have nothing in them. */
const damage = {
  'unreadable-report': ({ measured: { files } }) => {
    const unreadable = files.filter(({ error }) => error !== undefined).length
    if (unreadable === 0) return []
    const message = `${formatPlural(unreadable, 'report file')} could not be read completely, so results are missing.`
    return [{ message }]
  },
  empty: ({ measured, policy: { allowEmpty } }) => {
    const { run } = measured
    // Where no part came there are no reports to be empty.
    if (countTotals(run).total > 0 || run.info.jobs?.length === 0) return []
    if (allowEmpty)
      return [{ status: 'warning', message: 'The reports contain no results, which the policy allows.' }]
    return [{ message: `The reports contain no results. ${explainEmptyReports(measured)}` }]
  },
} satisfies Finders<Judged>
