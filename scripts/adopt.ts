/*
 * What `eval-gate init` proposes for checkouts of real projects beside what they run themselves, as a table:
 * npm run adopt -- [--plan | --all-steps] FOLDER…. With `--plan` nothing is run; else dependencies must be installed,
 * unless `--all-steps` runs what the workflow does for that, too, in clones. Nothing is written into the checkouts but
 * reports.
 */
import { spawnSync } from 'node:child_process'
import { basename, resolve } from 'node:path'
import { compareStep } from '../src/cli/check/describe-play.ts'
import { playJobs } from '../src/cli/check/play-jobs.ts'
import type { Played } from '../src/cli/check/play-workflows.ts'
import { type Proposal, proposeFiles } from '../src/cli/init/propose.ts'
import { type Survey, surveyRepository } from '../src/cli/init/survey.ts'
import { readWorkflows } from '../src/cli/init/workflows.ts'
import type { TerminalIo } from '../src/cli/terminal-io.ts'
import { readMeasurement } from '../src/jobs/index.ts'
import { createKnownSecrets, systemClock } from '../src/platform/index.ts'
import { findLosses, listTestLines } from './adopt/compare-workflows.ts'

const words = process.argv.slice(2)
const isPlan = words.includes('--plan')
const runsAll = words.includes('--all-steps')
const folders = words.filter((word) => !word.startsWith('--')).map((folder) => resolve(folder))
if (folders.length === 0) throw new Error('npm run adopt -- [--plan | --all-steps] FOLDER…')
const clock = systemClock
const columns = [26, 9, 30, 6, 8, 5, 8]
const printRow = (cells: readonly string[]) =>
  console.log(cells.map((cell, column) => cell.padEnd(columns[column] ?? 0)).join('  '))

printRow(['project', 'unchanged', 'cases (own, reported)', 'losses', 'omitted', 'said', 'decisions'])
const details: string[] = []
const counts = { unchanged: 0, losses: 0, omitted: 0 }
for (const folder of folders) {
  const survey = surveyRepository(folder)
  const proposal = proposeFiles(survey, survey.root)
  const name = basename(folder)
  const losses = listLosses(proposal)
  const omitted = listOmissions(survey, proposal)
  const said = proposal.remarks.filter((text) => /not judged|left as it is|belongs there/.test(text))
  const isUnchanged = losses.length === 0 && omitted.length === 0
  counts.unchanged += isUnchanged ? 1 : 0
  counts.losses += losses.length
  counts.omitted += omitted.length
  details.push(
    ...losses.map((text) => `${name}: lost: ${text}`),
    ...omitted.map((text) => `${name}: omitted: ${text}`),
    ...proposal.remarks.map((text) => `${name}: ${text.split('\n')[0]}`),
  )
  const decisions = proposal.remarks.length - said.length
  let cases = proposal.runs.length === 0 ? 'nothing to judge' : 'not run'
  if (proposal.runs.length > 0 && !isPlan) cases = await compare(survey)
  printRow([
    name,
    isUnchanged ? 'yes' : 'NO',
    cases,
    ...[losses, omitted, said].map((list) => String(list.length)),
    String(decisions),
  ])
}
console.log(
  `\n${counts.unchanged} of ${folders.length} unchanged, ${counts.losses} losses, ${counts.omitted} omissions\n\n${details.map((text) => `- ${text}`).join('\n')}`,
)

function listLosses({ files, runs }: Proposal): readonly string[] {
  const changed = files.flatMap(({ path, before, text }) => {
    if (before === undefined) return []
    return findLosses(before, text).map((loss) => `${path}: ${loss}`)
  })
  const isNew = files.some(({ path, before }) => before === undefined && path.endsWith('.yml'))
  // A workflow of its own runs a script of the project where there is one.
  const other = runs.filter(({ tool, command }) => isNew && tool.kind === 'test' && /reporter/.test(command))
  return [...changed, ...other.map(({ command }) => `another command: ${command}`)]
}

/** Lines that look as if they ran tests on pull requests, and are neither judged nor said. */
function listOmissions({ workflows, root, defaultBranch }: Survey, { runs, remarks }: Proposal) {
  const started = readWorkflows(workflows, root, defaultBranch).filter((file) => file.isOnPullRequests)
  return started.flatMap(({ name, text }) =>
    listTestLines(text)
      .filter(({ jobId, line }) => {
        const isJudged = runs.some(
          ({ place, command }) => place === `${name}, job ${jobId}` && command.includes(line),
        )
        return !isJudged && !remarks.some((remark) => isAbout(remark, name, jobId))
      })
      .map(({ jobId, line }) => `${name}, job ${jobId}: ${line}`),
  )
}

function isAbout(remark: string, name: string, jobId: string): boolean {
  return remark.startsWith(`${name}, job ${jobId}:`) || remark.startsWith(`${name} runs `)
}

/** Numbers of cases and exit codes of both, for each command that this machine can play. */
async function compare(survey: Survey): Promise<string> {
  const quiet: TerminalIo = {
    stdout: { write: () => true },
    stderr: { write: () => true },
    env: process.env,
    cwd: survey.root,
    color: false,
    clock,
  }
  const measure = (patterns: readonly string[], root: string) =>
    readMeasurement({
      ...{ patterns, root, allowOutside: true, format: undefined },
      info: { id: 'adopt', suiteName: 'adopt', createdAt: clock.now() },
      hideSecrets: createKnownSecrets().hide,
    })
  const played = await playJobs(survey, { runsAll }, quiet, measure).catch((error) => error.message)
  spawnSync('git', ['clean', '-qfd', '--', 'reports', '**/reports'], { cwd: survey.root })
  if (typeof played === 'string') return played.slice(0, 60)
  const tried = (played as Played).tried.filter(({ ranIn }) => ranIn === undefined)
  return tried
    .map((step) => {
      const { tests, cases = 0, isSame } = compareStep(step)
      const ends = step.commands.map(({ own, proposed }) => (own ?? proposed).endedWith).join(' ')
      return `${tests ?? '?'} ${cases}, exit ${ends}${isSame && tests !== undefined ? '' : ' NO'}`
    })
    .join('; ')
}
