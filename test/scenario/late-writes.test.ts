import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type GitHub, type PullRequest, readmePermissions, startGitHub } from '../support/github.ts'
import { pullRequestJob, pushJob, runStep } from '../support/run-action.ts'
import { createWorkspace, junitReport, type ReportCase } from '../support/workspace.ts'

/*
 * Two jobs of one suite, of which GitHub carries out a write of one only when the other is over, or answers it that late:
 * whatever the order, all that a person sees afterwards is of the newer one.
 */

let github: GitHub

beforeAll(async () => {
  github = await startGitHub({ checks: 'write' })
})
afterAll(() => github.close())

type Colour = 'green' | 'red'

/** The job that waits, at which of its writes, and whether that write or what follows it is late. */
interface Schedule {
  readonly held: 'older' | 'newer'
  readonly write: number
  readonly late: 'write' | 'answer'
}

const schedules: readonly Schedule[] = [1, 2].flatMap((write): Schedule[] => [
  { held: 'older', write, late: 'write' },
  { held: 'older', write, late: 'answer' },
  { held: 'newer', write, late: 'write' },
])
const plays = schedules.flatMap((schedule) => [
  { older: 'green' as const, newer: 'red' as const, schedule },
  { older: 'red' as const, newer: 'green' as const, schedule },
])

const results: Readonly<Record<Colour | 'broken before', readonly ReportCase[]>> = {
  'broken before': [{ name: 'adds', outcome: 'failed' }, { name: 'pays' }],
  green: [{ name: 'adds' }, { name: 'pays' }],
  red: [{ name: 'adds' }, { name: 'pays', outcome: 'failed' }],
}

type Job = Pick<Parameters<typeof runStep>[0], 'env' | 'event'>

/** Runs a step of the suite. */
async function measure(suite: string, colour: keyof typeof results, job: Job, token: string): Promise<void> {
  await runStep({
    workspace: createWorkspace({ 'junit.xml': junitReport(results[colour]) }),
    inputs: {
      reports: 'junit.xml',
      'suite-name': suite,
      'github-token': token,
      comment: 'always',
      // An issue is of main, where a check would be one more write before it.
      'check-run': String(job.env?.GITHUB_EVENT_NAME === 'pull_request'),
      'html-report': 'off',
      policy: 'kind: tests\nissue-on-failure: true',
    },
    ...job,
  })
}

/** Plays both jobs: the other one runs from the moment at which the held one waits. */
async function playBoth(
  suite: string,
  play: (typeof plays)[number],
  jobs: Readonly<Record<'older' | 'newer', Job>>,
) {
  const { held, write, late } = play.schedule
  const other = held === 'older' ? 'newer' : 'older'
  const permissions = { ...readmePermissions, checks: 'write' } as const
  const token = await github.createToken(permissions)
  const otherToken = await github.createToken(permissions)
  let writes = 0
  let otherJob: Promise<void> | undefined
  const runOther = () => {
    otherJob ??= measure(suite, play[other], jobs[other], otherToken)
    return otherJob
  }
  const end = github.intercept(async ({ method, url, headers }) => {
    if (headers.authorization?.includes(token) !== true) return undefined
    const isAnswered = writes === write
    if (method !== 'GET' && /\/(?:issues|check-runs)/.test(url.pathname)) writes += 1
    if (late === 'write' ? writes === write : isAnswered) await runOther()
    return undefined
  })
  await measure(suite, play[held], jobs[held], token)
  await runOther()
  end()
}

const describePlay = ({ older, newer, schedule: { held, write, late } }: (typeof plays)[number]) =>
  `${older}, then ${newer}, ${late} ${write} of the ${held} one late`

let count = 0

