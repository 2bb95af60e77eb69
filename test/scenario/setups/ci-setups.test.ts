import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type GitHub, startGitHub } from '../../support/github.ts'
import { type JobOptions, mergeGroupJob, pullRequestJob, pushJob } from '../../support/run-action.ts'
import { type Contexts, evaluateExpression } from '../../support/workflows/expression.ts'
import { readWorkflow, snippetsOf, workflowErrors } from '../../support/workflows/read-workflows.ts'
import { emptyStorage, runJob, type Surroundings } from '../../support/workflows/run-job.ts'
import { runWorkflow } from '../../support/workflows/run-workflow.ts'
import { createWorkspace, jestReport } from '../../support/workspace.ts'

// other-ci.test.ts runs the job for GitLab.
const written = snippetsOf('docs/ci-setups.md').filter(({ heading }) => !heading.startsWith('GitLab'))
const textUnder = (heading: string) => {
  const found = written.find((snippet) => snippet.heading === heading)
  if (found === undefined) throw new Error(`docs/ci-setups.md has no workflow under “${heading}”`)
  return found.text
}

/** A copy with each text replaced, which must be there. */
const replaced = (text: string, pairs: readonly (readonly [string, string])[]) =>
  pairs.reduce((result, [from, to]) => {
    if (!result.includes(from)) throw new Error(`The workflow has no ${from}`)
    return result.replace(from, () => to)
  }, text)

/** The workflow of the test step, with the steps of another section instead of its own from the same command on. */
function withSteps(steps: string): string {
  const whole = textUnder('The test step')
  const first = steps.includes('npx vitest') ? '- run: npx vitest' : '- uses: eval-gate'
  return whole.slice(0, whole.indexOf(`      ${first}`)) + steps.replaceAll(/^(?=.)/gm, '      ')
}

/** Every workflow of the page: where a section only says or shows what differs from another one, that is done here. */
const snippets = [
  ...written.map(({ heading, text }) => ({
    heading,
    text: text.startsWith('- ') ? withSteps(text) : text,
  })),
  {
    heading: 'Merge queue',
    text: replaced(textUnder('The test step'), [['  pull_request:\n', '  pull_request:\n  merge_group:\n']]),
  },
  {
    heading: 'Shards',
    text: replaced(textUnder('One verdict for a matrix'), [
      ['model: [small, large]', 'shard: [1, 2]'],
      ['npx vitest run', `npx vitest run --shard=\${{ matrix.shard }}/2`],
      [`        env:\n          MODEL: \${{ matrix.model }}\n`, ''],
      ['parts: variants', 'parts: shards'],
    ]),
  },
]
const workflowUnder = (heading: string) => {
  const found = snippets.find((snippet) => snippet.heading === heading)
  if (found === undefined) throw new Error(`docs/ci-setups.md has no workflow under “${heading}”`)
  return readWorkflow(found.text)
}

let github: GitHub
let token: string

beforeAll(async () => {
  github = await startGitHub()
  token = await github.createToken()
})
afterAll(() => github.close())
beforeEach(() => {
  github.artifacts.artifacts.length = 0
  github.artifacts.runs.clear()
})

/** Vitest, as far as the workflows notice it: writes the report and ends as its cases did. */
function vitest(outcome: 'passed' | 'failed'): Readonly<Record<string, string>> {
  const cases = [{ name: 'stable' }, { name: 'target', outcome }]
  return {
    npm: 'exit 0',
    npx: [
      'for word in "$@"; do case "$word" in --outputFile=*) file="$(echo "$word" | cut -d= -f2)";; esac; done',
      'mkdir -p "$(dirname "$file")"',
      `cat > "$file" <<'REPORT'\n${jestReport(cases, '/srv/app/evals.test.ts')}\nREPORT`,
      `exit ${outcome === 'passed' ? 0 : 1}`,
    ].join('\n'),
  }
}

type Job = Surroundings['job']

function run(heading: string, job: Job, outcome: 'passed' | 'failed', more: Partial<Surroundings> = {}) {
  const jobId = job.env.GITHUB_JOB ?? ''
  const workspace = createWorkspace({})
  return runJob(workflowUnder(heading), jobId, { job, token, workspace, programs: vitest(outcome), ...more })
}

let names = 0
async function onPullRequest(options: JobOptions = {}) {
  names += 1
  return pullRequestJob(github, await github.createPullRequest(`setup-${names}`), options)
}
const onMain = (options: JobOptions = {}) => pushJob(github, 'main', options)

