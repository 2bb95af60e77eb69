import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { GitHub } from '../support/github.ts'
import { type HostedWorld, startHostedWorld } from '../support/hosted-world.ts'
import { pullRequestJob, pushJob, runStep } from '../support/run-action.ts'
import { startScenario } from '../support/scenario.ts'
import { answerMcp, startTarget, type Target } from '../support/service/targets.ts'

/*
 * A hosted suite that is measured until its verdict is certain. Each call of a tool is one evaluation that somebody pays
 * for: the servers count them, and answer by a seed.
 */
const cases = Array.from({ length: 12 }, (_, index) => `case-${index}`)
/** As many evaluations as a team pays that runs each case five times. */
const fixed = 5 * cases.length
const rates: ReadonlyMap<string, number> = new Map([
  ['case-10', 0.8],
  ['case-11', 0.8],
])

/** Counts its calls; the n-th call of a tool gives the right answer by a hash of its seed, name and n. */
function createModel(seed: string) {
  const calls = new Map<string, number>()
  const broken = new Set<string>()
  let fresh = 0
  return {
    broken,
    /** Answers as from the beginning, so that no test depends on those before it. */
    restart: () => calls.clear(),
    answer: (tool: string) => {
      fresh += 1
      const number = calls.get(tool) ?? 0
      calls.set(tool, number + 1)
      const digest = createHash('sha256').update(`${seed} ${tool} ${number}`).digest()
      const rate = broken.has(tool) ? 0 : (rates.get(tool) ?? 1)
      return digest.readUInt32BE() / 2 ** 32 < rate ? 'it is right' : 'it is wrong'
    },
    /** Calls since the last time. */
    take: () => {
      const taken = fresh
      fresh = 0
      return taken
    },
  }
}

const base = createModel('base')
const head = createModel('head')
const targets: Target[] = []
let github: GitHub
let world: HostedWorld
let workspace: string
let token: string
/** What each push to main cost. */
const bills: number[] = []
/** Runs that only add iterations to another one of main. */
let additions = 0

beforeAll(async () => {
  ;({ github, token, workspace } = await startScenario())
  const servers = await Promise.all(
    Object.entries({ staging: base, preview: head }).map(async ([name, model]) => {
      const target = await startTarget((request, response) =>
        answerMcp(request, response, cases, model.answer),
      )
      targets.push(target)
      return { id: `srv-${name}`, name, url: target.url }
    }),
  )
  const names = servers.map(({ name }) => name)
  world = await startHostedWorld({
    servers,
    clients: names.map((name) => ({
      id: `client-${name}`,
      name: `${name} client`,
      model: 'local/scripted',
      servers: [name],
    })),
    environments: names.map((name) => ({ id: `env-${name}`, name, client: `client-${name}` })),
    suites: [
      {
        id: 'suite-measured',
        name: 'measured',
        environments: names,
        tests: cases.map((tool) => ({
          title: tool,
          runs: 5,
          model: 'local/scripted',
          provider: 'local',
          steps: [
            { id: 'call', kind: 'prompt', prompt: `Please ${tool}` },
            { id: 'said', kind: 'assert', assertion: { type: 'responseContains', needle: 'it is right' } },
          ],
        })),
      },
    ],
  })
  for (let push = 0; push < 6; push += 1) {
    const inputs = listInputs({ environment: 'staging' })
    const result = await runStep({ workspace, inputs, ...(await pushJob(github)) })
    expect(result.exitCode, result.stdout).toBe(0)
    bills.push(base.take())
  }
  additions = listRuns().filter(({ notes }) => notes?.includes('addition-to=')).length
})
afterAll(async () => {
  await Promise.all([world, github, ...targets].map((one) => one.close()))
})

function listInputs(more: Record<string, string> = {}): Record<string, string> {
  return world.inputs({
    suite: 'measured',
    environment: 'preview',
    'base-environment': 'staging',
    'suite-name': 'measured',
    measure: 'auto',
    policy: 'kind: evals',
    'github-token': token,
    ...more,
  })
}

const listRuns = () => world.service.store.runs.listBySuite('suite-measured', 100)

async function measureChange(
  branch: string,
  {
    attempts = 1,
    inputs = {},
  }: { readonly attempts?: number; readonly inputs?: Record<string, string> } = {},
) {
  for (const model of [head, base]) model.restart()
  const pullRequest = await github.createPullRequest(branch)
  const runId = 71_000 + pullRequest.number
  const results = []
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const job = pullRequestJob(github, pullRequest, { runId, attempt })
    const more = attempt === attempts ? {} : inputs
    const result = await runStep({ workspace, inputs: listInputs(attempts === 1 ? inputs : more), ...job })
    results.push({ ...result, onHead: head.take(), onBase: base.take() })
  }
  return results
}

