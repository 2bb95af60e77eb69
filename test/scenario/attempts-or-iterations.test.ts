import { describe, expect, it } from 'vitest'
import { runCli } from '../support/run-cli.ts'
import { createWorkspace, junitReport } from '../support/workspace.ts'

/** Entries of each case in order: `ffp,fff` are two cases with three entries. */
const report = (entries: string) =>
  junitReport(
    entries.split(',').flatMap((letters, index) =>
      [...letters].map((letter) => ({
        name: `case ${index}`,
        outcome: letter === 'p' ? ('passed' as const) : ('failed' as const),
      })),
    ),
  )

async function verdictOf(head: string, ...base: readonly string[]): Promise<string> {
  const files = Object.fromEntries(base.map((entries, index) => [`base-${index}.xml`, report(entries)]))
  const cwd = createWorkspace({ ...files, 'head.xml': report(head) })
  const baselines = Object.keys(files).flatMap((file) => ['--baseline', file])
  const { stdout } = await runCli(['gate', ...baselines, '--head', 'head.xml', '--json'], { cwd })
  return JSON.parse(stdout).verdict
}

const badness = ['passed', 'inconclusive', 'failed']

describe('entries of one name, where no run of the base shows whether they are attempts', () => {
  it.each([
    ['fff,pff', 'fff,fff', ['ffp,fff', 'fff,ff']],
    ['pfp', 'ffp', ['fff', 'fff']],
    ['ffp', 'fff', ['ffp', 'fff']],
    ['ppp,ffp', 'fpp,ffp', ['ffp,ffp', 'ffp,fff']],
  ] as const)('never make %s worse than %s', async (better, worse, base) => {
    const [before, after] = [await verdictOf(better, ...base), await verdictOf(worse, ...base)]
    expect(badness.indexOf(after)).toBeGreaterThanOrEqual(badness.indexOf(before))
  })
})
