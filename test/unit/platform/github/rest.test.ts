import { describe, expect, it } from 'vitest'
import { PermissionError } from '../../../../src/errors.ts'
import { explainRefusal } from '../../../../src/platform/github/refusals.ts'
import { isRateLimit, statusOf, waitBeforeRetry } from '../../../../src/platform/github/rest.ts'

/** An answer of GitHub as octokit throws it. */
function answer(status: number, message = '', headers: Record<string, string> = {}): Error {
  return Object.assign(new Error(message), { status, response: { status, headers } })
}

const wait = (error: unknown, method: string, attempt = 1) =>
  waitBeforeRetry(error, method, attempt, 1_000_000)

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
    expect(statusOf(broken)).toBeUndefined()
    expect(explain(broken)).toBe(broken)
  })
})
