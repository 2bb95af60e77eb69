import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createGitHubPlatform } from '../../../../src/platform/github/platform.ts'
import { createWorkspace } from '../../../support/workspace.ts'

const limitBytes = 1024 * 1024

/** @param before what other commands of the step wrote into the summary; absent: there is no file yet */
function platformWith(before: string | undefined) {
  const workspace = createWorkspace(before === undefined ? {} : { 'summary.md': before })
  const path = join(workspace, 'summary.md')
  const env = { GITHUB_WORKSPACE: workspace, RUNNER_TEMP: workspace }
  return { path, platform: createGitHubPlatform({ ...env, GITHUB_STEP_SUMMARY: path }, undefined), env }
}

it.each([
  [undefined, 0],
  ['', 0],
  ['# Größe\n', 10],
])('the summary has the room that others leave: %j', (before, bytes) => {
  const { platform, path } = platformWith(before)
  expect(platform.step.summaryRoomBytes()).toBe(limitBytes - bytes - 1)
  // Again, as when the first one was too long.
  for (const text of ['first, which is longer', 'second']) platform.step.writeSummary(text)
  expect(readFileSync(path, 'utf8')).toBe(`${before ?? ''}second\n`)
})

it('the summary has no room where others filled it', () => {
  expect(platformWith('x'.repeat(limitBytes)).platform.step.summaryRoomBytes()).toBe(0)
})

it.each([undefined, ''])('without a file there is no summary: %j', (GITHUB_STEP_SUMMARY) => {
  const { env, path } = platformWith(undefined)
  const platform = createGitHubPlatform({ ...env, GITHUB_STEP_SUMMARY }, undefined)
  expect(platform.step.summaryRoomBytes()).toBe(0)
  platform.step.writeSummary('text')
  expect(existsSync(path)).toBe(false)
})
