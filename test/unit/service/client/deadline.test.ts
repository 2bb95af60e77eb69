import { describe, expect, it } from 'vitest'
import { asInputs } from '../../../support/as-inputs.ts'
import { json, serve } from '../../../support/http/scripted-server.ts'
import { runMain } from '../../../support/run-main.ts'
import { clientFor, testKey } from '../../../support/service/client-for.ts'

const startedAt = 1_000_000
const minute = 60_000
const deadline = { at: startedAt + 4 * minute, input: 'timeout-minutes' }
const refused = json(429, { code: 'RATE_LIMITED', message: 'slow down' }, { 'retry-after': '20' })

describe('the time of a step', () => {
  it('ends refusals by the rate limit, with a line a minute that says what is waited for', async () => {
    const server = await serve(refused)
    const { client, clock, infos } = clientFor(server.url, { limitedMs: 60 * minute, deadline })
    await expect(client.list('listProjects', {})).rejects.toMatchObject({ status: 429 })
    expect(clock.now()).toBeGreaterThan(startedAt + 3 * minute)
    expect(clock.now()).toBeLessThanOrEqual(deadline.at)
    expect(infos.length).toBeGreaterThanOrEqual(3)
    expect(infos.length).toBeLessThanOrEqual(4)
    for (const line of infos)
      expect(line).toMatch(/^Waiting for the service: listProjects is not answered \(429\), for \d/)
  })

  it('ends an endless list, of which every page is new', async () => {
    let pages = 0
    const { client, clock, infos } = clientFor((await serve(endless)).url, { deadline })
    function endless(...of: Parameters<ReturnType<typeof json>>) {
      pages += 1
      // The answer takes its time.
      void clock.sleep(10_000)
      return json(200, { items: [{ id: `p${pages}`, name: 'p' }], nextCursor: `c${pages}` })(...of)
    }
    const problem = await client.list('listProjects', {}).catch((error) => error)
    expect(problem).toMatchObject({ code: 'TIMEOUT', exitCode: 3 })
    expect(problem.message).toBe('listProjects: not asked any more, since the time of this step is over.')
    expect(problem.advice.join()).toContain('`timeout-minutes`')
    expect(pages).toBeLessThan(40)
    expect(infos.length).toBeGreaterThanOrEqual(2)
    expect(infos[0]).toMatch(/^Waiting for the service: listProjects has more than \d+ pages, for 1 min/)
  })

  it('is silent while the service answers', async () => {
    const { client, infos } = clientFor((await serve(json(200, { items: [] }))).url, { deadline })
    await client.list('listProjects', {})
    expect(infos).toEqual([])
  })
})

it('a hosted job waits for refusals no longer than for its runs', async () => {
  const server = await serve(refused)
  const inputs = { 'api-key': testKey, 'base-url': server.url, 'run-id': 'r', 'timeout-minutes': '1' }
  const { exitCode, said } = await runMain(asInputs(inputs))
  expect(exitCode, said).toBe(3)
  expect(server.requests.length).toBeLessThan(10)
})
