import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { readSeed } from '../../local-service/seed/read-seed.ts'
import { callInputs } from '../../src/call/inputs.ts'
import { commandInputs } from '../../src/command/inputs.ts'
import { parseAcceptedFile } from '../../src/config/accepted-file.ts'
import { inputNames, type RawInputs } from '../../src/config/inputs.ts'
import { loadConfig } from '../../src/config/load.ts'
import { parsePolicyFile } from '../../src/config/policy/file.ts'
import { parseSuiteFile } from '../../src/config/suite-file/read.ts'
import { pages, readBlocks, readPage } from './blocks.ts'

interface Step {
  readonly uses?: string
  readonly with?: Readonly<Record<string, unknown>>
}

interface Workflow {
  readonly name?: string
  readonly on: Readonly<Record<string, unknown>> | string
  readonly permissions: Readonly<Record<string, string>>
  readonly jobs: Readonly<
    Record<
      string,
      {
        readonly permissions?: Readonly<Record<string, string>>
        readonly steps: readonly Step[]
      }
    >
  >
}

const yamlBlocks = readBlocks()
  .filter(({ language }) => language === 'yaml' || language === 'yml')
  .map((block) => ({ ...block, value: parse(block.text) as unknown }))

const isWorkflow = (value: unknown): value is Workflow =>
  typeof value === 'object' && value !== null && 'jobs' in value
const isSteps = (value: unknown): value is readonly Step[] =>
  Array.isArray(value) && value.some((step) => 'uses' in step || 'run' in step)

const workflows = yamlBlocks.flatMap(({ place, value }) =>
  isWorkflow(value) ? [{ place, workflow: value }] : [],
)

/** Every step of the docs that uses one of our actions. */
const steps = yamlBlocks
  .flatMap(({ place, value }) => {
    if (isWorkflow(value))
      return Object.values(value.jobs).flatMap((job) => job.steps.map((step) => ({ place, step })))
    return isSteps(value) ? value.map((step) => ({ place, step })) : []
  })
  .filter(({ step }) => step.uses?.startsWith('eval-gate/eval-gate') === true)

/** The inputs of a step as the runner gives them, with expressions evaluated. */
function inputsOf(step: Step): RawInputs {
  const entries = Object.entries(step.with ?? {}).map(([name, value]) => [
    name,
    evaluate(name, String(value)),
  ])
  return Object.fromEntries(entries)
}

function evaluate(name: string, text: string): string {
  return text.replaceAll(/\$\{\{(.*?)\}\}/g, (_, expression: string) => {
    if (name === 'api-key') return 'sk_example'
    if (name === 'base-url') return 'https://evals.example.com/api/v1'
    if (name === 'test-outcome') return 'failure'
    // `condition && 'this' || 'that'`
    return /&& '([^']*)'/.exec(expression)?.[1] ?? '12345'
  })
}

const asCases = <T extends { readonly place: string }>(items: readonly T[]) =>
  items.map((item) => [item.place, item] as const)

describe('the workflows of the docs', () => {
  it('are found', () => {
    expect(workflows.length).toBeGreaterThan(7)
    expect(steps.length).toBeGreaterThan(12)
  })

  it.each(asCases(steps))('%s: the step has known inputs, and they load', async (_place, { step }) => {
    const [, small] = /^eval-gate\/eval-gate\/(\w+)@/.exec(step.uses ?? '') ?? []
    const table = { call: callInputs, command: commandInputs }[small ?? '']
    const known: readonly string[] = table === undefined ? inputNames : Object.keys(table)
    expect(Object.keys(step.with ?? {}).filter((name) => !known.includes(name))).toEqual([])
    if (small !== undefined) return
    await expect(loadConfig(inputsOf(step), { provider: 'github_actions' })).resolves.toBeDefined()
  })

  it.each(asCases(workflows))(
    '%s: the workflow has a name and the permissions it needs',
    (_place, { workflow }) => {
      expect(workflow.name).toEqual(expect.any(String))
      const { on } = workflow
      expect(workflow.permissions.contents).toBe('read')
      const all = Object.values(workflow.jobs).flatMap((job) =>
        job.steps.map((step) => ({ step, permissions: job.permissions ?? workflow.permissions })),
      )
      for (const { step, permissions } of all) {
        if (step.uses?.startsWith('eval-gate/eval-gate@') !== true) continue
        const raw = inputsOf(step)
        if (/sync-suite: only/.test(raw.hosted ?? '')) continue
        expect(permissions.actions).toBe('read')
        const comments =
          raw.mode === 'publish' ||
          (/"(pull_request|pull_request_target|workflow_call)"/.test(JSON.stringify(on)) &&
            raw.mode !== 'collect')
        expect(permissions['pull-requests']).toBe(comments ? 'write' : undefined)
        expect(permissions.checks).toBe(raw['check-run'] === 'true' ? 'write' : undefined)
        expect(permissions.issues).toBe(/issue-on-failure: true/.test(raw.policy ?? '') ? 'write' : undefined)
      }
    },
  )

  it('keep the token of the job out of every checkout', () => {
    const checkouts = yamlBlocks.flatMap(({ place, value }) => {
      const steps = isWorkflow(value) ? Object.values(value.jobs).flatMap((job) => job.steps) : value
      if (!isSteps(steps)) return []
      return steps
        .filter(({ uses }) => uses?.startsWith('actions/checkout@'))
        .map((step) => ({ place, step }))
    })
    expect(checkouts.length).toBeGreaterThan(15)
    expect(checkouts.filter(({ step }) => step.with?.['persist-credentials'] !== false)).toEqual([])
  })

  it('use one version of each action and one name for the secret', () => {
    const text = pages.map(readPage).join('\n')
    const versions = new Set([...text.matchAll(/uses: (actions\/checkout@\S+)/g)].map(({ 1: used }) => used))
    expect([...versions]).toEqual(['actions/checkout@v7'])
    const secrets = new Set([...text.matchAll(/secrets\.(\w*EVAL\w*)/g)].map(({ 1: name }) => name))
    expect([...secrets]).toEqual(['EVAL_API_KEY'])
  })
})

describe('the other files in the docs', () => {
  const others = yamlBlocks.filter(({ value }) => !isWorkflow(value) && !isSteps(value))
  const readers: Readonly<Record<string, (text: string, path: string) => unknown>> = {
    'docs/policy.md': parsePolicyFile,
    'docs/formats.md': parsePolicyFile,
    'docs/history.md': parsePolicyFile,
    'docs/recipes/scheduled-reports.md': parsePolicyFile,
    // A scenario runs the job.
    'docs/ci-setups.md': (text) => expect(parse(text)).toHaveProperty('evals.script'),
    'docs/accepting-changes.md': parseAcceptedFile,
    'docs/suites-as-code.md': parseSuiteFile,
    'docs/service.md': readSeed,
    'docs/recipes/own-server-and-model.md': (text, path) =>
      (/^cases:/m.test(text) ? parseSuiteFile : readSeed)(text, path),
  }

  it.each(asCases(others))('%s is read without a problem', (_place, { page, text, place }) => {
    const read = readers[page]
    expect(read, `${place}: what kind of file is this?`).toBeDefined()
    expect(() => read?.(text, place)).not.toThrow()
  })
})
