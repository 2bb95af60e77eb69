import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { gateFiles } from '../support/gate-files.ts'
import { type GitHub, startGitHub } from '../support/github.ts'
import { pullRequestJob, runStep } from '../support/run-action.ts'
import { createWorkspace } from '../support/workspace.ts'

let github: GitHub
let token: string

beforeAll(async () => {
  github = await startGitHub()
  token = await github.createToken()
})
afterAll(async () => await github.close())

/** A promptfoo report: ten tests, three times, for each provider; it passes the first so many of them. */
function promptfoo(providers: Readonly<Record<string, readonly [passing: number, cost: number]>>): string {
  const results = Object.entries(providers).flatMap(([id, [passing, cost]], column) =>
    Array.from({ length: 30 }, (_, index) => ({
      promptIdx: column,
      provider: { id },
      success: index % 10 < passing,
      latencyMs: 500,
      cost,
      testCase: { vars: { question: `question ${index % 10}` }, metadata: { category: 'billing' } },
      prompt: { raw: 'p' },
      response: { output: 'x' },
    })),
  )
  return JSON.stringify({
    evalId: 'e',
    results: { prompts: Object.keys(providers).map((provider) => ({ provider })), results },
  })
}

describe('compare', () => {
  it('tells the providers of one run apart, in the comment and the outputs, without a baseline', async () => {
    const pullRequest = await github.createPullRequest('compare-models')
    const job = pullRequestJob(github, pullRequest)
    const workspace = createWorkspace({
      'reports/promptfoo.json': promptfoo({
        'openai:large': [10, 0.01],
        'openai:small': [10, 0.001],
        'local:tiny': [3, 0],
      }),
    })
    const inputs = {
      reports: 'reports/*.json',
      'suite-name': 'which model',
      'github-token': token,
      baseline: 'none',
      policy: 'compare: provider',
    }
    const step = await runStep({ workspace, inputs, ...job })
    expect(step.exitCode, step.stdout).toBe(0)
    expect(step.outputs.verdict).toBe('inconclusive')
    const [comment] = await github.comments(pullRequest.number)
    expect(comment?.body).toContain('which model: no verdict, 3 providers compared')
    expect(comment?.body).toContain('Proven worse: “local:tiny” (30%)')
    expect(comment?.body).toMatch(/\*\*openai\S+small\*\* \| 100% \(30\/30\) \| 0\.001 USD \| 500 ms \| –/)
    const floor = await runStep({
      workspace,
      inputs: { ...inputs, policy: 'compare: provider\nmin-pass-rate: 90%' },
      ...job,
    })
    expect(floor.exitCode).toBe(1)
    const green = await runStep({
      workspace,
      inputs: { ...inputs, policy: 'compare: provider\nmin-pass-rate: 70%' },
      ...pullRequestJob(github, pullRequest),
    })
    expect(green.outputs.verdict, green.stdout).toBe('passed')
  })

  it('is inconclusive where there is nothing to compare, even with a floor', async () => {
    const files = { 'promptfoo.json': promptfoo({ 'openai:large': [10, 0.01] }) }
    const judged = await gateFiles(null, files, {
      flags: ['--policy', 'compare: provider', '--policy', 'min-pass-rate: 50%'],
    })
    expect(judged).toMatchObject({ verdict: 'inconclusive', exitCode: 3 })
    expect(judged.said).toContain('all results that name their provider have “openai:large”')
  })
})
