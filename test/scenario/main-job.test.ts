import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { type LocalService, startLocalService } from '../../local-service/index.ts'
import { type GitHub, startGitHub } from '../support/github.ts'
import { pullRequestJob, pushJob, runStep } from '../support/run-action.ts'
import { createWorkspace, jestReport, junitReport, writeFiles } from '../support/workspace.ts'

let github: GitHub
let service: LocalService
let token: string

beforeAll(async () => {
  github = await startGitHub()
  service = await startLocalService({ keys: ['sk_scenario'], rateLimit: 'off' })
  token = await github.createToken()
})
afterAll(async () => {
  await github.close()
  await service.close()
})
beforeEach(() => {
  github.requests.length = 0
})

const file = 'src/cart.test.ts'
const good = [
  { name: 'adds an item', file, line: 3 },
  { name: 'removes an item', file, line: 12 },
  { name: 'pays', file, line: 30, outcome: 'skipped' as const },
]
const worse = good.map((reported) =>
  reported.name === 'removes an item'
    ? { ...reported, outcome: 'failed' as const, message: 'expected 0 to be 1' }
    : reported,
)

function inputs(suiteName: string, more: Record<string, string> = {}): Record<string, string> {
  return { reports: 'reports/*.xml\nreports/*.json', 'suite-name': suiteName, 'github-token': token, ...more }
}

function serviceInputs(): Record<string, string> {
  return { 'api-key': 'sk_scenario', 'base-url': service.baseUrl }
}

