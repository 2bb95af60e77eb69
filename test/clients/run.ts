/**
 * `npm run test:clients`: clients that nobody here wrote, against the local service. One is generated from our own
 * OpenAPI document and one from somebody else's, where there is one (CONFORMANCE_OPENAPI): types of openapi-typescript,
 * requests of openapi-fetch. The SDK of the npm registry calls an address that is retired, and must be told (410). `--sdk PATH` plays a built SDK that is newer, which must succeed. Exits with 1 when a client failed.
 */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { startScratchService } from '../support/service/scratch.ts'

interface Sdk {
  reportEvalResults(input: object): Promise<unknown>
}

const here = import.meta.dirname
const packages = join(here, 'node_modules')
const { CONFORMANCE_OPENAPI: given = resolve(here, '../../../shared/spec/public-openapi.json') } = process.env
const newerSdk = /^--sdk=(.+)$/.exec(process.argv[2] ?? '')?.[1]
const service = await startScratchService()
const results: boolean[] = [await playGenerated(resolve(here, '../../docs/openapi.json'))]
if (existsSync(given)) results.push(await playGenerated(given))
else console.log(`SKIPPED: no OpenAPI document at ${given}. Set CONFORMANCE_OPENAPI to the path of one.`)
results.push(await playSdk(join(packages, '@mcpjam/sdk/dist/index.js'), /status 410/))
if (newerSdk !== undefined) results.push(await playSdk(resolve(newerSdk), undefined))
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
    const play = [join(folder, 'play.ts'), service.baseUrl, service.key ?? '', 'scratch']
    const [code] = await once(spawn(process.execPath, play, { stdio: 'inherit' }), 'exit')
    return code === 0
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Uploads with an SDK. With a pattern, the upload must fail with a sentence that fits it. */
async function playSdk(path: string, refusal: RegExp | undefined): Promise<boolean> {
  console.log(`\nThe SDK at ${path}`)
  const sdk: Sdk = await import(pathToFileURL(path).href)
  const upload = {
    apiKey: service.key,
    baseUrl: new URL(service.baseUrl).origin,
    suiteName: 'sdk',
    results: [{ caseTitle: 'first', passed: true }],
  }
  const outcome = await sdk.reportEvalResults(upload).then(JSON.stringify, (error: unknown) => String(error))
  console.log(outcome)
  return refusal === undefined ? outcome.startsWith('{') : refusal.test(outcome)
}
