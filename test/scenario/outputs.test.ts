import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type GitHub, startGitHub } from '../support/github.ts'
import { jsonReply } from '../support/http-server.ts'
import { pullRequestJob, pushJob, runStep } from '../support/run-action.ts'
import { createWorkspace, junitReport, type ReportCase, writeFiles } from '../support/workspace.ts'

let github: GitHub
let token: string

beforeAll(async () => {
  github = await startGitHub()
  token = await github.createToken()
})
afterAll(() => github.close())
beforeEach(() => {
  github.requests.length = 0
})

const good: readonly ReportCase[] = [{ name: 'adds' }, { name: 'removes' }]
const worse: readonly ReportCase[] = [{ name: 'adds' }, { name: 'removes', outcome: 'failed' }]
const other: readonly ReportCase[] = [...good, { name: 'pays' }]

/** A suite with a baseline on the base branch, and a pull request whose measurements follow one another. */
async function newSuite(suiteName: string, inputs: Record<string, string> = {}, baseline = good) {
  const workspace = createWorkspace({ 'reports/junit.xml': junitReport(baseline) })
  const all = { reports: 'reports/*.xml', 'suite-name': suiteName, 'github-token': token, ...inputs }
  const onMain = await runStep({ workspace, inputs: all, ...(await pushJob(github)) })
  expect(onMain.exitCode, onMain.stdout).toBe(0)
  const pullRequest = await github.createPullRequest(suiteName.replace(/[^a-z]+/g, '-'))
  github.requests.length = 0
  return {
    workspace,
    pullRequest,
    comments: () => github.comments(pullRequest.number),
    async measure(cases: readonly ReportCase[], options: { runId?: number; attempt?: number } = {}) {
      writeFiles(workspace, { 'reports/junit.xml': junitReport(cases) })
      return runStep({ workspace, inputs: all, ...pullRequestJob(github, pullRequest, options) })
    },
  }
}

describe('when to comment', () => {
  it('always: also when nothing has changed', async () => {
    const suite = await newSuite('always')
    await suite.measure(good)
    expect(await suite.comments()).toHaveLength(1)
  })

  it('on-change: a first comment when a case changed, and it is kept up to date', async () => {
    const suite = await newSuite('on change', { comment: 'on-change' })
    await suite.measure(good)
    expect(await suite.comments()).toEqual([])
    await suite.measure(other)
    expect(await suite.comments()).toHaveLength(1)
    await suite.measure(good)
    expect((await suite.comments()).map(({ body }) => body.includes('good to merge'))).toEqual([true])
  })

  it('failures: nothing until something is wrong', async () => {
    const suite = await newSuite('failures', { comment: 'failures' })
    await suite.measure(other)
    expect(await suite.comments()).toEqual([])
    await suite.measure(worse)
    expect(await suite.comments()).toHaveLength(1)
  })

  it('off: never', async () => {
    const suite = await newSuite('off', { comment: 'off' })
    const step = await suite.measure(worse)
    expect(await suite.comments()).toEqual([])
    expect(step.outputs).toMatchObject({ verdict: 'failed', 'comment-url': '' })
  })

  it('delete when green: the comment goes, and comes back', async () => {
    const suite = await newSuite('delete', { policy: 'comment-when-green: delete' })
    await suite.measure(worse)
    expect(await suite.comments()).toHaveLength(1)
    const green = await suite.measure(good)
    expect(await suite.comments()).toEqual([])
    expect(green.outputs['comment-url']).toBe('')
    await suite.measure(worse)
    expect(await suite.comments()).toHaveLength(1)
  })

  it('hide when green: folded away with its new text, and unfolded again', async () => {
    const suite = await newSuite('hide', { policy: 'comment-when-green: hide' })
    await suite.measure(worse)
    await suite.measure(good)
    const [folded] = await suite.comments()
    expect(folded?.body).toContain('good to merge')
    expect(github.hidden.has(folded?.node_id ?? '')).toBe(true)
    await suite.measure(worse)
    expect(github.hidden.has(folded?.node_id ?? '')).toBe(false)
    expect((await suite.comments())[0]?.body).toContain('not ready to merge')
  })

  it('hide where folding is not available: the comment stays open with its new text', async () => {
    const suite = await newSuite('no folding', { policy: 'comment-when-green: hide' })
    await suite.measure(worse)
    const stop = github.intercept((request) =>
      request.url.pathname === '/graphql' && request.body.includes('minimizeComment')
        ? jsonReply({ data: null, errors: [{ type: 'FORBIDDEN', message: 'no' }] })
        : undefined,
    )
    const step = await suite.measure(good)
    stop()
    expect(step.exitCode, step.stdout).toBe(0)
    expect((await suite.comments())[0]?.body).toContain('good to merge')
  })
})

