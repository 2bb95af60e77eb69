import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callerOf } from '../../../test/support/service/caller.ts'
import { type LocalService, startLocalService } from '../../index.ts'

describe('a request with an array in place of an object', () => {
  let service: LocalService
  beforeAll(async () => {
    service = await startLocalService({ keys: ['sk_arrays'], rateLimit: 'off' })
  })
  afterAll(() => service.close())

  it('is refused, and the answer says where', async () => {
    const call = callerOf(service)
    const body = { suiteName: 'x', externalRunId: 'r', ci: [], results: [] }
    const { status, json } = await call('POST', '/projects/default/eval-ingest/report', { body })
    expect(status).toBe(400)
    expect(json).toMatchObject({
      code: 'VALIDATION_ERROR',
      message: expect.stringContaining('ci: must be an object'),
    })
  })
})
