/*
 * Runs what `eval-gate init` proposes for checkouts of real projects, and their own commands, and prints whether it is
 * the same: npm run adopt -- FOLDER… (checkouts whose dependencies are installed). Nothing is written into them but reports.
 */
import { spawnSync } from 'node:child_process'
import { basename, resolve } from 'node:path'
import { runBoth } from '../src/cli/check/run-tests.ts'
import { type ProposedRun, proposeFiles } from '../src/cli/init/propose.ts'
import { surveyRepository } from '../src/cli/init/survey.ts'
import type { TerminalIo } from '../src/cli/terminal-io.ts'
import { readMeasurement } from '../src/jobs/index.ts'
import { countTotals } from '../src/model/run/run.ts'
import { createKnownSecrets, systemClock } from '../src/platform/index.ts'

const folders = process.argv.slice(2).map((folder) => resolve(folder))
if (folders.length === 0) throw new Error('npm run adopt -- FOLDER…')
const clock = systemClock
const rows: string[][] = [['project', 'command', 'own', 'reported', 'exit codes', 'same']]
const remarks: string[] = []

for (const folder of folders) {
  const survey = surveyRepository(folder)
  const proposal = proposeFiles(survey, survey.root)
  const name = basename(folder)
  remarks.push(...proposal.remarks.map((text) => `${name}: ${text.split('\n')[0]}`))
  const [run] = proposal.runs.filter(({ command }) => !command.includes('${{'))
  if (run === undefined) rows.push([name, proposal.runs[0]?.command ?? 'none', '', '', '', 'not run'])
  else rows.push([name, shorten(run.command), ...(await compare(run, survey.root))])
}
const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => (row[column] ?? '').length))) ?? []
for (const row of rows)
  console.log(
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  )
console.log(`\nSaid, not done:\n${remarks.map((text) => `- ${text}`).join('\n')}`)

async function compare(run: ProposedRun, root: string): Promise<readonly string[]> {
  const quiet: TerminalIo = {
    stdout: { write: () => true },
    stderr: { write: () => true },
    // Go prints its tests only when it is asked.
    env: { ...process.env, CI: 'true', ...(run.tool.name === 'Go' && { GOFLAGS: '-v' }) },
    cwd: root,
    color: false,
    clock,
  }
  const { proposed, own } = await runBoth(run, root, quiet)
  const measured = await readMeasurement({
    patterns: [run.reports],
    root,
    allowOutside: true,
    info: { id: 'adopt', suiteName: 'adopt', createdAt: clock.now() },
    hideSecrets: createKnownSecrets().hide,
    format: undefined,
  }).catch(() => undefined)
  if (measured === undefined) return ['', 'no report', `${own.endedWith} ${proposed.endedWith}`, 'NO']
  const { passed, failed, skipped, lost } = countTotals(measured.run)
  const reported = passed + failed + skipped + lost
  spawnSync('git', ['clean', '-qfd', '--', 'reports', '**/reports'], { cwd: root })
  const isSame = own.tests === reported && own.endedWith === proposed.endedWith
  return [
    String(own.tests ?? '?'),
    String(reported),
    `${own.endedWith} ${proposed.endedWith}`,
    isSame ? 'yes' : 'NO',
  ]
}

function shorten(command: string): string {
  const [line = ''] = command.trim().split('\n')
  return line.slice(0, 60)
}
