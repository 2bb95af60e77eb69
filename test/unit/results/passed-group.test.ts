import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addResult } from '../../../src/model/run/add-result.ts'
import { createRun, type Run } from '../../../src/model/run/run.ts'
import { CaseNames } from '../../../src/model/run/table/case-names.ts'
import { readResults } from '../../../src/results/read-results.ts'
import { serializeResults } from '../../../src/results/write-results.ts'
import { anyCharacter } from '../../support/any-character.ts'
import { buildReport } from '../render/builders.ts'

/** Names that JSON writes in its own way, that need more than a byte for a character, or that look like two. */
const name = fc.oneof(
  fc.constantFrom('a', 'b', '', 'a","b', '"', 'a\\', 'ünï', '名前', '😀', '\ufffd', '\u007f', '\u0000', ']}'),
  fc.string({ unit: anyCharacter, maxLength: 4 }),
)
const suites = [['s'], ['s', 'a","passed":['], [], ['\\']]
const someCase = fc.record({
  name,
  place: fc.nat(suites.length - 1),
  durationMs: fc.option(fc.oneof(fc.nat(1000), fc.double({ min: 0, max: 1e9, noNaN: true })), {
    nil: undefined,
  }),
})

type SomeCase = typeof someCase extends fc.Arbitrary<infer T> ? T : never

const report = buildReport({ cases: [] })

function textOf(cases: readonly SomeCase[]): string {
  const head = createRun({ id: 'r', suiteName: 's', createdAt: 1 })
  for (const { name, place, durationMs } of cases)
    addResult(head, { identity: { suite: suites[place] ?? [], name }, outcome: 'passed', durationMs })
  return serializeResults({ ...report, head })
}

/** So that the reader of JSON takes every group. */
function spaced(text: string): string {
  return text.replaceAll(',"passed":[', ', "passed":[')
}

/** Every tally, or what is wrong. */
function read(text: string, names?: CaseNames): unknown {
  let run: Run
  try {
    run = readResults(Buffer.from(text), 'x', names)
  } catch (error) {
    return String(error)
  }
  return [...run.cases].sort(([a], [b]) => (a < b ? -1 : 1))
}

describe('groups of passed cases', () => {
  it('are the same as the reader of JSON gives, whatever the runs before had', () => {
    fc.assert(
      fc.property(fc.array(fc.array(someCase, { maxLength: 12 }), { maxLength: 4 }), (runs) => {
        const names = new CaseNames()
        for (const cases of runs) expect(read(textOf(cases), names)).toEqual(read(spaced(textOf(cases))))
      }),
      { numRuns: 500 },
    )
  })

  const token = fc.oneof(
    fc.double().map((value) => JSON.stringify(value)),
    fc.constantFrom('0', '-0', '00', '01', '0.50', '1.', '.5', '1.5.2', '1e3', '1E+2', '12e', 'null', 'nul'),
    fc.constantFrom('', ' 7', '7 ', 'true', '"1"', '[1]', '123456789012345678', '0.30000000000000004', '1]'),
  )

  it('have the numbers that JSON has, and are refused like JSON', () => {
    const text = textOf(['a', 'b', 'c'].map((name) => ({ name, place: 0, durationMs: 5 })))
    expect(text).toContain('"durationsMs":[5,5,5]')
    fc.assert(
      fc.property(
        fc.array(token, { minLength: 2, maxLength: 4 }),
        fc.constantFrom('', ',', ' '),
        (list, end) => {
          const changed = text.replace('[5,5,5]}', `[${list.join(',')}]}${end}`)
          expect(read(changed)).toEqual(read(spaced(changed)))
        },
      ),
      { numRuns: 1000 },
    )
  })

  it('are read where a group has more of them than we write', () => {
    const many = Array.from({ length: 3_000 }, (_, index) => ({
      name: `${index}`,
      place: 0,
      durationMs: undefined,
    }))
    const text = textOf(many).replaceAll('},\n{"suite":["s"],"passed":[', '').replaceAll('"]"', '","')
    expect(text.match(/"passed":\["/g)).toHaveLength(1)
    expect(read(text)).toHaveLength(3_000)
    expect(read(text)).toEqual(read(spaced(text)))
  })
})