describe('a pull request that breaks a test', () => {
  it('fails against the baseline that the base branch kept, and says so everywhere', async () => {
    // The requests that find the baseline depend on the other runs of the workflow.
    const github = await startGitHub()
    onTestFinished(() => github.close())
    const given = inputs('regression', { ...serviceInputs(), 'github-token': await github.createToken() })
    const workspace = createWorkspace({
      'reports/junit.xml': junitReport(good),
      'src/cart.test.ts': '// the test that fails',
      'reports/jest.json': jestReport([{ name: 'totals' }], '/repo/src/total.test.ts'),
    })
    const onMain = await runStep({
      workspace,
      inputs: given,
      ...(await pushJob(github)),
    })
    expect(onMain.stderr).toBe('')
    expect(onMain.exitCode, onMain.stdout).toBe(0)
    expect(onMain.outputs).toMatchObject({
      verdict: 'passed',
      total: '4',
      passed: '3',
      failed: '0',
      skipped: '1',
      errored: '0',
      'pass-rate': '1',
      regressions: '0',
      'comment-url': '',
    })
    expect(onMain.summary).toContain('regression')

    writeFiles(workspace, { 'reports/junit.xml': junitReport(worse) })
    const pullRequest = await github.createPullRequest('breaks-a-test')
    github.requests.length = 0
    const onPullRequest = await runStep({
      workspace,
      inputs: given,
      ...pullRequestJob(github, pullRequest),
    })
    expect(onPullRequest.exitCode, onPullRequest.stdout).toBe(1)
    expect(onPullRequest.outputs).toMatchObject({ verdict: 'failed', failed: '1', regressions: '1' })
    expect(onPullRequest.outputs['run-url']).toMatch(
      new RegExp(`^${service.origin}/evals/suite/[\\w-]+/runs/[\\w-]+`),
    )
    expect(onPullRequest.stdout).toMatch(/^::error [^\n]*file=src\/cart\.test\.ts,line=12/m)

    const [comment, ...others] = await github.comments(pullRequest.number)
    expect(others).toEqual([])
    expect(comment?.user.login).toBe('github-actions[bot]')
    expect(comment?.body).toContain('removes an item')
    expect(comment?.body).toContain('expected 0 to be 1')
    expect(onPullRequest.outputs['comment-url']).toContain(`#issuecomment-${comment?.id}`)
    expect(onPullRequest.summary).toContain('removes an item')

    const results = JSON.parse(readFileSync(onPullRequest.outputs['results-file'] ?? '', 'utf8'))
    expect(results).toMatchObject({ schema: 'eval-gate-results', version: 1, verdict: 'failed' })

    const asked = github.requests.map(({ method, path }) => {
      const stable = path.replace(/[0-9a-f]{40}/g, 'SHA').replace(/\d{3,}/g, 'N')
      return `${method} ${stable.replace(/.*ArtifactService/, 'ArtifactService')}`
    })
    expect(asked).toEqual([
      'GET /repos/octo/app/contents/.github%2Feval-gate.yml?ref=SHA',
      'GET /repos/octo/app/contents/.github%2Feval-gate.yaml?ref=SHA',
      'GET /repos/octo/app/actions/workflows/evals.yml/runs?branch=main&page=1&exclude_pull_requests=true&per_page=N',
      'GET /repos/octo/app/actions/runs/N/artifacts?per_page=N',
      'GET /repos/octo/app/actions/artifacts/N/zip',
      'GET /blob/N?sig=signature',
      // Something got worse: whether somebody accepted that, and who owns the files.
      `GET /repos/octo/app/issues/${pullRequest.number}/comments?per_page=N`,
      'GET /repos/octo/app/contents/.github%2Feval-gate-accepted.yml?ref=SHA',
      ...['.github%2FCODEOWNERS', 'CODEOWNERS', 'docs%2FCODEOWNERS'].map(
        (file) => `GET /repos/octo/app/contents/${file}?ref=SHA`,
      ),
      'POST ArtifactService/CreateArtifact',
      'PUT /blob/N?sig=signature&comp=block&blockid=*',
      'PUT /blob/N?sig=signature&comp=blocklist',
      'POST ArtifactService/FinalizeArtifact',
      `GET /repos/octo/app/pulls/${pullRequest.number}`,
      `POST /repos/octo/app/issues/${pullRequest.number}/comments`,
      `GET /repos/octo/app/issues/${pullRequest.number}/comments?per_page=N`,
    ])
  })

  it('keeps one comment over several pushes, and an older attempt does not overwrite a newer one', async () => {
    const workspace = createWorkspace({ 'reports/junit.xml': junitReport(good) })
    await runStep({ workspace, inputs: inputs('sticky'), ...(await pushJob(github)) })
    const pullRequest = await github.createPullRequest('sticky')
    await github.commentAs(
      'mallory_token',
      pullRequest.number,
      '<!-- eval-gate key=sticky run=1 attempt=1 commit=0 -->\nAll is well.',
    )
    const step = (runId: number, attempt: number) =>
      runStep({
        workspace,
        inputs: inputs('sticky'),
        ...pullRequestJob(github, pullRequest, { runId, attempt }),
      })

    const first = await step(9100, 1)
    expect(first.exitCode, first.stdout).toBe(0)
    writeFiles(workspace, { 'reports/junit.xml': junitReport(worse) })
    await step(9101, 1)
    writeFiles(workspace, { 'reports/junit.xml': junitReport(good) })
    const late = await step(9100, 2)
    expect(late.exitCode, late.stdout).toBe(0)
    expect(late.stdout).toContain('newer measurement')

    const comments = await github.comments(pullRequest.number)
    expect(comments.map(({ user }) => user.login)).toEqual(['mallory', 'github-actions[bot]'])
    expect(comments[0]?.body).toContain('All is well.')
    expect(comments[1]?.body).toContain('run=9101 attempt=1')
    expect(comments[1]?.body).toContain('removes an item')
  })
})

