import { describe, expect, it } from 'vitest'
import { PermissionError } from '../../../../src/errors.ts'
import { createCommandPlace } from '../../../../src/platform/github/command-place.ts'
import { createRest } from '../../../../src/platform/github/rest.ts'
import type { Log } from '../../../../src/ports/platform.ts'
import { fakeClock } from '../../../support/clocks.ts'
import { json, type Reply, serve } from '../../../support/http/scripted-server.ts'

async function place(...replies: readonly Reply[]) {
  const server = await serve(...replies)
  const rest = createRest('ghs_x', server.url, fakeClock(), { debug: () => {} } as unknown as Log)
  const of = createCommandPlace(rest, { owner: 'octo', repo: 'app' })
  const asked = () =>
    server.requests.map(({ method, path, json: body }) => {
      const line = `${method} ${path.replace('/repos/octo/app', '')}`
      return body === undefined ? line : `${line} ${JSON.stringify(body)}`
    })
  return { of, asked }
}

const commit = 'a'.repeat(40)
const run = {
  id: 7,
  head_sha: commit,
  head_branch: 'change',
  head_repository: { full_name: 'octo/app' },
  path: '.github/workflows/evals.yml@refs/heads/main',
  created_at: '2026-05-01T10:00:00Z',
  status: 'completed',
  conclusion: 'failure',
}

describe('the head of a pull request', () => {
  const head = { sha: commit, ref: 'change', repo: { full_name: 'octo/app' } }
  it.each([
    ['open', { state: 'open', head }, { commit, branch: 'change', repository: 'octo/app' }],
    ['closed', { state: 'closed', head }, undefined],
    [
      'of a fork that is gone',
      { state: 'open', head: { ...head, repo: null } },
      { commit, branch: 'change', repository: '' },
    ],
  ])('%s', async (_, pull, expected) => {
    const { of, asked } = await place(json(200, pull))
    expect(await of.findHead(3)).toEqual(expected)
    expect(asked()).toEqual(['GET /pulls/3'])
  })
})

describe('the runs of a head', () => {
  const listed = async (...runs: readonly object[]) => {
    const { of, asked } = await place(json(200, { total_count: runs.length, workflow_runs: runs }))
    const found = await of.listRuns({ commit, branch: 'change', repository: 'octo/app' })
    return { found, asked: asked() }
  }

  it('are those of its commit, branch and repository that a pull request started', async () => {
    const { found, asked } = await listed(
      run,
      { ...run, id: 8, head_sha: 'b'.repeat(40) },
      { ...run, id: 9, head_branch: 'other' },
      { ...run, id: 10, head_repository: { full_name: 'mallory/app' } },
      { ...run, id: 11, head_repository: null },
    )
    expect(asked).toEqual([`GET /actions/runs?head_sha=${commit}&event=pull_request&per_page=100`])
    expect(found).toEqual([
      {
        id: '7',
        workflowPath: '.github/workflows/evals.yml',
        createdAt: Date.parse('2026-05-01T10:00:00Z'),
        isOver: true,
        hasFailed: true,
      },
    ])
  })

  it('are not those that wait for an approval: to run one again would be that approval', async () => {
    const { found } = await listed({ ...run, conclusion: 'action_required' })
    expect(found).toEqual([])
  })

  it.each([
    ['completed', 'success', true, false],
    ['completed', 'skipped', true, false],
    ['completed', 'cancelled', true, true],
    ['completed', 'timed_out', true, true],
    ['in_progress', null, false, true],
  ])('%s, %s: over %s, failed %s', async (status, conclusion, isOver, hasFailed) => {
    const { found } = await listed({ ...run, status, conclusion })
    expect(found[0]).toMatchObject({ isOver, hasFailed })
  })
})

describe('what a command does', () => {
  it('is one request each', async () => {
    const { of, asked } = await place(json(201, { id: 1 }))
    await of.rerun('7', true)
    await of.rerun('7', false)
    await of.react(5, 'rocket')
    await of.reply(3, 'Hello')
    expect(asked()).toEqual([
      'POST /actions/runs/7/rerun-failed-jobs {"enable_debug_logging":false}',
      'POST /actions/runs/7/rerun {"enable_debug_logging":false}',
      'POST /issues/comments/5/reactions {"content":"rocket"}',
      'POST /issues/3/comments {"body":"Hello"}',
    ])
  })

  it.each([
    [403, 'Resource not accessible by integration'],
    [404, 'Not Found'],
  ])('needs a permission, which the error names (%i)', async (status, message) => {
    const { of } = await place(json(status, { message }))
    const error = await of.rerun('7', true).catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(PermissionError)
    expect(error).toMatchObject({ message: `GitHub refused: ${message}`, permission: 'actions: write' })
  })

  it.each([
    ['a rate limit', json(403, { message: 'API rate limit exceeded' }, { 'x-ratelimit-remaining': '0' })],
    ['a server that is not well', json(422, { message: 'Unprocessable' })],
  ])('is not refused for a permission by %s', async (_, reply) => {
    const { of } = await place(reply)
    const error = await of.rerun('7', true).catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(Error)
    expect(error).not.toBeInstanceOf(PermissionError)
  })
})
