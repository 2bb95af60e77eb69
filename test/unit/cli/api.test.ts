import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { runCli } from '../../../src/cli/main.ts'
import { operationIds } from '../../../src/contract/operations.ts'
import { quickClock } from '../../support/clocks.ts'
import { json, type Reply, serve } from '../../support/http/scripted-server.ts'

const key = 'sk_cli_53a1c0ffee77'

interface Ran {
  readonly exitCode: number
  readonly stdout: string
  readonly stderr: string
}

/** Runs `eval-gate api` against a server of the test, the way a shell would. */
async function api(
  argv: readonly string[],
  given: { url?: string; env?: Record<string, string>; cwd?: string } = {},
) {
  let stdout = ''
  let stderr = ''
  const env = given.url === undefined ? {} : { EVAL_GATE_BASE_URL: given.url, EVAL_GATE_API_KEY: key }
  const exitCode = await runCli(['api', ...argv], {
    stdout: { write: (text: string) => (stdout += text) },
    stderr: { write: (text: string) => (stderr += text) },
    env: { ...env, ...given.env },
    clock: quickClock(1000),
    cwd: given.cwd ?? tmpdir(),
    color: false,
  })
  return { exitCode, stdout, stderr } satisfies Ran
}

function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'eval-gate-api-'))
  onTestFinished(() => rmSync(path, { recursive: true }))
  return path
}

