import { describe, expect, it } from 'vitest'
import { followsExitCode, judgeRecordings } from '../../../support/reports/exit-codes.ts'
import { knownDifferences } from '../../../support/reports/known-differences.ts'

const verdicts = await judgeRecordings()

describe('the exit code of the tool', () => {
  it('was kept for every report, and is 0 where nothing is broken', () => {
    expect(verdicts.filter(({ code, healthyCode }) => Number.isNaN(code) || healthyCode !== 0)).toEqual([])
  })

  it('is followed by the verdict, but where a report cannot say it', () => {
    const differing = verdicts
      .filter((verdict) => !followsExitCode(verdict))
      .map(({ tool, report, broken }) => `${tool} ${report} ${broken}`)
    expect([...new Set(differing)].sort()).toEqual(Object.keys(knownDifferences).sort())
  })
})
