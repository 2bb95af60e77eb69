import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { PermissionError } from '../../../../../src/errors.ts'
import { createSeededRandom } from '../../../../../src/gate/statistics/permutation.ts'
import { systemClock } from '../../../../../src/platform/clock.ts'
import { createRest } from '../../../../../src/platform/github/rest.ts'
import { createComments } from '../../../../../src/platform/github/sticky/comments.ts'
import type { StickyComment } from '../../../../../src/ports/github.ts'
import type { Clock, Log } from '../../../../../src/ports/platform.ts'
import { type GitHub, startGitHub } from '../../../../support/github.ts'
import { jsonReply } from '../../../../support/http-server.ts'

let github: GitHub
let token: string

beforeAll(async () => {
  github = await startGitHub()
  token = await github.createToken()
})
afterAll(() => github.close())
beforeEach(() => {
  github.requests.length = 0
})

let branches = 0
const newPullRequest = () => github.createPullRequest(`comment-${branches++}`)

const silent: Log = {
  debug: () => {},
  info: () => {},
  notice: () => {},
  warning: () => {},
  error: () => {},
  group: (_, body) => body(),
  mask: () => {},
}

/** A clock whose waits are short, and on record. */
function quickClock(waits: number[] = [], slowDown = 20): Clock {
  return {
    now: () => Date.now(),
    sleep: async (ms) => {
      waits.push(ms)
      await new Promise((resolve) => setTimeout(resolve, ms / slowDown))
    },
  }
}

function commentsOn(pullRequest: number, clock: Clock = quickClock()) {
  return createComments({
    rest: createRest(token, github.url, clock, silent),
    repository: { owner: 'octo', repo: 'app' },
    pullRequest,
    clock,
    log: silent,
  })
}

function comment(run: number, more: Partial<StickyComment> = {}): StickyComment {
  return {
    key: 'suite',
    body: `measured by run ${run}`,
    runId: String(run),
    attempt: 1,
    commit: '',
    createIfMissing: true,
    ...more,
  }
}

describe('what a comment remembers of earlier measurements', () => {
  it('are the chances of this commit, and of others how many there were', async () => {
    const { number, headSha: head } = await newPullRequest()
    const comments = commentsOn(number)
    expect(await comments.remembered('suite', head)).toBeUndefined()
    const measured = { others: 2, same: [0.5, 0.25], failed: ['0a1b2c'] }
    await comments.upsert(comment(1, { commit: head, measured }))
    expect(await comments.remembered('suite', head.toUpperCase())).toEqual(measured)
    expect(await comments.remembered('suite', 'b'.repeat(40))).toEqual({
      others: 4,
      same: [],
      failed: ['0a1b2c'],
    })
    expect(await comments.remembered('another suite', head)).toBeUndefined()
  })

  it('is nothing where the comment says nothing of them', async () => {
    const { number, headSha } = await newPullRequest()
    const comments = commentsOn(number)
    await comments.upsert(comment(1, { commit: headSha }))
    expect(await github.comments(number)).toHaveLength(1)
    expect(await comments.remembered('suite', 'b'.repeat(40))).toBeUndefined()
  })
})

describe('jobs that comment at the same time', () => {
  const random = createSeededRandom('jobs that comment')
  // Requests take a while of their own, so that each round interleaves in another way.
  const withDelays = async (body: () => Promise<void>) => {
    const stop = github.intercept(async ({ url }) => {
      if (url.pathname.includes('/comments'))
        await new Promise((resolve) => setTimeout(resolve, random() * 30))
      return undefined
    })
    await body().finally(stop)
  }

  /** Rounds run side by side: they have pull requests of their own, and the waits in them are real. */
  const inRounds = (count: number, round: (number: number) => Promise<void>) =>
    withDelays(async () => {
      const pullRequests = []
      for (let index = 0; index < count; index += 1) pullRequests.push(await newPullRequest())
      await Promise.all(pullRequests.map(({ number }) => round(number)))
    })
  const shuffled = (runs: readonly number[]) =>
    runs
      .map((run) => ({ run, at: random() }))
      .sort((a, b) => a.at - b.at)
      .map(({ run }) => run)

  it('make one comment between them, with the text of the newest, in every round', () =>
    inRounds(12, async (number) => {
      const outcomes = await Promise.all(
        shuffled([1, 2, 3, 4, 5]).map((run) => commentsOn(number, systemClock).upsert(comment(run))),
      )
      const comments = await github.comments(number)
      expect(comments.map(({ body }) => body.split('\n')[1])).toEqual(['measured by run 5'])
      const [kept] = comments
      for (const outcome of outcomes)
        expect(outcome).toHaveProperty('url', expect.stringContaining(`-${kept?.id}`))
    }))

  it('leave the text of the newest in a comment that was there before', () =>
    inRounds(12, async (number) => {
      await commentsOn(number).upsert(comment(1))
      await Promise.all(
        shuffled([2, 3, 4, 5]).map((run) => commentsOn(number, systemClock).upsert(comment(run))),
      )
      const comments = await github.comments(number)
      expect(comments.map(({ body }) => body.split('\n')[1])).toEqual(['measured by run 5'])
    }))

  it('take away what a job that died has left over', async () => {
    const { number } = await newPullRequest()
    const first = await commentsOn(number).upsert(comment(1))
    const { body } = (await github.comments(number))[0] ?? { body: '' }
    await github.commentAs(token, number, body)
    expect(await github.comments(number)).toHaveLength(2)
    const second = await commentsOn(number).upsert(comment(2))
    expect(await github.comments(number)).toHaveLength(1)
    expect(second).toEqual({ ...first, status: 'updated' })
  })
})

