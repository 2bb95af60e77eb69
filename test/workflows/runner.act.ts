import { execFileSync } from 'node:child_process'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type LocalService, startLocalService } from '../../local-service/index.ts'
import { type GitHub, readmePermissions, startGitHub } from '../support/github.ts'
import { hostedKey, slowTest, startHostedWorld, statusesOf } from '../support/hosted-world.ts'
import { pullRequestJob, pushJob, workflowRunJob } from '../support/run-action.ts'
import { junitReport, type ReportCase, writeFiles } from '../support/workspace.ts'
import { type ActOptions, createRepository, findAct, type RunContext, runWorkflow } from './act.ts'

const key = 'sk_runner_secret'
const good: readonly ReportCase[] = [{ name: 'adds' }, { name: 'removes' }]
const worse: readonly ReportCase[] = [
  { name: 'adds' },
  { name: 'removes', outcome: 'failed', message: `expected 0 to be 1, with ${key}` },
]

let act: string
let github: GitHub
let service: LocalService
let token: string

beforeAll(async () => {
  act = findAct()
  github = await startGitHub()
  service = await startLocalService({ keys: [key], rateLimit: 'off' })
  token = await github.createToken()
}, 900_000)
afterAll(async () => {
  await github.close()
  await service.close()
})

/** Runs a workflow of this folder in a repository whose evals measured these cases. */
async function run(
  workflow: string,
  context: RunContext,
  measured: Readonly<Record<string, readonly ReportCase[]>>,
  more: Partial<Pick<ActOptions, 'secrets' | 'vars' | 'onStart'>> = {},
) {
  const reports = Object.entries(measured).map(([name, cases]) => [
    `measured/${name}.xml`,
    junitReport(cases),
  ])
  return runWorkflow({
    act,
    repository: createRepository(workflow, Object.fromEntries(reports)),
    ...context,
    secrets: { GITHUB_TOKEN: token, EVAL_API_KEY: key },
    vars: { EVAL_BASE_URL: service.baseUrl },
    ...more,
  })
}

