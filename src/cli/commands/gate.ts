import { statSync } from 'node:fs'
import { toComparisonJson } from '#files'
import { createTerminalPlatform, readBaselineRuns } from '#github'
import {
  createJob,
  createProgress,
  decideExitCode,
  hideReportSecrets,
  judgeMeasuredSource,
  logReportFiles,
  type Measurement,
  never,
  readMeasurement,
  toMeasuredReports,
} from '#job'
import { buildView, renderText } from '#views'
import type { ExitCode } from '../../errors.ts'
import type { Baseline } from '../../model/comparison/baseline.ts'
import { compact } from '../../model/data.ts'
import type { GateReport } from '../../model/gate-report.ts'
import { listNotCompared } from '../../model/not-compared.ts'
import { printJson } from '../../model/print-json.ts'
import { findCaseNames, type RunInfo } from '../../model/run/run.ts'
import { removeOutputs } from '../../model/without-outputs.ts'
import type { ParsedArguments } from '../arguments.ts'
import { defineCommand, findUnexpectedArguments, refuseProblems } from '../command.ts'
import { createInputFlags } from '../input-flags.ts'
import { readConfigAndPolicy } from '../policy.ts'
import type { TerminalIo } from '../terminal-io.ts'
import { createFileFlag, viewFlags, writeViewFiles } from '../view-files.ts'

const viewNames = [
  'comment-file',
  'summary-file',
  'html-file',
  'results-file',
  'ctrf-file',
  'junit-file',
] as const
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
    {
      title: 'Output',
      flags: {
        json: { kind: 'switch', description: 'Print the verdict as JSON.' },
        ...viewFlags,
        'results-file': createFileFlag(
          'Where to write the machine-readable results; --baseline reads this format.',
        ),
        ...createInputFlags(['ctrf-file', 'junit-file']),
      },
    },
  ],
  exitCodes: '0 passed, 1 failed, 2 usage error or unreadable reports, 3 inconclusive, 4 not measured',
  run: runGateCommand,
})

type GateFlag = 'baseline' | 'head' | 'json' | (typeof viewNames)[number] | (typeof policyNames)[number]

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
  const { config, policy } = await readConfigAndPolicy(args, policyNames, io, head.join('\n'))
  const platform = createTerminalPlatform({ streams: io, cwd: io.cwd, env: io.env, clock: io.clock })
  const { log } = platform.runtime
  const { format, lost } = policy
  const progress = createProgress('results read', platform.runtime)
  const written = args.occurrences('baseline')
  // As the input of the action says it.
  const baselineRuns = written.flat().join(' ') === 'none' ? [] : written
  const baseline =
    baselineRuns.length === 0
      ? null
      : await readBaselineRuns(baselineRuns, { root: io.cwd, allowOutside: true, format, lost })
  const measurement = await readMeasurement({
    patterns: head,
    root: io.cwd,
    allowOutside: true,
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
  const full = { ...judgedReport, links: { ...judgedReport.links, traceHosts: policy.linkHosts } }
  const report = hideReportSecrets(policy.showOutputs === 'off' ? removeOutputs(full) : full, platform)
  const view = buildView(report)
  await writeViewFiles(args, viewNames, view, io.cwd)
  io.stdout.write(args.isOn('json') ? printReportJson(report) : `${renderText(view, io)}\n`)
  return decideExitCode(report.verdict)
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

/** Percentage points with one digit; null when unknown. */
function toPercentagePoints(share: number | null | undefined): number | null {
  if (share === null || share === undefined) return null
  return Math.round(share * 1000) / 10
}

function printReportJson({ verdict, comparison }: GateReport): string {
  const { outcome, reasons, totals } = verdict
  const { suite } = comparison
  return `${printJson({ verdict: outcome, ruledOutDrop: toPercentagePoints(suite?.ruledOutDrop), detectableDrop: toPercentagePoints(suite?.smallestDetectableDrop), baseSpread: toPercentagePoints(suite?.baseSpread), notCompared: listNotCompared(verdict), reasons, comparison: toComparisonJson(comparison), totals })}\n`
}
