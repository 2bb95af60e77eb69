import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { selfSigned } from '../support/http/self-signed.ts'
import { runCli } from '../support/run-cli.ts'
import { createWorkspace, junitReport } from '../support/workspace.ts'

it('sends no key where an earlier step of the job has switched the check of certificates off', async () => {
  const { key, cert } = selfSigned('localhost')
  const keys: (string | undefined)[] = []
  const server = createServer({ key, cert }, (request, response) => {
    keys.push(request.headers.authorization)
    response.end('{}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  const result = await runCli(
    [
      'run',
      '--reports',
      'junit.xml',
      '--api-key',
      'sk_of_somebody',
      '--base-url',
      `https://127.0.0.1:${port}/v1`,
    ],
    {
      cwd: createWorkspace({ 'junit.xml': junitReport([{ name: 'a' }]) }),
      env: { NODE_TLS_REJECT_UNAUTHORIZED: '0' },
    },
  )
  expect(keys).toEqual([])
  expect(result.stderr).toContain('NODE_TLS_REJECT_UNAUTHORIZED=0 is set, so no key is sent')
  expect(result.exitCode).toBe(2)
})
