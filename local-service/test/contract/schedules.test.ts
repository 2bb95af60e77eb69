import { describe, expect, test } from 'vitest'
import type { LocalServiceOptions } from '../../http/server.ts'
import { openWorld } from './world.ts'

/** Schedules of suites start runs when they are due, on a clock of the test. Raw HTTP. */

const minute = 60_000
const patience = { timeout: 10_000, interval: 10 }

async function start(options: LocalServiceOptions = {}) {
  let now = Date.UTC(2026, 0, 1)
  const notices: string[] = []
  const opened = await openWorld({
    clock: () => now,
    onNotice: (notice) => notices.push(notice),
    ...options,
    settings: { scheduleTickMs: 5, ...options.settings },
  })
  const { call } = opened
  const schedule = async (body: Readonly<Record<string, unknown>>, suiteId = 'plain') => {
    const { status, json } = await call('PATCH', `/projects/shop/eval-suites/${suiteId}/schedule`, { body })
    expect(json.message).toBeUndefined()
    expect(status).toBe(200)
    return json
  }
  const runsOf = async (suiteId = 'plain') =>
    (await call('GET', `/projects/shop/eval-suites/${suiteId}/runs`)).json.items
  /** Several looks at the schedules happen in this time. */
  const looks = () => new Promise((resolve) => setTimeout(resolve, 60))
  const pass = (ms: number) => {
    now += ms
  }
  return { ...opened, schedule, runsOf, looks, pass, notices }
}

describe('a schedule', () => {
  test('starts a run after its interval, once, and again after the next', async () => {
    const { schedule, runsOf, looks, pass } = await start()
    await schedule({ enabled: true, intervalMinutes: 30 })
    pass(29 * minute)
    await looks()
    expect(await runsOf()).toEqual([])
    pass(minute)
    await expect.poll(async () => (await runsOf())[0]?.status, patience).toBe('completed')
    await looks()
    expect(await runsOf()).toMatchObject([{ runNumber: 1, source: 'schedule', result: 'passed' }])
    pass(30 * minute)
    await expect.poll(async () => (await runsOf()).length, patience).toBe(2)
  })

  test('that is disabled starts nothing more', async () => {
    const { schedule, runsOf, looks, pass } = await start()
    await schedule({ enabled: true, intervalMinutes: 30 })
    await schedule({ enabled: false })
    pass(60 * minute)
    await looks()
    expect(await runsOf()).toEqual([])
  })

  test('missed windows start one run; an edit that keeps the interval keeps the time', async () => {
    const { schedule, runsOf, looks, pass } = await start()
    await schedule({ enabled: true, intervalMinutes: 30 })
    pass(20 * minute)
    await schedule({ enabled: true, intervalMinutes: 30 })
    pass(10 * minute + 500 * minute)
    await expect.poll(async () => (await runsOf()).length, patience).toBe(1)
    await looks()
    expect(await runsOf()).toHaveLength(1)
  })

  test('runs in the environment that it names', async () => {
    const { call, schedule, runsOf, pass } = await start()
    const ids = []
    for (const name of ['one', 'two']) {
      const body = { name, hostId: 'client' }
      ids.push((await call('POST', '/projects/shop/environments', { body })).json.id)
    }
    await call('PATCH', '/projects/shop/eval-suites/plain', { body: { environmentIds: ids } })
    await schedule({ enabled: true, intervalMinutes: 5, environmentId: ids[1] })
    pass(5 * minute)
    await expect.poll(async () => (await runsOf())[0]?.environment, patience).toMatchObject({ name: 'two' })
  })

  test('that can’t start says why, keeps it with the suite, and tries again after the interval', async () => {
    const { call, schedule, runsOf, store, pass, looks, notices } = await start()
    await schedule({ enabled: true, intervalMinutes: 5 })
    const settings = { checks: [{ type: 'widgetRendered' }] }
    await call('PATCH', '/projects/shop/eval-suites/plain', { body: { settings } })
    pass(5 * minute)
    await expect.poll(() => notices.length, patience).toBe(1)
    await looks()
    expect(notices).toEqual([
      expect.stringMatching(/^The scheduled run of ".+" did not start: .*"widgetRendered"/),
    ])
    expect(store.suites.get('plain')?.nextRun).toMatchObject({
      problem: expect.stringContaining('widgetRendered'),
    })
    expect(await runsOf()).toEqual([])
    await call('PATCH', '/projects/shop/eval-suites/plain', { body: { settings: { checks: [] } } })
    pass(5 * minute)
    await expect.poll(async () => (await runsOf()).length, patience).toBe(1)
    await expect.poll(() => store.suites.get('plain')?.nextRun?.problem, patience).toBeUndefined()
  })

  test('waits for a free slot of the organization', async () => {
    const { call, schedule, runsOf, store, looks, pass, notices } = await start()
    await schedule({ enabled: true, intervalMinutes: 5 })
    const [organization] = store.organizations.list('').filter(({ id }) => id === 'acme')
    if (organization === undefined) throw new Error('no organization')
    store.organizations.put({ ...organization, maxConcurrentRuns: 0 })
    pass(5 * minute)
    await looks()
    expect([await runsOf(), notices]).toEqual([[], []])
    store.organizations.put({ ...organization, maxConcurrentRuns: 1 })
    await expect.poll(async () => (await runsOf()).length, patience).toBe(1)
    expect((await call('GET', '/projects/shop/eval-suites/plain')).json.schedule).toEqual({
      enabled: true,
      intervalMinutes: 5,
      environmentId: null,
    })
  })
})
