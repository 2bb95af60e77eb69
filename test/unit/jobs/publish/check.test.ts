import { describe, expect, it } from 'vitest'
import { buildView } from '../../../../src/facts/view.ts'
import { publishCheckRun } from '../../../../src/jobs/publish/check.ts'
import type { GateReport } from '../../../../src/model/gate-report.ts'
import type { CiContext } from '../../../../src/ports/context.ts'
import type { CheckRun } from '../../../../src/ports/github.ts'
import { fakePlatform } from '../../../support/platform.ts'
import { buildReport, passingCases, withVerdict } from '../../render/builders.ts'

const pull = (baseBranch: string) => ({ number: 3, baseBranch }) as CiContext['pullRequest']

/** The check of a report, in a job with this context. */
async function check(report: GateReport, context: Partial<CiContext>, commit: string | undefined = 'c1') {
  const reported: CheckRun[] = []
  const platform = fakePlatform({
    runtime: { context: { provider: 'github_actions', commit, ...context } },
    review: {
      checks: {
        report: async (run: CheckRun) => {
          reported.push(run)
          return { url: 'https://github.com/octo/app/runs/1' }
        },
      },
    },
  })
  const url = await publishCheckRun(buildView(report), platform)
  return { url, name: reported[0]?.name, conclusion: reported[0]?.conclusion, commit: reported[0]?.commit }
}

const passing = buildReport({ cases: passingCases(3, 1) })
const first: GateReport = { ...passing, comparison: { ...passing.comparison, baseline: null } }
const outcome = (of: GateReport['verdict']['outcome'], more: Partial<GateReport> = {}): GateReport => ({
  ...withVerdict(passing, of),
  ...more,
})

describe('the check of a commit', () => {
  it.each<[Partial<CiContext>, string]>([
    [{ defaultBranch: 'main' }, ''],
    [{ defaultBranch: 'main', pullRequest: pull('main') }, ''],
    [{ pullRequest: pull('release') }, ''],
    [{ defaultBranch: 'main', pullRequest: pull('release') }, ' (release)'],
  ])('has the bare name for the default branch alone: %j', async (context, suffix) => {
    expect((await check(passing, context)).name).toBe(`Eval Gate: ${passing.suiteName}${suffix}`)
  })

  it.each<[string, GateReport, CheckRun['conclusion']]>([
    ['passed', outcome('passed'), 'success'],
    ['failed', outcome('failed'), 'failure'],
    ['is undecided', outcome('inconclusive'), 'neutral'],
    ['is undecided, which stops', outcome('inconclusive', { failsWhenOpen: true }), 'failure'],
  ])('that %s concludes with what GitHub makes of it', async (_, report, conclusion) => {
    expect((await check(report, {})).conclusion).toBe(conclusion)
  })

  it('is no success where it was compared with nothing on another branch', async () => {
    const conclusionOn = async (baseBranch: string, report = first) =>
      (await check(report, { defaultBranch: 'main', pullRequest: pull(baseBranch) })).conclusion
    expect(await conclusionOn('release')).toBe('neutral')
    expect(await conclusionOn('main')).toBe('success')
    expect(await conclusionOn('release', passing)).toBe('success')
    expect((await check(first, { pullRequest: pull('release') })).conclusion).toBe('success')
    expect((await check(first, { defaultBranch: 'main' })).conclusion).toBe('success')
  })

  it('belongs to a commit, and is not reported without one', async () => {
    expect(await check(passing, {})).toMatchObject({
      url: 'https://github.com/octo/app/runs/1',
      commit: 'c1',
    })
    const without = fakePlatform({ runtime: { context: {} }, review: { checks: {} } })
    expect(await publishCheckRun(buildView(passing), without)).toBeUndefined()
  })
})
