import { describe, expect, it } from 'vitest'
import { ArtifactError, PermissionError } from '../../../../../src/errors.ts'
import { createArtifacts } from '../../../../../src/platform/github/artifacts/artifacts.ts'
import { createRest } from '../../../../../src/platform/github/rest.ts'
import type { CiContext } from '../../../../../src/ports/context.ts'
import type { Log } from '../../../../../src/ports/platform.ts'
import { fakeClock } from '../../../../support/clocks.ts'
import { json, serve } from '../../../../support/http/scripted-server.ts'

const repository = { owner: 'octo', repo: 'app' }
const context = { runId: '5', workflowPath: '.github/workflows/evals.yml' } as CiContext
const artifact = (id: number, name: string, more: object = {}) => ({
  id,
  name,
  expired: false,
  created_at: '2026-01-01T00:00:00Z',
  workflow_run: { id: 7, head_branch: 'main', head_sha: 'c1', repository_id: 1, head_repository_id: 1 },
  ...more,
})

/** A repository whose GitHub answers by the end of the path, the name that is asked for included. */
async function artifactsOf(answers: Readonly<Record<string, unknown>>) {
  const asked: string[] = []
  const server = await serve((request, response) => {
    const { pathname, searchParams } = new URL(request.path, 'http://x')
    const path = [pathname.replace('/repos/octo/app', ''), searchParams.get('name')].filter(Boolean).join('?')
    asked.push(path)
    const answer = answers[path]
    if (typeof answer === 'number') return json(answer, { message: 'no' })(request, response)
    return json(200, answer)(request, response)
  })
  const rest = createRest('ghs_x', server.url, fakeClock(), { debug: () => {} } as unknown as Log)
  return { artifacts: createArtifacts(rest, {} as never, repository, context), asked }
}

const listed = (artifacts: readonly object[], total_count = artifacts.length) => ({ artifacts, total_count })

describe('an artifact of a run', () => {
  it('is the newest of its name', async () => {
    const all = listed([artifact(3, 'pool'), artifact(9, 'pool'), artifact(12, 'other'), artifact(4, 'pool')])
    const { artifacts } = await artifactsOf({ '/actions/runs/7/artifacts': all })
    expect(await artifacts.findInRun('pool', '7')).toEqual({
      id: 9,
      name: 'pool',
      runId: '7',
      branch: 'main',
      commit: 'c1',
      createdAt: Date.UTC(2026, 0, 1),
      isExpired: false,
    })
    expect(await artifacts.findInRun('none', '7')).toBeUndefined()
  })

  it('is asked for by its name where there are too many', async () => {
    const { artifacts, asked } = await artifactsOf({
      '/actions/runs/5/artifacts': listed([artifact(1, 'other')], 101),
      '/actions/runs/5/artifacts?pool': listed([artifact(2, 'pool', { created_at: null })]),
      '/actions/runs/5/artifacts?pool (2)': listed([]),
      '/actions/runs/5/artifacts?pool (3)': listed([artifact(8, 'pool (3)', { workflow_run: null })]),
    })
    expect(await artifacts.findInThisRun('pool')).toMatchObject({ id: 8, branch: '', commit: '' })
    expect(asked).toHaveLength(4)
  })

  it('is not there before the run is known', async () => {
    const artifacts = createArtifacts(undefined, {} as never, repository, {} as CiContext)
    expect(await artifacts.findInThisRun('pool')).toBeUndefined()
  })
})

describe('artifacts of a branch', () => {
  it('are of other runs of this repository', async () => {
    const run = (more: object) => ({ workflow_run: { ...artifact(0, '').workflow_run, ...more } })
    const all = [
      artifact(1, 'a'),
      artifact(2, 'a', run({ head_branch: 'change' })),
      artifact(3, 'a', run({ head_repository_id: 2 })),
      artifact(4, 'a', run({ id: 5 })),
      artifact(5, 'a', { workflow_run: null }),
    ]
    const { artifacts } = await artifactsOf({ '/actions/artifacts': listed(all, 6) })
    expect((await artifacts.listNewest('main')).map(({ id }) => id)).toEqual([1])
  })

  it('of a name are all there, or not', async () => {
    const names = ['a', 'a (2)', 'a (3)']
    const answer = (total?: number) =>
      Object.fromEntries(
        names.map((name, index) => [
          `/actions/artifacts?${name}`,
          listed([artifact(index, name)], index === 1 ? total : undefined),
        ]),
      )
    const whole = await (await artifactsOf(answer())).artifacts.listNamed('a')
    expect([whole.artifacts.length, whole.isComplete]).toEqual([3, true])
    expect((await (await artifactsOf(answer(200))).artifacts.listNamed('a')).isComplete).toBe(false)
  })
})

describe('the origin of a run', () => {
  const of = async (more: object) => {
    const run = {
      event: 'push',
      path: `${context.workflowPath}@refs/heads/main`,
      created_at: '2026-01-01T00:00:00Z',
      run_started_at: '2026-01-02T00:00:00Z',
      head_repository: { full_name: 'octo/app' },
      ...more,
    }
    return await (await artifactsOf({ '/actions/runs/7': run })).artifacts.originOf('7')
  }

  it('is the branch where an event of the branch started it, in this repository', async () => {
    expect(await of({})).toEqual({
      event: 'push',
      workflowPath: context.workflowPath,
      isOfBranch: true,
      createdAt: Date.UTC(2026, 0, 1),
      startedAt: Date.UTC(2026, 0, 2),
    })
    expect(await of({ event: 'pull_request' })).toMatchObject({ isOfBranch: false })
    expect(await of({ head_repository: { full_name: 'mallory/app' } })).toMatchObject({ isOfBranch: false })
    expect(await of({ head_repository: null, created_at: 'soon' })).toMatchObject({
      isOfBranch: false,
      createdAt: 0,
    })
  })

  it('needs a token, which may be refused', async () => {
    const without = createArtifacts(undefined, {} as never, repository, context)
    await expect(without.originOf('7')).rejects.toBeInstanceOf(ArtifactError)
    const { artifacts } = await artifactsOf({ '/actions/runs/7': 403 })
    await expect(artifacts.originOf('7')).rejects.toBeInstanceOf(PermissionError)
  })
})
