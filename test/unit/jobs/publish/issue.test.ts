import { describe, expect, it } from 'vitest'
import { defaultPolicy } from '../../../../src/config/policy/table.ts'
import { buildView } from '../../../../src/facts/view.ts'
import { listDriftReasons } from '../../../../src/gate/drift/drift-reasons.ts'
import { measuresDefaultBranch } from '../../../../src/jobs/default-branch.ts'
import {
  computeNextState,
  createCaseDigest,
  type IssueNote,
  parseIssueNote,
} from '../../../../src/jobs/publish/issue-state.ts'
import {
  writeAgainComment,
  writeGreenComment,
  writeIssueBody,
  writeIssueTitle,
  writeWorseComment,
} from '../../../../src/jobs/publish/issue-text.ts'
import { dayMs } from '../../../../src/model/format-time.ts'
import type { Drift } from '../../../../src/model/ledger.ts'
import type { VerdictOutcome } from '../../../../src/model/verdict.ts'
import {
  baseCommit,
  buildReport,
  type CaseStory,
  headCommit,
  passingCases,
  someTime,
  withVerdict,
} from '../../render/builders.ts'

const rest = passingCases(3)

/** A measurement in which one eval of the suite passed so often, before and after. */
function measured(
  outcome: VerdictOutcome,
  counts: Pick<CaseStory, 'before' | 'after' | 'skipped'>,
  isBlamed = outcome === 'failed',
) {
  const cases: CaseStory[] = [{ name: 'refunds', ...counts }, ...rest]
  const report = buildReport({ cases })
  const key = report.comparison.cases.find(({ identity }) => identity.name === 'refunds')?.key ?? ''
  const reason = {
    rule: 'regression-case' as const,
    status: 'failed' as const,
    message: 'it broke',
    cases: [key],
  }
  return { key, report: withVerdict(report, outcome, isBlamed ? [reason] : []) }
}

const broken = measured('failed', { before: [5, 5], after: [0, 5] })
const first = computeNextState(broken.report, undefined)

describe('what an issue remembers', () => {
  it('since when, between which commits, and how good the broken cases were', () => {
    expect(first).toEqual({
      isGreen: false,
      newlyBroken: [createCaseDigest(broken.key)],
      note: {
        version: 1,
        since: someTime,
        firstBad: headCommit,
        lastGood: baseCommit,
        measured: 1,
        failed: 1,
        cases: { [createCaseDigest(broken.key)]: 100 },
      },
    })
  })

  it('nothing of cases that only a warning names', () => {
    const warned = {
      rule: 'known-flaky' as const,
      status: 'warning' as const,
      message: 'it is',
      cases: [broken.key],
    }
    const { note, newlyBroken } = computeNextState(withVerdict(broken.report, 'failed', [warned]), undefined)
    expect([note.cases, newlyBroken]).toEqual([{}, []])
  })

  it('is read back, and anything else is not', () => {
    expect(parseIssueNote(JSON.stringify(first.note))).toEqual(first.note)
    for (const text of [
      '',
      'green',
      '{}',
      '[]',
      'null',
      '{"version":2}',
      JSON.stringify({ ...first.note, cases: 1 }),
    ])
      expect(parseIssueNote(text)).toBeUndefined()
  })
})

