import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  type LocalService,
  type LocalServiceOptions,
  startLocalService,
} from '../../../../local-service/index.ts'
import { runCli } from '../../../../src/cli/main.ts'
import { placeholder } from '../../../../src/service/suites/cases.ts'
import { fakeClock } from '../../../support/clocks.ts'
import { emptyFolder } from '../../../support/run-main.ts'

const services: LocalService[] = []
let nextKey = 0
let calls = 0

async function start(settings: LocalServiceOptions['settings'] = {}): Promise<LocalService> {
  const service = await startLocalService({
    keys: [],
    rateLimit: 'off',
    settings,
    seed: {
      keys: Array.from({ length: 20 }, (_, call) => ({ secret: `sk_sync_${nextKey}_${call}` })),
      projects: [
        {
          id: 'shop',
          name: 'Shop',
          default: true,
          servers: [{ id: 'srv', name: 'everything', url: 'http://127.0.0.1:1/mcp' }],
          clients: [{ id: 'client', name: 'desktop', model: 'local/scripted', servers: ['everything'] }],
          environments: [{ id: 'env-old', name: 'old', client: 'desktop' }],
          suites: [
            { id: 'suite-ci', name: 'uploaded', managedBy: 'ci' },
            { id: 'suite-known', name: 'known', servers: ['everything'] },
          ],
        },
      ],
    },
  })
  services.push(service)
  return service
}
afterAll(async () => {
  await Promise.all(services.map((service) => service.close()))
})

/** Runs the command line on a file of this text. */
async function suite(service: LocalService, action: string, text: string, ...flags: string[]) {
  const cwd = emptyFolder()
  writeFileSync(join(cwd, 'suite.yml'), text)
  const out = { text: '' }
  const err = { text: '' }
  const stream = (to: { text: string }) => ({
    write: (chunk: string) => {
      to.text += chunk
    },
  })
  const from = service.requests.length
  const exitCode = await runCli(['suite', action, 'suite.yml', ...flags], {
    stdout: stream(out),
    stderr: stream(err),
    cwd,
    env: { EVAL_GATE_API_KEY: `sk_sync_${nextKey}_${calls++}`, EVAL_GATE_BASE_URL: service.baseUrl },
    color: false,
    clock: fakeClock(),
  })
  const writes = service.requests
    .slice(from)
    .filter(({ method }) => method !== 'GET')
    .map(({ operationId }) => operationId)
  return { exitCode, out: out.text, err: err.text, writes }
}

const cases = (count: number) =>
  Array.from(
    { length: count },
    (_, index) =>
      `  - { id: case-${index}, title: Case ${index}, model: local/scripted, steps: [{ prompt: hi }] }`,
  ).join('\n')

const support = `
name: support
description: What the agent must be able to do
model: local/scripted
provider: local
environments: [staging]
min-pass-rate: 90%
schedule: { every-minutes: 1440, environment: staging }
environment-definitions:
  - { name: staging, client: desktop, description: As in production }
cases:
  - id: greets
    title: Greets
    repetitions: 3
    assertions: { mode: extend, list: [{ type: noToolErrors, role: required }] }
    steps:
      - prompt: Say hello
      - assert: { type: toolCalledWith, tool: echo, arguments: { message: hello } }
  - title: Adds
    steps:
      - { id: add, tool: get-sum, arguments: { a: 1, b: 2 } }
`

