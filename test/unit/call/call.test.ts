import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { parse } from 'yaml'
import { type CallInputs, type CallPlatform, runCall } from '../../../src/call/call.ts'
import { callInputs } from '../../../src/call/inputs.ts'
import { fakeClock } from '../../support/clocks.ts'
import { json, serve } from '../../support/http/scripted-server.ts'

const key = 'sk_call_53a1c0ffee77'
const noInputs = Object.fromEntries(Object.keys(callInputs).map((name) => [name, ''])) as CallInputs

/** Runs the step with these inputs, as the runner gives them. */
async function call(inputs: Partial<CallInputs>) {
  const scratch = mkdtempSync(join(tmpdir(), 'eval-gate-call-'))
  onTestFinished(() => rmSync(scratch, { recursive: true }))
  const outputs: Record<string, string> = {}
  const lines: string[] = []
  const masked: string[] = []
  const say = (message: string) => void lines.push(message)
  const log: CallPlatform['log'] = {
    debug: () => undefined,
    info: say,
    notice: say,
    warning: say,
    error: say,
    mask: (secret) => void masked.push(secret),
  }
  const setOutput = (name: string, value: string | number) => {
    outputs[name] = String(value)
  }
  const platform = { log, clock: fakeClock(), scratch, setOutput }
  const exitCode = await runCall({ ...noInputs, 'api-key': key, ...inputs }, platform)
  return { exitCode, outputs, log: lines.join('\n'), masked }
}

describe('the call action', () => {
  test('calls an operation: parameters and body as YAML, answer as outputs and as a file', async () => {
    const server = await serve(json(201, { suiteId: 's1', name: 'smoke' }))
    const ran = await call({
      operation: 'createEvalSuite',
      params: 'projectId: 007',
      body: 'name: smoke\nserverIds: [a]\nmodel: m\ntests:\n  - title: echo\n    steps: [{ id: s, kind: prompt, prompt: Hi }]\n    runs: 2\n',
      'base-url': server.url,
      'idempotency-key': 'k1',
      'header-prefix': 'x-vendor',
    })
    expect(ran.exitCode).toBe(0)
    expect(server.requests[0]).toMatchObject({
      method: 'POST',
      path: '/projects/007/eval-suites',
      json: {
        name: 'smoke',
        serverIds: ['a'],
        model: 'm',
        tests: [{ title: 'echo', steps: [{ id: 's', kind: 'prompt', prompt: 'Hi' }], runs: 2 }],
      },
    })
    expect(server.requests[0]?.headers['x-vendor-idempotency-key']).toBe('k1')
    const { 'result-file': file = '', ...outputs } = ran.outputs
    expect(outputs).toMatchObject({ status: '201', items: '' })
    expect(JSON.parse(outputs.result ?? '')).toEqual({ suiteId: 's1', name: 'smoke' })
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({ suiteId: 's1', name: 'smoke' })
    expect(ran.log).toContain('createEvalSuite: 201')
    expect(ran.masked).toContain(key)
  })

  test('gives the items of all pages, and only a file when they are too large for an output', async () => {
    const big = Array.from({ length: 400 }, (_, index) => ({ id: `s${index}`, name: 'x'.repeat(1_000) }))
    const server = await serve(
      json(200, { items: [{ id: 'a' }], nextCursor: 'c' }),
      json(200, { items: [{ id: 'b' }] }),
      json(200, { items: big }),
    )
    const inputs = {
      operation: 'listSwarms',
      params: '{"projectId":"p"}',
      'base-url': server.url,
      all: 'true',
    }
    const small = await call(inputs)
    expect(JSON.parse(small.outputs.items ?? '')).toEqual([{ id: 'a' }, { id: 'b' }])
    const large = await call(inputs)
    expect(large.outputs).toMatchObject({ status: '200', result: '', items: '' })
    expect(JSON.parse(readFileSync(large.outputs['result-file'] ?? '', 'utf8')).items).toEqual(big)
    expect(large.log).toContain('read the file in the result-file output')
  })

  test('fails with the status, the advice and no secret when the service refuses', async () => {
    const server = await serve(json(404, { code: 'NOT_FOUND', message: `no project for ${key}` }))
    const ran = await call({ operation: 'listSwarms', params: 'projectId: p9', 'base-url': server.url })
    expect(ran.exitCode).toBe(3)
    expect(ran.outputs).toEqual({ status: '404' })
    expect(ran.log).toContain('Check the project id (p9)')
    expect(ran.log).not.toContain(key)
  })

  test.each([
    [{ operation: ' ' }, 'operation is required'],
    [{ operation: 'listSwarm' }, 'did you mean "listSwarms"?'],
    [{ operation: 'getMe', params: '- a' }, 'params must have one `name: value` per line'],
    [{ operation: 'getMe', params: '{a: ' }, 'params is neither YAML nor JSON'],
    [{ operation: 'getMe', all: 'yes' }, 'all must be true or false; got "yes"'],
    [{ operation: 'getMe', 'base-url': 'http://service.example' }, 'must be an https URL'],
    [{ operation: 'getMe', 'api-key': '' }, 'api-key is required'],
    [{ operation: 'getStudy', params: 'projectId: p' }, 'requires studyId'],
  ])('refuses %j before any request: %s', async (inputs, message) => {
    const ran = await call({ 'base-url': 'http://127.0.0.1:9', ...inputs })
    expect(ran.exitCode).toBe(2)
    expect(ran.log).toContain(message)
  })

  test('names every missing and every wrong input at once', async () => {
    const { log } = await call({ params: '- a', all: 'yes', 'api-key': '' })
    expect(log).toMatch(/^5 problems in the configuration:/)
    for (const name of ['operation', 'params', 'all', 'api-key', 'base-url'])
      expect(log).toContain(`  ${name} `)
  })

  test('runs the built file', () => {
    const action = parse(readFileSync(join(import.meta.dirname, '../../../call/action.yml'), 'utf8'))
    expect(action.runs).toEqual({ using: 'node24', main: '../dist/call/index.js' })
  })
})
