import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { createKnownSecrets, neutraliseLog } from '#github'
import { readMeasurement } from '#job'
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
  const [run] = runs
  const writeHeading = (text: string) =>
    io.stdout.write(`\n${io.color ? `\u001b[1m${text}\u001b[0m` : text}\n`)
  const writeList = (mark: string, texts: readonly string[]) => {
    for (const text of texts) io.stdout.write(`  ${mark} ${neutraliseLog(text)}\n`)
  }
  const given = options.reports.length > 0
  const ran = given ? undefined : await runTests(runs, survey.root, io)
  const measured = await readMeasurement({
    patterns: ran?.patterns ?? options.reports,
    root: given ? io.cwd : survey.root,
    allowOutside: true,
    info: { id: 'check', suiteName: 'check', createdAt: io.clock.now() },
    hideSecrets: createKnownSecrets().hide,
    format: options.format,
  })
  const isEval =
    run?.tool.kind === 'eval' ||
    [...measured.run.cases.values()].some(
      ({ scores, tokens, provider }) => (scores ?? tokens ?? provider) !== undefined,
    )
  const { facts, missing, prevents } = collectReportFindings(measured, isEval)
  const { passed, failed, skipped, lost } = countTotals(measured.run)
  const comparison = ran?.compare(passed + failed + skipped + lost)
  writeHeading('What the report says')
  writeList('·', compact([...facts, comparison?.fact]))
  if (comparison !== undefined && comparison.differences.length > 0) {
    writeHeading('This differs from what the project runs')
    writeList('✗', comparison.differences)
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
  const [first] = prevents
  if (first !== undefined) io.stderr.write(`Nothing can be judged yet: ${neutraliseLog(first)}\n`)
  const isSetUp = await checkUsedWorkflow(survey, io, writeHeading)
  if (prevents.length > 0 || (comparison?.differences.length ?? 0) > 0 || !isSetUp) return 2
  return 0
}

/** Runs what `init` proposes and the project's own command, and returns the reports and what differs. */
async function runTests(
  [run, ...otherRuns]: readonly ProposedRun[],
  root: string,
  io: TerminalIo,
): Promise<{ readonly patterns: readonly string[]; readonly compare: (cases: number) => Comparison }> {
  if (run === undefined) {
    const message = 'no test runner or eval tool was found in this repository'
    throw new UsageError({ message, advice: 'eval-gate init --check --reports "reports/*.xml"' })
  }
  if (otherRuns.length > 0)
    io.stderr.write(
      `Found ${otherRuns.length + 1} commands; this tries ${run.tool.name} (${run.place}). For the others, give their reports: --reports FILES.\n`,
    )
  const { proposed, own, reports } = await runBoth(run, root, io)
  if (reports.length === 0) {
    const advice = compact([
      proposed.endedWith === 127 && `Install what it needs first: ${run.install.join(' && ')}`,
      'It may need secrets or services in the environment; its own output above says more. With reports that are there: eval-gate init --check --reports FILES',
    ]).join(' ')
    throw new UsageError({ message: `${run.tool.name} wrote no report (${run.reports})`, advice })
  }
  return { patterns: [run.reports], compare: (cases) => compareCommands(proposed, own, cases) }
}

interface Comparison {
  readonly fact: string
  readonly differences: readonly string[]
}

function compareCommands(proposed: RanCommand, own: RanCommand, cases: number): Comparison {
  const seconds = ({ ms }: RanCommand) => `${(ms / 1000).toFixed(1)} s`
  const { tests = undefined } = own
  return {
    fact: `your command: ${tests === undefined ? 'a number of tests that it does not print' : formatPlural(tests, 'test')}, exit code ${own.endedWith}, ${seconds(own)}; as proposed: ${formatPlural(cases, 'result')}, exit code ${proposed.endedWith}, ${seconds(proposed)}`,
    differences: compact([
      tests !== undefined &&
        tests !== cases &&
        `Your command runs ${formatPlural(tests, 'test')}, and the report has ${cases}.`,
      own.endedWith !== proposed.endedWith &&
        `Your command ends with ${own.endedWith}, and as proposed with ${proposed.endedWith}.`,
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
