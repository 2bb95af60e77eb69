import { describe, expect, it } from 'vitest'
import {
  createCaseMatcher,
  createRuleLookup,
  listCaseTexts,
  matchesGlob,
} from '../../../../src/gate/policy/case-rules.ts'
import { aPolicy } from '../../../support/gate/build.ts'

const identity = {
  id: 'pay-7',
  file: 'evals/pay.eval.ts',
  suite: ['checkout', 'card'],
  name: 'refunds > 10 €',
}

describe('patterns for cases', () => {
  it.each([
    ['the name', 'refunds*'],
    ['the title', 'checkout › card › refunds*'],
    ['the title, written with >', 'checkout > card > refunds > 10 ?'],
    ['the declared id', 'pay-?'],
    ['the file', 'evals/*.eval.ts'],
    ['file and title', 'evals/pay.eval.ts › checkout*'],
    ['anything', '*'],
  ])('match %s', (_, pattern) => {
    expect(createCaseMatcher(['nothing else', pattern])(listCaseTexts(identity))).toBe(true)
  })

  it.each(['card', 'Refunds*', 'evals', 'pay', ''])('do not match a part: %s', (pattern) => {
    expect(createCaseMatcher([pattern])(listCaseTexts(identity))).toBe(false)
  })

  it('take special characters for themselves', () => {
    expect(matchesGlob('a.[b]+(c)', 'a.[b]+(c)')).toBe(true)
    expect(matchesGlob('a.c', 'abc')).toBe(false)
  })

  it('stay fast on hostile patterns', () => {
    expect(matchesGlob('*a'.repeat(200), 'a'.repeat(199))).toBe(false)
    expect(matchesGlob('*a'.repeat(200), 'a'.repeat(2000))).toBe(true)
  })
})

it('lets later rules win, key by key', () => {
  const policy = aPolicy({
    cases: [
      { match: ['*'], minPassRate: 0.9, minScores: { a: 0.5, b: 0.5 }, limits: { tokens: 5 } },
      { match: ['refunds*'], minPassRate: 0.5, minScores: { b: 0.7 }, weight: 3 },
      { match: ['other'], ignore: true },
    ],
  })
  expect(createRuleLookup(policy)(identity)).toEqual({
    minPassRate: 0.5,
    minScores: { a: 0.5, b: 0.7 },
    limits: { tokens: 5 },
    weight: 3,
    ignore: false,
    kind: 'auto',
  })
})
