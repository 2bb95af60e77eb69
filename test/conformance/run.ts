/**
 * `npm run test:conformance`: client, action and suites as code against a deployment that somebody else's OpenAPI
 * document describes (CONFORMANCE_OPENAPI), and all rules of `eval-gate conformance` against the local service. Exits
 * with 1 when a rule is broken.
 */
import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { OpenApi } from '../../src/cli/conformance/document.ts'
import { ruleSources } from '../../src/cli/conformance/expectations.ts'
import { launchRules } from '../../src/cli/conformance/launch-rules.ts'
import { createProbe } from '../../src/cli/conformance/probe.ts'
import { readRules } from '../../src/cli/conformance/read-rules.ts'
import { askAll, type Line, printTable } from '../../src/cli/conformance/table.ts'
import { writeRules } from '../../src/cli/conformance/write-rules.ts'
import { startScratchService } from '../support/service/scratch.ts'
import { askThirdParty } from './third-party.ts'

const tables: (readonly Line[])[] = []
const show = (title: string, lines: readonly Line[]) => {
  tables.push(lines)
  console.log(printTable(title, lines, ruleSources))
}

show('Rules of the local service', await askLocal())
const path =
  process.env.CONFORMANCE_OPENAPI ?? resolve(import.meta.dirname, '../../../shared/spec/public-openapi.json')
if (existsSync(path)) {
  const document = JSON.parse(readFileSync(path, 'utf8')) as OpenApi
  show('Client, action and suites as code on the described deployment', await askThirdParty(document))
} else {
  console.log(`\nSKIPPED: no OpenAPI document at ${path}. Set CONFORMANCE_OPENAPI to the path of one.`)
}
const isBroken = tables.flat().some(({ outcome }) => outcome === 'broken')
// The MCP server of the tests is a process of its own, which ends with this one.
process.exit(isBroken ? 1 : 0)

async function askLocal(): Promise<readonly Line[]> {
  const service = await startScratchService()
  try {
    const probe = createProbe({
      baseUrl: service.baseUrl,
      key: service.key ?? '',
      projectId: 'scratch',
      model: 'anthropic/claude-haiku-4.5',
      tool: 'echo',
    })
    return await askAll([...readRules, ...writeRules, ...launchRules], probe)
  } finally {
    await service.close()
  }
}
