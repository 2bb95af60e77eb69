import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { runCli } from '../support/run-cli.ts'
import { createWorkspace, junitReport, writeFiles } from '../support/workspace.ts'

const names = Array.from({ length: 20 }, (_, index) => `question ${index}`)
/** One run of the suite, in which every third case of the first `failing` ones fails. */
const report = (failing: number) =>
  junitReport(
    names.map((name, index) => ({
      name,
      outcome: index < failing && index % 3 === 0 ? ('failed' as const) : ('passed' as const),
    })),
    'evals',
  )

/** A suite whose first round is a little worse than five base runs, so that one round does not decide. */
function unclearSuite() {
  const base = { 'base-1.xml': report(3), 'base-2.xml': report(0), 'base-3.xml': report(3) }
  const cwd = createWorkspace({ 'gate.yml': 'kind: evals\n', 'bad.xml': report(20), 'good.xml': report(0) })
  writeFiles(cwd, { ...base, 'head.xml': report(9) })
  const run = (command: string, ...more: readonly string[]) =>
    runCli(
      [
        ...[
          'run',
          'head.xml',
          '--suite-name',
          'repeats',
          '--policy',
          'gate.yml',
          '--baseline',
          'file:base-*.xml',
        ],
        ...['--repeat', 'until-decided', '--repeat-command', command, '--results-file', 'out.json', ...more],
      ],
      { cwd },
    )
  const iterations = () => {
    const { totals } = JSON.parse(readFileSync(join(cwd, 'out.json'), 'utf8')) as {
      readonly totals: { readonly total: number }
    }
    return totals.total
  }
  return { run, iterations }
}

const again = (file: string) => `cp ${file} "$EVAL_GATE_REPORTS/" && echo "round $EVAL_GATE_ROUND"`

describe('a suite of reports that is repeated until it is decided', () => {
  it('fails when further rounds are as bad, and counts all of them', async () => {
    const { run, iterations } = unclearSuite()
    const { exitCode, stdout } = await run(again('bad.xml'))
    expect(exitCode, stdout).toBe(1)
    expect(stdout).toContain('round 2')
    expect(stdout).toMatch(/The suite was measured in [2-5] rounds of at most 5\./)
    expect(iterations()).toBeGreaterThanOrEqual(40)
  })

  it('passes when further rounds are good', async () => {
    const { run } = unclearSuite()
    const { exitCode, stdout } = await run(again('good.xml'))
    expect(exitCode, stdout).toBe(0)
    expect(stdout).toMatch(/The suite was measured in [2-5] rounds of at most 5\./)
  })

  it('stays open, and says why, when the command writes nothing', async () => {
    const { run, iterations } = unclearSuite()
    const { exitCode, stdout } = await run('exit 7')
    expect(exitCode, stdout).toBe(3)
    expect(stdout).toContain('the command wrote no results into $EVAL_GATE_REPORTS (exit code 7)')
    expect(iterations()).toBe(20)
  })
})
