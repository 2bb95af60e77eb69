import { describe, expect, it } from 'vitest'
import { findChangeOfFork } from '../../../../src/config/choice/policy-change.ts'
import { defaultPolicy } from '../../../../src/config/policy/table.ts'
import type { CiContext } from '../../../../src/ports/context.ts'
import type { Platform } from '../../../../src/ports/platform.ts'
import { fakePlatform } from '../../../support/platform.ts'

const path = '.github/eval-gate.yml'
const config: Parameters<typeof findChangeOfFork>[0] = {
  policyInputs: {},
  policyPath: path,
  policyPathGiven: false,
  policyFrom: 'head',
  suiteName: 'agents',
  mode: 'publish',
}
const workflowPath = '.github/workflows/evals.yml'

/** A publishing job whose pull request changes these files and has these files at its head. */
function publishing(changed: readonly string[], files: Readonly<Record<string, string>>): Platform {
  return fakePlatform({
    runtime: {
      context: {
        pullRequest: { number: 7, baseSha: 'b', headSha: 'h', baseBranch: 'main' },
        commit: 'h',
        workflowPath,
      } as unknown as CiContext,
    },
    review: { changedFiles: async () => new Set(changed) },
    repository: { repositoryFiles: { isReliable: true, read: async (file) => files[file] } },
  })
}

const change = (platform: Platform, base: string | null = 'fail-on: regressions\n') =>
  findChangeOfFork(
    config,
    { texts: base === null ? [] : [{ path, text: base }], policy: defaultPolicy },
    platform,
  )

describe('the policy of a pull request that is published', () => {
  it('is described by what differs, and never counts, whatever `policy-from` says', async () => {
    const said = await change(publishing([path], { [path]: 'fail-on: never\n' }))
    expect(said).toContain(`This pull request changes the policy (${path}).`)
    expect(said).toContain('the change counts once it is merged')
    expect(said).toContain('After: never fails; findings are warnings.')
    expect(said).not.toContain('The difference is in')
  })

  it('is said to differ in what no sentence is about', async () => {
    const said = await change(publishing([path], { [path]: 'fail-on: regressions\ndelta: 3%\n' }))
    expect(said).toMatch(/The difference is in `delta`\.$/)
    const shared = await change(
      publishing([path], { [path]: 'fail-on: regressions\nsuites:\n  - match: other\n    delta: 3%\n' }),
    )
    expect(shared).toMatch(/The same limits are now for other suites, or come from another file\.$/)
    expect(said).not.toMatch(/Before:|After:/)
  })

  it.each([
    ['is not valid', 'fail-on: [what\n'],
    ['can not be read', undefined],
    ['is longer than any', `# ${'x'.repeat(200_000)}\n`],
  ])('is said to change when the new one %s', async (_, text) => {
    const said = await change(publishing([path], text === undefined ? {} : { [path]: text }))
    expect(said).toMatch(/changes the policy .* once it is merged\.$/)
  })

  it('is said to be removed, but only at a commit that can be read', async () => {
    expect(await change(publishing([], { [workflowPath]: 'name: Evals' }))).toContain('removes the policy')
    expect(await change(publishing([], {}))).toBeUndefined()
  })

  it('is not mentioned where it stays as it is', async () => {
    expect(await change(publishing(['src/a.ts'], { [path]: 'fail-on: regressions\n' }))).toBeUndefined()
    expect(await change(publishing([path], { [path]: 'fail-on: regressions\n' }))).toBeUndefined()
    expect(await change(publishing([], { [workflowPath]: 'name: Evals' }), null)).toBeUndefined()
  })
})
