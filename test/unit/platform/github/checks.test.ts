import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { NameTaken, PermissionError } from '../../../../src/errors.ts'
import { createChecks } from '../../../../src/platform/github/checks.ts'
import { createRest } from '../../../../src/platform/github/rest.ts'
import type { Annotation, CheckRun } from '../../../../src/ports/github.ts'
import type { Clock, Log } from '../../../../src/ports/platform.ts'
import { type GitHub, readmePermissions, startGitHub } from '../../../support/github.ts'
import { jsonReply } from '../../../support/http-server.ts'

interface Reported {
  readonly id: number
  readonly name: string
  readonly status: string
  readonly conclusion: string
  readonly external_id: string
  readonly details_url: string
  readonly output: { readonly title: string; readonly summary: string; readonly annotations_count: number }
}

let github: GitHub
let token: string
let commit: string

beforeAll(async () => {
  github = await startGitHub({ checks: 'write' })
  token = await github.createToken({ ...readmePermissions, checks: 'write' })
})
afterAll(() => github.close())

let branches = 0
async function newCommit(): Promise<string> {
  commit = (await github.createPullRequest(`check-${branches++}`)).headSha
  github.requests.length = 0
  return commit
}

const clock: Clock = { now: () => Date.now(), sleep: async () => {} }
const log = { debug: () => {} } as unknown as Log
const writerOf = (step: string) => ({ step, attempt: 1, job: '' })
const checks = (as = token, step = 'aaaaaaaaaaaa') =>
  createChecks(createRest(as, github.url, clock, log), { owner: 'octo', repo: 'app' }, writerOf(step))

const check = (more: Partial<CheckRun> = {}): CheckRun => ({
  name: 'Eval Gate: evals',
  id: 'gh-7-1-evals',
  commit,
  conclusion: 'success',
  title: 'passed',
  summary: 'All is well.',
  annotations: [],
  detailsUrl: 'https://github.com/octo/app/actions/runs/7',
  ...more,
})
const annotation = (more: Partial<Annotation> = {}): Annotation => ({
  level: 'error',
  title: 'pays',
  message: 'expected 1',
  location: { file: 'src/pay.ts', line: 3 },
  ...more,
})

const reported = async () =>
  (
    await github.api<{ check_runs: Reported[] }>(
      'GET',
      `/repos/octo/app/commits/${commit}/check-runs?filter=all`,
    )
  ).check_runs
/** The annotations of each request that wrote something. */
const written = () =>
  github.requests
    .filter(({ method }) => method !== 'GET')
    .map(({ body }) => (body as { output: { annotations: Record<string, unknown>[] } }).output.annotations)

