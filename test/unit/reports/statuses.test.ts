import { expect, it } from 'vitest'
import { markUnscored, readStatus } from '../../../src/reports/statuses.ts'

const result = { identity: { suite: [], name: 'a' }, outcome: 'passed' } as const

it.each([
  ['jest', 'passed', { outcome: 'passed' }],
  ['robot', 'PASS', { outcome: 'passed' }],
  ['boolean', false, { outcome: 'failed' }],
  ['jest', 'interrupted', { outcome: 'errored', unjudged: 'unknown', word: 'interrupted' }],
  ['dart', 'unheard-of', { outcome: 'errored', unjudged: 'unknown', word: 'unheard-of' }],
  ['pytest', null, { outcome: 'errored', unjudged: 'unscored' }],
  ['ctrf', '', { outcome: 'errored', unjudged: 'unscored' }],
  ['boolean', {}, { outcome: 'errored', unjudged: 'unscored' }],
] as const)('%s means by %j: %j', (vocabulary, written, status) => {
  const warnings: string[] = []
  expect(readStatus(vocabulary, written, { warn: (text) => warnings.push(text) })).toEqual(status)
  expect(warnings.length).toBe(Number('unjudged' in status && status.unjudged === 'unknown'))
})

it('a pass of which every scorer gave no value is unscored', () => {
  expect(markUnscored({ ...result, scores: [{ name: 'judge', value: null }] })).toMatchObject({
    outcome: 'errored',
    unjudged: 'unscored',
    message: 'nothing gave it a value',
  })
  const scores = [
    { name: 'judge', value: null },
    { name: 'exact', value: 1 },
  ]
  expect(markUnscored({ ...result, scores }).outcome).toBe('passed')
})
