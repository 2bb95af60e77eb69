import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { compileCache, entries } from '../../support/bundle.ts'
import { runMain } from '../../support/run-main.ts'
import { skipOnWindows } from '../../support/systems.ts'
import { snippetsOf } from '../../support/workflows/read-workflows.ts'
import { createWorkspace, jestReport, junitReport } from '../../support/workspace.ts'

skipOnWindows('the script is written for a shell of Unix')

const [snippet] = readFileSync(resolve('docs/ci-setups.md'), 'utf8')
  .split('## GitLab and other CI systems')
  .slice(1)
  .map((text) => /```yaml\n([\s\S]*?)```/.exec(text)?.[1] ?? '')
const { script, allow_failure: allowed } = (
  parse(snippet ?? '') as { evals: { script: string[]; allow_failure: { exit_codes: number } } }
).evals

/** The job as GitLab runs it: line by line, until one fails. `curl` answers with this status and file. */
function run(
  outcome: 'passed' | 'failed',
  { branch = 'change', status = 404, baseline = '' }: { branch?: string; status?: number; baseline?: string },
) {
  const folder = createWorkspace({})
  const bin = join(folder, 'bin')
  mkdirSync(bin)
  const report = jestReport([{ name: 'stable' }, { name: 'target', outcome }], '/srv/app/evals.test.ts')
  const programs = {
    npm: 'exit 0',
    curl: `cp '${baseline || '/dev/null'}' baseline.json; printf ${status}`,
    npx: `case "$1" in
      vitest) mkdir -p reports; cat > reports/evals.json <<'REPORT'\n${report}\nREPORT
        exit ${outcome === 'passed' ? 0 : 1};;
      esac`,
    node: `case "$1" in
      eval-gate/dist/cli/index.js) shift; exec '${process.execPath}' '${entries.cli}' "$@";;
      *) exec '${process.execPath}' "$@";;
      esac`,
  }
  for (const [name, text] of Object.entries(programs)) {
    writeFileSync(join(bin, name), `#!/bin/bash\n${text}\n`)
    chmodSync(join(bin, name), 0o755)
  }
  const {
    status: exitCode,
    stdout,
    stderr,
  } = spawnSync('bash', ['-e', '-c', script.join('\n')], {
    cwd: folder,
    encoding: 'utf8',
    env: {
      PATH: `${bin}:/usr/bin:/bin`,
      HOME: folder,
      ...compileCache(),
      CI_COMMIT_BRANCH: branch,
      CI_DEFAULT_BRANCH: 'main',
    },
  })
  return { exitCode, said: `${stdout}${stderr}`, results: join(folder, 'results.json'), folder }
}

describe('the GitLab job of docs/ci-setups.md', () => {
  it('stands where it is looked for', () => {
    expect(snippetsOf('docs/ci-setups.md').length).toBeGreaterThan(5)
    expect(script.length).toBeGreaterThan(2)
  })

  it('stores a baseline on the default branch, and is red for a regression', () => {
    const main = run('passed', { branch: 'main' })
    expect(main.exitCode, main.said).toBe(0)
    const change = run('failed', { status: 200, baseline: main.results })
    expect(change.exitCode, change.said).toBe(1)
    expect(existsSync(join(change.folder, 'junit.xml'))).toBe(true)
    expect(run('passed', { status: 200, baseline: main.results }).exitCode).toBe(0)
  })

  it('is a warning on a merge request without a baseline', () => {
    const { exitCode, said } = run('passed', {})
    expect(exitCode, said).toBe(allowed.exit_codes)
  })

  it('is red when fetching the baseline fails', () => {
    const { exitCode, said } = run('passed', { status: 502 })
    expect(exitCode).toBe(1)
    expect(said).toContain('The baseline could not be fetched (HTTP 502)')
  })
})

describe('a terminal without a baseline', () => {
  it.each([
    ['pass', 0],
    ['neutral', 3],
    ['fail', 1],
  ])('does as `on-missing-baseline: %s` says', async (value, expected) => {
    const folder = createWorkspace({ 'junit.xml': junitReport([{ name: 'adds' }]) })
    const inputs = { reports: 'junit.xml', 'suite-name': 'evals', policy: `on-missing-baseline: ${value}` }
    const { exitCode, said } = await runMain(inputs, folder)
    expect(exitCode, said).toBe(expected)
    expect(said).toContain('No baseline was given')
  })
})
