import { expect, it } from 'vitest'
import { allCasesComparison } from '../../scripts/pictures/all-cases.ts'
import { restlessComparison } from '../../scripts/pictures/base-spread.ts'
import { type Judged, judge, runOf } from '../../scripts/pictures/made-up.ts'
import { readPage } from './blocks.ts'

const page = readPage('docs/how-sure.md')
const thirty = (failing: number) =>
  runOf(
    `fails ${failing}`,
    Array.from({ length: 30 }, (_, index) => [`case ${index}`, index === failing ? 0 : 1, 1] as const),
  )

it.each<readonly [string, string, () => Judged]>([
  ['failed', 'regression-suite', allCasesComparison],
  ['passed', 'no-regression', () => judge(thirty(1), [thirty(0)])],
  ['inconclusive', 'inconclusive-suite', restlessComparison],
])('quotes what the gate says of a run that is %s', (outcome, rule, judgeExample) => {
  const judged = judgeExample()
  expect(judged.outcome).toBe(outcome)
  const message = judged.reasons.find((reason) => reason.rule === rule)?.message ?? ''
  const quotes = [...page.matchAll(/^> (.+)$/gm)].map(([, quote = '']) => quote)
  expect(quotes.filter((quote) => message.startsWith(quote))).toHaveLength(1)
})