describe('a hosted suite that is measured until the verdict is certain', () => {
  it('costs less on main the more is known, and all of it is its baseline', () => {
    expect(bills).toEqual([fixed, fixed, fixed, fixed, fixed, cases.length])
    expect(additions).toBe(5)
  })

  it('counts nothing that another branch, commit or environment adds to a run of main', async () => {
    const runs = world.service.store
    const [caseId] = runs.cases
      .list('suite-measured')
      .flatMap(({ id, title }) => (title === 'case-4' ? [id] : []))
    // Other tests add runs of main.
    const measured = listRuns()
      .filter(({ notes }) => notes?.includes('branch=main') && notes.includes('cases='))
      .slice(-bills.length)
    head.broken.add('case-4')
    base.broken.add('case-4')
    for (const [index, { id, notes }] of measured.entries()) {
      const own = String(notes).replace(/ (?:cases|key|iterations)=\S+/g, '')
      const [foreign, environmentId] =
        [
          [own.replace('branch=main', 'branch=evil'), 'env-staging'],
          [own.replace(/commit=\w+/, `commit=${'e'.repeat(40)}`), 'env-staging'],
          [own, 'env-preview'],
        ][index % 3] ?? []
      const body = {
        suiteId: 'suite-measured',
        environmentId,
        caseIds: [String(caseId)],
        iterationOverride: 5,
        notes: `${foreign} addition-to=${id}`,
      }
      await world.client.call('createEvalRun', { params: { projectId: 'shop' }, body })
      await vi.waitFor(() => expect(listRuns()[0]?.status).toBe('completed'), 20_000)
    }
    for (const model of [head, base]) model.broken.clear()
    const [result] = await measureChange('unchanged')
    expect(result?.outputs.verdict, result?.stdout).toBe('passed')
    expect(result?.summary).toMatch(/Over \d base runs: \d cases both passed and failed/)
    expect(result?.summary).not.toContain('case-4')
  })

  it('costs less than a fixed design on a healthy change, and says what it cost', async () => {
    const [result] = await measureChange('healthy')
    expect(result?.outputs.verdict, result?.stdout).toBe('passed')
    const calls = (result?.onHead ?? 0) + (result?.onBase ?? 0)
    expect(calls).toBeLessThan(0.7 * fixed)
    expect(result?.summary).toContain(`decided after ${calls} of ${fixed} evaluations`)
    expect(result?.stdout).toContain(`Measuring ${cases.length} cases with at most ${fixed} evaluations`)
  })

  it('finds a broken case on both sides, by runs of that case', async () => {
    head.broken.add('case-3')
    const before = listRuns().length
    const [result] = await measureChange('broken')
    head.broken.clear()
    expect(result?.outputs, result?.stdout).toMatchObject({ verdict: 'failed', regressions: '1' })
    const calls = (result?.onHead ?? 0) + (result?.onBase ?? 0)
    expect(calls).toBeLessThan(0.6 * fixed)
    expect(result?.onBase).toBeGreaterThan(0)
    expect(result?.summary).toContain(`decided after ${calls} of ${fixed} evaluations`)
    const fresh = listRuns().slice(0, listRuns().length - before)
    expect(fresh.filter(({ notes }) => notes?.includes('branch='))).toHaveLength(1)
    expect(fresh.every(({ status }) => status === 'completed')).toBe(true)
  })

  it('is open where the budget is spent first, and the next attempt goes on from the same runs', async () => {
    head.broken.add('case-5')
    const policy = `kind: evals\nlook-again-budget: { evaluations: ${cases.length} }`
    const [first, second] = await measureChange('capped', { attempts: 2, inputs: { policy } })
    head.broken.clear()
    expect(first?.outputs.verdict, first?.stdout).toBe('inconclusive')
    expect(first?.summary).toContain('The service has the answers so far')
    expect(second?.outputs.verdict, second?.stdout).toBe('failed')
    expect(second?.stdout).toContain('was started by an earlier attempt')
    // None of the first iterations is paid twice.
    expect(second?.onHead).toBeLessThan(cases.length)
  })

  it('takes several runs for more iterations than one may have, and all of them are the baseline', async () => {
    const before = listRuns().length
    base.take()
    const policy = 'kind: evals\nlook-again-budget: { iterations: 15 }'
    const inputs = listInputs({
      environment: 'preview',
      'base-environment': 'preview',
      'suite-name': 'fifteen',
      policy,
    })
    const result = await runStep({ workspace, inputs, ...(await pushJob(github)) })
    expect(result.exitCode, result.stdout).toBe(0)
    expect(head.take()).toBe(15 * cases.length)
    const fresh = listRuns().slice(0, listRuns().length - before)
    expect(fresh.filter(({ notes }) => notes?.includes('addition-to='))).toHaveLength(2)
    const { totals } = JSON.parse(readFileSync(result.outputs['results-file'] ?? '', 'utf8'))
    expect(totals.total).toBe(15 * cases.length)
  })

  it('starts nothing where each case once would exceed the budget', async () => {
    const policy = 'kind: evals\nlook-again-budget: { evaluations: 5 }'
    const before = listRuns().length
    const [result] = await measureChange('dear', { inputs: { policy } })
    expect(result?.outputs.verdict ?? 'none').not.toBe('passed')
    expect(result?.exitCode).not.toBe(0)
    expect(result?.stdout).toContain('measuring each case once would exceed `look-again-budget`')
    expect([result?.onHead, listRuns().length]).toEqual([0, before])
  })
})
