import { createServer, type IncomingMessage } from 'node:http'

/**
 * Suites and cases as the public document of a deployment has them (wire facts 9): vocabulary 1, strict requests, its
 * own words. Written from those facts alone, without the project's contract, so that both can't share a mistake.
 */
export interface PublicSuites {
  readonly baseUrl: string
  /** `METHOD path`, oldest first, with the body of writes. */
  readonly requests: readonly { readonly line: string; readonly body: Fields }[]
  readonly suites: Map<string, Fields>
  /** Cases by suite. */
  readonly cases: Map<string, Fields[]>
  close(): Promise<void>
}

type Fields = Record<string, unknown>

const caseKeys = 'id title steps expectedOutput iterations isNegative scenario models matchOptions checks'
const testKeys = 'title steps runs model provider expectedOutput isNegativeTest scenario advancedConfig'
const bodies: Readonly<Record<string, { readonly required: string; readonly optional: string }>> = {
  'POST suites': {
    required: 'name serverIds model tests',
    optional: 'description serverNames provider passCriteria tags',
  },
  'PATCH suite': {
    required: '',
    optional: 'name description environment environmentIds executionConfig hosts settings',
  },
  settings: {
    required: '',
    optional: 'minimumAccuracy minimumIterations matchOptions checks judge',
  },
  test: { required: 'title steps', optional: testKeys },
  'POST case': { required: 'title steps', optional: caseKeys },
  'PATCH case': { required: '', optional: caseKeys },
  'POST batch': { required: 'cases', optional: 'duplicatePolicy overrideReason' },
  'PATCH schedule': { required: 'enabled', optional: 'intervalMinutes environmentId' },
}

/** Keys of each kind of step and assertion; `!` marks those that are required. */
const stepKeys: Readonly<Record<string, string>> = {
  prompt: 'id! kind! prompt!',
  toolCall: 'id! kind! serverName toolName! arguments!',
  interact: 'id! kind! toolName! action!',
  assert: 'id! kind! assertion!',
}
const assertionKeys: Readonly<Record<string, string>> = {
  toolCalledWith: 'type! toolName! args! minCount',
  toolCalledAtLeastOnce: 'type! toolName!',
  toolNeverCalled: 'type! toolName!',
  firstToolWas: 'type! toolName!',
  responseContains: 'type! needle! caseSensitive',
  responseMatches: 'type! pattern!',
  noToolErrors: 'type!',
  finalAssistantMessageNonEmpty: 'type!',
  tokenBudgetUnder: 'type! tokens!',
  turnCountUnder: 'type! turns!',
  widgetRendered: 'type! toolName',
  widgetRenderLatencyUnder: 'type! ms! toolName',
  widgetNoConsoleErrors: 'type! toolName',
}

function checkKeys(what: string, keys: string | undefined, value: Fields): void {
  if (keys === undefined) throw new Refusal(`${what}: is not known`)
  const known = keys.split(' ')
  for (const key of known) {
    if (key.endsWith('!') && value[key.slice(0, -1)] === undefined)
      throw new Refusal(`${what}: ${key} is missing`)
  }
  for (const key of Object.keys(value)) {
    if (!known.includes(key) && !known.includes(`${key}!`)) throw new Refusal(`${what}: unknown key ${key}`)
  }
}

function checkAssertion({ role, ...assertion }: Fields): void {
  if (role !== undefined && role !== 'gating' && role !== 'advisory')
    throw new Refusal(`role: ${String(role)}`)
  checkKeys(String(assertion.type), assertionKeys[String(assertion.type)], assertion)
  if (assertion.type === 'toolCalledWith') {
    checkKeys('args', 'args! argumentMatching', assertion.args as Fields)
  }
}

function checkSteps(steps: unknown): void {
  for (const step of steps as Fields[]) {
    checkKeys(`step ${String(step.kind)}`, stepKeys[String(step.kind)], step)
    if (step.kind === 'assert') checkAssertion(step.assertion as Fields)
  }
}

