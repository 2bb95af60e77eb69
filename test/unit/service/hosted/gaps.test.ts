import { describe, expect, it } from 'vitest'
import type { CiContext, PullRequest } from '../../../../src/ports/context.ts'
import { describeRefusedCase, findResultGap, listJobCommits } from '../../../../src/service/hosted/gaps.ts'
import type { Ask, DueCase } from '../../../../src/service/runs/run-ask.ts'
import type { CaseStatement, HostedStatements } from '../../../../src/service/runs/statements.ts'

const caseOf = (name: string, total: number, due: number | null = null, models?: readonly string[]) =>
  ({ name, listed: { total }, due, models: { asked: models ?? null, got: null } }) as unknown as CaseStatement

/** What a run that lacks nothing says, but for this. */
function gap(more: Partial<HostedStatements>, due: number | null = more.cases?.length ?? 0) {
  const statements = {
    runId: 'run1',
    cases: [],
    listed: { total: 4 },
    summary: { total: 4, passed: 4, failed: 0 },
    iterations: { asked: null, got: null },
    caseCount: { asked: null, got: null },
    ...more,
  } as HostedStatements
  const cases = due === null ? null : Array.from({ length: due }, () => ({}) as DueCase)
  return findResultGap('smoke', statements, { cases } as unknown as Ask)?.replace(
    /^smoke: the hosted run run1 has /,
    '',
  )
}

describe('a completed run', () => {
  it.each<[string, Partial<HostedStatements>]>([
    ['says nothing of itself', { summary: null }],
    ['lists nothing and announces nothing', { summary: null, listed: { total: 0 } as never }],
    ['lists as many as its summary counts', {}],
    ['lists more than its summary counts', { listed: { total: 5 } as never }],
    ['has as many iterations as asked for', { iterations: { asked: 4, got: 3 } }],
    ['has as many cases as asked for', { caseCount: { asked: 2, got: 2 } }],
    ['has more cases than asked for', { caseCount: { asked: 2, got: 3 } }],
    ['does not say how many cases it has', { caseCount: { asked: 2, got: null } }],
    ['was not asked for a number of cases', { caseCount: { asked: null, got: 0 } }],
    ['has all iterations of its cases', { cases: [caseOf('a', 2, 2), caseOf('b', 4, 2, ['m', 'n'])] }],
    ['names no case as we do', { cases: [caseOf('a', 0), caseOf('b', 0, 2)] }],
  ])('lacks nothing where it %s', (_, more) => {
    expect(gap(more)).toBeUndefined()
  })

  it('lacks no iteration of a case where nobody knows which cases were due', () => {
    expect(gap({ cases: [caseOf('a', 1, 2)] }, null)).toBeUndefined()
  })

  it.each<[Partial<HostedStatements>, string]>([
    [
      { listed: { total: 3 } as never },
      '4 iterations, and the service listed 3 of them, so results are missing.',
    ],
    [{ iterations: { asked: 6, got: 5 } }, '4 iterations, and 6 were asked for, so results are missing.'],
    [{ iterations: { asked: null, got: 5 } }, '4 iterations, and 5 were asked for, so results are missing.'],
    [{ caseCount: { asked: 2, got: 1 } }, 'results of 1 case, and 2 were asked for, so results are missing.'],
    [
      { cases: [caseOf('a', 0), caseOf('b', 1), caseOf('c', 0)] },
      'no iteration of 2 of the 3 cases of the suite: “a”, “c”. Results are missing.',
    ],
    [
      { cases: [caseOf('a', 1, 2), caseOf('b', 2, 2)] },
      'fewer iterations than the suite asks for, of “a”. Results are missing.',
    ],
    [
      { cases: [caseOf('a', 3, 2, ['m', 'n']), caseOf('b', 2, 2)] },
      'fewer iterations than the suite asks for, of “a”. Results are missing.',
    ],
  ])('%j lacks something', (more, message) => {
    expect(gap(more)).toBe(message)
  })

  it('is not held against cases that were not due', () => {
    expect(gap({ cases: [caseOf('a', 2), caseOf('other', 0)] }, 1)).toBeUndefined()
  })
})

it('a refused case is described by the answer of the service, up to a length', () => {
  const refused = (length: number) => describeRefusedCase('smoke', 'x'.repeat(length - 2))
  expect(refused(20)).toBe(`smoke: the service refused a case, so it did not run: "${'x'.repeat(18)}"`)
  expect(refused(300)).toMatch(/x"$/)
  expect(refused(301)).toMatch(/ "x{299}…$/)
  expect(describeRefusedCase('smoke', undefined)).toMatch(/run: $/)
})

describe('the commits that a hosted run may have measured', () => {
  const context = (more: Partial<CiContext>): CiContext => ({
    provider: 'github_actions',
    commit: 'a',
    eventCommit: 'b',
    ...more,
  })

  it.each<[string, CiContext, readonly string[]]>([
    ['are those of the job', context({}), ['a', 'b']],
    ['include the one that is checked out', context({ checkedOut: 'c' }), ['a', 'c', 'b']],
    ['are not known in a terminal', context({ provider: 'terminal' }), []],
    ['are not known where the job is not about its branch', context({ notTheBranch: 'a tag' }), []],
    ['are not known where another run started it', context({ trigger: {} as never }), []],
    [
      'are known for a pull request in any case',
      context({ notTheBranch: 'it', pullRequest: {} as PullRequest }),
      ['a', 'b'],
    ],
  ])('%s', (_, of, commits) => {
    expect(listJobCommits(of)).toEqual(commits)
  })
})
