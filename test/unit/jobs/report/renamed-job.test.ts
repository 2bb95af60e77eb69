import { describe, expect, it } from 'vitest'
import { runConfiguredJob } from '../../../../src/main.ts'
import { memoryGitHub } from '../../../support/memory-github.ts'
import { createWorkspace, junitReport } from '../../../support/workspace.ts'

/** A job as GitHub knows it, and the cases that it measures; `suite`: where the workflow names it. */
interface Measured {
  readonly job: string
  readonly jobName?: string
  readonly suite?: string
  readonly cases?: readonly string[]
  readonly broken?: string
}

const usual = ['one', 'two', 'three', 'four']

/** Main measures some jobs twice; the pull request measures others, of which the last one tells its verdict. */
async function judge(main2: readonly Measured[], head: readonly Measured[], fate?: 'expired' | 'damaged') {
  const github = memoryGitHub(undefined)
  const step = async (event: 'push' | 'pull_request', runId: string, of: Measured) => {
    const { job, jobName = job, suite, cases = usual, broken } = of
    const report = junitReport(
      cases.map((name) => ({ name, outcome: name === broken ? ('failed' as const) : ('passed' as const) })),
    )
    const workspace = createWorkspace({ 'junit.xml': report })
    const { platform, seen } = github.platformOf({ event, runId, workspace, job, jobName })
    const named = suite === undefined ? {} : { 'suite-name': suite }
    const code = await runConfiguredJob({ reports: 'junit.xml', 'html-report': 'off', ...named }, platform)
    return { code, said: seen.said }
  }
  for (const runId of ['100', '101']) {
    await github.clock.sleep(60_000)
    for (const of of main2) await step('push', runId, of)
  }
  if (fate === 'expired') github.forgetArtifacts()
  if (fate === 'damaged') github.damageArtifacts()
  const answers = []
  for (const of of head) answers.push(await step('pull_request', '900', of))
  return answers.at(-1) ?? { code: -1, said: '' }
}

describe('the history of a suite', () => {
  it.each<[string, Measured, Measured]>([
    ['job', { job: 'test' }, { job: 'unit' }],
    [
      'leg of a matrix',
      { job: 'test', jobName: 'test (22)', suite: 'on 22' },
      { job: 'test', jobName: 'test (24)', suite: 'on 24' },
    ],
    ['suite', { job: 'test', suite: 'before' }, { job: 'test', suite: 'after' }],
  ])('goes on when the %s has another name', async (_, before, after) => {
    const { code, said } = await judge([before], [{ ...after, broken: 'two' }])
    expect(said).toContain('whose job is now this one')
    expect(said).toContain('and 1 more')
    expect(code).toBe(1)
  })

  it('is not that of a job which this run has as well', async () => {
    const both = [{ job: 'test' }, { job: 'copy', broken: 'two' }]
    const { said } = await judge([{ job: 'test' }], both)
    expect(said).not.toContain('whose job is now this one')
    expect(said).toContain('has no baseline yet')
  })

  it('is not that of other cases', async () => {
    const { said } = await judge([{ job: 'test' }], [{ job: 'e2e', cases: ['one', 'b', 'c', 'd'] }])
    expect(said).toContain('has no baseline of this suite yet')
  })

  it('is not asked of what another suite has stored and nobody can read', async () => {
    const { code, said } = await judge([{ job: 'test' }], [{ job: 'e2e' }], 'damaged')
    expect(said).toContain('has no baseline of this suite yet')
    expect(said).not.toContain('INCONCLUSIVE')
    expect(code).toBe(0)
  })

  it('is known to be lost where GitHub no longer has it, and unknown where the step is new', async () => {
    const lost = await judge([{ job: 'test' }], [{ job: 'test' }], 'expired')
    expect(lost.said).toContain('Run 101 on main included this step, but its baseline is missing')
    expect(lost.said).toContain('INCONCLUSIVE')
    const added = await judge([{ job: 'test' }], [{ job: 'e2e' }], 'expired')
    expect(added.said).toContain('has no baseline of this suite yet')
    expect(added.said).not.toContain('INCONCLUSIVE')
  })
})
