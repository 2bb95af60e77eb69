import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { judgeReports } from '../../../support/reports/judge-reports.ts'
import { toolReports, toolsFolder } from '../../../support/reports/tool-fixtures.ts'
import { toolVerdicts } from './tool-verdicts.ts'

const reports = toolReports()

describe('the verdict on the reports of real tools', () => {
  it('is known for every fixture', () => {
    const made = reports.map(({ tool, file, states }) => [
      `${tool} ${file}`,
      states.map((state) => state.slice('head-'.length)),
    ])
    const listed = Object.entries(toolVerdicts).map(([name, heads]) => [name, Object.keys(heads).sort()])
    expect(listed.sort()).toEqual(made.sort())
  })

  it.each(reports.flatMap(({ tool, file, states }) => states.map((state) => ({ tool, file, state }))))(
    '$tool $file: $state',
    async ({ tool, file, state }) => {
      const judged = await judgeReports(join(toolsFolder, tool), `base/${file}`, `${state}/${file}`)
      const expected = toolVerdicts[`${tool} ${file}`]?.[state.slice('head-'.length)]
      expect([judged.verdict.outcome, ...judged.blamed]).toEqual(expected)
    },
  )
})
