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
  return readContext(env, event, checkedOut).otherCode
}

describe('the code of a pull request', () => {
  it('is not what pull_request_target checks out unless told otherwise', () => {
    const newer = 'd'.repeat(40)
    expect(otherCode('pull_request_target', base, base)).toBe(
      'aaaaaaa is checked out, which is main without the change',
    )
    // The base has moved on since the event was made.
    expect(otherCode('pull_request_target', newer, newer)).toContain('without the change')
  })

  it('is its head, or the merge that GitHub makes', () => {
    expect(otherCode('pull_request', merge, merge)).toBeUndefined()
    expect(otherCode('pull_request', merge, head)).toBeUndefined()
    expect(otherCode('pull_request_target', base, head)).toBeUndefined()
    expect(otherCode('pull_request_target', base, merge)).toBeUndefined()
  })

  it('is not what a merge queue is based on, nor what a comment checks out unless told otherwise', () => {
    const env = { GITHUB_EVENT_NAME: 'merge_group', GITHUB_SHA: merge, GITHUB_REPOSITORY: 'octo/app' }
    const queue = { merge_group: { base_ref: 'refs/heads/main', base_sha: base } }
    expect(readContext(env, queue, base).otherCode).toContain('which is main without the change')
    expect(readContext(env, queue, merge).otherCode).toBeUndefined()
    expect(readContext(env, queue, merge).mergeGroup?.pull).toBeUndefined()
    const named = {
      ...queue.merge_group,
      head_ref: `refs/heads/gh-readonly-queue/release/pr-1/pr-104-${base}`,
    }
    expect(readContext(env, { merge_group: named }, merge).mergeGroup?.pull).toBe(104)
    const comment = { ...env, GITHUB_EVENT_NAME: 'issue_comment', GITHUB_SHA: base }
    const issue = { number: 7, pull_request: { url: '' } }
    const repository = { default_branch: 'main' }
    const discussed = readContext(comment, { issue, repository }, base)
    expect(discussed.otherCode).toContain('which is main without the change')
    expect(discussed.discussed).toEqual({ number: 7, baseBranch: 'main', baseSha: '', headSha: '' })
    expect(readContext(comment, { issue, repository }, head).otherCode).toBeUndefined()
    // An issue has no code.
    expect(readContext(comment, { issue: { number: 7 }, repository }, base).otherCode).toBeUndefined()
  })

  it('is not known without a checkout', () => {
    expect(otherCode('pull_request_target', base, undefined)).toBeUndefined()
  })
})

const push = {
  GITHUB_EVENT_NAME: 'push',
  GITHUB_REPOSITORY: 'octo/app',
  GITHUB_REF: 'refs/heads/main',
  GITHUB_SHA: base,
  GITHUB_RUN_ID: '42',
  GITHUB_RUN_ATTEMPT: '3',
  GITHUB_REF_PROTECTED: 'true',
  GITHUB_WORKFLOW_REF: 'octo/app/.github/workflows/evals.yml@refs/heads/main',
}

