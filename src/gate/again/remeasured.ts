import type { CaseComparison } from '../../model/comparison/compared-case.ts'
import type { Run } from '../../model/run/run.ts'
import type { Counts } from '../statistics/prediction/history.ts'
import { isActualDrop, type Stratum } from '../statistics/stratum.ts'
import type { FreshCounts } from './evidence.ts'
import { countOnSide } from './first-look.ts'

/** Fresh iterations of the chosen cases; without `base` where it could not be run. */
export interface Look {
  readonly head: Run
  readonly base?: Run
  /** It asks for the mean of the suite, too, by cases that did not fall. */
  readonly asksMean: boolean
}

/** A case with its fresh iterations. */
export interface Remeasured {
  readonly compared: CaseComparison
  readonly looks: readonly FreshCounts[]
  /** The counts of all looks together. */
  readonly sum: Stratum
  readonly before: Counts
  readonly isEval: boolean
}

export function remeasureCase(
  compared: CaseComparison,
  looks: readonly Look[],
  areBothSides: boolean,
): Remeasured | undefined {
  const strata = looks.map((look) => {
    const head = countOnSide(look.head.cases.get(compared.key))
    const base = countOnSide(look.base?.cases.get(compared.key))
    return {
      asksMean: look.asksMean,
      headPassed: head.passed,
      headCount: head.judged,
      basePassed: base.passed,
      baseCount: base.judged,
    }
  })
  const sum = strata.reduce<Stratum>(
    (a, b) => ({
      headPassed: a.headPassed + b.headPassed,
      headCount: a.headCount + b.headCount,
      basePassed: a.basePassed + b.basePassed,
      baseCount: a.baseCount + b.baseCount,
    }),
    nothing,
  )
  const isNew = compared.change === 'new'
  if (sum.headCount === 0 || (areBothSides && sum.baseCount === 0 && !isNew)) return undefined
  return {
    compared,
    looks: strata,
    sum,
    before: countOnSide(compared.base),
    isEval: compared.judgedAs === 'eval',
  }
}

const nothing: Stratum = { headPassed: 0, headCount: 0, basePassed: 0, baseCount: 0 }

/**
 * Whether the head, an eval in all its iterations, is worse than the fresh base; without one, whether the fresh head is worse
 * than its history; a new case: whether it fails.
 */
export function isHeadLower({
  compared,
  sum: { headPassed, headCount, basePassed, baseCount },
  before,
  isEval,
}: Remeasured): boolean {
  if (baseCount > 0) {
    const { passed, judged } = countOnSide(isEval ? compared.head : undefined)
    return isActualDrop(basePassed / baseCount - (passed + headPassed) / (judged + headCount))
  }
  if (before.judged > 0) return isActualDrop(before.passed / before.judged - headPassed / headCount)
  return headPassed < headCount
}
