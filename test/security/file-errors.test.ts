import { symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type GitHub, startGitHub } from '../support/github.ts'
import { pullRequestJob, runStep } from '../support/run-action.ts'
import { runCli } from '../support/run-cli.ts'
import { skipOnWindows } from '../support/systems.ts'
import { createWorkspace } from '../support/workspace.ts'
import { repositoryWithSuspect, stillBroken } from './repository.ts'

describe('a stack trace that names', () => {
  skipOnWindows('links need a right that not every user has')

  const trace = (file: string) => `<testsuite name="s">
    <testcase classname="s" name="first"><failure message="m">Error: m\n    at f (${file}:1:2)</failure></testcase>
    <testcase classname="s" name="second"/><testcase classname="s" name="third"/></testsuite>`

  it.each([
    ['a file with a very long name', `${'a'.repeat(280)}.js`],
    ['a loop of links', 'loop.js'],
    ['a file below a file', 'junit.xml/inner.js'],
    ['a folder', 'folder.js'],
  ])('%s loses no case', async (_, file) => {
    const cwd = createWorkspace({ 'junit.xml': trace(file), 'folder.js/keep': '' })
    symlinkSync('loop.js', join(cwd, 'loop.js'))
    const result = await runCli(['inspect', 'junit.xml', '--json'], { cwd })
    expect(result.exitCode, result.stdout).toBe(0)
    expect(JSON.parse(result.stdout)).toMatchObject({ totals: { tests: 3, failed: 1 } })
  })
})

describe('suspects with names longer than a command line may be', () => {
  let github: GitHub
  beforeAll(async () => {
    github = await startGitHub()
  })
  afterAll(() => github.close())

  it('are run again with the list in the file, and the verdict is given', async () => {
    const token = await github.createToken()
    const names = ['listens', ...Array.from({ length: 60 }, (_, index) => `${index} ${'価'.repeat(1_400)}`)]
    const command = `echo "side $EVAL_GATE_SIDE, pattern of \${#EVAL_GATE_PATTERN}, list of $(wc -c < "$EVAL_GATE_CASES")"\n${stillBroken}`
    const inputs = { 'suite-name': 'long', 'github-token': token, 'look-again': command }
    const workspace = await repositoryWithSuspect(github, inputs, names)
    const pullRequest = await github.createPullRequest('long')
    const result = await runStep({
      workspace,
      inputs: { reports: 'junit.xml', ...inputs },
      ...pullRequestJob(github, pullRequest),
    })
    expect(result.stdout).not.toContain('This is a bug')
    expect(result.stdout).toMatch(/side head, pattern of 0, list of [1-9]/)
    expect(['failed', 'inconclusive']).toContain(result.outputs.verdict)
    expect(await github.comments(pullRequest.number)).toHaveLength(1)
  })
})