describe('the workflow of the README', () => {
  it('keeps a baseline on main, fails the pull request that breaks a case, and hides the secrets', async () => {
    const onMain = await run('evals.yml', await pushJob(github), { junit: good })
    expect(onMain.exitCode, onMain.log).toBe(0)
    expect(onMain.log).toContain('outputs: verdict=passed regressions=0 results=written')
    expect(onMain.log).toContain('Success - Post ./gate')

    const pullRequest = await github.createPullRequest('worse')
    const onPullRequest = await run('evals.yml', pullRequestJob(github, pullRequest), { junit: worse })
    expect(onPullRequest.exitCode, onPullRequest.log).toBe(1)
    expect(onPullRequest.log).toContain('outputs: verdict=failed regressions=1 results=written')
    expect(onPullRequest.log).toMatch(/Summary - ### ❌/)
    expect(onPullRequest.log).toContain('Success - Post ./gate')

    const comments = await github.comments(pullRequest.number)
    expect(comments.map(({ body }) => body)).toEqual([expect.stringContaining('removes')])
    expect(`${onPullRequest.log}${comments[0]?.body}`).not.toContain(key)
  })

  it('tries a storage that is down for one cycle, says why, and keeps its verdict', async () => {
    const before = github.requests.length
    const end = github.intercept(({ url }) =>
      url.pathname.endsWith('/CreateArtifact')
        ? { status: 503, body: '{"msg":"storage is read-only"}' }
        : undefined,
    )
    const { exitCode, log } = await run('evals.yml', await pushJob(github), { junit: good })
    end()
    expect(exitCode, log).toBe(0)
    expect(log).toContain('outputs: verdict=passed regressions=0 results=written')
    const asked = github.requests.slice(before).filter(({ path }) => path.endsWith('/CreateArtifact'))
    expect(asked, log).toHaveLength(5)
    expect(log).toMatch(/There is no HTML report: .*storage is read-only/)
    expect(log).toMatch(/The baseline could not be stored.*storage is read-only/)
  })

  it('fails with the reason when the evals wrote no report', async () => {
    const { exitCode, log } = await run('evals.yml', await pushJob(github), { 'not-a-report': [] })
    expect(exitCode, log).toBe(1)
    expect(log).toContain('no results')
  })
})

describe('a matrix', () => {
  it('judges each leg on its own: the one that breaks is red, and named', async () => {
    const options = { workflow: 'Evals' }
    const onMain = await run('matrix.yml', await pushJob(github, 'main', options), {
      small: good,
      large: good,
    })
    expect(onMain.exitCode, onMain.log).toBe(0)

    const pullRequest = await github.createPullRequest('worse-large')
    const context = pullRequestJob(github, pullRequest, options)
    const { exitCode, log } = await run('matrix.yml', context, { small: good, large: worse })
    expect(exitCode, log).toBe(1)
    expect(log).toContain('outputs small verdict=passed')
    expect(log).toContain('outputs large verdict=failed')
    const comments = await github.comments(pullRequest.number)
    expect(comments.map(({ body }) => body)).toEqual([expect.stringMatching(/^### ❌ .*large/m)])
  })
})

describe('a matrix with one verdict', () => {
  it('has one baseline and one comment; the leg that breaks is named, and one without a report is missed', async () => {
    const options = { workflow: 'Evals' }
    const onMain = await run('merge.yml', await pushJob(github, 'main', options), {
      small: good,
      large: good,
    })
    expect(onMain.exitCode, onMain.log).toBe(0)
    expect(onMain.log).toContain('outputs verdict=passed total=4')

    const pullRequest = await github.createPullRequest('worse-leg')
    const worseLeg = await run('merge.yml', pullRequestJob(github, pullRequest, options), {
      small: good,
      large: worse,
    })
    expect(worseLeg.exitCode, worseLeg.log).toBe(1)
    expect(worseLeg.log).toContain('outputs verdict=failed total=4')
    const [comment, ...others] = await github.comments(pullRequest.number)
    expect(others).toEqual([])
    expect(comment?.body).toContain('large')

    const short = await run('merge.yml', pullRequestJob(github, pullRequest, options), { small: good })
    expect(short.exitCode, short.log).toBe(1)
    expect(short.log).toContain('1 of 2 parts is missing')
    expect(short.log).toContain('outputs verdict=inconclusive total=2')
  })
})

describe('a matrix whose job that merges looks again', () => {
  function git(repository: string, ...args: string[]): string {
    const identity = ['-c', 'user.name=octo', '-c', 'user.email=octo@example.com']
    return execFileSync('git', [...identity, ...args], { cwd: repository, encoding: 'utf8' }).trim()
  }

  it('clears the leg that passes now, and is red where it fails again', async () => {
    const repository = createRepository('merge-look.yml', {})
    git(repository, 'init', '--quiet', '--initial-branch=main')
    const judge = (context: RunContext) =>
      runWorkflow({ act, repository, ...context, secrets: { GITHUB_TOKEN: token } })
    const change = (large: readonly ReportCase[], again: readonly ReportCase[]) => {
      writeFiles(repository, {
        'measured/small.xml': junitReport(good),
        'measured/large.xml': junitReport(large),
        'again/small.xml': junitReport(good),
        'again/large.xml': junitReport(again),
      })
      git(repository, 'add', '.')
      git(repository, 'commit', '--quiet', '-m', 'change')
      return git(repository, 'rev-parse', 'HEAD')
    }
    const base = change(good, good)
    const push = await pushJob(github, 'main', { workflow: 'Evals' })
    const onMain = await judge({ ...push, env: { ...push.env, GITHUB_SHA: base } })
    expect(onMain.exitCode, onMain.log).toBe(0)

    const outcomes = []
    for (const [branch, again] of [
      ['unlucky', good],
      ['broken', worse],
    ] as const) {
      change(worse, again)
      const pullRequest = { ...(await github.createPullRequest(branch)), baseSha: base }
      const { exitCode, log } = await judge(pullRequestJob(github, pullRequest, { workflow: 'Evals' }))
      expect(log).toContain('looks again at the head: removes')
      expect(log).toContain('looks again at the base: removes')
      outcomes.push([exitCode, /outputs verdict=\w+/.exec(log)?.[0]])
    }
    expect(outcomes).toEqual([
      [0, 'outputs verdict=passed'],
      [1, 'outputs verdict=failed'],
    ])
  })
})

describe('the two workflows of a pull request from a fork', () => {
  it('measure without secrets, and publish for the pull request', async () => {
    await github.api('PUT', '/repos/octo/app/contents/.github/workflows/evals.yml', {
      message: 'Measure',
      content: Buffer.from('name: Evals\n').toString('base64'),
      branch: 'main',
    })
    const readToken = await github.createToken({ contents: 'read', actions: 'read' })
    const writeToken = await github.createToken(readmePermissions)
    const pullRequest = await github.createForkPullRequest('fork-on-a-runner')
    const runId = 31_000
    const context = pullRequestJob(github, pullRequest, { runId, fromFork: true })
    const measured = await run(
      'collect.yml',
      context,
      { junit: worse },
      { secrets: { GITHUB_TOKEN: readToken } },
    )
    expect(measured.exitCode, measured.log).toBe(0)
    expect(await github.comments(pullRequest.number)).toEqual([])

    const published = await run(
      'publish.yml',
      await workflowRunJob(github, { runId }, pullRequest),
      {},
      { secrets: { GITHUB_TOKEN: writeToken } },
    )
    expect(published.log).toMatch(/outputs verdict=(inconclusive|failed)/)
    const comments = await github.comments(pullRequest.number)
    expect(comments.map(({ body }) => body)).toEqual([expect.stringContaining('removes')])
  })
})

describe('the action that calls one operation', () => {
  it('gives the next step the answer', async () => {
    const { exitCode, log } = await run('call.yml', await pushJob(github), {})
    expect(exitCode, log).toBe(0)
    expect(log).toMatch(/outputs status=200 project=\S/)
    expect(log).not.toContain(key)
  })
})

describe('a hosted run whose job is cancelled', () => {
  it('is cancelled in the service', async () => {
    const world = await startHostedWorld({
      suites: [{ id: 'suite-slow', name: 'slow', servers: ['everything'], tests: [slowTest('waits', 60)] }],
    })
    try {
      const { log } = await run(
        'hosted.yml',
        await pushJob(github),
        {},
        {
          secrets: { GITHUB_TOKEN: token, EVAL_API_KEY: hostedKey },
          vars: { EVAL_BASE_URL: world.service.baseUrl },
          onStart: (child, logged) => {
            const look = setInterval(() => {
              if (child.exitCode !== null) clearInterval(look)
              if (statusesOf(world.service, 'getEvalRun').length === 0 || !logged().includes('slow')) return
              clearInterval(look)
              child.kill('SIGINT')
            }, 50)
          },
        },
      )
      expect(statusesOf(world.service, 'cancelEvalRun'), log).toContain(200)
    } finally {
      await world.close()
    }
  })
})
