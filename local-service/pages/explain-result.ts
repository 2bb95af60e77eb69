import { formatCount, formatRateBeside, formatSetting, plural } from '../../src/model/format.ts'
import { toleratedLoss } from '../rules/run-verdict.ts'
import type { Run } from '../store/records.ts'
import type { RunSummary } from '../store/runs.ts'

const endings: Readonly<Record<string, string>> = {
  failed: 'a server or a model broke',
  cancelled: 'it was cancelled',
  timed_out: 'it took too long',
}

/** How the result of a run came about, in sentences; the last says why a gate may decide otherwise. */
export function explainResult(run: Run, result: string, summary: RunSummary): readonly string[] {
  return [reasonOf(run, result, summary), ...(run.plan === null ? [ofUploads] : [ofHosted])]
}

const ofUploads =
  'This result looks at the pass rate of this run alone. The gate that uploaded it also compares with the base branch and applies its policy, so its verdict can be another one.'
const ofHosted =
  'This result looks at this run alone. A gate that reads it also compares with the base branch, so its verdict can be another one.'

function reasonOf(run: Run, result: string, { total, passed, failed, skipped }: RunSummary): string {
  const graded = passed + failed
  const needed = `the run needs ${formatSetting(run.minimumPassRate / 100)}`
  if (result === 'pending') return `The run is not finished: ${plural(total, 'iteration')} so far.`
  if (run.status !== 'completed') return `The run has no verdict: ${endings[run.status] ?? run.status}.`
  if (graded === 0) return 'The run has no verdict: no iteration was graded.'
  const rate = formatRateBeside(passed / graded, run.minimumPassRate / 100)
  const measured = `${rate} of ${plural(graded, 'graded iteration')} passed; ${needed}.`
  const lost = total - skipped - graded
  if (result === 'inconclusive') {
    return `The run has no verdict: ${formatCount(lost)} of ${plural(total - skipped, 'iteration')} were lost, more than ${formatSetting(toleratedLoss)}.`
  }
  return result === 'failed' && passed * 100 >= run.minimumPassRate * graded
    ? `${measured} A case misses the threshold of its own.`
    : measured
}
