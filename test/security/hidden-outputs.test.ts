import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { promptfooLines } from '../../bench/setups/reports.ts'
import { readZip } from '../../src/platform/github/artifacts/zip.ts'
import { type GitHub, startGitHub } from '../support/github.ts'
import { pullRequestJob, runStep } from '../support/run-action.ts'
import { createWorkspace } from '../support/workspace.ts'

let github: GitHub
beforeAll(async () => {
  github = await startGitHub()
})
afterAll(() => github.close())

/** Everything that a step shows and keeps. */
async function publish(suiteName: string, policy: string): Promise<string> {
  const text = promptfooLines(6, [2]).replaceAll('How much is', 'Private question')
  const pullRequest = await github.createPullRequest(suiteName)
  const known = github.artifacts.artifacts.length
  const step = await runStep({
    workspace: createWorkspace({ 'results.jsonl': text.replaceAll('It is', 'Private answer') }),
    inputs: {
      reports: '*.jsonl',
      'suite-name': suiteName,
      'github-token': await github.createToken(),
      policy,
    },
    ...pullRequestJob(github, pullRequest),
  })
  const names = ['eval-gate-results.json', 'index.html']
  const archives = github.artifacts.artifacts.slice(known)
  const kept = await Promise.all(
    archives.map(async ({ body, mime }) =>
      mime === 'application/zip'
        ? [...(await readZip(body, { files: names, maxBytes: 1e8 })).values()].join('\n')
        : String(body),
    ),
  )
  const comments = await github.comments(pullRequest.number)
  expect(kept.join('').length).toBeGreaterThan(500)
  return [
    step.stdout,
    step.summary,
    ...comments.map(({ body }) => body),
    ...kept,
    readFileSync(step.outputs['results-file'] ?? '', 'utf8'),
  ].join('\n')
}

it('`show-outputs: off` leaves what evals were asked and answered out of everything that is shown or kept', async () => {
  expect(await publish('shown', '')).toMatch(/Private answer 2/)
  const left = await publish('hidden', 'show-outputs: off')
  expect(left).toContain('answers 2')
  expect(left).not.toMatch(/Private (?:question|answer)/)
})
