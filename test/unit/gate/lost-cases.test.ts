import { describe, expect, it } from 'vitest'
import type { Result } from '../../../src/model/run/result.ts'
import { aBaseline, addCase, aRun, judge, manyCases } from '../../support/gate/build.ts'

const evals = { model: 'm' }
const run = (id: string, special: Readonly<Record<string, string>>, extra: Partial<Result> = evals) =>
  aRun(id, { ...manyCases(20, 'ppp'), ...special }, extra)

describe('a case without an outcome', () => {
  it.each([
    ['uuu', ['ppp'], 'inconclusive', /1 case of the baseline got no value/],
    ['xxx', ['ppp'], 'inconclusive', /1 case got a status that is not known .*\(“odd”\): “checkout › odd”\./],
    // Of three answers the judge missed one, as it does on the base.
    ['ppu', ['ppu', 'upp'], 'passed', undefined],
    // The base has the word by now, and an older run of it had another.
    ['xxx', ['xxx', 'ppp'], 'passed', undefined],
    ['uuu', ['uuu', 'ppp'], 'inconclusive', /got no value/],
    // It never had an outcome.
    ['uuu', ['uuu', 'uuu'], 'passed', undefined],
    ['xxx', [], 'inconclusive', /1 case got a status that is not known/],
    ['xxx', ['xxx', 'xxx'], 'passed', undefined],
    ['yyy', ['xxx', 'ppp'], 'inconclusive', /1 case got a status that is not known/],
    ['yyy', ['xxx', 'xxx'], 'inconclusive', /1 case got a status that is not known/],
    ['fff', ['xxx'], 'failed', undefined],
  ] as const)('%s where the base has %j: %s', (now, before, outcome, says) => {
    const base = aBaseline(
      ...(before.length === 0 ? [run('base', {})] : before.map((odd, at) => run(`base${at}`, { odd }))),
    )
    const { verdict, reasons } = judge(run('head', { odd: now }), base, { failOn: 'new-failures' })
    const said = reasons('lost-cases').map(({ message }) => message)
    expect(verdict.outcome, JSON.stringify(verdict.reasons)).toBe(outcome)
    if (says !== undefined) expect(said.join('\n')).toMatch(says)
  })
})

describe('a case that passed and was not measured', () => {
  const paid = { tokens: { total: 800 }, output: 'Paris' }
  it.each([
    ['no tokens and another answer', paid, { tokens: { total: 0 }, output: 'stub' }, /without a token/],
    ['no cost', { costUsd: 0.1 }, { costUsd: 0 }, /without a token or a cost/],
    ['nothing at all', paid, {}, /without a token/],
    ['an empty answer', paid, { tokens: { total: 800 }, output: '' }, /without an answer/],
    ['an answer that the base gave', paid, { tokens: { total: 0 }, output: 'Paris' }, undefined],
    ['an answer from a cache', paid, { cached: true, tokens: { total: 0 }, output: 'stub' }, undefined],
    ['tokens in place of a cost', { costUsd: 0.1 }, { tokens: { total: 9 } }, undefined],
    ['a tool call instead', paid, { ...paid, output: '', toolCalls: [{ name: 'buy' }] }, undefined],
    ['less time alone', { durationMs: 900 }, { durationMs: 0 }, undefined],
    ['an answer that was empty before', { ...paid, output: '' }, { ...paid, output: '' }, undefined],
  ] as const)('%s', (_, before, now, says) => {
    const base = addCase(run('base', {}), 'odd', 'ppp', { ...evals, ...before })
    const { verdict, reasons } = judge(addCase(run('head', {}), 'odd', 'ppp', { ...evals, ...now }), base)
    const said = reasons('lost-cases').map(({ message }) => message)
    expect(verdict.outcome, JSON.stringify(verdict.reasons)).toBe(
      says === undefined ? 'passed' : 'inconclusive',
    )
    if (says !== undefined) expect(said.join('\n')).toMatch(says)
  })
})
