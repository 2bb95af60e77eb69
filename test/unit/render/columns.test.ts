import { describe, expect, it } from 'vitest'
import { buildView } from '../../../src/facts/view.ts'
import { CaseTable } from '../../../src/render/html/assets/case-table.js'
import { collectHtmlData } from '../../../src/render/html/cases.ts'
import { packData } from '../../../src/render/html/columns.ts'
import { attacks } from './attacks.ts'
import { buildReport, passingCases } from './builders.ts'
import { showcase } from './showcase.ts'
import { situations } from './situations.ts'

const all = {
  ...situations,
  showcase,
  'places that look like others': () =>
    buildReport({
      cases: ['a:12', 'a', ':7', 'a:12:', 'a:0', ' › ', ...attacks.slice(0, 40)].flatMap((file, index) => [
        { name: `${file} › ${index}`, suite: [file, ' › '], file, line: 12, after: [1, 1] },
        { name: `${index}`, file, line: -1, before: [1, 2], after: [0, 2], message: file },
      ]),
    }),
}

/** As it is once written and read again. */
const written = <T>(value: T): T => JSON.parse(JSON.stringify(value))

describe.each(Object.entries(all))('the columns of %s', (_, build) => {
  const data = collectHtmlData(buildView(build()))
  const { data: packed, details } = packData(data)
  const text = details.map((detail) => (detail === undefined ? '' : JSON.stringify(detail))).join('\n')
  const cases = new CaseTable(written(packed.columns), () => text)

  it('hold everything about every case', () => {
    expect(cases.size).toBe(data.cases.length)
    for (const [at, { message: _, ...row }] of data.cases.entries()) {
      const whole = written({ ...cases.whole(at), drop: cases.drop(at) })
      expect(whole).toEqual({ place: '', slices: [], drop: 0, ...written(row) })
    }
  })
})

it('cases whose messages differ in numbers alone have one message', () => {
  const fails = (name: string, message?: string) =>
    ({ name, before: [1, 1], after: [0, 1], message }) as const
  const report = buildReport({
    cases: [
      fails('a', 'expected 3'),
      fails('b', 'expected 12'),
      fails('c', 'no answer'),
      fails('d', 'Error:'),
    ],
  })
  const { data } = packData(collectHtmlData(buildView(report)))
  const cases = new CaseTable(data.columns, () => '')
  const messages = data.columns.name.map((name, at) => [name, cases.messageText(cases.message(at))])
  expect(Object.fromEntries(messages)).toEqual({ a: 'expected 3', b: 'expected 3', c: 'no answer', d: '' })
})

it('plain tests have no details, so that a page of 100,000 stays small', () => {
  const { details } = packData(collectHtmlData(buildView(buildReport({ cases: passingCases(50, 1) }))))
  expect(details).toEqual([])
})

it('a search looks at names and places, in any case', () => {
  const { data } = packData(collectHtmlData(buildView(showcase())))
  const cases = new CaseTable(data.columns, () => '')
  expect(cases.searched(0)).toBe('refunds › states the 30 day limit\nevals/refunds.eval.ts:87')
})
