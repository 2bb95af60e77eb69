import { describe, expect, test } from 'vitest'
import { says, startModelStub } from '../../../test/support/service/model-stub.ts'
import type { LocalServiceOptions } from '../../http/server.ts'
import { closing, openWorld } from './world.ts'

/** A hosted run says `passed` only for what it graded. Everything here is raw HTTP, without the project's client. */

type Body = Readonly<Record<string, unknown>>
const v2 = { headers: { 'x-service-eval-vocabulary': '2' } }

const start = async (options: LocalServiceOptions = {}) => {
  const opened = await openWorld(options)
  const { call } = opened
  /** An empty suite of this project's server; the cases follow. */
  const author = async (suite: Body, cases: readonly Body[]): Promise<string> => {
    const { json, status } = await call('POST', '/projects/shop/eval-suites', {
      body: {
        name: 'graded',
        serverIds: ['everything'],
        model: 'local/scripted',
        tests: [{ title: 'placeholder', steps: [toolCall] }],
        ...suite,
      },
    })
    expect(status).toBe(201)
    const path = `/projects/shop/eval-suites/${json.suiteId}/cases`
    const placeholder = (await call('GET', path)).json.items[0]
    if (cases.length > 0) await call('DELETE', `${path}/${placeholder?.id}`)
    for (const body of cases) {
      const created = await call('POST', path, { body, ...v2 })
      expect(created.json.message).toBeUndefined()
      expect(created.status).toBe(201)
    }
    return json.suiteId
  }
  return { ...opened, author }
}

const toolCall = { id: 'call', kind: 'toolCall', toolName: 'echo', arguments: { message: 'hi' } }
const failing = { id: 'bad', kind: 'toolCall', toolName: 'nothing' }
const prompt = (fields: Body = {}) => ({
  id: 'ask',
  kind: 'prompt',
  prompt: 'Say hi',
  'x-reply': 'hi',
  ...fields,
})
const silent = prompt({ 'x-calls': [] })
const replied = { id: 'r', kind: 'assert', assertion: { type: 'responseContains', needle: 'hi' } }
const rule = (fields: Body) => ({ role: 'required', ...fields })

describe('assertions of a case', () => {
  test('a required rule that does not hold fails a case whose steps all hold', async () => {
    const { author, execute } = await start()
    const list = [rule({ type: 'toolCalledAtLeastOnce', toolName: 'never-called' })]
    const suiteId = await author({}, [
      { title: 'ruled', steps: [toolCall], assertions: { mode: 'replace', list } },
    ])
    const { run, items } = await execute({ suiteId })
    expect(run).toMatchObject({ status: 'completed', result: 'failed' })
    expect(items[0]).toMatchObject({
      status: 'completed',
      result: 'failed',
      error: 'Expected a call of never-called; called: echo({"message":"hi"}).',
    })
  })

  test('an advisory rule that does not hold is noted and fails nothing', async () => {
    const { author, execute, call } = await start()
    const list = [rule({ type: 'toolCalledAtLeastOnce', toolName: 'never-called', role: 'advisory' })]
    const suiteId = await author({}, [
      { title: 'ruled', steps: [toolCall], assertions: { mode: 'replace', list } },
    ])
    const { run, items } = await execute({ suiteId })
    expect(run).toMatchObject({ result: 'passed' })
    const trace = await call('GET', `/projects/shop/eval-runs/${run.id}/iterations/${items[0]?.id}/trace`)
    expect(trace.json.analysis).toMatchObject({
      assertions: [{ role: 'advisory', passed: false, type: 'toolCalledAtLeastOnce' }],
    })
  })

  test.each([
    ['inherit', 'failed'],
    ['extend', 'failed'],
    ['replace', 'passed'],
  ])('%s takes the rules of the suite: %s', async (mode, result) => {
    const { author, execute, call } = await start()
    const list = [rule({ type: 'toolCalledAtLeastOnce', toolName: 'echo' })]
    const suiteId = await author({}, [{ title: 'ruled', steps: [toolCall], assertions: { mode, list } }])
    const patched = await call('PATCH', `/projects/shop/eval-suites/${suiteId}`, {
      body: { settings: { defaultAssertions: [rule({ type: 'toolNeverCalled', toolName: 'echo' })] } },
      ...v2,
    })
    expect(patched.status).toBe(200)
    expect(patched.headers.get('vary')).toBe('x-service-eval-vocabulary')
    expect((await execute({ suiteId })).run).toMatchObject({ result })
  })

  test('a case without rules of its own is judged by those of the suite', async () => {
    const { author, execute, call } = await start()
    const suiteId = await author({}, [{ title: 'plain', steps: [toolCall] }])
    const body = { settings: { checks: [{ type: 'toolNeverCalled', toolName: 'echo' }] } }
    expect((await call('PATCH', `/projects/shop/eval-suites/${suiteId}`, { body })).status).toBe(200)
    expect((await execute({ suiteId })).run).toMatchObject({ result: 'failed' })
  })

  test.each([
    ['of a rule', { assertions: { mode: 'replace', list: [{ type: 'magic' }] }, steps: [toolCall] }],
    ['of a step', { steps: [{ id: 'a', kind: 'assert', assertion: { type: 'magic' } }] }],
    [
      'without what it needs',
      { steps: [{ id: 'a', kind: 'assert', assertion: { type: 'toolCalledAtLeastOnce' } }] },
    ],
  ])('an assertion that can’t be checked is refused when it is written: %s', async (_, fields) => {
    const { call } = await start()
    const path = '/projects/shop/eval-suites/plain/cases'
    const { status, json } = await call('POST', path, { body: { title: 'odd', ...fields }, ...v2 })
    expect([status, json.code]).toEqual([400, 'VALIDATION_ERROR'])
  })
})

