import { execFileSync } from 'node:child_process'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { report, testcase } from '../support/gate-files.ts'
import { type GitHub, startGitHub } from '../support/github.ts'
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

const policy = [
  'affected:',
  '  - { paths: "prompts/refund*", cases: "*refund*" }',
  '  - { paths: "src/*" }',
  '  - { paths: "*.md", cases: [] }',
].join('\n')

const all = ['refund 1', 'refund 2', 'search 1', 'search 2', 'search 3', 'search 4']
const write = (names: readonly string[]) => report(names.map((name) => testcase(name)).join(''))

let pulls = 0
/** A pull request that changes these files and runs these cases, after a run of all of them on main. */
async function propose(changed: readonly string[], names: readonly string[], more = '') {
  pulls += 1
  const inputs = {
    reports: '**/*.xml',
    'suite-name': `affected ${pulls}`,
    'html-report': 'off',
    'github-token': token,
    policy: `${policy}\n${more}`,
  }
  const main = createWorkspace({ 'junit.xml': write(all) })
  await runStep({ workspace: main, inputs, ...(await pushJob(github, 'main')) })
  const files = Object.fromEntries(changed.map((path) => [path, `changed ${pulls}`]))
  const pullRequest = await github.createPullRequest(`affected-${pulls}`, files)
  const workspace = createWorkspace({ 'junit.xml': write(names) })
  const job = pullRequestJob(github, pullRequest)
  // The emulation makes no merge commits.
  const env = { ...job.env, GITHUB_SHA: pullRequest.headSha }
  const result = await runStep({ workspace, inputs, ...job, env })
  return { verdict: result.outputs.verdict, said: result.stdout, summary: result.summary }
}

const refunds = ['refund 1', 'refund 2']

describe('what a change touches', () => {
  it('is due, and nothing else', async () => {
    const { verdict, said, summary } = await propose(['prompts/refund.txt', 'notes.md'], refunds)
    expect(verdict, said).toBe('passed')
    expect(summary).toContain('The change touches 2 of 6 cases: ')
    expect(summary).toContain('4 cases of the baseline were not run')
  })

  it('is missing where it did not run', async () => {
    const { verdict, said } = await propose(['prompts/refund.txt'], ['refund 1', 'search 1'])
    expect(verdict, said).toBe('inconclusive')
  })

  it('is every case where no entry names a changed file', async () => {
    const { verdict, said, summary } = await propose(['prompts/refund.txt', 'lib/agent.ts'], refunds)
    expect(verdict, said).toBe('inconclusive')
    expect(summary).toContain('names “lib/agent.ts”')
  })

  it('says which changed prompt no eval covers', async () => {
    const { verdict, said, summary } = await propose(['prompts/triage.md'], all)
    expect(verdict, said).toBe('passed')
    expect(summary).toContain('1 changed prompt has no eval that covers it: “prompts/triage.md”')
  })

  it('is not known by an entry that chooses no case', async () => {
    const typo = '  - { paths: "evals/*", cases: "*refnd*" }'
    expect((await propose(['prompts/refund.txt'], refunds, typo)).verdict).toBe('inconclusive')
    const { verdict, summary } = await propose(['prompts/refund.txt'], all, typo)
    expect(verdict).toBe('inconclusive')
    expect(summary).toContain('affected: \\*refnd\\*')
  })
})

describe('eval-gate affected', () => {
  it('prints what the changes of a branch touch', async () => {
    const cwd = createWorkspace({
      '.github/eval-gate.yml': policy,
      'prompts/refund.txt': 'old',
      'README.md': 'old',
    })
    const git = (...args: readonly string[]) =>
      execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.c', ...args], { cwd, stdio: 'pipe' })
    git('init', '-q', '-b', 'main')
    git('add', '.')
    git('commit', '-q', '-m', 'first')
    const ask = (...args: readonly string[]) => runCli(['affected', '--since', 'main', ...args], { cwd })
    expect((await ask()).stdout).toBe('')
    execFileSync('sh', ['-c', 'echo new > prompts/refund.txt'], { cwd })
    expect((await ask()).stdout).toBe('*refund*\n')
    expect(JSON.parse((await ask('--json')).stdout)).toEqual({
      every: false,
      cases: ['*refund*'],
      tools: [],
      unnamed: [],
      uncovered: [],
    })
    execFileSync('sh', ['-c', 'echo new > setup.cfg && git add setup.cfg'], { cwd })
    expect(await ask()).toMatchObject({ stdout: '*\n', exitCode: 0 })
    expect((await runCli(['affected', '--since', 'nowhere'], { cwd })).exitCode).toBe(2)
  })
})
