import { describe, expect, it } from 'vitest'
import { PermissionError } from '../../../../src/errors.ts'
import { createPullRequests } from '../../../../src/platform/github/pull-requests.ts'
import { createRest } from '../../../../src/platform/github/rest.ts'
import type { Log } from '../../../../src/ports/platform.ts'
import { fakeClock } from '../../../support/clocks.ts'
import { json, type Reply, serve } from '../../../support/http/scripted-server.ts'

async function find(reply: Reply) {
  const server = await serve(reply)
  const log = { debug: () => {} } as unknown as Log
  const rest = createRest('ghs_x', server.url, fakeClock(), log)
  const repository = { owner: 'octo', repo: 'app' }
  return await createPullRequests({ rest, repository, clock: fakeClock(), log }).find(3)
}

const data = {
  number: 3,
  base: { ref: 'main', sha: 'b1' },
  head: { ref: 'change', sha: 'h1', repo: { full_name: 'octo/app' } },
}

describe('a pull request by its number', () => {
  it.each([
    ['octo/app', false, 'octo/app'],
    ['mallory/app', true, 'mallory/app'],
    ['octo/app2', true, 'octo/app2'],
    [null, true, ''],
  ])('from %s is of a fork: %s', async (name, fromFork, headRepository) => {
    const repo = name === null ? null : { full_name: name }
    expect(await find(json(200, { ...data, head: { ...data.head, repo } }))).toMatchObject({
      pullRequest: {
        number: 3,
        baseBranch: 'main',
        baseSha: 'b1',
        headSha: 'h1',
        headBranch: 'change',
        fromFork,
      },
      headRepository,
    })
  })

  it('is unknown, refused, or in trouble', async () => {
    expect(await find(json(404, { message: 'Not Found' }))).toBeUndefined()
    const errorOf = (status: number) => find(json(status, { message: 'no' })).catch((error: unknown) => error)
    expect(await errorOf(403)).toBeInstanceOf(PermissionError)
    expect(await errorOf(422)).not.toBeInstanceOf(PermissionError)
  })
})
