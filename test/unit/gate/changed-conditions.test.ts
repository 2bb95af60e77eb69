import { describe, expect, it } from 'vitest'
import { aBaseline, addCase, aRun, judge } from '../../support/gate/build.ts'

const scored = (id: string, model: string | undefined) => {
  const run = aRun(id, {})
  for (const name of ['a', 'b']) {
    addCase(run, name, 'ppp', { scores: [{ name: 'quality', value: 0.9, judge: model }] })
  }
  return run
}
const notes = (before: string | undefined, now: string | undefined) =>
  judge(scored('head', now), scored('base', before)).reasons('judge-changed')

describe('another judge', () => {
  it('is a warning that names the scorer and both', () => {
    expect(notes('acme/small', 'acme/large')).toEqual([
      {
        rule: 'judge-changed',
        status: 'warning',
        message:
          'Scores come from another judge than on the base, and are not compared with those: “quality” “acme/small” → “acme/large” (2 cases).',
      },
    ])
  })

  it('leaves scores open until a base run has that judge, and never makes them worse', () => {
    const scoredBy = (id: string, model: string, value: number) => {
      const run = aRun(id, {})
      for (let index = 0; index < 12; index += 1)
        addCase(run, `case ${index}`, 'ppp', { scores: [{ name: 'quality', value, judge: model }] })
      return run
    }
    const old = scoredBy('old', 'acme/small', 0.9)
    const open = judge(scoredBy('head', 'acme/large', 0.4), old)
    expect([open.reasons('regression-score'), open.reasons('score-scale')]).toEqual([
      [],
      [expect.objectContaining({ status: 'inconclusive', evidence: { scorer: 'quality' } })],
    ])
    const bases = aBaseline(scoredBy('new', 'acme/large', 0.4), old)
    const known = judge(scoredBy('head', 'acme/large', 0.4), bases)
    expect([known.verdict.outcome, known.reasons('judge-changed')]).toEqual(['passed', []])
    expect(judge(scoredBy('head', 'acme/large', 0.1), bases).reasons('regression-score')).toHaveLength(1)
  })

  it.each([
    ['acme/small', 'acme/small'],
    [undefined, 'acme/large'],
    ['acme/small', undefined],
  ])('is not %s → %s', (before, now) => {
    expect(notes(before, now)).toEqual([])
  })
})

describe('another input', () => {
  const asking = (id: string, inputs: readonly (string | undefined)[], expected?: string) => {
    const run = aRun(id, {})
    for (const [index, input] of inputs.entries())
      addCase(run, `case ${index}`, 'ppp', { input, expected, output: 'x' })
    return run
  }
  const notesOf = (before: Parameters<typeof asking>[1], now: Parameters<typeof asking>[1]) =>
    judge(asking('head', now), asking('base', before)).reasons('input-changed')

  it('is a warning that names the cases', () => {
    expect(notesOf(['a', 'b', 'c'], ['a', 'b?', 'c'])).toMatchObject([
      {
        status: 'warning',
        message:
          '1 case has another input or expected output than on the base, so before and after may not be comparable: “checkout › case 1”.',
      },
    ])
  })

  it('is a note when most cases have one', () => {
    expect(notesOf(['a', 'b', 'c'], ['a', 'b?', 'c?'])).toMatchObject([
      { status: 'info', message: expect.stringContaining('2 of 3 cases') },
    ])
  })

  it.each([
    [1, 'info'],
    [2, 'warning'],
  ])('is a note from half of the cases on: one changed, %i as before', (same, status) => {
    const rest = Array.from({ length: same }, (_, index) => `${index}`)
    expect(notesOf(['a', ...rest], ['a?', ...rest])).toMatchObject([{ status }])
  })

  it('may be the expected output', () => {
    const base = asking('base', ['a', 'b', 'c'], 'yes')
    const head = asking('head', ['a', 'b'], 'yes')
    addCase(head, 'case 2', 'ppp', { input: 'c', expected: 'no', output: 'x' })
    expect(judge(head, base).reasons('input-changed')).toMatchObject([
      { status: 'warning', evidence: { cases: 1 } },
    ])
  })

  it('is unknown without a text, and where iterations differ', () => {
    expect(notesOf(['a', undefined, 'c'], ['a', 'b', undefined])).toEqual([])
    const head = asking('head', ['a', 'b', 'c'])
    addCase(head, 'case 0', 'p', { input: 'other', output: 'x' })
    expect(judge(head, asking('base', ['x', 'b', 'c'])).reasons('input-changed')).toEqual([])
  })
})
