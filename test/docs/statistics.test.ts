import { expect, it } from 'vitest'
import { type Judged, judge, runOf } from '../../scripts/pictures/made-up.ts'
import { readPage } from './blocks.ts'

const page = readPage('docs/statistics.md')
const thirty = (failing: number) =>
  runOf(
    `fails ${failing}`,
    Array.from({ length: 30 }, (_, index) => [`case ${index}`, index === failing ? 0 : 1, 1] as const),
  )

/** Eight cases with five iterations a side: passes on the base, and now. */
const eight = [
  [5, 5],
  [5, 2],
  [4, 3],
  [5, 4],
  [2, 1],
  [3, 3],
  [5, 5],
  [4, 2],
] as const
const side = (of: 0 | 1) =>
  runOf(
    `side ${of}`,
    eight.map((row, index) => [`case ${index}`, row[of], 5] as const),
  )
const ten = (failing: (index: number) => boolean) =>
  runOf(
    'ten',
    Array.from({ length: 10 }, (_, index) => [`case ${index}`, failing(index) ? 0 : 1, 1] as const),
  )

it.each<readonly [string, string, () => Judged]>([
  ['failed', 'regression-suite', () => judge(side(1), [side(0), side(0), side(0)])],
  ['passed', 'no-regression', () => judge(thirty(1), [thirty(0)])],
  [
    'inconclusive',
    'suspect-case',
    () =>
      judge(
        ten((index) => index < 2),
        [ten((index) => index === 5)],
      ),
  ],
])('quotes what the gate says of a run that is %s', (outcome, rule, judgeExample) => {
  const judged = judgeExample()
  expect(judged.outcome).toBe(outcome)
  const message = judged.reasons.find((reason) => reason.rule === rule)?.message ?? ''
  const quotes = [...page.matchAll(/^> (.+)$/gm)].map(([, quote = '']) => quote)
  expect(quotes.filter((quote) => message.startsWith(quote))).toHaveLength(1)
})
