import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inflateRawSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { madeUp } from '../../bench/credentials/made-up.ts'
import { type GitHub, startGitHub } from '../support/github.ts'
import { type IncomingRequest, jsonReply, listen } from '../support/http-server.ts'
import { pullRequestJob, pushJob, runStep } from '../support/run-action.ts'
import { runCli } from '../support/run-cli.ts'
import { createWorkspace } from '../support/workspace.ts'

let github: GitHub
let token: string
beforeAll(async () => {
  github = await startGitHub()
  token = await github.createToken()
})
afterAll(() => github.close())

/** The middle of a secret in a form that no escaping changes. */
const traces = madeUp.map(({ issuer, secret }) => ({
  issuer,
  trace: secret
    .split(/[^A-Za-z0-9]+/)
    .reduce((a, b) => (b.length > a.length ? b : a))
    .slice(0, 24),
}))
const leaked = (text: string) =>
  traces.filter(({ trace }) => text.includes(trace)).map(({ issuer }) => issuer)

const inXml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;').replaceAll('\n', '&#10;')

/** A report whose failure texts, outputs and names hold one credential each. */
function report(outcome: 'failed' | 'passed'): string {
  const cases = madeUp.map(({ text, issuer }, index) => {
    const name = index % 3 === 0 ? `answers ${text}` : `answers ${issuer} ${index}`
    const failure =
      outcome === 'failed'
        ? `<failure message="the model said ${inXml(text)}">at x: ${inXml(text)}</failure>`
        : ''
    const output = `<properties><property name="output" value="I found ${inXml(text)} in the file"/></properties>`
    return `<testcase classname="agent" name="${inXml(name)}">${output}${failure}<system-out>${inXml(text)}</system-out></testcase>`
  })
  return `<testsuite name="agent">${cases.join('')}</testsuite>`
}

/** All files in the archives that were stored. */
function storedTexts(): string {
  return github.artifacts.artifacts
    .map(({ body }) => {
      const texts = [body.toString('latin1')]
      for (let at = body.indexOf('PK\u0003\u0004'); at >= 0; at = body.indexOf('PK\u0003\u0004', at + 4)) {
        const start = at + 30 + body.readUInt16LE(at + 26) + body.readUInt16LE(at + 28)
        try {
          texts.push(inflateRawSync(body.subarray(start), { finishFlush: 2 }).toString('utf8'))
        } catch {
          // A stored entry: its text is in the archive as it is.
        }
      }
      return texts.join('\n')
    })
    .join('\n')
}

describe('credentials that a model or a tool has printed', () => {
  it('are in nothing that the action writes, and the comment says to rotate them', async () => {
    const received: IncomingRequest[] = []
    const service = await listen((request) => {
      received.push(request)
      const isJson = request.headers['content-type'] === 'application/json'
      const body = isJson ? request.body.toString() : '{}'
      const { results = [] } = JSON.parse(body) as { results?: unknown[] }
      const answer = {
        ok: true,
        suiteId: 's',
        runId: 'r',
        status: 'completed',
        inserted: results.length,
        skipped: 0,
      }
      return jsonReply({ ...answer, uploadUrl: `${service.url}/file`, storageId: 'file-1' })
    })
    try {
      const inputs = {
        reports: 'junit.xml',
        'suite-name': 'agent',
        'github-token': token,
        'api-key': 'sk_of_the_repository',
        'base-url': `${service.url}/v1`,
        'results-file': 'results.json',
        'junit-file': 'out.xml',
        'ctrf-file': 'out.json',
        policy: 'upload-reports: true',
      }
      const files = (outcome: 'failed' | 'passed') => ({ 'junit.xml': report(outcome) })
      const onMain = createWorkspace(files('passed'))
      const base = await runStep({
        workspace: onMain,
        inputs: { ...inputs, reports: 'junit.xml' },
        ...(await pushJob(github)),
      })
      const pullRequest = await github.createPullRequest('credentials')
      const workspace = createWorkspace(files('failed'))
      const step = await runStep({
        workspace,
        inputs: { ...inputs, reports: 'junit.xml' },
        ...pullRequestJob(github, pullRequest),
      })
      expect(step.exitCode, step.stdout.slice(-3000)).toBe(1)
      const comments = (await github.comments(pullRequest.number)).map(({ body }) => body).join('\n')
      const written = readdirSync(workspace)
        .filter((name) => name !== 'junit.xml')
        .map((name) => readFileSync(join(workspace, name), 'utf8'))
      expect(written).toHaveLength(3)
      const places = {
        log: `${base.stdout}${base.stderr}${step.stdout}${step.stderr}`,
        summary: base.summary + step.summary,
        comment: comments,
        files: written.join('\n'),
        outputs: JSON.stringify(step.outputs) + readFileSync(step.outputs['results-file'] ?? '', 'utf8'),
        artifacts: storedTexts(),
        uploads: received.map(({ body }) => body.toString()).join('\n'),
      }
      for (const [place, text] of Object.entries(places)) {
        expect(text.length, place).toBeGreaterThan(200)
        expect(leaked(text), place).toEqual([])
      }
      expect(comments).toMatch(
        /\d{3} credentials are in the test results \(credential ×\d+.*GitLab token ×15.*others\)/,
      )
      expect(comments).toContain('Rotate them')
      expect(places.log).toMatch(/::warning::\d{3} credentials are in the test results/)
      // The names of the base have the same marks: nothing is new or missing.
      expect(step.stdout).toContain(`${madeUp.length} tests regressed`)
    } finally {
      await service.close()
    }
  })

  it('are in no stored name of a test that passes, whatever name is before it', async () => {
    const key = 'sk_9fK2mQ7xLw3Zp8Rt6Vb1'
    const report = `<testsuite name="a"><testcase name="test a"/><testcase name="${key}"/></testsuite>`
    const { stdout, exitCode } = await runStep({
      workspace: createWorkspace({ 'junit.xml': report }),
      inputs: { reports: 'junit.xml', 'suite-name': 'names', 'github-token': token },
      ...(await pushJob(github)),
    })
    expect(exitCode, stdout).toBe(0)
    expect(storedTexts()).toContain('‹API key›')
    expect(storedTexts()).not.toContain(key)
  })

  it('are in nothing that the command line writes', async () => {
    const workspace = createWorkspace({ 'base.xml': report('passed'), 'head.xml': report('failed') })
    const result = await runCli(
      [
        'gate',
        '--baseline',
        'base.xml',
        '--head',
        'head.xml',
        '--html-file',
        'r.html',
        '--comment-file',
        'c.md',
        '--results-file',
        'r.json',
        '--junit-file',
        'o.xml',
        '--json',
      ],
      { cwd: workspace },
    )
    expect(result.exitCode, result.stderr).toBe(1)
    expect(result.stderr).toContain('Rotate them')
    expect(leaked(`${result.stdout}${result.stderr}`)).toEqual([])
    for (const name of ['r.html', 'c.md', 'r.json', 'o.xml']) {
      expect(existsSync(join(workspace, name)), name).toBe(true)
      expect(leaked(readFileSync(join(workspace, name), 'utf8')), name).toEqual([])
    }
    const inspected = await runCli(['inspect', 'head.xml', '--json'], { cwd: workspace })
    expect(leaked(`${inspected.stdout}${inspected.stderr}`)).toEqual([])
  })
})
