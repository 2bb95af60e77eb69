import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { toolsFolder } from '../support/reports/tool-fixtures.ts'
import { runCli } from '../support/run-cli.ts'
import { createWorkspace } from '../support/workspace.ts'

const gate = async (files: Readonly<Record<string, string>>, base: string, head: string) =>
  await runCli(['gate', '--baseline', base, '--head', head], { cwd: createWorkspace(files) })

const tool = (path: string) => readFileSync(join(toolsFolder, path), 'utf8')

describe('a report that hides something', () => {
  it('is not taken for a whole one where its JSON lines are cut, in a line or between two', async () => {
    const whole = tool('promptfoo/0.123/base/report.jsonl')
    const lines = whole.split('\n')
    const inLine = await gate({ 'a.jsonl': whole, 'b.jsonl': whole.slice(0, 60_000) }, 'a.jsonl', 'b.jsonl')
    expect(inLine.exitCode).toBe(2)
    expect(inLine.stdout + inLine.stderr).toContain('the file ends before its JSON is complete')
    const cut = `${lines.slice(0, 58).join('\n')}\n`
    const between = await gate({ 'a.jsonl': whole, 'b.jsonl': cut }, 'a.jsonl', 'b.jsonl')
    expect(between.stdout).toMatch(/INCONCLUSIVE.*\n[\s\S]*has 58 entries, on the base 80/)
  })

  it('says what went wrong outside of its cases, as with a server that Newman does not reach', async () => {
    const suites = (login: string) =>
      `<testsuites name="shop"><testsuite name="Login" tests="0" ${login}</testsuite><testsuite name="Cart" tests="1"><testcase name="adds"/></testsuite></testsuites>`
    const { stdout } = await gate(
      {
        'a.xml': suites('errors="0">'),
        'b.xml': suites('errors="1"><system-err><![CDATA[RequestError: connect ECONNREFUSED]]></system-err>'),
      },
      'a.xml',
      'b.xml',
    )
    expect(stdout).toMatch(/INCONCLUSIVE/)
    expect(stdout).toContain('RequestError: connect ECONNREFUSED')
  })

  it.each([
    ['results.trx', 'trx/mstest'],
    ['shop.tap', 'perl-tap/5'],
  ])('is not passed over in a folder: %s', async (file, folder) => {
    const plain = '<testsuite><testcase name="a"/></testsuite>'
    const { exitCode } = await gate(
      {
        'b/u.xml': plain,
        'h/u.xml': plain,
        [`b/${file}`]: tool(`${folder}/base/${file}`),
        [`h/${file}`]: tool(`${folder}/head-case/${file}`),
      },
      'b',
      'h',
    )
    expect(exitCode).toBe(1)
  })

  it.each([
    ['cases', 'tests="3"', 'counts 3 cases, shown are 1'],
    ['failures', 'failures="2"', 'counts 2 failures, shown are 0'],
  ])('is inspected with exit code 1 where it counts more %s than it shows', async (_, counts, told) => {
    const { exitCode, stdout } = await runCli(['inspect', 'a.xml'], {
      cwd: createWorkspace({ 'a.xml': `<testsuite ${counts}><testcase name="a"/></testsuite>` }),
    })
    expect(exitCode).toBe(1)
    expect(stdout).toContain(told)
  })

  it('is refused where only its name says that it is a report', async () => {
    const { exitCode, stderr } = await runCli(['inspect', 'a.eval'], {
      cwd: createWorkspace({ 'a.eval': 'PK' }),
    })
    expect(exitCode).not.toBe(0)
    expect(stderr).toContain('named like a report')
  })
})
