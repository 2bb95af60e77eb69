import { describe, expect, it } from 'vitest'
import { asInputs } from '../../../support/as-inputs.ts'
import { json, type Reply, serve } from '../../../support/http/scripted-server.ts'
import { runMain } from '../../../support/run-main.ts'
import { testKey } from '../../../support/service/client-for.ts'

const iteration = (id: string, title = 'case') => ({ id, title, status: 'completed', result: 'passed' })

/** Routes by the end of the path; everything else is an empty list. */
function route(answers: Readonly<Record<string, unknown>>): Reply {
  return (request, response) => {
    const [path = ''] = request.path.split('?')
    const [, body = { items: [] }] = Object.entries(answers).find(([end]) => path.endsWith(end)) ?? []
    const reply = typeof body === 'function' ? (body as () => Reply)() : json(200, body)
    return reply(request, response)
  }
}

const projects = { items: [{ id: 'p', name: 'p' }] }

async function judge(answers: Readonly<Record<string, unknown>>, inputs: Readonly<Record<string, string>>) {
  const server = await serve(route({ '/projects': projects, ...answers }))
  const all = { 'api-key': testKey, 'base-url': server.url, 'suite-name': 'fewer', ...inputs }
  return { ...(await runMain(asInputs(all))), paths: server.requests.map(({ path }) => path) }
}

describe('a completed run with fewer iterations than it says', () => {
  const run = (total: number) => ({
    id: 'run1',
    suiteId: 's',
    status: 'completed',
    result: 'passed',
    summary: { total, passed: total, failed: 0, passRate: 1 },
  })
  const judgeOf = (total: number) =>
    judge(
      {
        '/eval-runs/run1': run(total),
        '/eval-runs/run1/iterations': { items: [iteration('i1'), iteration('i2')] },
      },
      { 'run-id': 'run1' },
    )

  it('gives no green verdict, and says how many are missing', async () => {
    const { exitCode, said } = await judgeOf(20)
    expect(exitCode, said).toBe(4)
    expect(said).toContain(
      'the hosted run run1 has 20 iterations, and the service listed 2 of them, so results are missing',
    )
  })

  it('is complete with as many; with more, it contradicts itself', async () => {
    expect((await judgeOf(2)).exitCode).toBe(0)
    const { exitCode, said } = await judgeOf(1)
    expect(exitCode).toBe(3)
    expect(said).toContain('the hosted run run1 counts 1 passed iteration, and its list has 2 of them')
  })
})

describe('a launched suite', () => {
  const stored = ['a', 'b', 'c'].map((id) => ({ id, title: `case ${id}` }))
  const launched = { runId: 'run1', suiteId: 's', status: 'running' }
  const ran = (...ids: readonly string[]) => ({
    items: ids.map((id, index) => ({ ...iteration(`i${index}`, `case ${id}`), testCaseId: id })),
  })
  const launch = (
    answers: Readonly<Record<string, unknown>>,
    inputs: Readonly<Record<string, string>> = {},
  ) =>
    judge(
      {
        '/eval-suites': { items: [{ id: 's', name: 'checkout' }] },
        '/eval-suites/s/cases': { items: stored },
        '/eval-runs': launched,
        '/eval-runs/run1': { id: 'run1', suiteId: 's', status: 'completed', result: 'passed' },
        ...answers,
      },
      { suite: 'checkout', ...inputs },
    )

  it('of which every case ran is complete', async () => {
    const { exitCode, said } = await launch({ '/eval-runs/run1/iterations': ran('a', 'b', 'c') })
    expect(exitCode, said).toBe(0)
  })

  it('of which a case did not run is never green', async () => {
    const { exitCode, said } = await launch({ '/eval-runs/run1/iterations': ran('a', 'a', 'b') })
    expect(exitCode, said).toBe(4)
    expect(said).toContain('has no iteration of 1 of the 3 cases of the suite: “case c”')
  })

  it('whose service names no stored cases is judged by what it lists', async () => {
    const items = ['a', 'b', 'c'].map((id) => iteration(id, `case ${id}`))
    const { exitCode, said } = await launch({ '/eval-runs/run1/iterations': { items } })
    expect(exitCode, said).toBe(0)
  })

  it('that ran less often than asked for is never green', async () => {
    const answers = { '/eval-runs/run1/iterations': ran('a', 'b', 'c', 'a') }
    const { exitCode, said } = await launch(answers, { repetitions: '2' })
    expect(exitCode, said).toBe(4)
    expect(said).toContain('has 4 iterations, and 6 were asked for, so results are missing')
  })

  it('of which a case was refused is never green', async () => {
    const failed = [{ name: 'case d', error: 'no such tool' }]
    const { exitCode, said } = await launch({
      '/eval-runs': { ...launched, caseUpsert: { committed: [], failed } },
      '/eval-runs/run1/iterations': ran('a', 'b', 'c'),
    })
    expect(exitCode, said).toBe(4)
    expect(said).toContain(
      'the service refused a case, so it did not run: {"name":"case d","error":"no such tool"}',
    )
  })

  it('of which a case was refused does not end well when nobody waits for it', async () => {
    const failed = [{ name: 'case d', error: 'no such tool' }]
    const answers = { '/eval-runs': { ...launched, caseUpsert: { committed: [], failed } } }
    const { exitCode, said } = await launch(answers, { wait: 'false' })
    expect(exitCode, said).toBe(3)
    expect(said).toContain('checkout: the service refused a case')
  })
})

it('a list whose pages never end gives no verdict, once the time is over', async () => {
  let page = 0
  const { exitCode, said } = await judge(
    {
      '/eval-runs/run1': { id: 'run1', suiteId: 's', status: 'completed', result: 'passed' },
      '/eval-runs/run1/iterations': () => {
        page += 1
        return json(200, { items: [iteration(`i${page}`)], nextCursor: `c${page}` })
      },
    },
    { 'run-id': 'run1', 'timeout-minutes': '1' },
  )
  expect(exitCode, said).toBe(4)
  expect(said).toContain('not asked any more, since the time of this step is over')
  expect(page).toBeGreaterThan(10)
})
