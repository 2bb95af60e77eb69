import { describe, expect, it } from 'vitest'
import { createCaseNamer, shortenNames } from '../../../src/facts/names.ts'

describe('what all cases share', () => {
  const shared = { suite: 'evals', variant: 'acme:atlas · prompt 1' }

  it('is in no name, and in no name that a sentence quotes', () => {
    expect(
      createCaseNamer(shared)({ suite: ['evals', 'capitals'], name: 'Spain', variant: shared.variant }),
    ).toBe('capitals › Spain')
    const sentence =
      '“evals › capitals › Spain [acme:atlas · prompt 1]” and “evals › Peru [acme:atlas · prompt 1]” fell'
    expect(shortenNames(sentence, shared)).toBe('“capitals › Spain” and “Peru” fell')
  })

  it('stays where it is no quoted name, and where nothing is shared', () => {
    const sentence = '“Spain” fell with “other [acme:atlas · prompt 2]”: evals › no [acme:atlas · prompt 1]'
    expect(shortenNames(sentence, shared)).toBe(sentence)
    expect(shortenNames('“evals › a [b]”', {})).toBe('“evals › a [b]”')
  })
})
