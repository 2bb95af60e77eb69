import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createRest } from '../../src/platform/github/rest.ts'
import { createComments } from '../../src/platform/github/sticky/comments.ts'
import type { MentionedSuite, StickyComment } from '../../src/ports/github.ts'
import type { Clock, Log } from '../../src/ports/platform.ts'
import { type GitHub, startGitHub } from '../support/github.ts'
import { pullRequestJob, runStep } from '../support/run-action.ts'
import { createWorkspace, junitReport } from '../support/workspace.ts'

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
/** A pause is over when no job does anything else: long enough for all of them, however busy the machine is. */
const clock: Clock = {
  now: () => Date.now(),
  sleep: () =>
    new Promise((resolve) => {
      paused.push(resolve)
      step(-1)
    }),
}
const paused: (() => void)[] = []
let busy = 0

function step(change: 1 | -1): void {
  busy += change
  if (busy > 0) return
  const jobs = paused.splice(0)
  busy = jobs.length
  for (const resume of jobs) resume()
}

async function asJob<T>(body: () => Promise<T>): Promise<T> {
  step(1)
  try {
    return await body()
  } finally {
    step(-1)
  }
}

let branches = 0

async function newPullRequest() {
  const pullRequest = await github.createPullRequest(`overview-${branches++}`)
  const { number } = pullRequest
  const comments = () =>
    createComments({
      rest: createRest(token, github.url, clock, silent),
      repository: { owner: 'octo', repo: 'app' },
      pullRequest: number,
      clock,
      log: silent,
    })
  return {
    mention: (key: string, headline: string, more: Partial<MentionedSuite> = {}, url?: string) =>
      asJob(() =>
        comments().mention(
          { key, body: `### ${headline}\n\nmore`, runId: '1', attempt: 1, commit: '', ...more },
          url ?? 'https://github.com/octo/app/actions/runs/1',
        ),
      ),
    write: (key: string, headline: string, more: Partial<StickyComment> = {}) =>
      asJob(() =>
        comments().upsert({
          key,
          body: `### ${headline}\n\nmore`,
          runId: '1',
          attempt: 1,
          commit: '',
          createIfMissing: true,
          ...more,
        }),
      ),
    comments: async () => await github.comments(number),
    overviews: async () =>
      (await github.comments(number)).filter(({ body }) => body.startsWith('<!-- eval-gate-overview ')),
    pullRequest,
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
    await github.commentAs('mallory_token', pull.pullRequest.number, marker)
    await pull.write('unit', '✅ unit: good to merge')
    expect(await pull.overviews()).toEqual([])
    await pull.write('evals', '✅ evals: good to merge')
    const [overview] = await pull.overviews()
    expect(overview?.body).not.toContain('evil')
  })
})

