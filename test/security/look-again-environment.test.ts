import { chmodSync, existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type GitHub, startGitHub } from '../support/github.ts'
import { jsonReply, listen } from '../support/http-server.ts'
import { pullRequestJob, runStep } from '../support/run-action.ts'
import { skipOnWindows } from '../support/systems.ts'
import { writeFiles } from '../support/workspace.ts'
import { repositoryWithSuspect, stillBroken } from './repository.ts'

skipOnWindows('the commands and hooks are written for bash')

let github: GitHub
let token: string
let service: Awaited<ReturnType<typeof listen>>

beforeAll(async () => {
  github = await startGitHub()
  token = await github.createToken()
  // The upload fails at once; the key was in the environment of the step all the same.
  service = await listen(() => jsonReply({ error: { code: 'UNAUTHORIZED', message: 'no' } }, 401))
})
afterAll(() => Promise.all([github.close(), service.close()]))

const apiKey = 'sk_SECRETservicekey123'
/** What belongs to the step of the gate alone. */
const ours = /^\S* ?(?:INPUT_|STATE_|ACTIONS_|GITHUB_(?:TOKEN|ENV|PATH|OUTPUT|STATE|STEP_SUMMARY)=)/im

async function lookAgainWith(
  suiteName: string,
  command: string,
  prepare: (workspace: string) => void = () => {},
  { policy = '', inputs: more = {} }: { policy?: string; inputs?: Record<string, string> } = {},
) {
  const inputs = { 'suite-name': suiteName, 'github-token': token, 'look-again': command }
  const workspace = await repositoryWithSuspect(github, inputs)
  prepare(workspace)
  const pullRequest = await github.createPullRequest(suiteName)
  const job = pullRequestJob(github, pullRequest)
  return {
    workspace,
    result: await runStep({
      workspace,
      inputs: {
        reports: 'junit.xml',
        ...inputs,
        'api-key': apiKey,
        'request-headers': 'X-Proxy-Key: proxy-SECRET-0123',
        policy,
        'base-url': `${service.url}/v1`,
        ...more,
      },
      ...job,
      env: {
        ...job.env,
        GITHUB_TOKEN: token,
        ACTIONS_ID_TOKEN_REQUEST_TOKEN: 'oidc-SECRET-of-this-job',
        ACTIONS_ID_TOKEN_REQUEST_URL: 'https://tokens.example/',
        STATE_earlier: 'note',
        // As a workflow hands its secrets around.
        EVAL_KEY: apiKey,
        GH_TOKEN: token,
        GIT_AUTH: `basic ${Buffer.from(`x-access-token:${token}`).toString('base64')}`,
        CURL_HEADER: 'X-Proxy-Key: proxy-SECRET-0123',
        MODEL_KEY: 'key-of-the-provider',
      },
    }),
  }
}

const printVariables = `env | sed "s/^/$EVAL_GATE_SIDE /"\n${stillBroken}`

describe('a command of `look-again`', () => {
  it('gets none of the inputs, tokens and command files of the step, on either side', async () => {
    const { result } = await lookAgainWith('scrubbed', printVariables)
    expect(result.stdout).toContain('Measured again, the base passes 0')
    const seen = result.stdout.split('\n').filter((line) => /^(?:head|base) \w+=/.test(line))
    expect(seen.some((line) => line.startsWith('head PATH='))).toBe(true)
    expect(seen.some((line) => line.startsWith('base EVAL_GATE_REPORTS='))).toBe(true)
    expect(seen.filter((line) => ours.test(line))).toEqual([])
    for (const secret of [apiKey, token, 'oidc-SECRET', 'proxy-SECRET', 'GIT_AUTH='])
      expect(seen.filter((line) => line.includes(secret))).toEqual([])
    // The key of the provider is no secret of ours, and the tests need it.
    const sides = seen.filter((line) => line.endsWith(' MODEL_KEY=key-of-the-provider'))
    expect(sides.map((line) => line.split(' ')[0])).toEqual(['head', 'base'])
  })

  it('gets none of them as a command of `measure` either', async () => {
    const inputs = { reports: '', 'look-again': 'off', measure: printVariables }
    const { result } = await lookAgainWith('measured', 'off', undefined, { inputs })
    const seen = result.stdout.split('\n').filter((line) => /^head \w+=/.test(line))
    expect(seen, result.stdout).toContain('head MODEL_KEY=key-of-the-provider')
    expect(seen.filter((line) => ours.test(line))).toEqual([])
    for (const secret of [apiKey, token, 'oidc-SECRET', 'proxy-SECRET', 'GIT_AUTH='])
      expect(seen.filter((line) => line.includes(secret))).toEqual([])
  })

  it('gets the variables that the policy names, and no others', async () => {
    const policy = 'look-again-env: [GH_TOKEN]'
    const { result } = await lookAgainWith('named', printVariables, undefined, { policy })
    const seen = result.stdout
      .split('\n')
      .filter((line) => /^(?:head|base) /.test(line) && line.includes(token))
    expect(seen).toEqual([`head GH_TOKEN=${token}`, `base GH_TOKEN=${token}`])
  })

  it('starts no hook of the repository, so that none gets them either', async () => {
    const { result, workspace } = await lookAgainWith('hooks', stillBroken, (folder) => {
      const hook = join(folder, '.git/hooks/post-checkout')
      writeFiles(folder, { '.git/hooks/post-checkout': `#!/bin/sh\nenv > "${folder}/stolen"\n` })
      chmodSync(hook, 0o755)
    })
    expect(result.stdout).toContain('Measured again, the base passes 0')
    expect(existsSync(join(workspace, 'stolen')) ? readFileSync(join(workspace, 'stolen'), 'utf8') : '').toBe(
      '',
    )
  })

  it('gives no command to the runner, and can’t end the silence by a guess', async () => {
    const { result } = await lookAgainWith(
      'commands',
      `printf 'unfinished'\nprintf '\\n::stop-commands::mine\\n::error::forged\\n'\n${stillBroken}`,
    )
    const lines = result.stdout.split('\n')
    const forged = lines.flatMap((line, index) => (line === '::error::forged' ? [index] : []))
    expect(forged).toHaveLength(2)
    for (const index of forged) {
      const before = lines.slice(0, index).findLast((line) => /^::stop-commands::(?!mine)/.test(line))
      const mark = before?.slice('::stop-commands::'.length) ?? 'none'
      expect(mark.length).toBeGreaterThanOrEqual(32)
      const end = lines.indexOf(`::${mark}::`)
      expect(end).toBeGreaterThan(index)
    }
  })
})
