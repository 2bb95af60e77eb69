import { describe, expect, it } from 'vitest'
import { createLateRemote } from '../../../../src/platform/github/remote/late-remote.ts'
import { createRemote, type Remote } from '../../../../src/platform/github/remote/remote.ts'
import type { CiContext } from '../../../../src/ports/context.ts'
import type { Log } from '../../../../src/ports/platform.ts'
import { fakeClock } from '../../../support/clocks.ts'
import { json, serve } from '../../../support/http/scripted-server.ts'
import { pullRequest } from '../../../support/memory-github.ts'

const log = { debug: () => {} } as unknown as Log
const options = (token: string | undefined, context: Partial<CiContext> = {}, apiUrl?: string) => ({
  token,
  apiUrl,
  context: { repository: 'octo/app', runId: '5', ...context } as CiContext,
  clock: fakeClock(),
  log,
})

/** Names of the ports that are there. */
const portsOf = ({ review, repository, storage: kept, jobSteps }: Remote) =>
  Object.entries({ ...review, ...repository, ...kept, jobSteps })
    .flatMap(([name, port]) => (port === undefined ? [] : [name]))
    .sort()

const storage = ['artifacts', 'readableFiles']
const ofToken = [
  ...storage,
  ...['checks', 'commits', 'conversations', 'foreignArtifacts', 'issues'],
  ...['otherRepositories', 'pullRequests', 'releases', 'repositoryFiles'],
]

describe('the ports that GitHub is behind', () => {
  it('store alone without a token', () => {
    expect(portsOf(createRemote(options(undefined, { pullRequest })))).toEqual(storage)
    expect(portsOf(createLateRemote(options(undefined, { pullRequest })))).toEqual(storage)
  })

  it('comment on pull requests only', () => {
    const ofPullRequest = ['changedFiles', 'comments']
    expect(portsOf(createRemote(options('ghs_x')))).toEqual([...ofToken, 'jobSteps'].sort())
    expect(portsOf(createRemote(options('ghs_x', { pullRequest })))).toEqual(
      [...ofToken, ...ofPullRequest, 'jobSteps'].sort(),
    )
    expect(portsOf(createLateRemote(options('ghs_x')))).toEqual([...ofToken].sort())
    expect(portsOf(createLateRemote(options('ghs_x', { pullRequest })))).toEqual(
      [...ofToken, ...ofPullRequest].sort(),
    )
  })

  it('know the steps of a job on a runner that has a name', () => {
    expect(portsOf(createLateRemote(options('ghs_x', { runner: 'mine' })))).toContain('jobSteps')
  })

  it('are loaded by the first call, and answer as they are', async () => {
    const server = await serve((request, response) => {
      if (request.path.includes('/files'))
        return json(200, [{ filename: 'a', status: 'added' }])(request, response)
      return json(200, [{ sha: 'c1' }])(request, response)
    })
    const remote = createLateRemote(options('ghs_x', { pullRequest }, server.url))
    expect(server.requests).toEqual([])
    expect(await remote.repository.commits?.ancestors('c1')).toEqual(['c1'])
    expect(await remote.review.changedFiles?.()).toEqual(new Set(['a']))
  })
})