describe('what is newer stays', () => {
  it('an older run and an older attempt say so', async () => {
    const { number } = await newPullRequest()
    await commentsOn(number).upsert(comment(20, { attempt: 2 }))
    expect(await commentsOn(number).upsert(comment(19))).toMatchObject({ status: 'superseded' })
    expect(await commentsOn(number).upsert(comment(20, { attempt: 1 }))).toMatchObject({
      status: 'superseded',
    })
    expect(await commentsOn(number).upsert(comment(20, { attempt: 2 }))).toMatchObject({
      status: 'unchanged',
    })
    expect(await commentsOn(number).upsert(comment(21))).toMatchObject({ status: 'updated' })
  })

  it('an older commit does not overwrite the head, not even from a newer run', async () => {
    const { number, headSha } = await newPullRequest()
    await commentsOn(number).upsert(comment(30, { commit: headSha }))
    const older = comment(31, { commit: 'a'.repeat(40) })
    expect(await commentsOn(number).upsert(older)).toMatchObject({ status: 'superseded' })
    expect((await github.comments(number))[0]?.body).toContain('measured by run 30')
  })

  it('the head overwrites a commit that was pushed away, even from an older run', async () => {
    const { number, headSha } = await newPullRequest()
    await github.commentAs(
      token,
      number,
      `<!-- eval-gate key=suite run=99 attempt=1 commit=${'a'.repeat(40)} -->\nof a commit that is gone`,
    )
    expect(await commentsOn(number).upsert(comment(40, { commit: headSha }))).toMatchObject({
      status: 'updated',
    })
  })

  it('a measurement of an outdated commit writes no first comment', async () => {
    const { number } = await newPullRequest()
    const outcome = await commentsOn(number).upsert(comment(50, { commit: 'b'.repeat(40) }))
    expect(outcome).toEqual({ status: 'outdated' })
    expect(await github.comments(number)).toEqual([])
  })
})

describe('a comment is ours by marker and author', () => {
  it('a marker of somebody else, in the middle of a text, or of another suite is not', async () => {
    const { number } = await newPullRequest()
    const marker = '<!-- eval-gate key=suite run=1 attempt=1 commit= -->'
    await github.commentAs('mallory_token', number, `${marker}\nall is well`)
    await github.commentAs(token, number, `I quote: ${marker}\nall is well`)
    await commentsOn(number).upsert(comment(1, { key: 'suite 2' }))
    expect(await commentsOn(number).upsert(comment(2))).toMatchObject({ status: 'updated' })
    expect((await github.comments(number)).map(({ body }) => body.includes('run 2'))).toEqual([
      false,
      false,
      true,
    ])
  })

  it('is found behind more than a hundred others', async () => {
    const { number } = await newPullRequest()
    for (let index = 0; index < 120; index += 1)
      await github.commentAs('mallory_token', number, `talk ${index}`)
    await commentsOn(number).upsert(comment(1))
    github.requests.length = 0
    expect(await commentsOn(number).upsert(comment(2))).toMatchObject({ status: 'updated' })
    expect(github.requests.map(({ path }) => path)).toContain(
      `/repos/octo/app/issues/${number}/comments?per_page=100&page=2`,
    )
  })

  it.each(['--> <b>', 'a\nb', '\u202egnp.exe', 'x'.repeat(5_000), 'lone \ud800'])(
    'whatever the suite is called: %j',
    async (key) => {
      const { number } = await newPullRequest()
      expect(await commentsOn(number).upsert(comment(1, { key }))).toMatchObject({ status: 'created' })
      expect(await commentsOn(number).upsert(comment(2, { key }))).toMatchObject({ status: 'updated' })
      expect(await github.comments(number)).toHaveLength(1)
    },
  )
})

