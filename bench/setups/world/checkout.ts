import { execFileSync } from 'node:child_process'
import { cpSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { lastingFolder, writeFiles } from '../../../test/support/workspace.ts'
import type { Job, Report } from '../set-up.ts'

/** How long ago a report was written that this job did not write. */
export const agesMs = {
  'and committed': 5_000,
  'and committed, and touched since': 0,
  'by an earlier job': 600_000,
  'in an earlier run': 86_400_000,
  'in an earlier run of the commit': 86_400_000,
  'at no time': Date.now(),
}

let template: string | undefined

/** The `.git` folder of an empty repository, made once. */
function gitFolder(): string {
  if (template === undefined) {
    template = lastingFolder()
    execFileSync('git', ['init', '--quiet', '--template=', template])
  }
  return join(template, '.git')
}

/**
 * A workspace whose commits are real, so that a second look can check one of them out. The same files make the same
 * commits in every run.
 *
 * @returns the folder, and the commit that is checked out
 */
export function commitAll(commits: NonNullable<Job['commits']>): { folder: string; commit: string } {
  const folder = lastingFolder()
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: folder, encoding: 'utf8', env: author }).trim()
  git('init', '--quiet', '--template=', '--initial-branch=main')
  for (const [index, files] of commits.entries()) {
    writeFiles(folder, files)
    git('add', '--all')
    git('commit', '--quiet', '--allow-empty', '-m', `Commit ${index}`)
    if (index === 0) git('checkout', '--quiet', '--detach')
  }
  return { folder, commit: git('rev-parse', 'HEAD') }
}

const at = '2030-01-01T00:00:00Z'
const author = {
  PATH: process.env.PATH,
  GIT_AUTHOR_NAME: 'octo',
  GIT_AUTHOR_EMAIL: 'octo@example.com',
  GIT_AUTHOR_DATE: at,
  GIT_COMMITTER_NAME: 'octo',
  GIT_COMMITTER_EMAIL: 'octo@example.com',
  GIT_COMMITTER_DATE: at,
}

/**
 * A workspace as a job has it when its tests have run: a checkout with a detached head, files, and reports.
 *
 * @param checkedOut what is checked out: a commit that is only a name, or a folder with commits; absent: nothing is
 */
export function checkOut(
  checkedOut: string | { readonly folder: string } | undefined,
  files: Readonly<Record<string, string>>,
  reports: Readonly<Record<string, Report>>,
): string {
  const workspace = typeof checkedOut === 'object' ? checkedOut.folder : lastingFolder()
  writeFiles(workspace, files)
  if (typeof checkedOut === 'string') {
    cpSync(gitFolder(), join(workspace, '.git'), { recursive: true })
    writeFileSync(join(workspace, '.git', 'HEAD'), `${checkedOut}\n`)
  }
  for (const [path, report] of Object.entries(reports)) {
    const { text, written } =
      typeof report === 'object' && 'written' in report ? report : { text: report, written: undefined }
    writeFiles(workspace, { [path]: text })
    if (written === undefined) continue
    if (written.startsWith('and committed')) execFileSync('git', ['-C', workspace, 'add', '--force', path])
    const at = new Date(Date.now() - agesMs[written])
    utimesSync(join(workspace, path), at, at)
    if (written === 'in an earlier run of the commit') {
      // Git writes `HEAD` once, and the index at each checkout.
      const once = new Date(at.getTime() - 60_000)
      utimesSync(join(workspace, '.git', 'HEAD'), once, once)
      execFileSync('git', ['-C', workspace, 'read-tree', '--empty'])
    }
  }
  return workspace
}
