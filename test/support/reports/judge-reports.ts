import { alignBaseline } from '../../../src/baseline/align/align-baseline.ts'
import type { Policy } from '../../../src/gate/policy/policy.ts'
import { type Measurement, readMeasurement } from '../../../src/jobs/report/measure.ts'
import type { CaseComparison } from '../../../src/model/comparison/compared-case.ts'
import { formatCaseTitle } from '../../../src/model/run/identity.ts'
import { aBaseline, type Judged, judge } from '../gate/build.ts'

export interface JudgedReports extends Judged {
  readonly base: Measurement
  readonly head: Measurement
  /** Titles of the cases that a reason names which makes the verdict failed or inconclusive, without duplicates. */
  readonly blamed: readonly string[]
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
  const measured = (id: string, pattern: string) =>
    readMeasurement({
      patterns: [pattern],
      root: folder,
      codeRoot: '/repo',
      info: { id, suiteName: 'suite', createdAt: 1 },
      hideSecrets: (value) => value,
      format,
    })
  const [before, now] = [await measured('base', base), await measured('head', head)]
  const baseline = alignBaseline(aBaseline(before.run), now.run)
  const unreadable = now.files.filter(({ error }) => error !== undefined).length
  const result = judge(now.run, baseline, policy, { unreadable })
  const titles = new Map(
    result.comparison.cases.map((of: CaseComparison) => [of.key, formatCaseTitle(of.identity)]),
  )
  const blamed = result.verdict.reasons
    .filter(({ status }) => status === 'failed' || status === 'inconclusive')
    .flatMap(({ cases = [] }) => cases.map((key) => titles.get(key) ?? key))
  return { ...result, base: before, head: now, blamed: [...new Set(blamed)].sort() }
}
