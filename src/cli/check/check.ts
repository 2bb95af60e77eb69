import { basename } from 'node:path'
import { createKnownSecrets, neutraliseLog } from '#github'
import { type Measurement, readMeasurement } from '#job'
import { defaultPolicy, type ProjectPolicy } from '#settings'
import type { Policy } from '#verdict'
import { buildView, renderComment, showMarkdown } from '#views'
import type { ExitCode } from '../../errors.ts'
import { compact } from '../../model/data.ts'
import { quoteName } from '../../model/format.ts'
import type { ReportSummary } from '../../model/gate-report.ts'
import { countJudged, type Run } from '../../model/run/run.ts'
import { type Survey, surveyRepository } from '../init/survey.ts'
import { breakCase, canBreak, createSeededGenerator, measureAgain } from '../rehearse/changes.ts'
import { judgeToReport } from '../rehearse/door.ts'
import type { TerminalIo } from '../terminal-io.ts'
import { adviseOnNoReport, compareStep, describePlay } from './describe-play.ts'
import { collectReportFindings, type Findings } from './findings.ts'
import { askGitHub } from './github.ts'
import { playJobs } from './play-jobs.ts'
import type { TriedStep } from './play-leg.ts'
import type { Played } from './play-workflows.ts'
import { checkWorkflow } from './workflow.ts'

/** A comment that a reviewer would get. */
interface Rehearsal {
  readonly title: string
  /** Markdown. */
  readonly comment: string
}

/** Base runs that a suite has after a few days. */
const baseRuns = 5

/** The comments for a run in which one case breaks, and for one in which nothing changes. */
function rehearseComments(
  run: Run,
  options: { readonly suiteName: string; readonly files: readonly ReportSummary[]; readonly policy?: Policy },
): readonly Rehearsal[] {
  const { policy = defaultPolicy } = options
  const random = createSeededGenerator(1)
  const day = 86_400_000
  const base = Array.from({ length: baseRuns }, (_, index) => {
    const repeatedRun = measureAgain(run, `rehearsed ${index + 1}`, random)
    return {
      ...repeatedRun,
      info: { ...repeatedRun.info, createdAt: run.info.createdAt - (index + 1) * day },
    }
  })
  // A case that often fails looks like a flake when it breaks; the steadiest case shows what the gate does.
  const [steady] = [...run.cases.values()]
    .filter(canBreak)
    .sort((a, b) => countJudged(b) - countJudged(a) || b.passed - a.passed)
  const createHeadView = (head: Run) => buildView(judgeToReport(head, base, policy, options))
  const unchanged = createHeadView(measureAgain(run, 'again', random))
  return compact([
    steady !== undefined && {
      title: `If ${quoteName(unchanged.nameOf(steady.identity))} broke`,
      comment: renderComment(createHeadView(breakCase(run, steady.key, 'what the test says when it fails'))),
    },
    {
      title: 'If nothing changed and everything ran again',
      comment: renderComment(unchanged),
    },
  ])
}

/**
 * `eval-gate init --check`: plays the jobs of the workflow, or takes reports, and shows what a verdict on
 * them would be worth. Returns 2 when something prevents one.
 * @throws UsageError when there is nothing to run
 */
