import { alignBaseline } from '../../../src/baseline/align/align-baseline.ts'
import { judgeStepEnd } from '../../../src/gate/compare/test-step.ts'
import { decideVerdict } from '../../../src/gate/judge/decide.ts'
import type { Policy } from '../../../src/gate/policy/policy.ts'
import { type Measurement, readMeasurement } from '../../../src/jobs/report/measure.ts'
import type { CaseComparison } from '../../../src/model/comparison/compared-case.ts'
import { formatCaseTitle } from '../../../src/model/run/identity.ts'
import type { StepOutcome } from '../../../src/model/run/step-outcome.ts'
import type { Verdict } from '../../../src/model/verdict.ts'
import { aBaseline, aMeasured, aPolicy, type Judged, judge } from '../gate/build.ts'

export interface JudgedReports extends Judged {
  readonly base: Measurement
  readonly head: Measurement
  /** Titles of the cases that a reason names which makes the verdict failed or inconclusive, without duplicates. */
  readonly blamed: readonly string[]
  /** The verdict where the workflow says how the step that ran the tool ended. */
  decideAfterStep(outcome: StepOutcome): Verdict
}

/**
 * Reads the reports of two states as a job does, compares them and decides.
 *
 * @param folder absolute; `base` and `head` are patterns in it
 */
export async function judgeReports(
  folder: string,
  base: string,
  head: string,
  policy: Partial<Policy> = {},
  format?: Parameters<typeof readMeasurement>[0]['format'],
): Promise<JudgedReports> {
  const measure = (id: string, pattern: string) =>
    readMeasurement({
      patterns: [pattern],
      root: folder,
      codeRoot: '/repo',
      info: { id, suiteName: 'suite', createdAt: 1 },
      hideSecrets: (value) => value,
      format,
    })
  const [before, now] = [await measure('base', base), await measure('head', head)]
  const baseline = alignBaseline(aBaseline(before.run), now.run)
  const unreadable = now.files.filter(({ error }) => error !== undefined).length
  const result = judge(now.run, baseline, policy, { unreadable })
  const titles = new Map(
    result.comparison.cases.map((of: CaseComparison) => [of.key, formatCaseTitle(of.identity)]),
  )
  const blamed = result.verdict.reasons
    .filter(({ status }) => status === 'failed' || status === 'inconclusive')
    .flatMap(({ cases = [] }) => cases.map((key) => titles.get(key) ?? key))
  return {
    ...result,
    base: before,
    head: now,
    blamed: [...new Set(blamed)].sort(),
    decideAfterStep(outcome) {
      const ended = judgeStepEnd([outcome], now.run)
      const measured = {
        ...aMeasured(now.run, { unreadable }),
        steps: ended === undefined ? [] : [{ ended, part: undefined }],
      }
      return decideVerdict(measured, result.comparison, aPolicy(policy))
    },
  }
}
