import { type AddressInfo, createServer } from 'node:net'
import { describe, expect, it, onTestFinished } from 'vitest'
import { describeError, GitHubFailure, PermissionError } from '../../../../src/errors.ts'
import { explainRefusal } from '../../../../src/platform/github/refusals.ts'
import {
  computeRetryWaitMs,
  createRest,
  isRateLimit,
  readStatus,
} from '../../../../src/platform/github/rest.ts'
import type { Log } from '../../../../src/ports/platform.ts'
import { fakeClock } from '../../../support/clocks.ts'
import { json, serve } from '../../../support/http/scripted-server.ts'

/** An answer of GitHub as octokit throws it. */
function answer(status: number, message = '', headers: Record<string, string> = {}): Error {
  return Object.assign(new Error(message), { status, response: { status, headers } })
}

const wait = (error: unknown, method: string, attempt = 1) =>
  computeRetryWaitMs(error, method, attempt, 1_000_000)

describe('the wait before a request is repeated', () => {
  it('is what GitHub asks for, for every method: a limited request did nothing', () => {
    expect(wait(answer(429, '', { 'retry-after': '7' }), 'POST')).toBe(7_000)
    expect(wait(answer(403, '', { 'retry-after': '7' }), 'PATCH')).toBe(7_000)
    const reset = { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '1030' }
    expect(wait(answer(403, '', reset), 'POST')).toBe(30_000)
  })

  it('is counted by the clock of GitHub, not by that of the runner', () => {
    const limited = (seconds: number, skewSeconds: number) =>
      wait(
        answer(403, '', {
          'x-ratelimit-remaining': '0',
          'x-ratelimit-reset': String(1_000 + skewSeconds + seconds),
          date: new Date((1_000 + skewSeconds) * 1_000).toUTCString(),
        }),
        'GET',
      )
    for (const skew of [-7_200, 0, 7_200]) {
      expect(limited(30, skew)).toBe(30_000)
      expect(limited(-30, skew)).toBe(0)
    }
  })

  it('is a minute for a secondary limit without a figure', () => {
    expect(wait(answer(403, 'You have exceeded a secondary rate limit.'), 'POST')).toBe(60_000)
  })

  it('is too long for a job', () => {
    expect(wait(answer(429, '', { 'retry-after': '3600' }), 'GET')).toBeNull()
  })

  it('grows for reads when GitHub is in trouble; a write is not repeated, for it may have been done', () => {
    expect([1, 2, 3].map((attempt) => wait(answer(502), 'GET', attempt))).toEqual([1_000, 2_000, 4_000])
    expect(wait(new Error('socket hang up'), 'GET')).toBe(1_000)
    expect(wait(answer(502), 'POST')).toBeNull()
    expect(wait(new Error('socket hang up'), 'PATCH')).toBeNull()
  })

  it('is nothing for a refusal', () => {
    expect(wait(answer(403, 'Resource not accessible by integration'), 'GET')).toBeNull()
    expect(wait(answer(404), 'GET')).toBeNull()
    expect(wait(answer(422), 'POST')).toBeNull()
  })
})

describe('a refusal', () => {
  const explain = (error: unknown) =>
    explainRefusal(error, {
      message: 'The token may not.',
      permission: 'checks: write',
      advice: ['Or leave it.'],
    })

  it('becomes the lines to add', () => {
    const error = explain(answer(403, 'Resource not accessible by integration'))
    expect(error).toBeInstanceOf(PermissionError)
    expect((error as PermissionError).advice).toEqual([
      'Give the job these permissions:\n  permissions:\n    contents: read\n    checks: write',
      'Or leave it.',
    ])
  })

  it('is not a rate limit, and a rate limit is not a refusal', () => {
    const limited = answer(403, 'API rate limit exceeded', { 'x-ratelimit-remaining': '0' })
    expect(isRateLimit(limited)).toBe(true)
    expect(explain(limited)).toBe(limited)
    expect(isRateLimit(answer(403, 'Resource not accessible by integration'))).toBe(false)
  })

  it('is not what a broken connection is', () => {
    const broken = Object.assign(new Error('fetch failed'), { status: 500 })
    expect(readStatus(broken)).toBeUndefined()
    expect(explain(broken)).toBe(broken)
  })
})

