import { existsSync, globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

/** The rows of its tables; their heads begin with an empty cell. */
const rows = readFileSync('SECURITY.md', 'utf8').match(/^\| (?!\|).*/gm) ?? []

describe('SECURITY.md', () => {
  it.each(rows.map((row) => [row.split(' | ')[0], row]))('names the tests of each row: %s', (_, row) => {
    const named = row?.match(/(?<=`)test\/[^`]+(?=`)/g) ?? []
    expect(named).not.toEqual([])
    for (const path of named) {
      const isThere = existsSync(`${path}.test.ts`) || globSync(`${path}/**/*.test.ts`).length > 0
      expect(isThere, path).toBe(true)
    }
  })
})
