import type { Baseline } from '../model/comparison/baseline.ts'
import type { Run } from '../model/run/run.ts'

/** As `alignBaseline`, which is loaded when there is a baseline. */
export async function alignWithHead(baseline: Baseline, head: Run): Promise<Baseline> {
  const { alignBaseline } = await import('./align/align-baseline.ts')
  return alignBaseline(baseline, head)
}
