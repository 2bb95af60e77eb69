import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addResult } from '../../../src/model/run/add-result.ts'
import { countTotals, createRun } from '../../../src/model/run/run.ts'
import { groupsToJson } from '../../../src/results/run-json.ts'
import { anyCharacter } from '../../support/any-character.ts'
import { cutAt, readChunked } from '../../support/reports/chunked.ts'
import { writeJunit, writtenCases } from '../../support/reports/junit-writing.ts'
import { readContent } from '../../support/reports/reading.ts'

const places = fc.array(fc.nat(5_000), { maxLength: 40 })

describe('a JUnit report', () => {
  it('gives back what was written into it', async () => {
    await fc.assert(
      fc.asyncProperty(writtenCases, fc.boolean(), async (cases, cdata) => {
        const { results, summary } = await readChunked('junit-xml', [Buffer.from(writeJunit(cases, cdata))])
        expect(results.map(({ outcome }) => outcome)).toEqual(cases.map(({ outcome }) => outcome))
        expect(summary.tests).toBe(cases.length)
        const named = cases.filter(({ name }) => !/[)\]\d]$/.test(name))
        const read = results.filter((_, index) => !/[)\]\d]$/.test(cases[index]?.name ?? ''))
        expect(read.map(({ identity }) => identity.name)).toEqual(named.map(({ name }) => name))
        for (const [index, { outcome, text }] of cases.entries())
          if (outcome === 'failed') expect(results[index]?.detail ?? '').toBe(text.trim())
      }),
    )
  })

  it('means the same wherever it is cut into chunks', async () => {
    await fc.assert(
      fc.asyncProperty(writtenCases, fc.boolean(), places, async (cases, cdata, cuts) => {
        const bytes = Buffer.from(writeJunit(cases, cdata))
        expect(await readChunked('junit-xml', cutAt(bytes, cuts))).toEqual(
          await readChunked('junit-xml', [bytes]),
        )
      }),
    )
  })

  it('means the same byte by byte', async () => {
    await fc.assert(
      fc.asyncProperty(writtenCases, async (cases) => {
        const bytes = Buffer.from(writeJunit(cases, true))
        const single = Array.from(bytes, (_, at) => bytes.subarray(at, at + 1))
        expect(await readChunked('junit-xml', single)).toEqual(await readChunked('junit-xml', [bytes]))
      }),
      { numRuns: 30 },
    )
  })

  it('means the same in UTF-16', async () => {
    await fc.assert(
      fc.asyncProperty(writtenCases, fc.boolean(), async (cases, bigEndian) => {
        const text = writeJunit(cases, false)
        const utf16 = Buffer.from(`\ufeff${text}`, 'utf16le')
        expect(await readContent(bigEndian ? utf16.swap16() : utf16)).toEqual(await readContent(text))
      }),
      { numRuns: 30 },
    )
  })
})

describe('a Jest report', () => {
  const report = fc.array(
    fc.record({
      name: fc.string({ unit: anyCharacter }),
      assertionResults: fc.array(
        fc.record({
          title: fc.string({ unit: anyCharacter }),
          status: fc.constantFrom('passed', 'failed', 'pending', 'todo'),
          failureMessages: fc.array(fc.string({ unit: anyCharacter }), { maxLength: 2 }),
          anything: fc.jsonValue(),
        }),
        { maxLength: 5 },
      ),
    }),
    { maxLength: 4 },
  )

  it('means the same wherever it is cut into chunks', async () => {
    await fc.assert(
      fc.asyncProperty(
        report,
        fc.jsonValue(),
        places,
        fc.boolean(),
        async (testResults, coverageMap, cuts, pretty) => {
          const bytes = Buffer.from(
            JSON.stringify({ coverageMap, testResults }, null, pretty ? 2 : undefined),
          )
          const whole = await readChunked('jest-json', [bytes])
          expect(whole.summary.tests).toBe(
            testResults.flatMap(({ assertionResults }) => assertionResults).length,
          )
          expect(await readChunked('jest-json', cutAt(bytes, cuts))).toEqual(whole)
        },
      ),
    )
  })
})

describe('several reports', () => {
  it('give the same run in any order', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(writtenCases, { minLength: 2, maxLength: 4 }), async (reports) => {
        const read = await Promise.all(
          reports.map((cases) => readChunked('junit-xml', [Buffer.from(writeJunit(cases, true))])),
        )
        const runOf = (order: typeof read): unknown => {
          const run = createRun({ id: 'r', suiteName: 's', createdAt: 0 })
          for (const { results } of order) for (const result of results) addResult(run, result)
          const counts = [...groupsToJson(run)].map(({ file, suite, passed, cases = [] }) => ({
            file,
            suite,
            passed,
            cases: cases.map(({ name, id, variant, passed, failed, errored, skipped }) => ({
              ...{ name, id, variant },
              counts: [passed, failed, errored, skipped],
            })),
          }))
          return { totals: countTotals(run), counts }
        }
        expect(runOf([...read].reverse())).toEqual(runOf(read))
      }),
      { numRuns: 30 },
    )
  })
})
