import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type JudgedReports, judgeReports } from '../../../support/reports/judge-reports.ts'
import { toolsFolder } from '../../../support/reports/tool-fixtures.ts'

const judgeTool = (tool: string, base: string, head: string) =>
  judgeReports(join(toolsFolder, tool), base, head)

/** Cases on one side only. */
const lonely = ({ comparison }: JudgedReports) =>
  comparison.cases.filter(({ change }) => change === 'new' || change === 'removed')

describe('a case stays the same case', () => {
  it('when its name has the address of an object and a temporary path (pytest)', async () => {
    const judged = await judgeTool('pytest/9.2', 'base/xunit2.xml', 'head-address/xunit2.xml')
    expect(lonely(judged)).toEqual([])
    expect(judged.verdict.outcome).toBe('failed')
    expect(judged.blamed).toEqual([
      expect.stringMatching(/test_place\[\/tmp\//),
      ...Array.from({ length: 3 }, () => expect.stringMatching(/test_thing\[<test_shop\.Thing object at 0x/)),
    ])
  })

  it('when pytest changes from one form of its report to the other', async () => {
    const judged = await judgeTool('pytest/9.2', 'base/xunit1.xml', 'head-case/xunit2.xml')
    expect(lonely(judged)).toEqual([])
    expect(judged.blamed).toEqual(['pytest › test_shop › test_adds'])
  })

  it('when the name of its suite has the time of the run (unittest-xml-reporting)', async () => {
    const judged = await judgeTool('unittest-xml-reporting/4.0', 'base/*.xml', 'head-case/*.xml')
    expect(lonely(judged)).toEqual([])
    expect(judged.blamed).toEqual(['test_hook.TestBeta › test_c'])
  })

  it('when Surefire writes it into the report of a nested class', async () => {
    const judged = await judgeTool('surefire/3.5.2', 'base/*.xml', 'head-flaky/*.xml')
    expect(lonely(judged)).toEqual([])
    expect(judged.caseOf('flaky')).toMatchObject({ head: { passed: 1, failed: 0, flaky: 1 } })
  })

  it('when a provider or a prompt is added (promptfoo)', async () => {
    for (const file of ['report.json', 'report.jsonl'])
      for (const state of ['head-add-prompt', 'head-add-provider']) {
        const judged = await judgeTool('promptfoo/0.123', `base/${file}`, `${state}/${file}`)
        const changes = new Set(judged.comparison.cases.map(({ change }) => change))
        expect([...changes].sort()).toEqual(['new', 'unchanged'])
      }
  })
})

describe('a report that does not name what tells its cases apart', () => {
  it('warns with the option of jest-junit', async () => {
    const { base } = await judgeTool('jest/30.5', 'base/jest-junit.xml', 'head-twin/jest-junit.xml')
    expect(base.files[0]?.warnings.join()).toMatch(/addFileAttribute: "true"/)
  })

  it('warns that Vitest does not name its projects', async () => {
    const { base } = await judgeTool('vitest/5.1', 'base/projects.json', 'head-case/projects.json')
    expect(base.files[0]?.warnings.join()).toMatch(/once per project/)
  })

  it('says that it is the report of a linter', async () => {
    const { base } = await judgeTool('eslint/10.15', 'base/eslint.xml', 'head-found/eslint.xml')
    expect(base.files[0]?.warnings.join()).toMatch(/report of a linter/)
  })
})
