import { describe, expect, it } from 'vitest'
import { parseArguments } from '../../../src/cli/arguments.ts'
import { runCli } from '../../../src/cli/main.ts'
import { getInputRow, inputNames } from '../../../src/config/inputs.ts'
import { wrapLine } from '../../../src/model/format-columns.ts'
import { fakeClock } from '../../support/clocks.ts'

const commands = ['inspect', 'gate', 'audit', 'run', 'suite', 'serve', 'api']

async function run(argv: readonly string[], columns?: number) {
  let stdout = ''
  let stderr = ''
  const exitCode = await runCli(argv, {
    stdout: { write: (text: string) => (stdout += text) },
    stderr: { write: (text: string) => (stderr += text) },
    env: {},
    clock: fakeClock(),
    cwd: '.',
    color: false,
    columns,
  })
  return { exitCode, stdout, stderr }
}

describe('--help', () => {
  it.each(commands)('of %s is plain text that fits the terminal, in all ways of asking', async (command) => {
    for (const columns of [60, 80, 200]) {
      const { stdout, exitCode } = await run([command, '--help'], columns)
      expect(exitCode).toBe(0)
      // A usage line, a flag with its choices and an address are not broken.
      const prose = stdout
        .split('\n')
        .filter((line) => !/^ *(Usage: +eval-gate|eval-gate|--|https:\S+$)/.test(line))
      expect(Math.max(...prose.map((line) => line.length))).toBeLessThanOrEqual(Math.min(columns, 110))
      expect(stdout).not.toMatch(/[`“”’]|\*\*|\]\(/)
    }
    expect(await run(['help', command])).toEqual(await run([command, '--help']))
    expect(await run([command, '-h', 'x'])).toEqual(await run([command, '--help']))
  })

  it('aligns the descriptions, also next to a long name, and shows defaults', async () => {
    const { stdout } = await run(['run', '--help'], 80)
    const flags = stdout.split('\n').filter((line) => /^ {2}--/.test(line))
    for (const line of flags.filter((one) => / {2,}\S/.test(one.slice(2)))) {
      expect(line).toMatch(/^.{24} {2}\S|^.{25} \S/)
    }
    expect(stdout).toContain(
      '  --model-api-keys PROVIDER:KEY\n                          API keys of model providers',
    )
    expect(stdout).toMatch(/--suite-name NAME +Name of what is measured/)
  })

  it('of run offers every input that means something in a terminal, and no other', async () => {
    const { stdout } = await run(['run', '--help'])
    for (const name of inputNames) {
      const offered = new RegExp(`^  --(no-)?${name}(?![\\w-])`, 'm').test(stdout)
      expect(offered, name).toBe(getInputRow(name).only !== 'github' && getInputRow(name).isHidden !== true)
    }
  })

  it('uses one name for one thing in every command', async () => {
    const helps = await Promise.all(commands.map(async (command) => (await run([command, '--help'])).stdout))
    const flagsOf = (help: string) =>
      new Map(
        [...help.matchAll(/^ {2}--([a-z-]+)(?: ([A-Z][^ \n]*))?/gm)].map((match) => [match[1], match[2]]),
      )
    const [, gate, , runs, suite, , api] = helps.map(flagsOf)
    for (const name of ['results-file', 'ctrf-file', 'junit-file', 'policy', 'suite-name']) {
      expect(gate?.get(name), name).toBe(runs?.get(name))
      expect(gate?.has(name), name).toBe(true)
    }
    for (const name of ['base-url', 'api-key', 'api-key-file', 'header-prefix']) {
      expect([suite?.get(name), api?.get(name)], name).toEqual([runs?.get(name), runs?.get(name)])
      expect(api?.has(name), name).toBe(true)
    }
  })

  it('keeps words whole', () => {
    expect(wrapLine('a bb ccc extraordinary d', 6)).toEqual(['a bb', 'ccc', 'extraordinary', 'd'])
  })
})

describe('the command line', () => {
  const flags = {
    reports: { kind: 'values', description: '' },
    project: { description: '' },
    wait: { kind: 'switch', description: '' },
  } as const

  it('takes values, several values, switches, and everything after --', () => {
    const args = parseArguments(
      ['x', '--reports', 'a', 'b', '--project=p=1', '--no-wait', '--', '--wait'],
      flags,
    )
    expect(args.positionals).toEqual(['x', '--wait'])
    expect(args.texts('reports')).toEqual(['a', 'b'])
    expect(args.text('project')).toBe('p=1')
    expect([args.isOn('wait'), args.text('wait')]).toEqual([false, 'false'])
  })

  it.each([
    [['gat'], 'unknown command "gat"; did you mean "gate"?'],
    [['run', '--reprots', 'x', '--project'], 'unknown flag --reprots; did you mean --reports?'],
    [['run', '--reprots', 'x', '--project'], '--project requires a value'],
    [['run', '--check-run'], 'unknown flag --check-run'],
    [['gate', '--head', 'a.xml', '--results', 'x'], 'unknown flag --results'],
    [['inspect'], 'no files given'],
    [['suite', 'plan'], 'suite requires plan or apply, and one file'],
    [
      ['run', 'a.xml', '--policy', 'gates.yml', '--policy', 'fail-on: x'],
      'policy:2:10: `fail-on` must be one of regressions, new-failures, failures, never',
    ],
    [['run', 'a.xml', '--fail-on', 'x'], '--fail-on is a setting of --policy, not a flag'],
    [['run', '--hosted', 'suite: x'], 'base-url is required for hosted runs'],
    [['run', 'a.xml', '--baseline', 'artifact'], 'baseline can only be artifact in GitHub Actions'],
    [['api', 'getMe', '--api-key-file', 'no-such-key'], '--api-key-file: file no-such-key does not exist'],
    [['serve', '--seed', 'nope.yml'], '--seed: file nope.yml does not exist'],
  ])('%j is a usage error: %s', async (argv, message) => {
    const { exitCode, stderr } = await run(argv)
    expect(stderr).toContain(message)
    expect(exitCode).toBe(2)
  })
})
