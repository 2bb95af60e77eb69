import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { judgeReports } from '../../support/reports/judge-reports.ts'
import { junitReport } from '../../support/workspace.ts'

const place = mkdtempSync(join(tmpdir(), 'same-names-'))
afterEach(() => rmSync(place, { recursive: true, force: true }))

/** Twenty tests, each twice under one name, and which entries of the first fail. */
function report(fails: readonly number[], nameEntry = (name: string, _: number) => name): string {
  return junitReport(
    Array.from({ length: 40 }, (_, at) => ({
      name: nameEntry(`test ${at % 20}`, Math.floor(at / 20)),
      outcome:
        at % 20 === 0 && fails.includes(Math.floor(at / 20)) ? ('failed' as const) : ('passed' as const),
    })),
  )
}

async function judge(base: string, head: string): Promise<string> {
  for (const [side, text] of Object.entries({ base, head })) {
    mkdirSync(join(place, side), { recursive: true })
    writeFileSync(join(place, side, 'junit.xml'), text)
  }
  return (await judgeReports(place, 'base/junit.xml', 'head/junit.xml')).verdict.outcome
}

it.each([0, 1])('is a regression where entry %i of one name fails and both passed before', async (entry) => {
  expect(await judge(report([]), report([entry]))).toBe('failed')
})

it('is left to chance where the entries are declared as iterations', async () => {
  const declare = (name: string, entry: number) => `${name} (iteration ${entry + 1})`
  expect(await judge(report([], declare), report([1], declare))).not.toBe('failed')
})

it('is left to chance where the base has shown that such entries disagree', async () => {
  const shaky = report([]).replace('name="test 7" time="0.012">', 'name="test 7" time="0.012"><failure/>')
  expect(await judge(shaky, report([1]))).not.toBe('failed')
})
