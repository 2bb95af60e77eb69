import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { project } from '../../../scripts/require-tool.ts'

/**
 * The workflow of the README for a tool: the first one, where the commands and the pattern of reports are replaced by
 * those of the row of the tool. @throws Error when the README has neither
 */
export function readmeWorkflow(tool: string): string {
  const readme = readFileSync(join(project, 'README.md'), 'utf8')
  const workflow = /```yaml\n([\s\S]*?)```/.exec(readme)?.[1]
  if (workflow === undefined) throw new Error('The README has no workflow.')
  const [install, test, reports] = partsOf(workflow)
  if (tool === 'Vitest') return workflow
  const row = readme.split('\n').find((line) => line.startsWith(`| ${tool} |`))
  const cells = row?.split(/(?<!\\)\|/).map((cell) => cell.trim().replace(/^`+|`+$/g, ''))
  const [, , ownInstall, ownTest, ownReports] = cells ?? []
  if (ownInstall === undefined || ownTest === undefined || ownReports === undefined)
    throw new Error(`The README has no row for ${tool}.`)
  return workflow.replace(install, ownInstall).replace(test, ownTest).replace(reports, ownReports)
}

function partsOf(workflow: string): readonly [install: string, test: string, reports: string] {
  const [install, test] = [...workflow.matchAll(/- run: (.+)/g)].map(([, command = '']) => command)
  const reports = /reports: ('[^']+'|[^\s,}]+)/.exec(workflow)?.[1]
  if (install === undefined || test === undefined || reports === undefined)
    throw new Error('The workflow of the README does not install, test and read reports.')
  return [install, test, reports]
}
