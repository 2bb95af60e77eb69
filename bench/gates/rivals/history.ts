import type { Iteration, RunData } from '../contract.ts'
import { withSummary } from '../draw/run.ts'
import { fisherTail } from '../statistics.ts'
import { isJudged, type Rule, redIf } from './gate.ts'
import { meanRules } from './means.ts'
import { caseRules } from './single-cases.ts'

/** Rules that use all base runs, also where their source looks at the newest one only. */
export const historyRules = {
  fisher: {
    title: 'Fisher by case, Holm',
    rule: 'For each case an exact one-sided test of Fisher: its iterations in the head beside those of all base runs. Red when one is below 5% by the procedure of Holm.',
    judge: ({ base, head }) => {
      const before = new Map(pool(base).cases.map((of) => [of.name, countPasses(of.iterations)]))
      const tested = head.cases
        .flatMap(({ name, iterations }) => {
          const [now, then] = [countPasses(iterations), before.get(name)]
          return then === undefined || now.count === 0 || then.count === 0
            ? []
            : [{ name, p: fisherTail(now, then) }]
        })
        .sort((a, b) => a.p - b.p)
      const first = tested.findIndex(({ p }, index) => p > 0.05 / (tested.length - index))
      const rejected = first === -1 ? tested : tested.slice(0, first)
      return redIf(
        rejected.length > 0,
        rejected.map(({ name }) => name),
      )
    },
  },
  'any-flip-history': withHistory(caseRules['any-flip']),
  'mcnemar-history': withHistory(caseRules.mcnemar),
  'newcombe-history': withHistory(meanRules.newcombe),
  'paired-t-history': withHistory(meanRules['paired-t']),
} as const satisfies Record<string, Rule>

function withHistory({ title, judge }: Rule): Rule {
  return {
    title: `${title}, all runs`,
    rule: `As ${title}, beside all base runs together in place of the newest one.`,
    judge: (seen) => judge({ ...seen, base: [pool(seen.base)] }),
  }
}

function pool(runs: readonly RunData[]): RunData {
  const cases = Map.groupBy(
    runs.flatMap((run) => run.cases),
    ({ name }) => name,
  )
  return withSummary(
    [...cases].map(([name, of]) => ({
      name,
      file: of[0]?.file ?? '',
      iterations: of.flatMap(({ iterations }) => iterations),
    })),
  )
}

function countPasses(iterations: readonly Iteration[]): { readonly passed: number; readonly count: number } {
  const judged = iterations.filter(isJudged)
  return { passed: judged.filter(({ outcome }) => outcome === 'pass').length, count: judged.length }
}
