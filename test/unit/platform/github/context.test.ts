import { describe, expect, it } from 'vitest'
import { readContext } from '../../../../src/platform/github/context.ts'

const [base, head, merge] = ['a'.repeat(40), 'b'.repeat(40), 'c'.repeat(40)]
const event = {
  pull_request: {
    number: 7,
    base: { ref: 'main', sha: base },
    head: { ref: 'topic', sha: head, repo: { full_name: 'octo/app' } },
  },
}

/** What a run of the event says about the code in its workspace. */
function otherCode(name: string, sha: string, checkedOut: string | undefined): string | undefined {
  const env = { GITHUB_EVENT_NAME: name, GITHUB_SHA: sha, GITHUB_REPOSITORY: 'octo/app' }
  return readContext(env, event, checkedOut).notTheBranch
}

describe('the code of a pull request', () => {
  it('is not what pull_request_target checks out unless told otherwise', () => {
    const newer = 'd'.repeat(40)
    expect(otherCode('pull_request_target', base, base)).toBe(
      'aaaaaaa is checked out, which is main without the pull request',
    )
    // The base has moved on since the event was made.
    expect(otherCode('pull_request_target', newer, newer)).toContain('without the pull request')
  })

  it('is its head, or the merge that GitHub makes', () => {
    expect(otherCode('pull_request', merge, merge)).toBeUndefined()
    expect(otherCode('pull_request', merge, head)).toBeUndefined()
    expect(otherCode('pull_request_target', base, head)).toBeUndefined()
    expect(otherCode('pull_request_target', base, merge)).toBeUndefined()
  })

  it('is not known without a checkout', () => {
    expect(otherCode('pull_request_target', base, undefined)).toBeUndefined()
  })
})
