import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getOperation, type OperationId, operationIds } from '../../../src/contract/operations.ts'
import { ServiceError } from '../../../src/errors.ts'
import {
  answerMcp,
  sharedEverything,
  startOAuthTarget,
  startTarget,
  type Target,
} from '../../../test/support/service/targets.ts'
import { handlers } from '../../handlers/all.ts'
import { refusalsOf, requestOf } from './refusals.ts'
import { codeOf, type Given, type Row } from './row.ts'
import { accountRows } from './rows/account.ts'
import { caseRows } from './rows/cases.ts'
import { clientRows } from './rows/clients.ts'
import { environmentRows } from './rows/environments.ts'
import { ingestRows } from './rows/ingest.ts'
import { runRows } from './rows/runs.ts'
import { serverRows } from './rows/servers.ts'
import { sessionRows } from './rows/sessions.ts'
import { studyRows } from './rows/studies.ts'
import { suiteRows } from './rows/suites.ts'
import { startWorld, type Targets, type World } from './world.ts'

/** Endpoint × status × reason: what the local service answers the real client. */
const rows: readonly Row[] = [
  ...accountRows,
  ...caseRows,
  ...clientRows,
  ...environmentRows,
  ...ingestRows,
  ...runRows,
  ...serverRows,
  ...sessionRows,
  ...studyRows,
  ...suiteRows,
]

const started: Target[] = []
let targets: Targets = {}

beforeAll(async () => {
  const [everything, slow, oauth, bare, forbidden] = await Promise.all([
    sharedEverything(),
    startTarget(() => new Promise(() => {})),
    startOAuthTarget(),
    startTarget((request, response) => answerMcp(request, response)),
    startTarget((_, response) => void response.writeHead(403).end()),
  ])
  started.push(slow, oauth, bare, forbidden)
  targets = {
    everything: everything.url,
    slow: slow.url,
    oauth: oauth.url,
    bare: bare.url,
    forbidden: forbidden.url,
  }
})
afterAll(async () => {
  await Promise.all(started.map((target) => target.close()))
})

const rowsOfOperation = [...Map.groupBy(rows, ({ operation }) => operation)]

describe.each(rowsOfOperation)('%s', (operation, own) => {
  test.each(own.map((row) => [describeRow(row), row] as const))('%s', async (_, row) => {
    await inWorld(row, (world, given) => checkRow(row, world, given))
  })

  test('what every operation refuses', async () => {
    const success = successOf(operation, own)
    await inWorld(success, async (world, given) => {
      for (const refusal of refusalsOf(success)) await checkRow(refusal, world, given)
    })
  })
})

function successOf(operation: OperationId, own: readonly Row[]): Row {
  const { successStatus } = getOperation(operation)
  return own.find(({ status }) => status === successStatus) ?? expect.fail(`${operation} has no success`)
}

async function inWorld(row: Row, body: (world: World, given: Given) => Promise<void>): Promise<void> {
  const world = await startWorld(row.options, targets)
  try {
    await body(world, (await row.given?.(world)) ?? {})
  } finally {
    await world.close()
  }
}

async function checkRow(row: Row, world: World, given: Given): Promise<void> {
  const request = requestOf(row, given, targets)
  const exchange = world.as(row.as ?? 'ada').exchange(row.operation, request, { check: false })
  if (row.status < 400) {
    const { status, value } = await exchange
    expect(status).toBe(row.status)
    if (row.answer !== undefined) expect(value).toMatchObject(row.answer)
    await row.check?.(value, world)
    return
  }
  const failure = await exchange.then(
    ({ status }) => expect.fail(`${row.name}: answered ${status}`),
    (error: unknown) => error,
  )
  expect(failure).toBeInstanceOf(ServiceError)
  const { status, code, reason, details } = failure as ServiceError
  expect({ status, code, reason }, row.name).toEqual({
    status: row.status,
    code: row.code ?? codeOf(row.status),
    // The client takes `details.code` for the reason where there is no other.
    reason: row.reason ?? row.details?.code,
  })
  if (row.details !== undefined) expect(details).toMatchObject(row.details)
  await row.check?.(failure, world)
}

describe('the table is whole', () => {
  test('every operation has a handler', () => {
    expect(Object.keys(handlers).sort()).toEqual([...operationIds].sort())
  })

  test('every operation has a row in docs/api.md', () => {
    const text = readFileSync('docs/api.md', 'utf8')
    expect(operationIds.filter((id) => !text.includes(`\`${id}\``))).toEqual([])
  })

  test.each(operationIds)('%s has a success and a refusal besides an unknown key', (id) => {
    const own = rows.filter(({ operation }) => operation === id)
    const refusals = [...own, ...refusalsOf(successOf(id, own))].filter(({ status }) => status >= 400)
    expect(refusals.filter(({ status }) => status !== 401)).not.toEqual([])
  })
})

function describeRow({ name, status, reason, as }: Row): string {
  return `${name}${as === undefined ? '' : ` (${as})`}: ${status}${reason === undefined ? '' : ` ${reason}`}`
}
