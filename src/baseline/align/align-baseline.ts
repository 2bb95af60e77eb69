import type { Baseline } from '../../model/comparison/baseline.ts'
import type { Run } from '../../model/run/run.ts'
import { alignIds } from './align-ids.ts'
import { alignMoves } from './align-moves.ts'
import { alignNames } from './align-names.ts'
import { alignQuestions } from './align-questions.ts'
import { alignRoots } from './align-roots.ts'
import { alignSegments } from './align-segments.ts'
import { alignTwins } from './align-twins.ts'

/** Applied in this order. Each takes a base run and the head, and returns the run with the head's names. */
const aligners = [alignRoots, alignSegments, alignIds, alignNames, alignMoves, alignTwins, alignQuestions]

/** The baseline with the paths and names that the head has, where they differ by machine or by run only. */
export function alignBaseline(baseline: Baseline, head: Run): Baseline {
  const alignWithHead = (run: Run) => aligners.reduce((aligned, alignRun) => alignRun(aligned, head), run)
  return { ...baseline, runs: baseline.runs.map(alignWithHead) }
}
