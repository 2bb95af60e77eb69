import { describe, expect, it } from 'vitest'
import { asInputs } from '../../../support/as-inputs.ts'
import { json, type Reply, type SeenRequest, serve } from '../../../support/http/scripted-server.ts'
import { runMain } from '../../../support/run-main.ts'
import { testKey } from '../../../support/service/client-for.ts'

type Answer = (request: SeenRequest) => Reply

/** Iterations of one case; `works` of them pass. */
function iterations(works: number, count = 5) {
  const items = Array.from({ length: count }, (_, index) => ({
    id: `i${index}`,
    title: 'case',
    testCaseId: 'a',
    status: 'completed',
    result: index < works ? 'passed' : 'failed',
  }))
  return json(200, { items })
}

const listed = (id: string, more: object = {}) => ({
  id,
  status: 'completed',
  createdAt: Date.now(),
  ciMetadata: { branch: 'main' },
  ...more,
})

/** Judges the runs `head-s1`, … of the suites `s1`, … against what the service has of the branch main. */
async function judge(suites: number, runsOf: Answer, iterationsOf: Answer) {
  const ids = Array.from({ length: suites }, (_, index) => `s${index + 1}`)
  const server = await serve(async (request, response) => {
    const [path = ''] = request.path.split('?')
    const headOf = ids.find((id) => path.endsWith(`/eval-runs/head-${id}`))
    const answer = (): Reply => {
      if (path === '/projects') return json(200, { items: [{ id: 'p', name: 'p' }] })
      if (path.endsWith('/iterations')) return iterationsOf(request)
      if (path.endsWith('/runs')) return runsOf(request)
      if (headOf !== undefined)
        return json(200, { id: `head-${headOf}`, suiteId: headOf, status: 'completed', result: 'passed' })
      return json(200, { items: [] })
    }
    await answer()(request, response)
  })
  const inputs = {
    'api-key': testKey,
    'base-url': server.url,
    'run-id': ids.map((id) => `head-${id}`).join('\n'),
    'suite-name': 'support',
    'baseline-branch': 'main',
    baseline: 'service',
    kind: 'evals',
  }
  return { ...(await runMain(asInputs(inputs))), paths: server.requests.map(({ path }) => path) }
}

const page = (items: readonly object[], nextCursor?: string) => json(200, { items, nextCursor })

describe('a baseline in the service', () => {
  it('that can’t be asked for is not one that was never there', async () => {
    const { exitCode, said } = await judge(
      1,
      () => json(400, { code: 'VALIDATION_ERROR', message: 'no' }),
      () => iterations(5),
    )
    expect(exitCode, said).toBe(3)
    expect(said).toContain('The service could not be asked for a baseline.')
    expect(said).not.toContain('no baseline to compare with yet')
  })

  it('is found behind a page of runs of pull requests', async () => {
    const others = Array.from({ length: 100 }, (_, index) =>
      listed(`pr${index}`, { ciMetadata: { branch: 'feature', pullRequestNumber: '7' } }),
    )
    const { exitCode, said } = await judge(
      1,
      ({ path }) => (path.includes('cursor=next') ? page([listed('base')]) : page(others, 'next')),
      ({ path }) => iterations(path.includes('head-') ? 0 : 5),
    )
    expect(said).toContain('in the eval service')
    expect(exitCode, said).toBe(1)
  })

  it('that is not among the newest thousand runs is out of reach', async () => {
    let pages = 0
    const { exitCode, said } = await judge(
      1,
      () => {
        pages += 1
        return page([listed(`pr${pages}`, { ciMetadata: { branch: 'feature' } })], `cursor${pages}`)
      },
      () => iterations(5),
    )
    expect(exitCode, said).toBe(3)
    expect(pages).toBe(10)
    expect(said).toContain('None of the newest 10 runs of the suite comes from main')
  })

  it('is missing for one of two suites: said, and undecided if that one fails', async () => {
    const runsOf: Answer = ({ path }) => page(path.includes('/s1/') ? [listed('base')] : [])
    const good = await judge(2, runsOf, () => iterations(5))
    expect(good.exitCode, good.said).toBe(0)
    expect(good.said).toContain('Run head-s2 has no baseline on main, so nothing in it was compared')
    const bad = await judge(2, runsOf, ({ path }) => iterations(path.includes('head-s2') ? 0 : 5))
    expect(bad.exitCode, bad.said).toBe(3)
    expect(bad.said).toContain('Run head-s2 has no baseline on main')
  })
})
