import { expect, it } from 'vitest'
import { type Explanation, listSentences } from '../../../src/render/explain/explanation.ts'

const explain = (facts: Partial<Explanation['facts']>) =>
  listSentences({ facts: { doubts: [], ...facts } } as unknown as Explanation)
const sameFailure = 'All 3 say "out of memory"'

it.each<[string, string | undefined, readonly string[]]>([
  ['once where the reason holds it', `3 cases broke. ${sameFailure}.`, [`3 cases broke. ${sameFailure}.`]],
  ['beside another reason', '3 cases broke.', ['3 cases broke.', sameFailure]],
  ['without a reason', undefined, [sameFailure]],
])('says what several cases have in common %s', (_, why, sentences) => {
  expect(explain({ why, sameFailure })).toEqual(sentences)
})

it('says what is next last', () => {
  expect(explain({ why: 'It fell.', aside: 'one is new', next: 'Look at it.' })).toEqual([
    'It fell.',
    'one is new.',
    'Next: Look at it.',
  ])
})
