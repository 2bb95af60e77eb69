import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { entries } from '../support/bundle.ts'
import type { GitHub } from '../support/github.ts'
import { always, echoTest, type HostedWorld, startHostedWorld } from '../support/hosted-world.ts'
import { pullRequestJob, pushJob, runStep } from '../support/run-action.ts'
import { startScenario } from '../support/scenario.ts'
import { createWorkspace, junitReport, writeFiles } from '../support/workspace.ts'

let github: GitHub
let world: HostedWorld
let token: string

beforeAll(async () => {
  ;({ github, token } = await startScenario())
  const suite = { id: 'suite-log', name: 'log', servers: ['everything'], tests: [echoTest('one', always)] }
  world = await startHostedWorld({ suites: [suite] }, { slots: 10 })
})
afterAll(async () => {
  await world.close()
  await github.close()
})

/** What a person sees of a log: not the debug lines, masks and ends of groups, which the runner hides. */
function seen(stdout: string): readonly string[] {
  return stdout.split('\n').filter((line) => line !== '' && !/^::(?:debug|add-mask|endgroup)::/.test(line))
}

const file = 'src/cart.test.ts'
const pays = { name: 'pays', file, line: 12 }
const good = [{ name: 'adds an item', file, line: 3 }, pays]
const worse = [...good.slice(0, 1), { ...pays, outcome: 'failed' as const, message: 'expected 0 to be 1' }]

describe('the log of a step', () => {
  it('has a line for what was read, the verdict, and a line for each thing that was stored', async () => {
    const workspace = createWorkspace({ 'reports/junit.xml': junitReport(good) })
    const inputs = { reports: 'reports/*.xml', 'suite-name': 'log', 'github-token': token }
    const base = await runStep({ workspace, inputs, ...(await pushJob(github)), entry: entries.action })
    expect(base.exitCode, base.stdout).toBe(0)
    expect(seen(base.stdout)).toEqual([
      '::group::Reading the reports',
      'reports/junit.xml (junit-xml): 2 results',
      'PASSED  log: passed, no baseline to compare with yet',
      '  Nothing was compared. main has no baseline of this suite yet; this run stores the first one if it is complete.',
      '  2 tests: 2 passed',
      '  Baseline: none found',
      expect.stringMatching(/^The HTML report: https:\S+$/),
      expect.stringMatching(/^Kept as the baseline of main \(artifact \d+\)\.$/),
    ])

    writeFiles(workspace, { 'reports/junit.xml': junitReport(worse) })
    const pullRequest = await github.createPullRequest('breaks-a-test')
    const head = await runStep({
      workspace,
      inputs,
      ...pullRequestJob(github, pullRequest),
      entry: entries.action,
    })
    expect(head.exitCode, head.stdout).toBe(1)
    expect(seen(head.stdout)).toEqual([
      '::group::Reading the reports',
      'reports/junit.xml (junit-xml): 2 results',
      'FAILED  log: not ready to merge, 1 of 2 tests regressed',
      '  It passed in the last run of main and fails now.',
      '  2 tests: 1 passed, 1 failed',
      '  Regressed (1)',
      `    - pays  passed → fails  ${file}`,
      '      > expected 0 to be 1',
      expect.stringMatching(/^ {2}Baseline: main@[0-9a-f]{7}, /),
      expect.stringMatching(/^The HTML report: https:\S+$/),
      '::error title=Regressed%3A pays::passed → fails%0Aexpected 0 to be 1',
    ])
  })

  it('has the trouble of the service once, with one request id', async () => {
    const workspace = createWorkspace({ 'reports/junit.xml': junitReport(good) })
    for (const [name, value] of [
      ['api-key', 'sk_wrong'],
      ['project', 'no-such-project'],
    ] as const) {
      const right = world.inputs({ 'github-token': token, 'suite-name': `wrong ${name}` })
      const inputs = { ...right, reports: 'reports/*.xml', [name]: value }
      const step = await runStep({ workspace, inputs, ...(await pushJob(github)), entry: entries.action })
      expect(step.exitCode, step.stdout).toBe(0)
      const ids =
        seen(step.stdout)
          .join('\n')
          .match(/Request id \w+/g) ?? []
      expect(ids.length, step.stdout).toBeGreaterThan(0)
      expect(new Set(ids).size, step.stdout).toBe(ids.length)
    }
  })

  it('of a hosted run tells each phase once', async () => {
    const inputs = world.inputs({ 'github-token': token, suite: 'log', 'suite-name': 'hosted log' })
    const step = await runStep({
      workspace: createWorkspace({}),
      inputs,
      ...(await pushJob(github)),
      entry: entries.action,
    })
    expect(step.exitCode, step.stdout).toBe(0)
    // While it waits, a change of the status is a line; how often it is seen to change depends on the machine.
    const lines = seen(step.stdout).filter((line) => !/^log: (?!run |completed,)/.test(line))
    expect(lines).toEqual([
      '::group::Starting the hosted runs',
      expect.stringMatching(/^log: run \w+ started, on everything\.$/),
      '::group::Waiting for the hosted runs',
      'log: completed, 5 iterations.',
      'PASSED  hosted log: passed, no baseline to compare with yet',
      '  Nothing was compared. main has no baseline of this suite yet; this run stores the first one if it is complete.',
      '  1 case, 5 iterations: 5 passed',
      '  Pass rate: 100%',
      '  Evals that passed every iteration: 100%',
      '  Tokens of the whole run: 95',
      '  Baseline: none found',
      '  Notice: log: a script of the local service answered the prompts; no model was asked.',
      expect.stringMatching(/^The HTML report: https:\S+$/),
      expect.stringMatching(/^Kept as the baseline of main \(artifact \d+\)\.$/),
    ])
  })
})