describe.each([1, 2] as const)('a suite as code, in vocabulary %i of the service', (vocabulary) => {
  let service: LocalService
  beforeEach(async () => {
    nextKey += 1
    calls = 0
    service = await start({ vocabulary })
  })

  it('is planned, applied, and then nothing is left to do', async () => {
    const plan = await suite(service, 'plan', support, '--check')
    expect(plan.err).toBe('')
    expect(plan.out).toBe(`"support":
  + environment "staging"
  + suite
  ~ suite: description, settings.minimumAccuracy
  ~ suite: environments staging
  ~ schedule: every 1440 minutes in staging
  + case "Greets"
  + case "Adds"
`)
    expect(plan.exitCode).toBe(1)
    expect(plan.writes).toEqual([])

    const apply = await suite(service, 'apply', support)
    expect(apply.err).toBe('')
    expect(apply.exitCode).toBe(0)
    const [stored] = service.store.suites.list('shop').filter(({ name }) => name === 'support')
    expect(stored).toMatchObject({
      description: 'What the agent must be able to do',
      settings: { minimumAccuracy: 90 },
      schedule: { enabled: true, intervalMinutes: 1440 },
    })
    const [greets] = service.store.cases.list(stored?.id ?? '')
    expect(greets).toMatchObject({
      declaredId: 'greets',
      title: 'Greets',
      fields: {
        legacyIterations: 3,
        assertions: { mode: 'extend', list: [{ type: 'noToolErrors', role: 'required' }] },
        steps: [
          { id: 'step-1', kind: 'prompt', prompt: 'Say hello' },
          {
            id: 'step-2',
            kind: 'assert',
            assertion: { type: 'toolCalledWith', toolName: 'echo', args: { args: { message: 'hello' } } },
          },
        ],
      },
    })

    const again = await suite(service, 'apply', support)
    expect(again.out).toBe('"support" already matches the file; nothing to do.\n')
    expect(again.writes).toEqual([])
  })

  it('changes only what differs', async () => {
    expect((await suite(service, 'apply', support)).err).toBe('')
    const edited = support
      .replace('repetitions: 3', 'repetitions: 5')
      .replace('title: Adds', 'title: Sums')
      .replace('90%', '0.95')
      .replace('schedule: { every-minutes: 1440, environment: staging }', 'schedule: off')
      .replace('As in production', 'As in the shop')
    const result = await suite(service, 'apply', edited)
    expect(result.err).toBe('')
    expect(result.out).toContain('~ case "Greets": legacyIterations')
    expect(result.out).toContain('case "Adds" is not in the file and is kept; --prune deletes it')
    expect(result.writes).toEqual([
      'updateEnvironment',
      'updateEvalSuite',
      'updateEvalSuiteSchedule',
      'updateEvalCase',
      'createEvalCases',
    ])
    const pruned = await suite(service, 'apply', edited, '--prune')
    expect(pruned.writes).toEqual(['deleteEvalCase'])
    expect((await suite(service, 'plan', edited, '--check', '--prune')).exitCode).toBe(0)
  })
})

describe('cases with declared ids, which a service takes on creation only', () => {
  const file = (ids: readonly string[]) =>
    `name: declared\nservers: [everything]\nmodel: local/scripted\ncases:\n${ids
      .map(
        (id, index) =>
          `  - { ${id === '' ? '' : `id: ${id}, `}title: Case ${index}, steps: [{ prompt: hi }] }`,
      )
      .join('\n')}`
  const stored = (service: LocalService) => {
    const [suite] = service.store.suites.list('shop').filter(({ name }) => name === 'declared')
    return service.store.cases.list(suite?.id ?? '').map(({ declaredId, title }) => [declaredId, title])
  }
  let service: LocalService
  beforeEach(async () => {
    nextKey += 1
    calls = 0
    service = await start()
  })

  it('an apply that dies half-way is repeated, and nothing of it is left', async () => {
    service.setFaults([{ kind: 'status', status: 409, operation: 'createEvalCases', times: 1 }])
    const died = await suite(service, 'apply', file(['a', 'b']))
    expect(died.exitCode).toBe(3)
    expect(stored(service)).toEqual([[null, placeholder]])
    const plan = await suite(service, 'plan', file(['a', 'b']))
    expect(plan.out).toContain(`- case "${placeholder}"`)
    const again = await suite(service, 'apply', file(['a', 'b']))
    expect([again.exitCode, again.err]).toEqual([0, ''])
    expect(again.writes).toEqual(['createEvalCases', 'deleteEvalCase'])
    expect(stored(service)).toEqual([
      ['a', 'Case 0'],
      ['b', 'Case 1'],
    ])
    expect((await suite(service, 'plan', file(['a', 'b']), '--check')).exitCode).toBe(0)
  })

  it('the placeholder is deleted at the next apply when its deletion failed', async () => {
    service.setFaults([{ kind: 'status', status: 409, operation: 'deleteEvalCase', times: 1 }])
    expect((await suite(service, 'apply', file(['a']))).exitCode).toBe(3)
    expect((await suite(service, 'apply', file(['a']))).writes).toEqual(['deleteEvalCase'])
    expect(stored(service)).toEqual([['a', 'Case 0']])
  })

  it('an id for a stored case is not written: a sentence says so, and --prune replaces the case', async () => {
    expect((await suite(service, 'apply', file(['', '']))).exitCode).toBe(0)
    const plan = await suite(service, 'plan', file(['', 'late']), '--check')
    expect(plan.out).toBe(`"declared" already matches the file; nothing to do.
  case "Case 1" is stored under no id, and an id is given on creation only; --prune deletes it and creates it as "late"
`)
    expect(plan.exitCode).toBe(0)
    const pruned = await suite(service, 'apply', file(['', 'late']), '--prune')
    expect(pruned.writes).toEqual(['deleteEvalCase', 'createEvalCases'])
    expect(stored(service)).toEqual([
      [null, 'Case 0'],
      ['late', 'Case 1'],
    ])
    expect((await suite(service, 'plan', file(['', 'late']), '--check')).out).not.toContain('late')
  })
})