describe('trouble on the way', () => {
  const failOnce = (method: string, path: RegExp, reply: ReturnType<typeof jsonReply>, times = 1) => {
    let left = times
    return github.intercept((request) => {
      if (request.method !== method || !path.test(request.url.pathname) || left === 0) return undefined
      left -= 1
      return reply
    })
  }

  it('a comment deleted between the look and the update is written again', async () => {
    const { number } = await newPullRequest()
    await commentsOn(number).upsert(comment(1))
    const [first] = await github.comments(number)
    const stop = github.intercept(async ({ method, url }) => {
      if (method === 'PATCH' && url.pathname.endsWith(`/comments/${first?.id}`)) {
        await github.api('DELETE', url.pathname).catch(() => {})
      }
      return undefined
    })
    expect(await commentsOn(number).upsert(comment(2))).toMatchObject({ status: 'created' })
    stop()
    expect((await github.comments(number)).map(({ body }) => body.split('\n')[1])).toEqual([
      'measured by run 2',
    ])
  })

  it('a locked conversation is called so', async () => {
    const { number } = await newPullRequest()
    const locked = jsonReply({ message: 'Unable to create comment because issue is locked.' }, 403)
    const stop = failOnce('POST', /comments$/, locked)
    const refusal = await commentsOn(number)
      .upsert(comment(1))
      .catch((error: unknown) => error)
    stop()
    expect(refusal).toBeInstanceOf(PermissionError)
    expect((refusal as PermissionError).message).toContain('locked')
    expect((refusal as PermissionError).advice.join('\n')).toContain('Unlock')
  })

  it('a secondary rate limit is waited for as long as GitHub asks, and is not a missing permission', async () => {
    const { number } = await newPullRequest()
    const limited = (seconds: string) =>
      jsonReply({ message: 'You have exceeded a secondary rate limit.' }, 403, { 'retry-after': seconds })
    const waits: number[] = []
    const stop = failOnce('POST', /comments$/, limited('2'))
    expect(await commentsOn(number, quickClock(waits, 100)).upsert(comment(1))).toMatchObject({
      status: 'created',
    })
    stop()
    expect(waits).toContain(2_000)

    const stopUpdate = failOnce('PATCH', /comments/, limited('3'))
    expect(await commentsOn(number, quickClock(waits, 100)).upsert(comment(2))).toMatchObject({
      status: 'updated',
    })
    stopUpdate()
    expect(waits).toContain(3_000)

    const stopLong = failOnce('PATCH', /comments/, limited('3600'), 99)
    const error = await commentsOn(number)
      .upsert(comment(3))
      .catch((caught: unknown) => caught)
    stopLong()
    expect(error).not.toBeInstanceOf(PermissionError)
    expect(String(error)).toContain('secondary rate limit')
  })

  it('a comment that became newer while GitHub made us wait is left alone', async () => {
    const { number } = await newPullRequest()
    await commentsOn(number).upsert(comment(1))
    let isFirst = true
    const stop = github.intercept(async ({ method, url }) => {
      if (method !== 'PATCH' || !url.pathname.includes('/comments/') || !isFirst) return undefined
      isFirst = false
      await commentsOn(number).upsert(comment(3))
      return jsonReply({ message: 'You have exceeded a secondary rate limit.' }, 403, { 'retry-after': '1' })
    })
    expect(await commentsOn(number).upsert(comment(2))).toMatchObject({ status: 'superseded' })
    stop()
    expect((await github.comments(number))[0]?.body).toContain('measured by run 3')
  })

  it('reads are repeated when GitHub is in trouble; a comment is never made twice', async () => {
    const { number } = await newPullRequest()
    const down = jsonReply({ message: 'Server Error' }, 502)
    const stopReads = failOnce('GET', /comments$/, down, 2)
    expect(await commentsOn(number).upsert(comment(1))).toMatchObject({ status: 'created' })
    stopReads()

    // Who we are is unknown for a while: no guess, because a guess could mean a second comment.
    const stopIdentity = failOnce('POST', /graphql$/, down, 2)
    expect(await commentsOn(number).upsert(comment(2))).toMatchObject({ status: 'updated' })
    stopIdentity()

    const another = (await newPullRequest()).number
    const stopWrite = failOnce('POST', /comments$/, down)
    expect(await commentsOn(another).upsert(comment(3))).toMatchObject({ status: 'created' })
    stopWrite()
    expect(await github.comments(another)).toHaveLength(1)
  })

  it('a token that may not write gets the lines to add', async () => {
    const { number } = await newPullRequest()
    const readOnly = await github.createToken({ contents: 'read', issues: 'read', pull_requests: 'read' })
    const clock = quickClock()
    const comments = createComments({
      rest: createRest(readOnly, github.url, clock, silent),
      repository: { owner: 'octo', repo: 'app' },
      pullRequest: number,
      clock,
      log: silent,
    })
    const error = await comments.upsert(comment(1)).catch((caught: unknown) => caught)
    expect(error).toBeInstanceOf(PermissionError)
    expect((error as PermissionError).advice[0]).toContain('    pull-requests: write')
  })
})
