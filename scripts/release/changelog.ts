import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { project } from './trees.ts'

/**
 * What CHANGELOG.md says about a version: the text under its heading, `## 1.2.3 (2026-11-21)`.
 * @throws Error when there is no such heading or nothing under it
 */
export function readChanges(
  version: string,
  text = readFileSync(join(project, 'CHANGELOG.md'), 'utf8'),
): string {
  const [, ...sections] = text.split(/^## /m)
  const section = sections.find((one) => one.split(/[\s(]/, 1)[0] === version)
  const changes = section?.slice(section.indexOf('\n')).trim() ?? ''
  if (changes !== '') return changes
  throw new Error(`CHANGELOG.md has nothing under "## ${version}". Describe there what changes for users.`)
}
