import { describeOverdue, findOverdue } from '../../baseline/overdue.ts'
import { type ExitCode, UsageError } from '../../errors.ts'
import { plural } from '../../model/format.ts'
import { neutraliseLog } from '../../platform/neutralise.ts'
import type { ParsedArguments } from '../arguments.ts'
import { defineCommand, refuseProblems, unexpected } from '../command.ts'
import { inputFlags } from '../input-flags.ts'
import { readSettings } from '../policy.ts'
import { repositoryFlags, requireRepository } from '../repository.ts'
import type { TerminalIo } from '../terminal-io.ts'

export const overdueCommand = defineCommand({
  usage: ['overdue [flags]'],
  about: ['Names the suites of `heartbeat` in the policy that were not measured on main in time.'],
  groups: [
    { title: 'Where to look', flags: repositoryFlags },
    { title: 'What is due', flags: inputFlags(['policy']) },
  ],
  exitCodes:
    '0 every suite was measured in time, 2 usage error or no heartbeat, 3 GitHub did not answer, 4 a suite is overdue',
  run: runOverdue,
})

async function runOverdue(
  args: ParsedArguments<keyof typeof repositoryFlags | 'policy'>,
  io: TerminalIo,
): Promise<ExitCode> {
  refuseProblems(unexpected(args.positionals))
  const { artifacts, clock, branch } = requireRepository(args, io)
  const { config, policy } = await readSettings(args, ['policy'], io)
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
    `${due === 1 ? 'The suite' : `All ${plural(due, 'suite')}`} of heartbeat ${due === 1 ? 'was' : 'were'} measured on ${branch} in time.\n`,
  )
  return 0
}
