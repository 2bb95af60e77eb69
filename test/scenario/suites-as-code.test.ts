import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type LocalService, startLocalService } from '../../local-service/index.ts'
import { runCli } from '../support/run-cli.ts'
import { sharedEverything } from '../support/service/targets.ts'
import { lastingFolder } from '../support/workspace.ts'

/*
 * The examples of docs/suites-as-code.md, word for word, against the local service, which is strict unless told otherwise.
 * `npm run test:conformance` does the same to a deployment that a document of somebody else describes.
 */

const page = readFileSync(resolve('docs/suites-as-code.md'), 'utf8')
const blocks = (language: string) =>
  [...page.matchAll(new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\``, 'gm'))].map(
    ([, text = '']) => text,
  )
const files = blocks('yaml').filter((text) => /^cases:/m.test(text))
const commands = blocks('sh').flatMap((text) =>
  text.split('\n').flatMap((line) => {
    const [, args] = /^eval-gate ([^#]+)/.exec(line) ?? []
    return args === undefined ? [] : [args.trim().split(/ +/)]
  }),
)

const key = 'sk_docs'
const folder = lastingFolder()
let service: LocalService
beforeEach(async () => {
  const { url } = await sharedEverything()
  // What the page says that must exist: the client `desktop`.
  const project = {
    id: 'shop',
    name: 'Shop',
    servers: [{ id: 'srv-shop', name: 'shop', url }],
    clients: [
      { id: 'desktop', name: 'desktop', model: 'anthropic/claude-haiku-4.5', servers: ['shop'] },
      { id: 'bare', name: 'bare', servers: ['shop'] },
    ],
  }
  service = await startLocalService({
    keys: [],
    rateLimit: 'off',
    seed: { keys: [{ secret: key }], projects: [project] },
  })
})
afterEach(() => service.close())

async function evalGate(args: readonly string[]) {
  const env = { EVAL_GATE_API_KEY: key, EVAL_GATE_BASE_URL: service.baseUrl }
  return await runCli(args, { cwd: folder, env, waitsFile: join(folder, 'waits') })
}

function changesSince(from: number): string[] {
  return service.requests
    .slice(from)
    .flatMap(({ method, path }) => (method === 'GET' ? [] : [`${method} ${path}`]))
}

describe.each(files)('the documented suite', (file) => {
  const [, path = ''] = /^# (\S+\.yml)$/m.exec(file) ?? []
  beforeAll(() => {
    mkdirSync(join(folder, path, '..'), { recursive: true })
    writeFileSync(join(folder, path), file)
  })

  it('is the one of the documented commands', () => {
    expect(files).toHaveLength(1)
    expect(commands).toEqual([
      ['suite', 'plan', path],
      ['suite', 'apply', path],
    ])
  })

  it('is planned and applied by these commands, and the next plan is empty', async () => {
    for (const command of commands) {
      const { exitCode, stderr } = await evalGate(command)
      expect(exitCode, stderr).toBe(0)
    }
    const before = service.requests.length
    const again = await evalGate(['suite', 'plan', path, '--check'])
    expect(again.exitCode, again.stdout).toBe(0)
    const applied = await evalGate(['suite', 'apply', path])
    expect(applied.exitCode, applied.stderr).toBe(0)
    expect(changesSince(before)).toEqual([])
    const [suite] = service.store.suites.list('shop')
    const [stored] = service.store.cases.list(suite?.id ?? '')
    expect(stored).toMatchObject({ title: 'Greets a new customer', declaredId: 'greets' })
  })

  it.each([
    ['saved', 'sync-suite: true'],
    ['as it is, with servers', 'servers: shop'],
  ])('runs %s', async (_, setting) => {
    const before = service.requests.length
    const hosted = `{ suite-file: ${path}, ${setting} }`
    const args = ['run', '--hosted', hosted, '--project', 'shop', '--baseline', 'none']
    const { exitCode, stdout, stderr } = await evalGate(args)
    const [launch] = service.requests
      .slice(before)
      .filter(({ operationId }) => operationId === 'createEvalRun')
    expect(launch?.status, stdout + stderr).toBe(202)
    // Five repetitions, and no server of the test greets anybody.
    expect(stdout).toContain('1 case, 5 iterations: 0 passed, 5 failed')
    expect(exitCode).toBe(3)
  })

  it('in an environment without a model is refused for that, not as an edit of somebody else', async () => {
    const bare = file.replace('name: support', 'name: bare').replaceAll('staging', 'bare')
    writeFileSync(join(folder, 'bare.yml'), bare.replace('client: desktop', 'client: bare'))
    const { exitCode, stderr } = await evalGate(['suite', 'apply', 'bare.yml'])
    expect(exitCode).toBe(3)
    expect(stderr).toContain('Neither the environment nor its host names a model')
    expect(stderr).not.toContain('somebody else')
  })
})
