import { writeFileSync } from 'node:fs'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { createSecureContext } from 'node:tls'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { startLocalService } from '../../local-service/index.ts'
import { startGitHub } from '../support/github.ts'
import { startProxy } from '../support/http/forward-proxy.ts'
import { selfSigned } from '../support/http/self-signed.ts'
import { pullRequestJob, pushJob, runStep } from '../support/run-action.ts'
import { runCli } from '../support/run-cli.ts'
import { createWorkspace, junitReport, type ReportCase } from '../support/workspace.ts'

const gitHubHost = 'api.github.test'
const serviceHost = 'evals.corp.test'

/*
 * A company network: GitHub and the eval service are behind TLS with certificates of a private authority, and only the
 * proxy finds their names.
 */
async function startNetwork() {
  const github = await startGitHub()
  const service = await startLocalService({ keys: ['sk_network'], rateLimit: 'off' })
  const hosts = new Map([
    [gitHubHost, { ...selfSigned(gitHubHost), origin: github.url }],
    [serviceHost, { ...selfSigned(serviceHost), origin: new URL(service.baseUrl).origin }],
  ])
  const reached: { host: string; path: string; authorization: string | undefined }[] = []
  const server = createServer(
    {
      SNICallback: (name, found) => {
        const known = hosts.get(name)
        if (known === undefined) found(new Error(`unknown host ${name}`))
        else found(null, createSecureContext(known))
      },
    },
    async (request, response) => {
      const [host = ''] = (request.headers.host ?? '').split(':')
      const { origin = '' } = hosts.get(host) ?? {}
      reached.push({ host, path: request.url ?? '', authorization: request.headers.authorization })
      const chunks: Uint8Array[] = []
      for await (const chunk of request) chunks.push(chunk)
      const { connection: _, host: __, 'transfer-encoding': ___, ...headers } = request.headers
      const answer = await fetch(`${origin}${request.url}`, {
        method: request.method ?? 'GET',
        headers: headers as Record<string, string>,
        redirect: 'manual',
        ...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
      })
      const text = (value: string) => value.replaceAll(origin, `https://${host}`)
      const kept = [...answer.headers].filter(([name]) => !/^(content-length|content-encoding)$/.test(name))
      const body = Buffer.from(await answer.arrayBuffer())
      const isText = /json|text/.test(answer.headers.get('content-type') ?? '')
      response.writeHead(answer.status, Object.fromEntries(kept.map(([name, value]) => [name, text(value)])))
      response.end(isText ? text(body.toString()) : body)
    },
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const proxy = await startProxy((server.address() as AddressInfo).port)
  const ca = join(createWorkspace({}), 'corporate.pem')
  writeFileSync(ca, [...hosts.values()].map(({ cert }) => cert).join(''))
  onTestFinished(async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
    await github.close()
    await service.close()
  })
  return {
    github,
    service,
    reached,
    proxy,
    token: await github.createToken(),
    env: { HTTPS_PROXY: `http://127.0.0.1:${proxy.port}`, NODE_EXTRA_CA_CERTS: ca },
    /** Names that the proxy was asked for. */
    asked: () => new Set(proxy.asked.map(({ target }) => target)),
  }
}

type Network = Awaited<ReturnType<typeof startNetwork>>

const cases = (outcome: ReportCase['outcome']): readonly ReportCase[] => [
  { name: 'adds' },
  { name: 'removes', outcome },
]

/** A step of a job whose API, artifacts and service are in the company network. */
async function step(
  { token, env }: Network,
  outcome: ReportCase['outcome'],
  job: Awaited<ReturnType<typeof pushJob>>,
  more: Readonly<Record<string, string>> = {},
  inputs: Readonly<Record<string, string>> = {},
) {
  const there = { GITHUB_API_URL: `https://${gitHubHost}`, ACTIONS_RESULTS_URL: `https://${gitHubHost}/` }
  return await runStep({
    workspace: createWorkspace({ 'junit.xml': junitReport(cases(outcome)) }),
    inputs: {
      reports: 'junit.xml',
      'suite-name': 'network',
      'github-token': token,
      'api-key': 'sk_network',
      'base-url': `https://${serviceHost}/api/v1`,
      'html-report': 'off',
      ...inputs,
    },
    ...job,
    env: { ...job.env, ...there, ...env, ...more },
  })
}

const onMain = async (network: Network, more: Readonly<Record<string, string>> = {}) =>
  await step(network, 'passed', await pushJob(network.github), more)

