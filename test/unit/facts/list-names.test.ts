import { describe, expect, it } from 'vitest'
import { createListNamer } from '../../../src/facts/names.ts'

const start = 'res › .send(body) › when the request method is HEAD and the client accepts a body that is '
const end = ' should ignore the body, keep the Content-Length and not set Transfer-Encoding to chunked'

function listNames(names: readonly string[]): string[] {
  const cases = names.map((name) => ({ identity: { suite: [], name } }))
  const nameOf = createListNamer({ cases }, ({ name }) => name)
  return names.map((name) => nameOf({ suite: [], name }))
}

describe('names of a list', () => {
  it('stay whole when they are short, and lose their middle when they are long', () => {
    const [short, long] = listNames(['adds', `${start}a string,${end}`])
    expect(short).toBe('adds')
    expect(long).toMatch(/^res › \.send\(body\) › when the request.*….*not set Transfer-Encoding to chunked$/)
    expect(long).toHaveLength(110)
  })

  it('keep what tells them apart, wherever it is', () => {
    const names = ['a string,', 'a Buffer,', 'a number,'].map((part) => `${start}${part}${end}`)
    const shown = listNames(names)
    expect(new Set(shown).size).toBe(names.length)
    for (const [index, name] of shown.entries()) {
      expect(name).toContain(['string', 'Buffer', 'number'][index])
      expect(name.length).toBeLessThan(150)
    }
  })

  it('are never equal: what looks the same in short is written in full', () => {
    const middle = (letter: string) => letter.repeat(300)
    const names = ['a', 'b'].map((letter) => `${start}${middle(letter)}${end}`)
    expect(listNames(names)).toEqual(names)
  })
})
