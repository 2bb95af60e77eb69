import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { gateFiles, report, testcase } from '../support/gate-files.ts'
import { type GitHub, startGitHub } from '../support/github.ts'
import { pushJob, runStep } from '../support/run-action.ts'
import { createWorkspace } from '../support/workspace.ts'

const names = Array.from({ length: 20 }, (_, at) => `q${at}`)
const refused = '<error message="429 Too Many Requests"/>'

/** Plain JUnit; the last cases have the element. */
function junit(broken: number, element = refused): string {
  return report(names.map((name, at) => testcase(name, 'P', 'app', at < 20 - broken ? '' : element)).join(''))
}

const files = (broken: number, element?: string) => ({ 'junit.xml': junit(broken, element) })
const bases = [files(0), files(0), files(0)]
const judge = (head: Readonly<Record<string, string>>, policy: string) =>
  gateFiles(bases, head, { flags: ['--policy', 'policy.yml'], others: { 'policy.yml': policy } })

describe('evals that were never judged, in a report without a field for it', () => {
  it.each([
    ['refused', 'RateLimitError: 429', 'the provider refused requests (rate limit or quota)'],
    ['unauthorised', 'AuthenticationError: Error code: 401', 'the provider did not accept the key'],
    ['gone', 'NotFoundError: The model m-1 has been deprecated', 'the model is no longer offered'],
    ['cut', 'CancelledError', 'the run was cancelled or interrupted'],
    ['overloaded', 'InternalServerError: 503', 'the provider failed or did not answer'],
  ])('%s: the cause and its remedy', async (_, message, says) => {
    const { verdict, said } = await judge(files(4, `<error message="${message}"/>`), 'kind: evals\n')
    expect(verdict, said).toBe('inconclusive')
    expect(said).toContain(`Most often, ${says}`)
  })

  it('have failed where nothing says that they are evals', async () => {
    const { verdict, said } = await judge(files(1), 'fail-on: regressions\n')
    expect(verdict, said).toBe('failed')
  })

  it('have failed by a limit of their own, and by an assertion that mentions a rate limit', async () => {
    for (const element of [
      '<error message="LimitExceededError: token limit exceeded"/>',
      '<failure message="AssertionError: expected 429 Too Many Requests to be ok"/>',
    ]) {
      const { verdict, said } = await judge(files(8, element), 'kind: evals\n')
      expect(verdict, said).toBe('failed')
    }
  })

  it('are those that `lost` names', async () => {
    const failing = files(4, '<failure message="the judge m-1 gave up"/>')
    const named = await judge(failing, 'kind: evals\nlost: judge * gave up\n')
    expect(named.verdict, named.said).toBe('inconclusive')
    expect((await judge(failing, 'kind: evals\n')).verdict).toBe('failed')
  })

  it('are evals by their base where the provider refused all of them', async () => {
    const scored = '<properties><property name="evals.scores.tone" value="0.9"/></properties>'
    const base = { 'junit.xml': report(names.map((name) => testcase(name, 'P', 'app', scored)).join('')) }
    const { verdict, said } = await gateFiles([base, base], files(20))
    expect(verdict, said).toBe('inconclusive')
    expect(said).toContain('refused requests')
  })
})

describe('in the parts of a merged run', () => {
  let github: GitHub
  let token: string
  beforeAll(async () => {
    github = await startGitHub({ checks: 'write' })
    token = await github.createToken()
  })
  afterAll(() => github.close())

  it('they are lost by the policy of the job that merges', async () => {
    const inputs = { 'suite-name': 'parts', 'github-token': token }
    const run = async (runId: number, broken: number) => {
      const step = pushJob(github, 'main', { runId, job: 'evals' })
      await runStep({
        ...step,
        workspace: createWorkspace({ 'junit.xml': junit(broken) }),
        inputs: { ...inputs, mode: 'collect', reports: 'junit.xml' },
      })
      return await runStep({
        ...pushJob(github, 'main', { runId, job: 'verdict' }),
        workspace: createWorkspace({ 'policy.yml': 'kind: evals\n' }),
        inputs: { ...inputs, mode: 'merge', policy: 'policy.yml' },
      })
    }
    await run(91_000, 0)
    const { outputs, stdout } = await run(91_001, 4)
    expect(outputs.verdict, stdout).toBe('inconclusive')
  })
})
