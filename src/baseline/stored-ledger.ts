import { readErrorMessage } from '../errors.ts'
import type { Baseline } from '../model/comparison/baseline.ts'
import { listBaseBranches } from './base-branches.ts'
import { type BaselineSearch, findBranchBaseline, type Surroundings } from './find-baseline.ts'

/**
 * The baseline with the ledger that the newest run of the branch has stored as an artifact: the service keeps none.
 * Without one, or when GitHub can't be asked, the baseline as it is: the ledger then starts again.
 */
export async function addStoredLedger(
  baseline: Baseline,
  search: Omit<BaselineSearch, 'branch' | 'runs'>,
  chosenBranch: string | undefined,
  platform: Surroundings,
): Promise<Baseline> {
  const [branch] = listBaseBranches(platform.runtime.context, chosenBranch)
  const [newest, ...older] = baseline.runs
  if (newest === undefined) return baseline
  try {
    const outcome = await findBranchBaseline({ ...search, branch, runs: 1 }, platform)
    const ledger = outcome.status === 'found' ? outcome.baseline.runs[0]?.ledger : undefined
    if (ledger === undefined) return baseline
    return { ...baseline, runs: [{ ...newest, ledger }, ...older] }
  } catch (error) {
    platform.runtime.log.debug(`The ledger of ${branch} could not be fetched: ${readErrorMessage(error)}`)
    return baseline
  }
}
