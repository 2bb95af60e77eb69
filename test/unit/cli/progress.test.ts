import { expect, it } from 'vitest'
import { runCli } from '../../../src/cli/main.ts'
import { systemClock } from '../../../src/platform/clock.ts'
import { createWorkspace, junitReport } from '../../support/workspace.ts'

const cases = Array.from({ length: 12_000 }, (_, index) => ({ name: `case ${index}` }))
const eraseLine = '\r\u001b[K'

it.each([
  ['inspect', ['big.xml']],
  ['gate', ['--baseline', 'big.xml', '--head', 'big.xml']],
])(
  'eval-gate %s shows in a terminal how far a long reading is, and leaves nothing of it behind',
  async (command, args) => {
    let [stdout, stderr, now] = ['', '', 0]
    const exitCode = await runCli([command, ...args], {
      stdout: { write: (text: string) => (stdout += text) },
      stderr: Object.assign({ write: (text: string) => (stderr += text) }, { isTTY: true }),
      env: {},
      cwd: createWorkspace({ 'big.xml': junitReport(cases) }),
      color: false,
      // A slow machine: every look at the clock is three seconds later.
      clock: { ...systemClock, now: () => (now += 3_000) },
    })
    expect(exitCode, stderr).toBe(0)
    expect(stderr).toMatch(/\d results read, [\d,]+ a second/)
    expect(stderr.slice(stderr.lastIndexOf(eraseLine))).not.toContain('results read')
    expect(stdout).not.toContain('results read')
  },
)