describe('when a suite is green again', () => {
  const later = (counts: readonly [number, number], outcome: VerdictOutcome = 'passed') =>
    computeNextState(measured(outcome, { before: [0, 5], after: counts }, false).report, first.note)

  it.each<[string, readonly [number, number], boolean]>([
    ['still at the bottom, though the gate finds nothing new', [0, 5], false],
    ['halfway up', [3, 5], false],
    ['as good as before but for chance', [4, 5], true],
    ['as good as before', [5, 5], true],
  ])('%s', (_, counts, isGreen) => {
    expect(later(counts).isGreen).toBe(isGreen)
  })

  it('not while the gate itself does not pass', () => {
    expect(later([5, 5], 'inconclusive')).toMatchObject({ isGreen: false, note: { measured: 2, failed: 1 } })
  })

  it('not while the case is only skipped; when it is gone', () => {
    const skipped = measured('passed', { before: [0, 5], skipped: 5 }, false)
    expect(computeNextState(skipped.report, first.note).isGreen).toBe(false)
    expect(computeNextState(withVerdict(buildReport({ cases: rest }), 'passed'), first.note).isGreen).toBe(
      true,
    )
  })

  it('where no case is to blame, when the suite is back at its rate', () => {
    const drop = (after: number) => [{ name: 'all', before: [50, 50] as const, after: [after, 50] as const }]
    const at = (passed: number, outcome: VerdictOutcome) =>
      withVerdict(buildReport({ cases: drop(passed) }), outcome)
    const low = computeNextState(at(40, 'failed'), undefined)
    expect(low.note).toMatchObject({ cases: {}, suiteRate: 100 })
    expect(computeNextState(at(45, 'passed'), low.note).isGreen).toBe(false)
    expect(computeNextState(at(49, 'passed'), low.note).isGreen).toBe(true)
  })

  it('when somebody has accepted how low it is, and nothing else fails', () => {
    const drop = [{ name: 'all', before: [50, 50] as const, after: [40, 50] as const }]
    const low = computeNextState(withVerdict(buildReport({ cases: drop }), 'failed'), undefined)
    const reasons = [{ rule: 'accepted', status: 'warning', message: 'ada accepted it' }] as const
    const accepted = withVerdict(buildReport({ cases: drop }), 'passed', reasons)
    expect(computeNextState(accepted, low.note)).toMatchObject({
      isGreen: true,
      note: { suiteRate: undefined },
    })
    const open = withVerdict(buildReport({ cases: drop }), 'inconclusive', reasons)
    expect(computeNextState(open, low.note)).toMatchObject({ isGreen: false, note: { suiteRate: 100 } })
  })
})

it('a note stays small, whatever breaks', () => {
  const cases = Array.from({ length: 2_000 }, (_, index) => ({
    name: `case ${index}`,
    before: [1, 1] as const,
    after: [0, 1] as const,
  }))
  const report = buildReport({ cases })
  const reasons = [
    {
      rule: 'regression-case' as const,
      status: 'failed' as const,
      message: '',
      cases: report.comparison.cases.map(({ key }) => key),
    },
  ]
  const { note } = computeNextState(withVerdict(report, 'failed', reasons), undefined)
  expect(JSON.stringify(note).length).toBeLessThan(8_000)
  expect(writeIssueBody(buildView(report), note, false).length).toBeLessThan(50_000)
})

