import { describe, expect, it } from 'vitest'
import { buildView } from '../../../src/facts/view.ts'
import type { CaseRule, Policy } from '../../../src/gate/policy/policy.ts'
import { renderComment } from '../../../src/render/markdown/comment.ts'
import { renderText } from '../../../src/render/terminal/text.ts'
import { buildReport, type CaseStory, passingCases } from './builders.ts'

const brokenTest: CaseStory = { name: 'breaks', before: [1, 1], after: [0, 1] }
const brokenEval: CaseStory = { name: 'breaks', before: [10, 10], after: [0, 10] }

function lineOf(story: CaseStory, rule?: Omit<CaseRule, 'match'>, policy: Partial<Policy> = {}): string {
  const cases = rule === undefined ? [] : [{ ...rule, match: ['breaks'] }]
  const report = buildReport({ cases: [...passingCases(3), story], policy: { ...policy, cases } })
  return renderText(buildView(report), { color: false }).match(/- breaks.*/)?.[0] ?? ''
}

describe('what is said of a case', () => {
  it('is the adjusted p-value where statistics decide', () => {
    expect(lineOf(brokenEval)).toMatch(/10\/10 → 0\/10 {2}adjusted p [=<] 0\.00\d+/)
  })

  it('is not a p-value where one failure after a clean history decides', () => {
    expect(lineOf(brokenTest, { kind: 'tests' })).toContain('passed → fails')
    expect(lineOf(brokenTest, { kind: 'tests' })).not.toContain('p =')
  })

  it('is what fresh iterations said', () => {
    const rerun = { before: [10, 10], after: [1, 10] } as const
    expect(lineOf({ ...brokenEval, rerun })).toContain('measured again: 10/10 → 1/10')
    expect(lineOf({ ...brokenEval, rerun: { ...rerun, after: [10, 10] } })).toContain(
      'measured again: 10/10 → 10/10, not proven',
    )
  })

  it('is that its quarantine has ended', () => {
    const quarantine = { reason: 'known', owner: '@ada', until: '2026-01-31' }
    expect(lineOf(brokenTest, { quarantine })).toContain('quarantine ended on 2026-01-31 (@ada): known')
  })

  it('is that it was unsteady before', () => {
    expect(lineOf({ name: 'breaks', before: [9, 10], after: [0, 10] })).toContain('failed before')
  })
})

describe('the groups', () => {
  const groupsOf = (
    cases: readonly CaseStory[],
    { hasBaseline = true, rules = [] as readonly CaseRule[] } = {},
  ) => {
    const { groups } = buildView(buildReport({ cases, hasBaseline, policy: { cases: rules } }))
    return Object.entries(groups).flatMap(([name, of]) =>
      of.map(({ identity }) => `${name}: ${identity.name}`),
    )
  }

  it('call nothing new or regressed without a baseline, only failing', () => {
    const cases: CaseStory[] = [
      { name: 'a', after: [1, 1] },
      { name: 'b', after: [0, 1] },
    ]
    expect(groupsOf(cases, { hasBaseline: false })).toEqual(['failing: b'])
  })

  it('keep apart what the policy does not count', () => {
    const cases: CaseStory[] = [
      { ...brokenTest, name: 'ignored' },
      { ...brokenTest, name: 'quarantined' },
      { name: 'ignored and fine', before: [0, 1], after: [1, 1] },
    ]
    const rules: CaseRule[] = [
      { match: ['ignored*'], ignore: true },
      { match: ['quarantined'], quarantine: { reason: 'x', owner: '@ada', until: '2039-12-31' } },
    ]
    expect(groupsOf(cases, { rules })).toEqual(['uncounted: ignored', 'uncounted: quarantined'])
  })

  it('tell a case that is skipped now from one that always was, and from one that was lost', () => {
    expect(
      groupsOf([
        { name: 'now', before: [1, 1], skipped: 1 },
        { name: 'always', before: [0, 0], skipped: 1 },
        { name: 'lost', before: [1, 1], lost: 2 },
      ]),
    ).toEqual(['lost: lost', 'skipped: now'])
  })

  it('put the largest drop first', () => {
    expect(
      groupsOf([
        ...passingCases(3),
        { name: 'small', before: [50, 50], after: [20, 50] },
        { name: 'large', before: [50, 50], after: [0, 50] },
      ]),
    ).toEqual(['regressed: large', 'regressed: small'])
  })
})

describe('the confidence', () => {
  it('is not expressed in rates where each test is judged on its own', () => {
    const comment = renderComment(buildView(buildReport({ cases: passingCases(3, 1) })))
    expect(comment).toContain('3 tests ran on both sides, each judged by its own history')
    expect(comment).not.toContain('95% confidence')
  })

  it('names the result of a second look', () => {
    const rerun = { before: [10, 10], after: [10, 10] } as const
    const comment = renderComment(
      buildView(buildReport({ cases: [...passingCases(3), { ...brokenEval, rerun }] })),
    )
    expect(comment).toContain('1 case measured again on both sides: not settled.')
  })
})

describe('the baseline', () => {
  it('that has no facts about itself is named once', () => {
    const report = buildReport({ cases: passingCases(1) })
    const { baseline } = report.comparison
    if (baseline === null) throw new Error('The builder gives a baseline.')
    const runs = [{ id: 'baseline', suiteName: 'x', createdAt: 0 }]
    const comparison = { ...report.comparison, baseline: { ...baseline, description: 'main.xml', runs } }
    const comment = renderComment(buildView({ ...report, comparison }))
    expect(comment).toContain('**Baseline**, from artifacts of the base branch: main.xml\n\n**Policy**')
    expect(comment).not.toContain('1970')
  })

  it('that is missing says why in the first lines, and not again', () => {
    const readReason = (comment: string) =>
      comment.split('**Rules**', 1).join('').split('Nothing was compared')
    const cases = passingCases(1)
    const none = renderComment(buildView(buildReport({ cases, hasBaseline: false })))
    expect(readReason(none)).toEqual([
      expect.anything(),
      expect.stringMatching(/^\. There is no baseline yet/),
    ])
    const unread = renderComment(
      buildView(
        buildReport({
          cases,
          hasBaseline: false,
          missingBaseline: { kind: 'out-of-reach', explanation: 'It could not be read.' },
        }),
      ),
    )
    expect(readReason(unread)).toEqual([expect.anything(), expect.stringMatching(/^\. It could not be read/)])
  })
})
