import { applySuite, describePlan, planSuite } from '#service'
import { loadSuiteFile } from '#settings'
import { documents, type ExitCode, UsageError } from '../../errors.ts'
import type { ParsedArguments } from '../arguments.ts'
import { defineCommand } from '../command.ts'
import { connectionFlags, withProject } from '../connection.ts'
import { createInputFlags } from '../input-flags.ts'
import type { TerminalIo } from '../terminal-io.ts'

const ownFlags = {
  prune: { kind: 'switch', description: 'Also delete cases that are not in the file.' },
  check: { kind: 'switch', description: 'With plan: exit with 1 when something would change.' },
  json: { kind: 'switch', description: 'With plan: print the plan as JSON.' },
} as const

export const suiteCommand = defineCommand({
  usage: ['suite plan FILE [flags]', 'suite apply FILE [flags]'],
  about: [
    `Manages an eval suite of the service as code: plan shows what would change, apply changes it. ${documents}/suites-as-code.md`,
  ],
  groups: [
    { title: 'Flags', flags: ownFlags },
    { title: 'Eval service', flags: { ...connectionFlags, ...createInputFlags(['project']) } },
  ],
  exitCodes:
    '0 done, 1 something would change (with --check), 2 usage error, 3 the service refused or could not be reached',
  run: runSuiteCommand,
})

type SuiteFlag = keyof typeof ownFlags | keyof typeof connectionFlags | 'project'

async function runSuiteCommand(args: ParsedArguments<SuiteFlag>, io: TerminalIo): Promise<ExitCode> {
  const [action, file, ...excess] = args.positionals
  if ((action !== 'plan' && action !== 'apply') || file === undefined || excess.length > 0) {
    const isOther = action !== undefined && action !== 'plan' && action !== 'apply'
    const message = `suite requires plan or apply, and one file${isOther ? `; got "${action}"` : ''}`
    throw new UsageError({ message, advice: 'eval-gate suite plan evals/support.yml' })
  }
  const spec = loadSuiteFile(file, io.cwd)
  return await withProject(args, io, async (project) => {
    const options = { prune: args.isOn('prune') }
    const plan = await planSuite(project, spec, options)
    io.stdout.write(
      args.isOn('json') ? `${JSON.stringify(plan, null, 2)}\n` : `${describePlan(plan).join('\n')}\n`,
    )
    const isSame = plan.actions.length === 0
    if (action === 'plan') {
      if (args.isOn('check') && !isSame) return 1
      return 0
    }
    if (isSame) return 0
    const suiteId = await applySuite(project, spec, plan, options)
    io.stdout.write(`Applied. The suite's id is ${suiteId}.\n`)
    return 0
  })
}
