import { setImmediate as pause } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { checkRunServers, importOAuthTokens } from '../../../../src/jobs/hosted/servers/preflight.ts'
import type { Platform } from '../../../../src/ports/platform.ts'
import type { PlannedRun } from '../../../../src/service/runs/launch/plan-runs.ts'
import {
  type Answers,
  failing,
  type ScriptedJob,
  scriptedJob,
  serviceError,
} from '../../../support/hosted/scripted-job.ts'
import { fakePlatform, withPorts } from '../../../support/platform.ts'

const servers = [
  { id: 'srv-1', name: 'shop', url: 'https://shop.example/mcp' },
  { id: 'srv-2', name: 'mail' },
]
const tool = (name: string, required: readonly string[] = []) => ({
  name,
  inputSchema: { properties: Object.fromEntries(required.map((of) => [of, {}])), required },
})
const healthy: Answers = {
  listServers: () => servers,
  checkServerOauth: () => ({ useOAuth: false }),
  validateServer: () => ({}),
  exportServer: () => ({ tools: [tool('a')] }),
}
const on = (...serverIds: string[]): readonly PlannedRun[] => [
  { suite: { id: 's', name: 'smoke' }, label: 'smoke', body: { suiteId: 's', serverIds } },
]
const planned = on('srv-1')

async function check(
  { hosted, answers, ...given }: ScriptedJob,
  { of = planned, failOnToolRemoval = false, ports = undefined as Platform | undefined } = {},
) {
  const {
    job: plain,
    said,
    asked,
  } = scriptedJob({
    ...given,
    hosted: { preflight: 'check', ...hosted },
    answers: { ...healthy, ...answers },
  })
  const { runtime, storage, repository, machine } = ports ?? plain.platform
  const job = {
    ...plain,
    platform: withPorts(plain.platform, {
      storage,
      repository,
      machine,
      runtime: { context: runtime.context },
    }),
  }
  const outcome = await checkRunServers(of, job, { failOnToolRemoval })
  return { outcome, said, asked: asked.map(({ operation }) => operation) }
}

/** The storage of a base branch whose snapshot has these tools, and what was stored. */
function storage(tools: readonly object[]) {
  const stored: string[] = []
  const run = { commit: '9f1a2b3c4d', createdAt: 0, isOver: true }
  const artifact = {
    id: 1,
    name: 'eval-gate-tool-surface-smoke',
    runId: '1',
    branch: 'main',
    isExpired: false,
    ...run,
  }
  const callables = tools.map((of) => {
    const { name, inputSchema } = of as ReturnType<typeof tool>
    return { name, parameters: inputSchema.properties, required: inputSchema.required }
  })
  const offered = { server: 'shop', tools: callables, prompts: [], resources: [] }
  const text = JSON.stringify({
    schema: 'eval-gate-tool-surface',
    version: 1,
    commit: run.commit,
    servers: [offered],
  })
  const workflowPath = '.github/workflows/evals.yml'
  return {
    stored,
    ports: fakePlatform({
      storage: {
        artifacts: {
          save: async (name: string) => {
            await pause()
            stored.push(name)
            return { id: 1 }
          },
          listNewestRuns: async () => ({ runs: [{ id: '1', ...run }], isComplete: true }),
          listBranchRuns: async () => ({ runs: [{ id: '1', ...run }], isComplete: true }),
          listNamed: async () => ({ artifacts: [artifact], isComplete: true }),
          originOf: async () => ({
            event: 'push',
            workflowPath,
            isOfBranch: true,
            createdAt: 0,
            startedAt: 0,
          }),
          findInRun: async () => artifact,
          read: async () => new Map([['eval-gate-tool-surface.json', Buffer.from(text)]]),
        },
      },
      repository: {
        commits: { tipOf: async () => 'tip', ancestors: async () => [], isContained: async () => true },
      },
      machine: { files: { emptyScratchFolder: (name) => name, writeScratch: (name) => name } },
      runtime: {
        context: { baseBranch: 'main', defaultBranch: 'main', branch: 'main', workflowPath },
      },
    }),
  }
}

