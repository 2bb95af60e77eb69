import { expect, it } from 'vitest'
import { adviseStoredSuites, listStoredSuites } from '../../../src/baseline/stored-suites.ts'
import type { Artifacts } from '../../../src/ports/artifacts.ts'

const artifacts = (names: readonly string[]) =>
  ({
    listNewest: async () => names.map((name, index) => ({ name, runId: String(index) })),
    originOf: async (runId: string) => ({ workflowPath: `.github/workflows/w${runId}.yml` }),
  }) as unknown as Artifacts

it('the suites that a branch has baselines of are the three newest, each with its workflow', async () => {
  const names = [
    'eval-gate-baseline-api',
    'eval-gate-html-api',
    'eval-gate-baseline-api',
    'eval-gate-baseline-web_ui-0123abcd',
    'eval-gate-baseline-cli (2)',
    'eval-gate-baseline-old',
  ]
  expect(await listStoredSuites('main', artifacts(names))).toEqual([
    { name: 'api', workflowPath: '.github/workflows/w0.yml' },
    { name: 'web_ui', workflowPath: '.github/workflows/w3.yml' },
    { name: 'cli', workflowPath: '.github/workflows/w4.yml' },
  ])
})

it('the advice names the input of another workflow where there is one', () => {
  const suites = [
    { name: 'api', workflowPath: '.github/workflows/a.yml' },
    { name: 'web', workflowPath: '.github/workflows/b.yml' },
  ]
  expect(adviseStoredSuites('main', [], [])).toBe('')
  const own = ['.github/workflows/a.yml', '.github/workflows/b.yml']
  expect(adviseStoredSuites('main', suites, own)).toBe(
    ' If this suite is one of those that main has baselines of, set `suite-name` to the name that it was stored under: "api" (a.yml), "web" (b.yml).',
  )
  expect(adviseStoredSuites('main', suites, own.slice(0, 1))).toContain('`baseline-workflow: b.yml` here')
})