class Refusal extends Error {
  readonly status: number
  constructor(message: string, status = 400) {
    super(message)
    this.status = status
  }
}

function check(kind: string, body: Fields): void {
  const { required = '', optional = '' } = bodies[kind] ?? {}
  const needed = required.split(' ').filter(Boolean)
  for (const key of needed) if (body[key] === undefined) throw new Refusal(`${kind}: ${key} is required`)
  const known = [...needed, ...optional.split(' ')]
  for (const key of Object.keys(body)) {
    if (!known.includes(key)) throw new Refusal(`${kind}: Unrecognized key "${key}".`)
  }
  if ('steps' in body && (!Array.isArray(body.steps) || body.steps.length === 0)) {
    throw new Refusal(`${kind}: steps must not be empty`)
  }
  if ('steps' in body) checkSteps(body.steps)
  const checks = Array.isArray(body.checks) ? body.checks : (body.checks as Fields | undefined)?.list
  for (const rule of (checks ?? []) as Fields[]) checkAssertion(rule)
  if (body.description === null) throw new Refusal(`${kind}: description must be a string`)
}

const isFilledList = (value: unknown): value is unknown[] => Array.isArray(value) && value.length > 0

function withProviders(models: unknown): Fields[] {
  if (!Array.isArray(models)) return []
  return models.map(({ model, provider }: Fields) => ({
    model,
    provider: String(model).includes('/') ? String(model).split('/')[0] : provider,
  }))
}