describe('the context of a step', () => {
  it('of a push is its branch and commit', () => {
    expect(readContext(push, { repository: { default_branch: 'trunk' }, action: '' }, base)).toMatchObject({
      provider: 'github_actions',
      repository: 'octo/app',
      commit: base,
      branch: 'main',
      baseBranch: 'main',
      defaultBranch: 'trunk',
      isProtected: true,
      workflowPath: '.github/workflows/evals.yml',
      runId: '42',
      attempt: 3,
      repositoryUrl: 'https://github.com/octo/app',
      runUrl: 'https://github.com/octo/app/actions/runs/42',
      eventAction: undefined,
      pullRequest: undefined,
      mergeGroup: undefined,
      trigger: undefined,
      notTheBranch: undefined,
    })
  })

  it('is not that of the branch where another commit is checked out, or the event measures any code', () => {
    const other = readContext(push, {}, head)
    expect(other).toMatchObject({ commit: head, branch: undefined, baseBranch: 'main' })
    expect(other.notTheBranch).toBe('bbbbbbb is checked out and not aaaaaaa, the commit of the event')
    const comment = readContext({ ...push, GITHUB_EVENT_NAME: 'issue_comment' }, {}, base)
    expect(comment.notTheBranch).toBe('the run was started by issue_comment, which may measure any code')
    expect(readContext({}, {}).notTheBranch).toContain('an unknown event')
    for (const env of [push, { ...push, GITHUB_SHA: undefined }])
      expect(readContext(env, {}, undefined).notTheBranch).toBeUndefined()
    expect(readContext({ ...push, GITHUB_SHA: undefined }, {}, head).notTheBranch).toBeUndefined()
  })

  it('has what started it by hand, or the payload of another system', () => {
    const of = (event: object) => readContext(push, event).givenInputs
    expect(of({ inputs: { suite: 'smoke' } })).toEqual({ suite: 'smoke' })
    expect(of({ inputs: null, client_payload: { ref: 'x' } })).toEqual({ ref: 'x' })
    expect(of({})).toEqual({})
  })

  it('names its base without a payload, and the default branch by a schedule', () => {
    const pull = {
      ...push,
      GITHUB_EVENT_NAME: 'pull_request',
      GITHUB_BASE_REF: 'main',
      GITHUB_HEAD_REF: 'topic',
    }
    expect(readContext(pull, undefined, merge)).toMatchObject({
      baseBranch: 'main',
      defaultBranch: undefined,
    })
    expect(readContext({ ...push, GITHUB_EVENT_NAME: 'schedule' }, {})).toMatchObject({
      defaultBranch: 'main',
    })
    expect(readContext({ ...push, GITHUB_BASE_REF: '' }, {})).toMatchObject({ baseBranch: 'main' })
  })

  it('of a tag, or of nothing, has no branch', () => {
    expect(readContext({ ...push, GITHUB_REF: 'refs/tags/v1' }, {})).toMatchObject({ branch: undefined })
    expect(readContext({ ...push, GITHUB_REF: '' }, { ref: 'refs/heads/main' })).toMatchObject({
      branch: 'main',
    })
    expect(readContext({ GITHUB_REF_PROTECTED: 'false' }, undefined)).toMatchObject({
      isProtected: false,
      attempt: 1,
      repositoryUrl: undefined,
      runUrl: undefined,
      branch: undefined,
      workflowPath: undefined,
    })
  })

  it('of a pull request is its head, on its own branch', () => {
    const env = { ...push, GITHUB_EVENT_NAME: 'pull_request', GITHUB_HEAD_REF: 'topic' }
    expect(readContext(env, event, merge)).toMatchObject({
      commit: head,
      checkedOut: merge,
      branch: 'topic',
      baseBranch: 'main',
      pullRequest: {
        number: 7,
        baseBranch: 'main',
        baseSha: base,
        headSha: head,
        headBranch: 'topic',
        fromFork: false,
      },
    })
    const { pull_request: pull } = event
    const of = (more: object) => readContext(env, { pull_request: { ...pull, ...more } }, merge).pullRequest
    expect(of({ head: { ...pull.head, repo: { full_name: 'eve/app' } } })?.fromFork).toBe(true)
    expect(of({ head: { ...pull.head, repo: null } })?.fromFork).toBe(true)
    expect(of({ head: { sha: head }, base: { ref: 'main' } })).toMatchObject({ headBranch: '', baseSha: '' })
    for (const broken of [{ number: '7' }, { base: {} }, { head: {} }]) expect(of(broken)).toBeUndefined()
  })

  it('of a pull request that the event does not describe has the number of its ref, or judges no change', () => {
    const env = { ...push, GITHUB_EVENT_NAME: 'pull_request', GITHUB_BASE_REF: 'main' }
    const discussed = { number: 7, baseBranch: 'main', baseSha: '', headSha: '' }
    const ofRef = (ref: string, more: object = {}) =>
      readContext({ ...env, GITHUB_REF: ref, ...more }, { pull_request: null }, merge).discussed
    expect(ofRef('refs/pull/7/merge')).toEqual(discussed)
    expect(ofRef('refs/pull/7/merge', { GITHUB_BASE_REF: '' })).toBeUndefined()
    expect(ofRef('refs/heads/pull/7/merge')).toBeUndefined()
    expect(readContext({ ...env, GITHUB_REF: 'refs/pull/7/merge' }, event, merge).discussed).toBeUndefined()
    const target = { ...env, GITHUB_EVENT_NAME: 'pull_request_target' }
    expect(readContext(target, { pull_request: null }, base).otherCode).toBe(
      'the event names no pull request',
    )
  })

  it('of a merge queue has its base', () => {
    const of = (group: object) => readContext(push, { merge_group: group }, base)
    expect(of({ base_ref: 'refs/heads/next', base_sha: head })).toMatchObject({
      baseBranch: 'next',
      mergeGroup: { baseBranch: 'next', baseSha: head, headSha: base },
    })
    for (const broken of [{ base_ref: 'refs/heads/next' }, { base_sha: head }])
      expect(of(broken)).toMatchObject({ baseBranch: 'main', mergeGroup: undefined })
  })

  it('of a run that another one started has that one, and its workflow', () => {
    const run = {
      id: 9,
      run_attempt: 2,
      head_sha: head,
      event: 'pull_request',
      head_branch: 'topic',
      head_repository: { full_name: 'eve/app' },
      html_url: 'https://github.com/octo/app/actions/runs/9',
      path: '.github/workflows/tests.yml@main',
    }
    const of = (more: object) => readContext(push, { workflow_run: { ...run, ...more } }, base)
    expect(of({})).toMatchObject({
      workflowPath: '.github/workflows/tests.yml',
      trigger: {
        runId: '9',
        attempt: 2,
        event: 'pull_request',
        commit: head,
        branch: 'topic',
        headRepository: 'eve/app',
        url: run.html_url,
      },
    })
    expect(
      of({ run_attempt: null, head_branch: null, head_repository: null, html_url: '' }).trigger,
    ).toMatchObject({
      attempt: 1,
      branch: '',
      headRepository: '',
      url: undefined,
    })
    expect(of({ path: undefined }).workflowPath).toBe('.github/workflows/evals.yml')
    for (const broken of [{ id: '9' }, { head_sha: null }]) expect(of(broken).trigger).toBeUndefined()
  })

  it('has what no variable holds where that is sane', () => {
    const of = (job: Parameters<typeof readContext>[3]) => readContext(push, {}, base, job)
    const legs = (index: unknown, total: unknown) =>
      of({ strategy: JSON.stringify({ 'job-index': index, 'job-total': total }) }).legs
    expect(legs(1, 4)).toEqual({ index: 1, total: 4 })
    expect([legs('1', 4), legs(1, null)]).toEqual([undefined, undefined])
    expect(of({ matrix: '{"os":"linux"}' }).matrix).toEqual({ os: 'linux' })
    for (const matrix of ['null', '{}', '{']) expect(of({ matrix }).matrix).toBeUndefined()
    expect([of({ checkRunId: '123' }).checkRunId, of({ checkRunId: 'x' }).checkRunId]).toEqual([
      123,
      undefined,
    ])
  })
})
