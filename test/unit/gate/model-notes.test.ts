import { describe, expect, it } from 'vitest'
import { addCase, aRun, judge } from '../../support/gate/build.ts'

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
          'Scores come from another judge than on the base, so they may not be comparable: “quality” “acme/small” → “acme/large” (2 cases).',
        evidence: { scorers: 1 },
      },
    ])
  })

  it.each([
    ['acme/small', 'acme/small'],
    [undefined, 'acme/large'],
    ['acme/small', undefined],
  ])('is not %s → %s', (before, now) => {
    expect(notes(before, now)).toEqual([])
  })
})
