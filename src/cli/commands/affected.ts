import { neutraliseLog } from '#github'
import { findAffected } from '#verdict'
import { type ExitCode, UsageError } from '../../errors.ts'
import { formatPlural, listSome, quoteName } from '../../model/format.ts'
import { printJson } from '../../model/print-json.ts'
import type { ParsedArguments } from '../arguments.ts'
import { defineCommand, findUnexpectedArguments, refuseProblems } from '../command.ts'
import { createInputFlags } from '../input-flags.ts'
import { readConfigAndPolicy } from '../policy.ts'
import { askGit, type TerminalIo } from '../terminal-io.ts'

const policyNames = ['suite-name', 'policy'] as const

export const affectedCommand = defineCommand({
  usage: ['affected [--since COMMIT] [flags]'],
  about: [
    'Prints which cases the changes of this checkout touch, by `affected` in the policy: a pattern per line, * for every case, nothing for none. Cases by their tools are in --json.',
  ],
  groups: [
    {
      title: 'What changed',
      flags: {
        since: {
          placeholder: 'COMMIT',
          default: 'origin/main',
          description: 'Commit or branch that the changes are counted from, at their merge base.',
        },
      },
    },
    { title: 'What it touches', flags: createInputFlags(policyNames) },
    {
      title: 'Output',
      flags: { json: { kind: 'switch', description: 'Print the answer as JSON.' } },
    },
  ],
  exitCodes: '0 printed, 2 usage error, no `affected` in the policy, or git does not know the commit',
  run: runAffectedCommand,
})

async function runAffectedCommand(
  args: ParsedArguments<'since' | 'json' | (typeof policyNames)[number]>,
  io: TerminalIo,
): Promise<ExitCode> {
  refuseProblems(findUnexpectedArguments(args.positionals))
  const { config, policy } = await readConfigAndPolicy(args, policyNames, io)
  if (policy.affected.length === 0)
    throw new UsageError({
      message: `the policy ${config.policyPath} has no affected`,
      advice: 'Say which files touch which cases: `affected: [{ paths: "prompts/*", cases: "*" }]`.',
    })
  const paths = listChangedPaths(args.text('since') ?? 'origin/main', io)
  const { touched, unnamed, uncovered } = findAffected(paths, policy)
  const cases = [...new Set(touched.flatMap(({ rule }) => rule.cases))]
  const tools = [...new Set(touched.flatMap(({ rule }) => rule.tools))]
  const every = unnamed.length > 0
  if (every) io.stderr.write(`No entry of affected names ${quotePaths(unnamed)}, so every case is due.\n`)
  if (uncovered.length > 0)
    io.stderr.write(
      `No eval covers ${formatPlural(uncovered.length, 'changed prompt')}: ${quotePaths(uncovered)}.\n`,
    )
  if (args.isOn('json')) io.stdout.write(printJson({ every, cases, tools, unnamed, uncovered }))
  // Which cases call a tool is known to runs only.
  else if (every || tools.length > 0) io.stdout.write('*\n')
  else for (const pattern of cases) io.stdout.write(`${neutraliseLog(pattern)}\n`)
  return 0
}

/** @throws UsageError where git can't say */
function listChangedPaths(since: string, { cwd }: TerminalIo): readonly string[] {
  const commit = askGit(cwd, 'rev-parse', '--verify', '--quiet', '--end-of-options', `${since}^{commit}`)
  const base = commit && askGit(cwd, 'merge-base', commit, 'HEAD')
  if (base === undefined || base === '')
    throw new UsageError({
      message: `git knows no commit that this checkout has in common with ${since}`,
      advice: 'In a workflow, give actions/checkout `fetch-depth: 0`.',
    })
  const flags = ['--name-only', '--no-renames', '--no-ext-diff', '--relative']
  const listed = askGit(cwd, '-c', 'core.quotePath=false', 'diff', ...flags, base)
  return listed?.split('\n') ?? []
}

function quotePaths(paths: readonly string[]): string {
  return neutraliseLog(listSome(paths, 3, quoteName))
}
