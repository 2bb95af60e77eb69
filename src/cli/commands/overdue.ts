import { neutraliseLog } from '#github'
import { describeOverdue, findOverdue } from '#job'
import { type ExitCode, UsageError } from '../../errors.ts'
import { formatPlural } from '../../model/format.ts'
import type { ParsedArguments } from '../arguments.ts'
import { defineCommand, findUnexpectedArguments, refuseProblems } from '../command.ts'
import { createInputFlags } from '../input-flags.ts'
import { readConfigAndPolicy } from '../policy.ts'
import { repositoryFlags, requireRepository } from '../repository.ts'
import type { TerminalIo } from '../terminal-io.ts'

export const overdueCommand = defineCommand({
  usage: ['overdue [flags]'],
  about: ['Names the suites of `heartbeat` in the policy that were not measured on main in time.'],
  groups: [
    { title: 'Where to look', flags: repositoryFlags },
    { title: 'What is due', flags: createInputFlags(['policy']) },
  ],
  exitCodes:
    '0 every suite was measured in time, 2 usage error or no heartbeat, 3 GitHub did not answer, 4 a suite is overdue',
  run: runOverdueCommand,
})

async function runOverdueCommand(
  args: ParsedArguments<keyof typeof repositoryFlags | 'policy'>,
  io: TerminalIo,
): Promise<ExitCode> {
  refuseProblems(findUnexpectedArguments(args.positionals))
  const {
    storage: { artifacts },
    runtime: { clock },
    branch,
  } = requireRepository(args, io)
  const { config, policy } = await readConfigAndPolicy(args, ['policy'], io)
  const { heartbeat } = policy
  const due = Object.keys(heartbeat).length
  if (due === 0 || artifacts === undefined)
    throw new UsageError({
      message: `the policy ${config.policyPath} has no heartbeat`,
      advice: 'Say how often suites must be measured: `heartbeat: { nightly: 26h }`.',
    })
  const overdue = await findOverdue(heartbeat, { branch, now: clock.now() }, artifacts)
  for (const suite of overdue) io.stdout.write(`${neutraliseLog(describeOverdue(suite, branch))}\n`)
  if (overdue.length > 0) return 4
  io.stdout.write(
    `${due === 1 ? 'The suite' : `All ${formatPlural(due, 'suite')}`} of heartbeat ${due === 1 ? 'was' : 'were'} measured on ${branch} in time.\n`,
  )
  return 0
}
