import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { ArtifactError } from '../../../src/errors.ts'
import { addResult } from '../../../src/model/run/add-result.ts'
import { buildCaseKey } from '../../../src/model/run/identity.ts'
import type { Result } from '../../../src/model/run/result.ts'
import { createRun, type Run } from '../../../src/model/run/run.ts'
import { CaseNames } from '../../../src/model/run/table/case-names.ts'
import type { CaseTable } from '../../../src/model/run/table/case-table.ts'
import { readResults, readResultsStream } from '../../../src/results/read-results.ts'
import { groupSchema, isPlainGroup } from '../../../src/results/run-schema.ts'
import { serializeResults } from '../../../src/results/write-results.ts'
import { buildReport, passingCases } from '../render/builders.ts'

const word = fc.constantFrom('a', 'b', 'c\n', '"', '\u2028', ']}}', '"run":{"info":', '😀', '')
const result: fc.Arbitrary<Result> = fc.record(
  {
    identity: fc.record(
      { suite: fc.array(word, { maxLength: 2 }), name: word, file: word, id: word, variant: word },
      { requiredKeys: ['suite', 'name'] },
    ),
    outcome: fc.constantFrom('passed', 'failed', 'errored', 'skipped'),
    durationMs: fc.nat(100),
    costUsd: fc.double({ min: 0, max: 1, noNaN: true }),
    message: word,
    model: word,
    flaky: fc.constant(true),
    scores: fc.array(fc.record({ name: word, value: fc.option(fc.nat(3)) }), { maxLength: 2 }),
  },
  { requiredKeys: ['identity', 'outcome'] },
)
const someRun = fc.array(result, { maxLength: 30 }).map(runOf)

function runOf(results: readonly Result[]): Run {
  const run = createRun({ id: 'r', suiteName: 's', createdAt: 1, branch: 'main' })
  for (const one of results) addResult(run, one)
  return run
}

/** With all tallies, whichever way the run keeps them. */
function plainly({ cases, ...run }: Run): object {
  return { ...run, cases: new Map(cases) }
}

const plain = (suite: string, name: string): Result => ({
  identity: { suite: [suite], name },
  outcome: 'passed',
  durationMs: 5,
})

const report = buildReport({ cases: passingCases(1) })

function textOf(head: Run): string {
  return serializeResults({ ...report, head })
}