async function onPullRequest(
  network: Network,
  more: Readonly<Record<string, string>> = {},
  inputs: Readonly<Record<string, string>> = {},
) {
  const pullRequest = await network.github.createPullRequest('network')
  const job = pullRequestJob(network.github, pullRequest)
  const result = await step(network, 'failed', job, more, inputs)
  return { result, comments: await network.github.comments(pullRequest.number) }
}

let network: Network
beforeEach(async () => {
  network = await startNetwork()
})

describe('a runner behind a proxy, with a private certificate authority', () => {
  it('reaches GitHub, its artifacts and the eval service through the proxy', async () => {
    const { exitCode, stdout, outputs } = await onMain(network)
    expect([exitCode, outputs['run-url'] !== ''], stdout).toEqual([0, true])
    const { result, comments } = await onPullRequest(network)
    expect(result.outputs, result.stdout).toMatchObject({ verdict: 'failed', regressions: '1' })
    expect(comments).toHaveLength(1)
    expect(network.asked()).toEqual(new Set([`${gitHubHost}:443`, `${serviceHost}:443`]))
    // Tokens travel inside of the tunnel only.
    expect(network.proxy.asked.every(({ authorization }) => authorization === undefined)).toBe(true)
    const tokens = (host: string) =>
      new Set(
        network.reached.flatMap((of) => (of.host === host && of.authorization ? [of.authorization] : [])),
      )
    expect(tokens(serviceHost)).toEqual(new Set(['Bearer sk_network']))
    expect([...tokens(gitHubHost)].join(' ')).not.toContain('sk_network')
  })

  it('takes the names of NO_PROXY past the proxy', async () => {
    const { exitCode, stdout } = await onMain(network, { NO_PROXY: '.corp.test' })
    expect(exitCode, stdout).toBe(0)
    expect(network.asked()).toEqual(new Set([`${gitHubHost}:443`]))
    expect(stdout).toContain('could not be uploaded')
  })

  it('sends nothing where it does not know the authority, and says what to set', async () => {
    await onMain(network)
    const before = network.reached.length
    // What can't be uploaded would be kept as an artifact, which the toolkit tries for half a minute.
    const noUpload = { 'api-key': '', 'base-url': '' }
    const { result } = await onPullRequest(network, { NODE_EXTRA_CA_CERTS: '' }, noUpload)
    expect(network.reached.length).toBe(before)
    expect(result.outputs.verdict, result.stdout).toBe('inconclusive')
    for (const view of [result.summary, result.stdout]) {
      expect(view).toContain('the certificate of api.github.test was not accepted')
      expect(view).toContain('NODE_EXTRA_CA_CERTS')
      expect(view).not.toContain('--use-system-ca')
    }
    // Another try would not help.
    expect(result.waits).toEqual([])
    const { exitCode, stderr } = await runCli(
      ['api', 'getMe', '--base-url', `https://${serviceHost}/api/v1`],
      {
        cwd: createWorkspace({}),
        env: { EVAL_GATE_API_KEY: 'sk_network', HTTPS_PROXY: network.env.HTTPS_PROXY },
      },
    )
    expect([exitCode, stderr]).toEqual([3, expect.stringContaining('NODE_EXTRA_CA_CERTS')])
    expect(network.reached.length).toBe(before)
  })

  it('names a proxy that is not there', async () => {
    await onMain(network)
    const { result } = await onPullRequest(network, { HTTPS_PROXY: 'http://user:secret@127.0.0.1:9' })
    expect(result.outputs.verdict, result.stdout).toBe('inconclusive')
    expect(result.stdout).toContain('http://127.0.0.1:9')
    expect(result.stdout + result.summary).not.toContain('secret@')
  })
})

it('a runner without any network judges reports against files', async () => {
  const workspace = createWorkspace({
    'junit.xml': junitReport(cases('failed')),
    'main.xml': junitReport(cases('passed')),
  })
  const result = await runStep({
    workspace,
    inputs: { reports: 'junit.xml', 'suite-name': 'air gap', baseline: 'file:main.xml', 'github-token': '' },
    env: { HTTPS_PROXY: 'http://127.0.0.1:9', HTTP_PROXY: 'http://127.0.0.1:9' },
  })
  expect(result.outputs, result.stdout).toMatchObject({ verdict: 'failed', regressions: '1' })
  expect([network.asked().size, network.github.requests.length]).toEqual([0, 0])
})
