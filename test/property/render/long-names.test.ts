import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { buildView } from '../../../src/facts/view.ts'
import { renderComment } from '../../../src/render/markdown/comment.ts'
import { buildReport } from '../../unit/render/builders.ts'
import { renderSafeHtml } from '../../unit/render/gfm.ts'

/** Words that make a name long, and characters that have a meaning in Markdown. */
const word = fc.constantFrom(
  'answers',
  'the',
  'customer',
  'refund',
  '›',
  '`',
  '|',
  '*',
  '[gpt-5]',
  '中文',
  '🙂',
  '<b>',
)
const words = fc.array(word, { minLength: 1, maxLength: 60 }).map((all) => all.join(' '))

it('long names above the folds are not cut at an end, and none looks like another one', () => {
  fc.assert(
    fc.property(words, words, words, fc.integer({ min: 2, max: 5 }), (suite, start, end, count) => {
      const cases = Array.from({ length: count }, (_, index) => ({
        name: `${start} n${index} ${end}`,
        suite: [suite],
        file: `evals/${index}.test.ts`,
        before: [1, 1] as const,
        after: [0, 1] as const,
        message: `${'abcde'[index]} is missing`,
      }))
      const [open = ''] = renderComment(buildView(buildReport({ cases }))).split('<details>')
      const page = renderSafeHtml(open)
      const names = [...page.matchAll(/<strong><code>(.*?)<\/code><\/strong>/gs)].map(([, name = '']) => name)
      expect(names).toHaveLength(count)
      expect(new Set(names).size).toBe(count)
      expect(names.filter((name) => name.startsWith('…') || name.endsWith('…'))).toEqual([])
      const sentences = open.split('\n').filter((line) => /^[A-Z]/.test(line))
      expect(sentences.filter((line) => !/[.:]$/.test(line))).toEqual([])
    }),
    { numRuns: Number(process.env.TEXTS ?? 100) },
  )
})
