import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { GitHub } from '../support/github.ts'
import { askedOf, type HostedWorld, startHostedWorld } from '../support/hosted-world.ts'
import { pullRequestJob, pushJob, runStep } from '../support/run-action.ts'
import { startScenario } from '../support/scenario.ts'

let github: GitHub
let world: HostedWorld
let workspace: string
let token: string

const suiteFile = (reply: string) => `
name: echo
servers: [everything]
model: local/scripted
provider: local
cases:
  - title: Says hello
    repetitions: 5
    steps:
      - prompt: Say hello
        x-reply: "${reply}"
        x-calls: []
      - assert: { type: responseContains, needle: hello }
  - title: Adds
    repetitions: 5
    steps:
      - { tool: get-sum, arguments: { a: 1, b: 2 } }
`

beforeAll(async () => {
  ;({ github, token, workspace } = await startScenario())
  world = await startHostedWorld({
    suites: [
      {
        id: 'suite-known',
        name: 'known',
        environments: ['staging'],
        tests: [
          {
            title: 'Echoes',
            steps: [{ id: 's', kind: 'toolCall', toolName: 'echo', arguments: { message: 'hi' } }],
          },
        ],
      },
    ],
    studies: [
      { id: 'study-1', name: 'Beta', environment: 'staging', insights: { findings: ['too slow'] } },
      { id: 'study-2', name: 'Empty', environment: 'staging' },
    ],
  })
})
afterAll(async () => {
  await world.close()
  await github.close()
})

function write(reply: string): void {
  writeFileSync(join(workspace, 'suite.yml'), suiteFile(reply))
}

const inputs = (more: Record<string, string>) =>
  world.inputs({ 'github-token': token, 'suite-file': 'suite.yml', ...more })

describe('a suite file', () => {
  it('runs as it is, without a saved suite being needed before', async () => {
    write('hello there')
    const before = world.service.requests.length
    const result = await runStep({
      workspace,
      inputs: inputs({ 'suite-name': 'inline' }),
      ...(await pushJob(github)),
    })
    expect(result.exitCode, result.stdout).toBe(0)
    expect(result.outputs).toMatchObject({ verdict: 'passed', total: '10' })
    const launch = world.service.requests
      .slice(before)
      .find(({ operationId }) => operationId === 'createEvalRun')
    expect(launch?.body).toMatchObject({ suiteName: 'echo', serverIds: ['srv-everything'] })
  })

  it('is synced and run; on a failure the agent and browsers help the reviewer, outside of the verdict', async () => {
    write('hello there')
    const main = await runStep({
      workspace,
      inputs: inputs({ 'suite-name': 'synced', 'sync-suite': 'true' }),
      ...(await pushJob(github)),
    })
    expect(main.exitCode, main.stdout).toBe(0)
    expect(main.stdout).toContain('"echo"')

    write('good bye')
    const pullRequest = await github.createPullRequest('says-good-bye')
    const before = world.service.requests.length
    const head = await runStep({
      workspace,
      inputs: inputs({
        'suite-name': 'synced',
        'sync-suite': 'true',
        triage: 'true',
        reproduce: 'on-failure',
      }),
      ...pullRequestJob(github, pullRequest),
    })
    expect(head.exitCode, head.stdout).toBe(1)
    expect(head.stdout).toContain('~ case "Says hello": steps')
    const asked = askedOf(world.service, before)
    expect(asked.filter((line) => line.endsWith(' agent'))).toHaveLength(1)
    expect(asked.filter((line) => line.endsWith('chat-sessions/browser'))).toHaveLength(1)
    const [comment] = await github.comments(pullRequest.number)
    expect(comment?.body).toContain('not part of the verdict; may be wrong')
    expect(comment?.body).toContain('Read-only browser sessions for reproducing failures')
  })

  it.each([
    '{ type: toolCalledWith, tool: echo, argument: { message: hello } }',
    '{ type: toolCalledWith, tool: echo, args: { message: hello } }',
    '{ type: toolCalledWith, tool: echo, arguments: { message: hi }, minCount: 5 }',
    '{ type: responseContains, text: hello }',
  ])('with %s starts nothing: no part of an assertion is ignored', async (assertion) => {
    const file = suiteFile('hello there').replace('{ type: responseContains, needle: hello }', assertion)
    writeFileSync(join(workspace, 'suite.yml'), file)
    const before = world.service.requests.length
    const { exitCode, stdout } = await runStep({ workspace, inputs: inputs({}), ...(await pushJob(github)) })
    expect(exitCode, stdout).toBe(2)
    expect(stdout).toContain('::error')
    expect(askedOf(world.service, before).filter((line) => line.includes('eval-runs'))).toEqual([])
  })

  it('can only be synced', async () => {
    write('hello there')
    const before = world.service.requests.length
    const result = await runStep({
      workspace,
      inputs: inputs({ 'sync-suite': 'only' }),
      ...(await pushJob(github)),
    })
    expect(result.exitCode, result.stdout).toBe(0)
    expect(askedOf(world.service, before).filter((line) => line.includes('eval-runs'))).toEqual([])
  })
})

describe('a study', () => {
  it('names the environment, and its insights are shown or said to be missing', async () => {
    const run = async (study: string) =>
      await runStep({
        workspace,
        inputs: world.inputs({ suite: 'known', study, 'suite-name': study, preflight: 'check' }),
        ...(await pushJob(github)),
      })
    const found = await run('study-1')
    expect(found.stdout).toContain('known: environment staging')
    expect(found.summary).toContain('too slow')
    const empty = await run('study-2')
    expect(empty.summary).toContain('not available')
    const unknown = await run('study-3')
    expect(unknown.exitCode).toBe(2)
    expect(unknown.stdout).toContain('the project has no study study-3')
  })
})
