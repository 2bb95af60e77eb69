import { resolve } from 'node:path'
import { createTerminalPlatform, readBaselineRuns } from '#github'
import { createJob, judgeMeasuredSource, loadMeasuredSuite } from '#job'
import type { ExitCode } from '../../errors.ts'
import type { ParsedArguments } from '../arguments.ts'
import { defineCommand, refuseProblems } from '../command.ts'
import { createInputFlags } from '../input-flags.ts'
import { readConfigAndPolicy } from '../policy.ts'
import {
  judgedExitCodes,
  listOutputFlags,
  type OutputFlag,
  outputFlags,
  showJudgedReport,
} from '../show-report.ts'
import { askGit, type TerminalIo } from '../terminal-io.ts'

const policyNames = ['suite-name', 'policy', 'path-prefix', 'look-again-base'] as const

export const measureCommand = defineCommand({
  usage: ['measure [COMMAND] [--baseline FILES… …] [flags]'],
  about: [
    'Runs the evals itself, each case once and then only those that decide, until the verdict is certain or the budget is spent; without a baseline as often as the budget allows, to become one.',
    'COMMAND runs the cases of $EVAL_GATE_CASES (all, if that list is empty) $EVAL_GATE_ITERATIONS times and writes its reports into the folder $EVAL_GATE_REPORTS. Without it, the tool that the folder uses is run.',
  ],
  groups: [
    {
      title: 'What to compare with',
      flags: {
        baseline: {
          kind: 'values',
          placeholder: 'FILES…',
          description:
            'Results file or reports of one run of the state before: paths or glob patterns. Give it again for every earlier run, the newest first.',
        },
        answers: {
          placeholder: 'FOLDER',
          default: '.eval-gate/answers',
          description:
            'Where answers wait when the command is interrupted or the budget is spent. The next call goes on from those of the same code and command.',
        },
      },
    },
    { title: 'Verdict', flags: createInputFlags(policyNames) },
    { title: 'Output', flags: outputFlags },
  ],
  exitCodes: judgedExitCodes,
  run: runMeasureCommand,
})

type MeasureFlag = 'baseline' | 'answers' | OutputFlag | (typeof policyNames)[number]

async function runMeasureCommand(args: ParsedArguments<MeasureFlag>, io: TerminalIo): Promise<ExitCode> {
  const [measure = 'auto', ...others] = args.positionals
  const advice = `eval-gate measure "${args.positionals.join(' ')}"`
  refuseProblems(others.slice(0, 1).map(() => ({ message: 'the command is one argument', advice })))
  const { config, policy } = await readConfigAndPolicy(args, policyNames, io, { measure })
  const git = { commit: askGit(io.cwd, 'rev-parse', 'HEAD') }
  const platform = createTerminalPlatform({ streams: io, cwd: io.cwd, env: io.env, git, clock: io.clock })
  const { format, lost } = policy
  const outputs = listOutputFlags(args, io)
  const written = args.occurrences('baseline')
  const baseline =
    written.length === 0
      ? null
      : await readBaselineRuns(written, {
          root: io.cwd,
          allowOutside: true,
          format,
          lost,
          outputs,
        })
  const job = createJob(policy, config, platform)
  const folder = resolve(io.cwd, args.text('answers') ?? '.eval-gate/answers')
  const { judgeMeasuredSuite } = await loadMeasuredSuite()
  const findBase = async () => ({ baseline })
  return await judgeMeasuredSuite({ baseline, isBase: baseline === null, folder }, job, async (source) => {
    const { report } = await judgeMeasuredSource({ ...source, findBase }, job)
    return await showJudgedReport(report, policy, args, platform, io)
  })
}
