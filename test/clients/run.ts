/**
 * `npm run test:clients`: clients that nobody here wrote, against the local service. One is generated from our own
 * OpenAPI document and one from somebody else's, where there is one (CONFORMANCE_OPENAPI): types of openapi-typescript,
 * requests of openapi-fetch. The SDK of the npm registry calls an address that is retired, and must be told (410).
 * `--sdk=PATH` and `--cli=PATH` play newer ones, built elsewhere: `dist/index.js` of each; what they are answered is held
 * against the other document. Exits with 1 when a client failed or an answer does not fit.
 */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { startDocumentProxy } from '../support/service/document-proxy.ts'
import { startScratchService } from '../support/service/scratch.ts'
import { playCli, playRetiredSdk, playSdk } from './vendor.ts'

const here = import.meta.dirname
const packages = join(here, 'node_modules')
const { CONFORMANCE_OPENAPI: given = resolve(here, '../../../shared/spec/public-openapi.json') } = process.env
const { values: newer } = parseArgs({ options: { sdk: { type: 'string' }, cli: { type: 'string' } } })
const service = await startScratchService()
const proxy = existsSync(given) ? await startDocumentProxy(service.baseUrl, given) : undefined
const place = { baseUrl: proxy?.baseUrl ?? service.baseUrl, key: service.key ?? '' }
const results: boolean[] = [await playGenerated(resolve(here, '../../docs/openapi.json'))]
if (existsSync(given)) results.push(await playGenerated(given))
else console.log(`SKIPPED: no OpenAPI document at ${given}. Set CONFORMANCE_OPENAPI to the path of one.`)
results.push(await play('retired SDK', playRetiredSdk, join(packages, '@mcpjam/sdk/dist/index.js')))
if (newer.sdk !== undefined) results.push(await play('SDK', playSdk, newer.sdk))
if (newer.cli !== undefined) results.push(await play('CLI', playCli, newer.cli))
for (const problem of new Set(proxy?.problems)) console.error(`ANSWER ${problem}`)
results.push((proxy?.problems ?? []).length === 0)
await service.close()
// The MCP server of the tests is a process of its own, which ends with this one.
process.exit(results.every(Boolean) ? 0 : 1)

/** Generates types from a document, compiles the play with them, and plays it. */
async function playGenerated(document: string): Promise<boolean> {
  console.log(`\nA client generated from ${document}`)
  const folder = mkdtempSync(join(here, 'generated-'))
  try {
    copyFileSync(join(here, 'play.ts'), join(folder, 'play.ts'))
    const compilerOptions = {
      ...{ strict: true, target: 'es2022', module: 'nodenext', moduleResolution: 'nodenext', noEmit: true },
      ...{ allowImportingTsExtensions: true, skipLibCheck: true, lib: ['es2022', 'dom'], types: [] },
    }
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['play.ts'] }))
    const generate = [join(packages, 'openapi-typescript/bin/cli.js'), document, '-o', 'document.d.ts']
    const compile = [join(packages, 'typescript/bin/tsc'), '-p', '.']
    for (const args of [generate, compile])
      if (spawnSync(process.execPath, args, { cwd: folder, stdio: 'inherit' }).status !== 0) return false
    const play = [join(folder, 'play.ts'), place.baseUrl, place.key, 'scratch']
    const [code] = await once(spawn(process.execPath, play, { stdio: 'inherit' }), 'exit')
    return code === 0
  } finally {
    rmSync(folder, { recursive: true })
  }
}

async function play(name: string, steps: typeof playSdk, path: string): Promise<boolean> {
  console.log(`\nThe ${name} at ${path}`)
  try {
    await steps(path, place)
    return true
  } catch (error) {
    console.error(error)
    return false
  }
}