describe('an edit between plan and apply', () => {
  const file = (rate: string) =>
    `name: known\nmin-pass-rate: ${rate}\ndescription: As code\ncases:\n${cases(1)}`
  let service: LocalService
  beforeEach(async () => {
    nextKey += 1
    calls = 0
    service = await start()
    expect((await suite(service, 'apply', file('90%'))).exitCode).toBe(0)
  })

  it('is not overwritten, and is named', async () => {
    const known = service.store.suites.get('suite-known')
    if (known === undefined) throw new Error('no suite')
    const edited = { ...known, settings: { minimumAccuracy: 50 }, description: 'By hand' }
    // The plan reads what was there before, and the edit comes in between.
    const before = { revisionNumber: known.revisionNumber, description: known.description }
    service.store.suites.put({ ...edited, revisionNumber: known.revisionNumber + 1 })
    service.setFaults([
      {
        kind: 'answer',
        operation: 'getEvalSuite',
        times: 1,
        change: { ...before, settings: { minimumAccuracy: 90 } },
      },
    ])
    const { exitCode, err } = await suite(service, 'apply', file('95%'))
    expect(exitCode).toBe(3)
    expect(err).toContain('The suite was changed by somebody else in the meantime.')
    expect(err).toContain('description: "As code" → "By hand"; settings.minimumAccuracy: 90 → 50.')
    expect(service.store.suites.get('suite-known')?.settings.minimumAccuracy).toBe(50)
  })

  it('is our own when the answer was lost', async () => {
    service.setFaults([{ kind: 'reset-after-commit', operation: 'updateEvalSuite', times: 1 }])
    const { exitCode, err } = await suite(service, 'apply', file('95%'))
    expect([exitCode, err]).toEqual([0, ''])
    expect(service.store.suites.get('suite-known')?.settings.minimumAccuracy).toBe(95)
  })
})

describe('match options and clients', () => {
  const text = `
name: matched
servers: [everything]
model: local/scripted
clients: [desktop]
match-options: { tool-call-order: in-order, extra-tool-calls: 2, arguments: partial }
cases:
  - { id: own, title: Own, match-options: { tool-call-order: exact }, steps: [{ prompt: hi }] }
  - { id: none, title: None, match-options: null, steps: [{ prompt: hi }] }
`
  it('are written in the words of the service, and then nothing is left to do', async () => {
    nextKey += 1
    calls = 0
    const service = await start()
    const applied = await suite(service, 'apply', text)
    expect([applied.exitCode, applied.err]).toEqual([0, ''])
    const [stored] = service.store.suites.list('shop').filter(({ name }) => name === 'matched')
    expect(stored).toMatchObject({
      hosts: [{ hostId: 'client' }],
      settings: { matchOptions: { toolCallOrder: 'in-order', extraToolCalls: 2, arguments: 'partial' } },
    })
    const [own, none] = service.store.cases.list(stored?.id ?? '')
    expect([own?.fields.matchOptions, none?.fields.matchOptions]).toEqual([
      { toolCallOrder: 'exact' },
      undefined,
    ])
    expect((await suite(service, 'plan', text, '--check')).out).toContain('nothing to do')
    const edited = text.replace('clients: [desktop]', 'clients: [{ client: desktop, servers: [everything] }]')
    expect((await suite(service, 'apply', edited)).out).toContain('~ suite: clients')
    expect((await suite(service, 'plan', edited, '--check')).exitCode).toBe(0)
  })
})

