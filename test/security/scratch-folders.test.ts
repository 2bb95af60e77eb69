import { mkdirSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { endOf } from '../support/bundle.ts'
import { type GitHub, startGitHub } from '../support/github.ts'
import { pullRequestJob, pushJob, runStep } from '../support/run-action.ts'
import { startCli } from '../support/run-cli.ts'
import { skipOnWindows } from '../support/systems.ts'
import { createWorkspace, junitReport, type ReportCase } from '../support/workspace.ts'

skipOnWindows('links need a right that not every user has')

const passing: readonly ReportCase[] = [{ name: 'adds' }, { name: 'removes' }]
const broken: readonly ReportCase[] = [{ name: 'adds' }, { name: 'removes', outcome: 'failed' }]

describe('the scratch folder of the command line', () => {
  it('is private and is gone when it ends', async () => {
    const cwd = createWorkspace({ 'junit.xml': junitReport(passing) })
    const temp = createWorkspace({})
    const result = await endOf(startCli(['run', 'junit.xml'], { cwd, env: { TMPDIR: temp } }))
    expect(result.exitCode, result.stderr).toBe(0)
    expect(readdirSync(temp)).toEqual([])
  })

  it('is never one that somebody has made before', async () => {
    const cwd = createWorkspace({ 'junit.xml': junitReport(passing), 'precious.txt': 'precious' })
    const temp = createWorkspace({})
    // Everybody may guess the number of the next process; the attacker makes all of them.
    const child = startCli(['run', 'junit.xml'], { cwd, env: { TMPDIR: temp } })
    const trap = join(temp, `eval-gate-${child.pid}`)
    mkdirSync(trap)
    symlinkSync(join(cwd, 'precious.txt'), join(trap, 'eval-gate-results.json'))
    await new Promise((resolve) => child.on('close', resolve))
    expect(readFileSync(join(cwd, 'precious.txt'), 'utf8')).toBe('precious')
  })
})

describe('a file that the action writes', () => {
  let github: GitHub
  let token: string
  beforeAll(async () => {
    github = await startGitHub()
    token = await github.createToken()
  })
  afterAll(() => github.close())

  it('is in a folder that nobody else may read', async () => {
    const result = await runStep({
      workspace: createWorkspace({ 'junit.xml': junitReport(passing) }),
      inputs: { reports: 'junit.xml', 'github-token': token },
      ...(await pushJob(github)),
    })
    const file = result.outputs['results-file'] ?? ''
    expect(statSync(join(file, '..')).mode & 0o077).toBe(0)
  })

  it.each(['results-file', 'ctrf-file', 'junit-file'])('as %s never goes through a link', async (input) => {
    const workspace = createWorkspace({ 'junit.xml': junitReport(passing), 'precious.txt': 'precious' })
    symlinkSync(join(workspace, 'precious.txt'), join(workspace, 'out.json'))
    const result = await runStep({
      workspace,
      inputs: { reports: 'junit.xml', 'github-token': token, [input]: 'out.json' },
      ...(await pushJob(github)),
    })
    expect(readFileSync(join(workspace, 'precious.txt'), 'utf8')).toBe('precious')
    expect(result.exitCode, result.stdout).toBe(2)
    expect(result.stdout).toContain('symbolic link')
  })

  it('is where the step says, whatever paths a report names', async () => {
    const outer = createWorkspace({ 'a/b/keep': '' })
    const [workspace, temp] = [join(outer, 'a/b'), createWorkspace({})]
    const climbing = '../../../../owned'
    const report = junitReport([{ name: climbing, outcome: 'failed', message: `[[ATTACHMENT|${climbing}]]` }])
    const [absolute, named] = [join(outer, 'owned'), report.replaceAll('checkout', climbing)]
    writeFileSync(
      join(workspace, 'junit.xml'),
      named.replaceAll('<testcase ', `<testcase file="${absolute}" line="1" `),
    )
    const job = await pushJob(github)
    const listed = () => readdirSync(outer, { recursive: true }).toSorted()
    const before = listed()
    const result = await runStep({
      workspace,
      inputs: { reports: 'junit.xml', 'suite-name': 'named', 'github-token': token },
      ...job,
      env: { ...job.env, RUNNER_TEMP: temp },
    })
    expect(result.stdout).toContain('owned')
    expect(listed()).toEqual(before)
    const written = readdirSync(temp, { recursive: true }).map(String)
    expect(written.filter((path) => path.includes('owned'))).toEqual([])
  })

  it('is not taken for the baseline when earlier code of the job has put it there', async () => {
    const inputs = { reports: 'junit.xml', 'suite-name': 'planted', 'github-token': token }
    const workspace = createWorkspace({ 'junit.xml': junitReport(passing) })
    await runStep({ workspace, inputs, ...(await pushJob(github)) })
    const [stored] = github.artifacts.artifacts.filter(({ name }) => name === 'eval-gate-baseline-planted')
    const pullRequest = await github.createPullRequest('planted')
    const job = pullRequestJob(github, pullRequest)
    const temp = createWorkspace({})
    const planted = join(temp, 'eval-gate', 'baseline', String(stored?.id))
    mkdirSync(planted, { recursive: true })
    // Whatever order the folder is read in, one of these comes first.
    for (let index = 0; index < 40; index += 1) {
      const forged = '{"schema":"eval-gate-results","version":99}'
      writeFileSync(join(planted, `${index}-eval-gate-results.json`), forged)
    }
    const result = await runStep({
      workspace: createWorkspace({ 'junit.xml': junitReport(broken) }),
      inputs,
      ...job,
      env: { ...job.env, RUNNER_TEMP: temp },
    })
    expect(result.outputs, result.stdout).toMatchObject({ verdict: 'failed', regressions: '1' })
  })
})
