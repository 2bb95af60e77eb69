import { execFileSync } from 'node:child_process'
import { utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { gateFiles, report, testcase, testcases } from '../support/gate-files.ts'
import { type GitHub, startGitHub } from '../support/github.ts'
import { pullRequestJob, pushJob, runStep } from '../support/run-action.ts'
import { createWorkspace } from '../support/workspace.ts'

let github: GitHub
let token: string
beforeAll(async () => {
  github = await startGitHub()
  token = await github.createToken()
})
afterAll(() => github.close())

let suites = 0
let branches = 0
/** Inputs of a suite of its own. */
function newSuite(more: Readonly<Record<string, string>> = {}) {
  suites += 1
  return {
    reports: '**/*.xml',
    'suite-name': `missing ${suites}`,
    'html-report': 'off',
    'github-token': token,
    ...more,
  }
}

async function onMain(inputs: Readonly<Record<string, string>>, xml: string) {
  return runStep({
    workspace: createWorkspace({ 'junit.xml': xml }),
    inputs,
    ...(await pushJob(github, 'main')),
  })
}

async function onPullRequest(inputs: Readonly<Record<string, string>>, xml: string) {
  branches += 1
  const pullRequest = await github.createPullRequest(`missing-${branches}`)
  return runStep({
    workspace: createWorkspace({ 'junit.xml': xml }),
    inputs,
    ...pullRequestJob(github, pullRequest),
  })
}

describe('the action', () => {
  it('has no event: the base is that of the variables, and a branch that has none may not be the first', async () => {
    const inputs = newSuite()
    await onMain(inputs, report(testcases(20)))
    const judge = async ({ env }: Awaited<ReturnType<typeof pushJob>>, suite: typeof inputs) =>
      await runStep({
        workspace: createWorkspace({ 'junit.xml': report(testcases(10)) }),
        inputs: suite,
        env: { ...env, GITHUB_EVENT_PATH: '' },
      })
    const pull = await github.createPullRequest('missing-event')
    const proposed = await judge(pullRequestJob(github, pull), inputs)
    expect(proposed.outputs.verdict, proposed.stdout).toBe('inconclusive')
    expect(proposed.summary).toContain('10 of the 20 cases of the base branch')
    const pushed = await judge(await pushJob(github, 'missing-event'), newSuite())
    expect(pushed.outputs.verdict, pushed.stdout).toBe('inconclusive')
    expect(pushed.summary).toContain('The event does not name the default branch')
  })

  it('a package that no longer builds, in place of its tests: failed and named', async () => {
    const inputs = newSuite()
    await onMain(inputs, report(testcases(20)))
    const broken = `<testcase classname="app.Checkout" name="[build failed]"><failure message="Failed"/></testcase>`
    const result = await onPullRequest(inputs, report(broken))
    expect(result.exitCode, result.stdout).toBe(1)
    expect(result.outputs.verdict).toBe('failed')
    expect(result.summary).toContain('[build failed]')
  })

  it.each([
    ['failure', 'no result shows a failure'],
    ['cancelled', 'results may be missing'],
    ['skipped', 'this run did not write the reports'],
  ])(
    'the report is green and the step that ran the tests is not (%s): inconclusive, and no baseline',
    async (outcome, why) => {
      const inputs = newSuite()
      await onMain(inputs, report(testcases(3)))
      const doubted = { ...inputs, 'test-outcome': `success\n${outcome === 'skipped' ? '' : outcome}` }
      const given = outcome === 'skipped' ? { ...inputs, 'test-outcome': 'skipped' } : doubted
      const result = await onPullRequest(given, report(testcases(3)))
      expect(result.outputs.verdict, result.stdout).toBe('inconclusive')
      expect(result.summary).toContain(why)
      expect(result.summary).toContain(
        'open: the test step · 3 of 3 cases compared · 1 test step did not succeed',
      )
      expect(result.summary).not.toContain('good to merge')
      const strict = await onPullRequest({ ...given, policy: 'on-inconclusive: fail' }, report(testcases(3)))
      expect(strict.exitCode).toBe(3)
      const main = await onMain(given, report(testcases(3)))
      expect(main.stdout).toContain('not kept as a baseline: the step that ran the tests did not succeed')
    },
  )

  it('the step that ran the tests failed because of a case: the case is judged, and nothing else', async () => {
    const inputs = newSuite({ 'test-outcome': 'failure' })
    const base = report(testcases(2) + testcase('t3', 'F'))
    await onMain({ ...inputs, 'test-outcome': 'unknown' }, base)
    const result = await onPullRequest(inputs, base)
    expect(result.outputs.verdict, result.stdout).toBe('passed')
  })

  it.each([
    ['failure', [-60, 0], 'inconclusive', 'no result shows a failure'],
    ['cancelled', [-60, 0], 'inconclusive', 'results may be missing'],
    ['success', [-60, 0], 'passed', 'no regression'],
    ['failure', [-120, -60], 'passed', 'no regression'],
  ] as const)(
    'without test-outcome, the step that wrote the report ended with %s (seconds %j): %s',
    async (conclusion, [start, end], verdict, why) => {
      const inputs = newSuite()
      await onMain(inputs, report(testcases(3)))
      const at = (seconds: number) =>
        new Date(Date.now() + seconds * 1_000).toISOString().replace(/\.\d+/, '')
      const workspace = createWorkspace({ 'junit.xml': report(testcases(3)) })
      github.artifacts.steps = [{ conclusion, started_at: at(start), completed_at: at(end) }]
      const job = pullRequestJob(github, await github.createPullRequest(`missing-${++branches}`))
      const result = await runStep({
        workspace,
        inputs,
        ...job,
        env: { ...job.env, RUNNER_NAME: 'runner 1' },
      })
      github.artifacts.steps = []
      expect(result.outputs.verdict, result.stdout).toBe(verdict)
      expect(result.summary).toContain(why)
    },
  )

  it('a misspelled step leaves its outcome empty: an error, since nothing would be checked', async () => {
    const result = await onPullRequest(newSuite({ 'test-outcome': '' }), report(testcases(3)))
    expect(result.exitCode).toBe(2)
    expect(result.stdout).toContain('test-outcome is empty: no earlier step has that id')
  })

  it('19 of 20 tests are skipped: nothing is called good to merge', async () => {
    const inputs = newSuite({ policy: 'on-inconclusive: fail' })
    await onMain(inputs, report(testcases(20)))
    const skipped = Array.from({ length: 19 }, (_, index) => testcase(`t${index + 2}`, 'S')).join('')
    const result = await onPullRequest(inputs, report(testcase('t1') + skipped))
    expect(result.outputs.verdict, result.stdout).toBe('inconclusive')
    expect(result.exitCode).not.toBe(0)
    expect(result.summary).not.toContain('good to merge')
    expect(result.summary).toContain('have no result now')
  })

  it('one of two reports was not written: undecided, and no baseline', async () => {
    const inputs = newSuite({ reports: 'junit.xml\nevals.xml' })
    const result = await onMain(inputs, report(testcases(3)))
    expect(result.outputs.verdict, result.stdout).toBe('inconclusive')
    expect(result.summary).toMatch(/No report was found for .*evals\.xml/)
    expect(result.stdout).not.toContain('Kept as the baseline')
    const allowed = await onMain(
      { ...newSuite({ reports: inputs.reports }), policy: 'allow-empty: true' },
      report(testcases(3)),
    )
    expect(allowed.outputs.verdict, allowed.stdout).toBe('passed')
  })

  it('a pattern that matched on the base matches nothing: undecided, and no baseline', async () => {
    const inputs = newSuite({ reports: 'web/*.xml\napi/*.xml\nolder/*.xml' })
    const both = { 'web/a.xml': report(testcases(8)), 'api/b.xml': report(testcases(3), 'api') }
    const step = async (files: Record<string, string>, more: Record<string, string> = {}) => {
      branches += 1
      const pullRequest = await github.createPullRequest(`missing-${branches}`)
      const job = pullRequestJob(github, pullRequest)
      return runStep({ workspace: createWorkspace(files), inputs: { ...inputs, ...more }, ...job })
    }
    const base = { workspace: createWorkspace(both), inputs, ...(await pushJob(github, 'main')) }
    expect((await runStep(base)).outputs.verdict).toBe('passed')
    expect((await step(both)).outputs.verdict).toBe('passed')

    const web = { 'web/a.xml': both['web/a.xml'] }
    const result = await step(web)
    expect(result.outputs.verdict, result.stdout).toBe('inconclusive')
    expect(result.summary).toMatch(/api.*matches no report, unlike on the base branch/)
    expect(result.summary).not.toContain('older')
    // Nothing excuses a suite that is absent as a whole, but it does not fail the step.
    const excuses: Record<string, string>[] = [
      { policy: 'allow-empty: true' },
      { reports: 'web/*.xml\nolder/*.xml' },
    ]
    for (const more of excuses) {
      const excused = await step(web, more)
      expect(excused.outputs.verdict, excused.stdout).toBe('inconclusive')
      expect(excused.exitCode).toBe(0)
      expect(excused.summary).toContain('3 of 3 in “api”')
    }

    const main = { workspace: createWorkspace(web), inputs, ...(await pushJob(github, 'main')) }
    expect((await runStep(main)).stdout).not.toContain('Kept as the baseline')
  })

  it('a pattern that named no report on the base either, only another file: nothing is missing', async () => {
    const inputs = newSuite({ reports: 'web/*.xml\nweb/*.json' })
    const web = { 'web/a.xml': report(testcases(8)) }
    const other = { ...web, 'web/package.json': '{"name":"x","version":"1.0.0"}' }
    const base = { workspace: createWorkspace(other), inputs, ...(await pushJob(github, 'main')) }
    expect((await runStep(base)).outputs.verdict).toBe('passed')
    const job = pullRequestJob(github, await github.createPullRequest('missing-other'))
    const result = await runStep({ workspace: createWorkspace(web), inputs, ...job })
    expect(result.outputs.verdict, result.stdout).toBe('passed')
  })

  /** A job that measures a report of this age, in a checkout of now, of a run that began half an hour ago. */
  async function withOldReport(
    ageMs: number,
    more: { readonly isCommitted?: true; readonly rerunAgoMs?: number; readonly rewritten?: string },
  ) {
    const workspace = createWorkspace({ 'junit.xml': report(testcases(3)) })
    execFileSync('git', ['init', '--quiet', workspace])
    if (more.isCommitted) execFileSync('git', ['-C', workspace, 'add', 'junit.xml'])
    if (more.rewritten !== undefined) writeFileSync(join(workspace, 'junit.xml'), more.rewritten)
    const old = new Date(Date.now() - ageMs)
    utimesSync(join(workspace, 'junit.xml'), old, old)
    const job = await pushJob(github, 'main')
    const run = [...github.artifacts.runs.values()].at(-1)
    const ago = (ms: number) => new Date(Date.now() - ms).toISOString()
    Object.assign(run ?? {}, { createdAt: ago(1_800_000), startedAt: ago(more.rerunAgoMs ?? 1_800_000) })
    return await runStep({ workspace, inputs: newSuite(), ...job })
  }

  it('the only report was written by an earlier job of the run, and restored with its time: it counts', async () => {
    const result = await withOldReport(600_000, {})
    expect(result.outputs.verdict, result.stdout).toBe('passed')
    expect(result.summary).not.toContain('too old')
    expect(result.stdout).toContain('Kept as the baseline')
  })

  it.each([
    ['this attempt of the workflow run', 'an earlier run left it behind', 86_400_000, {}],
    ['this attempt of the workflow run', 'an earlier attempt did', 600_000, { rerunAgoMs: 300_000 }],
  ] as const)(
    'the only report is older than %s: not measured, and no baseline, since %s',
    async (than, _, ageMs, more) => {
      const result = await withOldReport(ageMs, more)
      expect(result.outputs.verdict, result.stdout).toBe('inconclusive')
      expect(result.exitCode).toBe(4)
      expect(result.summary).toContain('not measured: 1 report too old')
      expect(result.summary).toContain(`older than ${than}`)
      expect(result.stdout).not.toContain('Kept as the baseline')
    },
  )

  it.each([
    ['older than the checkout', 600_000, undefined],
    ['touched after it', -1_000, undefined],
    ['written with the line ends of Windows', -1_000, report(testcases(3)).replaceAll('\n', '\r\n')],
  ])('the only report is what the commit has, and %s: not measured', async (_, ageMs, rewritten) => {
    const result = await withOldReport(ageMs, { isCommitted: true, rewritten })
    expect([result.outputs.verdict, result.exitCode], result.stdout).toEqual(['inconclusive', 4])
    expect(result.summary).toContain(
      '1 report file came with the commit, so this run of the tests did not write it',
    )
    expect(result.stdout).not.toContain('Kept as the baseline')
  })

  it('a report that the commit has with other results counts', async () => {
    const result = await withOldReport(-1_000, { isCommitted: true, rewritten: report(testcases(4)) })
    expect(result.outputs.verdict, result.stdout).toBe('passed')
    expect(result.stdout).toContain('Kept as the baseline')
  })

  it('pull_request_target with the base checked out: the pull request was not measured', async () => {
    const inputs = newSuite()
    await onMain(inputs, report(testcases(3)))
    branches += 1
    const pullRequest = await github.createPullRequest(`missing-${branches}`)
    const job = pullRequestJob(github, pullRequest)
    const env = {
      ...job.env,
      GITHUB_EVENT_NAME: 'pull_request_target',
      GITHUB_SHA: pullRequest.baseSha,
    }
    const checkout = { '.git/HEAD': `${pullRequest.baseSha}\n` }
    const files = { 'junit.xml': report(testcases(3)), ...checkout }
    const result = await runStep({ workspace: createWorkspace(files), inputs, ...job, env })
    expect(result.outputs.verdict, result.stdout).toBe('inconclusive')
    expect(result.summary).toContain('The change was not measured')

    // The scripts of the base at the root, and the pull request in a folder of its own.
    const inside = { ...files, 'pr/.git/HEAD': `${pullRequest.headSha}\n` }
    const beside = await runStep({ workspace: createWorkspace(inside), inputs, ...job, env })
    expect(beside.outputs.verdict, beside.stdout).toBe('passed')
  })

  it('a selection is compared on what ran', async () => {
    const inputs = newSuite()
    await onMain(inputs, report(testcases(20)))
    const result = await onPullRequest({ ...inputs, selection: 'true' }, report(testcases(2)))
    expect(result.outputs.verdict, result.stdout).toBe('passed')
    expect(result.exitCode).toBe(0)
    const failing = await onPullRequest({ ...inputs, selection: 'true' }, report(testcases(2, [2])))
    expect(failing.exitCode, failing.stdout).toBe(1)
  })
})

describe('a report that counts more cases than it contains', () => {
  const whole = { 'a.xml': report(testcases(20), 'app', 'tests="20"') }
  const cut = { 'a.xml': report(testcases(18), 'app', 'tests="20"') }

  it('is undecided where cases of the base are gone', async () => {
    const judged = await gateFiles(whole, cut)
    expect(judged.verdict, judged.said).toBe('inconclusive')
    expect(judged.said).toContain('The reports count 2 cases more than they contain. A report was cut off')
  })

  it('is undecided where only new cases can be what is missing', async () => {
    const judged = await gateFiles({ 'a.xml': report(testcases(18), 'app', 'tests="18"') }, cut)
    expect(judged.verdict, judged.said).toBe('inconclusive')
    expect(judged.said).toContain('The reports count 2 cases more than they contain. A report was cut off')
  })

  it('is no doubt where the tool always counts something else, or the cases were removed', async () => {
    const assertions = (cases: number) => ({ 'a.xml': report(testcases(cases), 'app', 'tests="90"') })
    const removed = await gateFiles(assertions(30), assertions(29))
    expect(removed.verdict, removed.said).toBe('passed')
    const counted = (cases: number) => ({ 'a.xml': report(testcases(cases), 'app', `tests="${cases}"`) })
    const deleted = await gateFiles(counted(30), counted(29))
    expect(deleted.verdict, deleted.said).toBe('passed')
  })
})

describe('what is new and fails', () => {
  it('a new test fails the gate, unless the policy says otherwise', async () => {
    const [base, head] = [{ 'a.xml': report(testcases(5)) }, { 'a.xml': report(testcases(6, [6])) }]
    const judged = await gateFiles(base, head)
    expect(judged.verdict, judged.said).toBe('failed')
    expect(judged.said).toContain('new-failing-test')
    const never = await gateFiles(base, head, { flags: ['--policy', 'fail-on: never'] })
    expect(never.verdict, never.said).toBe('passed')
  })
})
