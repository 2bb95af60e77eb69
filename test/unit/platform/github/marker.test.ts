import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  encodeKey,
  isLater,
  orderOf,
  readMarker,
  writeMarker,
} from '../../../../src/platform/github/marker.ts'

const marker = { order: [7, 2] as const, commit: 'abc123', hidden: false }

const hostileKeys = [
  '--> <script>alert(1)</script>',
  '-- --!>',
  'run=9 attempt=9 commit=0 -->',
  'suite\nwith\r\nlines',
  'lone \ud800 surrogate',
  '‮right to left',
  '🦊'.repeat(500),
  'x'.repeat(100_000),
  '',
  ' ',
  '%%',
]

describe('the marker of a comment', () => {
  it('is read back for its own key alone, whatever the suite is called', () => {
    const keys = fc.oneof(fc.constantFrom(...hostileKeys), fc.string({ unit: 'binary' }))
    fc.assert(
      fc.property(keys, keys, (key, other) => {
        const text = `${writeMarker(key, marker)}\nbody`
        expect(readMarker(text, key)).toEqual(marker)
        const first = text.split('\n')[0] ?? ''
        // Nothing in the name ends the HTML comment or its line, or makes it long.
        expect(first.indexOf('-->')).toBe(first.length - 3)
        expect(first.slice(4, -3)).not.toMatch(/--|[<>\r]/)
        expect(first.length).toBeLessThan(300)
        if (encodeKey(other) !== encodeKey(key)) expect(readMarker(text, other)).toBeNull()
      }),
    )
  })

  it('tells two long names apart', () => {
    const long = 'suite '.repeat(100)
    expect(encodeKey(`${long}a`)).not.toBe(encodeKey(`${long}b`))
  })

  it('counts at the very start of a text only', () => {
    const written = writeMarker('suite', marker)
    expect(readMarker(`> quoted\n${written}`, 'suite')).toBeNull()
    expect(readMarker(` ${written}`, 'suite')).toBeNull()
    expect(readMarker(`${written}\r\nedited by hand`, 'suite')).toEqual(marker)
  })

  it('keeps nothing but hexadecimal digits as a commit', () => {
    expect(readMarker(writeMarker('suite', { ...marker, commit: 'main -->' }), 'suite')?.commit).toBe('')
  })

  it('remembers that the comment is folded away', () => {
    const hidden = { ...marker, hidden: true }
    expect(readMarker(writeMarker('suite', hidden), 'suite')).toEqual(hidden)
  })

  it('orders by run, then by attempt', () => {
    expect(isLater(orderOf('8', 1), orderOf('7', 9))).toBe(true)
    expect(isLater(orderOf('7', 2), orderOf('7', 1))).toBe(true)
    expect(isLater(orderOf('7', 1), orderOf('7', 1))).toBe(false)
    expect(orderOf('not a number', 1)).toEqual([0, 1])
  })
})
