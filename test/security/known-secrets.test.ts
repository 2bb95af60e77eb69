import { readFileSync } from 'node:fs'
import { inflateRawSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type GitHub, readmePermissions, startGitHub } from '../support/github.ts'
import { type IncomingRequest, jsonReply, listen } from '../support/http-server.ts'
import { pullRequestJob, pushJob, runStep } from '../support/run-action.ts'
import { createWorkspace, junitReport } from '../support/workspace.ts'

let github: GitHub
let token: string

beforeAll(async () => {
  github = await startGitHub({ checks: 'write' })
  token = await github.createToken({ ...readmePermissions, checks: 'write' })
})
afterAll(() => github.close())

const apiKey = 'sk_live_a+b/c=d&e-SECRET-0123456789'

/** The key and the token as they are, in base64 at every offset, in hexadecimal digits, and as a part of an address. */
function spellings(secret: string): readonly string[] {
  const base64 = [0, 1, 2].map((offset) =>
    Buffer.from(`${'u:'.padEnd(offset, 'x').slice(0, offset)}${secret}`).toString('base64'),
  )
  const hex = Buffer.from(secret).toString('hex')
  return [
    secret,
    ...base64,
    Buffer.from(secret).toString('base64url'),
    hex,
    hex.toUpperCase(),
    encodeURIComponent(secret),
  ]
}

/** What of a secret may not be seen: long pieces of any spelling of it. */
function traces(secret: string): readonly string[] {
  return spellings(secret).map((spelling) => spelling.slice(4, -4))
}

/** The texts of all files in the archives that were stored. */
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

/** A service that takes what it is given, or refuses everything. */
async function takeResults(status: number) {
  const requests: IncomingRequest[] = []
  const server = await listen((request) => {
    requests.push(request)
    if (status !== 200) return jsonReply({ error: { code: 'FORBIDDEN', message: 'no' } }, status)
    const { results = [] } = JSON.parse(request.body.toString() || '{}') as { results?: unknown[] }
    return jsonReply({
      ok: true,
      suiteId: 'suite-1',
      runId: 'run-1',
      projectId: 'p1',
      status: 'completed',
      // The answer gives the key away.
      result: `passed ${apiKey}`,
      insertedIterations: results.length,
      inserted: results.length,
    })
  })
  return { server, requests }
}

describe('a secret of the step in a report', () => {
  it.each([200, 403])('leaves in no view, file, artifact or upload (service answers %i)', async (status) => {
    const { server, requests } = await takeResults(status)
    const suiteName = `secrets ${status}`
    const message = [...spellings(apiKey), ...spellings(token)].join(' | ')
    const workspace = createWorkspace({
      'junit.xml': junitReport([{ name: 'adds' }, { name: `prints ${apiKey}`, outcome: 'failed', message }]),
    })
    const inputs = {
      reports: 'junit.xml',
      'suite-name': suiteName,
      'github-token': token,
      'api-key': apiKey,
      'base-url': `${server.url}/v1`,
      'check-run': 'true',
      policy: 'issue-on-failure: true\nmin-pass-rate: 90%',
      'results-file': 'out/results.json',
      'ctrf-file': 'out/ctrf.json',
      'junit-file': 'out/junit.xml',
    }
    const from = github.requests.length
    const onMain = await runStep({ workspace, inputs, ...(await pushJob(github)) })
    const pullRequest = await github.createPullRequest(`secrets-${status}`)
    const result = await runStep({ workspace, inputs, ...pullRequestJob(github, pullRequest) })
    expect(result.outputs.verdict, result.stdout).toBe('failed')
    const bodies = github.requests.slice(from).map(({ body, path }) => `${path} ${JSON.stringify(body)}`)
    expect(bodies.some((body) => body.includes('check-runs'))).toBe(true)
    expect(bodies.some((body) => body.includes('/issues'))).toBe(true)
    const left: Record<string, string> = {
      summaries: `${onMain.summary}${result.summary}`,
      outputs: JSON.stringify([onMain.outputs, result.outputs]),
      github: bodies.join('\n'),
      files: ['results.json', 'ctrf.json', 'junit.xml']
        .map((file) => readFileSync(`${workspace}/out/${file}`, 'utf8'))
        .join('\n'),
      artifacts: storedTexts(),
      service: requests.map(({ body }) => body.toString()).join('\n'),
      // The runner masks what was announced to it.
      log: `${onMain.stdout}\n${result.stdout}`
        .split('\n')
        .filter((line) => !line.startsWith('::add-mask::'))
        .join('\n'),
    }
    await server.close()
    expect(requests.length).toBeGreaterThan(0)
    const found = Object.entries(left).flatMap(([place, text]) =>
      [...traces(apiKey), ...traces(token)]
        .filter((trace) => text.includes(trace))
        .map((trace) => `${place}: ${trace}`),
    )
    expect(found).toEqual([])
    expect(left.artifacts).toContain('***')
  })
})
