import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { fakeClock } from '../../../support/clocks.ts'
import { json, serve } from '../../../support/http/scripted-server.ts'
import { runMain } from '../../../support/run-main.ts'
import { testKey } from '../../../support/service/client-for.ts'
import { createWorkspace, junitReport } from '../../../support/workspace.ts'

type Reply = ReturnType<typeof json>

const refused = json(429, { code: 'RATE_LIMITED', message: 'slow down' }, { 'retry-after': '20' })
const unknown = json(404, { code: 'NOT_FOUND', message: 'There is no such project.' })

/** A job that uploads its report and judges it by what the service has, with the answers to both. */
async function judge(suites: Reply, ingest: Reply) {
  const server = await serve(async (request, response) => {
    const answer = request.path.includes('/eval-ingest') ? ingest : suites
    await answer(request, response)
  })
  const inputs = {
    reports: 'junit.xml',
    'suite-name': 'pool',
    'api-key': testKey,
    'base-url': server.url,
    project: 'p',
    baseline: 'service',
    'baseline-branch': 'main',
  }
  // How far apart two attempts are is drawn, too.
  const drawn = vi.spyOn(Math, 'random').mockReturnValue(0.5)
  onTestFinished(() => drawn.mockRestore())
  const workspace = createWorkspace({ 'junit.xml': junitReport([{ name: 'one' }]) })
  return await runMain(inputs, workspace, undefined, fakeClock())
}

describe('the time of a step that judges reports', () => {
  it('ends a list of the service that never ends, and the verdict is open', async () => {
    let pages = 0
    const endless: Reply = (request, response) => {
      pages += 1
      const page = { items: [{ id: `s${pages}`, name: 'other' }], nextCursor: `c${pages}` }
      return json(200, page)(request, response)
    }
    const { exitCode, said } = await judge(endless, unknown)
    expect(said).toMatch(/Waiting for the service: listEvalSuites has more than \d+ pages, for 1 min/)
    expect(said).toContain('The service could not be asked for a baseline')
    expect(said).toContain('set a longer `publish-timeout`')
    expect(said).toContain('INCONCLUSIVE')
    expect(exitCode).toBe(3)
    expect(pages).toBeLessThan(400)
  })

  it('ends refusals of the upload and of the baseline, with the verdict', async () => {
    const { exitCode, said } = await judge(refused, refused)
    expect(said).toMatch(/Waiting for the service: reportEvalResults is not answered \(429\), for 8 min/)
    expect(said).toContain('The results could not be uploaded')
    expect(said).toContain('INCONCLUSIVE')
    expect(exitCode).toBe(3)
  })
})
