import { spawnSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runCli } from '../../src/cli/main.ts'
import { type Played, playEvent, type StartJob } from '../support/adopt/play.ts'
import { shapes } from '../support/adopt/shapes.ts'
import type { Files } from '../support/adopt/stand-ins.ts'
import { fakeClock } from '../support/clocks.ts'
import { type GitHub, startGitHub } from '../support/github.ts'
import { pullRequestJob, pushJob } from '../support/run-action.ts'
import { workflowErrors } from '../support/workflows/read-workflows.ts'
import { emptyStorage } from '../support/workflows/run-job.ts'
import { createWorkspace } from '../support/workspace.ts'

/*
 * What `eval-gate init` makes of workflows of many shapes, played: each tool is a stand-in that needs the secret, the
 * setup and the folder that the project gives it, and notes that it ran.
 */

let github: GitHub
let token: string

beforeAll(async () => {
  github = await startGitHub()
  token = await github.createToken()
})
afterAll(() => github.close())

async function propose(files: Files, server: string): Promise<Files> {
  const cwd = createWorkspace(files)
  for (const args of [
    ['init', '-q'],
    ['remote', 'add', 'origin', `${server}/octo/app.git`],
  ])
    spawnSync('git', args, { cwd })
  const silent = { write: () => true }
  const io = { stdout: silent, stderr: silent, env: {}, clock: fakeClock(), cwd, color: false }
  expect(await runCli(['init', '--yes'], io)).toBe(0)
  const paths = globSync(['.github/**/*', '.config/*'], { cwd }).filter((path) => /\.\w+$/.test(path))
  return {
    ...files,
    ...Object.fromEntries(paths.map((path) => [path, readFileSync(join(cwd, path), 'utf8')])),
  }
}

let branches = 0

describe('what init makes of', () => {
  it.each(Object.entries(shapes))(
    '%s runs it once, and is green or red with one comment',
    async (_, { files: own, workflows, runs = ['.'], isMeasured, server = 'https://github.com' }) => {
      const [first = 'evals.yml'] = Object.keys(workflows)
      const paths = Object.entries(workflows).map(([name, text]) => [`.github/workflows/${name}`, text])
      const files = await propose({ ...own, ...Object.fromEntries(paths) }, server)
      const written = Object.entries(files).filter(([path]) => path.endsWith('.yml'))
      expect(written.flatMap(([, text]) => workflowErrors(text))).toEqual([])
      expect(written.map(([, text]) => text).join('')).toContain('eval-gate/eval-gate@v0')
      github.artifacts.artifacts.length = 0
      const folders = [...new Set(runs.flatMap((run) => run.split(' ')))]
      const world = { files, folders, github, token, storage: emptyStorage() }

      const onServer = <Job extends Awaited<ReturnType<StartJob>>>(job: Job) => ({
        ...job,
        env: { ...job.env, GITHUB_SERVER_URL: server },
      })
      const onPush: StartJob = async (options) => onServer(await pushJob(github, 'main', options))
      const pushed = await playEvent(first, { ...world, outcome: 'passed', start: onPush })
      const expected = (played: Played) => [true, isMeasured ? played.runs : runs]
      expect([pushed.isGreen, pushed.runs], pushed.log).toEqual(expected(pushed))
      branches += 1
      const change = await github.createPullRequest(`adopt-${branches}`)
      const onChange: StartJob = (options) => onServer(pullRequestJob(github, change, options))
      const healthy = await playEvent(first, { ...world, outcome: 'passed', start: onChange })
      expect([healthy.isGreen, healthy.runs], healthy.log).toEqual(expected(healthy))
      const broken = await playEvent(first, { ...world, outcome: 'failed', start: onChange })
      expect(broken.isGreen, broken.log).toBe(false)
      // Nothing that follows a red test runs.
      expect(broken.hasReleased).toBe(false)
      const comments = await github.comments(change.number)
      expect(
        comments.map(({ body }) => body),
        broken.log,
      ).toEqual([expect.stringContaining('target')])
    },
  )
})
