import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type GitHub, startGitHub } from '../../support/github.ts'
import { type JobOptions, mergeGroupJob, pullRequestJob, pushJob, runStep } from '../../support/run-action.ts'
import { createWorkspace, junitReport, type ReportCase } from '../../support/workspace.ts'

let github: GitHub
let token: string

beforeAll(async () => {
  github = await startGitHub()
  token = await github.createToken()
})
afterAll(() => github.close())
beforeEach(() => {
  github.artifacts.artifacts.length = 0
  github.artifacts.runs.clear()
})

const passing: readonly ReportCase[] = [{ name: 'stable' }, { name: 'target' }]
const failing: readonly ReportCase[] = [{ name: 'stable' }, { name: 'target', outcome: 'failed' }]

interface Job {
  readonly env: Readonly<Record<string, string>>
  readonly event: unknown
}

function gate(
  job: Job,
  cases: readonly ReportCase[],
  more: Record<string, string> = {},
  files: Readonly<Record<string, string>> = {},
) {
  return runStep({
    workspace: createWorkspace({ 'junit.xml': junitReport(cases), ...files }),
    inputs: {
      reports: 'junit.xml',
      'suite-name': 'base',
      'html-report': 'off',
      'github-token': token,
      ...more,
    },
    ...job,
  })
}

let names = 0
const nextName = (kind: string) => {
  names += 1
  return `${kind}-${names}`
}

async function newBranch(from = 'main') {
  const branch = nextName('base-branch')
  const sha = await github.headOf(from)
  await github.api('POST', '/repos/octo/app/git/refs', { ref: `refs/heads/${branch}`, sha })
  return branch
}

async function onMain(cases: readonly ReportCase[], options: JobOptions = {}) {
  const result = await gate(await pushJob(github, 'main', options), cases)
  expect(result.exitCode, result.stdout).toBe(cases === passing ? 0 : result.exitCode)
  return result
}

describe('the merge queue', () => {
  it('compares with the branch that it merges into, and keeps no baseline of its own', async () => {
    await onMain(passing)
    const stored = github.artifacts.artifacts.length
    const change = await github.createPullRequest(nextName('queued'))
    const broken = await gate(await mergeGroupJob(github, change), failing)
    expect(broken.exitCode, broken.stdout).toBe(1)
    expect(broken.summary).toContain('on `main`, ')
    const fine = await gate(await mergeGroupJob(github, change), passing)
    expect(fine.exitCode, fine.stdout).toBe(0)
    expect(github.artifacts.artifacts).toHaveLength(stored)
  })
})

describe('a branch without a baseline of its own', () => {
  it('as the base of a stacked pull request: the default branch is compared with, and that is said', async () => {
    await onMain(passing)
    const first = await newBranch()
    const change = await github.createPullRequest(nextName('stacked'))
    const job = pullRequestJob(github, change, { baseBranch: first })
    const result = await gate(job, failing)
    expect(result.exitCode, result.stdout).toBe(1)
    const [comment] = await github.comments(change.number)
    for (const view of [result.summary, result.stdout, comment?.body ?? '']) {
      expect(view).toContain(`${first} has no baseline`)
      expect(view).toMatch(/main@|on `main`, /)
    }
  })

  it('pushed as a feature branch: every push is compared with the default branch, never with itself', async () => {
    await onMain(passing)
    const branch = await newBranch()
    for (const push of [1, 2]) {
      const result = await gate(await pushJob(github, branch), failing)
      expect(result.exitCode, `push ${push}\n${result.stdout}`).toBe(1)
    }
  })

  it('that is protected has a history of its own', async () => {
    await onMain(passing)
    const branch = await newBranch()
    const onRelease = async (cases: readonly ReportCase[]) => {
      const job = await pushJob(github, branch)
      return gate({ ...job, env: { ...job.env, GITHUB_REF_PROTECTED: 'true' } }, cases)
    }
    await onRelease(passing)
    const result = await onRelease(failing)
    expect(result.exitCode, result.stdout).toBe(1)
    expect(result.summary).toContain(`on \`${branch}\`, `)
  })
})

