import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type GitHub, startGitHub } from '../support/github.ts'
import { listen } from '../support/http-server.ts'
import { pullRequestJob, pushJob, runStep } from '../support/run-action.ts'
import { createWorkspace, junitReport } from '../support/workspace.ts'

let github: GitHub
let token: string
let service: Awaited<ReturnType<typeof listen>>
beforeAll(async () => {
  github = await startGitHub({ checks: 'write' })
  token = await github.createToken()
  service = await listen(() => ({ status: 503 }))
})
afterAll(() => Promise.all([github.close(), service.close()]))

/** Says on the error stream which addresses a process connects to, or asks a name server for. */
const preload = `data:text/javascript,${encodeURIComponent(`
  import dns from 'node:dns'
  import net from 'node:net'
  const { connect } = net.Socket.prototype
  net.Socket.prototype.connect = function (...args) {
    const [first] = args.flat()
    const { host = 'localhost', port, path } = typeof first === 'object' ? first : { port: first, host: args[1] }
    console.error('connects to ' + (path ?? host + ':' + port))
    return connect.apply(this, args)
  }
  for (const name of ['lookup', 'resolve', 'resolve4', 'resolve6'])
    for (const of of [dns, dns.promises]) {
      const ask = of[name]
      of[name] = (host, ...args) => (console.error('asks for ' + host), ask.call(of, host, ...args))
    }`)}`

const connected = (stderr: string) =>
  [...new Set(stderr.match(/(?<=^(?:connects to|asks for) ).+/gm))].toSorted()
const hostOf = (url: string) => new URL(url).host

describe('the addresses that the action connects to', () => {
  it.each([
    ['are GitHub’s alone', false],
    ['are those of GitHub and of the service with `api-key`', true],
  ])('%s', async (_, hasKey) => {
    const inputs = {
      reports: 'junit.xml',
      'suite-name': `addresses ${hasKey}`,
      'github-token': token,
      'check-run': 'true',
      'base-url': hasKey ? `${service.url}/v1` : '',
      'api-key': hasKey ? 'sk_of_the_repository' : '',
    }
    const jobs = [
      await pushJob(github),
      pullRequestJob(github, await github.createPullRequest(`to-${hasKey}`)),
    ]
    for (const [index, job] of jobs.entries()) {
      const cases = [{ name: 'adds', outcome: index === 0 ? ('passed' as const) : ('failed' as const) }]
      const { stderr, stdout, exitCode } = await runStep({
        workspace: createWorkspace({ 'junit.xml': junitReport(cases) }),
        inputs,
        ...job,
        env: { ...job.env, NODE_OPTIONS: `--import ${preload}` },
      })
      expect(exitCode, stdout + stderr).toBe(index)
      const expected = [hostOf(github.url), ...(hasKey ? [hostOf(service.url)] : [])]
      expect(connected(stderr)).toEqual(expected.toSorted())
    }
  })
})
