import { afterAll, beforeAll, expect, test } from 'vitest'
import { startWorld, type World } from './world.ts'

const shop = { projectId: 'shop' }
let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())

async function collect<T>(pages: AsyncIterable<T>): Promise<readonly T[]> {
  const items: T[] = []
  for await (const item of pages) items.push(item)
  return items
}

test('pages of two give every run once, newest first, also when one arrives meanwhile', async () => {
  const client = world.as('ada')
  const upload = (externalRunId: string) =>
    client.call('reportEvalResults', {
      params: shop,
      body: { suiteName: 'paged', externalRunId, results: [{ caseTitle: 'a', passed: true }] },
    })
  for (const id of ['1', '2', '3', '4', '5']) await upload(id)
  const suiteId = world.service.store.suites.findByName('shop', 'paged')?.id ?? ''
  const seen: unknown[] = []
  for await (const run of client.pages('listEvalSuiteRuns', {
    params: { ...shop, suiteId },
    query: { limit: 2 },
  })) {
    if (seen.length === 1) await upload('late')
    seen.push(run.externalRunId)
  }
  expect(seen).toEqual(['5', '4', '3', '2', '1'])
})

test('iterations come in the order in which they arrived', async () => {
  const client = world.as('ada')
  const titles = Array.from({ length: 25 }, (_, n) => `case ${n}`)
  const { runId } = await client.call('reportEvalResults', {
    params: shop,
    body: { suiteName: 'many', results: titles.map((caseTitle) => ({ caseTitle, passed: true })) },
  })
  const items = await collect(
    client.pages('listEvalRunIterations', { params: { ...shop, runId }, query: { limit: 10 } }),
  )
  expect(items.map(({ title }) => title)).toEqual(titles)
})

test('chat sessions are newest first, and a session that arrives meanwhile shifts none', async () => {
  const { chatSessions } = world.service.store
  const add = (n: number) =>
    chatSessions.put({
      id: `session-${n}`,
      projectId: 'shop',
      userId: 'bob',
      title: `${n}`,
      status: 'active',
      origin: 'app',
      createdAt: n,
      lastActivityAt: n,
    })
  for (const n of [1, 2, 3, 4, 5]) add(n)
  const seen: unknown[] = []
  for await (const { title } of world.as('bob').pages('listChatSessions', { query: { limit: 2 } })) {
    if (seen.length === 1) add(6)
    seen.push(title)
  }
  expect(seen).toEqual(['5', '4', '3', '2', '1'])
})

test.each(['listClients', 'listServers', 'listEnvironments', 'listEvalSuites'] as const)(
  '%s in pages of one is the same as at once',
  async (id) => {
    const client = world.as('ada')
    const read = async (limit: number) =>
      (await collect(client.pages(id, { params: shop, query: { limit } }))).map((item) => item.id)
    expect(await read(1)).toEqual(await read(200))
  },
)

test('a limit out of range is clamped, not refused', async () => {
  const answer = await world
    .as('ada')
    .exchange('listServers', { params: shop, query: { limit: 100_000 } }, { check: false })
  expect(answer.status).toBe(200)
  const none = await world
    .as('ada')
    .exchange('listServers', { params: shop, query: { limit: 0 } }, { check: false })
  expect(none.value).toMatchObject({ items: [{ id: 'everything' }] })
})