describe('the upload', () => {
  it('sends a small report in one request', async () => {
    const before = service.requests.length
    const workspace = createWorkspace({ 'reports/junit.xml': junitReport(good) })
    const result = await runStep({
      workspace,
      inputs: inputs('one-shot', serviceInputs()),
      ...(await pushJob(github)),
    })
    expect(result.exitCode, result.stdout).toBe(0)
    const sent = service.requests.slice(before)
    expect(sent.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'POST /api/v1/projects/default/eval-ingest/report',
    ])
    const body = sent[0]?.body as {
      results: { caseTitle: string; passed: boolean; status?: string }[]
      ci: Record<string, string>
    }
    // The skipped one has a status of its own, so that the service counts it in no rate.
    expect(body.results.map(({ passed, status }) => status ?? passed)).toEqual([true, true, 'skipped'])
    expect(body).toMatchObject({ suiteName: 'one-shot', notes: expect.stringContaining('1 skipped') })
    expect(body.ci).toMatchObject({ provider: 'github_actions', branch: 'main', jobId: 'evals' })
  })

  it('streams a large one in batches, and sends nothing twice when the job is repeated', async () => {
    const before = service.requests.length
    const cases = Array.from({ length: 450 }, (_, index) => ({ name: `case ${index}` }))
    const workspace = createWorkspace({ 'reports/junit.xml': junitReport(cases) })
    const job = await pushJob(github, 'main', { runId: 9200 })
    const run = () => runStep({ workspace, inputs: inputs('batches', serviceInputs()), ...job })
    const first = await run()
    expect(first.exitCode, first.stdout).toBe(0)
    const sent = service.requests.slice(before)
    expect(sent.map(({ path }) => path.split('/eval-ingest/')[1])).toEqual([
      'runs/start',
      'runs/iterations',
      'runs/finalize',
    ])
    expect(sent.map(({ body }) => (body as { results?: unknown[] }).results?.length)).toEqual([
      undefined,
      450,
      undefined,
    ])
    const again = await run()
    expect(again.outputs['run-id']).toBe(first.outputs['run-id'])
    const page = await (await fetch(first.outputs['run-url'] ?? '')).text()
    expect(page).toContain('450')
  })

  it('also sends the raw files when asked, without the key', async () => {
    const before = service.requests.length
    const workspace = createWorkspace({ 'reports/junit.xml': junitReport(good) })
    const result = await runStep({
      workspace,
      inputs: inputs('raw', { ...serviceInputs(), policy: 'upload-reports: true' }),
      ...(await pushJob(github)),
    })
    expect(result.exitCode, result.stdout).toBe(0)
    const paths = service.requests.slice(before).map(({ path }) => path)
    expect(paths).toContain('/api/v1/projects/default/eval-ingest/artifacts/upload-url')
    expect(paths.at(-1)).toMatch(/upload/)
  })
})

