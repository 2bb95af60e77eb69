import { expect, it } from 'vitest'
import { payingRules } from '../../../bench/bill/rivals.ts'
import type { Answer, RunData, Seen } from '../../../bench/gates/contract.ts'
import { knownPullRequest } from '../../../bench/gates/draw/pull-request.ts'
import { withSummary } from '../../../bench/gates/draw/run.ts'
import { paying } from '../../../bench/gates/paying.ts'

/** One letter an iteration: `ppf p` are two cases. */
function run(cases: string): RunData {
  return withSummary(
    cases.split(' ').map((letters, index) => ({
      name: `c${index}`,
      file: 'suite',
      iterations: [...letters].map((letter) => ({ outcome: letter === 'p' ? 'pass' : 'fail' })),
    })),
  )
}

const seen = (head: string, base: string, nights = 6): Seen => ({
  meta: { iterations: 1 },
  base: Array.from({ length: nights }, () => run(base)),
  head: run(head),
  again: [],
})

/** Plays a rule, with this answer of main whenever it is asked. */
async function playRule(rule: keyof typeof payingRules, of: Seen, main = 'p'): Promise<[Answer, number]> {
  const { judge } = payingRules[rule]
  const onBase = run(main)
  const pull = { ...knownPullRequest(of), again: () => ({ head: withSummary([]), base: onBase }) }
  const [judged] = await paying('', 0, () => judge).judge([pull])
  if (judged === undefined) throw new Error('nothing was judged')
  return [judged.answer, judged.given + judged.fresh]
}

it('frugal: three failures hold what passes on main, two passes clear, and what fails there is not trusted', async () => {
  expect(await playRule('frugal', seen('fff ppp fff', 'p p f'))).toEqual([
    { verdict: 'red', cases: ['c0'] },
    2 + 2 + 1,
  ])
  expect(await playRule('frugal', seen('fpp ppp fff', 'p p f'))).toEqual([
    { verdict: 'green', cases: [] },
    2 + 2,
  ])
  expect(await playRule('frugal', seen('fff ppp fff', 'p p f'), 'f')).toEqual([
    { verdict: 'green', cases: [] },
    2 + 2 + 3,
  ])
})

const many = (letters: string, count: number) => Array.from({ length: count }, () => letters).join(' ')

it('statgate: 25 cases at a time, until the mean is surely beyond its margin', async () => {
  const [worse, paid] = await playRule('statgate', seen(`${many('f', 24)} ${many('p', 26)}`, many('p', 50)))
  expect([worse.verdict, paid]).toEqual(['red', 25])
  const [same, all] = await playRule('statgate', seen(many('p', 50), many('p', 50)))
  expect([same.verdict, all]).toEqual(['open', 50])
})

it('evalsig: one case after the other from 30 on', async () => {
  const [worse, paid] = await playRule('evalsig', seen(`${many('f', 29)} ${many('p', 21)}`, many('p', 50)))
  expect([worse.verdict, paid]).toEqual(['red', 30])
  const [same, all] = await playRule('evalsig', seen(many('p', 50), many('p', 50)))
  expect([same.verdict, all]).toEqual(['open', 50])
})
