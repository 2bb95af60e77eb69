import * as v from 'valibot'
import type { CaseComparison } from '../model/comparison/compared-case.ts'
import type { GateReport } from '../model/gate-report.ts'
import { type CaseTally, countJudged, type RunInfo } from '../model/run/run.ts'
import { type Described, number, text } from '../model/schema.ts'

/** A run, as far as people look for it; `createdAt` (Unix epoch ms) is 0 when unknown. The commit is foreign. */
const knownRunSchema = v.object({ commit: v.optional(text), createdAt: number })

export const sinceSchema = v.object({
  /** It fails in the newest run of the base that judged it, too. */
  onBase: v.boolean(),
  /** The oldest of the runs in a row, up to this change, in which no iteration passed or it got worse. */
  firstFailed: knownRunSchema,
  /** The run before it. Absent: it never passed in these runs. */
  lastPassed: v.optional(knownRunSchema),
})

/** Since when a case fails, over the runs of the baseline and this change. */
export type Since = Described<typeof sinceSchema>

/** Undefined without a run of the base that judged the case. */
export function findFailingSince(
  { key }: CaseComparison,
  { head, baselineRuns = [] }: GateReport,
): Since | undefined {
  const baseRuns = baselineRuns.flatMap(({ cases, info }) => {
    const tally = cases.get(key)
    if (tally === undefined || countJudged(tally) === 0) return []
    return [{ info, fails: failsWholly(tally) }]
  })
  const [newest] = baseRuns
  if (newest === undefined) return undefined
  const passed = baseRuns.findIndex(({ fails }) => !fails)
  const failing = passed < 0 ? baseRuns : baseRuns.slice(0, passed)
  const last = baseRuns[passed]
  return {
    onBase: newest.fails,
    firstFailed: pickKnownRun(failing.at(-1)?.info ?? head.info),
    ...(last !== undefined && { lastPassed: pickKnownRun(last.info) }),
  }
}

function failsWholly({ passed }: CaseTally): boolean {
  return passed === 0
}

function pickKnownRun({ commit, createdAt }: RunInfo): Since['firstFailed'] {
  return { ...(commit !== undefined && { commit }), createdAt }
}
