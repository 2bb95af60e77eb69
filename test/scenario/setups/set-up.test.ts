import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { startLocalService } from '../../../local-service/index.ts'
import { type GitHub, startGitHub } from '../../support/github.ts'
import { pullRequestJob, pushJob, runStep } from '../../support/run-action.ts'
import { createWorkspace, junitReport, type ReportCase } from '../../support/workspace.ts'

let github: GitHub
let token: string

beforeAll(async () => {
  github = await startGitHub({ checks: 'write' })
  token = await github.createToken()
  // The baseline of every pull request.
  await gate(await pushJob(github), passing)
})
afterAll(() => github.close())

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
      'suite-name': 'set-up',
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

async function onPullRequest(
  cases: readonly ReportCase[],
  more: Record<string, string> = {},
  files: Readonly<Record<string, string>> = {},
) {
  const change = await github.createPullRequest(nextName('set-up'))
  return { ...(await gate(pullRequestJob(github, change), cases, more, files)), change }
}

/** `::error …` and `::warning …` lines, with their line breaks. */
function commandsOf(stdout: string, level: 'error' | 'warning' | 'notice'): readonly string[] {
  return [...stdout.matchAll(new RegExp(`^::${level}(?: [^:]*)?::(.*)$`, 'gm'))].map(([, message = '']) =>
    message.replaceAll('%0A', '\n').replaceAll('%25', '%'),
  )
}

describe('a missing permission', () => {
  it('to find the baseline is an error with the whole block, every time', async () => {
    const blind = await github.createToken({ contents: 'read', pull_requests: 'write', issues: 'write' })
    github.artifacts.forbidReading = true
    try {
      const options: Record<string, string>[] = [
        {},
        { 'check-run': 'true', policy: 'issue-on-failure: true' },
      ]
      for (const more of options) {
        const result = await onPullRequest(passing, { 'github-token': blind, ...more })
        expect(result.outputs.verdict, result.stdout).toBe('inconclusive')
        const [error = ''] = commandsOf(result.stdout, 'error')
        expect(error).toContain('permissions:\n')
        for (const line of ['contents: read', 'actions: read', 'pull-requests: write']) {
          expect(error).toContain(line)
        }
        expect(error.includes('checks: write')).toBe('check-run' in more)
        expect(error.includes('issues: write')).toBe('policy' in more)
        expect(result.summary).toContain('actions: read')
      }
      const strict = await onPullRequest(passing, { 'github-token': blind, policy: 'on-inconclusive: fail' })
      expect(strict.exitCode, strict.stdout).not.toBe(0)
    } finally {
      github.artifacts.forbidReading = false
    }
  })

  it('to comment names the permission to read the baseline as well', async () => {
    const silent = await github.createToken({ contents: 'read', actions: 'read' })
    const result = await onPullRequest(passing, { 'github-token': silent })
    const told = [...commandsOf(result.stdout, 'warning'), ...commandsOf(result.stdout, 'error')].join('\n')
    expect(told).toContain('pull-requests: write')
    expect(told).toContain('actions: read')
  })
})

describe('the policy file', () => {
  it('may be called .github/eval-gate.yaml', async () => {
    const result = await onPullRequest(failing, {}, { '.github/eval-gate.yaml': 'fail-on: failures\n' })
    expect(result.exitCode, result.stdout).toBe(1)
  })

  it('is one: of two, neither is quietly ignored', async () => {
    const result = await onPullRequest(
      passing,
      {},
      { '.github/eval-gate.yaml': 'fail-on: failures\n', '.github/eval-gate.yml': 'fail-on: regressions\n' },
    )
    expect(result.exitCode, result.stdout).toBe(2)
    expect(result.stdout).toMatch(/::error.*eval-gate\.yml.*eval-gate\.yaml/)
  })
})

describe('the upload', () => {
  async function service() {
    const running = await startLocalService({ keys: ['sk_upload'], rateLimit: 'off' })
    onTestFinished(() => running.close())
    return { 'base-url': running.baseUrl, project: 'local-project' }
  }

  it('that worked is said once, with the address', async () => {
    const result = await onPullRequest(passing, { ...(await service()), 'api-key': 'sk_upload' })
    expect(result.outputs['run-url']).not.toBe('')
    const lines = result.stdout.split('\n').filter((line) => /^uploaded 2 results/i.test(line))
    expect(lines, result.stdout).toHaveLength(1)
    expect(lines[0]).toContain(result.outputs['run-url'])
  })

  it('that failed is said once, and names the reason', async () => {
    const result = await onPullRequest(passing, { ...(await service()), 'api-key': 'sk_wrong' })
    expect(result.exitCode, result.stdout).toBe(0)
    const warnings = commandsOf(result.stdout, 'warning').filter((text) => /upload/i.test(text))
    expect(warnings, result.stdout).toHaveLength(1)
    expect(result.summary).toMatch(/not uploaded/i)
  })

  it('that failed is the error that makes the step red, when that is asked for', async () => {
    const result = await onPullRequest(passing, {
      ...(await service()),
      'api-key': 'sk_wrong',
      policy: 'on-upload-error: fail',
    })
    expect(result.exitCode, result.stdout).toBe(3)
    const errors = commandsOf(result.stdout, 'error')
    expect(errors, result.stdout).toHaveLength(1)
    expect(errors[0]).toContain('on-upload-error: fail')
    expect(result.stdout).not.toContain('the verdict does not depend on it')
  })

  it('that cannot be, for want of a key, is said once', async () => {
    const result = await onPullRequest(passing, { ...(await service()), 'api-key': '' })
    expect(result.exitCode, result.stdout).toBe(0)
    const told = [...commandsOf(result.stdout, 'warning'), ...commandsOf(result.stdout, 'notice')]
    expect(
      told.filter((text) => text.includes('api-key')),
      result.stdout,
    ).toHaveLength(1)
  })
})
