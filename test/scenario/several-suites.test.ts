import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createRest } from '../../src/platform/github/rest.ts'
import { createComments } from '../../src/platform/github/sticky/comments.ts'
import type { StickyComment } from '../../src/ports/github.ts'
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
  const pullRequest = await github.createPullRequest(`suites-${branches++}`)
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
    comments: async () => (await github.comments(number)).map(({ body }) => body),
    pullRequest,
  }
}

describe('several suites on one pull request', () => {
  it('lose no section when all jobs of a workflow write at the same time', async () => {
    const pull = await newPullRequest()
    const names = Array.from({ length: 8 }, (_, index) => `suite ${index}`)
    await Promise.all(
      names.map((name, index) =>
        pull.write(name, `${index === 3 ? '❌' : '✅'} ${name}: done`, {
          visibility: index % 4 === 1 ? 'line' : 'shown',
        }),
      ),
    )
    const [body = '', ...others] = await pull.comments()
    expect(others).toEqual([])
    const shown = names.filter((_, index) => index % 4 !== 1)
    for (const name of shown) expect(body).toContain(` ${name}: done\n`)
    expect(body).toMatch(
      /^<!-- eval-gate-suites -->\n\*\*❌ [678] suites: 1 not ready to merge, [567] good\*\*/,
    )
    for (const name of names)
      await pull.write(name, `✅ ${name}: done`, {
        runId: '2',
        visibility: shown.includes(name) ? 'shown' : 'line',
      })
    expect((await pull.comments()).join('')).toContain('**✅ 8 suites: 8 good**')
  })

  it('are ours only: a stranger can write the marker, but no section', async () => {
    const pull = await newPullRequest()
    const marker = '<!-- eval-gate key=evil run=9 attempt=1 -->\n### ✅ evil: good to merge'
    await github.commentAs('mallory_token', pull.pullRequest.number, marker)
    await pull.write('unit', '✅ unit: good to merge')
    await pull.write('evals', '✅ evals: good to merge')
    expect((await pull.comments()).filter((body) => body.includes('2 suites'))).toHaveLength(1)
    expect((await pull.comments()).filter((body) => body.includes('evil'))).toEqual([marker])
  })
})

describe('steps of one job with different names', () => {
  const step = async (
    pull: Awaited<ReturnType<typeof newPullRequest>>,
    { suite, outcome = 'passed', ...more }: StepOptions,
  ) => {
    const workspace = createWorkspace({ 'reports/junit.xml': junitReport([{ name: 'adds', outcome }]) })
    return runStep({
      workspace,
      inputs: {
        reports: 'reports/*.xml',
        'suite-name': suite,
        'github-token': token,
        comment: more.comment ?? 'always',
      },
      ...pullRequestJob(github, pull.pullRequest, { runId: more.runId }),
    })
  }
  interface StepOptions {
    readonly suite: string
    readonly runId: number
    readonly comment?: string
    readonly outcome?: 'passed' | 'failed'
  }

  it('are sections of one comment, the red one first, and each is replaced by its next run', async () => {
    const pull = await newPullRequest()
    await step(pull, { suite: 'unit', runId: 71 })
    expect((await step(pull, { suite: 'evals', runId: 71, outcome: 'failed' })).exitCode).not.toBe(2)
    const [body = '', ...others] = await pull.comments()
    expect(others).toEqual([])
    const headings = (text: string) => [...text.matchAll(/^###? (\S+ \w+):/gm)].map(([, heading]) => heading)
    expect(headings(body)).toEqual([expect.stringMatching(/^(❌|⚠️) evals$/), '✅ unit'])
    expect(body.split('\n')[1]).toMatch(/^\*\*(❌|⚠️) 2 suites: 1 .*, 1 good\*\*$/)
    await step(pull, { suite: 'evals', runId: 72 })
    const [after = '', ...more] = await pull.comments()
    expect(more).toEqual([])
    expect(headings(after)).toEqual(['✅ evals', '✅ unit'])
  })

  it.each(['off', 'failures'])('has a line in it with `comment: %s`', async (comment) => {
    const pull = await newPullRequest()
    const runId = comment === 'off' ? 73 : 74
    await step(pull, { suite: 'evals', runId: runId - 10, comment })
    expect(await pull.comments()).toEqual([])
    await step(pull, { suite: 'unit', runId })
    expect((await step(pull, { suite: 'evals', runId, comment })).exitCode).toBe(0)
    const [body = '', ...others] = await pull.comments()
    expect(others).toEqual([])
    expect(body).toMatch(/\n✅ evals: .* · \[run\]\(\S+\/actions\/runs\/7[34]\)/)
    expect(body).toMatch(/^### ✅ unit: /m)
  })
})
