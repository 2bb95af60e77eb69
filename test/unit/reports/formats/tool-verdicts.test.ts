import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readMeasurement } from '../../../../src/jobs/report/measure.ts'
import { judgeReports } from '../../../support/reports/judge-reports.ts'
import { exitCodesOf, toolReports, toolsFolder } from '../../../support/reports/tool-fixtures.ts'
import { toolVerdicts } from './tool-verdicts.ts'

/** Others are held to the exit code of the tool. */
const reports = toolReports().filter(({ tool }) => exitCodesOf(tool) === undefined)

describe('the verdict on the reports of real tools', () => {
  it('is known for every fixture', () => {
    const made = reports.map(({ tool, file, states }) => [
      `${tool} ${file}`,
      states.map((state) => state.slice('head-'.length)),
    ])
    const listed = Object.entries(toolVerdicts).map(([name, heads]) => [name, Object.keys(heads).sort()])
    expect(listed.sort()).toEqual(made.sort())
  })

  it.each([
    ['success', 'skip', { skipped: 2, errored: 0 }],
    ['failure', 'skip', { skipped: 0, errored: 2 }],
    ['failure', 'hook', { skipped: 0, errored: 3 }],
  ] as const)('GoogleTest that ended with %s: a suite that %s left out', async (outcome, state, counts) => {
    const { files } = await readMeasurement({
      patterns: [`head-${state}/*.xml`],
      root: join(toolsFolder, 'googletest/1.17'),
      info: { id: 'run', suiteName: 'shop', createdAt: 0 },
      testOutcome: [outcome],
      hideSecrets: (value) => value,
    })
    expect(files).toMatchObject([counts])
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
