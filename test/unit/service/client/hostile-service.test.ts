import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ServiceError } from '../../../../src/errors.ts'
import { anyCharacter } from '../../../support/any-character.ts'
import { type Reply, serve } from '../../../support/http/scripted-server.ts'
import { clientFor, testKey } from '../../../support/service/client-for.ts'

interface Junk {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

const words = fc.oneof(
  fc.string({ unit: anyCharacter }),
  fc.constantFrom(testKey, `Bearer ${testKey}`, '::error::x', '\u001b[2J', '__proto__', 'constructor'),
)

const envelopes = fc.record(
  {
    code: fc.oneof(words, fc.jsonValue()),
    message: fc.oneof(words, fc.jsonValue()),
    details: fc.oneof(
      fc.record({
        reason: words,
        hostedModels: fc.array(words),
        retryAfterMs: fc.double(),
        resetsAt: fc.double(),
      }),
      fc.jsonValue(),
    ),
    ok: fc.boolean(),
    error: fc.oneof(words, fc.jsonValue()),
    id: fc.oneof(words, fc.jsonValue()),
    items: fc.jsonValue(),
    nextCursor: fc.jsonValue(),
  },
  { requiredKeys: [] },
)

const headerText = fc.stringMatching(/^[ -~]{0,40}$/)

const junk: fc.Arbitrary<Junk> = fc.record({
  status: fc.constantFrom(
    200,
    201,
    204,
    299,
    300,
    302,
    307,
    400,
    401,
    403,
    404,
    409,
    418,
    422,
    429,
    500,
    502,
    599,
  ),
  headers: fc.record(
    {
      'content-type': fc.constantFrom('application/json', 'text/html', 'x/y', ''),
      'retry-after': fc.oneof(headerText, fc.constantFrom('1', '9999999', 'Thu, 01 Jan 2099 00:00:00 GMT')),
      location: headerText,
      'x-request-id': fc.oneof(headerText, fc.constant(testKey)),
      deprecation: headerText,
      link: headerText,
      'content-encoding': fc.constantFrom('identity', 'gzip', 'zstd'),
    },
    { requiredKeys: [] },
  ),
  body: fc.oneof(
    envelopes.map((value) => JSON.stringify(value)),
    fc.json(),
    words,
    fc.constant('<html><title>x'),
  ),
})

describe('a service that answers anything at all', () => {
  test('gives an answer or a ServiceError, in one line of bounded length, and never shows the key', async () => {
    let next: Junk = { status: 200, headers: {}, body: '' }
    const reply: Reply = (_request, response) => {
      response.writeHead(next.status, next.headers)
      response.end(next.status === 204 ? undefined : next.body)
    }
    const server = await serve(reply)
    const { client, warnings } = clientFor(server.url, { attempts: 2 })
    const calls = [
      () => client.call('getMe', {}),
      () =>
        client.call('startIngestRun', {
          params: { projectId: 'p' },
          body: { suiteName: 's', externalRunId: 'x' },
        }),
      async () => {
        for await (const item of client.pages('listSwarms', { params: { projectId: 'p' } }))
          expect(item).toBeDefined()
      },
    ]
    await fc.assert(
      fc.asyncProperty(junk, fc.constantFrom(...calls), async (answer, call) => {
        next = answer
        const error = await call().then(
          () => undefined,
          (reason: unknown) => reason,
        )
        if (error === undefined) return
        expect(error).toBeInstanceOf(ServiceError)
        if (!(error instanceof ServiceError)) return
        const shown = [error.message, ...error.advice, error.code, error.reason, error.requestId]
        expect(JSON.stringify([...shown, error.details])).not.toContain(testKey)
        expect(error.advice.length).toBeGreaterThan(0)
        for (const line of shown) expect(line ?? '').not.toMatch(/[\p{Cc}\u2028\u2029]/u)
        expect(error.message.length).toBeLessThan(1_500)
      }),
      { numRuns: 300 },
    )
    expect(warnings.join()).not.toContain(testKey)
  })
})
