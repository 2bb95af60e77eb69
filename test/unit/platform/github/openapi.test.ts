import { describe, expect, it } from 'vitest'
import { checkGitHubRequest } from '../../../support/github-openapi.ts'

const check = (method: string, path: string, body?: unknown) =>
  checkGitHubRequest({ method, url: new URL(path, 'https://api.github.com'), body })

const checkRun = {
  name: 'Eval Gate: suite',
  head_sha: 'a'.repeat(40),
  status: 'completed',
  conclusion: 'neutral',
  output: { title: 'title', summary: 'summary', annotations: [] },
}

/** The emulation is kinder than GitHub; every scenario's requests are held against GitHub's own description. */
describe('the check of requests to GitHub', () => {
  it('lets what is described pass', () => {
    expect(check('GET', '/repos/octo/app/issues/7/comments?per_page=100&page=2')).toEqual([])
    expect(check('POST', '/repos/octo/app/issues/7/comments', { body: 'text' })).toEqual([])
    expect(check('POST', '/repos/octo/app/check-runs', checkRun)).toEqual([])
  })

  it.each([
    ['an unknown operation', 'GET', '/repos/octo/app/nowhere', undefined, /no such operation/],
    ['a number that is not one', 'GET', '/repos/octo/app/pulls/seven', undefined, /must be integer/],
    ['an unknown query', 'GET', '/repos/octo/app/actions/artifacts?nmae=x', undefined, /nmae/],
    ['a missing property', 'POST', '/repos/octo/app/issues/7/comments', {}, /'body'/],
    ['a misspelt property', 'POST', '/repos/octo/app/issues/7/comments', { body: '', boddy: '' }, /boddy/],
    ['a body where none belongs', 'GET', '/repos/octo/app/pulls/7', { x: 1 }, /not expected/],
    [
      'a value out of the list',
      'POST',
      '/repos/octo/app/check-runs',
      { ...checkRun, conclusion: 'meh' },
      /allowed/,
    ],
    [
      'too many annotations',
      'POST',
      '/repos/octo/app/check-runs',
      {
        ...checkRun,
        output: {
          ...checkRun.output,
          annotations: Array.from({ length: 51 }, () => ({
            path: 'a.ts',
            start_line: 1,
            end_line: 1,
            annotation_level: 'failure',
            message: 'm',
          })),
        },
      },
      /more than 50/,
    ],
  ])('refuses %s', (_, method, path, body, problem) => {
    expect(check(method, path, body).join('\n')).toMatch(problem)
  })
})
