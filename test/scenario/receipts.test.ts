import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { GitHub } from '../support/github.ts'
import { askedOf, type HostedWorld, hostedKey, startHostedWorld } from '../support/hosted-world.ts'
import { pullRequestJob, pushJob, runStep } from '../support/run-action.ts'
import { startScenario } from '../support/scenario.ts'
import { callerOf } from '../support/service/caller.ts'

/** Tests that upload by themselves, as with the SDK of the service, and leave receipts of their runs. */

let github: GitHub
let token: string
let workspace: string
let world: HostedWorld
let folder: string

beforeAll(async () => {
  ;({ github, token, workspace } = await startScenario())
  world = await startHostedWorld()
  folder = join(workspace, 'receipts')
})
afterAll(async () => {
  await world.close()
  await github.close()
})
beforeEach(() => {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder)
})

/** What the tests do: upload a run of the suite, and leave its receipt. */
async function upload(externalRunId: string, ci: { branch: string; commitSha: string }, works: boolean) {
  const call = callerOf({ baseUrl: world.service.baseUrl, key: hostedKey })
  const results = Array.from({ length: 20 }, (_, index) => ({
    caseTitle: index < 10 ? 'adds' : 'greets',
    caseId: index < 10 ? 'adds' : 'greets',
    passed: works || index >= 10,
    ...(works || index >= 10 ? {} : { error: 'The test returned false.' }),
    externalIterationId: `${externalRunId}-${index}`,
  }))
  const { status, json } = await call('POST', '/projects/default/eval-ingest/report', {
    body: {
      suiteName: 'sdk suite',
      externalRunId,
      framework: 'vitest',
      ci: { provider: 'github_actions', ...ci },
      results,
    },
  })
  expect(status).toBe(200)
  const receipt = {
    schemaVersion: 1,
    baseUrl: new URL(world.service.baseUrl).origin,
    projectId: json.projectId,
    suiteId: json.suiteId,
    suiteName: 'sdk suite',
    framework: 'vitest',
    runId: json.runId,
  }
  writeFileSync(join(folder, `${externalRunId}.json`), `${JSON.stringify(receipt)}\n`)
  return json.runId
}

const inputs = (more: Readonly<Record<string, string>> = {}) =>
  world.inputs({ 'github-token': token, receipts: 'receipts', 'suite-name': 'sdk', ...more })

describe('receipts of runs that tests uploaded', () => {
  it('are judged without a second upload, and are the baseline of a pull request', async () => {
    const job = await pushJob(github)
    await upload('base', { branch: 'main', commitSha: job.env.GITHUB_SHA ?? '' }, true)
    const before = world.service.requests.length
    const base = await runStep({ workspace, inputs: inputs(), ...job })
    expect(base.exitCode, base.stdout).toBe(0)
    expect(base.outputs).toMatchObject({ verdict: 'passed', total: '20' })
    expect(askedOf(world.service, before).filter((line) => !line.startsWith('GET'))).toEqual([])

    rmSync(folder, { recursive: true })
    mkdirSync(folder)
    const pullRequest = await github.createPullRequest('breaks')
    const runId = await upload('head', { branch: 'breaks', commitSha: pullRequest.headSha }, false)
    const head = await runStep({ workspace, inputs: inputs(), ...pullRequestJob(github, pullRequest) })
    expect(head.exitCode, head.stdout).toBe(1)
    expect(head.outputs).toMatchObject({ verdict: 'failed', 'run-id': runId })
    expect(head.summary).toContain('adds')
    expect(head.summary).toContain('The test returned false.')
  })

  it('that an earlier job left behind are of another commit: named, and never green', async () => {
    const job = await pushJob(github)
    await upload('left', { branch: 'main', commitSha: 'd'.repeat(40) }, true)
    const step = { workspace, inputs: inputs({ 'suite-name': 'left over' }), ...job }
    const alone = await runStep(step)
    expect(alone.outputs.verdict, alone.stdout).toBe('inconclusive')
    expect(alone.summary).toContain(`measured the commit ddddddd, and this job is about`)
    expect(alone.stdout).not.toContain('Kept as the baseline')
  })

  it('that are missing, or of another deployment, are an error and never a pass', async () => {
    const empty = await runStep({ workspace, inputs: inputs(), ...(await pushJob(github)) })
    expect(empty.exitCode, empty.stdout).toBe(2)
    expect(empty.stdout).toContain('the folder receipts has no receipt')
    expect(empty.stdout).toContain('MCPJAM_ACTION_RECEIPT_DIR')

    writeFileSync(
      join(folder, 'other.json'),
      JSON.stringify({ schemaVersion: 1, baseUrl: 'https://elsewhere.example', projectId: 'p', runId: 'r' }),
    )
    const other = await runStep({ workspace, inputs: inputs(), ...(await pushJob(github)) })
    expect(other.exitCode).toBe(2)
    expect(other.stdout).toContain('its run was uploaded to https://elsewhere.example')
  })
})
