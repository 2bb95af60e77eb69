import { describe, expect, test } from 'vitest'
import type { BodyOf } from '../../../src/contract/operations.ts'
import { answerMcp, everythingCommand, startTarget } from '../../../test/support/service/targets.ts'
import type { LocalServiceOptions } from '../../http/server.ts'
import { closing, describeWorld, openWorld, type Targets, type World } from './world.ts'

const shop = { projectId: 'shop' }
type Test = NonNullable<BodyOf<'createEvalRun'>['tests']>[number]

/** A test of a run once, on the scripted model, unless it says otherwise. */
const runnable = (test: Pick<Test, 'title' | 'steps'> & Partial<Test>): Test => ({
  runs: 1,
  model: 'local/scripted',
  provider: 'local',
  ...test,
})

const start = async (options: LocalServiceOptions = {}, targets: Targets = {}): Promise<World> =>
  (await openWorld(options, targets)).world

/** Runs the tests on the everything-server and waits for the end. */
const execute = async (
  world: World,
  tests: readonly Parameters<typeof runnable>[0][],
  fields: Partial<BodyOf<'createEvalRun'>> = {},
) => {
  const client = world.as('ada')
  const body = { suiteName: 'inline', serverIds: ['everything'], tests: tests.map(runnable), ...fields }
  const { runId } = await client.call('createEvalRun', { params: shop, body })
  await expect
    .poll(() => world.service.store.runs.get(runId)?.status, { timeout: 10_000, interval: 10 })
    .toMatch(/completed|failed|cancelled|timed_out/)
  const path = { ...shop, runId }
  const run = await client.call('getEvalRun', { params: path })
  const { items } = await client.call('listEvalRunIterations', { params: path })
  const steps = await Promise.all(
    items.map(async ({ id }) =>
      (await client.call('listEvalRunSteps', { params: { ...path, iterationId: id } })).items.map(
        ({ status }) => status,
      ),
    ),
  )
  return { run, items, steps, runId }
}

const prompt = (fields: Readonly<Record<string, unknown>>) => ({ id: 'p', kind: 'prompt', ...fields })
const assertCalled = (args: Readonly<Record<string, unknown>>) => ({
  id: 'a',
  kind: 'assert',
  assertion: { type: 'toolCalledWith', toolName: 'echo', args: { args } },
})

describe('the scripted model', () => {
  test('without a script calls the tool that the prompt names, and repeats its answer', async () => {
    const steps = [
      prompt({ prompt: 'Echo hello there' }),
      assertCalled({ message: 'hello there' }),
      { id: 'r', kind: 'assert', assertion: { type: 'responseContains', needle: 'Echo: hello there' } },
    ]
    const { run, items } = await execute(await start(), [{ title: 'echo', model: 'local/scripted', steps }])
    expect(run).toMatchObject({ status: 'completed', result: 'passed' })
    expect(items[0]).toMatchObject({
      provider: 'local',
      actualToolCalls: [{ toolName: 'echo', arguments: { message: 'hello there' } }],
      usage: { totalTokens: expect.any(Number) },
    })
  })

  test('follows the script of the step, one reply per repetition', async () => {
    const replies = [
      { reply: 'done', calls: [{ toolName: 'echo', arguments: { message: 'a' } }] },
      'I will not.',
    ]
    const steps = [prompt({ prompt: 'Go', 'x-replies': replies }), assertCalled({ message: 'a' })]
    const tests = [{ title: 'sometimes', model: 'local/scripted', runs: 4, steps }]
    const { run, items, steps: outcomes } = await execute(await start(), tests)
    expect(items.map(({ result }) => result)).toEqual(['passed', 'failed', 'passed', 'failed'])
    expect(items.map(({ iterationNumber }) => iterationNumber)).toEqual([1, 2, 3, 4])
    expect(items[1]?.error).toBe('Expected a call echo({"message":"a"}); none was called.')
    expect(outcomes[1]).toEqual(['ok', 'fail'])
    expect(run).toMatchObject({ result: 'failed', summary: { total: 4, passed: 2, passRate: 0.5 } })
  })

  test('answers the same twice', async () => {
    const world = await start()
    const tests = [
      {
        title: 'x',
        steps: [
          prompt({ prompt: 'get-sum {"a": 2, "b": 3}' }),
          { id: 'a', kind: 'assert', assertion: { type: 'toolCalledAtLeastOnce', toolName: 'get-sum' } },
        ],
      },
    ]
    const [one, two] = [await execute(world, tests), await execute(world, tests)]
    const callsOf = ({ items }: typeof one) =>
      items.map(({ actualToolCalls, usage }) => ({ actualToolCalls, usage }))
    expect(callsOf(one)).toEqual(callsOf(two))
    expect(callsOf(one)[0]?.actualToolCalls).toEqual([{ toolName: 'get-sum', arguments: { a: 2, b: 3 } }])
  })
})

