import { describe, expect, it } from 'vitest'
import { extendLedger } from '../../../src/gate/drift/extend-ledger.ts'
import { readResults } from '../../../src/results/read-results.ts'
import { serializeResults } from '../../../src/results/write-results.ts'
import { aRun } from '../../support/gate/build.ts'
import { buildReport, passingCases } from '../render/builders.ts'

const report = buildReport({ cases: passingCases(2) })
const run = aRun('run 1', { a: 'pf' })
const ledger = extendLedger([{ ...run, info: { ...run.info, createdAt: 1e12, commit: 'abc' } }], () => true)
const text = serializeResults({ ...report, ledger })

describe('a ledger in a results file', () => {
  it('comes back as it was written', () => {
    expect(readResults(text, 'main').ledger).toEqual(ledger)
  })

  it('comes back from a file that another tool has formatted', () => {
    expect(readResults(JSON.stringify(JSON.parse(text), null, 2), 'main').ledger).toEqual(ledger)
  })

  it('is missing in a file of an older release', () => {
    expect(readResults(serializeResults(report), 'main').ledger).toBeUndefined()
  })

  it.each([
    ['text', '"ledger":"x",'],
    [
      'a day that is no day',
      `"ledger":${JSON.stringify({ ...ledger, days: [{ date: '../..', runs: 1, passed: [], judged: [] }] })},`,
    ],
    [
      'too many runs',
      `"ledger":${JSON.stringify({ ...ledger, entries: Array(401).fill(ledger.entries[0]) })},`,
    ],
    [
      'a negative count',
      `"ledger":${JSON.stringify({ ...ledger, days: [{ date: '2030-01-01', runs: 1, passed: [-1], judged: [1] }] })},`,
    ],
    ['half a line', '"ledger":{"entries":[,'],
  ])('makes the file damaged when it is %s', (_, line) => {
    const damaged = text.replace(/^"ledger":.*$/m, line)
    expect(damaged).not.toBe(text)
    expect(() => readResults(damaged, 'main')).toThrow(/main is damaged at ledger/)
  })
})