/** Starts the deployment with one project, its servers and one environment. */
export async function startPublicSuites(
  servers: readonly string[] = ['everything', 'second'],
): Promise<PublicSuites> {
  const requests: { line: string; body: Fields }[] = []
  const suites = new Map<string, Fields>()
  const cases = new Map<string, Fields[]>()
  let ids = 0
  const newId = (kind: string): string => {
    ids += 1
    return `${kind}${ids}`
  }

  const storeCase = (suiteId: string, { id, ...body }: Fields): Fields => {
    const own = cases.get(suiteId) ?? []
    if (own.some(({ declaredId }) => id !== undefined && declaredId === id)) {
      throw new Refusal('DUPLICATE_CASE_ID', 409)
    }
    const stored = {
      iterations: 1,
      isNegative: false,
      ...body,
      id: newId('row'),
      declaredId: id ?? newId('minted'),
      models: withProviders(body.models),
    }
    cases.set(suiteId, [...own, stored])
    return stored
  }

  const answer = (method: string, path: string, body: Fields): readonly [number, unknown] => {
    if (path === '/projects') return [200, { items: [{ id: 'shop', name: 'Shop' }] }]
    if (path === '/projects/shop/servers')
      return [200, { items: servers.map((name) => ({ id: `srv-${name}`, name })) }]
    if (path.startsWith('/projects/shop/environments')) {
      if (path.endsWith('/resolve')) {
        const environment = { id: 'env', name: 'staging', revision: 1 }
        return [200, { environment, effectiveServerIds: ['srv-everything'], effectiveModelId: 'anthropic/m' }]
      }
      return [200, { items: [{ id: 'env', name: 'staging', hostId: 'h', revision: 1, archived: false }] }]
    }
    const [, suiteId = '', rest = ''] =
      /^\/projects\/shop\/eval-suites(?:\/([^/]+))?(?:\/(.+))?$/.exec(path) ?? []
    if (!path.startsWith('/projects/shop/eval-suites')) throw new Refusal('Route not found', 404)
    if (suiteId === '') {
      if (method === 'GET')
        return [200, { items: [...suites.values()].map(({ id, name }) => ({ id, name })) }]
      check('POST suites', body)
      if (!isFilledList(body.serverIds) || !isFilledList(body.tests)) throw new Refusal('must not be empty')
      const id = newId('suite')
      const committed = body.tests.map((test) => {
        check('test', test as Fields)
        const { runs, model, provider, isNegativeTest = false, ...own } = test as Fields
        const models = [{ model: model ?? body.model, provider }]
        const stored = storeCase(id, { ...own, iterations: runs ?? 1, isNegative: isNegativeTest, models })
        return { id: stored.id, name: own.title }
      })
      suites.set(id, {
        id,
        name: body.name,
        description: body.description ?? null,
        projectId: 'shop',
        environment: { servers: ['everything'], computerEnvironment: null },
        executionConfig: { model: body.model },
        hosts: [],
        environmentIds: [],
        settings: {
          minimumAccuracy: (body.passCriteria as Fields | undefined)?.minimumPassRate ?? null,
          minimumIterations: null,
          matchOptions: null,
          checks: [],
          judge: { enabled: false },
        },
        schedule: { enabled: false, intervalMinutes: null, environmentId: null },
      })
      return [
        201,
        { suiteId: id, name: body.name, servers: [{ id: 'srv' }], caseUpsert: { committed, failed: [] } },
      ]
    }
    const suite = suites.get(suiteId)
    if (suite === undefined) throw new Refusal('Suite not found', 404)
    if (rest === '') {
      if (method === 'GET') return [200, suite]
      check('PATCH suite', body)
      const { settings, environment, executionConfig, environmentIds, ...others } = body
      if (settings !== undefined) check('settings', settings as Fields)
      const edited = {
        ...suite,
        ...others,
        environmentIds: environmentIds === undefined ? suite.environmentIds : (environmentIds ?? []),
        environment: { ...(suite.environment as Fields), ...(environment as Fields) },
        executionConfig: { ...(suite.executionConfig as Fields), ...(executionConfig as Fields) },
        settings: { ...(suite.settings as Fields), ...(settings as Fields) },
      }
      suites.set(suiteId, edited)
      return [200, edited]
    }
    if (rest === 'schedule') {
      check('PATCH schedule', body)
      const edited = { ...suite, schedule: { ...(suite.schedule as Fields), ...body } }
      suites.set(suiteId, edited)
      return [200, edited]
    }
    const own = cases.get(suiteId) ?? []
    if (rest === 'cases') return [200, { items: own }]
    if (rest === 'cases/batch') {
      check('POST batch', body)
      const created: Fields[] = []
      const failed: Fields[] = []
      for (const [index, one] of (body.cases as Fields[]).entries()) {
        check('POST case', one)
        try {
          const { id, title, declaredId } = storeCase(suiteId, one)
          created.push({ index, id, title, declaredId, replayed: false })
        } catch (error) {
          failed.push({ index, code: (error as Error).message, message: 'is taken' })
        }
      }
      const duplicatePolicy = { effectivePolicy: 'block', coerced: false }
      return [201, { created, failed, duplicatePolicy, warnings: [] }]
    }
    const row = own.find(({ id }) => rest === `cases/${String(id)}`)
    if (row === undefined) throw new Refusal('Case not found', 404)
    if (method === 'DELETE') {
      cases.set(
        suiteId,
        own.filter((one) => one !== row),
      )
      return [200, { id: row.id, deleted: true }]
    }
    check('PATCH case', body)
    const { id: declaredId = row.declaredId, models, ...fields } = body
    Object.assign(row, fields, { declaredId }, models === undefined ? {} : { models: withProviders(models) })
    return [200, row]
  }

  const server = createServer(async (request, response) => {
    const body = await readBody(request)
    const path = (request.url ?? '').replace(/^\/api\/v1/, '').replace(/\?.*$/, '')
    requests.push({ line: `${request.method} ${path}`, body })
    const send = (status: number, value: unknown): void => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value))
    }
    try {
      send(...answer(request.method ?? '', path, body))
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      const code = error.status === 404 ? 'NOT_FOUND' : 'VALIDATION_ERROR'
      send(error.status, { code, message: error.message })
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : ''
  return {
    baseUrl: `http://127.0.0.1:${port}/api/v1`,
    requests,
    suites,
    cases,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

async function readBody(request: IncomingMessage): Promise<Fields> {
  let text = ''
  for await (const chunk of request) text += String(chunk)
  return text === '' ? {} : (JSON.parse(text) as Fields)
}