describe('a suite without a comment of its own', () => {
  const linesOf = (body = '') => body.split('\n').slice(3)

  it('is listed beside those that have one, with a link to its run', async () => {
    const pull = await newPullRequest()
    await pull.mention('evals', '❌ evals: not ready to merge')
    expect(await pull.comments()).toEqual([])
    await pull.write('unit', '✅ unit: good to merge')
    await pull.mention('evals', '❌ evals: not ready to merge')
    const [overview, ...others] = await pull.overviews()
    expect(others).toEqual([])
    expect(overview?.body).toContain('**❌ 2 suites: 1 not ready to merge, 1 good**')
    expect(linesOf(overview?.body)[0]).toBe(
      '- ❌ evals: not ready to merge · [run](https://github.com/octo/app/actions/runs/1) <!-- eval-gate-suite key=evals run=1 attempt=1 -->',
    )
  })

  it('keeps its line when the others write, and shows the newest measurement', async () => {
    const pull = await newPullRequest()
    await pull.write('unit', '✅ unit: good to merge')
    await pull.mention('evals', '✅ evals: good to merge', { runId: '2', commit: 'b'.repeat(40) })
    await pull.mention('evals', '❌ evals: not ready to merge', { runId: '1', commit: 'a'.repeat(40) })
    await pull.write('lint', '⚠️ lint: inconclusive')
    const [overview] = await pull.overviews()
    expect(overview?.body).toContain('**⚠️ 3 suites: 1 inconclusive, 2 good**')
    expect(overview?.body).toMatch(/- ✅ evals: good to merge · \[run\]\(\S+\) · `bbbbbbb` <!--/)
    await pull.write('evals', '⚠️ evals: inconclusive', { runId: '3' })
    const [after] = await pull.overviews()
    expect(after?.body).toMatch(/- ⚠️ evals: inconclusive · \[comment\]/)
    expect(after?.body).not.toContain('eval-gate-suite')
  })

  it('loses no line when all jobs write at the same time', async () => {
    const pull = await newPullRequest()
    await pull.write('first', '✅ first: done')
    const names = Array.from({ length: 6 }, (_, index) => `suite ${index}`)
    await Promise.all(
      names.map((name, index) =>
        index % 2 === 0 ? pull.write(name, `✅ ${name}: done`) : pull.mention(name, `❌ ${name}: done`),
      ),
    )
    const [overview, ...others] = await pull.overviews()
    expect(others).toEqual([])
    expect(overview?.body).toContain('**❌ 7 suites: 3 not ready to merge, 4 good**')
    for (const name of names) expect(overview?.body).toContain(` ${name}: done · `)
  })

  it('leaves with the last comment', async () => {
    const pull = await newPullRequest()
    await pull.write('unit', '✅ unit: good to merge')
    await pull.write('lint', '✅ lint: good to merge')
    await pull.mention('evals', '✅ evals: good to merge')
    const gone = { runId: '2', visibility: 'deleted' } as const
    await pull.write('unit', '✅ unit: good to merge', gone)
    expect(linesOf((await pull.overviews())[0]?.body)).toHaveLength(2)
    await pull.write('lint', '✅ lint: good to merge', gone)
    await pull.mention('lint', '✅ lint: good to merge', gone)
    expect(await pull.comments()).toEqual([])
  })

  it('can have any name, and links to nothing but an address', async () => {
    const pull = await newPullRequest()
    await pull.write('unit', '✅ unit: good to merge')
    const name = 'evals --> <b>x</b> [run](https://evil.example)'
    await pull.mention(name, '✅ evals: good', {}, 'https://evil.example/) [x](https://evil.example')
    await pull.write('lint', '✅ lint: good to merge')
    const [overview] = await pull.overviews()
    expect(overview?.body).toContain('3 suites')
    const shown = overview?.body.replaceAll(/<!--.*?-->/g, '')
    expect(shown).toContain('- ✅ evals: good \n')
    expect(shown).not.toContain('evil.example')
    expect(shown).not.toContain('-->')
  })

  it.each(['off', 'failures'])('is listed by the step itself, with `comment: %s`', async (comment) => {
    const pull = await newPullRequest()
    const workspace = createWorkspace({ 'reports/junit.xml': junitReport([{ name: 'adds' }]) })
    const runId = comment === 'off' ? 71 : 72
    const step = (suite: string, mode: string) =>
      runStep({
        workspace,
        inputs: { reports: 'reports/*.xml', 'suite-name': suite, 'github-token': token, comment: mode },
        ...pullRequestJob(github, pull.pullRequest, { runId }),
      })
    await step('unit', 'always')
    expect(await pull.overviews()).toEqual([])
    const { exitCode } = await step('evals', comment)
    expect(exitCode).toBe(0)
    expect(await pull.comments()).toHaveLength(2)
    const [overview] = await pull.overviews()
    expect(overview?.body).toMatch(/- ✅ evals: .* · \[run\]\(\S+\/actions\/runs\/7[12]\) <!-- /)
  })
})
