import { loadConfig } from '../config/load.ts'
import { loadSuiteFile } from '../config/suite-file.ts'
import { UsageError } from '../errors.ts'
import { systemClock } from '../platform/clock.ts'
import { createTerminalLog } from '../platform/terminal.ts'
import { findProjectId } from '../service/catalog.ts'
import { createServiceClient } from '../service/client/client.ts'
import { applySuite, planSuite } from '../service/suites/apply.ts'
import { describePlan } from '../service/suites/describe.ts'
import { parseArguments } from './arguments.ts'
import type { TerminalIo } from './terminal-io.ts'

export const suiteHelp = `eval-gate suite plan|apply FILE [options]

Keeps an eval suite of the service as code (docs/suites-as-code.md).

  plan FILE         say what would change
  apply FILE        change it
  --prune           also delete cases that the file does not have
  --check           with plan: exit with 1 when something would change
  --json            with plan: the plan as JSON on stdout
  --project REF     project by id or name (default: the default project)
  --base-url URL    address of the service, by default EVAL_GATE_BASE_URL
  --api-key KEY     better given as EVAL_GATE_API_KEY
  --header-prefix P prefix of the service's own headers

Exit code: 0 done, 1 something would change (--check), 2 usage, 3 the service refused or can't be reached.
`

/** @throws UsageError for the command line and the file; ServiceError */
export async function runSuite(argv: readonly string[], io: TerminalIo): Promise<number> {
  const { positionals, switches, values } = parseArguments(argv, {
    prune: 'switch',
    check: 'switch',
    json: 'switch',
    project: 'value',
    'base-url': 'value',
    'api-key': 'value',
    'header-prefix': 'value',
  })
  const [action, file, ...others] = positionals
  if ((action !== 'plan' && action !== 'apply') || file === undefined || others.length > 0) {
    throw new UsageError([
      {
        where: 'suite',
        message: 'takes plan or apply, and one file',
        advice: 'eval-gate suite plan evals/support.yml',
      },
    ])
  }
  const spec = loadSuiteFile(file, io.cwd)
  const log = createTerminalLog(io, io.env.EVAL_GATE_DEBUG === '1')
  const last = (name: string) => values.get(name)?.at(-1)
  const apiKey = last('api-key') ?? io.env.EVAL_GATE_API_KEY ?? ''
  if (apiKey !== '') log.mask(apiKey)
  const { service } = loadConfig(
    {
      // The inputs are those of a job; a job needs something to do.
      suite: spec.name,
      'api-key': apiKey,
      'base-url': last('base-url') ?? io.env.EVAL_GATE_BASE_URL ?? '',
      project: last('project') ?? '',
      'header-prefix': last('header-prefix') ?? '',
    },
    { provider: 'terminal' },
  )
  if (service === undefined) throw new TypeError('a job with a suite has a service')
  const { baseUrl, headerPrefix } = service
  const client = createServiceClient({ baseUrl, apiKey, headerPrefix, clock: systemClock, log })
  try {
    const projectId = await findProjectId(client, service.projectId)
    const options = { projectId, prune: switches.has('prune') }
    const plan = await planSuite(client, spec, options)
    io.stdout.write(
      switches.has('json') ? `${JSON.stringify(plan, null, 2)}\n` : `${describePlan(plan).join('\n')}\n`,
    )
    const isSame = plan.actions.length === 0
    if (action === 'plan') return switches.has('check') && !isSame ? 1 : 0
    if (isSame) return 0
    const suiteId = await applySuite(client, spec, plan, options)
    io.stdout.write(`Applied; the suite is ${suiteId}.\n`)
    return 0
  } finally {
    await client.close()
  }
}
