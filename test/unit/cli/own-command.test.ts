import { describe, expect, it } from 'vitest'
import { countPrintedTests, runCommand } from '../../../src/cli/check/run-command.ts'
import { skipOnWindows } from '../../support/systems.ts'
import { createWorkspace } from '../../support/workspace.ts'

skipOnWindows('the commands are written for bash')

const run = (text: string) =>
  runCommand({ text, folder: '.', env: {} }, { root: createWorkspace({}), env: process.env, show: () => {} })

describe("a project's own command", () => {
  it('may print a line for each of very many tests', async () => {
    const { output = '' } = await run(`seq -f '    --- PASS: FuzzEncode/seed#%.0f (0.00s)' 150000`)
    expect(output.length).toBeGreaterThan(6_000_000)
    expect(countPrintedTests('Go', output)).toBe(150_000)
  })

  it('has no number of tests where it prints too much to keep', async () => {
    const { output, endedWith } = await run(`head -c 70000000 /dev/zero | tr '\\0' x; exit 3`)
    expect({ output, endedWith }).toEqual({ output: undefined, endedWith: 3 })
  })
})
