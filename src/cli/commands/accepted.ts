import { listAcceptances } from '#job'
import { ArtifactError, type ExitCode } from '../../errors.ts'
import { asDay, isDay } from '../../model/acceptance/entry.ts'
import { compact } from '../../model/data.ts'
import { dayMs, formatDay } from '../../model/format-time.ts'
import { printJson } from '../../model/print-json.ts'
import type { ParsedArguments } from '../arguments.ts'
import { defineCommand, findUnexpectedArguments, refuseProblems } from '../command.ts'
import { repositoryFlags, requireRepository } from '../repository.ts'
import type { TerminalIo } from '../terminal-io.ts'

const usualDays = 90

const flags = {
  ...repositoryFlags,
  since: {
    placeholder: 'DAY',
    description: 'First day (UTC), such as 2030-01-31. By default 90 days ago.',
  },
} as const

export const acceptedCommand = defineCommand({
  usage: ['accepted [flags]'],
  about: [
    'Prints who accepted what, when and why, as JSON Lines: the comments on pull requests, and the entries of .github/eval-gate-accepted.yml. `refused` says why one does not count, by the rights of today.',
  ],
  groups: [{ title: 'What to list', flags }],
  exitCodes: '0 printed, 2 usage error, 3 GitHub did not answer, or there are more than 20,000 comments',
  run: runAcceptedCommand,
})

async function runAcceptedCommand(
  args: ParsedArguments<keyof typeof flags>,
  io: TerminalIo,
): Promise<ExitCode> {
  const since = args.text('since')
  refuseProblems(
    compact([
      ...findUnexpectedArguments(args.positionals),
      since !== undefined && !isDay(since) && { message: `--since ${asDay}; got "${since}"` },
    ]),
  )
  const {
    branch,
    runtime: { clock },
    review: { conversations },
    repository: { commits, repositoryFiles },
  } = requireRepository(args, io)
  if (conversations === undefined || commits === undefined || repositoryFiles === undefined)
    throw new TypeError('there is no access to GitHub')
  const sinceMs = Date.parse(since ?? formatDay(clock.now() - usualDays * dayMs))
  const { items, isComplete } = await listAcceptances(
    { branch, sinceMs },
    { conversations, commits, repositoryFiles },
  )
  for (const record of items) io.stdout.write(`${printJson(record, 0)}\n`)
  if (!isComplete)
    throw new ArtifactError('GitHub has more comments than are read, so the list is not complete.', [
      'Give a later day as --since.',
    ])
  return 0
}