describe('a baseline that another workflow file has made', () => {
  const ci = { workflow: 'CI', workflowFile: 'ci.yml' }
  const onlyPullRequests = {
    '.github/workflows/pr.yml': 'name: PR\non: pull_request\njobs: {}\n',
  }
  const pr = { workflow: 'PR', workflowFile: 'pr.yml' }

  it('is used when the workflow names that file', async () => {
    await onMain(passing, ci)
    const change = await github.createPullRequest(nextName('other'))
    for (const name of ['ci.yml', '.github/workflows/ci.yml']) {
      const result = await gate(pullRequestJob(github, change, pr), failing, { 'baseline-workflow': name })
      expect(result.exitCode, result.stdout).toBe(1)
    }
  })

  it('is named when the workflow does not, and the verdict is not passed', async () => {
    await onMain(passing, ci)
    const change = await github.createPullRequest(nextName('other'))
    const result = await gate(pullRequestJob(github, change, pr), passing, {}, onlyPullRequests)
    expect(result.outputs.verdict, result.stdout).toBe('inconclusive')
    expect(result.stdout).toMatch(/::(error|warning).*baseline-workflow: ci\.yml/)
    const [comment] = await github.comments(change.number)
    expect(comment?.body).toContain('baseline-workflow: ci.yml')
    const strict = await gate(pullRequestJob(github, change, pr), passing, {
      policy: 'on-inconclusive: fail',
    })
    expect(strict.exitCode, strict.stdout).not.toBe(0)
  })

  it('needs a suite name, since the default one holds the name of the workflow', async () => {
    const change = await github.createPullRequest(nextName('other'))
    const result = await gate(pullRequestJob(github, change, pr), passing, {
      'suite-name': '',
      'baseline-workflow': 'ci.yml',
    })
    expect(result.exitCode, result.stdout).toBe(2)
    expect(result.stdout).toMatch(/::error.*suite-name is required with baseline-workflow/)
  })

  it('is listed where the names of the suites are the default ones, with the inputs that fix it', async () => {
    const named = { 'suite-name': '' }
    const stored = await gate(await pushJob(github, 'main', ci), passing, named)
    expect(stored.exitCode, stored.stdout).toBe(0)
    const change = await github.createPullRequest(nextName('other'))
    const result = await gate(pullRequestJob(github, change, pr), failing, named, onlyPullRequests)
    expect(result.outputs.verdict, result.stdout).toBe('inconclusive')
    const [comment] = await github.comments(change.number)
    for (const view of [comment?.body ?? '', result.summary, result.stdout]) {
      expect(view).toContain('one of those that main has baselines of')
      expect(view).toContain('CI-evals')
      expect(view).toContain('(ci.yml)')
      expect(view).toMatch(
        /the same .{0,2}suite-name.{0,2} in both workflows, and .{0,2}baseline-workflow.*ci\.yml/,
      )
    }
  })

  it('never comes when the workflow runs on pull requests only: that is loud', async () => {
    const change = await github.createPullRequest(nextName('other'))
    const result = await gate(pullRequestJob(github, change, pr), passing, {}, onlyPullRequests)
    expect(result.outputs.verdict, result.stdout).toBe('inconclusive')
    expect(result.summary).toMatch(/pr\.yml runs on pull requests only|never (makes|stores) a baseline/)
  })
})

describe('on-missing-baseline', () => {
  const without = async (more: Record<string, string> = {}, cases = passing) => {
    const change = await github.createPullRequest(nextName('missing'))
    return gate(pullRequestJob(github, change), cases, more)
  }

  it('lets the first run pass by default, and says which run makes the baseline', async () => {
    const result = await without()
    expect(result.outputs.verdict, result.stdout).toBe('passed')
    expect(result.summary).toMatch(/next run of evals\.yml on main stores the first one/)
    const first = await gate(await pushJob(github), passing)
    expect(first.outputs.verdict, first.stdout).toBe('passed')
    expect(first.summary).toContain('this run stores the first one')
  })

  it('never lets failing tests pass', async () => {
    const result = await without({}, failing)
    expect(result.outputs.verdict, result.stdout).not.toBe('passed')
  })

  it.each([
    ['neutral', 'inconclusive', 0],
    ['fail', 'failed', 1],
  ])('%s makes the first run %s', async (value, verdict, exitCode) => {
    const result = await without({ policy: `on-missing-baseline: ${value}` })
    expect(result.outputs.verdict, result.stdout).toBe(verdict)
    expect(result.exitCode).toBe(exitCode)
  })

  it('is loud once the base branch has had one', async () => {
    await onMain(passing)
    for (const artifact of github.artifacts.artifacts) artifact.expired = true
    const result = await without()
    expect(result.outputs.verdict, result.stdout).toBe('inconclusive')
    expect(result.exitCode).toBe(0)
    expect(result.stdout).toMatch(/::(error|warning).*baseline/i)
    const strict = await without({ policy: 'on-missing-baseline: fail' })
    expect(strict.outputs.verdict, strict.stdout).toBe('failed')
  })
})
