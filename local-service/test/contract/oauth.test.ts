import { afterEach, beforeEach, expect, test } from 'vitest'
import { startOAuthTarget } from '../../../test/support/service/targets.ts'
import { startWorld, type World } from './world.ts'

const params = { projectId: 'shop', serverId: 'oauth' }
let oauth: Awaited<ReturnType<typeof startOAuthTarget>>
let world: World
let now = 0

beforeEach(async () => {
  now = Date.now()
  oauth = await startOAuthTarget()
  world = await startWorld({ clock: () => now }, { oauth: oauth.url })
})
afterEach(async () => {
  await world.close()
  await oauth.close()
})

const importTokens = (tokens: object, fields: object = {}) =>
  world.as('ada').call('importServerOauthTokens', {
    params,
    body: {
      serverUrl: oauth.url,
      clientInformation: { clientId: 'client' },
      tokens: { access_token: 'first-token', ...tokens },
      ...fields,
    },
  })
const greet = (who: 'ada' | 'bob' = 'ada') =>
  world.as(who).call('callServerTool', { params, body: { toolName: 'greet' } })

test('without a grant the target is OAUTH_REQUIRED; an imported token goes along', async () => {
  await expect(greet()).rejects.toMatchObject({ status: 401, code: 'OAUTH_REQUIRED' })
  await importTokens({})
  expect(await greet()).toEqual({ content: [{ type: 'text', text: 'greet was called' }] })
})

test('a grant is for the user who gave it', async () => {
  await importTokens({})
  await expect(greet('bob')).rejects.toMatchObject({ code: 'OAUTH_REQUIRED' })
})

test('an expired token is renewed before it is used, once', async () => {
  const { expiresAt } = await importTokens({ refresh_token: 'renew-me', expires_in: 60 })
  expect(expiresAt).toBe(now + 60_000)
  await greet()
  expect(oauth.renewals()).toBe(0)
  now += 60_000
  await greet()
  await greet()
  expect(oauth.renewals()).toBe(1)
})

test('a token that the target refuses is renewed and the call sent again', async () => {
  await importTokens({ refresh_token: 'renew-me' }, { authorizationServerUrl: new URL(oauth.url).origin })
  oauth.accept('another')
  expect(await greet()).toEqual({ content: [{ type: 'text', text: 'greet was called' }] })
  expect(oauth.renewals()).toBe(1)
})

test.each([
  ['no refresh token', {}],
  ['a refresh token that is refused', { refresh_token: 'stale' }],
])('with %s a refused token is OAUTH_REQUIRED', async (_, tokens) => {
  await importTokens(tokens)
  oauth.accept('another')
  await expect(greet()).rejects.toMatchObject({ code: 'OAUTH_REQUIRED', details: { serverId: 'oauth' } })
})

test('tokens are in no answer and no log entry', async () => {
  await importTokens({ access_token: 'first-token', refresh_token: 'renew-me' })
  await greet()
  expect(JSON.stringify(world.service.requests)).not.toMatch(/first-token|renew-me/)
})
