import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startLocalService } from '../../local-service/index.ts'
import { type GitHub, startGitHub } from '../support/github.ts'
import { countingPolicy, createCountingSuite } from '../support/measure/counting-evals.ts'
import { pullRequestJob, pushJob, runStep, type StepOptions } from '../support/run-action.ts'
import { skipOnWindows } from '../support/systems.ts'
import { lastingFolder, writeFiles } from '../support/workspace.ts'

skipOnWindows('the commands are written for bash')

const cases = 20
const rates = Object.fromEntries(
  Array.from({ length: cases }, (_, index) => [`case ${index}`, index < 16 ? 1 : 0.8]),
)
/** As many evaluations as a team pays that measures each case five times. */
const fixed = 5 * cases
const suite = createCountingSuite(rates, 'first')
/** Names of files that make the command go wrong. */
const trouble = lastingFolder()
const command = `
[ ! -e ${trouble}/hang ] || [ $EVAL_GATE_LOOK = 1 ] || { echo hangs; sleep 60; }
[ ! -e ${trouble}/hang-on-base ] || [ $EVAL_GATE_SIDE = head ] || { echo hangs; sleep 60; }
[ ! -e ${trouble}/die ] || [ $EVAL_GATE_LOOK = 1 ] || { echo dies; sleep 3; exit 1; }
[ ! -e ${trouble}/fail ] || [ $EVAL_GATE_LOOK = 1 ] || exit 3
[ ! -e ${trouble}/write-nothing ] || exit 0
${suite.command}
[ ! -e ${trouble}/commit ] || git -c user.name=o -c user.email=o@o commit --quiet --allow-empty -m other
[ ! -e ${trouble}/crash ] || exit 1
`

let github: GitHub
let inputs: Readonly<Record<string, string>>
/** Evaluations of each run on main. */
const bills: number[] = []

beforeAll(async () => {
  github = await startGitHub()
  inputs = {
    measure: command,
    'suite-name': 'measured',
    'github-token': await github.createToken(),
    policy: countingPolicy,
  }
  for (let run = 0; run < 6; run += 1) {
    const job = await pushJob(github)
    const env = { ...job.env, GITHUB_SHA: suite.base }
    const result = await runStep({ workspace: suite.workspace, inputs, ...job, env })
    expect(result.exitCode, result.stdout).toBe(0)
    // The post step has nothing to keep.
    expect(result.state.answers).toBe('')
    bills.push(suite.takeCalls().length)
  }
})
afterAll(() => github.close())

interface Attempt {
  readonly inputs?: Readonly<Record<string, string>>
  readonly trouble?: string
  readonly options?: Partial<StepOptions>
}

let nextRunId = 61_000

/** All pass. */
const steady = { 'case 16': 1, 'case 17': 1, 'case 18': 1, 'case 19': 1 }
/** All but one pass. */
const broken = { ...steady, 'case 3': 0 }

/** A pull request, measured in an attempt of its run. */
async function createChange(branch: string, changed: Readonly<Record<string, number>> = {}) {
  suite.change(changed)
  const pullRequest = await github.createPullRequest(branch)
  let attempt = 0
  const runId = nextRunId++
  return async ({ inputs: more, trouble: wrong, options }: Attempt = {}) => {
    attempt += 1
    const job = pullRequestJob(github, pullRequest, { runId, attempt })
    if (wrong !== undefined) writeFiles(trouble, { [wrong]: '' })
    const step = { workspace: suite.workspace, inputs: { ...inputs, ...more }, ...job, ...options }
    const result = await runStep(step)
    if (wrong !== undefined) rmSync(join(trouble, wrong))
    return { result, calls: suite.takeCalls(), job }
  }
}

