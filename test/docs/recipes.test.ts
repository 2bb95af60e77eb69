import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { inputNames } from '../../src/config/inputs.ts'
import { loadConfig } from '../../src/config/load.ts'
import { skipOnWindows } from '../support/systems.ts'

skipOnWindows('the steps are written for bash')

interface Step {
  readonly uses?: string
  readonly with?: Readonly<Record<string, unknown>>
}

interface Workflow {
  readonly name: string
  readonly on: Readonly<Record<string, unknown>>
  readonly permissions: Readonly<Record<string, string>>
  readonly jobs: Readonly<Record<string, { readonly steps: readonly Step[] }>>
}

/** The workflows in a recipe, in order. */
function workflowsOf(recipe: string): readonly Workflow[] {
  const text = readFileSync(resolve(import.meta.dirname, '../../docs/recipes', recipe), 'utf8')
  return [...text.matchAll(/```yaml\n([\s\S]*?)```/g)].map((match) => parse(match[1] ?? ''))
}

function stepOf(workflow: Workflow | undefined): Readonly<Record<string, string>> {
  const steps = Object.values(workflow?.jobs ?? {}).flatMap((job) => job.steps)
  const own = steps.find(({ uses }) => uses?.startsWith('eval-gate/') === true)
  return Object.fromEntries(Object.entries(own?.with ?? {}).map(([name, value]) => [name, String(value)]))
}

const load = (inputs: Readonly<Record<string, string>>) =>
  loadConfig(
    { ...inputs, ...(inputs['test-outcome'] && { 'test-outcome': 'failure' }) },
    { provider: 'github_actions' },
  )

describe('the recipes', () => {
  const [measure, publish] = workflowsOf('fork-pull-requests.md')
  const [nightly] = workflowsOf('scheduled-reports.md')
  const [commands] = workflowsOf('evals-commands.md')
  const [models] = workflowsOf('compare-models.md')
  const [pages] = workflowsOf('report-history.md')

  it.each([
    ['measure', measure],
    ['publish', publish],
    ['nightly', nightly],
    ['models', models],
    ['pages', pages],
  ])('%s sets known inputs only, and they load', async (_, workflow) => {
    const inputs = stepOf(workflow)
    expect(Object.keys(inputs).length).toBeGreaterThan(0)
    expect(inputNames).toEqual(expect.arrayContaining(Object.keys(inputs)))
    const resolved = { ...inputs, ...(inputs.mode?.startsWith('$') && { mode: 'collect' }) }
    const config = await load({ ...resolved, ...(inputs['api-key'] && { 'api-key': 'sk_1' }) })
    expect(config.suiteName).toBe('support agent')
  })

  it('the half that runs strange code may write nothing; the other half is started by it', () => {
    expect(Object.values(measure?.permissions ?? {})).toEqual(['read', 'read'])
    expect(JSON.stringify(measure)).not.toContain('secrets.')
    expect(publish?.on).toEqual({ workflow_run: { workflows: [measure?.name], types: ['completed'] } })
    expect(stepOf(publish)).toMatchObject({ mode: 'publish', 'suite-name': stepOf(measure)['suite-name'] })
  })

  it('the commands run no code of the pull request, and read no secret', () => {
    expect(commands?.on).toEqual({ issue_comment: { types: ['created'] } })
    expect(JSON.stringify(commands)).not.toMatch(/secrets\.|checkout/)
    expect(Object.values(commands?.jobs ?? {}).flatMap((job) => job.steps)).toHaveLength(1)
    expect(stepOf(commands)).toEqual({ workflows: 'evals.yml' })
  })

  it('the issue needs its permission', async () => {
    expect(nightly?.permissions).toMatchObject({ issues: 'write' })
    expect((await load(stepOf(nightly))).policyInputs).toEqual({
      issueOnFailure: true,
      issueLabels: ['evals'],
      issueAssignees: ['octocat'],
    })
  })
})
