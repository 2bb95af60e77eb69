import { describe, expect, it } from 'vitest'
import { alignNames } from '../../../../src/baseline/align/align-names.ts'
import { addResult } from '../../../../src/model/run/add-result.ts'
import { buildCaseKey, formatCaseTitle } from '../../../../src/model/run/identity.ts'
import type { Outcome } from '../../../../src/model/run/result.ts'
import { createRun, type Run } from '../../../../src/model/run/run.ts'
import { CaseTable } from '../../../../src/model/run/table/case-table.ts'
import { toStableName } from '../../../../src/paths/stable-names.ts'

type Case = readonly [name: string, outcome: Outcome, file?: string]

function runOf(id: string, cases: readonly Case[]): Run {
  const run = createRun({ id, suiteName: 'suite', createdAt: 0 })
  for (const [name, outcome, file] of cases)
    addResult(run, { identity: { file, suite: ['s'], name }, outcome })
  return run
}

function aligned(base: readonly Case[], head: readonly Case[]): string[] {
  const run = alignNames(runOf('base', base), runOf('head', head))
  const titles = [...run.cases.values()].map(
    ({ identity, passed }) => `${formatCaseTitle(identity)} ${passed}`,
  )
  return titles.sort()
}

describe('a name without what changes from run to run', () => {
  it.each([
    ['t[<Thing object at 0x7f1fc1bb1cd0>]', 't[<Thing object at 0x7f8c80df3bd0>]'],
    ['opens http://127.0.0.1:40123/a', 'opens http://127.0.0.1:51999/a'],
    ['at 2026-11-21T20:00:00.123Z', 'at 2026-11-22 07:59:01'],
    ['run 1795290711981', 'run 1795290999000'],
    ['f47ac10b-58cc-4372-a567-0e02b2c3d479 saved', '1b4e28ba-2fa1-11d2-883f-0016d3cca427 saved'],
    ['build 9e107d9d372bb6826bd81d3542a419d6', 'build e4d909c290d0fb1ca068ffaddf22cbd0'],
    ['[/tmp/pytest-of-runner/pytest-20150/a0]', '[/tmp/pytest-of-me/pytest-3/a0]'],
    ['/var/folders/xy/abc123/T/tmpq1 is empty', '/var/folders/zz/def456/T/tmpq2 is empty'],
    ['/github/workspace/src/cart.js', '/builds/group/app/src/cart.js'],
    ['D:\\a\\app\\app\\src\\cart.js', '/opt/ci/app/src/cart.js'],
  ])('%s and %s are one', (a, b) => {
    expect(toStableName(a)).toBe(toStableName(b))
  })

  it.each([
    ['adds 1 and 2', 'adds 1 and 3'],
    ['port 80', 'port 443'],
    ['v1.2.3', 'v1.2.4'],
    ['/api/users', '/api/carts'],
    ['src/a/index.js', 'src/b/index.js'],
    ['/repo/src/a/index.js', '/repo/src/b/index.js'],
    ['dead beef', 'dead cafe'],
    ['/tmp/pytest-of-me/pytest-3/a.txt', '/tmp/pytest-of-me/pytest-3/b.txt'],
  ])('%s and %s stay two', (a, b) => {
    expect(toStableName(a)).not.toBe(toStableName(b))
  })
})

describe('cases of the baseline', () => {
  it('get the names of the head where only an address differs', () => {
    expect(
      aligned(
        [
          ['t[0x7f0000000001]', 'passed'],
          ['u', 'passed'],
        ],
        [
          ['t[0x7f0000000002]', 'failed'],
          ['u', 'passed'],
        ],
      ),
    ).toEqual(['s › t[0x7f0000000002] 1', 's › u 1'])
  })

  it('keep names that the head has as well, such as a date that an author wrote', () => {
    const cases: Case[] = [
      ['parses 2024-01-01T00:00:00Z', 'passed'],
      ['parses 2025-01-01T00:00:00Z', 'failed'],
    ]
    expect(aligned(cases, [...cases, ['parses 2026-01-01T00:00:00Z', 'passed']])).toEqual([
      's › parses 2024-01-01T00:00:00Z 1',
      's › parses 2025-01-01T00:00:00Z 0',
    ])
  })

  it('are paired best with best, so that no drop is made up', () => {
    const base: Case[] = [
      ['t[0x7f0000000001]', 'failed'],
      ['t[0x7f0000000002]', 'passed'],
    ]
    const head: Case[] = [
      ['t[0x7f000000000a]', 'passed'],
      ['t[0x7f000000000b]', 'failed'],
    ]
    expect(aligned(base, head)).toEqual(['s › t[0x7f000000000a] 1', 's › t[0x7f000000000b] 0'])
  })

  it('are found when only one side names the files, unless two files have the same title', () => {
    const files: Case[] = [
      ['adds', 'passed', 'a.py'],
      ['works', 'passed', 'a.py'],
      ['works', 'passed', 'b.py'],
    ]
    const head: Case[] = [
      ['adds', 'failed'],
      ['works', 'passed'],
    ]
    const run = alignNames(runOf('base', files), runOf('head', head))
    const identities = [...run.cases.values()].map(({ identity }) => identity)
    expect(identities.map(({ name, file }) => `${name} ${file}`).sort()).toEqual([
      'adds undefined',
      'works a.py',
      'works b.py',
    ])
  })

  it('stay in columns', () => {
    const base = runOf('base', [
      ['t[0x7f0000000001]', 'passed'],
      ['u', 'passed'],
    ])
    const head = runOf('head', [
      ['t[0x7f000000000a]', 'passed'],
      ['u', 'passed'],
    ])
    const run = alignNames(base, head)
    expect(run.cases instanceof CaseTable && run.cases.passes).toBe(2)
    expect(base.cases.has(buildCaseKey({ suite: ['s'], name: 't[0x7f0000000001]' }))).toBe(true)
  })

  it('of another file with the same title are left to the guess of renames', () => {
    const run = alignNames(
      runOf('base', [['adds', 'passed', 'a.py']]),
      runOf('head', [['adds', 'passed', 'b.py']]),
    )
    expect([...run.cases.values()][0]?.identity.file).toBe('a.py')
  })
})