describe('the check of a commit', () => {
  it('is written once, and again in place by the same measurement', async () => {
    await newCommit()
    const { url } = await checks().report(check())
    expect(url).toMatch(/^https?:/)
    await checks().report(check({ conclusion: 'failure', title: 'failed' }))
    const all = await reported()
    expect(all).toHaveLength(1)
    expect(all[0]).toMatchObject({
      name: 'Eval Gate: evals',
      status: 'completed',
      conclusion: 'failure',
      external_id: 'gh-7-1-evals-aaaaaaaaaaaa',
      details_url: 'https://github.com/octo/app/actions/runs/7',
      output: { title: 'failed', summary: 'All is well.' },
    })
  })

  it('is another one for another attempt or run, and not for another job of this attempt', async () => {
    await newCommit()
    await checks().report(check())
    await checks().report(check({ id: 'gh-7-2-evals' }))
    await checks().report(check({ id: 'gh-8-1-evals' }))
    await checks().report(check({ id: 'of no run' }))
    expect(await reported()).toHaveLength(4)
    const refused = await checks()
      .report(check({ id: 'gh-7-1-other' }))
      .catch((error: unknown) => error)
    expect(refused).toBeInstanceOf(NameTaken)
    expect(await reported()).toHaveLength(4)
  })

  it('says what the newest run has measured, whichever of them is made last', async () => {
    const older = check({ id: 'gh-7-1-evals', conclusion: 'success', title: 'passed' })
    const newer = check({ id: 'gh-8-1-evals', conclusion: 'failure', title: 'failed' })
    const conclusions = async () =>
      (await reported()).map(({ external_id, conclusion, output }) => [
        external_id.slice(0, 6),
        conclusion,
        output.title,
      ])
    const failed = [
      ['gh-7-1', 'failure', 'failed'],
      ['gh-8-1', 'failure', 'failed'],
    ]

    await newCommit()
    await checks().report({ ...newer, commit })
    await checks().report({ ...older, commit })
    expect((await conclusions()).toSorted()).toEqual(failed)

    // The older one is made while the newer one is on its way, and is carried out after it.
    await newCommit()
    const stop = github.intercept(async ({ method, body }) => {
      if (method === 'POST' && body.includes('gh-7-1-')) {
        stop()
        await checks().report({ ...newer, commit })
      }
      return undefined
    })
    await checks().report({ ...older, commit })
    expect((await conclusions()).toSorted()).toEqual(failed)
  })

  it('is not changed by another workflow that uses its name', async () => {
    await newCommit()
    await checks().report(check({ id: 'gh-8-1-evals', conclusion: 'success', title: 'passed' }))
    await checks(token, 'bbbbbbbbbbbb').report(check({ id: 'gh-7-1-evals', conclusion: 'failure' }))
    await checks(token, 'bbbbbbbbbbbb').report(check({ id: 'gh-9-1-evals', conclusion: 'neutral' }))
    const all = await reported()
    expect(all.map(({ external_id, conclusion }) => `${external_id} ${conclusion}`).toSorted()).toEqual([
      'gh-7-1-evals-bbbbbbbbbbbb failure',
      'gh-8-1-evals-aaaaaaaaaaaa success',
      'gh-9-1-evals-bbbbbbbbbbbb neutral',
    ])
  })

  it.each([
    [0, [0]],
    [1, [1]],
    [50, [50]],
    [51, [50, 1]],
    [120, [50, 50, 20]],
  ])('has %i annotations in requests of %j', async (count, sizes) => {
    await newCommit()
    await checks().report(check({ annotations: Array.from({ length: count }, () => annotation()) }))
    expect(written().map(({ length }) => length)).toEqual(sizes)
  })

  it('gets only the annotations that it does not have yet', async () => {
    await newCommit()
    const annotations = Array.from({ length: 60 }, (_, index) => annotation({ title: `case ${index}` }))
    await checks().report(check({ annotations: annotations.slice(0, 20) }))
    // The emulation does not count them.
    const stop = github.intercept(({ method, url }) =>
      method === 'GET' && url.pathname.endsWith('/check-runs')
        ? jsonReply({
            check_runs: [
              { id: 1, external_id: 'gh-7-1-evals-aaaaaaaaaaaa', output: { annotations_count: 20 } },
            ],
          })
        : method === 'PATCH'
          ? jsonReply({ id: 1, html_url: null })
          : undefined,
    )
    github.requests.length = 0
    const { url } = await checks().report(check({ annotations }))
    stop()
    expect(url).toBe('')
    expect(written().map((sent) => sent.map(({ title }) => title))).toEqual([
      annotations.slice(20).map(({ title }) => title),
    ])
  })

  it('puts annotations where GitHub takes them, and leaves out those without a place', async () => {
    await newCommit()
    const annotations = [
      annotation(),
      annotation({ level: 'warning', location: { file: 'a.ts' } }),
      annotation({ level: 'notice', location: { file: 'a.ts', line: 0 } }),
      annotation({ location: undefined }),
      annotation({ location: { file: '', line: 1 } }),
    ]
    await checks().report(check({ annotations }))
    const places = written()[0]?.map((one) => [one.path, one.start_line, one.end_line, one.annotation_level])
    expect(places).toEqual([
      ['src/pay.ts', 3, 3, 'failure'],
      ['a.ts', 1, 1, 'warning'],
      ['a.ts', 1, 1, 'notice'],
    ])
  })

  it('keeps titles and messages within the limits of GitHub, with whole characters', async () => {
    await newCommit()
    const title = `${'x'.repeat(254)}😀 more`
    await checks().report(check({ annotations: [annotation({ title, message: `a${'é'.repeat(40_000)}` })] }))
    const [sent] = written()[0] ?? []
    expect(sent?.title).toBe(`${'x'.repeat(254)}\ufffd`)
    expect(Buffer.byteLength(String(sent?.message))).toBe(65_535)
    expect(sent?.message).toMatch(/^aé+$/)
    await checks().report(
      check({ id: 'gh-9-1-x', annotations: [annotation({ message: 'm'.repeat(65_536) })] }),
    )
    expect(written()[1]?.[0]?.message).toHaveLength(65_536)
  })

  it('is written for a commit of a fork that this repository does not know', async () => {
    await newCommit()
    const stop = github.intercept(({ method, url }) =>
      method === 'GET' && url.pathname.endsWith('/check-runs')
        ? jsonReply({ message: 'Not Found' }, 404)
        : undefined,
    )
    await checks().report(check())
    stop()
    expect(await reported()).toHaveLength(1)
  })

  it('says which permission a token lacks, and what else is wrong as it is', async () => {
    await newCommit()
    const reader = await github.createToken(readmePermissions)
    const refused = await checks(reader)
      .report(check())
      .catch((error: unknown) => error)
    expect(refused).toBeInstanceOf(PermissionError)
    expect(refused).toMatchObject({
      permission: 'checks: write',
      advice: expect.arrayContaining(['Or set `check-run: false`.']),
    })
    const stop = github.intercept(({ method }) =>
      method === 'POST' ? jsonReply({ message: 'odd' }, 422) : undefined,
    )
    const odd = await checks()
      .report(check())
      .catch((error: unknown) => error)
    stop()
    expect(odd).not.toBeInstanceOf(PermissionError)
    expect(odd).toMatchObject({ status: 422 })
  })
})
