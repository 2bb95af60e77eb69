import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { listFiles } from '../list-files.ts'
import { type JudgedReports, judgeReports } from './judge-reports.ts'
import { exitCodesOf, readPattern, toolReports, toolsFolder } from './tool-fixtures.ts'

/** What one run of a tool left: its exit code, and its reports by name. */
export interface Recording {
  readonly code: number
  readonly files: Readonly<Record<string, string>>
}

/** The runs of one version of a tool: the healthy one (`base`), and one for each break. */
export type Runs = Readonly<Record<string, Recording>>

/** One report of a tool in which one thing is broken, and what the gate makes of it beside the healthy report. */
export interface Verdict {
  readonly tool: string
  readonly version: string
  /** File name, or a pattern where the tool writes several files. */
  readonly report: string
  readonly broken: string
  /** How the tool ended with the break, and without one. */
  readonly code: number
  readonly healthyCode: number
  readonly outcome: Outcome
  /** The same where the workflow says how the step ended. */
  readonly outcomeAfterStep: Outcome
}

type Outcome = 'passed' | 'failed' | 'inconclusive' | 'no report'

const packedFolder = join(import.meta.dirname, '../../fixtures/exit-codes/recordings')

/** Breaks that a tool may pass over, and that take so much with them that nobody can say the rest is well. */
const quiet = /^(?:skip|todo|pending|expected|unexpected|undefined)$/

/** Whether a verdict follows the exit code: a tool that failed is not passed, and one that did not is not stopped. */
export function followsExitCode({
  code,
  outcome,
  broken,
}: Pick<Verdict, 'code' | 'outcome' | 'broken'>): boolean {
  if (code !== 0) return outcome !== 'passed'
  return outcome === 'passed' || (outcome === 'inconclusive' && quiet.test(broken))
}

/** The verdicts on all recordings: the packed ones, and the fixtures that have the exit code beside them. */
export async function judgeRecordings(): Promise<readonly Verdict[]> {
  const verdicts: Verdict[] = []
  for (const file of listFiles('*.json', packedFolder)) {
    const versions: Readonly<Record<string, Runs>> = JSON.parse(
      readFileSync(join(packedFolder, file), 'utf8'),
    )
    for (const [version, runs] of Object.entries(versions))
      verdicts.push(...(await judgeRuns(basename(file, '.json'), version, runs)))
  }
  for (const { tool: path, file, states } of toolReports()) {
    const codes = exitCodesOf(path)
    const [tool = '', version = ''] = path.split('/')
    if (codes === undefined) continue
    for (const state of states) {
      const judged = await judgeReports(join(toolsFolder, path), `base/${file}`, `${state}/${file}`)
      const broken = state.slice('head-'.length)
      const code = codes[state] ?? Number.NaN
      const healthyCode = codes.base ?? Number.NaN
      verdicts.push({ tool, version, report: file, broken, code, healthyCode, ...readOutcomes(judged, code) })
    }
  }
  return verdicts
}

/** The verdict on each break of one version, for each of its reports. */
export async function judgeRuns(tool: string, version: string, runs: Runs): Promise<readonly Verdict[]> {
  const folder = mkdtempSync(join(tmpdir(), 'exit-codes-'))
  try {
    for (const [state, { files }] of Object.entries(runs)) {
      mkdirSync(join(folder, state), { recursive: true })
      for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, state, name), text)
    }
    const verdicts: Verdict[] = []
    const { base, ...broken } = runs
    if (Object.keys(base?.files ?? {}).length === 0)
      throw new Error(`${tool} ${version} has no healthy report.`)
    const reports = new Set(Object.keys(base?.files ?? {}).map(readPattern))
    for (const report of reports)
      for (const [name, { code, files }] of Object.entries(broken)) {
        const isThere = Object.keys(files).map(readPattern).includes(report)
        const outcomes = isThere
          ? readOutcomes(await judgeReports(folder, `base/${report}`, `${name}/${report}`), code)
          : ({ outcome: 'no report', outcomeAfterStep: 'no report' } as const)
        verdicts.push({
          tool,
          version,
          report,
          broken: name,
          code,
          healthyCode: base?.code ?? Number.NaN,
          ...outcomes,
        })
      }
    return verdicts
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function readOutcomes(
  { verdict, decideAfterStep }: JudgedReports,
  code: number,
): Pick<Verdict, 'outcome' | 'outcomeAfterStep'> {
  const outcomeAfterStep = decideAfterStep(code === 0 ? 'success' : 'failure').outcome
  return { outcome: verdict.outcome, outcomeAfterStep }
}
