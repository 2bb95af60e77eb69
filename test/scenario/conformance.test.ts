import { writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createServiceClient, type ServiceClient } from '../../src/service/client/client.ts'
import { endOf } from '../support/bundle.ts'
import { quickClock } from '../support/clocks.ts'
import { runCli, startCli } from '../support/run-cli.ts'
import { sharedEverything } from '../support/service/targets.ts'
import { lastingFolder } from '../support/workspace.ts'

/* `eval-gate conformance`, against the bundled local service in a process of its own. */

const key = 'sk_conformance'
let service: ReturnType<typeof startCli>
let client: ServiceClient
let baseUrl: string

beforeAll(async () => {
  const cwd = lastingFolder()
  const { url } = await sharedEverything()
  const projects = ['scratch', 'untouched'].map((id) => ({
    id,
    name: id,
    servers: [{ id: `everything-${id}`, name: 'everything', url }],
    clients: [{ id: `client-${id}`, name: 'client', model: 'local/scripted', servers: ['everything'] }],
  }))
  writeFileSync(join(cwd, 'seed.yml'), JSON.stringify({ keys: [{ secret: key }], projects }))
  service = startCli(['serve', '--port', '0', '--seed', 'seed.yml', '--rate-limit', 'off'], { cwd })
  baseUrl = await new Promise<string>((found, lost) => {
    service.stdout?.setEncoding('utf8').on('data', (text: string) => {
      const [address] = /http:\S+\/api\/v1/.exec(text) ?? []
      if (address !== undefined) found(address)
    })
    service.once('exit', () => lost(new Error('the service did not start')))
  })
  client = createServiceClient({ baseUrl, apiKey: key, clock: quickClock(), env: {} })
})
afterAll(async () => {
  await client.close()
  service.kill()
  await endOf(service)
})

async function conform(project: string | undefined, flags: readonly string[] = [], apiKey = key) {
  const named = project === undefined ? [] : ['--project', project]
  const { exitCode, stdout, stderr } = await runCli(['conformance', baseUrl, ...named, ...flags], {
    cwd: lastingFolder(),
    env: { EVAL_GATE_API_KEY: apiKey },
  })
  const [, held, broken, missing] =
    /(\d+) held, (\d+) broken, (\d+) not offered/.exec(stdout)?.map(Number) ?? []
  return { exitCode, said: stdout + stderr, held, broken, missing }
}

/** Everything in the project that a rule could have made. */
async function stored(id: string): Promise<number> {
  const project = client.project(id)
  const lists = [project.list('listEvalSuites'), project.list('listEnvironments')]
  return (await Promise.all(lists)).flat().length
}

describe('the rules that we rely on, asked of a deployment', () => {
  it('are read only by default: nothing is there afterwards', async () => {
    const { exitCode, said, held, broken, missing } = await conform('untouched')
    expect({ exitCode, broken, missing }, said).toEqual({ exitCode: 0, broken: 0, missing: 0 })
    expect(held).toBeGreaterThan(20)
    expect(await stored('untouched')).toBe(0)
  })

  it('are asked in the first project of the key where none is named', async () => {
    const { exitCode, said, broken } = await conform(undefined)
    expect({ exitCode, broken }, said).toEqual({ exitCode: 0, broken: 0 })
  })

  it.each([
    ['--write', 41],
    ['--launch', 49],
  ])('hold with `%s` in a scratch project', async (flag, atLeast) => {
    const { exitCode, said, held, broken, missing } = await conform('scratch', [
      flag,
      '--openapi',
      resolve('docs/openapi.json'),
    ])
    expect({ exitCode, broken, missing }, said).toEqual({ exitCode: 0, broken: 0, missing: 0 })
    expect(held).toBeGreaterThanOrEqual(atLeast)
    expect(await stored('scratch')).toBeGreaterThan(0)
  })

  it('are broken, and named, where they do not hold', async () => {
    const { exitCode, said, broken } = await conform('scratch', [], 'sk_wrong')
    expect(exitCode).toBe(1)
    expect(broken, said).toBeGreaterThan(5)
    expect(said).toContain('BROKEN the account behind the key')
  })
})
