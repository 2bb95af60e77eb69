import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readPackage, writeActionTree, writeCliPackage } from '../../scripts/release/trees.ts'
import { skipOnWindows } from '../support/systems.ts'
import { createWorkspace, junitReport } from '../support/workspace.ts'

const prefix = mkdtempSync(join(tmpdir(), 'eval-gate-prefix-'))
const tree = join(prefix, 'tree')
let filesOfPackage: readonly string[] = []

const before = junitReport([{ name: 'adds' }, { name: 'removes' }])
const after = junitReport([{ name: 'adds' }, { name: 'removes', outcome: 'failed', message: '1 is not 2' }])

beforeAll(() => {
  writeCliPackage(tree)
  const packed = execFileSync('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', prefix], {
    cwd: tree,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const [{ filename, files, unpackedSize }] = JSON.parse(packed)
  filesOfPackage = files.map(({ path }: { path: string }) => path)
  expect(unpackedSize).toBeLessThan(4 * 1024 * 1024)
  // Offline: there is nothing to install with it.
  const options = ['--offline', '--global', '--no-audit', '--no-fund', '--prefix', join(prefix, 'clean')]
  execFileSync('npm', ['install', ...options, join(prefix, filename)], { stdio: 'ignore', cwd: prefix })
  // npm is slow on a busy machine.
}, 180_000)
afterAll(() => rmSync(prefix, { recursive: true, force: true }))

/** Runs a line of bash in a folder, with the installed command first in the path. */
function shell(line: string, cwd: string) {
  const path = `${join(prefix, 'clean/bin')}${delimiter}${process.env.PATH}`
  const { status, stdout, stderr } = spawnSync('bash', ['-c', line], {
    cwd,
    encoding: 'utf8',
    env: { PATH: path, HOME: cwd, TMPDIR: tmpdir() },
  })
  return { status, stdout, stderr }
}

describe('the packed command line on a clean machine', () => {
  skipOnWindows('the lines are written for bash')

  it('has nothing in it but what runs', () => {
    const others = filesOfPackage.filter((path) => !/^dist\/(cli|chunks)\/[\w.-]+\.js$/.test(path))
    expect(others.toSorted()).toEqual([
      'CHANGELOG.md',
      'LICENSE',
      'README.md',
      'dist/licenses.txt',
      'package.json',
    ])
    expect(JSON.parse(readFileSync(join(tree, 'package.json'), 'utf8')).dependencies).toBeUndefined()
    expect(readFileSync(join(tree, 'README.md'), 'utf8')).not.toMatch(/\]\((?!https?:|#)/)
  })

  it('says its version, and what it can do', () => {
    const cwd = createWorkspace({})
    expect(shell('eval-gate --version', cwd)).toMatchObject({
      status: 0,
      stdout: `${readPackage().version}\n`,
    })
    const { stdout } = shell('eval-gate --help', cwd)
    for (const [, name] of stdout.matchAll(/^ {2}(\w+)/gm)) {
      const help = shell(`eval-gate ${name} --help`, cwd)
      expect(help, name).toMatchObject({ status: 0, stderr: '' })
      expect(help.stdout).toMatch(new RegExp(`^Usage: eval-gate ${name}`))
      expect(help.stdout).toContain('Exit codes:')
    }
  })

  it('loads every chunk that a command needs', async () => {
    const cwd = createWorkspace({
      'a.xml': before,
      'b.xml': after,
      '.github/eval-gate.yml': 'fail-on: never\n',
    })
    const html = shell(
      'eval-gate gate --baseline a.xml --head b.xml --html-file out/r.html --ctrf-file c.json --junit-file j.xml',
      cwd,
    )
    expect(html, html.stderr).toMatchObject({ status: 0 })
    expect(readFileSync(join(cwd, 'out/r.html'), 'utf8')).toContain('</html>')
    expect(shell('eval-gate api --list', cwd)).toMatchObject({ status: 0, stderr: '' })
    const service = spawn(join(prefix, 'clean/bin/eval-gate'), ['serve', '--port', '0'], { cwd })
    const [said] = await once(service.stdout, 'data')
    service.kill()
    expect(String(said)).toMatch(/http:\/\/127\.0\.0\.1:\d+/)
  })

  it('keeps its exit code when the reader of its output goes away', () => {
    const cwd = createWorkspace({ 'a.xml': before, 'b.xml': after })
    const gate = 'eval-gate gate --baseline a.xml --head b.xml'
    expect(shell(`${gate} | true; exit "\${PIPESTATUS[0]}"`, cwd)).toMatchObject({
      status: 1,
      stderr: expect.not.stringContaining('EPIPE'),
    })
    expect(shell(`${gate} 2>&1 >/dev/null | true; exit "\${PIPESTATUS[0]}"`, cwd).status).toBe(1)
    expect(shell(`eval-gate api --list | head -n 1; exit "\${PIPESTATUS[0]}"`, cwd).status).toBe(0)
  })

  it('writes results to stdout and progress to stderr, and every view to a file', () => {
    const cwd = createWorkspace({ 'reports/unit/a.xml': after, 'reports/notes.txt': 'x', 'base.xml': before })
    const views = '--comment-file c.md --summary-file s.md --html-file h.html --results-file r.json'
    const run = shell(`eval-gate run reports --suite-name x --baseline file:base.xml ${views}`, cwd)
    expect(run.status, run.stderr).toBe(1)
    expect(run.stdout).toContain('failed')
    expect(run.stderr).toContain('reports/unit/a.xml')
    expect(run.stderr).not.toContain('1 is not 2')
    expect(readFileSync(join(cwd, 'c.md'), 'utf8')).toContain('1 is not 2')
    expect(readFileSync(join(cwd, 's.md'), 'utf8')).toContain('removes')
    expect(readFileSync(join(cwd, 'h.html'), 'utf8')).toContain('</html>')
    expect(existsSync(join(cwd, 'r.json'))).toBe(true)
  })

  it('takes a folder for the reports in it, and fails on an empty one', () => {
    const cwd = createWorkspace({
      'reports/unit/a.xml': after,
      'reports/b.xml': before,
      'empty/notes.txt': 'x',
    })
    const { stdout } = shell('eval-gate inspect ./reports/ --json', cwd)
    expect(JSON.parse(stdout).files.map(({ path }: { path: string }) => path)).toEqual([
      'reports/b.xml',
      'reports/unit/a.xml',
    ])
    expect(shell('eval-gate inspect empty', cwd)).toMatchObject({ status: 2 })
  })
})

describe('the tree of the action', () => {
  it('has what its entries need, and nothing of the command line', () => {
    const folder = join(prefix, 'action')
    writeActionTree(folder)
    writeFileSync(join(folder, 'package.json'), '{}')
    for (const entry of ['dist/index.js', 'dist/call/index.js', 'dist/command/index.js']) {
      const { stdout, stderr, status } = spawnSync(process.execPath, [join(folder, entry)], {
        encoding: 'utf8',
        env: { PATH: process.env.PATH },
      })
      // Without inputs it says which one is missing; a chunk that is missing would be another error.
      expect(stdout + stderr).not.toContain('ERR_MODULE_NOT_FOUND')
      expect(status, stdout + stderr).not.toBe(0)
    }
    expect(existsSync(join(folder, 'dist/cli'))).toBe(false)
  })
})