describe('what a pull request shows is of the newer run, whichever is late', () => {
  async function readPull({ number, headSha }: PullRequest) {
    const comments = await github.comments(number)
    const { check_runs: checks } = await github.api<{
      check_runs: readonly { id: number; conclusion: string }[]
    }>('GET', `/repos/octo/app/commits/${headSha}/check-runs?filter=all`)
    const [last] = checks.toSorted((a, b) => b.id - a.id)
    return { comments: comments.map(({ body }) => body), last: last?.conclusion }
  }

  it.each(plays)('$older, then $newer: $schedule', async (play) => {
    count += 1
    const suite = `late-${count}`
    const { older, newer } = play
    const token = await github.createToken({ ...readmePermissions, checks: 'write' })
    await measure(suite, 'green', await pushJob(github), token)
    const pull = await github.createPullRequest(suite)
    // A suite beside it makes the line above all of them.
    const runId = 20_000 + 10 * count
    await measure(`other-${suite}`, 'green', pullRequestJob(github, pull, { runId, job: 'other' }), token)
    await playBoth(suite, play, {
      older: pullRequestJob(github, pull, { runId: runId + 1 }),
      newer: pullRequestJob(github, pull, { runId: runId + 2 }),
    })
    const { comments, last } = await readPull(pull)
    expect(comments, describePlay(play)).toHaveLength(1)
    const [comment = ''] = comments
    expect(comment).toContain(`run=${runId + 2} `)
    expect(comment, older).toMatch(newer === 'red' ? /^\*\*❌ 2 suites/m : /^\*\*✅ 2 suites/m)
    expect(last).toBe(newer === 'red' ? 'failure' : 'success')
  })

  it.each(plays.filter(({ schedule }) => schedule.write === 1))(
    '$older at one commit, then $newer at the next: $schedule',
    async (play) => {
      count += 1
      const suite = `late-${count}`
      const token = await github.createToken({ ...readmePermissions, checks: 'write' })
      await measure(suite, 'green', await pushJob(github), token)
      const pull = await github.createPullRequest(suite)
      await github.api('PUT', `/repos/octo/app/contents/${suite}-2.txt`, {
        message: 'More',
        content: Buffer.from('more').toString('base64'),
        branch: suite,
      })
      const next = { ...pull, headSha: await github.headOf(suite) }
      // The emulation shows the head with which the pull request was opened.
      const end = github.alter(({ url }, reply) => {
        if (!url.pathname.endsWith(`/pulls/${pull.number}`)) return reply
        return { ...reply, body: String(reply.body).replaceAll(pull.headSha, next.headSha) }
      })
      const runId = 20_000 + 10 * count
      // The run of the newer commit was started first, as one that waited for an approval is.
      await playBoth(suite, play, {
        older: pullRequestJob(github, pull, { runId: runId + 2 }),
        newer: pullRequestJob(github, next, { runId: runId + 1 }),
      })
      end()
      const { comments } = await readPull(pull)
      expect(comments, describePlay(play)).toHaveLength(1)
      expect(comments[0]).toContain(`commit=${next.headSha}`)
    },
  )
})

describe('the issue is of the newer run, whichever is late', () => {
  it.each(plays.flatMap((play) => [false, true].map((isThere) => ({ ...play, isThere }))))(
    '$older, then $newer, an issue before: $isThere, $schedule',
    async ({ isThere, ...play }) => {
      count += 1
      const suite = `late-${count}`
      const token = await github.createToken(readmePermissions)
      const runId = 20_000 + 10 * count
      await measure(suite, 'green', await pushJob(github, 'main', { runId }), token)
      if (isThere)
        await measure(suite, 'broken before', await pushJob(github, 'main', { runId: runId + 1 }), token)
      await playBoth(suite, play, {
        older: await pushJob(github, 'main', { runId: runId + 2 }),
        newer: await pushJob(github, 'main', { runId: runId + 3 }),
      })
      const issues = await github.api<{ title: string; state: string; body: string }[]>(
        'GET',
        '/repos/octo/app/issues?state=open&per_page=100',
      )
      const open = issues.filter(({ title }) => title.includes(`: ${suite} `))
      expect(open, describePlay(play)).toHaveLength(play.newer === 'red' ? 1 : 0)
      if (play.newer === 'red') expect(open[0]?.body).toContain(`run=${runId + 3} `)
    },
  )
})
