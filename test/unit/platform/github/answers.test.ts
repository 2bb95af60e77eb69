import { describe, expect, it } from 'vitest'
import { checkAnswer, createWholeFetch, OddAnswer } from '../../../../src/platform/github/answers.ts'
import { serve, text } from '../../../support/http/scripted-server.ts'

describe('an answer of GitHub', () => {
  const answer = async (status: number, body: string, path = '/x') => {
    const { url } = await serve(text(status, body))
    return await createWholeFetch({})(`${url}${path}`)
  }

  it.each([
    [200, 'hello'],
    [201, ''],
    [299, '<html>'],
  ])('of %i is JSON, and not %j', async (status, body) => {
    await expect(answer(status, body)).rejects.toThrow(`not JSON (status ${status})`)
  })

  it.each([
    [200, '{}'],
    [204, ''],
    [300, 'hello'],
    [404, '<html>'],
  ])('of %i may be %j', async (status, body) => {
    const got = await answer(status, body)
    expect([got.status, await got.text()]).toEqual([status, body])
  })

  it('that is an archive is not empty, and may be anything else', async () => {
    await expect(answer(200, '', '/1/zip')).rejects.toThrow('the archive is empty')
    expect(await (await answer(200, 'PK', '/1/zip')).text()).toBe('PK')
  })
})

describe('what a good answer must have', () => {
  const check =
    (path: string, data: unknown, method = 'GET') =>
    () =>
      checkAnswer(method, `https://api.github.com/repos/octo/app${path}?x=1`, data)

  it.each<[string, unknown, unknown]>([
    ['/actions/artifacts', { artifacts: [] }, { artifacts: {} }],
    ['/actions/runs/1/artifacts', { artifacts: [] }, { jobs: [] }],
    ['/actions/runs/1/jobs', { jobs: [] }, null],
    ['/actions/runs/1', { event: 'push' }, { event: 1 }],
    ['/actions/runs', { workflow_runs: [] }, { workflow_runs: null }],
    ['/actions/workflows/a.yml/runs', { workflow_runs: [] }, 'text'],
    ['/commits', [], {}],
    ['/commits/c/check-runs', { check_runs: [] }, []],
    ['/check-runs', { id: 1 }, { id: '1' }],
    ['/check-runs/2', { id: 1 }, undefined],
    ['/commits/c/pulls', [], null],
    ['/collaborators/ada/permission', { permission: 'read' }, {}],
    ['/pulls/1/reviews', [], {}],
    ['/compare/a...b', { merge_base_commit: {} }, { merge_base_commit: null }],
    ['/rules/branches/main', [], {}],
    ['/branches/main', { commit: {} }, { commit: 'c' }],
    ['/pulls/1', { head: {} }, { head: [] }],
    ['/pulls/1/files', [], {}],
    ['/contents/a', {}, 'text'],
    ['/contents/a', [], null],
    ['/issues/comments/1', { id: 1 }, []],
    ['/issues/1', { number: 1 }, { id: 1 }],
    ['/issues', [], { number: 1 }],
    ['/issues/1/comments', [], { id: 1 }],
  ])('of %s is %j, and not %j', (path, good, odd) => {
    expect(check(path, good)).not.toThrow()
    expect(check(path, odd)).toThrow(OddAnswer)
    expect(check(path, odd, 'DELETE')).not.toThrow()
  })

  it('of what was created is its number', () => {
    expect(check('/issues', { number: 1 }, 'POST')).not.toThrow()
    expect(check('/issues', [], 'POST')).toThrow(OddAnswer)
    expect(check('/issues/1/comments', { id: 1 }, 'POST')).not.toThrow()
    expect(check('/issues/1/comments', { number: 1 }, 'POST')).toThrow(OddAnswer)
  })

  it('of other places is not known', () => {
    expect(check('/unknown', null)).not.toThrow()
    expect(() => checkAnswer('GET', 'https://api.github.com/user', null)).not.toThrow()
  })
})
