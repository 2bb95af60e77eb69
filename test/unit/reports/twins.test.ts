import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { judgeReports } from '../../support/reports/judge-reports.ts'
import { toolsFolder } from '../../support/reports/tool-fixtures.ts'
import { createWorkspace } from '../../support/workspace.ts'

/** The reports of two states of a tool as files of one folder each. */
function folderOf(tool: string, head: string, files: readonly string[]): string {
  const read = (state: string, file: string) => readFileSync(join(toolsFolder, tool, state, file))
  return createWorkspace(
    Object.fromEntries(
      files.flatMap((file) => [
        [`base/${file}`, read('base', file)],
        [`head/${file}`, read(head, file)],
      ]),
    ),
  )
}

describe('two reports of the same tests in two formats', () => {
  it.each([
    ['jest/30.5', ['report.json', 'with-files.xml']],
    ['vitest/5.1', ['report.json', 'junit.xml']],
    ['mocha/12.0', ['mocha.json', 'xunit.xml']],
    ['mocha/12.0', ['mocha.json', 'mocha.tap']],
    ['playwright/1.65', ['report.json', 'junit.xml']],
    ['robot/7.5', ['output.xml', 'xunit.xml']],
  ])('%s %j: count once, with a warning', async (tool, files) => {
    const alone = folderOf(tool, 'head-case', files.slice(0, 1))
    const both = folderOf(tool, 'head-case', files)
    const [one, two] = [
      await judgeReports(alone, 'base/*', 'head/*'),
      await judgeReports(both, 'base/*', 'head/*'),
    ]
    expect(two.verdict.totals).toEqual(one.verdict.totals)
    expect([two.verdict.outcome, two.blamed]).toEqual([one.verdict.outcome, one.blamed])
    const warnings = two.head.files.flatMap((of) => of.warnings.join())
    expect(warnings.join()).toContain(`in head/${files[0]} as well, in another format, and count once`)
  })

  it('are both heard where only one of them has the failure', async () => {
    const folder = folderOf('vitest/5.1', 'head-unhandled', ['report.json', 'junit.xml'])
    const { verdict, blamed } = await judgeReports(folder, 'base/*', 'head/*')
    expect(verdict.outcome).toBe('failed')
    expect(blamed.join()).toContain('Unhandled Rejection')
  })

  it('of other tests count as they are', async () => {
    const read = (path: string) => readFileSync(join(toolsFolder, path))
    const folder = createWorkspace({
      'a/report.json': read('jest/30.5/base/report.json'),
      'a/junit.xml': read('pytest/9.2/base/xunit2.xml'),
    })
    const { head } = await judgeReports(folder, 'a/*', 'a/*')
    expect(head.run.cases.size).toBe(head.files.reduce((sum, { tests }) => sum + tests, 0))
  })
})
