import { expect, it } from 'vitest'
import { alignIds } from '../../../../src/baseline/align/align-baseline.ts'
import { addResult } from '../../../../src/model/run/add-result.ts'
import type { CaseIdentity } from '../../../../src/model/run/result.ts'
import { createRun } from '../../../../src/model/run/run.ts'

const ofDocument = (number: number, id?: string): CaseIdentity => ({
  suite: ['tiny'],
  name: `doc ${number}`,
  id,
})

function runOf(...identities: CaseIdentity[]) {
  const run = createRun({ id: 'r', suiteName: 's', createdAt: 0 })
  for (const identity of identities) addResult(run, { identity, outcome: 'passed' })
  return run
}

const countShared = (base: ReturnType<typeof runOf>, head: ReturnType<typeof runOf>) =>
  [...alignIds(base, head).cases.keys()].filter((key) => head.cases.has(key)).length

it('a case that declares an id on one side only is known by its title', () => {
  const withIds = runOf(ofDocument(1, 'a'), ofDocument(2, 'b'))
  const without = runOf(ofDocument(1, 'a'), ofDocument(2))
  expect(countShared(withIds, without)).toBe(2)
  expect(countShared(without, withIds)).toBe(2)
})

it('another id is another case, and so is a title that two cases have', () => {
  const base = runOf(ofDocument(1, 'a'), ofDocument(2, 'b'))
  expect(countShared(base, runOf(ofDocument(1, 'a'), ofDocument(2, 'c')))).toBe(1)
  expect(countShared(runOf(ofDocument(2, 'a'), ofDocument(2, 'b')), runOf(ofDocument(2)))).toBe(0)
})

it('another id is the same case where another stick judges it and nobody knows what was asked', () => {
  const createJudgedRun = (id: string, stick: string, input?: string) => {
    const run = createRun({ id: 'r', suiteName: 's', createdAt: 0 })
    addResult(run, { identity: ofDocument(1, id), outcome: 'passed', stick, input, output: input })
    return run
  }
  const now = createJudgedRun('b', 'new', 'q')
  expect(countShared(createJudgedRun('a', 'old'), now)).toBe(1)
  expect(countShared(createJudgedRun('a', 'old', 'r'), now)).toBe(0)
  expect(countShared(createJudgedRun('a', 'new'), now)).toBe(0)
})