describe('a read that GitHub fails to answer', () => {
  it.each([
    [500, 'GET', 1000],
    [502, 'HEAD', 1000],
    [499, 'GET', null],
    [500, 'POST', null],
  ] as const)('with %d of %s is repeated after %s ms', (status, method, waitMs) => {
    expect(computeRetryWaitMs(answer(status, 'trouble'), method, 1, 0)).toBe(waitMs)
  })
})

describe('a rate limit that is used up for long', () => {
  it('names the time at which it ends', async () => {
    const headers = {
      'x-ratelimit-remaining': '0',
      'x-ratelimit-reset': String(Date.UTC(2030, 0, 1, 14, 32) / 1000),
    }
    const server = await serve(json(403, { message: 'API rate limit exceeded' }, headers))
    const log = { debug: () => {} } as unknown as Log
    const rest = await createRest('ghs_x', server.url, fakeClock(), log)()
    const error = await rest.rest.pulls
      .get({ owner: 'octo', repo: 'app', pull_number: 1 })
      .catch((caught: unknown) => caught)
    expect(String(error)).toContain('is used up until 2030-01-01 14:32 UTC')
    expect(isRateLimit(error)).toBe(true)
  })
})

describe('an answer that is not whole', () => {
  /** Answers each request with the next of these, as raw bytes, and hangs up. */
  async function answering(...answers: readonly string[]) {
    const left = [...answers]
    const server = createServer((socket) => {
      socket.on('error', () => {})
      socket.once('data', () => socket.end(left.shift() ?? whole('[]')))
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    onTestFinished(() => void server.close())
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    const clock = fakeClock()
    const said: string[] = []
    const log = { debug: (text: string) => said.push(text) } as unknown as Log
    return { rest: await createRest('ghs_x', url, clock, log)(), left, said, waits: clock.waits }
  }

  const head = 'HTTP/1.1 200 OK\r\ncontent-type: application/json\r\nconnection: close\r\n'
  const whole = (body: string) => `${head}content-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`
  const comments = JSON.stringify([{ id: 1, body: 'ours' }])
  const target = { owner: 'octo', repo: 'app', issue_number: 1 }

  it('a refusal is a `GitHubFailure` with its status', async () => {
    const body = '{"message":"Not Found"}'
    const refusal = `HTTP/1.1 404 Not Found\r\ncontent-type: application/json\r\nconnection: close\r\ncontent-length: ${body.length}\r\n\r\n${body}`
    const { rest } = await answering(refusal)
    const error = await rest.rest.issues.listComments(target).catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(GitHubFailure)
    expect(readStatus(error)).toBe(404)
    expect(describeError(error).text).toContain('GitHub could not be asked: Not Found')
  })

  const damages: readonly (readonly [string, string])[] = [
    ['cut off', `${head}content-length: 400\r\n\r\n[{"id":`],
    ['cut off between chunks', `${head}transfer-encoding: chunked\r\n\r\n5\r\n[{"id\r\n`],
    ['empty', whole('')],
    ['an HTML page', whole('<html>')],
    ['another thing than a list', whole('{"ok":true}')],
  ]
  it.each(damages)('%s: a list is asked for again, and is never read as empty', async (_, damage) => {
    const { rest, said, waits } = await answering(damage, whole(comments))
    const { data } = await rest.rest.issues.listComments(target)
    expect(data).toMatchObject([{ id: 1 }])
    expect(waits).toEqual([1_000])
    const again = said.find((line) => line.includes(' again in 1000 ms ')) ?? ''
    expect(again).toMatch(/ \(.+\)$/)
    expect(again).not.toContain('undefined')
    expect(said.at(-1)).toMatch(/ → 200 in 0 ms$/)
  })

  it('is not asked for again by a write, which may have been done', async () => {
    const { rest, left } = await answering(whole('{"ok":true}'), whole('{"id":2}'))
    await expect(rest.rest.issues.createComment({ ...target, body: 'x' })).rejects.toThrow(
      /does not have the expected form/,
    )
    expect(left).toHaveLength(1)
  })
})
