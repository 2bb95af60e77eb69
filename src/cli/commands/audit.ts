import { type ExitCode, UsageError } from '../../errors.ts'
import { compact } from '../../model/data.ts'
import { printJson } from '../../model/print-json.ts'
import type { ParsedArguments } from '../arguments.ts'
import { auditHistory } from '../audit/audit.ts'
import { describeAudit } from '../audit/describe.ts'
import { sumWeeks } from '../audit/weeks.ts'
import { defineCommand, findUnexpectedArguments, refuseProblems } from '../command.ts'
import { createInputFlags } from '../input-flags.ts'
import { readConfigAndPolicy } from '../policy.ts'
import { readStoredRuns } from '../rehearse/door.ts'
import type { TerminalIo } from '../terminal-io.ts'

const policyNames = ['suite-name', 'policy'] as const
const fewestRuns = 3

export const auditCommand = defineCommand({
  usage: ['audit --runs PATHS… [flags]'],
  about: [
    'Says how often this gate would have been wrong on your own history: judges each stored run of the base branch against those before it, runs in which nothing changed, and runs that are broken in known ways. No model is called.',
    'Each file or folder of a folder is one run: results files, baselines (gh run download), or reports.',
  ],
  groups: [
    {
      title: 'What to audit',
      flags: {
        runs: {
          kind: 'values',
          placeholder: 'PATHS…',
          description: 'Folders with a file or folder for each run, or the files themselves.',
        },
        'pull-requests': {
          kind: 'values',
          placeholder: 'PATHS…',
          description:
            'Results of pull requests in the same way, only to sum up by week what eval-gate measure spent on them.',
        },
      },
    },
    { title: 'Verdict', flags: createInputFlags(policyNames) },
    { title: 'Output', flags: { json: { kind: 'switch', description: 'Print the audit as JSON.' } } },
  ],
  exitCodes: '0 done, 2 usage error or unreadable runs',
  run: runAuditCommand,
})

type AuditFlag = 'runs' | 'pull-requests' | 'json' | (typeof policyNames)[number]

async function runAuditCommand(args: ParsedArguments<AuditFlag>, io: TerminalIo): Promise<ExitCode> {
  const paths = args.texts('runs')
  refuseProblems(
    compact([
      ...findUnexpectedArguments(args.positionals),
      paths.length === 0 && { message: '--runs is required', advice: 'eval-gate audit --runs runs/' },
    ]),
  )
  const { policy } = await readConfigAndPolicy(args, policyNames, io)
  const read = await readStoredRuns(paths, io.cwd, policy)
  const runs = read.filter(({ cases }) => cases.size > 0)
  if (runs.length < fewestRuns) {
    const message = `an audit needs at least ${fewestRuns} runs; ${paths.join(', ')} has ${runs.length}`
    throw new UsageError({
      message,
      advice:
        'Fetch more of the base branch, for example with gh run download, or run the suite a few more times.',
    })
  }
  const baselineRuns = Math.min(policy.baselineRuns, runs.length - 1)
  const proposals = args.texts('pull-requests')
  const billed = proposals.length === 0 ? [] : await readStoredRuns(proposals, io.cwd, policy)
  const weeks = sumWeeks([...runs, ...billed])
  const result = { ...auditHistory(runs, policy, { baselineRuns }), weeks }
  const name = args.text('suite-name') ?? runs[0]?.info.suiteName ?? ''
  const source = args.text('policy') ?? `fail-on: ${policy.failOn}`
  io.stdout.write(args.isOn('json') ? `${printJson(result)}\n` : describeAudit(result, name, source))
  return 0
}
