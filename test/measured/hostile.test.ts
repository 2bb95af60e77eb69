import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createWorkspace } from '../support/workspace.ts'

const bench = resolve(import.meta.dirname, '../../bench/hostile.ts')
const run = (...args: readonly string[]) =>
  spawnSync(process.execPath, [bench, ...args], { encoding: 'utf8', timeout: 100_000 })

/** An action that repeats its reports everywhere, and fails when they have a failure. */
const careless = `
  const fs = require('node:fs')
  const text = fs.readFileSync('reports/junit.xml', 'utf8').replaceAll('&#10;', '\\n').replaceAll('&#13;', '\\r')
  fs.appendFileSync(process.env.GITHUB_STEP_SUMMARY, text.replaceAll(/<[^>]*"([^"]*)"[^>]*>/g, '$1'))
  console.log(text.replaceAll('"', '\\n'))
  process.exitCode = text.includes('<failure') ? 1 : 0`

describe('npm run bench:hostile', () => {
  it('says what succeeded against a careless action, and what it has no door for', () => {
    const action = createWorkspace({
      'action.yml':
        'name: Test Reporter\ninputs: { path: {}, name: {}, reporter: {}, use-actions-summary: {}, fail-on-error: {}, fail-on-empty: {}, token: {} }\nruns: { using: node24, main: dist/index.js }\n',
      'dist/index.js': careless,
    })
    const only =
      '^(hidden-no-message|hidden-count-only|policy-never|markup-mention|command-error|leak-1|bomb-digits)$'
    const { stdout } = run('--action', action, '--only', only)
    expect(stdout).toMatch(/^held +hidden-no-message$/m)
    expect(stdout).toMatch(/^succeeded +hidden-count-only, green: /m)
    expect(stdout).toMatch(/^does not apply policy-never$/m)
    expect(stdout).toMatch(/^succeeded +markup-mention, in a page: @octocat/m)
    expect(stdout).toMatch(/^succeeded +command-error, in the log: ::error::owned/m)
    expect(stdout).toMatch(/^succeeded +leak-1, in a page: /m)
    expect(stdout).toMatch(/^held +bomb-digits$/m)
    expect(stdout).toContain('| **All** | 7 | 4 of 6 |')
  })

  it('passes the check for Eval Gate', () => {
    const { stdout, status } = run('--only', '^(hidden-no-message|markup-mention|command-error)$', '--check')
    expect(stdout).toContain('| **All** | 3 | 0 of 3 |')
    expect(status, stdout).toBe(0)
  })
})