describe('the workflows of docs/ci-setups.md', () => {
  it.each(snippets.map(({ heading, text }) => [heading, text]))('%s: GitHub takes it', (_, text) => {
    expect(workflowErrors(text)).toEqual([])
  })

  it.each(['The test step', 'Merge queue'])(
    '%s: a regression is red, and nothing red becomes green',
    async (heading) => {
      const first = await run(heading, await onPullRequest(), 'failed')
      expect(first.gates[0]?.outputs.verdict, first.log).not.toBe('passed')
      expect((await run(heading, await onMain(), 'passed')).conclusion).toBe('success')
      const broken = await run(heading, await onPullRequest(), 'failed')
      expect(broken.conclusion, broken.log).toBe('failure')
      expect((await run(heading, await onPullRequest(), 'passed')).conclusion).toBe('success')
      const notInstalled = { ...vitest('passed'), npm: 'exit 1' }
      const stopped = await run(heading, await onPullRequest(), 'passed', { programs: notInstalled })
      expect(stopped.conclusion).toBe('failure')
      const silent = { ...vitest('passed'), npx: 'exit 1' }
      const unmeasured = await run(heading, await onPullRequest(), 'passed', { programs: silent })
      expect(unmeasured.conclusion, unmeasured.log).toBe('failure')
    },
  )

  it('Merge queue: what breaks in the queue is red, and the queue stores no baseline', async () => {
    await run('Merge queue', await onMain(), 'passed')
    names += 1
    const queued = await mergeGroupJob(github, await github.createPullRequest(`queued-${names}`))
    const broken = await run('Merge queue', queued, 'failed')
    expect(broken.conclusion, broken.log).toBe('failure')
    expect(github.artifacts.artifacts.filter(({ name }) => name.includes('-baseline-'))).toHaveLength(1)
  })

  it('A part on each pull request: judged by itself, and the rest is red in the queue', async () => {
    const heading = 'A part on each pull request, everything before the merge'
    const { npm = '', npx: whole = '' } = vitest('failed')
    const report = jestReport([{ name: 'stable' }], '/srv/app/evals.test.ts')
    const part = `mkdir -p reports; cat > reports/evals.json <<'REPORT'\n${report}\nREPORT`
    const broken = { npm, npx: `case " $* " in *" evals/smoke "*) ${part}\nexit 0;; esac\n${whole}` }
    expect((await run(heading, await onMain(), 'passed')).conclusion).toBe('success')
    const pull = await run(heading, await onPullRequest(), 'failed', { programs: broken })
    expect(pull.conclusion, pull.log).toBe('success')
    expect(pull.gates[0]?.outputs.verdict).toBe('passed')
    names += 1
    const queued = await mergeGroupJob(github, await github.createPullRequest(`queued-${names}`))
    const inQueue = await run(heading, queued, 'failed', { programs: broken })
    expect(inQueue.conclusion, inQueue.log).toBe('failure')
  })

  it('Matrix: one broken leg is red, and so is the job that is required', async () => {
    const heading = 'Matrix'
    const legs = [{ model: 'small' }, { model: 'large' }]
    for (const matrix of legs) await run(heading, await onMain({ runId: 31_000 }), 'passed', { matrix })
    const change = await github.createPullRequest('setup-matrix')
    const results = []
    for (const matrix of legs) {
      const job = pullRequestJob(github, change, { runId: 31_001 })
      results.push(await run(heading, job, matrix.model === 'large' ? 'failed' : 'passed', { matrix }))
    }
    expect(results.map(({ conclusion }) => conclusion)).toEqual(['success', 'failure'])
    // A section for each leg.
    expect(await github.comments(change.number)).toHaveLength(1)
    const required = (result: string) =>
      run(heading, pullRequestJob(github, change, { job: 'all-evals' }), 'passed', {
        needs: { evals: { result } },
      })
    expect((await required('failure')).conclusion).toBe('failure')
    expect((await required('success')).conclusion).toBe('success')
  })

  it.each([
    ['One verdict for a matrix', 'evals', 'verdict', [{ model: 'small' }, { model: 'large' }]],
    ['Shards', 'evals', 'verdict', [{ shard: 1 }, { shard: 2 }]],
  ] as const)(
    '%s: one verdict over all legs; one that is missing is red',
    async (heading, leg, last, matrices) => {
      const measure = async (
        start: (options: JobOptions) => Promise<Job> | Job,
        outcomes: readonly ('passed' | 'failed')[],
        runId: number,
      ) => {
        for (const [index, outcome] of outcomes.entries()) {
          const matrix: Record<string, string | number> = { ...matrices[index] }
          const job = await start({ runId, job: leg })
          const more = { matrix, leg: { index, total: matrices.length } }
          const collected = await run(heading, job, outcome, more)
          expect(collected.conclusion, collected.log).toBe('success')
        }
        return await run(heading, await start({ runId, job: last }), 'passed')
      }
      const runId = heading === 'Shards' ? 33_000 : 34_000
      const good = await measure(onMain, ['passed', 'passed'], runId)
      expect(good.gates[0]?.outputs, good.log).toMatchObject({ verdict: 'passed', total: '4' })
      const change = await github.createPullRequest(`setup-${runId}`)
      const onChange = (options: JobOptions) => pullRequestJob(github, change, options)
      const bad = await measure(onChange, ['passed', 'failed'], runId + 1)
      expect(bad.gates[0]?.outputs.verdict, bad.log).toBe('failed')
      expect(await github.comments(change.number)).toHaveLength(1)
      const short = await measure(onChange, ['passed'], runId + 2)
      expect(short.gates[0]?.outputs.verdict, short.log).toBe('inconclusive')
      expect(short.conclusion).toBe('failure')
    },
  )

  it('Monorepo: each package is compared with itself', async () => {
    for (const name of ['web', 'api']) {
      await run('Monorepo', await onMain({ runId: 32_000 }), 'passed', { matrix: { package: name } })
    }
    const job = await onPullRequest()
    const broken = await run('Monorepo', job, 'failed', { matrix: { package: 'web' } })
    expect(broken.conclusion, broken.log).toBe('failure')
    expect(broken.gates[0]?.summary).toContain('web')
  })

  it('A baseline from another workflow file: the one of ci.yml is used', async () => {
    const ci = { workflow: 'CI', workflowFile: 'ci.yml' }
    const stored = await run('Reusable workflows', await onMain(ci), 'passed', {
      inputs: { suite: 'support' },
    })
    expect(stored.conclusion, stored.log).toBe('success')
    const pr = await onPullRequest({ workflow: 'PR', workflowFile: 'pr.yml' })
    const broken = await run('A baseline from another workflow file', pr, 'failed')
    expect(broken.conclusion, broken.log).toBe('failure')
  })

  it('An organization: the workflow of the ruleset compares with what a caller of it has stored', async () => {
    const heading = 'An organization'
    const caller = { workflow: 'Evals on main', workflowFile: 'evals-on-main.yml' }
    const stored = await run(heading, await onMain(caller), 'passed')
    expect(stored.conclusion, stored.log).toBe('success')
    const job = await onPullRequest({ workflowFile: 'of-another-repository.yml' })
    const GITHUB_WORKFLOW_REF = 'acme/ci/.github/workflows/evals.yml@refs/heads/main'
    const centralOf = (of: typeof job) => ({ ...of, env: { ...of.env, GITHUB_WORKFLOW_REF } })
    const broken = await run(heading, centralOf(job), 'failed')
    expect(broken.gates[0]?.outputs, broken.log).toMatchObject({ verdict: 'failed', regressions: '1' })
    const next = await onPullRequest({ workflowFile: 'of-another-repository.yml' })
    const healthy = await run(heading, centralOf(next), 'passed')
    expect(healthy.gates[0]?.outputs.verdict, healthy.log).toBe('passed')
  })

  it('GitHub Enterprise Server: the cache is the memory', async () => {
    const heading = 'GitHub Enterprise Server and other servers'
    const storage = emptyStorage()
    const there = (job: Job): Job => ({
      ...job,
      env: { ...job.env, GITHUB_SERVER_URL: 'https://github.acme.example' },
    })
    const first = await run(heading, there(await onMain()), 'passed', { storage })
    expect(first.gates[0]?.outputs.verdict, first.log).toBe('inconclusive')
    expect(first.conclusion).toBe('success')
    expect([...storage.caches.keys()]).toHaveLength(1)
    const broken = await run(heading, there(await onPullRequest()), 'failed', { storage })
    expect(broken.conclusion, broken.log).toBe('failure')
    const fine = await run(heading, there(await onPullRequest()), 'passed', { storage })
    expect(fine.gates[0]?.outputs.verdict, fine.log).toBe('passed')
    expect([...storage.caches.keys()]).toHaveLength(1)
    // The sixth run leaves five.
    for (let push = 0; push < 5; push += 1) {
      await run(heading, there(await onMain()), 'passed', { storage })
    }
    const [newest = ''] = [...storage.caches.values()].slice(-1)
    expect(existsSync(newest)).toBe(true)
    const workspace = createWorkspace({})
    const last = await run(heading, there(await onPullRequest()), 'passed', { storage, workspace })
    expect(last.gates[0]?.summary, last.log).toMatch(/5 base runs/)
    expect(readFileSync(join(workspace, 'eval-gate-results.json'), 'utf8')).toContain('eval-gate-results')
  })

  describe('Required checks that are skipped: the whole workflow runs, and the required job', () => {
    const heading = 'Required checks that are skipped'
    /** `git` exits with 0 when nothing of the evals changed, and with 1 when something did. */
    const runAll = async (job: Job, git: string, outcome: 'passed' | 'failed', more = {}) => {
      const programs = { ...vitest(outcome), git, ...more }
      return runWorkflow(workflowUnder(heading), async () => ({
        job,
        token,
        workspace: createWorkspace({}),
        programs,
      }))
    }

    it('is green when the change needs no evals, without running them', async () => {
      await runAll(await onMain(), 'exit 1', 'passed')
      const { results, log } = await runAll(await onPullRequest(), 'exit 0', 'failed')
      expect(results, log).toEqual({ changes: 'success', evals: 'skipped', 'evals-done': 'success' })
    })

    it('follows the verdict when they run', async () => {
      const base = await runAll(await onMain(), 'exit 0', 'passed')
      expect(base.results, base.log).toMatchObject({ evals: 'success', 'evals-done': 'success' })
      const fine = await runAll(await onPullRequest(), 'exit 1', 'passed')
      expect(fine.results, fine.log).toMatchObject({ evals: 'success', 'evals-done': 'success' })
      expect(fine.jobs.evals?.gates[0]?.outputs.verdict).toBe('passed')
      const broken = await runAll(await onPullRequest(), 'exit 1', 'failed')
      expect(broken.results, broken.log).toMatchObject({ evals: 'failure', 'evals-done': 'failure' })
    })

    it('is red when anything before the verdict breaks', async () => {
      await runAll(await onMain(), 'exit 1', 'passed')
      const notInstalled = await runAll(await onPullRequest(), 'exit 1', 'passed', { npm: 'exit 1' })
      expect(notInstalled.results['evals-done'], notInstalled.log).toBe('failure')
      const crashed = await runAll(await onPullRequest(), 'exit 1', 'passed', { npx: 'exit 137' })
      expect(crashed.results['evals-done'], crashed.log).toBe('failure')
      // A comparison that git can't make runs the evals.
      const unknown = await runAll(await onPullRequest(), 'exit 128', 'failed')
      expect(unknown.results['evals-done'], unknown.log).toBe('failure')
    })

    it('is red when a job was cancelled or the comparison of the changes failed', () => {
      const [step] = workflowUnder(heading).jobs['evals-done']?.steps ?? []
      const fails = (changes: string, evals: string) => {
        const contexts: Contexts = { needs: { changes: { result: changes }, evals: { result: evals } } }
        const condition = String(step?.if).replace(/^\$\{\{|\}\}$/g, '')
        return evaluateExpression(condition, contexts, 'success')
      }
      expect(fails('success', 'cancelled')).toBe(true)
      expect(fails('failure', 'skipped')).toBe(true)
    })
  })
})

