import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createWorkspace } from '../support/workspace.ts'

const bench = resolve(import.meta.dirname, '../../bench/setups.ts')
const run = (...args: readonly string[]) =>
  spawnSync(process.execPath, [bench, ...args], { encoding: 'utf8', timeout: 100_000 })

/** An action of that name that says the same about everything. */
function action(name: string, script: string): string {
  return createWorkspace({
    'action.yml': `name: ${name}\ninputs: { path: {}, name: {}, reporter: {}, use-actions-summary: {}, fail-on-error: {}, fail-on-empty: {}, token: {}, reports: {}, test-outcome: {}, html-report: {}, mode: {}, suite-name: {} }\nruns: { using: node24, main: dist/index.js }\n`,
    'dist/index.js': script,
  })
}

describe('npm run bench:setups', () => {
  it('is right about Eval Gate where every gate should be', () => {
    const { status, stdout } = run(
      '--only',
      '^(unchanged|break|matrix-leg-dies|fork-pair-break|hosted)$',
      '--check',
    )
    expect(stdout).toMatch(/^right +green +unchanged$/m)
    expect(stdout).toMatch(/^right +red +break$/m)
    expect(stdout).toMatch(/^right +red +matrix-leg-dies$/m)
    expect(stdout).toMatch(/^right +red +fork-pair-break$/m)
    expect(stdout).toMatch(/^right +green +hosted$/m)
    expect(stdout).toContain('| Eval Gate | 0 | 0 | 0 | 5 |')
    // A service that still ran would hold it up.
    expect(status, stdout).toBe(0)
  })

  it('says of an action that is always green what it misses, and fails when that is worse than recorded', () => {
    const { status, stdout } = run(
      '--action',
      action('Eval Gate', ''),
      '--only',
      '^(unchanged|break)$',
      '--check',
    )
    expect(stdout).toMatch(/^right +green +unchanged$/m)
    expect(stdout).toMatch(/^silently green +green +break: A pull request breaks one of 20 tests\.$/m)
    expect(stdout).toContain('break: silently green (green), recorded as red.')
    expect(status).toBe(1)
  })

  it('hands the reports of all jobs to the last one, and their failed tests are failed steps', () => {
    const counting = `
      const fs = require('node:fs'), path = require('node:path')
      const files = fs.readdirSync(process.cwd(), { recursive: true }).filter((file) => file.endsWith('.xml'))
      const texts = files.map((file) => fs.readFileSync(path.join(process.cwd(), file), 'utf8'))
      process.exitCode = texts.length === 3 && !texts.join('').includes('<failure') ? 0 : 1`
    const { stdout } = run(
      '--action',
      action('Test Reporter', counting),
      '--only',
      '^(shards|shards-break|break)$',
    )
    expect(stdout).toMatch(/^right +green +shards$/m)
    expect(stdout).toMatch(/^right +red +shards-break$/m)
    expect(stdout).toMatch(/^right +red +break$/m)
  })

  it('refuses an action whose inputs nobody has described', () => {
    const { status, stderr } = run('--action', action('Unheard Of', ''), '--only', '^break$')
    expect(status).not.toBe(0)
    expect(stderr).toContain('No inputs are known for the action "Unheard Of".')
  })
})
