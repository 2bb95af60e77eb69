import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { GitHub } from '../support/github.ts'
import { askedOf, echoTest, type HostedWorld, startHostedWorld } from '../support/hosted-world.ts'
import { pullRequestJob, pushJob, runStep } from '../support/run-action.ts'
import { startScenario } from '../support/scenario.ts'
import { answerMcp, startOAuthTarget, startTarget, type Target } from '../support/service/targets.ts'

let github: GitHub
let world: HostedWorld
let cart: Target
let guarded: Awaited<ReturnType<typeof startOAuthTarget>>
let workspace: string
let token: string
/** Tools that the cart server offers now. */
let tools: readonly string[] = ['add', 'drop', 'pay']

beforeAll(async () => {
  ;({ github, token, workspace } = await startScenario())
  cart = await startTarget((request, response) => answerMcp(request, response, tools))
  guarded = await startOAuthTarget()
  world = await startHostedWorld({
    servers: [
      { id: 'srv-cart', name: 'cart', url: cart.url },
      { id: 'srv-guarded', name: 'guarded', url: guarded.url, useOAuth: true },
      { id: 'srv-dead', name: 'dead', url: 'http://127.0.0.1:1/mcp' },
    ],
    clients: [{ id: 'client', name: 'client', model: 'local/scripted', servers: ['cart'] }],
    environments: [{ id: 'env-staging', name: 'staging', client: 'client' }],
    suites: [
      { id: 'suite-cart', name: 'cart', environments: ['staging'], tests: [echoTest('one', [true])] },
      { id: 'suite-dead', name: 'dead', servers: ['dead'], tests: [echoTest('one', [true])] },
      { id: 'suite-guarded', name: 'guarded', servers: ['guarded'], tests: [echoTest('one', [true])] },
    ],
  })
})
afterAll(async () => {
  await Promise.all([world.close(), cart.close(), guarded.close(), github.close()])
})

async function onMain(more: Record<string, string>) {
  const inputs = world.inputs({ 'github-token': token, ...more })
  return await runStep({ workspace, inputs, ...(await pushJob(github)) })
}

describe('what the tools look like', () => {
  it('is compared with the base branch, shown in the comment, and can fail the step', async () => {
    const check = {
      preflight: 'doctor',
      servers: 'cart',
      'suite-name': 'surface',
      policy: 'fail-on-tool-removal: true',
    }
    const before = world.service.requests.length
    const base = await onMain(check)
    expect(base.exitCode, base.stdout).toBe(0)
    expect(base.outputs.verdict).toBe('passed')
    expect(askedOf(world.service, before)).toEqual([
      'GET projects',
      'GET servers',
      'GET servers',
      'POST servers/srv-cart/doctor',
      'POST servers/srv-cart/export',
    ])

    tools = ['add', 'pay', 'refund']
    const pullRequest = await github.createPullRequest('drops-a-tool')
    const head = await runStep({
      workspace,
      inputs: world.inputs({ 'github-token': token, ...check }),
      ...pullRequestJob(github, pullRequest),
    })
    expect(head.exitCode, head.stdout).toBe(1)
    expect(head.outputs.verdict).toBe('failed')
    const [comment] = await github.comments(pullRequest.number)
    expect(comment?.body).toContain('tool drop of cart is gone')
    expect(comment?.body).toContain('Breaking tool changes (1)')
    expect(comment?.body).toContain('`refund`')

    const lenient = await runStep({
      workspace,
      inputs: world.inputs({ 'github-token': token, ...check, policy: 'fail-on-tool-removal: false' }),
      ...pullRequestJob(github, pullRequest),
    })
    expect(lenient.exitCode, lenient.stdout).toBe(0)

    const branch = 'stacked-on'
    const sha = await github.headOf('main')
    await github.api('POST', '/repos/octo/app/git/refs', { ref: `refs/heads/${branch}`, sha })
    const stacked = await runStep({
      workspace,
      inputs: world.inputs({ 'github-token': token, ...check }),
      ...pullRequestJob(github, await github.createPullRequest('stacked-drop'), { baseBranch: branch }),
    })
    expect(stacked.exitCode, stacked.stdout).toBe(1)
    expect(stacked.stdout).toContain(
      `${branch} has no tool snapshot; the tools are compared with those of main`,
    )
    tools = ['add', 'drop', 'pay']
  })
})

describe('a look before a hosted run', () => {
  it('says what the environment resolves to', async () => {
    const result = await onMain({ suite: 'cart', preflight: 'check', 'suite-name': 'resolve' })
    expect(result.stdout).toContain('cart: environment staging (revision 1) with cart, model local/scripted')
    expect(result.stdout).toContain('cart: ready')
    expect(result.summary).toContain('1 of 1 server ready')
  })

  it('spares the run when a server can’t be used', async () => {
    const result = await onMain({
      suite: 'dead',
      preflight: 'check',
      'suite-name': 'dead',
    })
    expect(result.exitCode, result.stdout).toBe(4)
    expect(result.outputs.verdict).toBe('inconclusive')
    expect(result.summary).toContain("can't be reached")
    expect(world.service.store.runs.listBySuite('suite-dead', 10)).toEqual([])
  })

  it('names a missing OAuth grant, and hands over one that is given', async () => {
    const without = await onMain({ suite: 'guarded', preflight: 'check', 'suite-name': 'oauth' })
    expect(without.outputs.verdict).toBe('inconclusive')
    expect(without.stdout).toContain('guarded: needs an OAuth grant')

    const secret = 'first-token'
    const grants = JSON.stringify({ guarded: { access_token: secret, refresh_token: 'renew-me' } })
    const given = await onMain({
      suite: 'guarded',
      preflight: 'check',
      'suite-name': 'oauth',
      'oauth-tokens': grants,
    })
    expect(given.stdout).toContain('guarded: ready')
    expect(given.stdout.replaceAll(/^::add-mask::.*$/gm, '')).not.toContain(secret)
    expect(given.outputs.total).toBe('1')
  })

  it.each([
    ['no JSON', 'abc-def-ghi', 'is not valid JSON'],
    [
      'no token',
      '{"guarded":{"refresh_token":"secret-refresh"}}',
      'has an invalid or missing value at guarded.access_token',
    ],
    ['an unknown server', '{"guardet":{"access_token":"secret-access"}}', 'did you mean "guarded"?'],
  ])('refuses tokens with %s without showing them', async (_what, grants, said) => {
    const result = await onMain({ suite: 'guarded', preflight: 'check', 'oauth-tokens': grants })
    expect(result.exitCode, result.stdout).toBe(2)
    const shown = result.stdout.replaceAll(/^::add-mask::.*$/gm, '')
    expect(shown).toContain(said)
    expect(shown).not.toMatch(/secret-|abc-def/)
  })
})