describe('expected results', () => {
  test('a negative case passes when no tool was called, and fails when one was', async () => {
    const { author, execute } = await start()
    const suiteId = await author({}, [
      { title: 'quiet', steps: [silent], isNegative: true, models: [{ model: 'local/scripted' }] },
      { title: 'loud', steps: [toolCall], isNegative: true },
    ])
    const { items } = await execute({ suiteId })
    expect(items).toMatchObject([
      { title: 'quiet', result: 'passed' },
      { title: 'loud', result: 'failed', error: 'No tool may be called; called: echo({"message":"hi"}).' },
    ])
  })

  test('a negative case whose own steps fail does not pass', async () => {
    const { author, execute } = await start()
    const text = { id: 'r', kind: 'assert', assertion: { type: 'responseContains', needle: 'bye' } }
    const suiteId = await author({}, [
      { title: 'quiet', steps: [silent, text], isNegative: true, models: [{ model: 'local/scripted' }] },
    ])
    expect((await execute({ suiteId })).items).toMatchObject([{ result: 'failed' }])
  })

  test('expected calls are asserted with steps, so the key is refused', async () => {
    const { call } = await start()
    const { status, json } = await call('POST', '/projects/shop/eval-suites/plain/cases', {
      body: { title: 'x', steps: [toolCall], expectedToolCalls: [{ toolName: 'echo' }] },
    })
    expect(status).toBe(400)
    expect(json).toMatchObject({
      code: 'VALIDATION_ERROR',
      message: expect.stringContaining('expectedToolCalls'),
    })
  })
})

