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

describe('suites with different names', () => {
  const step = async (
    pull: Awaited<ReturnType<typeof newPullRequest>>,
    { suite, outcome = 'passed', ...more }: StepOptions,
  ) => {
    const workspace = createWorkspace({ 'reports/junit.xml': junitReport([{ name: 'adds', outcome }]) })
    const { runId, job, workflow } = more
    return runStep({
      workspace,
      inputs: {
        reports: 'reports/*.xml',
        'suite-name': suite,
        'github-token': token,
        comment: more.comment ?? 'always',
      },
      ...pullRequestJob(github, pull.pullRequest, {
        runId,
        job,
        ...(workflow !== undefined && { workflow, workflowFile: `${workflow}.yml` }),
      }),
    })
  }
  interface StepOptions {
    readonly suite: string
    readonly runId: number
    readonly job?: string
    readonly workflow?: string
    readonly comment?: string
    readonly outcome?: 'passed' | 'failed'
  }

  const ways: Readonly<Record<string, readonly [StepMore, StepMore, StepMore]>> = {
    'steps of a job': [{ runId: 71 }, { runId: 71 }, { runId: 72 }],
    'jobs of a workflow': [
      { runId: 81, job: 'unit' },
      { runId: 81, job: 'evals' },
      { runId: 82, job: 'evals' },
    ],
    'legs of a matrix': [
      { runId: 85, job: 'test' },
      { runId: 85, job: 'test' },
      { runId: 86, job: 'test' },
    ],
    workflows: [
      { runId: 91, workflow: 'tests' },
      { runId: 92, workflow: 'evaluation' },
      { runId: 94, workflow: 'evaluation' },
    ],
  }
  type StepMore = Pick<StepOptions, 'runId' | 'job' | 'workflow'>

  it.each(
    Object.entries(ways).flatMap(([way, runs]) => [false, true].map((atOnce) => ({ way, runs, atOnce }))),
  )('of $way are sections of one comment, at once: $atOnce', async ({ runs, atOnce }) => {
    const [first, second, next] = runs
    const later = atOnce ? 100 : 0
    const pull = await newPullRequest()
    const unit = () => step(pull, { suite: 'unit', ...first, runId: first.runId + later })
    const evals = () =>
      step(pull, {
        suite: 'evals',
        outcome: 'failed',
        ...second,
        runId: second.runId + later,
      })
    if (atOnce) await Promise.all([unit(), evals()])
    else {
      await unit()
      expect((await evals()).exitCode).not.toBe(2)
    }
    const [body = '', ...others] = await pull.comments()
    expect(others).toEqual([])
    const headings = (text: string) => [...text.matchAll(/^###? (\S+ \w+):/gm)].map(([, heading]) => heading)
    expect(headings(body)).toEqual([expect.stringMatching(/^(❌|⚠️) evals$/), '✅ unit'])
    expect(body.split('\n')[1]).toMatch(/^\*\*(❌|⚠️) 2 suites: 1 .*, 1 good\*\*$/)
    await step(pull, { suite: 'evals', ...next, runId: next.runId + later })
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