describe('steps', () => {
  test('the first that fails ends the case', async () => {
    const steps = [
      { id: 'bad', kind: 'toolCall', toolName: 'get-sum', arguments: { a: 'no number' } },
      { id: 'after', kind: 'toolCall', toolName: 'echo', arguments: { message: 'x' } },
    ]
    const { items, steps: outcomes } = await execute(await start(), [{ title: 'fails', steps }])
    expect(items.map(({ result }) => result)).toEqual(['failed'])
    expect(outcomes[0]).toEqual(['fail', 'skipped'])
    expect(items[0]?.error).toMatch(/number/i)
  })

  test.each([
    [
      'an unknown tool',
      { kind: 'toolCall', toolName: 'nothing' },
      /No server of the run has a tool "nothing"/,
    ],
    [
      'a tool that should be called',
      { kind: 'assert', assertion: { type: 'toolCalledAtLeastOnce', toolName: 'echo' } },
      /Expected a call of echo; none was called/,
    ],
  ])('%s fails the case with its reason', async (_, step, reason) => {
    const { run, items } = await execute(await start(), [{ title: 't', steps: [{ id: 's', ...step }] }])
    expect(run.status).toBe('completed')
    expect(items[0]).toMatchObject({
      status: 'completed',
      result: 'failed',
      error: expect.stringMatching(reason),
    })
  })

  test('the pass rate decides', async () => {
    const good = {
      title: 'good',
      steps: [{ id: 's', kind: 'toolCall', toolName: 'echo', arguments: { message: 'x' } }],
    }
    const bad = { title: 'bad', steps: [{ id: 's', kind: 'toolCall', toolName: 'nothing' }] }
    const { run } = await execute(await start(), [good, bad], { passCriteria: { minimumPassRate: 50 } })
    expect(run).toMatchObject({ result: 'passed', summary: { passRate: 0.5 } })
  })

  test('chosen cases and another count', async () => {
    const world = await start()
    const client = world.as('ada')
    const params = { ...shop, suiteId: 'plain' }
    await client.call('createEvalCase', {
      params,
      body: {
        title: 'second',
        id: 'second',
        steps: [{ id: 's', kind: 'toolCall', toolName: 'echo', arguments: { message: 'x' } }],
      },
    })
    const body = { suiteId: 'plain', caseIds: ['second', 'second'], iterationOverride: 3 }
    const { runId } = await client.call('createEvalRun', { params: shop, body })
    await expect
      .poll(() => world.service.store.runs.get(runId)?.status, { timeout: 10_000 })
      .toBe('completed')
    expect(world.service.store.iterations.list(runId).map(({ title }) => title)).toEqual([
      'second',
      'second',
      'second',
    ])
  })
})

