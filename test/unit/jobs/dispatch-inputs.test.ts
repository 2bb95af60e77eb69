import { expect, it } from 'vitest'
import { withGivenInputs } from '../../../src/jobs/dispatch-inputs.ts'
import { fakePlatform } from '../../support/platform.ts'

const workflow = `on:
  workflow_dispatch:
    inputs:
      preview: { default: production }
      size: { type: choice, options: [small, large] }
      retry: { type: boolean, default: true }
      note: {}
`

async function read(
  givenInputs: Readonly<Record<string, unknown>> | undefined,
  {
    event = 'workflow_dispatch',
    sameInputs = [] as readonly string[],
    file = workflow as string | null,
  } = {},
) {
  const platform = fakePlatform({
    machine: {
      workspace: '/w',
      files: {
        readText: () => {
          if (file === null) throw new Error('ENOENT')
          return file
        },
      },
    },
    runtime: { context: { event, branch: 'main', workflowPath: '.github/workflows/e.yml', givenInputs } },
  })
  const { context } = (await withGivenInputs(platform, { sameInputs })).runtime
  return context.branch === 'main' ? undefined : context.notTheBranch
}

it.each<[string, Readonly<Record<string, unknown>> | undefined, Parameters<typeof read>[1]?]>([
  ['no inputs', undefined],
  ['defaults', { preview: 'production', size: 'small', retry: 'true', note: '' }],
  ['a box that nobody ticked', { debug: 'false' }],
  ['what the policy calls the same', { note: 'hello' }, { sameInputs: ['note'] }],
  ['anything, if the policy says so', { preview: 'blue' }, { sameInputs: ['*'] }],
  ['an empty payload', {}, { event: 'repository_dispatch' }],
])('measures the branch with %s', async (_, given, options) => {
  expect(await read(given, options)).toBeUndefined()
})

it.each<[string, Readonly<Record<string, unknown>>, string, Parameters<typeof read>[1]?]>([
  ['another value', { preview: 'blue', note: '' }, 'preview'],
  ['another option', { size: 'large' }, 'size'],
  ['a box that was ticked', { retry: 'false' }, 'retry'],
  ['a value without a default', { note: 'hello' }, 'note'],
  ['a value where the workflow file is not there', { preview: 'production' }, 'preview', { file: null }],
  ['a payload', { preview: 'production' }, 'preview', { event: 'repository_dispatch' }],
])('measures something else with %s', async (_, given, name, options) => {
  expect(await read(given, options)).toBe(`the run was started with “${name}” of its own (\`same-inputs\`)`)
})
