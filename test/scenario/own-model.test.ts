import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parse, stringify } from 'yaml'
import { endOf } from '../support/bundle.ts'
import type { GitHub } from '../support/github.ts'
import { pullRequestJob, pushJob, runStep, type StepResult } from '../support/run-action.ts'
import { startCli } from '../support/run-cli.ts'
import { startScenario } from '../support/scenario.ts'
import { calls, type ModelStub, says, startModelStub } from '../support/service/model-stub.ts'
import { everythingCommand } from '../support/service/targets.ts'
import { skipOnWindows } from '../support/systems.ts'

skipOnWindows('a process there gets no signals, it is ended')

/** The recipe with an own server and model, word for word, against a stub of the model's API. */

const recipe = readFileSync(
  resolve(import.meta.dirname, '../../docs/recipes/own-server-and-model.md'),
  'utf8',
)
const [seedText = '', suiteText = '', workflowText = ''] = [
  ...recipe.matchAll(/```yaml\n([\s\S]*?)```/g),
].map((match) => match[1])

let github: GitHub
let token: string
let workspace: string
let model: ModelStub
/** Whether the model still uses its tool. */
let works = true
let baseUrl: string
let stop: () => Promise<unknown>
/** What the step said on the base branch, which keeps the baseline. */
let onMain: StepResult

beforeAll(async () => {
  ;({ github, token, workspace } = await startScenario())
  model = await startModelStub(({ body: { messages } }) => {
    const system = messages.find(({ role }) => role === 'system')?.content ?? ''
    const last = messages.at(-1)
    if (system.startsWith('You grade')) {
      return says(
        JSON.stringify({ score: last?.content?.includes('is 5') ? 1 : 0, reason: 'As the rubric.' }),
      )
    }
    if (last?.content?.startsWith('Say hello')) return says('Hello Ada!')
    if (last?.role === 'user' && works) return calls('get-sum', { a: 2, b: 3 })
    return says('The sum is 5.')
  })
  const seed = parse(seedText)
  // The same server, as a process of this checkout instead of a download.
  seed.projects[0].servers[0] = { ...seed.projects[0].servers[0], ...everythingCommand }
  writeFileSync(join(workspace, 'seed.yml'), stringify(seed))
  writeFileSync(join(workspace, 'calculator.yml'), suiteText)
  ;({ baseUrl, stop } = await startService())
  onMain = await runStep({ workspace, inputs: inputs(), ...(await pushJob(github)) })
}, 180_000)
afterAll(async () => {
  await stop()
  await model.close()
  await github.close()
})

/** The command of the workflow, with the stub's address and a free port. */
async function startService() {
  const command = /^ *eval-gate (serve .*) &$/m.exec(workflowText)?.[1] ?? ''
  expect(command).toContain('openai=https://api.openai.com/v1')
  const args = command
    .replace('evals/seed.yml', 'seed.yml')
    .replace('https://api.openai.com/v1', model.baseUrl)
    .split(' ')
  const child = startCli([...args, '--port', '0'], {
    cwd: workspace,
    env: { EVAL_GATE_MODEL_API_KEY_OPENAI: 'key-of-the-model' },
  })
  const ended = endOf(child)
  const url = await new Promise<string>((found, failed) => {
    let text = ''
    child.stdout?.on('data', (chunk) => {
      text += String(chunk)
      const match = /base-url: (\S+)/.exec(text)
      if (match?.[1] !== undefined) found(match[1])
    })
    ended.then(({ stderr }) => failed(new Error(stderr)), failed)
  })
  return {
    baseUrl: url,
    stop: async () => {
      child.kill('SIGTERM')
      await ended
    },
  }
}

const inputs = () => {
  const { jobs } = parse(workflowText)
  const step = jobs.evals.steps.find(({ uses }: { uses?: string }) => uses?.startsWith('eval-gate/'))
  return {
    ...step.with,
    hosted: step.with.hosted.replace('evals/', ''),
    'base-url': baseUrl,
    'github-token': token,
  }
}

describe('the recipe with an own server and model', () => {
  it('measures the base branch with the model, the server and the judge', () => {
    expect(onMain.exitCode, onMain.stdout).toBe(0)
    expect(onMain.outputs).toMatchObject({ verdict: 'passed', total: '10' })
    const asked = model.asked.map(({ key, body }) => [key, body.model])
    expect(new Set(asked.map(String))).toEqual(new Set(['Bearer key-of-the-model,gpt-5-mini']))
    const prompts = new Set(model.asked.map(({ body }) => body.messages[0]?.content))
    expect(prompts).toContain('You are a careful assistant. Use tools for arithmetic.')
  })

  it('finds that a pull request stopped the agent from using its tool', async () => {
    works = false
    const job = pullRequestJob(github, await github.createPullRequest('without-tools'))
    const result = await runStep({ workspace, inputs: inputs(), ...job })
    expect(result.exitCode, result.stdout).toBe(1)
    expect(result.outputs).toMatchObject({ verdict: 'failed' })
    expect(result.summary).toContain('Adds with the tool')
    expect(result.summary).toContain('Expected a call get-sum')
  })
})
