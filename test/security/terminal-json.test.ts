import { describe, expect, it } from 'vitest'
import { runCli } from '../support/run-cli.ts'
import { createWorkspace } from '../support/workspace.ts'

/** Characters that move a cursor, turn text around or start a command, as they stand in a report in JSON. */
const nasty = '\u0085\u0090\u009b31m\u009c\u2028\u202e\u2066\u200f\ufeff ##[error]gotcha'
// biome-ignore lint/suspicious/noControlCharactersInRegex: the control characters are what it looks for
const raw = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]|##\[/

const report = JSON.stringify({
  numTotalTests: 1,
  testResults: [
    {
      name: `src/${nasty}.test.js`,
      status: 'failed',
      message: '',
      assertionResults: [
        {
          ancestorTitles: [nasty],
          title: nasty,
          fullName: nasty,
          status: 'failed',
          duration: 1,
          failureMessages: [nasty],
        },
      ],
    },
  ],
})

describe('JSON on a terminal or in the log of a job', () => {
  it.each([
    ['gate', ['gate', '--baseline', 'before.json', '--head', 'after.json', '--json']],
    ['gate without a baseline', ['gate', '--head', 'after.json', '--json']],
    ['inspect', ['inspect', 'after.json', `*${nasty.slice(0, 3)}*`, '--json']],
  ])('of %s holds no control, no direction mark and no command of the runner', async (_, args) => {
    const cwd = createWorkspace({
      'before.json': report.replaceAll('failed', 'passed'),
      'after.json': report,
    })
    const { stdout } = await runCli(args, { cwd })
    expect(() => JSON.parse(stdout)).not.toThrow()
    expect(raw.exec(stdout)?.[0]).toBe(undefined)
    expect(stdout).toMatch(/\\u0085/)
  })
})