describe('a comment in an issue', () => {
  const when = /\(measured .* of `[0-9a-f]{7}`\)/
  const some = (count: number) => {
    const cases = Array.from({ length: count }, (_, index) => ({
      name: `case ${String(index).padStart(2, '0')}`,
      before: [1, 1] as const,
      after: [0, 1] as const,
    }))
    const report = buildReport({ cases })
    const digests = report.comparison.cases.map(({ key }) => createCaseDigest(key))
    return writeWorseComment(buildView(report), digests).split('\n')
  }

  it('names the further cases, and counts those that are too many', () => {
    expect(some(1)[0]).toMatch(/^1 further case broke \(measured/)
    expect(some(1).slice(1)).toEqual(['', '- `case 00`'])
    const [ten, eleven] = [some(10), some(11)]
    expect(ten.filter((line) => line.startsWith('- `'))).toHaveLength(10)
    expect(ten.at(-1)).toMatch(/case 09/)
    expect(eleven).toHaveLength(13)
    expect(eleven.at(-1)).toBe('- and 1 more')
  })

  it('says since when it had failed, if it ever did', () => {
    const { report } = measured('passed', { before: [5, 5], after: [5, 5] })
    expect(writeGreenComment(report, { ...first.note, failed: 0 })).toMatch(/^Recovered \(/)
    expect(writeGreenComment(report, { ...first.note, failed: 2 })).toMatch(
      /^Passing again .* 2 measurements had failed since /,
    )
    expect(writeGreenComment(report, first.note)).toMatch(when)
  })

  it('says why it fails again', () => {
    const slow = { rule: 'slow-drift' as const, status: 'failed' as const, message: 'it slowly fell' }
    const other = { rule: 'regression-case' as const, status: 'failed' as const, message: 'it broke' }
    const again = (reasons: readonly (typeof slow | typeof other)[]) =>
      writeAgainComment(withVerdict(broken.report, 'failed', [...reasons]))
    expect(again([other])).toMatch(/^Failing again .*: it broke$/)
    expect(again([other, slow])).toMatch(/^Failing again .*: it broke$/)
    expect(again([slow])).toMatch(/^Worse again .*: it slowly fell$/)
    expect(again([])).toMatch(/^Failing again \(measured .*\)$/)
  })

  it('shows only commits', () => {
    const { head } = broken.report
    const at = (commit: string | undefined) =>
      writeAgainComment({ ...broken.report, head: { ...head, info: { ...head.info, commit } } })
    expect(at('x](http://evil)')).not.toContain('evil')
    expect(at(undefined)).not.toContain(' of `')
  })
})

describe('a branch that slowly got worse', () => {
  const drift: Drift = {
    anchorRate: 0.9,
    recentRate: 0.8,
    cases: 30,
    anchorFrom: '2030-04-01',
    anchorTo: '2030-05-01',
    recentFrom: '2030-05-20',
    anchorRuns: 100,
    recentRuns: 35,
    pValue: 0.0001,
    predictionPValue: 0.001,
    found: true,
  }
  const day = (age: number) => new Date(someTime - age * dayMs).toISOString()
  const entries = Array.from({ length: 30 }, (_, age) => {
    const commit = age === 3 ? 'x](http://evil)' : `${age}`.padStart(7, 'a')
    return { id: `${age}`, at: day(age), commit, mean: 0.8, cases: 30, iterations: 30, cost: null }
  })
  const measuredDrift = (of: Partial<Drift>, outcome: VerdictOutcome = 'passed') => {
    const now = { ...drift, ...of }
    const reasons = listDriftReasons({ facts: { drift: now, measuresBase: true }, policy: defaultPolicy })
    const report = withVerdict(buildReport({ cases: rest }), outcome, reasons)
    return { ...report, drift: now, ledger: { entries, cases: [], days: [] } }
  }
  const found = computeNextState(measuredDrift({}), undefined)
  const later = (of: Partial<Drift>, outcome?: VerdictOutcome) =>
    computeNextState(measuredDrift({ found: false, ...of }, outcome), found.note).isGreen

  it('has an issue, although no measurement failed', () => {
    expect(found).toMatchObject({ isGreen: false, note: { driftedFrom: 90, failed: 0, cases: {} } })
    expect(writeIssueTitle(measuredDrift({}))).toBe('Eval Gate: checkout has slowly got worse')
  })

  it('shows the weeks with their commits, and what ends the issue', () => {
    const body = writeIssueBody(buildView(measuredDrift({})), found.note, false)
    expect(body).toContain('**Before**: 90% of iterations passed')
    expect(body).toContain('| `aaaaaa6` … `aaaaaa0` |')
    expect(body).toContain('drift: { since: 2030-05-20 }')
    expect(body).not.toContain('evil')
    expect(body).not.toContain('First bad commit')
  })

  it('is as good as before when its newest runs together are', () => {
    expect(later({ recentRate: 0.89 })).toBe(true)
    expect(later({ recentRate: 0.89 }, 'inconclusive')).toBe(false)
  })

  it('shows the mean of each week, and how good the branch is now where that is known', () => {
    const means = [0.9, 0.7, null, 0.8, 0.8, 0.8, 0.8]
    const week = entries.slice(0, 7).map((entry, age) => ({ ...entry, mean: means[age] ?? null }))
    const nobodyKnows = entries.slice(7, 14).map((entry) => ({ ...entry, mean: null }))
    const report = {
      ...measuredDrift({}),
      ledger: { entries: [...week, ...nobodyKnows], cases: [], days: [] },
    }
    const body = writeIssueBody(buildView(report), found.note, false)
    expect(body).toContain('| 7 | 80% |')
    expect(body).toContain('| 7 | n/a |')
    expect(body).toContain('**Now**: 80%, in 35 runs since 2030-05-20, over 30 cases')
    for (const drift of [null, undefined])
      expect(writeIssueBody(buildView({ ...report, drift }), found.note, false)).not.toContain('**Now**')
  })

  it('is as good as before within two points', () => {
    expect(later({ recentRate: 0.88 })).toBe(true)
    expect(later({ recentRate: 0.879 })).toBe(false)
  })

  it('shows only commits, or that they are not known', () => {
    const commits = new Map([
      [0, 'x](http://evil)'],
      [6, undefined],
    ])
    const changed = entries.map((entry, age) =>
      commits.has(age) ? { ...entry, commit: commits.get(age) } : entry,
    )
    const report = { ...measuredDrift({}), ledger: { entries: changed, cases: [], days: [] } }
    const body = writeIssueBody(buildView(report), found.note, false)
    expect(body).not.toContain('evil')
    expect(body).toContain('| unknown |')
  })

  it('is not good again because a month has passed', () => {
    expect(later({ anchorRate: 0.8, recentRate: 0.8 })).toBe(false)
    expect(computeNextState({ ...measuredDrift({}), drift: null }, found.note).isGreen).toBe(false)
  })

  it('is good again when the policy accepts the new level', () => {
    const since = (age: number) => day(age).slice(0, 10)
    expect(later({ anchorRate: 0.8, recentRate: 0.8, acceptedSince: since(5) })).toBe(true)
    expect(later({ anchorRate: 0.8, recentRate: 0.8, acceptedSince: since(60) })).toBe(false)
  })

  it('is failing as well when something breaks', () => {
    const { note } = computeNextState(broken.report, found.note)
    expect(note).toMatchObject({ driftedFrom: 90, failed: 1 })
    expect(writeIssueBody(buildView(broken.report), note, false)).toContain('First bad commit')
  })
})

describe('the commits of an issue', () => {
  const bodyWith = (note: Partial<IssueNote>) =>
    writeIssueBody(buildView(broken.report), { ...first.note, ...note }, false)

  it('are a range to compare', () => {
    expect(bodyWith({})).toContain(`https://github.com/acme/shop/compare/${baseCommit}...${headCommit}`)
  })

  it('are unknown when the same commit passed before', () => {
    expect(bodyWith({ lastGood: headCommit })).toContain('outside the repository')
  })

  it('give way to what changed outside', () => {
    const cause = 'Scores come from another judge than on the base.'
    const body = bodyWith({ cause })
    expect(body).toContain(`**Changed just then**: ${cause}`)
    expect(body).not.toContain('First bad commit')
    expect(body).toContain('take it as the new level')
    expect(body).toMatch(/```yaml\naccepted:\n {2}- suite: ".*"\n {4}cases: all\n/)
    expect(bodyWith({})).not.toContain('new level')
  })

  it('are no place for anything but commits', () => {
    expect(bodyWith({ firstBad: 'x](http://evil) @octo' })).toContain('**First bad commit**: unknown')
  })
})

describe('where an issue is anybody’s business', () => {
  const on = (context: object) => measuresDefaultBranch({ provider: 'github_actions', ...context })

  it('the schedule and pushes to the default branch, nothing else', () => {
    expect(on({ event: 'schedule', branch: 'main' })).toBe(true)
    expect(on({ event: 'push', branch: 'main', defaultBranch: 'main' })).toBe(true)
    expect(on({ event: 'push', branch: 'feature', defaultBranch: 'main' })).toBe(false)
    expect(on({ event: 'push', defaultBranch: 'main' })).toBe(false)
    expect(on({ event: 'workflow_dispatch', branch: 'main', defaultBranch: 'main' })).toBe(false)
    expect(on({ event: 'push', branch: 'main', pullRequest: {} })).toBe(false)
  })
})
