import { describe, expect, it } from 'vitest'
import type { CaseComparison } from '../../../src/model/comparison.ts'
import { renderComment } from '../../../src/render/comment.ts'
import { renderText } from '../../../src/render/text.ts'
import { viewOf } from '../../../src/render/view.ts'
import { buildReport, type CaseStory, passingCases } from './builders.ts'

const regressed: CaseStory = { name: 'breaks', change: 'regressed', before: [3, 3], after: [0, 1] }

function lineOf(compared: Partial<CaseComparison>, story: CaseStory = regressed): string {
  const report = buildReport({ outcome: 'failed', cases: [{ ...story, compared }] })
  return renderText(report, { color: false }).match(/- breaks.*/)?.[0] ?? ''
}

describe('what is said of a case', () => {
  it('is the adjusted p-value where statistics decide', () => {
    expect(lineOf({ judgedAs: 'eval', pValue: 0.001, adjustedPValue: 0.02 })).toContain('adjusted p = 0.02')
  })

  it('is no p-value where one failure after a clean history decides', () => {
    expect(lineOf({ judgedAs: 'test', pValue: 0.25, adjustedPValue: 1 })).not.toContain('p =')
  })

  it('is what a second look said', () => {
    const confirmation = { headPassed: 1, headCount: 10, basePassed: 10, baseCount: 10, confirmed: true }
    expect(lineOf({ confirmation })).toContain('confirmed on a second look: 10/10 → 1/10')
  })

  it('is that its quarantine is over', () => {
    const quarantineExpired = { reason: 'known', until: '2026-01-31' }
    expect(lineOf({ quarantineExpired })).toContain('no longer in quarantine, it ended on 2026-01-31: known')
  })

  it('is that it was unsteady before', () => {
    expect(lineOf({ flakyHistory: true })).toContain('failed at times before')
  })
})

describe('the groups', () => {
  const groupsOf = (cases: readonly CaseStory[], hasBaseline = true) => {
    const { groups } = viewOf(buildReport({ cases, hasBaseline }))
    return Object.entries(groups).flatMap(([name, of]) =>
      of.map(({ identity }) => `${name}: ${identity.name}`),
    )
  }

  it('call nothing new or regressed without a baseline, only failing', () => {
    expect(
      groupsOf(
        [
          { name: 'a', change: 'new', after: [1, 1] },
          { name: 'b', change: 'new', after: [0, 1] },
        ],
        false,
      ),
    ).toEqual(['failing: b'])
  })

  it('keep apart what the policy does not count', () => {
    expect(
      groupsOf([
        {
          name: 'ignored',
          change: 'newly-failing',
          before: [1, 1],
          after: [0, 1],
          compared: { ignored: true },
        },
        {
          name: 'quarantined',
          change: 'regressed',
          before: [1, 1],
          after: [0, 1],
          compared: { quarantined: { reason: 'x' } },
        },
        { name: 'fine again', change: 'fixed', before: [0, 1], after: [1, 1], compared: { ignored: true } },
      ]),
    ).toEqual(['uncounted: ignored', 'uncounted: quarantined'])
  })

  it('tell a case that is skipped now from one that always was, and from one that was lost', () => {
    expect(
      groupsOf([
        { name: 'now', change: 'skipped', before: [1, 1], skipped: 1 },
        { name: 'always', change: 'skipped', before: [0, 0], skipped: 1 },
        { name: 'lost', change: 'skipped', before: [1, 1], lost: 2 },
      ]),
    ).toEqual(['lost: lost', 'skipped: now'])
  })

  it('put the largest drop first', () => {
    expect(
      groupsOf([
        { name: 'small', change: 'regressed', before: [5, 5], after: [4, 5] },
        { name: 'large', change: 'regressed', before: [5, 5], after: [0, 5] },
      ]),
    ).toEqual(['regressed: large', 'regressed: small'])
  })
})

describe('how sure it is', () => {
  it('is not spoken of in rates where each test is judged by itself', () => {
    const comment = renderComment(buildReport({ cases: passingCases(3, 1), suite: { of: 'tests' } }))
    expect(comment).toContain('3 tests ran on both sides, each judged by its own history')
    expect(comment).not.toContain('95 % certainty')
  })

  it('says what a confirmation came to', () => {
    const comment = renderComment(
      buildReport({
        cases: passingCases(3),
        comparison: { confirmation: { suspects: 4, confirmed: 1 } },
      }),
    )
    expect(comment).toContain('4 suspect cases ran again on both sides; 1 confirmed.')
  })

  it('names a baseline that says nothing of itself once', () => {
    const report = buildReport({ cases: passingCases(1) })
    const { baseline } = report.comparison
    if (baseline === null) throw new Error('The builder gives a baseline.')
    const runs = [{ id: 'baseline', suiteName: 'x', createdAt: 0 }]
    const comparison = { ...report.comparison, baseline: { ...baseline, description: 'main.xml', runs } }
    const comment = renderComment({ ...report, comparison })
    expect(comment).toContain('**Baseline.** main.xml (from artifacts of the base branch)\n\n**Policy**')
    expect(comment).not.toContain('1970')
  })
})
