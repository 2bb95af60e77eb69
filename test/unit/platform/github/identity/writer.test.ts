import { describe, expect, it } from 'vitest'
import { readJobRunId } from '../../../../../src/platform/github/context.ts'
import {
  formatWriter,
  identifyWriter,
  isSameWriter,
  parseWriter,
} from '../../../../../src/platform/github/identity/writer.ts'

const context = {
  provider: 'github_actions',
  workflowPath: '.github/workflows/ci.yml',
  workflow: 'CI',
  job: 'evals',
  step: '__gate',
  jobRunId: 'job-1',
  attempt: 1,
} as const

describe('who writes under a suite name', () => {
  const writer = identifyWriter(context)

  it('is the same step in a later attempt, where the id of the job is another one', () => {
    expect(isSameWriter(writer, identifyWriter({ ...context, attempt: 2, jobRunId: 'job-9' }))).toBe(true)
    expect(isSameWriter(writer, identifyWriter({ ...context }))).toBe(true)
  })

  it.each([
    ['another job', { job: 'other' }],
    ['another leg', { matrix: { os: 'linux' } }],
    ['another step', { step: '__gate_2' }],
    ['another workflow', { workflowPath: '.github/workflows/nightly.yml' }],
    ['another call of the same reusable workflow', { jobRunId: 'job-2' }],
  ])('is not %s', (_, change) => {
    expect(isSameWriter(writer, identifyWriter({ ...context, ...change }))).toBe(false)
  })

  it('is read back from its text, and from nothing else', () => {
    expect(parseWriter(formatWriter(writer))).toEqual(writer)
    const unknownJob = identifyWriter({ ...context, jobRunId: undefined })
    expect(parseWriter(formatWriter(unknownJob))).toEqual(unknownJob)
    for (const text of ['', 'x', '../../etc.1.', `${'a'.repeat(12)}.x.`, `${'a'.repeat(12)}.1.-->`]) {
      expect(parseWriter(text)).toBeUndefined()
    }
  })
})

describe('the id of a job in one attempt', () => {
  const token = (claims: unknown) => `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.x`

  it('is in the token by which the job stores artifacts', () => {
    expect(readJobRunId(token({ scp: 'Actions.Example Actions.Results:run-7:job-8' }))).toBe('job-8')
  })

  it.each([
    undefined,
    '',
    'no token',
    'a.b.c',
    token({}),
    token({ scp: 7 }),
    token({ scp: 'Actions.Results:x' }),
  ])('is unknown without one (%s)', (text) => {
    expect(readJobRunId(text)).toBeUndefined()
  })
})
