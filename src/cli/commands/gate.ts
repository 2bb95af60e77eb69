import { statSync } from 'node:fs'
import { createTerminalPlatform, readBaselineRuns } from '#github'
import {
  createJob,
  createProgress,
  judgeMeasuredSource,
  logReportFiles,
  type Measurement,
  never,
  readMeasurement,
  toMeasuredReports,
} from '#job'
import type { ExitCode } from '../../errors.ts'
import type { Baseline } from '../../model/comparison/baseline.ts'
import { compact } from '../../model/data.ts'
import { findCaseNames, type RunInfo } from '../../model/run/run.ts'
import type { ParsedArguments } from '../arguments.ts'
import { defineCommand, findUnexpectedArguments, refuseProblems } from '../command.ts'
import { createInputFlags } from '../input-flags.ts'
import { readConfigAndPolicy } from '../policy.ts'
import {
  judgedExitCodes,
  listOutputFlags,
  type OutputFlag,
  outputFlags,
  showJudgedReport,
} from '../show-report.ts'
import type { TerminalIo } from '../terminal-io.ts'

const policyNames = ['suite-name', 'policy', 'path-prefix', 'selection'] as const

export const gateCommand = defineCommand({
  usage: ['gate --baseline FILES… [--baseline FILES… …] --head FILES… [flags]'],
  about: ['Compares the reports of two states and decides, as the action does.'],
  groups: [
    {
      title: 'What to compare',
      flags: {
        baseline: {
          kind: 'values',
          placeholder: 'FILES…',
          description:
            'Reports or a results file of one run of the state before: paths or glob patterns. Give it again for every earlier run, the newest first. With none, as without it, nothing is compared.',
        },
        head: {
          kind: 'values',
          placeholder: 'FILES…',
          description: 'Reports of the state now: paths or glob patterns.',
        },
      },
    },
    { title: 'Verdict', flags: createInputFlags(policyNames) },
    { title: 'Output', flags: outputFlags },
  ],
  exitCodes: judgedExitCodes,
  run: runGateCommand,
})

type GateFlag = 'baseline' | 'head' | OutputFlag | (typeof policyNames)[number]

async function runGateCommand(args: ParsedArguments<GateFlag>, io: TerminalIo): Promise<ExitCode> {
  const head = args.texts('head')
  refuseProblems(
    compact([
      ...findUnexpectedArguments(args.positionals),
      head.length === 0 && {
        message: '--head is required',
        advice: 'eval-gate gate --baseline main.xml --head branch.xml',
      },
    ]),
  )
  const { config, policy } = await readConfigAndPolicy(args, policyNames, io, { reports: head.join('\n') })
  const platform = createTerminalPlatform({ streams: io, cwd: io.cwd, env: io.env, clock: io.clock })
  const { log } = platform.runtime
  const { format, lost } = policy
  const outputs = listOutputFlags(args, io)
  const progress = createProgress('results read', platform.runtime)
  const written = args.occurrences('baseline')
  // As the input of the action says it.
  const baselineRuns = written.flat().join(' ') === 'none' ? [] : written
  const baseline =
    baselineRuns.length === 0
      ? null
      : await readBaselineRuns(baselineRuns, { root: io.cwd, allowOutside: true, format, lost, outputs })
  const measurement = await readMeasurement({
    patterns: head,
    root: io.cwd,
    allowOutside: true,
    outputs,
    pathPrefix: config.pathPrefix,
    info: { id: 'head', suiteName: config.suiteName, createdAt: 0 },
    names: findCaseNames(baseline?.runs[0]),
    format,
    lost,
    onRead: progress.add,
    hideSecrets: platform.step.hideSecrets,
  })
  progress.end()
  logReportFiles(measurement, log)
  const measured = toMeasuredReports(withFileDate(measurement), config, {
    // The user names the files of both sides, so nothing is said about old reports or reports of other code.
    old: [],
    otherCode: undefined,
    service: { kind: 'none' },
  })
  const dated = baseline && forgetCopiedTimes(baseline, measured.run.info)
  const source = { measured, findBase: async () => ({ baseline: dated }), again: never }
  const { report: judgedReport } = await judgeMeasuredSource(source, createJob(policy, config, platform))
  return await showJudgedReport(judgedReport, policy, args, platform, io)
}

/** Dates the run by its report files, so that the same files always give the same output. */
function withFileDate(measured: Measurement): Measurement {
  const times = measured.found.files.map(({ absolutePath }) => Math.floor(statSync(absolutePath).mtimeMs))
  const createdAt = Math.max(0, ...times)
  return { ...measured, run: { ...measured.run, info: { ...measured.run.info, createdAt } } }
}

/** Files of a checkout or a copy are all of one minute, which says nothing of when they were measured. */
function forgetCopiedTimes(baseline: Baseline, { createdAt }: RunInfo): Baseline {
  if (baseline.runs.some(({ info }) => Math.abs(info.createdAt - createdAt) > minuteMs)) return baseline
  return { ...baseline, runs: baseline.runs.map((run) => ({ ...run, info: { ...run.info, createdAt: 0 } })) }
}

const minuteMs = 60_000
