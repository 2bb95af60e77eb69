import { execFileSync } from 'node:child_process'
import { cpSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { lastingFolder, writeFiles } from '../../../test/support/workspace.ts'
import type { Report } from '../set-up.ts'

/** How long ago a report was written that this job did not write. */
export const agesMs = {
  'and committed': 5_000,
  'by an earlier job': 600_000,
  'in an earlier run': 86_400_000,
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
 * A workspace as a job has it when its tests have run: a checkout with a detached head, files, and reports.
 *
 * @param commit what is checked out; absent: nothing is
 */
export function checkOut(
  commit: string | undefined,
  files: Readonly<Record<string, string>>,
  reports: Readonly<Record<string, Report>>,
): string {
  const workspace = lastingFolder()
  writeFiles(workspace, files)
  if (commit !== undefined) {
    cpSync(gitFolder(), join(workspace, '.git'), { recursive: true })
    writeFileSync(join(workspace, '.git', 'HEAD'), `${commit}\n`)
  }
  for (const [path, report] of Object.entries(reports)) {
    const { text, written } = typeof report === 'string' ? { text: report, written: undefined } : report
    writeFiles(workspace, { [path]: text })
    if (written === undefined) continue
    if (written === 'and committed') execFileSync('git', ['-C', workspace, 'add', '--force', path])
    const at = new Date(Date.now() - agesMs[written])
    utimesSync(join(workspace, path), at, at)
  }
  return workspace
}
