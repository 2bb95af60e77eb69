import { expect, test } from 'vitest'
import { startModernTarget } from '../../../test/support/service/targets.ts'
import { closing, openWorld } from '../contract/world.ts'

test('a server of today’s revision, which knows no handshake, is used like any other', async () => {
  const { url } = closing(await startModernTarget())
  const { call, execute } = await openWorld({}, { bare: url })
  const ask = (suffix: string, body: object = {}) =>
    call('POST', `/projects/shop/servers/bare/${suffix}`, { body })
  expect(await ask('validate')).toMatchObject({
    status: 200,
    json: { success: true, initInfo: { protocolVersion: '2026-07-28', serverInfo: { name: 'modern' } } },
  })
  expect((await ask('doctor')).json).toMatchObject({
    status: 'ready',
    tools: [{ name: 'echo' }],
    checks: { tools: { status: 'ok' }, prompts: { status: 'skipped' } },
  })
  const called = await ask('tools/call', { toolName: 'echo', parameters: { message: 'hi' } })
  expect(called.json).toMatchObject({ content: [{ type: 'text', text: 'Echo: hi' }] })
  expect((await ask('prompts')).status).toBe(422)
  const { run } = await execute({
    suiteName: 'modern',
    serverIds: ['bare'],
    tests: [
      {
        title: 'echoes',
        runs: 1,
        model: 'local/scripted',
        provider: 'local',
        steps: [{ id: 's', kind: 'toolCall', toolName: 'echo', arguments: { message: 'hi' } }],
      },
    ],
  })
  expect(run.result).toBe('passed')
})

test('an older server is spoken to with the handshake that it knows', async () => {
  const { call } = await openWorld()
  const { json } = await call('POST', '/projects/shop/servers/everything/validate', { body: {} })
  expect(json).toMatchObject({ success: true, initInfo: { protocolVersion: '2025-11-25' } })
})
