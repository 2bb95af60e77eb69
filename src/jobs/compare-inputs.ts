import { findBaselineWithFallback } from '#github'
import { evidenceInputNames } from '#settings'
import type { OtherInputs } from '#verdict'
import { readErrorMessage } from '../errors.ts'
import { findBaseSide } from '../model/base-side.ts'
import type { Baseline } from '../model/comparison/baseline.ts'
import type { Run } from '../model/run/run.ts'
import { findOtherInputs, type InputDigest } from '../model/run/witness.ts'
import { listNamedWorkflows } from '../paths/workflow-files.ts'
import type { Job } from './job.ts'

/**
 * The inputs that choose evidence and are others than those of the newest run of the base, whatever the run is compared
 * with: a change may name its baseline, too. Undefined where they are the same, and where nobody knows those of the base
 * and the policy locks none.
 */
export async function compareInputs(
  head: Run,
  baseline: Baseline | null,
  job: Job,
): Promise<OtherInputs | undefined> {
  const { kind, branches } = findBaseSide(job.platform.runtime.context)
  const given = head.info.witness?.inputs
  const [branch] = branches
  if (given === undefined || branch === undefined) return undefined
  const base = await readBaseInputs(baseline, job)
  if (base === 'none') return undefined
  // On the branch itself the workflow is that of the branch.
  const lock = kind === 'itself' ? [] : evidenceInputNames.filter((name) => job.policy.lock.includes(name))
  if (base === undefined) return lock.length === 0 ? undefined : { branch, names: undefined, locked: lock }
  const others = findOtherInputs(given, base)
  // What a pull request of a fork calls its inputs is not shown.
  const names = evidenceInputNames.filter((name) => others.includes(name))
  if (names.length === 0) return undefined
  return { branch, names, locked: names.filter((name) => lock.includes(name)) }
}

/** The inputs of the newest run of the base, if there is a run; undefined where nobody knows. */
async function readBaseInputs(
  baseline: Baseline | null,
  { config, policy, platform, budget }: Job,
): Promise<readonly InputDigest[] | 'none' | undefined> {
  const { suiteName, baseline: choice, baselineBranch, hosted } = config
  const { artifacts } = platform.storage
  const known = baseline?.runs[0]?.info.witness?.inputs
  const isOfBase = baselineBranch === undefined
  if (artifacts === undefined || (isOfBase && baseline?.source === 'artifact')) return known
  const isSearched =
    isOfBase && hosted === undefined && (choice.kind === 'auto' || choice.kind === 'artifact')
  if (isSearched) return 'none'
  const search = {
    suiteName,
    workflows: listNamedWorkflows(config),
    runs: 1,
    maxAgeDays: policy.baselineMaxAgeDays,
  }
  try {
    const findNewest = () => findBaselineWithFallback(search, undefined, platform)
    const outcome = await budget.spend('Looking up the inputs of the base', findNewest, 0.25)
    if (outcome.status === 'never') return 'none'
    if (outcome.status !== 'found') return undefined
    return outcome.baseline.runs[0]?.info.witness?.inputs
  } catch (error) {
    platform.runtime.log.debug(`The inputs of the base could not be read: ${readErrorMessage(error)}`)
    return undefined
  }
}