describe('the check of the servers', () => {
  it.each<[string, ScriptedJob['hosted']]>([
    ['the inputs want none', { preflight: 'off' }],
    ['an earlier step has started the runs', { runIds: ['run1'] }],
  ])('is left out where %s', async (_, hosted) => {
    expect(await check({ hosted })).toEqual({ outcome: undefined, said: [], asked: [] })
  })

  it('is silent in the verdict where every server is ready', async () => {
    const { outcome, said, asked } = await check({})
    expect(outcome).toEqual({
      preflight: {
        targets: ['smoke: on shop'],
        servers: [{ server: 'shop', status: 'ready', message: undefined }],
        surface: undefined,
      },
      reasons: [],
      isBlocked: false,
    })
    expect(said).toEqual(['group: Checking the servers', 'info: smoke: on shop', 'info: shop: ready'])
    expect(asked.slice(1)).toEqual(['checkServerOauth', 'validateServer', 'exportServer'])
  })

  it('asks the doctor where the inputs want it', async () => {
    const answers = {
      doctorServer: () => ({
        status: 'partial',
        checks: { lists: { status: 'error', detail: 'no prompts' } },
      }),
    }
    const { outcome, said } = await check({ hosted: { preflight: 'doctor' }, answers })
    const message = 'shop: usable, but not in every part (lists: no prompts)'
    expect(outcome).toMatchObject({
      reasons: [{ rule: 'server-check', status: 'warning', message: `${message}.` }],
      isBlocked: false,
    })
    expect(said.at(-1)).toBe(`warning: ${message}`)
  })

  it.each([
    ['OAUTH_REQUIRED', 'needs an OAuth grant: connect it in the app, or pass `oauth-tokens`'],
    ['SERVER_UNREACHABLE', "can't be reached"],
    ['FORBIDDEN', 'not usable'],
  ])('blocks the runs where a server answers %s', async (code, words) => {
    const answers = { validateServer: failing(serviceError('no', { code })) }
    const { outcome, said } = await check({ answers })
    expect(outcome?.reasons).toEqual([
      { rule: 'server-check', status: 'inconclusive', message: `shop: ${words} (no).` },
    ])
    expect(outcome?.isBlocked).toBe(true)
    expect(said.at(-1)).toBe(`warning: shop: ${words} (no)`)
  })

  it('blocks the runs by one server of several', async () => {
    const answers = {
      validateServer: ({ params }: { readonly params: Readonly<Record<string, string>> }) => {
        if (params.serverId === 'srv-2') throw serviceError('no', { code: 'TIMEOUT' })
      },
    }
    const { outcome } = await check({ answers }, { of: on('srv-1', 'srv-2') })
    expect(outcome?.preflight.servers.map(({ status }) => status)).toEqual(['ready', 'unreachable'])
    expect(outcome?.isBlocked).toBe(true)
  })
})

describe('the tools of the servers', () => {
  const surface = async (
    base: readonly object[],
    head: readonly object[],
    { failOnToolRemoval = false, answers = {} as Answers, of = planned } = {},
  ) => {
    const { ports, stored } = storage(base)
    const given = { answers: { exportServer: () => ({ tools: head }), ...answers } }
    const { outcome } = await check(given, { of, failOnToolRemoval, ports })
    return { reasons: outcome?.reasons, surface: outcome?.preflight.surface, stored }
  }
  const many = Array.from({ length: 6 }, (_, index) => tool(`t${index}`))
  const gone = (count: number) =>
    Array.from({ length: count }, (_, index) => `tool t${index} of shop is gone`).join('; ')

  it.each([
    [false, []],
    [
      true,
      [
        {
          rule: 'tool-surface',
          status: 'info',
          message: 'There is no snapshot of the tools of the base branch yet, so they are not compared.',
        },
      ],
    ],
  ])('are not compared without a snapshot (must not break: %j)', async (failOnToolRemoval, reasons) => {
    expect((await check({}, { failOnToolRemoval })).outcome?.reasons).toEqual(reasons)
  })

  it.each<[string, readonly object[], readonly object[], string, object]>([
    ['are as before', many, many, 'The tools look as they do on main@9f1a2b3.', { changes: 0 }],
    [
      'are more',
      [],
      many.slice(0, 1),
      '1 change of tools against main@9f1a2b3; no call that was right breaks.',
      { changes: 1 },
    ],
    [
      'are fewer by five, and one is new',
      many.slice(0, 5),
      [tool('other')],
      `Breaking changes compared with main@9f1a2b3: ${gone(5)}.`,
      { breaking: 5, changes: 6 },
    ],
    [
      'are fewer by six',
      many,
      [],
      `Breaking changes compared with main@9f1a2b3: ${gone(5)}; and 1 more.`,
      { breaking: 6, changes: 6 },
    ],
    [
      'need more',
      [tool('a')],
      [tool('a', ['id'])],
      'Breaking changes compared with main@9f1a2b3: tool a of shop: id is now required.',
      { breaking: 1, changes: 1 },
    ],
  ])('%s', async (_, base, head, message, evidence) => {
    const isBreaking = 'breaking' in evidence
    for (const failOnToolRemoval of [false, true]) {
      const open = isBreaking ? 'warning' : 'info'
      const status = failOnToolRemoval ? (isBreaking ? 'failed' : 'passed') : open
      const came = await surface(base, head, { failOnToolRemoval })
      expect(came.reasons).toEqual([{ rule: 'tool-surface', status, message, evidence }])
      expect(came.surface?.baseline).toBe('main@9f1a2b3')
    }
  })

  it('are stored where every server could be asked', async () => {
    const name = 'eval-gate-tool-surface-smoke'
    expect((await surface(many, many)).stored).toEqual([name])
    const answers = {
      validateServer: ({ params }: { readonly params: Readonly<Record<string, string>> }) => {
        if (params.serverId === 'srv-2') throw serviceError('no', { code: 'TIMEOUT' })
      },
    }
    expect((await surface(many, many, { answers, of: on('srv-1', 'srv-2') })).stored).toEqual([])
    expect((await surface(many, many, { of: on() })).stored).toEqual([])
  })
})

describe('OAuth tokens of the inputs', () => {
  it('are passed to the service', async () => {
    const { job, said, asked } = scriptedJob({
      hosted: { oauthGrants: { shop: { access_token: 'secret' } } },
      answers: { ...healthy, importServerOauthTokens: () => ({}) },
    })
    await importOAuthTokens(job)
    expect(said).toEqual(['info: Passed OAuth tokens to the service for shop.'])
    expect(asked.at(-1)?.params).toEqual({ serverId: 'srv-1' })
  })

  it('are not asked about where no server is named', async () => {
    const { job, said, asked } = scriptedJob({})
    await importOAuthTokens(job)
    expect({ said, asked }).toEqual({ said: [], asked: [] })
  })
})
