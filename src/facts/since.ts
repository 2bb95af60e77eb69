import type { CaseComparison } from '../model/comparison/compared-case.ts'
import type { GateReport } from '../model/gate-report.ts'
import { type CaseTally, judged, type RunInfo } from '../model/run/run.ts'

/** One run, as far as people look for it. */
export interface KnownRun {
  /** Foreign. */
  readonly commit?: string
  /** Unix epoch ms; 0 when unknown. */
  readonly createdAt: number
}

/** Since when a case fails, over the runs of the baseline and this change. */
export interface Since {
  /** It fails in the newest run of the base that judged it, too. */
  readonly onBase: boolean
  /** The oldest of the runs in a row, up to this change, in which no iteration passed or it got worse. */
  readonly firstFailed: KnownRun
  /** The run before it. Absent: it never passed in these runs. */
  readonly lastPassed?: KnownRun
}

/** Undefined without a run of the base that judged the case. */
export function sinceOf({ key }: CaseComparison, { head, baselineRuns = [] }: GateReport): Since | undefined {
  const before = baselineRuns.flatMap(({ cases, info }) => {
    const tally = cases.get(key)
    return tally === undefined || judged(tally) === 0 ? [] : [{ info, fails: failsWholly(tally) }]
  })
  const [newest] = before
  if (newest === undefined) return undefined
  const passed = before.findIndex(({ fails }) => !fails)
  const failing = passed < 0 ? before : before.slice(0, passed)
  const last = before[passed]
  return {
    onBase: newest.fails,
    firstFailed: knownRun(failing.at(-1)?.info ?? head.info),
    ...(last !== undefined && { lastPassed: knownRun(last.info) }),
  }
}

function failsWholly({ passed }: CaseTally): boolean {
  return passed === 0
}

function knownRun({ commit, createdAt }: RunInfo): KnownRun {
  return { ...(commit !== undefined && { commit }), createdAt }
}
