import { join } from 'node:path'
import { expect, it } from 'vitest'
import { findTellingMessage } from '../../../src/facts/messages.ts'
import { judgeReports } from '../../support/reports/judge-reports.ts'
import { toolsFolder } from '../../support/reports/tool-fixtures.ts'

it.each([
  ['playwright/1.65', 'report.json', /toBe\(expected\)\) – in all 2 attempts$/],
  ['pytest-rerunfailures/16.7', 'tests.xml', /– in all 3 attempts$/],
])('says that no retry helped: %s', async (tool, file, message) => {
  const { comparison } = await judgeReports(join(toolsFolder, tool), `base/${file}`, `head-case/${file}`)
  const regressed = comparison.cases.filter(({ change }) => change === 'regressed')
  expect(regressed.length).toBeGreaterThan(0)
  for (const { head } of regressed) expect(findTellingMessage(head)).toMatch(message)
})
