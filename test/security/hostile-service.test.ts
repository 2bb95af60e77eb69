import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startLocalService } from '../../local-service/index.ts'
import type { Project } from '../../src/service/client/project.ts'
import { uploadArtifact } from '../../src/service/ingest/artifact-upload.ts'
import { type GitHub, startGitHub } from '../support/github.ts'
import { jsonReply, listen } from '../support/http-server.ts'
import { pushJob, runStep } from '../support/run-action.ts'
import { runCli } from '../support/run-cli.ts'
import { createWorkspace, junitReport } from '../support/workspace.ts'

let github: GitHub
let token: string
beforeAll(async () => {
  github = await startGitHub()
  token = await github.createToken()
})
afterAll(() => github.close())

describe('a service that answers with invalid ids', () => {
  it.each(['r1\n::error::x', 'r1 && curl evil', '$(id)', '<img src=x>', '', 'x'.repeat(201)])(
    '(%j) is not believed: no output has them',
    async (runId) => {
      const service = await listen(() =>
        jsonReply({
          ok: true,
          suiteId: 'suite-1',
          runId,
          projectId: 'p',
          status: 'completed',
          result: 'passed',
        }),
      )
      const result = await runStep({
        workspace: createWorkspace({ 'junit.xml': junitReport([{ name: 'adds' }]) }),
        inputs: {
          reports: 'junit.xml',
          'github-token': token,
          'api-key': 'sk_ids',
          'base-url': `${service.url}/v1`,
        },
        ...(await pushJob(github)),
      })
      await service.close()
      expect(result.outputs['run-id'], result.stdout).toBe('')
      expect(result.stdout).toContain('could not be uploaded')
      expect(result.stdout).not.toMatch(/^::error::x/m)
    },
  )
})

describe('an upload URL', () => {
  const uploadTo = (uploadUrl: string, baseUrl: string) => {
    const project = { id: 'p', client: { baseUrl }, call: async () => ({ uploadUrl }) } as unknown as Project
    return uploadArtifact(project, { content: new Uint8Array(1), contentType: 'text/plain' })
  }

  it('of this machine is refused when the service is elsewhere', async () => {
    for (const url of ['http://127.0.0.1:9/x', 'http://localhost:9/x', 'https://[::1]:9/x']) {
      await expect(uploadTo(url, 'https://evals.example.com/v1')).rejects.toThrow(/this machine/)
    }
  })

  it('in the clear is refused everywhere', async () => {
    await expect(uploadTo('http://store.example.com/x', 'http://127.0.0.1:9/v1')).rejects.toThrow(/not https/)
  })
})

describe('the local service', () => {
  it('refuses a body that is nested too deep, and goes on', async () => {
    const service = await startLocalService({ keys: ['sk_deep'], rateLimit: 'off' })
    const send = (body: string) =>
      fetch(`${service.baseUrl}/projects/default/eval-ingest/report`, {
        method: 'POST',
        headers: { authorization: 'Bearer sk_deep', 'content-type': 'application/json' },
        body,
      })
    const deep = `${'{"a":'.repeat(200_000)}1${'}'.repeat(200_000)}`
    const result = { caseTitle: 'a [[[ " title', passed: true, trace: '@' }
    const body = JSON.stringify({ suiteName: 's', results: [result] })
    const refused = await send(body.replace('"@"', deep))
    expect(refused.status).toBe(400)
    expect(await refused.text()).toContain('nested')
    expect((await send(body)).status).toBe(200)
    await service.close()
  })

  it('sends the key of a model in the clear to this machine alone', async () => {
    const cwd = createWorkspace({})
    const env = { EVAL_GATE_MODEL_API_KEY: 'sk-model' }
    const elsewhere = await runCli(['serve', '--port', '0', '--model-url', 'http://models.example.com/v1'], {
      cwd,
      env,
    })
    expect(elsewhere.exitCode, elsewhere.stdout).toBe(2)
    expect(elsewhere.stderr).toContain('--model-url must be an https URL')
    expect(elsewhere.stderr).not.toContain('sk-model')
  })
})
