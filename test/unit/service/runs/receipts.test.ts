import { describe, expect, test } from 'vitest'
import { UsageError } from '../../../../src/errors.ts'
import { readReceipts } from '../../../../src/jobs/hosted/receipts.ts'

const baseUrl = 'https://evals.example.com/api/v1'
const receipt = (fields: Readonly<Record<string, unknown>> = {}) =>
  JSON.stringify({
    schemaVersion: 1,
    baseUrl: 'https://evals.example.com',
    projectId: 'p1',
    suiteId: 's1',
    suiteName: 'smoke',
    framework: 'vitest',
    runId: 'r1',
    ...fields,
  })
const files = (...texts: string[]) => texts.map((text, index) => ({ name: `${index}.json`, text }))

const problemsOf = (...texts: string[]): string => {
  try {
    readReceipts(files(...texts), baseUrl)
  } catch (error) {
    if (error instanceof UsageError)
      return error.problems.map(({ where, message }) => `${where}: ${message}`).join('\n')
    throw error
  }
  return ''
}

describe('receipts of uploaded runs', () => {
  test('name each run once', () => {
    expect(
      readReceipts(files(receipt(), receipt({ runId: 'r2', suiteName: undefined }), receipt()), baseUrl),
    ).toEqual([
      { projectId: 'p1', runId: 'r1', suiteName: 'smoke' },
      { projectId: 'p1', runId: 'r2' },
    ])
    expect(readReceipts([], baseUrl)).toEqual([])
  })

  test.each([
    ['that is no JSON', 'not json', '0.json: is not a receipt'],
    ['of a newer version', receipt({ schemaVersion: 2 }), '0.json: is not a receipt'],
    ['with a path as an id', receipt({ runId: '../../other' }), '0.json: is not a receipt'],
    [
      'of another deployment',
      receipt({ baseUrl: 'https://elsewhere.example' }),
      'its run was uploaded to https://elsewhere.example, not to https://evals.example.com',
    ],
    ['without an address', receipt({ baseUrl: 'elsewhere' }), 'an address that is no URL'],
  ])('refuse a file %s, so that no run is left out', (_, text, problem) => {
    expect(problemsOf(text)).toContain(problem)
  })

  test('refuse runs of several projects', () => {
    expect(problemsOf(receipt(), receipt({ runId: 'r2', projectId: 'p2' }))).toBe(
      'receipts: name runs of 2 projects: p1, p2',
    )
  })
})