describe('what can go wrong', () => {
  let service: LocalService
  beforeAll(async () => {
    nextKey += 1
    calls = 0
    service = await start()
  })

  it('sends many cases in batches of at most 100', async () => {
    const text = `name: many\nservers: [everything]\ncases:\n${cases(250)}`
    const before = service.requests.length
    const result = await suite(service, 'apply', text)
    expect(result.err).toBe('')
    const batches = service.requests
      .slice(before)
      .filter(({ operationId }) => operationId === 'createEvalCases')
      .map(({ body }) => (body as { cases: unknown[] }).cases.length)
    expect(batches).toEqual([100, 100, 50])
    expect((await suite(service, 'plan', text, '--check')).exitCode).toBe(0)
  })

  it('names every mistake of the file with its place', async () => {
    const text = `name: support
serverz: [everything]
schedule: { every-minutes: 1 }
cases:
  - title: One
    repetitions: 11
    steps: [{ prompt: hi, tool: echo }]
  - title: One
    id: "a b"
    steps: []
  - steps: [{ promt: hi }]
`
    const { exitCode, err, writes } = await suite(service, 'apply', text)
    expect(exitCode).toBe(2)
    expect(writes).toEqual([])
    for (const expected of [
      'suite.yml:2:1: unknown key `serverz`; did you mean `servers`?',
      'suite.yml:3:28: `schedule.every-minutes` must be a whole number of minutes from 5 to 10080',
      'suite.yml:6:18: `cases[0].repetitions` must be a whole number from 1 to 10, the most that the service accepts',
      'suite.yml:7:13: `cases[0].steps[0]` must have one of `prompt`, `tool`, `interact` and `assert`',
      'suite.yml:9:9: `cases[1].id` must be letters, digits, _ or -',
      'suite.yml:10:12: `cases[1].steps` must have at least one step',
      '`cases[2].title` is missing',
      'unknown key `cases[2].steps[0].promt`; did you mean `prompt`?',
    ]) {
      expect(err).toContain(expected)
    }
  })

  it.each([
    [
      'the same title twice',
      'cases: [{ title: A, steps: [{ prompt: x }] }, { title: A, steps: [{ prompt: x }] }]',
      'suite.yml:2:56: `title` "A" is used twice',
    ],
    [
      'the same id twice',
      'cases: [{ id: a, title: A, steps: [{ prompt: x }] }, { id: a, title: B, steps: [{ prompt: x }] }]',
      'suite.yml:2:60: `id` "a" is used twice',
    ],
    [
      'the same environment twice',
      'environment-definitions: [{ name: e, client: c }, { name: e, client: d }]\ncases: [{ title: A, steps: [{ prompt: x }] }]',
      '`name` "e" is used twice',
    ],
    [
      'servers and environments',
      'servers: [everything]\nenvironments: [old]\ncases: [{ title: A, steps: [{ prompt: x }] }]',
      '`servers` cannot be combined with `environments`',
    ],
    [
      'a schedule elsewhere',
      'environments: [old]\nschedule: { every-minutes: 60, environment: new }\ncases: [{ title: A, steps: [{ prompt: x }] }]',
      'is not one of `environments`',
    ],
    [
      'an unknown server',
      'servers: [everthing]\ncases: [{ title: A, steps: [{ prompt: x }] }]',
      'servers: the project has no server "everthing"; did you mean "everything"?',
    ],
    [
      'an unknown environment',
      'environments: [odl]\ncases: [{ title: A, steps: [{ prompt: x }] }]',
      'environments: the project has no environment "odl"',
    ],
    [
      'an unknown client',
      'environment-definitions: [{ name: e, client: desktob }]\ncases: [{ title: A, steps: [{ prompt: x }] }]',
      'did you mean "desktop"?',
    ],
  ])('%s', async (_what, text, said) => {
    const { exitCode, err, writes } = await suite(service, 'apply', `name: x\n${text}`)
    expect(err).toContain(said)
    expect(exitCode).toBe(2)
    expect(writes).toEqual([])
  })

  it('a suite that uploads own', async () => {
    const { exitCode, err } = await suite(service, 'plan', `name: uploaded\ncases:\n${cases(1)}`)
    expect(exitCode).toBe(2)
    expect(err).toContain(`"uploaded" is managed by uploads from CI and can't be edited`)
  })

  it('archives and restores environments, and says what a 409 means', async () => {
    const file = (archived: boolean) =>
      `name: known\nenvironment-definitions:\n  - { name: old, client: desktop, archived: ${archived} }\ncases:\n${cases(1)}`
    const archived = await suite(service, 'apply', file(true))
    expect(archived.out).toContain('- environment "old": archived')
    expect((await suite(service, 'plan', file(true), '--check')).exitCode).toBe(0)
    const restored = await suite(service, 'apply', file(false))
    expect(restored.out).toContain('+ environment "old": restored')
    service.setFaults([{ kind: 'status', status: 409, operation: 'archiveEnvironment', times: 1 }])
    const conflict = await suite(service, 'apply', file(true))
    service.setFaults([])
    expect(conflict.exitCode).toBe(3)
    expect(conflict.err).toContain('Environment "old" could not be archived: it has changed since revision')
    expect(conflict.err).toContain('Plan again')
  })

  it('a command line without an action', async () => {
    const { exitCode, err } = await suite(service, 'destroy', 'name: x')
    expect(exitCode).toBe(2)
    expect(err).toContain('suite requires plan or apply, and one file')
  })
})
