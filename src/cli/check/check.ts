import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { createKnownSecrets, neutraliseLog } from '#github'
import { type Measurement, readMeasurement } from '#job'
import type { ProjectPolicy } from '#settings'
import { showMarkdown } from '#views'
import { type ExitCode, UsageError } from '../../errors.ts'
import { compact } from '../../model/data.ts'
import { formatPlural } from '../../model/format.ts'
import { countTotals } from '../../model/run/run.ts'
import { type ProposedRun, proposeFiles } from '../init/propose.ts'
import { isEvalGate, type Survey, surveyRepository } from '../init/survey.ts'
import type { TerminalIo } from '../terminal-io.ts'
import { collectReportFindings } from './findings.ts'
import { askGitHub } from './github.ts'
import { rehearseComments } from './rehearse.ts'
import { type RanCommand, runBoth } from './run-tests.ts'
import { checkWorkflow } from './workflow.ts'

/**
 * `eval-gate init --check`: runs the tests of the repository once, or takes their reports, and shows what a verdict on
 * them would be worth. Returns 2 when something prevents one.
 * @throws UsageError when there is nothing to run
 */
export async function checkRepository(
  options: { readonly reports: readonly string[]; readonly format: ProjectPolicy['format'] },
  io: TerminalIo,
): Promise<ExitCode> {
  const survey = surveyRepository(io.cwd)
  const { runs } = proposeFiles(survey, survey.root)
  const writeHeading = (text: string) =>
    io.stdout.write(`\n${io.color ? `\u001b[1m${text}\u001b[0m` : text}\n`)
  const writeList = (mark: string, texts: readonly string[]) => {
    for (const text of texts) io.stdout.write(`  ${mark} ${neutraliseLog(text)}\n`)
  }
  const given = options.reports.length > 0
  const measure = (patterns: readonly string[]) =>
    readMeasurement({
      patterns,
      root: given ? io.cwd : survey.root,
      allowOutside: true,
      info: { id: 'check', suiteName: 'check', createdAt: io.clock.now() },
      hideSecrets: createKnownSecrets().hide,
      format: options.format,
    })
  const tried = given ? [] : await tryCommands(runs, survey.root, io, measure)
  const [first] = tried
  const measured = first?.measured ?? (await measure(options.reports))
  const isEval =
    first?.run.tool.kind === 'eval' ||
    [...measured.run.cases.values()].some(
      ({ scores, tokens, provider }) => (scores ?? tokens ?? provider) !== undefined,
    )
  const { facts, missing, prevents } = collectReportFindings(measured, isEval)
  const differences = tried.flatMap((one) => one.differences)
  writeHeading('What the report says')
  writeList('·', [...facts, ...tried.map(({ fact }) => fact)])
  if (differences.length > 0) {
    writeHeading('This differs from what the project runs')
    writeList('✗', differences)
  }
  if (missing.length > 0) writeHeading('For a better verdict')
  writeList('-', missing)
  if (prevents.length > 0) writeHeading('This prevents a verdict')
  writeList('✗', prevents)
  if (prevents.length === 0) {
    const suiteName = basename(io.cwd)
    for (const { title, comment } of rehearseComments(measured.run, { suiteName, files: measured.files })) {
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

/** A command of the proposal that was run beside the project's own. */
interface TriedCommand {
  readonly run: ProposedRun
  /** Absent where it wrote no report. */
  readonly measured?: Measurement
  readonly fact: string
  readonly differences: readonly string[]
}

/**
 * Runs each command that `init` proposes, and the project's own, those that reported first.
 * @throws UsageError when there is none, or none of them writes a report
 */
async function tryCommands(
  runs: readonly ProposedRun[],
  root: string,
  io: TerminalIo,
  measure: (patterns: readonly string[]) => Promise<Measurement>,
): Promise<readonly TriedCommand[]> {
  if (runs.length === 0) {
    const message = 'no test runner or eval tool was found in this repository'
    throw new UsageError({ message, advice: 'eval-gate init --check --reports "reports/*.xml"' })
  }
  // The legs of a matrix run one command, and what an expression stands for is known on GitHub only.
  const all = [...new Map(runs.map((run) => [`${run.folder}: ${run.command}`, run])).values()]
  const known = all.filter(({ command, folder }) => !`${folder}${command}`.includes('${{'))
  const tried: TriedCommand[] = []
  for (const run of known) {
    if (known.length > 1) io.stderr.write(`${run.tool.name} (${run.place})\n`)
    const { proposed, own, reports } = await runBoth(run, root, io)
    if (reports.length === 0) {
      tried.push({ run, fact: `${run.tool.name}: no report`, differences: [adviseOnNoReport(run, proposed)] })
      continue
    }
    const measured = await measure([run.reports])
    tried.push({ run, measured, ...compareCommands(run, proposed, own, measured) })
  }
  if (!tried.some(({ measured }) => measured !== undefined)) {
    const [message = `\`${all[0]?.command}\` has an expression in it, so it can be tried on GitHub only.`] =
      tried.flatMap(({ differences }) => differences)
    throw new UsageError({
      message,
      advice: 'With reports that are there: eval-gate init --check --reports FILES',
    })
  }
  return tried.toSorted((a, b) => Number(a.measured === undefined) - Number(b.measured === undefined))
}

function adviseOnNoReport({ tool, reports, install }: ProposedRun, { endedWith }: RanCommand): string {
  return compact([
    `${tool.name} wrote no report (${reports}).`,
    endedWith === 127 && install.length > 0 && `Install what it needs first: \`${install.join(' && ')}\`.`,
    'It may need secrets or services in the environment; its own output above says more.',
  ]).join(' ')
}

function compareCommands(
  { tool }: ProposedRun,
  proposed: RanCommand,
  own: RanCommand,
  { run }: Measurement,
): Pick<TriedCommand, 'fact' | 'differences'> {
  const { total: cases } = countTotals(run)
  const seconds = ({ ms }: RanCommand) => `${(ms / 1000).toFixed(1)} s`
  const { tests = undefined } = own
  return {
    fact: `${tool.name}, your command: ${tests === undefined ? 'a number of tests that it does not print' : formatPlural(tests, 'test')}, exit code ${own.endedWith}, ${seconds(own)}; as proposed: ${formatPlural(cases, 'result')}, exit code ${proposed.endedWith}, ${seconds(proposed)}`,
    differences: compact([
      tests !== undefined &&
        tests !== cases &&
        `${tool.name}: your command runs ${formatPlural(tests, 'test')}, and the report has ${cases}.`,
      own.endedWith !== proposed.endedWith &&
        `${tool.name}: your command ends with ${own.endedWith}, and as proposed with ${proposed.endedWith}.`,
    ]),
  }
}

/** False when the gate can't do its work in CI. */
async function checkUsedWorkflow(
  { usedIn, defaultBranch, root }: Survey,
  io: TerminalIo,
  writeHeading: (text: string) => void,
): Promise<boolean> {
  writeHeading('In CI')
  if (usedIn === undefined) {
    io.stdout.write('  · no workflow uses Eval Gate yet; eval-gate init proposes one\n')
    return true
  }
  const path = `.github/workflows/${usedIn}`
  const problems = checkWorkflow(readFileSync(join(root, path), 'utf8'), defaultBranch, (used) =>
    isEvalGate(used, root),
  )
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