describe('how often and how good', () => {
  test('the minimum pass rate of a new suite is that of its runs', async () => {
    const { author, execute } = await start()
    const suiteId = await author({ passCriteria: { minimumPassRate: 50 } }, [
      { title: 'good', steps: [toolCall] },
      { title: 'bad', steps: [failing] },
    ])
    const { run } = await execute({ suiteId })
    expect(run).toMatchObject({ result: 'passed', summary: { total: 2, passed: 1 } })
  })

  test('minimumIterations is a floor', async () => {
    const { author, execute, call } = await start()
    const suiteId = await author({}, [
      { title: 'once', steps: [toolCall] },
      { title: 'five times', steps: [toolCall], legacyIterations: 5 },
      { title: 'exactly twice', steps: [toolCall], iterations: 2 },
    ])
    const body = { settings: { minimumIterations: 3 } }
    expect((await call('PATCH', `/projects/shop/eval-suites/${suiteId}`, { body })).status).toBe(200)
    const { items } = await execute({ suiteId })
    const counts = Object.entries(Object.groupBy(items, ({ title }) => String(title)))
    expect(counts.map(([title, own]) => [title, own?.length])).toEqual([
      ['once', 3],
      ['five times', 5],
      ['exactly twice', 2],
    ])
  })

  test('a case may need only a share of its iterations', async () => {
    const { author, execute } = await start()
    const replies = ['good', 'good', 'bad', 'good']
    const steps = [
      { id: 'p', kind: 'prompt', prompt: 'Go', 'x-replies': replies },
      { id: 'a', kind: 'assert', assertion: { type: 'responseContains', needle: 'good' } },
    ]
    const models = [{ model: 'local/scripted' }]
    const one = await author({ name: 'lenient' }, [
      { title: 'mostly', steps, iterations: 4, passThreshold: 0.75, models },
    ])
    expect((await execute({ suiteId: one })).run).toMatchObject({ result: 'passed' })
    const two = await author({ name: 'strict' }, [
      { title: 'mostly', steps, iterations: 4, passThreshold: 0.8, models },
    ])
    expect((await execute({ suiteId: two })).run).toMatchObject({ result: 'failed' })
  })
})

describe('what is not a test is not run', () => {
  test.each([
    ['no steps', { title: 'x' }],
    ['an empty list', { title: 'x', steps: [] }],
    ['an unknown kind', { title: 'x', steps: [{ id: 's', kind: 'frobnicate' }] }],
    ['a prompt without text', { title: 'x', steps: [{ id: 's', kind: 'prompt' }] }],
    ['a blank prompt', { title: 'x', steps: [{ id: 's', kind: 'prompt', prompt: '  ' }] }],
    ['an assert without assertion', { title: 'x', steps: [{ id: 's', kind: 'assert' }] }],
    ['a tool call without a tool', { title: 'x', steps: [{ id: 's', kind: 'toolCall' }] }],
  ])('%s: 400', async (_, body) => {
    const { call } = await start()
    const path = '/projects/shop/eval-suites/plain/cases'
    const created = await call('POST', path, { body })
    expect(created).toMatchObject({ status: 400, json: { code: 'VALIDATION_ERROR' } })
    const [known] = (await call('GET', path)).json.items
    if (!('steps' in body)) return
    const edited = await call('PATCH', `${path}/${known?.id}`, { body: { steps: body.steps } })
    expect(edited).toMatchObject({ status: 400, json: { code: 'VALIDATION_ERROR' } })
    const inline = { suiteName: 'inline', serverIds: ['everything'], tests: [body] }
    const launched = await call('POST', '/projects/shop/eval-runs', { body: inline })
    expect(launched).toMatchObject({ status: 400, json: { code: 'VALIDATION_ERROR' } })
  })

  test('an uploaded case is not executed', async () => {
    const { call, execute } = await start()
    await call('POST', '/projects/default/eval-ingest/report', {
      body: { suiteName: 'plain', results: [{ caseTitle: 'from a report', passed: false }] },
    })
    const { run, items } = await execute({ suiteId: 'plain' })
    expect(items.map(({ title }) => title)).toEqual(['echoes'])
    expect(run).toMatchObject({ result: 'passed', summary: { total: 1 } })
  })

  test('a suite of uploads alone has nothing to run', async () => {
    const { call, launch } = await start()
    const { json } = await call('POST', '/projects/default/eval-ingest/report', {
      body: { suiteName: 'reports only', results: [{ caseTitle: 'from a report', passed: false }] },
    })
    const { status, json: refused } = await launch({ suiteId: json.suiteId, serverIds: ['everything'] })
    expect(status).toBe(400)
    expect(refused).toMatchObject({
      code: 'VALIDATION_ERROR',
      message: expect.stringContaining('no case that can be executed'),
    })
  })

  test('two inline tests of one title are refused, wherever they are sent', async () => {
    const { call } = await start()
    const tests = [
      { title: 'same', steps: [toolCall], runs: 1, model: 'local/scripted', provider: 'local' },
      { title: 'same', steps: [failing], runs: 1, model: 'local/scripted', provider: 'local' },
    ]
    const launched = await call('POST', '/projects/shop/eval-runs', {
      body: { suiteName: 'twins', serverIds: ['everything'], tests },
    })
    expect(launched).toMatchObject({ status: 400, json: { message: expect.stringContaining('"same"') } })
    const authored = await call('POST', '/projects/shop/eval-suites', {
      body: { name: 'twins', serverIds: ['everything'], model: 'local/scripted', tests },
    })
    expect(authored).toMatchObject({ status: 400, json: { message: expect.stringContaining('"same"') } })
  })
})

