import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { judgeReports } from '../../../support/reports/judge-reports.ts'
import { exitCodesOf, toolReports, toolsFolder } from '../../../support/reports/tool-fixtures.ts'

/** Where the tool is red and the verdict is not, as the report hides why, or the other way round. A pair that agrees again fails. */
const differing: Readonly<Record<string, string>> = {
  'green/4.0 head-hook': 'the tool ends with 0 although a class did not run',
}

const pairs = toolReports().flatMap(({ tool, file, states }) => {
  const codes = exitCodesOf(tool)
  return codes === undefined
    ? []
    : states.map((state) => ({ tool, file, state, code: codes[state] ?? Number.NaN, healthy: codes.base }))
})

describe('the exit code of the tool', () => {
  it('was kept for every report, and is 0 where nothing is broken', () => {
    expect(pairs.filter(({ code, healthy }) => Number.isNaN(code) || healthy !== 0)).toEqual([])
  })

  it.each(pairs)('$tool $file $state: $code', async ({ tool, file, state, code }) => {
    const { verdict } = await judgeReports(join(toolsFolder, tool), `base/${file}`, `${state}/${file}`)
    // Nothing is known of a change where every case is skipped.
    const healthy = state === 'head-skip' ? ['passed', 'inconclusive'] : ['passed']
    const agrees = code === 0 ? healthy.includes(verdict.outcome) : verdict.outcome !== 'passed'
    const reason = differing[`${tool} ${state}`]
    expect(agrees, `${verdict.outcome}, the tool ended with ${code}`).toBe(reason === undefined)
  })
})