describe('what goes wrong', () => {
  const run = async (files: Record<string, string>, more: Record<string, string>, suite = 'trouble') => {
    const workspace = createWorkspace(files)
    return runStep({ workspace, inputs: inputs(suite, more), ...(await pushJob(github)) })
  }
  const report = { 'reports/junit.xml': junitReport(good) }

  it('no file matches', async () => {
    const result = await run({ 'other.txt': '' }, {})
    expect(result.exitCode, result.stdout).toBe(2)
    expect(result.stdout).toContain('No file matches `reports/*.xml`')
    expect(result.outputs.verdict).toBe('failed')
  })

  it('no file matches, and that is allowed', async () => {
    const result = await run({ 'other.txt': '' }, { policy: 'allow-empty: true' })
    expect(result.exitCode, result.stdout).toBe(0)
  })

  it('an empty file', async () => {
    const result = await run({ ...report, 'reports/empty.xml': '' }, {})
    expect(result.exitCode, result.stdout).toBe(2)
    expect(result.stdout).toMatch(/reports\/empty\.xml.*empty/)
    expect(result.outputs.passed).toBe('2')
  })

  it('truncated XML: what was read before counts, the step fails', async () => {
    const whole = junitReport(good)
    const result = await run({ 'reports/junit.xml': whole.slice(0, whole.indexOf('pays') - 5) }, {})
    expect(result.exitCode, result.stdout).toBe(2)
    expect(result.stdout).toMatch(/reports\/junit\.xml:\d+/)
    expect(result.outputs.passed).toBe('2')
    const stored = github.requests.filter(({ path }) => path.includes('CreateArtifact'))
    expect(stored.map(({ body }) => (body as { name: string }).name)).toEqual([
      'eval-gate-report-trouble.html',
    ])
  })

  it('a JSON file that is not a report', async () => {
    const result = await run({ ...report, 'reports/package.json': '{"name":"x","version":"1.0.0"}' }, {})
    expect(result.exitCode, result.stdout).toBe(0)
    expect(result.stdout).toMatch(/::notice::[^\n]*reports\/package\.json/)
  })

  it('a wrong key: the verdict stands, the results are kept', async () => {
    const result = await run(report, { 'api-key': 'sk_wrong', 'base-url': service.baseUrl })
    expect(result.exitCode, result.stdout).toBe(0)
    expect(result.outputs).toMatchObject({ verdict: 'passed', 'run-id': '' })
    expect(result.stdout).toContain('401')
    expect(result.stdout.replaceAll('::add-mask::sk_wrong', '')).not.toContain('sk_wrong')
    expect(result.summary).not.toContain('sk_wrong')
  })

  it('an unknown project', async () => {
    const result = await run(report, { ...serviceInputs(), project: 'prj-nowhere' })
    expect(result.exitCode, result.stdout).toBe(0)
    expect(result.stdout).toContain('404')
    expect(result.stdout).toContain('prj-nowhere')
  })

  it('a failed upload fails the step when asked to', async () => {
    // With a baseline as an artifact, the verdict does not depend on the service.
    await run(report, {}, 'upload-fails')
    const failing = { ...serviceInputs(), project: 'prj-nowhere', policy: 'on-upload-error: fail' }
    const result = await run(report, failing, 'upload-fails')
    expect(result.exitCode, result.stdout).toBe(3)
    expect(result.outputs.verdict).toBe('inconclusive')
  })

  it('the service is down: the results are kept as an artifact and the next attempt sends them', async () => {
    const workspace = createWorkspace(report)
    const step = async (attempt: number, baseUrl: string) =>
      runStep({
        workspace,
        inputs: inputs('outage', { 'api-key': 'sk_scenario', 'base-url': baseUrl }),
        ...(await pushJob(github, 'main', { runId: 9300, attempt })),
      })
    const down = await step(1, 'http://127.0.0.1:9/api/v1')
    expect(down.exitCode, down.stdout).toBe(0)
    expect(github.artifacts.artifacts.map(({ name }) => name)).toContain('eval-gate-unsent-outage')

    const before = service.requests.length
    const up = await step(2, service.baseUrl)
    expect(up.exitCode, up.stdout).toBe(0)
    const runIds = service.requests
      .slice(before)
      .map(({ body }) => (body as { externalRunId?: string }).externalRunId)
      .filter((id) => id !== undefined)
    expect(new Set(runIds).size).toBe(2)
    expect(runIds.some((id) => id.startsWith('gh-9300-1-'))).toBe(true)
    expect(runIds.some((id) => id.startsWith('gh-9300-2-'))).toBe(true)
  })

  it.each([
    [
      'after one wrong answer they are sent again',
      1,
      'completed',
      'Uploaded the results that an earlier attempt',
    ],
    [
      'after wrong answers alone their run is ended',
      undefined,
      'cancelled',
      'Results saved by an earlier attempt could not be uploaded',
    ],
  ])('the service came back: %s', async (_, times, status, said) => {
    const runId = times === undefined ? 9302 : 9301
    const workspace = createWorkspace(report)
    const step = async (attempt: number) =>
      runStep({
        workspace,
        inputs: inputs(`came back ${runId}`, serviceInputs()),
        ...(await pushJob(github, 'main', { runId, attempt })),
      })
    service.setFaults([{ kind: 'status', status: 400, operation: 'reportEvalResults' }])
    expect((await step(1)).stdout).toContain('The results are stored as an artifact')
    service.setFaults([{ kind: 'status', status: 400, operation: 'appendIngestIterations', times }])
    const again = await step(2)
    service.setFaults([])
    expect(again.exitCode, again.stdout).toBe(0)
    expect(again.stdout).toContain(said)
    const runs = service.store.runs.listNewest(10)
    const kept = runs.find(({ externalRunId }) => externalRunId?.startsWith(`gh-${runId}-1-`))
    expect(kept?.status).toBe(status)
    const own = runs.find(({ externalRunId }) => externalRunId?.startsWith(`gh-${runId}-2-`))
    expect(own?.status).toBe('completed')
  })

  it('a token that may not comment', async () => {
    const readOnly = await github.createToken({
      contents: 'read',
      actions: 'read',
      pull_requests: 'read',
      issues: 'read',
    })
    const workspace = createWorkspace({ 'reports/junit.xml': junitReport(good) })
    const pullRequest = await github.createPullRequest('read-only')
    const result = await runStep({
      workspace,
      inputs: inputs('read-only', { 'github-token': readOnly }),
      ...pullRequestJob(github, pullRequest, { fromFork: true }),
    })
    expect(result.exitCode, result.stdout).toBe(0)
    expect(result.stdout).toContain('pull-requests: write')
    expect(result.summary).toContain('pull-requests: write')
    expect(result.outputs['comment-url']).toBe('')
  })

  it('a baseline of another version is refused clearly', async () => {
    const result = await run(
      { ...report, 'old.json': '{"schema":"eval-gate-results","version":99,"run":{}}' },
      { baseline: 'file:old.json' },
    )
    expect(result.exitCode, result.stdout).toBe(3)
    expect(result.stdout).toContain('version 99')
  })

  it('a baseline file that is not there', async () => {
    const result = await run(report, { baseline: 'file:nowhere.json' })
    expect(result.exitCode, result.stdout).toBe(2)
    expect(result.stdout).toContain('nowhere.json')
  })

  it('no baseline yet', async () => {
    const result = await run({ 'reports/junit.xml': junitReport(worse) }, {}, 'never-seen-before')
    expect(result.exitCode, result.stdout).toBe(0)
    expect(result.outputs).toMatchObject({ verdict: 'inconclusive', failed: '1' })
    expect(result.summary).toMatch(/baseline/i)
  })

  it('every wrong input is named at once', async () => {
    const result = await run(report, { policy: 'fail-on: sometimes\nmin-pass-rate: 120%', 'api-key': 'pk_1' })
    expect(result.exitCode).toBe(2)
    for (const name of ['policy:1:10: `fail-on`', 'policy:2:16: `min-pass-rate`', 'api-key', 'base-url']) {
      expect(result.stdout).toContain(`  ${name} `)
    }
  })

  it('a pass rate under the floor fails', async () => {
    const result = await run(
      { 'reports/junit.xml': junitReport(worse) },
      { policy: 'min-pass-rate: 90%' },
      'floor',
    )
    expect(result.exitCode, result.stdout).toBe(1)
    expect(result.outputs.verdict).toBe('failed')
  })

  it('a name that tries to speak to the runner is only a name', async () => {
    const hostile = '::error::gotcha ##[error]gotcha <img src=x> @octo'
    const result = await run(
      { 'reports/junit.xml': junitReport([{ name: hostile, outcome: 'failed', message: hostile }]) },
      {},
      'hostile',
    )
    expect(result.stdout).not.toMatch(/^\s*::error::gotcha/m)
    expect(result.stdout.replaceAll('\u200b', '')).toContain('gotcha')
    // In a code span nothing of it lives; test/unit/render looks at that with a real renderer.
    expect(result.summary.replaceAll(/`[^`]*`|```[\s\S]*?```/g, '')).not.toContain('<img')
  })
})

it('has a bundle to test', () => {
  expect(existsSync(join(import.meta.dirname, '../../dist/index.js'))).toBe(true)
})
