import { spawn } from 'node:child_process'
import { globSync, readFileSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { createKnownSecrets, neutraliseLog } from '#github'
import { readMeasurement } from '#job'
import type { ProjectPolicy } from '#settings'
import { showMarkdown } from '#views'
import { type ExitCode, UsageError } from '../../errors.ts'
import { compact } from '../../model/data.ts'
import type { FoundTool } from '../init/find-tools.ts'
import { surveyRepository } from '../init/survey.ts'
import type { TerminalIo } from '../terminal-io.ts'
import { collectReportFindings } from './findings.ts'
import { askGitHub } from './github.ts'
import { rehearseComments } from './rehearse.ts'
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
  const [tool] = survey.tools
  const writeHeading = (text: string) =>
    io.stdout.write(`\n${io.color ? `\u001b[1m${text}\u001b[0m` : text}\n`)
  const writeList = (mark: string, texts: readonly string[]) => {
    for (const text of texts) io.stdout.write(`  ${mark} ${neutraliseLog(text)}\n`)
  }
  const patterns = options.reports.length > 0 ? options.reports : await runTests(survey.tools, io)
  const measured = await readMeasurement({
    patterns,
    root: io.cwd,
    allowOutside: true,
    info: { id: 'check', suiteName: 'check', createdAt: io.clock.now() },
    hideSecrets: createKnownSecrets().hide,
    format: options.format,
  })
  const isEval =
    tool?.tool.kind === 'eval' ||
    [...measured.run.cases.values()].some(
      ({ scores, tokens, provider }) => (scores ?? tokens ?? provider) !== undefined,
    )
  const { facts, missing, prevents } = collectReportFindings(measured, isEval)
  writeHeading('What the report says')
  writeList('·', facts)
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
  const isSetUp = await checkUsedWorkflow(survey.usedIn, survey.defaultBranch, io, writeHeading)
  if (prevents.length > 0 || !isSetUp) return 2
  return 0
}

/** Runs the command that `init` proposes, shows what it prints, and returns the pattern of its reports. */
async function runTests(
  [tool, ...otherTools]: readonly FoundTool[],
  io: TerminalIo,
): Promise<readonly string[]> {
  if (tool === undefined) {
    const message = 'no test runner or eval tool was found in this folder'
    throw new UsageError({ message, advice: 'eval-gate init --check --reports "reports/*.xml"' })
  }
  const cwd = join(io.cwd, tool.folder)
  // An older report must not speak for this run.
  for (const old of globSync(tool.reports, { cwd, exclude: (name) => name.includes('node_modules') }))
    rmSync(join(cwd, old), { recursive: true, force: true })
  if (otherTools.length > 0)
    io.stderr.write(
      `Found ${otherTools.length + 1} tools; this tries ${tool.tool.name}. For the others, give their reports: --reports FILES.\n`,
    )
  io.stderr.write(`$ ${neutraliseLog(tool.command)}\n`)
  const exitCode = await new Promise<number | string>((end) => {
    const child = spawn('bash', ['-c', tool.command], {
      cwd,
      env: { ...io.env, ...tool.env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => io.stderr.write(text))
    child.once('error', ({ message }) => end(message))
    child.once('close', (code, signal) => end(code ?? String(signal)))
  })
  io.stderr.write(`It ended with ${exitCode}.\n`)
  const reports = join(tool.folder, tool.reports)
  if (globSync(tool.reports, { cwd }).length > 0) return [reports]
  const advice = compact([
    tool.secrets.length !== 0 && `It needs ${tool.secrets.join(', ')} in the environment.`,
    exitCode === 127 && `Install what it needs first: ${tool.installation.install.join(' && ')}`,
    'Its own output above says more. With reports that are there: eval-gate init --check --reports FILES',
  ]).join(' ')
  throw new UsageError({ message: `${tool.tool.name} wrote no report (${reports})`, advice })
}

/** False when the gate can't do its work in CI. */
async function checkUsedWorkflow(
  usedIn: string | undefined,
  defaultBranch: string,
  io: TerminalIo,
  writeHeading: (text: string) => void,
): Promise<boolean> {
  writeHeading('In CI')
  if (usedIn === undefined) {
    io.stdout.write('  · no workflow uses Eval Gate yet; eval-gate init proposes one\n')
    return true
  }
  const path = `.github/workflows/${usedIn}`
  const problems = checkWorkflow(readFileSync(join(io.cwd, path), 'utf8'), defaultBranch)
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