describe('nothing passes that nobody graded', () => {
  const model = { models: [{ model: 'local/scripted' }] }
  const advisory = [rule({ type: 'responseContains', needle: 'hi', role: 'advisory' })]

  test.each([
    ['one prompt and nothing else', { steps: [prompt()] }, 'nothing grades the case'],
    [
      'advisory rules alone',
      { steps: [prompt()], assertions: { mode: 'replace', list: advisory } },
      'nothing grades the case',
    ],
    [
      'an expected output without a judge',
      { steps: [prompt(), replied], expectedOutput: 'Hello, Ada' },
      'expectedOutput: only the assertion "x-llm-judge" reads it',
    ],
  ])('%s refuses the launch', async (_, fields, message) => {
    const { author, launch } = await start()
    const suiteId = await author({}, [{ title: 'ungraded', ...fields, ...model }])
    const { status, json } = await launch({ suiteId })
    expect([status, json.message]).toEqual([400, expect.stringContaining(`"ungraded": ${message}`)])
  })

  test('a judge of the suite that would have to run by itself refuses the launch', async () => {
    const { author, launch, call } = await start()
    const suiteId = await author({}, [{ title: 'calls', steps: [toolCall] }])
    const judge = async (settings: Body) => {
      const body = { settings: { judge: settings } }
      expect((await call('PATCH', `/projects/shop/eval-suites/${suiteId}`, { body })).status).toBe(200)
      return await launch({ suiteId })
    }
    const { status, json } = await judge({ enabled: true, autoRun: true })
    expect([status, json.message]).toEqual([400, expect.stringContaining('settings.judge')])
    expect((await judge({ enabled: true, autoRun: false })).status).toBe(202)
  })

  test('an upload that announced more iterations than it holds is inconclusive', async () => {
    const { call } = await start()
    const ingest = (suffix: string, body: Body) =>
      call('POST', `/projects/shop/eval-ingest/${suffix}`, { body })
    const { json } = await ingest('runs/start', {
      suiteName: 'announced',
      externalRunId: 'announced-1',
      expectedIterations: 4,
    })
    const results = ['a', 'b'].map((caseTitle) => ({
      caseTitle,
      passed: true,
      externalIterationId: caseTitle,
    }))
    await ingest('runs/iterations', { runId: json.runId, results })
    const done = await ingest('runs/finalize', { runId: json.runId, externalRunId: 'announced-1' })
    expect(done.json).toMatchObject({ status: 'completed', result: 'inconclusive', summary: { total: 2 } })
  })
})

