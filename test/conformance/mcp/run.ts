/**
 * `npm run test:mcp`: the official conformance suite of MCP, for both revisions, with the MCP client of the local
 * service and with the server `eval-gate mcp`. Exits with 1 for a failed check that `misses.ts` gives no reason for,
 * and for a reason that is no longer needed.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { bridgeToHttp } from './bridge.ts'
import { misses, type Side } from './misses.ts'

const root = resolve(import.meta.dirname, '../../..')
const suite = join(root, 'node_modules/@modelcontextprotocol/conformance/dist/index.js')
const revisions = ['2025-11-25', '2026-07-28']

interface Check {
  readonly name: string
  readonly isPassed: boolean
  readonly message: string
}

const server = await bridgeToHttp([join(root, 'dist/cli/index.js'), 'mcp'])
const client = `${process.execPath} ${join(import.meta.dirname, 'client.ts')}`
const checks: Readonly<Record<Side, readonly Check[]>> = {
  client: await runSuites('client', '--command', client),
  server: await runSuites('server', '--url', server.url),
}
await server.close()
const isRight = (['client', 'server'] as const).map(report).every(Boolean)
process.exit(isRight ? 0 : 1)

async function runSuites(side: Side, ...target: string[]): Promise<readonly Check[]> {
  const checks: Check[] = []
  for (const revision of revisions) checks.push(...(await runSuite(side, revision, ...target)))
  return checks
}

async function runSuite(side: Side, revision: string, ...target: string[]): Promise<readonly Check[]> {
  const folder = mkdtempSync(join(tmpdir(), 'eval-gate-mcp-'))
  const args = [suite, side, ...target, '--requirements', revision, '--timeout', '120000', '-o', folder]
  await once(spawn(process.execPath, args, { cwd: folder, stdio: 'ignore' }), 'exit')
  const checks = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('checks.json'))
    .flatMap((file) => {
      const scenario = file.replace(/^server-/, '').replace(/-\d{4}-\d\d-\d\dT.*$/, '')
      const found: { id: string; status: string; errorMessage?: string }[] = JSON.parse(
        readFileSync(join(folder, file), 'utf8'),
      )
      return found
        .filter(({ status }) => status === 'SUCCESS' || status === 'FAILURE')
        .map(({ id, status, errorMessage = '' }) => ({
          name: `${scenario}:${id}`,
          isPassed: status === 'SUCCESS',
          message: `${revision}: ${errorMessage}`,
        }))
    })
  rmSync(folder, { recursive: true })
  if (checks.length === 0) throw new Error(`The suite checked nothing of the ${side}.`)
  const count = checks.filter(({ isPassed }) => isPassed).length
  console.log(`${side}, ${revision}: ${count} of ${checks.length} checks passed`)
  return checks
}

/** Prints the checks that were missed, each with its reason. Answers whether each has one, and each reason a check. */
function report(side: Side): boolean {
  const failed = checks[side].filter(({ isPassed }) => !isPassed)
  const unused = misses[side].filter((miss) => !failed.some(({ name }) => miss.checks.test(name)))
  const unknown = failed.filter(({ name }) => !misses[side].some((miss) => miss.checks.test(name)))
  for (const miss of misses[side]) {
    const names = new Set(failed.map(({ name }) => name).filter((name) => miss.checks.test(name)))
    console.log(`\n${side} misses ${names.size}: ${miss.reason}\n  ${[...names].join('\n  ')}`)
  }
  for (const { name, message } of unknown) console.log(`\nBROKEN ${side} ${name}: ${message}`)
  for (const { reason } of unused) console.log(`\nNOT NEEDED for the ${side}: ${reason}`)
  return unknown.length === 0 && unused.length === 0
}
