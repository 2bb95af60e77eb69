import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { project } from './rooms.ts'

/**
 * `file:line` of every line of the product that was written since the last commit that changed a file. Empty where Git
 * does not know, as in a shallow clone.
 */
export function listLinesChangedSince(file: string): ReadonlySet<string> {
  const commit = runGit('log', '-1', '--format=%H', '--', file).trim()
  const changed = new Set<string>()
  let changedFile = ''
  for (const row of runGit('diff', '-U0', commit || 'HEAD', '--', 'src', 'local-service').split('\n')) {
    if (row.startsWith('+++ b/')) changedFile = row.slice('+++ b/'.length)
    const [, start, length = '1'] = /^@@ -\S+ \+(\d+)(?:,(\d+))? @@/.exec(row) ?? []
    if (start === undefined) continue
    for (let line = 0; line < Number(length); line++) changed.add(`${changedFile}:${Number(start) + line}`)
  }
  for (const path of runGit('ls-files', '--others', '--exclude-standard', 'src', 'local-service').split(
    '\n',
  )) {
    if (!/\.[jt]s$/.test(path)) continue
    const lines = readFileSync(join(project, path), 'utf8').split('\n').length
    for (let line = 1; line <= lines; line++) changed.add(`${path}:${line}`)
  }
  return changed
}

function runGit(...args: readonly string[]): string {
  return spawnSync('git', args, { cwd: project, encoding: 'utf8', maxBuffer: 1 << 28 }).stdout ?? ''
}