describe('what could not be executed has no verdict', () => {
  test.each([
    ['a browser step', { id: 's', kind: 'interact', action: { kind: 'click' } }],
    ['an assertion about a widget', { id: 's', kind: 'assert', assertion: { type: 'widgetRendered' } }],
  ])('%s refuses the launch', async (_, step) => {
    const { author, launch, world } = await start()
    const suiteId = await author({}, [{ title: 'clicks', steps: [toolCall, step] }])
    const { status, json } = await launch({ suiteId })
    expect([status, json.message]).toEqual([400, expect.stringContaining('needs a hosted browser')])
    expect(world.service.store.runs.countBySuite(suiteId)).toBe(0)
  })

  test('a run that was cancelled', async () => {
    const { author, launch, finish, call, world } = await start()
    const slow = prompt({ 'x-replies': ['hi'] })
    const suiteId = await author({}, [
      { title: 'many', steps: [slow, toolCall], iterations: 10, models: [{ model: 'local/scripted' }] },
    ])
    const { json } = await launch({ suiteId })
    await expect
      .poll(() => world.service.store.iterations.summarize(json.runId).passed, { interval: 1 })
      .toBeGreaterThan(0)
    await call('POST', `/projects/shop/eval-runs/${json.runId}/cancel`, { body: {} })
    const { run } = await finish(json.runId)
    if (run.status === 'cancelled') expect(run.result).toBe('inconclusive')
    else expect(run).toMatchObject({ status: 'completed', result: 'passed' })
  })

  test('a run that timed out after iterations that passed', async () => {
    const { world, call } = await start()
    const { store } = world.service
    const { json } = await call('POST', '/projects/default/eval-ingest/runs/start', {
      body: { suiteName: 'late', externalRunId: 'late-1' },
    })
    await call('POST', '/projects/default/eval-ingest/runs/iterations', {
      body: { runId: json.runId, results: [{ caseTitle: 'a', passed: true, externalIterationId: 'x' }] },
    })
    const { json: done } = await call('POST', '/projects/default/eval-ingest/runs/finalize', {
      body: { runId: json.runId, terminalStatus: 'timed_out' },
    })
    expect(done).toMatchObject({ status: 'timed_out', result: 'inconclusive', summary: { passed: 1 } })
    expect(store.runs.get(json.runId)?.status).toBe('timed_out')
  })
})

describe('models', () => {
  test('a model of the environment that is not hosted refuses the launch', async () => {
    const { call, launch } = await start()
    const created = await call('POST', '/projects/shop/environments', {
      body: { name: 'odd model', hostId: 'client', modelId: 'openai/nope' },
    })
    await call('PATCH', '/projects/shop/eval-suites/plain', {
      body: { environmentIds: [created.json.id] },
    })
    const { status, json } = await launch({ suiteId: 'plain' })
    expect(status).toBe(400)
    expect(json).toMatchObject({
      code: 'VALIDATION_ERROR',
      details: { hostedModels: ['openai/gpt-5-mini', 'openai/gpt-5-nano'] },
    })
  })

  test('a model that was not really asked is marked in the run and in each iteration', async () => {
    const { author, execute } = await start()
    const suiteId = await author({ model: 'anthropic/claude-haiku-4.5' }, [
      { title: 'asks', steps: [prompt(), replied], models: [{ model: 'anthropic/claude-haiku-4.5' }] },
      { title: 'calls', steps: [toolCall] },
    ])
    const { run, items } = await execute({ suiteId })
    expect(run).toMatchObject({ modelExecution: 'scripted' })
    expect(items).toMatchObject([
      { title: 'asks', model: 'anthropic/claude-haiku-4.5', modelExecution: 'scripted' },
      { title: 'calls' },
    ])
    expect(items[1]).not.toHaveProperty('modelExecution')
  })

  test('a model that was asked is not', async () => {
    const { baseUrl } = closing(await startModelStub(() => says('hi')))
    const { author, execute } = await start({ settings: { modelEndpoints: [{ baseUrl }] } })
    const suiteId = await author({}, [
      { title: 'asks', steps: [prompt(), replied], models: [{ model: 'openai/gpt-5-mini' }] },
    ])
    const { run, items } = await execute({ suiteId })
    expect(run).toMatchObject({ result: 'passed', modelExecution: 'endpoint' })
    expect(items).toMatchObject([{ modelExecution: 'endpoint' }])
  })
})
