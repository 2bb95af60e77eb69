import { describe, expect, it } from 'vitest'
import { parsePolicyFile } from '../../src/config/policy/file.ts'
import { readCodeOwners } from '../../src/jobs/code-owners.ts'
import { endOf, entries, startBundle } from '../support/bundle.ts'
import { runCli } from '../support/run-cli.ts'
import { createWorkspace, junitReport } from '../support/workspace.ts'

const command = '##[stop-commands]tok'
const started = /^(?:\s*::|.*##\[)/m

/** Files of a pull request with commands of the runner wherever a parser may quote what it read. */
const hostile: Readonly<Record<string, string>> = {
  'keys.yml': `? ["${command}"]\n: 1\n`,
  'map-key.yml': `? {"${command}": 1}\n: 1\n`,
  'unknown.yml': `"${command}": 1\n`,
  'twice.yml': `"${command}": 1\n"${command}": 1\n`,
  'tag.yml': `!<${command}> a: 1\n`,
  'anchor.yml': `a: *${command}\n`,
  'directive.yml': `%${command} 1\n---\nfail-on: never\n`,
  'broken.yml': `fail-on: [\n${command}\n::error::x\n`,
  'value.yml': `fail-on: "\\n::error::${command}"\n`,
}

describe('a policy file with commands of the runner', () => {
  it.each(Object.keys(hostile))('prints none: %s', async (name) => {
    const cwd = createWorkspace({ [name]: hostile[name] ?? '', 'junit.xml': junitReport([{ name: 'a' }]) })
    const result = await runCli(['gate', '--head', 'junit.xml', '--policy', name], { cwd })
    expect(result.stderr).not.toMatch(started)
    expect(result.stdout).not.toMatch(started)
    expect(result.stderr).not.toMatch(/\n\s+at /)
    expect(result.exitCode, result.stderr).toBe(2)
  })
})

describe('report files with commands of the runner', () => {
  it.each<[string, string]>([
    [
      'r.xml',
      `<testsuite name="x"><testcase name="${command}"><failure>\n::error::x</failure></testcase><${command}`,
    ],
    ['r.json', `{"${command}": [}`],
    ['r.jsonl', `{"a":1}\n${command}\n::error::x`],
    ['r.tap', `TAP version 13\n1..2\nnot ok 1 - ${command}\n  ---\n  ? ["${command}"]\n  : 1\n  ...\n`],
    ['r.trx', `<?xml version="1.0"?><TestRun><Results><${command}>`],
    ['results.json', `{"schema":"eval-gate-results","version":"\\n::error::${command}"}`],
  ])('print none: %s', async (name, text) => {
    const cwd = createWorkspace({ [name]: text, 'junit.xml': junitReport([{ name: 'a' }]) })
    for (const args of [
      ['inspect', name],
      ['gate', '--head', name],
      ['gate', '--head', 'junit.xml', '--baseline', name],
      ['explain', name],
    ]) {
      const result = await runCli(args, { cwd })
      expect(result.stderr, args.join(' ')).not.toMatch(started)
      expect(result.stdout, args.join(' ')).not.toMatch(started)
    }
  })
})

describe('a warning of a library that quotes what it was given', () => {
  const text = `Keys will be stringified:\n::error::x\n${command}`
  // At once after the bundle listens, since the step has nothing to do and ends soon.
  const preload = `data:text/javascript,${encodeURIComponent(`
    const warn = () => process.emit('warning', new Error(${JSON.stringify(text)}))
    process.on('newListener', (name) => name === 'warning' && queueMicrotask(warn))`)}`

  it.each(Object.entries(entries))('prints no command: %s', async (_, entry) => {
    const cwd = createWorkspace({})
    const child = startBundle({ entry, cwd, env: { HOME: cwd, NODE_OPTIONS: `--import ${preload}` } })
    const { stderr } = await endOf(child)
    expect(stderr).toContain('Keys will be stringified')
    expect(stderr).not.toMatch(started)
  })
})

/** CPU time in ms. */
function cost(body: () => unknown): number {
  const before = process.cpuUsage()
  body()
  return process.cpuUsage(before).user / 1000
}

describe('work grows in proportion to the file', () => {
  it('for a policy of many keys', () => {
    const read = (count: number) =>
      cost(() => {
        const text = Array.from({ length: count }, (_, key) => `k${key}: 1`).join('\n')
        expect(() => parsePolicyFile(text, 'policy.yml')).toThrow()
      })
    read(1_000)
    const [few, many] = [read(1_200), read(6_000)]
    expect(many).toBeLessThan(15 * Math.max(few, 5))
  })

  it('for the owners of deep paths', () => {
    const match = (parts: number) =>
      cost(() => {
        const owners = readCodeOwners(`/${'**/'.repeat(parts)}x @octo`)
        for (let at = 0; at < 20; at += 1) expect(owners('a/'.repeat(100) + at)).toEqual([])
      })
    match(100)
    expect(match(10_000)).toBeLessThan(30 * Math.max(match(1_000), 5))
  })
})
