import type { Baseline } from '../../model/comparison/baseline.ts'
import type { Run } from '../../model/run/run.ts'
import { alignNames } from './align-names.ts'
import { alignParts } from './align-parts.ts'
import { alignRoots } from './align-roots.ts'
import { alignTwins } from './align-twins.ts'

/** The baseline with the paths and names that the head has, where they differ by machine or by run only. */
export function alignBaseline(baseline: Baseline, head: Run): Baseline {
  return alignTwins(alignNames(alignParts(alignRoots(baseline, head), head), head), head)
}
