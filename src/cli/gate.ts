import { mkdirSync, statSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { alignRoots } from '../baseline/align-roots.ts'
import { readBaselineFiles } from '../baseline/from-files.ts'
import { loadConfig } from '../config/load.ts'
import { loadPolicy } from '../config/load-policy.ts'
import { UsageError } from '../errors.ts'
import { compareRuns } from '../gate/compare.ts'
import { exitCodeOf } from '../jobs/exit-code.ts'
import { judge, tellWhatWasRead } from '../jobs/report/gate-reports.ts'
import { type Measurement, measure } from '../jobs/report/measure.ts'
import { type GateReport, historyOf } from '../model/gate-report.ts'
import { createTerminalLog } from '../platform/terminal.ts'
import { renderComment } from '../render/comment.ts'
import { renderSummary } from '../render/summary.ts'
import { renderText } from '../render/text.ts'
import { comparisonJson, serializeResults } from '../results/write-results.ts'
import { parseArguments } from './arguments.ts'
import type { TerminalIo } from './terminal-io.ts'

export const gateHelp = `eval-gate gate --baseline FILES… --head FILES… [options]

Compares reports of two states and decides, as the action does.

  --baseline FILES…     report files or a results file of the state before; globs
  --head FILES…         report files of the state now; globs
  --fail-on RULE        regressions (default), new-failures, failures, never
  --min-pass-rate RATE  smallest share of passed iterations, e.g. 95%
  --policy FILE         policy file (default .github/eval-gate.yml, when it is there)
  --suite-name NAME     name of what is measured
  --format NAME         read every file as this format
  --allow-empty         no result at all is fine
  --json                the verdict as JSON on stdout
  --comment FILE  --summary FILE  --results FILE  --html FILE  --ctrf FILE  --junit FILE
                        write the same views as the action

Exit code: 0 passed, 1 failed, 2 usage or unreadable reports, 3 inconclusive.
`

/** Views that can be written to a file, by the name of their flag. HTML and the exports are loaded when needed. */
const views: Readonly<Record<string, (report: GateReport) => string | Promise<string>>> = {
  comment: (report) => renderComment(report),
  summary: (report) => renderSummary(report),
  results: serializeResults,
  html: async (report) => (await import('../render/html.ts')).renderHtml(report),
  ctrf: async (report) => (await import('../render/ctrf.ts')).renderCtrf(report),
  junit: async (report) => (await import('../render/junit.ts')).renderJunit(report),
}

const flags = {
  baseline: 'values',
  head: 'values',
  'fail-on': 'value',
  'min-pass-rate': 'value',
  'on-inconclusive': 'value',
  policy: 'value',
  'suite-name': 'value',
  format: 'value',
  'allow-empty': 'switch',
  json: 'switch',
  comment: 'value',
  summary: 'value',
  results: 'value',
  html: 'value',
  ctrf: 'value',
  junit: 'value',
} as const

/** @throws UsageError or ReportError when the question can't be asked. */
export async function runGate(argv: readonly string[], io: TerminalIo): Promise<number> {
  const { positionals, switches, values } = parseArguments(argv, flags)
  const last = (name: keyof typeof flags) => values.get(name)?.at(-1)
  const head = values.get('head') ?? []
  if (head.length === 0 || positionals.length > 0) {
    throw new UsageError([
      {
        where: 'gate',
        message:
          head.length === 0 ? '--head names no file' : `does not know what to do with “${positionals[0]}”`,
        advice: 'eval-gate gate --baseline main.xml --head branch.xml',
      },
    ])
  }
  const config = loadConfig(
    {
      reports: head.join('\n'),
      ...pick('format', last('format')),
      ...pick('suite-name', last('suite-name') ?? 'evals'),
      ...pick('policy', last('policy')),
      ...pick('fail-on', last('fail-on')),
      ...pick('min-pass-rate', last('min-pass-rate')),
      ...pick('on-inconclusive', last('on-inconclusive')),
      ...pick('allow-empty', switches.has('allow-empty') ? 'true' : undefined),
    },
    { provider: 'terminal' },
  )
  const policy = loadPolicy(config, io.cwd)
  const format = config.format === undefined ? {} : { format: config.format }
  const measured = await measure({
    patterns: head,
    root: io.cwd,
    allowOutside: true,
    info: { id: 'head', suiteName: config.suiteName, createdAt: 0 },
    ...format,
  })
  tellWhatWasRead(measured, { log: createTerminalLog(io, false) })
  const baselinePatterns = values.get('baseline') ?? []
  const baseline =
    baselinePatterns.length === 0
      ? null
      : alignRoots(
          await readBaselineFiles(baselinePatterns, { root: io.cwd, allowOutside: true, ...format }),
          measured.run,
        )
  const measurement = dated(measured)
  const comparison = compareRuns(measurement.run, baseline, policy, measurement.run.info.createdAt)
  const judged = judge({ config, policy, measurement, comparison })
  const report: GateReport = {
    ...judged,
    upload: { status: 'off' },
    notices: [],
    ...(baseline && { baselineRuns: baseline.runs, history: historyOf(baseline.runs.toReversed()) }),
    links: {},
  }
  for (const [name, render] of Object.entries(views)) {
    const file = values.get(name)?.at(-1)
    if (file !== undefined) await writeView(resolve(io.cwd, file), render(report))
  }
  io.stdout.write(switches.has('json') ? asJson(report) : `${renderText(report, { color: io.color })}\n`)
  return exitCodeOf(report.verdict)
}

function pick(name: string, value: string | undefined): Readonly<Record<string, string>> {
  return value === undefined ? {} : { [name]: value }
}

/** The reports' own date, so that the same files are always the same bytes. */
function dated(measured: Measurement): Measurement {
  const times = measured.found.files.map(({ absolutePath }) => Math.floor(statSync(absolutePath).mtimeMs))
  const createdAt = Math.max(0, ...times)
  return { ...measured, run: { ...measured.run, info: { ...measured.run.info, createdAt } } }
}

async function writeView(path: string, text: string | Promise<string>): Promise<void> {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, await text)
}

function asJson({ verdict, comparison }: GateReport): string {
  const { outcome, reasons, totals } = verdict
  return `${JSON.stringify({ verdict: outcome, reasons, comparison: comparisonJson(comparison), totals }, null, 2)}\n`
}