describe('a suite that the action measures itself', () => {
  it('costs less on main the more is known', () => {
    expect(bills[0]).toBe(fixed)
    expect(bills.at(-1)).toBe(cases)
  })

  it('costs less than a fixed design on a healthy change, and says what it cost', async () => {
    const measure = await createChange('healthy', steady)
    const { result, calls } = await measure()
    expect(result.outputs.verdict, result.stdout).toBe('passed')
    expect(calls.length).toBeLessThan(0.7 * fixed)
    const bill = `decided after ${calls.length} of ${fixed} evaluations (${(calls.length / 100).toFixed(2)} of about 1.00 USD)`
    expect(result.summary).toContain(bill)
    expect(result.summary).not.toContain('ran less often')
    expect(result.stdout).toContain(
      `Measuring ${cases} cases with at most ${fixed} evaluations: about 1.00 USD`,
    )
  })

  it('takes no more rounds than a fixed design where several evaluations run side by side', async () => {
    const sideBySide = 4
    const rounds = join(trouble, 'rounds')
    // Each round takes as long as one evaluation.
    const pace = `
const fs = require('node:fs')
const file = process.env.EVAL_GATE_REPORTS + '/evals.json'
const rows = JSON.parse(fs.readFileSync(file, 'utf8'))
const rounds = Math.ceil(rows.length / ${sideBySide})
fs.writeFileSync(file, JSON.stringify(rows.map((row) => ({ ...row, ms: 300 }))))
fs.appendFileSync('${rounds}', rounds + ' ')
setTimeout(() => {}, 300 * rounds)`
    writeFiles(trouble, { rounds: '', 'pace.cjs': pace })
    const measure = await createChange('paced')
    const policy = countingPolicy.replace('cost: usd', 'cost: usd, milliseconds: ms')
    const paced = `${suite.command} && '${process.execPath}' ${trouble}/pace.cjs`
    const { result, calls } = await measure({ inputs: { measure: paced, policy } })
    const taken = readFileSync(rounds, 'utf8').trim().split(' ').map(Number)
    expect(result.stdout).toContain('Measured: ')
    expect(calls.length).toBeGreaterThan(taken.length * 2)
    expect(taken.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(fixed / sideBySide)
  })

  it('decides also where the durations are those of cached answers', async () => {
    const policy = countingPolicy.replace('cost: usd', 'cost: usd, milliseconds: ms')
    writeFiles(trouble, { 'cached.sed': 's/"usd"/"ms":60000,"usd"/g' })
    const cached = `${suite.command} && sed -i -f ${trouble}/cached.sed "$EVAL_GATE_REPORTS/evals.json"`
    const measure = await createChange('cached', steady)
    const { result, calls } = await measure({ inputs: { measure: cached, policy } })
    expect(result.outputs.verdict, result.stdout).toBe('passed')
    expect(calls.length).toBeGreaterThan(cases)
  })

  it('finds a broken case, and says what that took', async () => {
    const measure = await createChange('broken', broken)
    const { result, calls } = await measure()
    expect(result.outputs, result.stdout).toMatchObject({ verdict: 'failed', regressions: '1' })
    expect(calls.length).toBeLessThan(0.5 * fixed)
    expect(result.summary).toContain(`decided after ${calls.length} of ${fixed} evaluations`)
  })

  it('is open where the budget is spent first, and the next attempt goes on', async () => {
    const measure = await createChange('capped', broken)
    const policy = `${countingPolicy}look-again-budget: { evaluations: 20 }\n`
    const first = await measure({ inputs: { policy } })
    expect(first.result.outputs.verdict, first.result.stdout).toBe('inconclusive')
    expect(first.result.summary).toContain('not certain after 20 of 20 evaluations')
    expect(first.calls).toHaveLength(cases)
    const second = await measure()
    expect(second.result.outputs.verdict, second.result.stdout).toBe('failed')
    expect(second.result.stdout).toContain('of an earlier attempt')
    expect(second.result.stdout).not.toContain('Measuring each case once')
  })

  it.each<[string, Readonly<Record<string, string>>, () => void]>([
    ['command', { measure: `${command}true\n` }, () => {}],
    ['code', {}, () => suite.change({ ...broken, 'case 4': 0.99 })],
    [
      'suite',
      { 'suite-name': 'other' },
      () => {
        for (const artifact of github.artifacts.artifacts)
          if (artifact.name === 'eval-gate-answers-measured')
            Object.assign(artifact, { name: 'eval-gate-answers-other' })
      },
    ],
  ])('goes on from no answers of another %s, and says so', async (of, more, happens) => {
    const measure = await createChange(`other-${of}`, broken)
    const policy = `${countingPolicy}look-again-budget: { evaluations: 20 }\n`
    await measure({ inputs: { policy } })
    happens()
    const other = await measure({ inputs: more })
    expect(other.result.stdout).toContain('are of other code or another command, so they do not count')
    expect(other.result.stdout).toContain('Measuring each case once')
    expect(other.result.outputs.verdict, other.result.stdout).not.toBe('passed')
  })

  it('uploads all iterations of the head, also those of an earlier attempt', async () => {
    const service = await startLocalService({ keys: ['sk_measure'], rateLimit: 'off' })
    const measure = await createChange('uploaded', broken)
    const upload = { 'api-key': 'sk_measure', 'base-url': service.baseUrl }
    const policy = `${countingPolicy}look-again-budget: { evaluations: 22 }\n`
    const attempts = [await measure({ inputs: { ...upload, policy } }), await measure({ inputs: upload })]
    for (const { result } of attempts) {
      const { totals } = JSON.parse(readFileSync(result.outputs['results-file'] ?? '', 'utf8'))
      const stored = service.store.runs.get(result.outputs['run-id'] ?? '')
      expect(service.store.iterations.list(stored?.id ?? ''), result.stdout).toHaveLength(totals.total)
      expect(totals.total).toBeGreaterThan(cases)
      expect(stored?.status).toBe('completed')
    }
    await service.close()
  })

  it('measures nothing where each case once would exceed the budget', async () => {
    const measure = await createChange('dear')
    const policy = `${countingPolicy}look-again-budget: { cost-usd: 0.15 }\n`
    const { result, calls } = await measure({ inputs: { policy } })
    expect(calls).toEqual([])
    expect(result.exitCode).not.toBe(0)
    expect(result.outputs.verdict).not.toBe('passed')
    expect(result.stdout).toContain('measuring each case once would exceed `look-again-budget`')
  })

  it('loses no answer when the job is cancelled', async () => {
    const measure = await createChange('cancelled', broken)
    const cancelled = await measure({
      trouble: 'hang',
      options: {
        realTime: true,
        onStart: (child) =>
          child.stdout?.on('data', (text: Buffer) => {
            if (text.includes('hangs')) child.kill('SIGINT')
          }),
      },
    })
    expect(cancelled.result.exitCode, cancelled.result.stdout).toBe(3)
    expect(cancelled.result.outputs.verdict).toBeUndefined()
    expect(cancelled.calls).toHaveLength(cases)
    const next = await measure()
    expect(next.result.outputs.verdict, next.result.stdout).toBe('failed')
    expect(next.result.stdout).not.toContain('Measuring each case once')
    const again = await measure()
    expect(again.result.stdout).toContain('Measuring each case once')
  })

  it('measures both sides again when the job ended between them', async () => {
    const measure = await createChange('between-sides', broken)
    const ended = await measure({
      trouble: 'hang-on-base',
      options: {
        realTime: true,
        onStart: (child) =>
          child.stdout?.on('data', (text: Buffer) => {
            if (text.includes('hangs')) child.kill('SIGTERM')
          }),
      },
    })
    expect(ended.result.exitCode, ended.result.stdout).toBe(3)
    expect(ended.result.outputs.verdict).toBeUndefined()
    const next = await measure()
    expect(next.result.outputs.verdict, next.result.stdout).toBe('failed')
    expect(next.calls.length).toBeLessThan(cases)
    const onSide = (side: string) => next.calls.filter((call) => call.side === side).map(({ name }) => name)
    expect(onSide('head').sort()).toEqual(onSide('base').sort())
    const paid = ended.calls.length + next.calls.length
    expect(next.result.summary).toContain(
      `decided after ${paid} of ${fixed + ended.calls.length} evaluations`,
    )
  })

  it('loses no answer when its process is killed: the post step keeps what was on disk', async () => {
    const measure = await createChange('killed', broken)
    const killed = await measure({
      trouble: 'die',
      options: {
        realTime: true,
        onStart: (child) =>
          child.stdout?.on('data', (text: Buffer) => {
            if (text.includes('dies')) child.kill('SIGKILL')
          }),
      },
    })
    expect(killed.result.exitCode).toBeNull()
    expect(killed.calls).toHaveLength(cases)
    const { state } = killed.result
    const post = await runStep({ workspace: suite.workspace, inputs, ...killed.job, state })
    expect(post.stdout).toContain('run the job again, and it goes on from them')
    const next = await measure()
    expect(next.result.outputs.verdict, next.result.stdout).toBe('failed')
    expect(next.result.stdout).not.toContain('Measuring each case once')
    expect(killed.calls.length + next.calls.length).toBeLessThanOrEqual(fixed)
  })

  it('is not green when its command fails, and keeps what was paid for', async () => {
    const measure = await createChange('failing', broken)
    const { result } = await measure({ trouble: 'fail' })
    expect(result.outputs.verdict, result.stdout).toBe('inconclusive')
    expect(result.summary).toContain('stopped after 20 of 100 evaluations')
    const next = await measure()
    expect(next.result.outputs.verdict).toBe('failed')
    expect(next.result.stdout).not.toContain('Measuring each case once')
  })

  it.each([
    ['write-nothing', 'The reports contain no results'],
    ['commit', 'changed what is checked out'],
    ['crash', 'failed, but no result shows a failure'],
  ])('is not green: %s', async (wrong, why) => {
    const measure = await createChange(wrong, steady)
    const { result } = await measure({ trouble: wrong })
    expect(result.outputs.verdict ?? 'none', result.stdout).not.toBe('passed')
    expect(result.stdout + result.summary).toContain(why)
  })
})
