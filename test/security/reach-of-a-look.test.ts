import { afterAll, beforeAll, expect, it } from 'vitest'
import { type GitHub, startGitHub } from '../support/github.ts'
import { jsonReply, listen } from '../support/http-server.ts'
import { pullRequestJob, runStep } from '../support/run-action.ts'
import { git, repositoryWithSuspect, stillBroken } from './repository.ts'

let github: GitHub
let token: string
let server: Awaited<ReturnType<typeof listen>>
beforeAll(async () => {
  github = await startGitHub()
  token = await github.createToken()
  server = await listen(() => jsonReply({ answer: 'from an earlier step' }))
})
afterAll(() => Promise.all([github.close(), server.close()]))

/** So that what we say of it stays true: it can't be kept from code that runs as the same user. */
it.skipIf(process.platform !== 'linux')(
  'a command of `look-again` can reach what docs/security.md lists',
  async () => {
    const reach = `
tr '\\0' '\\n' < "/proc/$PPID/environ" | grep -c '^INPUT_GITHUB-TOKEN=' | sed 's/^/variables of the step: /'
git config --get http.https://github.com/.extraheader | sed 's/^/token of Git: /'
curl -s ${server.url} | sed 's/^/server: /'
echo
echo "key of a model: $MODEL_KEY"
${stillBroken}`
    const inputs = {
      'suite-name': 'reach',
      'github-token': token,
      'look-again': reach,
      'look-again-base': 'off',
    }
    const workspace = await repositoryWithSuspect(github, inputs)
    git(workspace, 'config', 'http.https://github.com/.extraheader', 'AUTHORIZATION: basic token-of-checkout')
    const job = pullRequestJob(github, await github.createPullRequest('reach'))
    const { stdout } = await runStep({
      workspace,
      inputs: { reports: 'junit.xml', ...inputs },
      ...job,
      env: { ...job.env, MODEL_KEY: 'key-of-the-provider' },
    })
    expect(stdout).toContain('variables of the step: 1')
    expect(stdout).toContain('token of Git: AUTHORIZATION: basic token-of-checkout')
    expect(stdout).toContain('server: {"answer":"from an earlier step"}')
    expect(stdout).toContain('key of a model: key-of-the-provider')
  },
)
