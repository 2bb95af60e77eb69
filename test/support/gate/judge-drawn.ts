import { requestFirstLook } from '../../../src/gate/again/choose.ts'
import { compareWithLooks } from '../../../src/gate/again/compare-again.ts'
import type { Look } from '../../../src/gate/again/remeasured.ts'
import type { BaseWork } from '../../../src/gate/compare/base-work.ts'
import { compareRuns } from '../../../src/gate/compare/compare.ts'
import { decideCompleteRun } from '../../../src/gate/judge/decide.ts'
import type { Baseline } from '../../../src/model/comparison/baseline.ts'
import type { CaseComparison } from '../../../src/model/comparison/compared-case.ts'
import type { Comparison, MeasuredBefore } from '../../../src/model/comparison.ts'
import { copyCases, type Run } from '../../../src/model/run/run.ts'
import type { VerdictOutcome } from '../../../src/model/verdict.ts'
import type { DrawnSides, Setting } from './simulate-gate.ts'

type Judge = Pick<Setting, 'policy' | 'looks'> & { readonly before?: MeasuredBefore }
/** What is drawn of a pull request. */
type Drawn = Pick<DrawnSides, 'head' | 'base' | 'rerun'>

/** The verdict of the real gate, after the looks that the setting allows. */
export function judgeDrawn(sides: Drawn, setting: Judge, work?: BaseWork): VerdictOutcome {
  return decideCompleteRun(sides.head, compareDrawn(sides, setting, work), setting.policy).outcome
}

/** Compares both sides as a job does, and measures again what is in doubt. */
export function compareDrawn(
  { head, base, rerun }: Drawn,
  { policy, looks: planned = 0, before }: Judge,
  work?: BaseWork,
): Comparison {
  const [baseline, options] = [baselineOf(base), { today: 0, work, before }]
  const first = compareRuns(head, baseline, policy, options)
  let request = requestFirstLook(first, policy)
  if (planned === 0 || request.cases.length === 0) return first
  const looks: Look[] = []
  const chosen = new Set<CaseComparison>()
  for (;;) {
    for (const compared of request.cases) chosen.add(compared)
    const keys = new Set(request.cases.map(({ key }) => key))
    const [freshHead, freshBase] = rerun()
    looks.push({
      head: selectCases(freshHead, keys),
      base: selectCases(freshBase, keys),
      asksMean: request.asksMean,
    })
    const { comparison, next } = compareWithLooks(first, [...chosen], looks, {
      head,
      baseline,
      policy,
      options,
      planned,
      controls: [],
    })
    if (next.cases.length === 0 || looks.length === planned) return comparison
    request = next
  }
}

/** The run as if only these cases had been measured. */
function selectCases(run: Run, keys: ReadonlySet<string>): Run {
  const cases = copyCases(run.cases)
  for (const key of [...cases.keys()]) if (!keys.has(key)) cases.delete(key)
  return { ...run, cases }
}

export function baselineOf(runs: DrawnSides['base']): Baseline {
  return { source: 'file', description: 'made up', runs }
}