describe('the HTML report', () => {
  it('is one page behind a link in the comment and the summary', async () => {
    const suite = await newSuite('report / with: signs')
    const step = await suite.measure(worse, { runId: 9601 })
    const page = github.artifacts.artifacts.find(
      ({ name, run }) => name.startsWith('eval-gate-report-report-with-signs-') && run.id === 9601,
    )
    expect(page).toMatchObject({ mime: 'text/html', finalized: true })
    expect(page?.body.toString()).toContain('<!doctype html>')
    const url = `https://github.com/octo/app/actions/runs/9601/artifacts/${page?.id}`
    expect(step.outputs['report-url']).toBe(url)
    expect((await suite.comments())[0]?.body).toContain(url)
    expect(step.summary).toContain(url)

    // Nothing is ever replaced: another attempt has a page of its own.
    const again = await suite.measure(good, { runId: 9601, attempt: 2 })
    const pages = github.artifacts.artifacts.filter(
      ({ name, run }) => name.startsWith('eval-gate-report-report-with-signs-') && run.id === 9601,
    )
    expect(pages.map(({ id }) => id)).toContain(page?.id)
    expect(pages).toHaveLength(2)
    const second = pages.find(({ id }) => id !== page?.id)
    expect(again.outputs['report-url']).toBe(
      `https://github.com/octo/app/actions/runs/9601/artifacts/${second?.id}`,
    )
  })

  it('that cannot be stored changes nothing else', async () => {
    const suite = await newSuite('no storage')
    const stop = github.intercept(({ url }) =>
      url.pathname.endsWith('/CreateArtifact')
        ? jsonReply({ code: 'resource_exhausted', msg: 'Artifact storage quota has been hit.' }, 403)
        : undefined,
    )
    const step = await suite.measure(good)
    stop()
    expect(step.exitCode, step.stdout).toBe(0)
    expect(step.stdout).toContain('There is no HTML report')
    expect(step.outputs['report-url']).toBe('')
    expect(await suite.comments()).toHaveLength(1)
  })

  it('is left away when nobody wants it', async () => {
    const suite = await newSuite('no report', { 'html-report': 'off' })
    const step = await suite.measure(good)
    expect(step.outputs['report-url']).toBe('')
    expect(github.requests.filter(({ path }) => path.includes('CreateArtifact'))).toEqual([])
  })
})

it('the results are written for other tools too', async () => {
  const suite = await newSuite('exports', { 'ctrf-file': 'out/ctrf.json', 'junit-file': 'out/junit.xml' })
  const step = await suite.measure(worse)
  expect(step.outputs.verdict, step.stdout).toBe('failed')
  const ctrf = JSON.parse(readFileSync(join(suite.workspace, 'out/ctrf.json'), 'utf8'))
  expect(ctrf.results.summary).toMatchObject({ tests: 2, passed: 1, failed: 1 })
  expect(readFileSync(join(suite.workspace, 'out/junit.xml'), 'utf8')).toContain('<testsuites')
})

describe('annotations', () => {
  const failing = (from: number, count: number) =>
    Array.from({ length: count }, (_, index) => {
      const number = from + index
      return { name: `case ${number}`, file: `src/file-${number}.ts`, line: 3 }
    })
  const before = failing(0, 12)
  const now = before.map((reported) => ({ ...reported, outcome: 'failed' as const }))
  const sources = Object.fromEntries(before.map(({ file }) => [file, '// a test']))

  it('are on the changed files first when not all can be shown', async () => {
    const suite = await newSuite('annotations', {}, before)
    writeFiles(suite.workspace, sources)
    // Two pages of changed files; what counts is on the second.
    const page = (number: number) =>
      number === 1
        ? Array.from({ length: 100 }, (_, index) => ({ filename: `docs/${index}.md`, status: 'modified' }))
        : [{ filename: 'src/file-11.ts', status: 'modified' }]
    const stop = github.intercept(({ url }) => {
      if (!url.pathname.endsWith('/files')) return undefined
      const number = Number(url.searchParams.get('page') ?? 1)
      const next = `<${url.origin}${url.pathname}?per_page=100&page=2>; rel="next"`
      return jsonReply(page(number), 200, number === 1 ? { link: next } : {})
    })
    const step = await suite.measure(now)
    stop()
    const files = [...step.stdout.matchAll(/^::error [^\n]*?file=([^,:\n]+)/gm)].map((match) => match[1])
    expect(files).toHaveLength(10)
    expect(files[0]).toBe('src/file-11.ts')
  })

  it('are in their own order when the files of the change cannot be seen', async () => {
    const suite = await newSuite('annotations unseen', {}, before)
    writeFiles(suite.workspace, sources)
    const stop = github.intercept(({ url }) =>
      url.pathname.endsWith('/files')
        ? jsonReply({ message: 'Resource not accessible by integration' }, 403)
        : undefined,
    )
    const step = await suite.measure(now)
    stop()
    expect(step.exitCode, step.stdout).toBe(1)
    expect([...step.stdout.matchAll(/^::error [^\n]*file=/gm)]).toHaveLength(10)
  })
})
