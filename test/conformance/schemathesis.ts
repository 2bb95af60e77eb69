/**
 * `npm run test:schemathesis`: requests that Schemathesis makes up from an OpenAPI document, sent to the local service.
 * No answer may fail, or differ from what the document says, and no request may be taken that it forbids. It reads our
 * own document, and somebody else's where there is one (CONFORMANCE_OPENAPI). SEED and EXAMPLES say how many and which.
 * Exits with 1 when something was found.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { project, requireTool, run } from '../../scripts/require-tool.ts'
import { startScratchService } from '../support/service/scratch.ts'

/** What every document must keep. That a valid request is taken is no check: no schema can say which ids exist. */
const answers = [
  'not_a_server_error',
  'content_type_conformance',
  'response_headers_conformance',
  'response_schema_conformance',
]
/** What our own document says besides: each status, and what is refused. */
const ownChecks = [...answers, 'status_code_conformance', 'negative_data_rejection']
const { SEED: seed = '1', EXAMPLES: examples = '5' } = process.env
const requirements = '.ci/schemathesis.txt'
const tool = installTool()
const given = process.env.CONFORMANCE_OPENAPI ?? join(project, '../shared/spec/public-openapi.json')
const folder = mkdtempSync(join(tmpdir(), 'eval-gate-schemathesis-'))
writeFileSync(join(folder, 'schemathesis.toml'), '[parameters]\n"path.projectId" = "scratch"\n')
const service = await startScratchService()
let isRight = await hold(join(project, 'docs/openapi.json'), ownChecks)
if (existsSync(given)) isRight = (await hold(given, answers)) && isRight
else console.log(`\nSKIPPED: no OpenAPI document at ${given}. Set CONFORMANCE_OPENAPI to the path of one.`)
await service.close()
rmSync(folder, { recursive: true })
// The MCP server of the tests is a process of its own, which ends with this one.
process.exit(isRight ? 0 : 1)

function installTool(): string {
  const version = /^schemathesis==(\S+)/m.exec(readFileSync(join(project, requirements), 'utf8'))?.[1]
  const place = join(project, '.tools', `schemathesis-${version}`)
  const options = ['--quiet', '--disable-pip-version-check', '--root-user-action=ignore', '--no-deps']
  const args = ['-m', 'pip', 'install', ...options, '--target', place, '--requirement', requirements]
  return requireTool(join(place, 'bin/schemathesis'), () => run('python3', args))
}

/** Sends made-up requests of a document to the service. Answers whether nothing was found. */
async function hold(document: string, checks: readonly string[]): Promise<boolean> {
  const key = `Authorization: Bearer ${service.key}`
  const args = [
    ...[tool, '--config-file', join(folder, 'schemathesis.toml'), 'run', document],
    ...['--url', service.baseUrl, '--header', key, '--phases', 'fuzzing', '--warnings', 'off'],
    ...['--checks', checks.join(','), '--max-examples', examples, '--seed', seed, '--continue-on-failure'],
  ]
  const env = { ...process.env, PYTHONPATH: join(tool, '../..') }
  const [code] = await once(spawn('python3', args, { cwd: folder, env, stdio: 'inherit' }), 'exit')
  return code === 0
}