describe('when the harness breaks', () => {
  test('a server that can’t be reached fails the run, not the case', async () => {
    const { run, items } = await execute(
      await start(),
      [{ title: 't', steps: [{ id: 's', kind: 'toolCall', toolName: 'echo' }] }],
      {
        serverIds: ['dead'],
      },
    )
    expect(run.status).toBe('failed')
    expect(items[0]).toMatchObject({
      status: 'setup_failed',
      error: expect.stringContaining('"dead" can\'t be reached'),
    })
  })

  test('a run over its time is timed_out', async () => {
    const slow = closing(await startTarget(() => new Promise(() => {})))
    const world = await start({ settings: { runTimeoutMs: 50, serverTimeoutMs: 200 } }, { slow: slow.url })
    const { run } = await execute(
      world,
      [{ title: 't', steps: [{ id: 's', kind: 'toolCall', toolName: 'echo' }] }],
      {
        serverIds: ['slow'],
      },
    )
    expect(run.status).toBe('timed_out')
  })

  test('a cancelled run stops in the middle and stays cancelled', async () => {
    let calls = 0
    const target = await startTarget(async (request, response) => {
      calls += 1
      await answerMcp(request, response, ['echo'])
    })
    closing(target)
    const world = await start({}, { everything: target.url })
    const client = world.as('ada')
    const tests = Array.from({ length: 50 }, (_, n) =>
      runnable({
        title: `t${n}`,
        runs: 10,
        steps: [{ id: 's', kind: 'toolCall', toolName: 'echo' }],
      }),
    )
    const body = { suiteName: 'long', serverIds: ['everything'], tests }
    const { runId } = await client.call('createEvalRun', { params: shop, body })
    const { iterations, runs } = world.service.store
    await expect
      .poll(() => iterations.summarize(runId).total, { interval: 5, timeout: 10_000 })
      .toBeGreaterThan(2)
    expect(runs.get(runId)?.status).toBe('running')
    const cancelled = await client.call('cancelEvalRun', { params: { ...shop, runId }, body: {} })
    expect(cancelled.status).toBe('cancelled')
    await world.close()
    expect(calls).toBeLessThan(400)
  })

  test('closing the service ends what is underway', async () => {
    const slow = closing(await startTarget(() => new Promise(() => {})))
    const world = await start({}, { slow: slow.url })
    const body = {
      suiteName: 's',
      serverIds: ['slow'],
      tests: [runnable({ title: 't', steps: [{ id: 's', kind: 'toolCall', toolName: 'echo' }] })],
    }
    await world.as('ada').call('createEvalRun', { params: shop, body })
    await world.close()
  })
})

test('a server over stdio, where that is allowed', async () => {
  const seed = describeWorld()
  const [first] = seed.projects ?? []
  if (first === undefined) throw new Error('no project')
  const servers = [{ id: 'piped', name: 'piped', ...everythingCommand }]
  const world = await start({
    seed: { ...seed, projects: [{ id: 'shop', name: 'Shop', servers }] },
    settings: { allowStdio: true },
  })
  const value = await world.as('ada').call('callServerTool', {
    params: { ...shop, serverId: 'piped' },
    body: { toolName: 'echo', parameters: { message: 'piped' } },
  })
  expect(value.content).toEqual([{ type: 'text', text: 'Echo: piped' }])
})

describe('a disk that is full while a run executes', () => {
  test('ends the run as failed as soon as there is room, and no client waits without end', async () => {
    const notices: string[] = []
    const world = await start({ onNotice: (notice) => notices.push(notice) })
    const { runs, iterations } = world.service.store as unknown as Record<string, Record<string, unknown>>
    const full = () => {
      throw Object.assign(new Error('database or disk is full'), { errcode: 13 })
    }
    const write = runs?.put as (run: { status: string }) => void
    let refused = 0
    // Nothing of the run can be stored, and its end only at the second try.
    Object.assign(iterations ?? {}, { insert: full })
    Object.assign(runs ?? {}, {
      put: (run: { status: string }) => {
        if (run.status !== 'failed' || refused > 0) return write(run)
        refused += 1
        return full()
      },
    })
    const { run, items } = await execute(world, [
      { title: 'one', steps: [prompt({ prompt: 'Echo hi' }), assertCalled({ message: 'hi' })] },
    ])
    expect(run.status).toBe('failed')
    expect(items).toEqual([])
    expect(refused).toBe(1)
    expect(notices).toEqual([
      'The database file could not be used: the disk is full. Requests that write are refused.',
    ])
  })
})
