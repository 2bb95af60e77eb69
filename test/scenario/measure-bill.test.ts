import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type GitHub, startGitHub } from '../support/github.ts'
import { countingPolicy, createCountingSuite } from '../support/measure/counting-evals.ts'
import { pullRequestJob, pushJob, runStep, type StepOptions } from '../support/run-action.ts'
import { skipOnWindows } from '../support/systems.ts'

skipOnWindows('the commands are written for bash')

/* What a measurement says of its bill, where it does not end as planned. */
const cases = 12
const fixed = 5 * cases
const rates = Object.fromEntries(Array.from({ length: cases }, (_, index) => [`case ${index}`, 1]))
const suite = createCountingSuite(rates, 'bill')
const later = (command: string) => `[ $EVAL_GATE_LOOK = 1 ] || { ${command}; }`

let github: GitHub
let inputs: Readonly<Record<string, string>>
let nextRunId = 87_000

beforeAll(async () => {
  github = await startGitHub()
  inputs = {
    'suite-name': 'bill',
    'github-token': await github.createToken(),
    policy: countingPolicy,
    measure: suite.command,
  }
  for (let run = 0; run < 3; run += 1) {
    const job = await pushJob(github)
    const env = { ...job.env, GITHUB_SHA: suite.base }
    const result = await runStep({ workspace: suite.workspace, inputs, ...job, env })
    expect(result.exitCode, result.stdout).toBe(0)
  }
  suite.takeCalls()
})
afterAll(() => github.close())

async function createChange(branch: string, changed: Readonly<Record<string, number>>) {
  suite.change(changed)
  const pullRequest = await github.createPullRequest(branch)
  const runId = nextRunId++
  let attempt = 0
  return async (more: Readonly<Record<string, string>>, options: Partial<StepOptions> = {}) => {
    attempt += 1
    const job = pullRequestJob(github, pullRequest, { runId, attempt })
    const step = { workspace: suite.workspace, inputs: { ...inputs, ...more }, ...job, ...options }
    const result = await runStep(step)
    return { result, calls: suite.takeCalls() }
  }
}

/** Ends the step when the command says so. */
const cancelWhen = (word: string): Partial<StepOptions> => ({
  realTime: true,
  onStart: (child) =>
    child.stdout?.on('data', (text: Buffer) => {
      if (text.includes(word)) child.kill('SIGINT')
    }),
})

const broken = { 'case 3': 0 }
const limit = (budget: string) => `${countingPolicy}look-again-budget: { ${budget} }\n`

describe('the bill', () => {
  it('has no more on main than its money pays for', async () => {
    const job = await pushJob(github)
    const policy = limit('cost-usd: 0.3')
    const step = { workspace: suite.workspace, inputs: { ...inputs, policy }, ...job }
    // Another test may have left more cases.
    suite.change({})
    const result = await runStep({ ...step, env: { ...job.env, GITHUB_SHA: suite.base } })
    const bill = suite.takeCalls().length
    expect(bill, result.stdout).toBeLessThanOrEqual(30)
    expect(result.summary, result.stdout).toContain(`measured ${bill} of 30 evaluations`)
  })

  it('says of a failed verdict what is certain, where the budget ended first', async () => {
    const measure = await createChange('floor', broken)
    const policy = `${limit(`evaluations: ${cases}`)}min-pass-rate: 0.99\n`
    const { result } = await measure({ policy })
    expect(result.outputs.verdict, result.stdout).toBe('failed')
    expect(result.summary).toContain(
      `certain that it fails, but not what else fell, after ${cases} of ${cases} evaluations`,
    )
    expect(result.stdout + result.summary).not.toContain('not certain after')
  })

  it('has what a call may have taken that was cancelled, also in the next attempt', async () => {
    const measure = await createChange('cancelled', broken)
    // It pays for what it was asked for, and ends before it says so.
    const command = `${suite.command}\n${later('rm $EVAL_GATE_REPORTS/*; echo hangs; sleep 60')}`
    const cancelled = await measure({ measure: command }, cancelWhen('hangs'))
    const lost = cancelled.calls.length - cases
    expect(lost).toBeGreaterThan(0)
    const unreported = `, and up to ${lost} more that 1 call did not report`
    expect(cancelled.result.stdout).toContain(
      `before the verdict was certain, after ${cases} evaluations (0.12 USD)${unreported}`,
    )
    const next = await measure({ measure: command.replace('sleep 60', 'exit 1') })
    expect(next.result.summary).toMatch(
      /stopped after 12 of \d+ evaluations.*, and up to \d+ more that 2 calls did not report/,
    )
  })

  it.each([
    [
      'a later call',
      later('rm $EVAL_GATE_REPORTS/*; sleep 60'),
      /stopped after 12 of 60 evaluations \(0.12 of about 0.60 USD\), and up to \d+ more that \d+ calls? did not report/,
      'minutes: 0.3',
    ],
    [
      'the first call',
      'rm $EVAL_GATE_REPORTS/*; sleep 60',
      /stopped after 0 of 60 evaluations, and up to 12 more that 1 call did not report/,
      'minutes: 0.05',
    ],
  ])('has what %s may have taken when its time was over', async (title, slow, says, budget) => {
    const measure = await createChange(`slow ${title}`.replaceAll(' ', '-'), broken)
    const { result } = await measure({ measure: `${suite.command}\n${slow}`, policy: limit(budget) })
    expect(result.outputs.verdict, result.stdout).not.toBe('passed')
    expect(result.summary).toMatch(says)
  })

  it('has one number for what the budget allows', async () => {
    const listNumbers = (text: string) => ({
      ahead: [...text.matchAll(/at most (\d+) evaluations/gi)].map(([, most]) => Number(most)),
      after: Number(/Measured: .*? of (\d+) evaluations/.exec(text)?.[1]),
    })
    const measure = await createChange('larger', { ...broken, 'case 12': 1, 'case 13': 1 })
    const policy = `${countingPolicy}look-again-budget: { cost-usd: 0.2 }\n`
    const first = listNumbers((await measure({ policy })).result.stdout)
    expect(first.ahead.at(-1)).toBe(first.after)
    const second = listNumbers((await measure({})).result.stdout)
    expect(second.ahead.at(-1)).toBe(second.after)
    expect(second.ahead[0]).toBe(fixed)
  })
})
