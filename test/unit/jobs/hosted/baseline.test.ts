import { describe, expect, it } from 'vitest'
import type { CiContext } from '../../../../src/ports/context.ts'
import { createLaunchKey } from '../../../../src/service/hosted/key.ts'
import { chooseBaseRuns, type ServiceBaselineSearch } from '../../../../src/service/runs/find-baseline.ts'
import type { ListedRun } from '../../../../src/service/runs/list-runs.ts'
import { createCiLabel, formatOriginNotes, readRunOrigin } from '../../../../src/service/runs/origin.ts'

const context: CiContext = {
  provider: 'github_actions',
  repository: 'octo/app',
  branch: 'main',
  commit: 'c'.repeat(40),
  runUrl: 'https://github.com/octo/app/actions/runs/1',
  runId: '1',
  job: 'evals',
}
const pullRequest = {
  number: 12,
  baseBranch: 'main',
  baseSha: 'b'.repeat(40),
  headSha: 'c'.repeat(40),
  headBranch: 'main',
  fromFork: true,
}

describe('where a run comes from', () => {
  it('is read from its CI metadata or from our notes', () => {
    const expected = { branch: 'main', commit: 'c'.repeat(40), url: context.runUrl, isSelection: false }
    expect(readRunOrigin({ ciMetadata: { ...createCiLabel(context) } })).toEqual(expected)
    expect(readRunOrigin({ notes: formatOriginNotes(context) })).toEqual(expected)
    expect(readRunOrigin({ notes: 'nightly, branch=main' })).toBeUndefined()
    expect(readRunOrigin({})).toBeUndefined()
  })

  it('survives a branch name that tries to be another fact', () => {
    const branch = 'x commit=beef pr=%41\nbranch=main'
    expect(readRunOrigin({ notes: formatOriginNotes({ ...context, branch }) })).toMatchObject({
      branch,
      commit: 'c'.repeat(40),
    })
  })
})

describe('which runs are the baseline', () => {
  const listed = (id: string, more: Partial<ListedRun> = {}): ListedRun => ({
    id,
    status: 'completed',
    createdAt: 1_000,
    ciMetadata: { branch: 'main', commitSha: 'a'.repeat(40) },
    ...more,
  })
  const search = { branch: 'main', limit: 3 }
  const chosen = (runs: readonly ListedRun[], more: Partial<ServiceBaselineSearch> = {}) =>
    chooseBaseRuns(runs, { ...search, ...more }).map(({ run }) => run.id)

  it('completed ones of the branch, newest first, of no pull request', () => {
    const runs = [
      listed('own'),
      listed('unfinished', { status: 'running' }),
      listed('failed', { status: 'failed' }),
      listed('other-branch', { ciMetadata: { branch: 'feature' } }),
      listed('fork', { ciMetadata: { ...createCiLabel({ ...context, pullRequest }) } }),
      listed('fork-noted', {
        ciMetadata: null,
        notes: formatOriginNotes({ ...context, pullRequest }) ?? null,
      }),
      listed('by-hand', { ciMetadata: null }),
      listed('selection', { notes: formatOriginNotes(context, undefined, { selection: true }) ?? null }),
      listed('noted', { ciMetadata: null, notes: formatOriginNotes(context) ?? null }),
      listed('elsewhere', { environment: { id: 'env' } }),
      listed('newer'),
      listed('older'),
      listed('oldest'),
    ]
    expect(chosen(runs, { excludeRunIds: ['own'] })).toEqual(['noted', 'newer', 'older'])
  })

  it('of the same environment, not too old, those of the commit first', () => {
    const inEnvironment = { environment: { id: 'env' } }
    const runs = [
      listed('a', inEnvironment),
      listed('b'),
      listed('of-commit', { ...inEnvironment, ciMetadata: { branch: 'main', commitSha: 'b'.repeat(40) } }),
      listed('old', { ...inEnvironment, createdAt: 10 }),
    ]
    expect(
      chosen(runs, { environmentId: 'env', commit: 'b'.repeat(40), age: { mostMs: 500, nowMs: 1_000 } }),
    ).toEqual(['of-commit', 'a'])
  })
})

describe('the age of a run', () => {
  const hourMs = 3_600_000
  const nowMs = Date.UTC(2026, 0, 10)
  const age = { mostMs: 24 * hourMs, nowMs }
  const of = (id: string, createdAt: number): ListedRun => ({
    id,
    status: 'completed',
    createdAt,
    ciMetadata: { branch: 'main' },
  })
  const chosen = (runs: readonly ListedRun[], excludeRunIds: readonly string[] = []) =>
    chooseBaseRuns(runs, { branch: 'main', limit: 9, age, excludeRunIds }).map(({ run }) => run.id)

  it.each([-30, -2, 0, 2, 30])(
    'is measured with the clock of the service, %i hours ahead of ours',
    (skewHours) => {
      const at = (hoursAgo: number) => nowMs + (skewHours - hoursAgo) * hourMs
      const runs = [of('own', at(0)), of('fresh', at(1)), of('day-old', at(23)), of('old', at(25))]
      expect(chosen(runs, ['own'])).toEqual(['fresh', 'day-old'])
    },
  )

  it('is measured with our own clock where our run is not listed; a run of the future is young', () => {
    const runs = [of('future', nowMs + 30 * hourMs), of('fresh', nowMs), of('old', nowMs - 25 * hourMs)]
    expect(chosen(runs)).toEqual(['future', 'fresh'])
  })
})

describe('the key of a launch', () => {
  const run = { suite: { id: 's', name: 'suite' }, label: 'suite', body: { suiteId: 's' } }
  const key = (more: Partial<CiContext> = {}, body: object = {}) =>
    createLaunchKey(
      { ...context, ...more },
      { ...run, body: { ...run.body, ...body } },
      { suiteName: 'suite', nonce: 'nonce' },
    )

  it('is the same for every attempt of a job', () => {
    expect(key({ attempt: 1 })).toBe(key({ attempt: 7 }))
    expect(key()).toMatch(/^eval-gate-[0-9a-f]{40}$/)
  })

  it('is another for another run, job or request', () => {
    const all = [
      key(),
      key({ runId: '2' }),
      key({ job: 'other' }),
      key({ repository: 'o/r' }),
      key({}, { caseIds: ['a'] }),
    ]
    expect(new Set(all).size).toBe(all.length)
  })
})
