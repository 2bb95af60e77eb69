import { expect, it } from 'vitest'
import { startGitHub } from '../support/github.ts'
import { type IncomingRequest, jsonReply, listen } from '../support/http-server.ts'
import { pushJob, runStep } from '../support/run-action.ts'
import { createWorkspace } from '../support/workspace.ts'

it('a post step does nothing that other code of the job has written into its state', async () => {
  const github = await startGitHub()
  const requests: IncomingRequest[] = []
  const service = await listen((request) => {
    requests.push(request)
    return jsonReply({ ok: true, id: 'victim-run', status: 'cancelled', revoked: 0 })
  })
  const hosted = JSON.stringify({ projectId: 'other', runs: [{ runId: 'victim-run', isOpen: true }] })
  const open = JSON.stringify({ runId: 'victim-run', projectId: 'other', externalRunId: 'victim' })
  try {
    for (const seal of ['', `${'0'.repeat(64)} `, 'x ']) {
      const post = await runStep({
        workspace: createWorkspace({}),
        inputs: { reports: 'junit.xml', 'api-key': 'sk_post', 'base-url': `${service.url}/v1` },
        ...(await pushJob(github)),
        state: { 'main-done': 'true', 'hosted-runs': `${seal}${hosted}`, 'open-run': `${seal}${open}` },
      })
      expect(post.exitCode, post.stdout).toBe(0)
    }
    expect(requests.map(({ method, url }) => `${method} ${url.pathname}`)).toEqual([])
  } finally {
    await service.close()
    await github.close()
  }
})