async function* inPieces(text: string, size: number): AsyncGenerator<Uint8Array> {
  const bytes = Buffer.from(text)
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

describe('a results file', () => {
  it('gives back the run that was written, however it arrives', async () => {
    await fc.assert(
      fc.asyncProperty(someRun, fc.integer({ min: 1, max: 300 }), async (run, size) => {
        const text = textOf(run)
        const read = readResults(text, 'x')
        expect(plainly(read)).toEqual(plainly(run))
        expect(plainly(await readResultsStream(inPieces(text, size), 'x'))).toEqual(plainly(read))
      }),
      { numRuns: 100 },
    )
  })

  it('is the same for the same cases in another order', () => {
    const results = [plain('b', '2'), plain('a', '1'), plain('b', '1'), plain('a', '2')]
    expect(textOf(runOf(results))).toBe(textOf(runOf([...results].reverse())))
  })

  it('has one line for the cases of a suite, with what is not 0', () => {
    const lines = textOf(runOf([plain('a', '1'), plain('a', '2'), plain('b', '1')])).split('\n')
    expect(lines.slice(-4)).toEqual([
      '{"suite":["a"],"passed":["1","2"],"durationsMs":[5,5]},',
      '{"suite":["b"],"passed":["1"],"durationsMs":[5]}',
      ']}}',
      '',
    ])
  })

  it('bounds the length of a line', () => {
    const many = Array.from({ length: 1000 }, (_, index) => plain('a', `case ${index}`))
    const longest = Math.max(
      ...textOf(runOf(many))
        .split('\n')
        .map(({ length }) => length),
    )
    expect(longest).toBeLessThan(20_000)
    expect(readResults(textOf(runOf(many)), 'x').cases.size).toBe(1000)
  })

  it('can be formatted by another tool', () => {
    const run = runOf([plain('a', '1'), { ...plain('b', '1'), outcome: 'failed', message: 'no' }])
    const json: unknown = JSON.parse(textOf(run))
    expect(plainly(readResults(JSON.stringify(json), 'x'))).toEqual(plainly(run))
    expect(plainly(readResults(JSON.stringify(json, null, 2), 'x'))).toEqual(plainly(run))
  })

  it('is refused wherever it is cut off', () => {
    const bytes = Buffer.from(textOf(runOf([plain('a', '1'), plain('b', 'ü')])))
    for (let length = 0; length < bytes.length - 1; length += 1) {
      expect(() => readResults(bytes.subarray(0, length), 'x')).toThrow(ArtifactError)
    }
  })

  it('is refused with the place of what is wrong', () => {
    const text = textOf(runOf([plain('a', '1'), plain('b', '1'), plain('b', '1')]))
    const wrong = text.replace('{"suite":["b"],"cases":[{"name":"1","passed":2', '$&.5')
    expect(() => readResults(wrong, 'base.json')).toThrow(
      'base.json is damaged at run.groups.1.cases.0.passed',
    )
  })

  it('is refused when it holds too much for one line', () => {
    const blanks = Buffer.alloc(64 * 1024 * 1024 + 1, ' ')
    expect(() => readResults(blanks, 'base.json')).toThrow('base.json has more than 64 MiB in one line')
    const formatted = Buffer.concat([Buffer.from('{\n  "schema"'), blanks])
    expect(() => readResults(formatted, 'base.json')).toThrow('base.json has more than 64 MiB in one line')
  })

  it('of any other version is refused', () => {
    const text = textOf(runOf([plain('a', '1')])).replace('"version":1', '"version":2')
    expect(() => readResults(text, 'x')).toThrow('x has version 2 of the results format')
  })
})

describe('reading the runs of one baseline', () => {
  it('gives the same as reading each by itself', () => {
    fc.assert(
      fc.property(fc.array(someRun, { minLength: 1, maxLength: 4 }), (runs) => {
        const names = new CaseNames()
        for (const run of runs) expect(plainly(readResults(textOf(run), 'x', names))).toEqual(plainly(run))
      }),
      { numRuns: 100 },
    )
  })

  it('numbers their cases alike, also where a group has other durations', () => {
    const names = new CaseNames()
    const first = runOf([plain('a', '1'), plain('a', '2'), plain('b', '1')])
    const second = runOf([{ ...plain('a', '1'), durationMs: 9 }, plain('a', '2'), plain('c', '1')])
    const tables = [first, second].map((run) => readResults(textOf(run), 'x', names).cases as CaseTable)
    expect(tables.map((table) => table.names)).toEqual([names, names])
    const number = names.findKey(buildCaseKey({ suite: ['a'], name: '1' }))
    expect(tables.map((table) => table.getDuration(number))).toEqual([5, 9])
    expect(tables.map((table) => table.passes)).toEqual([3, 3])
    expect(names.size).toBe(4)
  })

  it('refuses a known group with a duration too few', () => {
    const names = new CaseNames()
    const text = textOf(runOf([plain('a', '1'), plain('a', '2')]))
    readResults(text, 'x', names)
    const wrong = text.replace('"durationsMs":[5,5]', '"durationsMs":[5]')
    expect(() => readResults(wrong, 'x', names)).toThrow('x is damaged at run.groups.0.durationsMs')
    expect(() => readResults(wrong, 'x')).toThrow('x is damaged at run.groups.0.durationsMs')
    const formatted = JSON.stringify(JSON.parse(wrong))
    expect(() => readResults(formatted, 'x')).toThrow('x is damaged at run.groups.0.durationsMs')
  })
})

describe('the short way to check a group', () => {
  const value = fc.oneof(fc.nat(3), fc.constantFrom(-1, 0.5, 'x', null, undefined, true, [], {}, Number.NaN))
  const list = fc.oneof(fc.array(fc.oneof(word, value), { maxLength: 3 }), value)

  it('accepts nothing that the schema refuses', () => {
    let accepted = 0
    fc.assert(
      fc.property(list, fc.option(list, { nil: undefined }), list, (passed, durationsMs, suite) => {
        const group = { suite, passed, durationsMs }
        if (!isPlainGroup(group)) return
        accepted += 1
        expect(v.safeParse(groupSchema, group).success).toBe(true)
      }),
      { numRuns: 5000 },
    )
    expect(accepted).toBeGreaterThan(50)
  })
})
