import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { endOf, entries } from '../support/bundle.ts'
import { createWorkspace } from '../support/workspace.ts'

const workflow = '.github/workflows/tests.yml'

/** `eval-gate init` on a terminal of its own, where a person types this at the question. */
async function initAtTerminal(cwd: string, typed: string) {
  const command = `'${process.execPath}' '${entries.cli}' init`
  const child = spawn('script', ['--quiet', '--return', '--flush', '--command', command, '/dev/null'], {
    cwd,
    env: { PATH: process.env.PATH ?? '', HOME: cwd, TERM: 'xterm' },
  })
  let seen = ''
  child.stdout.on('data', (chunk) => {
    const asked = seen.includes('[y/N]')
    seen += chunk
    if (!asked && seen.includes('[y/N]')) child.stdin.write(typed)
  })
  return await endOf(child)
}

// Other systems have no `script` that starts a terminal like this.
describe.skipIf(process.platform !== 'linux')('init at a terminal', () => {
  it.each(['\u0003', 'y\u0003'])('ends quietly and writes nothing when %j stops it', async (typed) => {
    const folder = createWorkspace({ 'package.json': '{ "devDependencies": { "vitest": "^4" } }' })
    const { exitCode, stdout } = await initAtTerminal(folder, typed)
    expect(exitCode).toBe(130)
    expect(stdout.replaceAll('\r\n', '\n')).toMatch(/Stopped\. Nothing was done\.\n$/)
    expect(existsSync(`${folder}/.github`)).toBe(false)
  })

  it('writes the workflow that it showed once this is agreed to', async () => {
    const folder = createWorkspace({ 'package.json': '{ "devDependencies": { "vitest": "^4" } }' })
    const { exitCode, stdout } = await initAtTerminal(folder, 'y\n')
    expect(exitCode, stdout).toBe(0)
    expect(stdout).toContain(`wrote ${workflow}`)
    expect(existsSync(`${folder}/${workflow}`)).toBe(true)
  })
})
