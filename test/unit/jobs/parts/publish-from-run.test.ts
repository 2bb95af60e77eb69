import { expect, it } from 'vitest'
import { runConfiguredJob } from '../../../../src/main.ts'
import type { CiContext } from '../../../../src/ports/context.ts'
import type { OpenedPullRequest } from '../../../../src/ports/github.ts'
import type { Repository } from '../../../../src/ports/platform.ts'
import { memoryGitHub, pullRequest } from '../../../support/memory-github.ts'
import { withPorts } from '../../../support/platform.ts'
import { createWorkspace, junitReport } from '../../../support/workspace.ts'

interface Changed {
  readonly context?: Partial<CiContext>
  readonly trigger?: Partial<NonNullable<CiContext['trigger']>>
  readonly inputs?: Readonly<Record<string, string>>
  readonly opened?: Partial<OpenedPullRequest> | null
  readonly files?: Repository['repositoryFiles'] | null
}

/** Publishes what a pull request has measured, where something is not as it should be. */
async function publish({ context, trigger, inputs, opened, files }: Changed = {}) {
  const github = memoryGitHub(undefined)
  const workspace = createWorkspace({ 'a.xml': junitReport([{ name: 'one' }]) })
  const common = { 'suite-name': 'pool', 'html-report': 'off' }
  const step = { runId: '7', workspace } as const
  const collecting = github.platformOf({ ...step, event: 'pull_request' })
  await runConfiguredJob({ ...common, mode: 'collect', reports: 'a.xml' }, collecting.platform)
  const { platform, seen } = github.platformOf({ ...step, event: 'workflow_run', job: 'publish' })
  const found = await platform.review.pullRequests?.find(pullRequest.number)
  const code = await runConfiguredJob(
    { ...common, mode: 'publish', ...inputs },
    withPorts(platform, {
      runtime: {
        context: {
          ...platform.runtime.context,
          ...context,
          ...(platform.runtime.context.trigger && {
            trigger: { ...platform.runtime.context.trigger, ...trigger },
          }),
        },
      },
      repository: {
        repositoryFiles: files === null ? undefined : (files ?? platform.repository.repositoryFiles),
      },
      review: {
        pullRequests: {
          listOfHead: async () => [],
          listFates: async () => [],
          find: async () => (opened === null || found === undefined ? undefined : { ...found, ...opened }),
        },
      },
    }),
  ).catch((error: unknown) => String(error))
  return { code, said: seen.said, isPublished: seen.views.comment !== undefined }
}

it('publishes what the pull request measured', async () => {
  expect(await publish()).toMatchObject({ isPublished: true })
})

it.each<[string, Changed, RegExp]>([
  [
    'of another workflow than the input names',
    { inputs: { workflow: '.github/workflows/other.yml' } },
    /made by the workflow \.github\/workflows\/evals\.yml, but \.github\/workflows\/other\.yml was expected/,
  ],
  [
    'of a workflow that the default branch does not have',
    { files: { isReliable: true, read: async () => undefined } },
    /evals\.yml, which is not on the default branch/,
  ],
  ['of no known pull request', { opened: null }, /pull request 7, but it is not/],
  ['of a pull request of another fork', { opened: { headRepository: 'eve/app' } }, /7, but it is not/],
  [
    'of a repository that is gone',
    { trigger: { headRepository: '' }, opened: { headRepository: '' } },
    /is not/,
  ],
  ['of a run that stored nothing', { trigger: { runId: '8' } }, /has stored no measurement of "pool"/],
])('refuses a measurement %s', async (_, changed, expected) => {
  const { code, said, isPublished } = await publish(changed)
  expect(`${code} ${said}`).toMatch(expected)
  expect(isPublished).toBe(false)
})

it.each<[string, Changed, RegExp]>([
  ['of a head that has moved on', { trigger: { commit: 'e'.repeat(40) } }, /has another head/],
  [
    'that no pull request started',
    { trigger: { event: 'push' } },
    /started by "push" and not by a pull request/,
  ],
])('publishes nothing %s, and fails nothing', async (_, changed, expected) => {
  const { code, said, isPublished } = await publish(changed)
  expect([code, isPublished]).toEqual([0, false])
  expect(said).toMatch(expected)
})

it.each<[string, Changed]>([
  ['the input names its workflow', { inputs: { workflow: '.github/workflows/evals.yml' } }],
  ['files can not be read', { files: null }],
  ['its workflow is not known', { context: { workflowPath: undefined } }],
])('publishes where %s', async (_, changed) => {
  expect((await publish(changed)).isPublished).toBe(true)
})