describe('eval-gate api', () => {
  test('calls an operation and prints its answer as JSON', async () => {
    const server = await serve(json(200, { items: [{ id: 'r1', status: 'completed' }], nextCursor: 'c' }))
    const ran = await api(
      ['listEvalSuiteRuns', '--param', 'projectId=p 1', '--param', 'suiteId=s1', '--param', 'limit=5'],
      server,
    )
    expect(ran).toMatchObject({ exitCode: 0, stderr: '' })
    expect(JSON.parse(ran.stdout)).toEqual({ items: [{ id: 'r1', status: 'completed' }], nextCursor: 'c' })
    expect(server.requests[0]).toMatchObject({
      method: 'GET',
      path: '/projects/p%201/eval-suites/s1/runs?limit=5',
    })
    expect(server.requests[0]?.headers.authorization).toBe(`Bearer ${key}`)
  })

  test('follows all pages with --all', async () => {
    const server = await serve(
      json(200, { items: [{ name: 'a' }], nextCursor: 'c' }),
      json(200, { items: [{ name: 'b' }] }),
    )
    const ran = await api(['listServerTools', '--param=projectId=p', '--param=serverId=s', '--all'], server)
    expect(JSON.parse(ran.stdout)).toEqual({ items: [{ name: 'a' }, { name: 'b' }] })
    expect(server.requests.map((request) => request.json)).toEqual([{}, { cursor: 'c' }])
  })

  test('takes the body from a file and the key from a file', async () => {
    const cwd = folder()
    writeFileSync(join(cwd, 'body.json'), '{"toolName":"echo","parameters":{"text":"=a=b"}}')
    writeFileSync(join(cwd, 'key'), 'sk_from_file_0001\n')
    const server = await serve(json(200, { content: [] }))
    const argv = ['callServerTool', '--param', 'projectId=p', '--param', 'serverId=s', '--body', '@body.json']
    const ran = await api([...argv, '--api-key-file', 'key', '--base-url', server.url], { cwd })
    expect(ran).toMatchObject({ exitCode: 0 })
    expect(server.requests[0]?.json).toEqual({ toolName: 'echo', parameters: { text: '=a=b' } })
    expect(server.requests[0]?.headers.authorization).toBe('Bearer sk_from_file_0001')
  })

  test('lists every operation as JSON with their paths', async () => {
    const { stdout } = await api(['--list', '--json'])
    const rows = JSON.parse(stdout)
    expect(rows.map(({ id }: { id: string }) => id)).toEqual(operationIds)
    expect(rows[0]).toEqual({ id: 'getMe', method: 'GET', path: '/me', optional: false })
    expect((await api(['--list'])).stdout.trimEnd().split('\n')).toHaveLength(operationIds.length)
  })

  test('describes every operation without a key', async () => {
    for (const id of operationIds) {
      const { exitCode, stdout } = await api([id, '--describe'])
      expect(exitCode).toBe(0)
      expect(stdout).toContain(`${id}  `)
    }
    expect((await api(['revokeModelLeases', '--describe'])).stdout).toMatchInlineSnapshot(`
      "revokeModelLeases  POST /projects/{projectId}/model-leases/revoke
      Kills the model leases of a run at once.
      A request is sent again when an answer is lost.

      Path
        projectId  string, required

      Body
        runId  string, required  not empty

      Response
        ok  boolean or null
        revoked  integer, required  at least 0
      "
    `)
  })

  test('suggests the nearest operation, and names every missing thing before any request', async () => {
    const server = await serve(json(200, {}))
    expect(await api(['getEvalRuns'], server)).toMatchObject({
      exitCode: 2,
      stderr: expect.stringContaining('unknown operation "getEvalRuns"; did you mean "getEvalRun"?'),
    })
    expect((await api(['getEvalRun', '--param', 'projectId=p'], server)).stderr).toContain(
      'getEvalRun requires runId',
    )
    expect((await api(['getEvalRun', '--param', 'projectid=p'], server)).stderr).toContain(
      'did you mean projectId?',
    )
    expect((await api(['getMe', '--param', 'x=1'], server)).stderr).not.toContain('must be NAME=VALUE')
    expect((await api(['getMe', '--param', 'x'], server)).stderr).toContain(
      '--param must be NAME=VALUE; got "x"',
    )
    expect((await api(['getMe', '--all'], server)).stderr).toContain('answers no pages')
    expect((await api(['getMe'])).stderr).toContain('base-url is required for this command')
    expect((await api([], server)).stderr).toContain('no operation given')
    expect(server.requests).toHaveLength(0)
  })

  test('refuses a body that breaks the schema with the path of the field, unless checks are switched off', async () => {
    const server = await serve(json(202, { runId: 'r1' }))
    const argv = ['createEvalRun', '--param', 'projectId=p', '--body', '{"suiteId":"s","newField":{"a":1}}']
    const refused = await api(argv, server)
    expect(refused.exitCode).toBe(2)
    expect(refused.stderr).toContain('createEvalRun body has no newField')
    expect(server.requests).toHaveLength(0)
    expect(await api([...argv, '--no-check'], server)).toMatchObject({ exitCode: 0 })
    expect(server.requests[0]?.json).toEqual({ suiteId: 's', newField: { a: 1 } })
    expect((await api(['createEvalRun', '--body', '{oops'], server)).stderr).toContain(
      '--body is not valid JSON',
    )
    expect((await api(['createEvalRun', '--body', '@nowhere.json'], server)).stderr).toContain(
      'file nowhere.json does not exist',
    )
  })

  test('exits 3 on a refusal, with advice and without the key', async () => {
    const echo: Reply = (request, response) =>
      json(401, { code: 'UNAUTHORIZED', message: `unknown ${request.headers.authorization}` })(
        request,
        response,
      )
    const ran = await api(['getMe'], await serve(echo))
    expect(ran).toMatchObject({ exitCode: 3, stdout: '' })
    expect(ran.stderr).toContain('401 UNAUTHORIZED')
    expect(ran.stderr).toContain('Compare the secret')
    expect(ran.stderr).not.toContain(key)
  })

  test('prints foreign text so that it is the same data and moves no cursor', async () => {
    const name = '##[set-env]\u009b31m\u202e ::error::'
    const server = await serve(json(200, { id: 'u', name }))
    const { stdout } = await api(['getMe'], server)
    expect(JSON.parse(stdout).name).toBe(name)
    expect(stdout).not.toMatch(/##\[|\u009b|\u202e/)
  })
})
