import { expect, it } from 'vitest'
import { compareRuns } from '../../../src/gate/compare/compare.ts'
import { makeGateReport } from '../../../src/jobs/make-report.ts'
import { addCaseOwners } from '../../../src/jobs/owners.ts'
import { createTimeBudget } from '../../../src/jobs/time-budget.ts'
import type { GateReport } from '../../../src/model/gate-report.ts'
import { createWholeMeasurement } from '../../../src/model/measured.ts'
import { startTimer } from '../../../src/platform/clock.ts'
import { createRepositoryFiles } from '../../../src/platform/github/repository/repository-files.ts'
import { createRest } from '../../../src/platform/github/rest.ts'
import type { Log } from '../../../src/ports/platform.ts'
import { fakeClock } from '../../support/clocks.ts'
import { aBaseline, aPolicy, aRun } from '../../support/gate/build.ts'
import { json, type Reply, serve, silence } from '../../support/http/scripted-server.ts'
import { fakePlatform } from '../../support/platform.ts'

/** The report of a case that broke. */
function broken(file: string | undefined): GateReport {
  const [base, head] = [aRun('base', { pays: 'p' }, { file }), aRun('head', { pays: 'f' }, { file })]
  const [baseline, policy] = [aBaseline(base), aPolicy()]
  const comparison = compareRuns(head, baseline, policy, { today: 0 })
  return makeGateReport({
    suiteName: 'suite',
    policy,
    measured: createWholeMeasurement(head),
    baseline,
    comparison,
  })
}

/** The owners of the case, with GitHub answering like this. `isLate`: when it is asked, the time for them is over. */
async function ownersBy(reply: Reply, file: string | undefined, { isLate = false } = {}) {
  const endTimes: (() => void)[] = []
  const server = await serve(async (request, response) => {
    if (isLate) for (const end of endTimes) end()
    await reply(request, response)
  })
  const clock = fakeClock()
  const said: string[] = []
  const log = { debug: () => {}, info: (text: string) => said.push(text) } as unknown as Log
  const files = createRepositoryFiles(createRest('ghs_x', server.url, clock, log), {
    owner: 'octo',
    repo: 'app',
  })
  const platform = fakePlatform({
    runtime: { log, clock, context: { commit: 'a'.repeat(40) } },
    repository: { repositoryFiles: files },
    machine: {
      startTimer: (ms, onEnd) => {
        if (ms === 3_000) endTimes.push(onEnd)
        return startTimer(ms, onEnd)
      },
    },
  })
  const { comparison } = await addCaseOwners(broken(file), platform, createTimeBudget(300_000, platform))
  const asked = server.requests.map(({ path }) => path.replace(/\?.*/, ''))
  return { owners: comparison.cases[0]?.owners, asked, said, waits: clock.waits }
}

const content = Buffer.from('*.ts @octo/payments\n').toString('base64')
const codeOwners = json(200, { type: 'file', encoding: 'base64', content })
const firstFile = '/repos/octo/app/contents/.github%2FCODEOWNERS'

it('asks for the owners of a file once', async () => {
  const { owners, asked } = await ownersBy(codeOwners, 'src/pay.ts')
  expect(owners).toEqual(['@octo/payments'])
  expect(asked).toEqual([firstFile])
})

it('does not ask when no case that got worse has a file', async () => {
  const { owners, asked, said } = await ownersBy(codeOwners, undefined)
  expect({ owners, asked, said }).toEqual({ owners: undefined, asked: [], said: [] })
})

it('does not ask again when GitHub is in trouble, and says so', async () => {
  const { owners, asked, said, waits } = await ownersBy(json(502, { message: 'bad gateway' }), 'src/pay.ts')
  expect({ owners, asked, waits }).toEqual({ owners: undefined, asked: [firstFile], waits: [] })
  expect(said).toEqual([expect.stringMatching(/^Could not read the owners of files: bad gateway/)])
})

it('does not wait for an answer that does not come', async () => {
  const { owners, asked, said } = await ownersBy(silence, 'src/pay.ts', { isLate: true })
  expect({ owners, asked }).toEqual({ owners: undefined, asked: [firstFile] })
  expect(said).toEqual(['Could not read the owners of files: no answer within 3 s'])
})