/** Workflows elsewhere in the docs whose test step must not hide anything either. */
describe.each([
  ['README.md', 'Eval Gate', 'gate'],
  ['docs/recipes/scheduled-reports.md', 'Scheduled runs with an issue about a suite', 'gate'],
  ['docs/recipes/fork-pull-requests.md', 'First workflow: measure', 'collect'],
])('%s', (page, heading, mode) => {
  const found = snippetsOf(page).find((snippet) => snippet.heading === heading)
  const workflow = readWorkflow(found?.text ?? '')
  const runOn = (job: Job, programs: Readonly<Record<string, string>>) =>
    runJob(workflow, 'evals', { job, token, workspace: createWorkspace({}), programs })

  it('a failed installation and a test run without a report are red', async () => {
    for (const programs of [
      { ...vitest('passed'), npm: 'exit 1' },
      { ...vitest('passed'), npx: 'exit 137' },
    ]) {
      const stopped = await runOn(await onPullRequest(), programs)
      expect(stopped.conclusion, stopped.log).toBe('failure')
    }
  })

  it('failing cases are left to the gate', async () => {
    const stored = await runOn(await onMain(), vitest('passed'))
    expect(stored.conclusion, stored.log).toBe('success')
    const broken = await runOn(await onPullRequest(), vitest('failed'))
    expect(broken.conclusion, broken.log).toBe(mode === 'gate' ? 'failure' : 'success')
  })
})

it('no page of the docs hides the exit code of a step', () => {
  const hiding = [...snippetsOf('README.md'), ...snippets].filter(({ text }) => /\|\| true\s*$/m.test(text))
  expect(hiding).toEqual([])
})
