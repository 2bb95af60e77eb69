import { existsSync, globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const page = readFileSync('SECURITY.md', 'utf8')
const [, claims = ''] = /^## What is trusted.*?\n(.*)^## What is up to you/ms.exec(page) ?? []

/** Sentences that say what holds: those of the last column, and those below the tables. */
const sentences = claims.split('\n').flatMap((line) => {
  const cells = /^\| (?!\|)(.*) \|$/.exec(line)?.[1]?.split(' | ')
  const text =
    cells === undefined ? (line.startsWith('`') || /`test\//.test(line) ? line : '') : (cells.at(-1) ?? '')
  return text.split(/(?<=\.) (?=[A-Z`])/).filter((sentence) => sentence.includes(' '))
})
/** They introduce what follows. */
const introductions = /^(?:Each sentence names|\[bench\/hostile\]|Everybody who can read)/

describe('SECURITY.md', () => {
  it('has sentences that hold', () => {
    expect(sentences.length).toBeGreaterThan(20)
  })

  it.each(sentences.filter((sentence) => !introductions.test(sentence)))(
    'names the tests of: %s',
    (sentence) => {
      const named = sentence.match(/(?<=`)test\/[^`]+(?=`)/g) ?? []
      expect(named).not.toEqual([])
      for (const path of named) {
        const isThere = existsSync(`${path}.test.ts`) || globSync(`${path}/**/*.test.ts`).length > 0
        expect(isThere, path).toBe(true)
      }
    },
  )
})
