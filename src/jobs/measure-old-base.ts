import { readLookBudget } from '#settings'
import { type CompareOptions, compareRuns, findDisagreement } from '#verdict'
import { findProposal } from '../model/base-side.ts'
import type { Baseline } from '../model/comparison/baseline.ts'
import { formatPlural } from '../model/format.ts'
import type { Measured } from '../model/measured.ts'
import { type CaseTally, copyCases, countJudged, type Run } from '../model/run/run.ts'
import type { Job } from './job.ts'
import type { Again } from './look-again.ts'

/** As many as one look measures. */
const mostEvals = 50

/**
 * Where the newest run of the base is too old for evals, measures them on the base now, as `look-again` is told to do it.
 * Returns the baseline with what was measured in place of what the old runs say of these cases; as it was where that can't be
 * had.
 */
export async function measureOldBase(
  { run }: Measured,
  baseline: Baseline,
  options: CompareOptions,
  { measure }: Again,
  { config, policy, platform, stopwatch }: Job,
): Promise<Baseline> {
  const { log, context } = platform.runtime
  const [newest] = baseline.runs
  const isWanted = baseline.outdatedDays !== undefined && config.lookAgain !== undefined
  if (!isWanted || measure === undefined || newest === undefined) return baseline
  const evals = compareRuns(run, baseline, policy, options)
    .cases.filter(
      ({ judgedAs, head, base }) => judgedAs === 'eval' && head !== undefined && base !== undefined,
    )
    .slice(0, mostEvals)
  if (evals.length === 0) return baseline
  const { iterations, timeoutMs } = readLookBudget(policy.lookBudget)
  const commit = findProposal(context)?.baseSha || newest.info.commit
  const plan = { number: 1, iterations, timeoutMs, baseCommit: commit }
  const look = await log.group(`Measuring ${formatPlural(evals.length, 'eval')} of the base branch now`, () =>
    stopwatch.time('again', () => measure(evals, plan)),
  )
  if (typeof look === 'string' || look.base === undefined) {
    const why = typeof look === 'string' ? look : look.withoutBase
    log.warning(`The evals of the base branch could not be measured now: ${why}`)
    return baseline
  }
  const fresh = platform.step.hideSecrets(look.base)
  // What is fresh is held against the history, however old that is.
  const history = { ...baseline, outdatedDays: undefined }
  const disagreement = findDisagreement(fresh, history, evals, policy, { ...options, correlation: 0 })
  if (disagreement !== undefined) {
    const { cases, passed, judged, passedBefore, judgedBefore } = disagreement
    log.warning(
      `Measured now, ${formatPlural(cases.length, 'eval')} of the base branch did worse than its own history (${passed} of ${judged} passed, before: ${passedBefore} of ${judgedBefore}), so that is no base: something is missing here, or the model changed. Run the job on the base branch.`,
    )
    return baseline
  }
  return replaceEvals(
    baseline,
    newest,
    fresh,
    evals.map(({ key }) => key),
    commit,
  )
}

/** What passes never any more on the base lacks something on this machine, such as a key: that is no base. */
function isCredible(fresh: CaseTally | undefined, stored: CaseTally | undefined): boolean {
  if (fresh === undefined || countJudged(fresh) === 0) return false
  return fresh.passed > 0 || stored === undefined || stored.passed === 0
}

/** The baseline whose evals of these keys are those of the fresh run alone. */
function replaceEvals(
  baseline: Baseline,
  newest: Run,
  fresh: Run,
  keys: readonly string[],
  commit: string | undefined,
): Baseline {
  const measured = keys.filter((key) => isCredible(fresh.cases.get(key), newest.cases.get(key)))
  const runs = baseline.runs.map((stored) => {
    const cases = copyCases(stored.cases)
    for (const key of measured) {
      const tally = fresh.cases.get(key)
      cases.delete(key)
      if (stored === newest && tally !== undefined) cases.set(key, tally)
    }
    if (stored !== newest) return { ...stored, cases }
    return { ...stored, cases, info: { ...stored.info, commit, createdAt: fresh.info.createdAt } }
  })
  return { ...baseline, runs, measuredNow: new Set(measured) }
}
