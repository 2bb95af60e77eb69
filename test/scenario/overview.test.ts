import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createRest } from '../../src/platform/github/rest.ts'
import { createComments } from '../../src/platform/github/sticky/comments.ts'
import type { StickyComment } from '../../src/ports/github.ts'
import type { Clock, Log } from '../../src/ports/platform.ts'
import { type GitHub, startGitHub } from '../support/github.ts'

let github: GitHub
let token: string

beforeAll(async () => {
  github = await startGitHub()
  token = await github.createToken()
})
afterAll(() => github.close())

const silent: Log = {
  debug: () => {},
  info: () => {},
  notice: () => {},
  warning: () => {},
  error: () => {},
  group: (_, body) => body(),
  mask: () => {},
}
const clock: Clock = {
  now: () => Date.now(),
  sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms / 10)),
}

let branches = 0

async function newPullRequest() {
  const { number } = await github.createPullRequest(`overview-${branches++}`)
  return {
    write: (key: string, headline: string, more: Partial<StickyComment> = {}) =>
      createComments({
        rest: createRest(token, github.url, clock, silent),
        repository: { owner: 'octo', repo: 'app' },
        pullRequest: number,
        clock,
        log: silent,
      }).upsert({
        key,
        body: `### ${headline}\n\nmore`,
        runId: '1',
        attempt: 1,
        commit: '',
        createIfMissing: true,
        ...more,
      }),
    comments: async () => await github.comments(number),
    overviews: async () =>
      (await github.comments(number)).filter(({ body }) => body.startsWith('<!-- eval-gate-overview ')),
    number,
  }
}

describe('several suites on one pull request', () => {
  it('are listed with their verdicts and a link each, the worst first; one suite alone is not', async () => {
    const pull = await newPullRequest()
    await pull.write('unit', '✅ unit: good to merge, no regression in 40 cases')
    expect(await pull.comments()).toHaveLength(1)
    await pull.write('evals', '❌ evals: not ready to merge, 4 of 198 cases regressed')
    const [unit, evals] = await pull.comments()
    const [overview, ...others] = await pull.overviews()
    expect(others).toEqual([])
    expect(
      overview?.body
        .replaceAll(/\(http[^#]+/g, '(')
        .split('\n')
        .slice(1),
    ).toEqual([
      '**❌ 2 suites: 1 not ready to merge, 1 good**',
      '',
      `- ❌ evals: not ready to merge, 4 of 198 cases regressed · [comment](#issuecomment-${evals?.id})`,
      `- ✅ unit: good to merge, no regression in 40 cases · [comment](#issuecomment-${unit?.id})`,
    ])
  })

  it('update their line in place, and leave when their comment goes', async () => {
    const pull = await newPullRequest()
    await pull.write('unit', '✅ unit: good to merge')
    await pull.write('evals', '⚠️ evals: inconclusive, please check before merging')
    const [first] = await pull.overviews()
    await pull.write('evals', '✅ evals: good to merge', { runId: '2' })
    const [second] = await pull.overviews()
    expect(second?.id).toBe(first?.id)
    expect(second?.body).toContain('**✅ 2 suites: 2 good**')
    await pull.write('evals', '✅ evals: good to merge', { runId: '3', visibility: 'deleted' })
    expect(await pull.overviews()).toEqual([])
    expect(await pull.comments()).toHaveLength(1)
  })

  it('lose no line when all jobs of a workflow write at the same time', async () => {
    const pull = await newPullRequest()
    const names = Array.from({ length: 8 }, (_, index) => `suite ${index}`)
    await Promise.all(
      names.map((name, index) => pull.write(name, `${index === 3 ? '❌' : '✅'} ${name}: done`)),
    )
    const [overview, ...others] = await pull.overviews()
    expect(others).toEqual([])
    for (const name of names) expect(overview?.body).toContain(` ${name}: done · `)
    expect(overview?.body).toContain('**❌ 8 suites: 1 not ready to merge, 7 good**')
  })

  it('are ours only: a stranger can write the marker, but no line', async () => {
    const pull = await newPullRequest()
    const marker = '<!-- eval-gate key=evil run=9 attempt=1 -->\n### ✅ evil: good to merge'
    await github.commentAs('mallory_token', pull.number, marker)
    await pull.write('unit', '✅ unit: good to merge')
    expect(await pull.overviews()).toEqual([])
    await pull.write('evals', '✅ evals: good to merge')
    const [overview] = await pull.overviews()
    expect(overview?.body).not.toContain('evil')
  })
})