export async function checkRepository(
  options: {
    readonly reports: readonly string[]
    readonly format: ProjectPolicy['format']
    readonly runsAll: boolean
  },
  io: TerminalIo,
): Promise<ExitCode> {
  const survey = surveyRepository(io.cwd)
  const writeHeading = (text: string) =>
    io.stdout.write(`\n${io.color ? `\u001b[1m${text}\u001b[0m` : text}\n`)
  const writeList = (mark: string, texts: readonly string[]) => {
    for (const text of texts) io.stdout.write(`  ${mark} ${neutraliseLog(text)}\n`)
  }
  const given = options.reports.length > 0
  const measure = (patterns: readonly string[], root: string) =>
    readMeasurement({
      ...{ patterns, root, allowOutside: true, format: options.format },
      info: { id: 'check', suiteName: 'check', createdAt: io.clock.now() },
      hideSecrets: createKnownSecrets().hide,
    })
  const played = given
    ? takeReports(await measure(options.reports, io.cwd), io.cwd)
    : await playJobs(survey, options, io, measure)
  const findings = played.tried.flatMap(({ measured, commands, ranIn }) => {
    if (measured === undefined || ranIn !== undefined) return []
    const isEval = commands.some(({ tools }) => tools.some(({ kind }) => kind === 'eval'))
    return [collectReportFindings(measured, isEval || hasEvalData(measured))]
  })
  const compared = given ? [] : played.tried.filter(({ ranIn }) => ranIn === undefined).map(compareStep)
  const listFindings = (kind: keyof Findings) => [...new Set(findings.flatMap((found) => found[kind]))]
  const facts = listFindings('facts')
  const missing = listFindings('missing')
  const prevents = listFindings('prevents')
  const withoutReports = given ? [] : played.tried.filter(lacksReports)
  const differences = [
    ...withoutReports.map((tried) => adviseOnNoReport(tried, played)),
    ...compared.flatMap(({ differences }) => differences),
  ]
  writeHeading('What the report says')
  writeList('·', [...facts, ...compared.flatMap(({ facts: found }) => found)])
  if (!given) writeHeading('Played as jobs')
  if (!given) writeList('·', describePlay(played))
  if (differences.length > 0) {
    writeHeading('This differs from what the project runs')
    writeList('✗', differences)
  }
  if (missing.length > 0) writeHeading('For a better verdict')
  writeList('-', missing)
  if (prevents.length > 0) writeHeading('This prevents a verdict')
  writeList('✗', prevents)
  for (const { suiteName, run, files } of prevents.length === 0 ? played.verdicts : []) {
    for (const { title, comment } of rehearseComments(run, { suiteName, files })) {
      writeHeading(title)
      io.stdout.write(
        `${showMarkdown(comment, { columns: io.columns, color: io.color }).replaceAll(/^(?=.)/gm, '  │ ')}`,
      )
    }
  }
  const [obstacle] = prevents
  if (obstacle !== undefined) io.stderr.write(`Nothing can be judged yet: ${neutraliseLog(obstacle)}\n`)
  const isSetUp = await checkUsedWorkflow(survey, io, writeHeading)
  if (prevents.length > 0 || differences.length > 0 || !isSetUp) return 2
  return 0
}

const lacksReports = ({ measured, ranIn }: TriedStep) =>
  ranIn === undefined && (measured === undefined || measured.found.unmatched.length > 0)

/** Reports that are there, as what a job came to. */
function takeReports(measured: Measurement, cwd: string): Played {
  const suiteName = basename(cwd)
  const { run, files } = measured
  const place = 'the reports'
  return {
    tried: [{ place, mode: 'gate', suiteName, commands: [], patterns: [], measured }],
    verdicts: [{ suiteName, run, files, parts: 1, place }],
    left: [],
  }
}

const hasEvalData = ({ run }: Measurement) =>
  [...run.cases.values()].some(({ scores, tokens, provider }) => (scores ?? tokens ?? provider) !== undefined)

/** False when the gate can't do its work in CI. */
async function checkUsedWorkflow(
  survey: Survey,
  io: TerminalIo,
  writeHeading: (text: string) => void,
): Promise<boolean> {
  writeHeading('In CI')
  const { usedIn, defaultBranch } = survey
  if (usedIn === undefined) {
    io.stdout.write('  · no workflow uses Eval Gate yet; eval-gate init proposes one\n')
    return true
  }
  const path = `.github/workflows/${usedIn}`
  const problems = await checkWorkflow(usedIn, survey)
  for (const { line, problem, remedy, isFatal } of problems)
    io.stdout.write(
      neutraliseLog(`  ${isFatal ? '✗' : '-'} ${path}:${line}: ${problem}`) +
        `\n${neutraliseLog(`      ${remedy}`)}\n`,
    )
  const answers = await askGitHub(io, usedIn, defaultBranch)
  for (const { mark, text } of answers) io.stdout.write(`  ${mark} ${neutraliseLog(text)}\n`)
  if (problems.length === 0) io.stdout.write(`  · ${path}: events, permissions and steps are right\n`)
  return !problems.some(({ isFatal }) => isFatal) && !answers.some(({ mark }) => mark === '✗')
}
