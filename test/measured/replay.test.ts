import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { upTo } from '../../bench/setups/reports.ts'
import { createWorkspace, jestReport, junitReport } from '../support/workspace.ts'

const main = resolve(import.meta.dirname, '../../bench/gates/main.ts')
const replay = (folder: string, gates: string) =>
  spawnSync(process.execPath, [main, '--replay', folder, '--gate', gates], { encoding: 'utf8' })

/** Ten cases; the ones named fail. */
const casesOf = (...failed: readonly number[]) =>
  upTo(10).map((of) => ({
    name: `case ${of}`,
    outcome: failed.includes(of) ? ('failed' as const) : ('passed' as const),
  }))

describe('npm run bench:gates -- --replay', () => {
  it('reads runs of any format, leaves one out at a time, and swaps settings', () => {
    const history = createWorkspace({
      'before/1/report.xml': junitReport(casesOf(), 'cart'),
      'before/2/report.xml': junitReport(casesOf(), 'cart'),
      'before/3/report.xml': junitReport(casesOf(), 'cart'),
      'after/1/report.xml': junitReport(casesOf(1, 2, 3, 4, 5), 'cart'),
      'after/2/report.xml': junitReport(casesOf(1, 2, 3, 4, 5), 'cart'),
      'after/3/report.xml': junitReport(casesOf(1, 2, 3, 4, 5), 'cart'),
    })
    const { status, stdout, stderr } = replay(history, 'any-flip,ours')
    expect(status, stderr).toBe(0)
    expect(stdout).toContain('before: 3 runs (10 cases, 10/10)')
    expect(stdout).toContain('before → after: worse, mean -50.0 points')
    expect(stdout).toMatch(/^6 unchanged: .*; 3 worse: .*; 3 not worse: /m)
    for (const gate of ['any-flip', 'ours']) {
      expect(stdout).toMatch(
        new RegExp(`^\\| ${gate} \\| 0\\.0 \\S+ \\S+ \\| 0\\.0 \\S+ \\S+ \\| 0\\.0 `, 'm'),
      )
    }
  })

  it('reads one setting without a folder of its own, and says what it could not read', () => {
    const jest = (failed: readonly number[]) => jestReport(casesOf(...failed), 'cart.test.ts')
    const runs = { '1/jest.json': jest([]), '2/jest.json': jest([]), '3/jest.json': jest([4]) }
    const { stdout } = replay(createWorkspace(runs), 'any-flip')
    expect(stdout).toContain('all runs: 3 runs (10 cases, 10/10; 10 cases, 9/10)')
    expect(stdout).toMatch(/^\| any-flip \| 33\.3 /m)
    const broken = replay(createWorkspace({ ...runs, '3/jest.json': '' }), 'any-flip')
    expect(broken.status).not.toBe(0)
    expect(broken.stderr).toMatch(/\/3: no results were read/)
  })
})
