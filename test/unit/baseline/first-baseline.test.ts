import { describe, expect, it } from 'vitest'
import { explainFirstBaseline } from '../../../src/baseline/first-baseline.ts'
import type { Artifacts } from '../../../src/ports/artifacts.ts'
import type { CiContext, PullRequest } from '../../../src/ports/context.ts'
import { fakePlatform } from '../../support/platform.ts'
import { createWorkspace } from '../../support/workspace.ts'

const path = '.github/workflows/evals.yml'

interface World {
  readonly branch?: string
  readonly context?: Partial<CiContext>
  /** Text of the workflow file; null: there is none. */
  readonly workflow?: string | null
  readonly workflows?: readonly string[]
  /** Suites that the branch has; an error: they can't be listed; null: nowhere. */
  readonly stored?: readonly string[] | Error | null
}

function explain({
  branch = 'main',
  context,
  workflow = 'on: push',
  workflows = [path],
  stored = [],
}: World) {
  const workspace = createWorkspace(workflow === null ? {} : { [path]: workflow })
  const artifacts = {
    listNewest: async () => {
      if (stored instanceof Error) throw stored
      return (stored ?? []).map((name) => ({ name: `eval-gate-baseline-${name}`, runId: name }))
    },
    originOf: async () => ({ workflowPath: '.github/workflows/nightly.yml' }),
  } as unknown as Artifacts
  return explainFirstBaseline(
    branch === '' ? undefined : branch,
    workflows,
    fakePlatform({
      runtime: {
        context: {
          provider: 'github_actions',
          branch: 'change',
          defaultBranch: 'main',
          pullRequest: {} as PullRequest,
          ...context,
        },
        log: { debug: () => {} } as never,
      },
      machine: { workspace },
      storage: { artifacts: stored === null ? undefined : artifacts },
    }),
  )
}

describe('a branch without a baseline of the suite', () => {
  it('is absent for a run without a branch', async () => {
    expect(await explain({ branch: '' })).toMatchObject({
      kind: 'unusable',
      explanation: expect.stringContaining('does not belong to a branch'),
    })
  })

  it('may have one on the default branch, where the event does not name that', async () => {
    expect(await explain({ context: { defaultBranch: undefined } })).toMatchObject({
      kind: 'out-of-reach',
      explanation: expect.stringContaining('does not name the default branch'),
    })
  })

  const own = { branch: 'main', pullRequest: undefined }

  it('gets its first one from this run, where it is of the branch and can store it', async () => {
    const stores = 'this run stores the first one'
    const otherCode = 'abc1234 is checked out and not def5678, the commit of the event'
    expect((await explain({ context: { ...own, otherCode } })).explanation).toBe(
      `main has no baseline of this suite yet; this run stores none, since ${otherCode}.`,
    )
    expect(await explain({ context: own })).toMatchObject({
      kind: 'first',
      explanation: expect.stringContaining(stores),
    })
    for (const world of [
      {},
      { context: { ...own, branch: 'change' } },
      { context: { branch: 'main' } },
      { context: own, stored: null },
    ])
      expect((await explain(world)).explanation).not.toContain(stores)
  })

  it.each<[string, string, string | null]>([
    ['first', 'a word', 'on: push'],
    ['first', 'a list', 'on: [pull_request, schedule]'],
    ['first', 'a map', 'on: { pull_request: {}, workflow_dispatch: }'],
    ['first', 'another event of the branch', 'on: { repository_dispatch: { types: [evals] } }'],
    ['first', 'no triggers that are known', 'name: Evals'],
    ['first', 'no file', null],
    ['first', 'a file that can’t be read', 'on: ['],
    ['unusable', 'a word for pull requests', 'on: pull_request'],
    ['unusable', 'a list for pull requests', 'on: [pull_request, merge_group]'],
    ['unusable', 'a map for pull requests', 'on: { pull_request: { branches: [main] } }'],
  ])('is %s by triggers that are %s', async (kind, _, workflow) => {
    const found = await explain({ workflow })
    expect(found.kind).toBe(kind)
    expect(found.explanation).toContain(
      kind === 'first'
        ? 'The next run of evals.yml on main stores the first one.'
        : 'evals.yml runs on pull requests only',
    )
  })

  it('may get one by any of several workflows, or by one that is not known', async () => {
    const pulls = { workflow: 'on: pull_request' }
    const others = [path, '.github/workflows/other.yml']
    expect((await explain({ ...pulls, workflows: others })).explanation).toContain(
      'run of evals.yml or other.yml on',
    )
    expect((await explain({ ...pulls, workflows: [] })).explanation).toContain('run of this workflow on')
  })

  it('says what to change, also by the suites that the branch has', async () => {
    const pulls = { workflow: 'on: pull_request' }
    expect((await explain(pulls)).explanation).toMatch(
      /baseline of main\. Add `push: \{ branches: \[main\] \}` to its triggers, or set `baseline-workflow` to .* on main\.$/,
    )
    expect((await explain({ ...pulls, stored: ['nightly'] })).explanation).toMatch(
      /has baselines of, .*"nightly" \(nightly\.yml\)\. Otherwise add `push: .*` to its triggers\.$/,
    )
    expect((await explain({ stored: ['nightly'] })).explanation).toContain('"nightly" (nightly.yml).')
    for (const stored of [null, new Error('502')])
      expect((await explain({ stored })).explanation).toMatch(/stores the first one\.$/)
  })
})
