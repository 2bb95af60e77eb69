/**
 * `npm run test:conformance`: client, action and suites as code against a deployment that somebody else's OpenAPI
 * document describes (CONFORMANCE_OPENAPI), and the rules that we rely on against the local service.
 *
 * With BASE_URL, EVAL_GATE_API_KEY and CONFORMANCE_PROJECT the rules are asked of that deployment instead: only those that
 * read; with `--write` also those that write, which belongs into a project that nobody uses; with `--launch` also those
 * that start runs, which may cost. CONFORMANCE_MODEL and CONFORMANCE_TOOL name a hosted model, and a tool without
 * arguments. Exits with 1 when a rule is broken.
 */
import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { startLocalService } from '../../local-service/index.ts'
import { sharedEverything } from '../support/service/targets.ts'
import type { OpenApi } from './document.ts'
import { createProbe } from './probe.ts'
import { rules } from './rules.ts'
import { askAll, type Line, printTable } from './table.ts'
import { askThirdParty } from './third-party.ts'

const { BASE_URL: baseUrl, EVAL_GATE_API_KEY: key = '', CONFORMANCE_PROJECT: project = '' } = process.env
const launches = process.argv.includes('--launch')
const writes = launches || process.argv.includes('--write')
const tables: (readonly Line[])[] = []
const show = (title: string, lines: readonly Line[]) => {
  tables.push(lines)
  console.log(printTable(title, lines))
}

if (baseUrl !== undefined) {
  const asked = rules.filter(({ needs }) => needs === 'read' || (writes && needs === 'write') || launches)
  show(`Rules of ${new URL(baseUrl).origin}`, await askAll(asked, createProbe(baseUrl, key, project)))
} else {
  show('Rules of the local service', await askLocal())
  const path =
    process.env.CONFORMANCE_OPENAPI ??
    resolve(import.meta.dirname, '../../../shared/spec/public-openapi.json')
  if (existsSync(path)) {
    const document = JSON.parse(readFileSync(path, 'utf8')) as OpenApi
    show('Client, action and suites as code on the described deployment', await askThirdParty(document))
  } else {
    console.log(`\nSKIPPED: no OpenAPI document at ${path}. Set CONFORMANCE_OPENAPI to the path of one.`)
  }
}
const isBroken = tables.flat().some(({ outcome }) => outcome === 'broken')
// The MCP server of the tests is a process of its own, which ends with this one.
process.exit(isBroken ? 1 : 0)

async function askLocal(): Promise<readonly Line[]> {
  const { url } = await sharedEverything()
  const service = await startLocalService({
    rateLimit: 'off',
    seed: {
      projects: [
        {
          id: 'scratch',
          name: 'Scratch',
          default: true,
          servers: [{ id: 'everything', name: 'everything', url }],
          clients: [{ id: 'client', name: 'client', model: 'local/scripted', servers: ['everything'] }],
        },
      ],
    },
  })
  try {
    return await askAll(rules, createProbe(service.baseUrl, service.key ?? '', 'scratch'))
  } finally {
    await service.close()
  }
}
