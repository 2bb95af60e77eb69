import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { caseKey } from '../../../../../src/model/run/identity.ts'
import type { Result } from '../../../../../src/model/run/result.ts'
import { readContent } from '../../../../support/reports/reading.ts'
import { toolsFolder } from '../../../../support/reports/tool-fixtures.ts'

const broken = (results: readonly Result[]) =>
  new Set(results.filter(({ outcome }) => outcome === 'errored').map(({ identity }) => caseKey(identity)))

/**
 * A tool writes these reports line by line while the tests run, so a process that is stopped leaves a file that is well
 * formed and says nothing about the rest.
 */
describe('a report that was cut between two lines', () => {
  it.each([
    // Nothing tells that another package would follow.
    ['go/1.26/base/go-test.json', /"Action":"(?:pass|fail|skip)","Package":"[^"]+","Elapsed"/],
    ['dart/3.9/base/machine.jsonl', /"type":"done"/],
    ['node-test/24/base/report.tap', /^1\.\.\d+/],
    ['perl-tap/5/base/shop.tap', undefined],
    ['vitest-tap/5.1/base/report.tap', undefined],
    ['vitest-tap/5.1/base/flat.tap', undefined],
  ])('%s: shows that something is missing, wherever it was cut', async (path, mayEnd) => {
    const lines = readFileSync(join(toolsFolder, path), 'utf8').trimEnd().split('\n')
    const read = async (count: number) =>
      (await readContent(`${lines.slice(0, count).join('\n')}\n`, { name: 'report' })).results
    const whole = await read(lines.length)
    for (let count = 1; count < lines.length; count += 1) {
      if (mayEnd?.test(lines[count - 1] ?? '') === true) continue
      const results = await read(count)
      if (results.length === 0 || results.length >= whole.length) continue
      const added = [...broken(results)].filter((key) => !broken(whole).has(key))
      expect(added, `${count} of ${lines.length} lines`).not.toEqual([])
    }
  })
})
