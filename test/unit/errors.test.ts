import { describe, expect, it } from 'vitest'
import { ArtifactError, describeError, GitHubFailure, readErrorCode } from '../../src/errors.ts'
import { OddAnswer } from '../../src/platform/github/answers.ts'

it('the code of an error is that of Node, or none', () => {
  expect(readErrorCode(Object.assign(new Error('gone'), { code: 'ENOENT' }))).toBe('ENOENT')
  expect(readErrorCode(new Error('gone'))).toBe('')
  expect(readErrorCode({ code: 'ENOENT' })).toBe('')
})

describe('an error that ends a step', () => {
  const refused = Object.assign(new Error('EACCES'), { syscall: 'open', path: '/x' })

  it.each([
    [new ArtifactError('It is gone.', ['Run the job again.']), 'It is gone.\nRun the job again.'],
    [
      new GitHubFailure('Server Error', { status: 502 }),
      'GitHub could not be asked: Server Error\nRun this job again',
    ],
    [new OddAnswer('no list'), 'GitHub could not be asked: no list\n'],
    [refused, 'A file could not be read or written: EACCES\n'],
    [new TypeError('x is not a function'), 'This is a bug in Eval Gate'],
    ['a text', 'This is a bug in Eval Gate, not in your project: a text\n'],
  ])('%s', (error, text) => {
    expect(describeError(error)).toMatchObject({ text: expect.stringContaining(text), exitCode: 3 })
  })

  it('is of GitHub by its class, not by its name', () => {
    const named = Object.assign(new Error('x'), { name: 'HttpError' })
    expect(describeError(named).text).toContain('This is a bug')
  })
})
