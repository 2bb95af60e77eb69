import { execFileSync } from 'node:child_process'
import type { GitHub } from '../support/github.ts'
import { pushJob, runStep } from '../support/run-action.ts'
import { createWorkspace, junitReport, writeFiles } from '../support/workspace.ts'

/** Runs git as somebody, in the folder, and returns what it prints. */
export function git(cwd: string, ...args: string[]): string {
  const identity = ['-c', 'user.name=octo', '-c', 'user.email=octo@example.com']
  return execFileSync('git', [...identity, ...args], { cwd, encoding: 'utf8' }).trim()
}

/** Writes the case `answers` as broken five times into the folder for fresh reports. */
export const stillBroken = `
{
  echo '<testsuite name="agent">'
  for i in 1 2 3 4 5; do
    echo "<testcase classname='agent' name='answers'><failure message='broken'/></testcase>"
  done
  echo '</testsuite>'
} > "$EVAL_GATE_REPORTS/again.xml"
`

/** A repository that was measured once on main, and in which the case `answers` fails now. */
export async function repositoryWithSuspect(
  github: GitHub,
  inputs: Readonly<Record<string, string>>,
  names: readonly string[] = ['answers', 'listens'],
): Promise<string> {
  const workspace = createWorkspace({ '.gitignore': 'junit.xml\n' })
  git(workspace, 'init', '--quiet', '--initial-branch=main')
  git(workspace, 'add', '.')
  git(workspace, 'commit', '--quiet', '-m', 'good')
  const base = git(workspace, 'rev-parse', 'HEAD')
  // The tests run after the checkout.
  const passing = names.map((name) => ({ name }))
  writeFiles(workspace, { 'junit.xml': junitReport(passing, 'agent') })
  const job = await pushJob(github)
  await runStep({
    workspace,
    inputs: { reports: 'junit.xml', ...inputs },
    ...job,
    env: { ...job.env, GITHUB_SHA: base },
  })
  const broken = names.map((name) => ({
    name,
    outcome: name === 'listens' ? ('passed' as const) : ('failed' as const),
  }))
  writeFiles(workspace, { 'junit.xml': junitReport(broken, 'agent') })
  return workspace
}
