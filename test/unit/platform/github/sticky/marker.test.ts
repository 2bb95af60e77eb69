import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Writer } from '../../../../../src/platform/github/identity/writer.ts'
import {
  readCommentMarker,
  writeCommentMarker,
} from '../../../../../src/platform/github/sticky/comment-marker.ts'
import {
  encodeKey,
  isLaterOrder,
  readMarker,
  toMeasurementOrder,
  writeMarker,
} from '../../../../../src/platform/github/sticky/marker.ts'
import { anyCharacter } from '../../../../support/any-character.ts'

const marker = { key: 'suite', order: [7, 2] as const, commit: 'abc123', visibility: 'shown' as const }

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
    const keys = fc.oneof(fc.constantFrom(...hostileKeys), fc.string({ unit: anyCharacter }))
    fc.assert(
      fc.property(keys, keys, (key, other) => {
        const ofSuite = { ...marker, key: encodeKey(key) }
        const text = `${writeCommentMarker(ofSuite)}\nbody`
        expect(readCommentMarker(text)).toEqual(ofSuite)
        const first = text.split('\n')[0] ?? ''
        // Nothing in the name ends the HTML comment or its line, or makes it long.
        expect(first.indexOf('-->')).toBe(first.length - 3)
        expect(first.slice(4, -3)).not.toMatch(/--|[<>\r]/)
        expect(first.length).toBeLessThan(300)
        if (other.toWellFormed() !== key.toWellFormed()) expect(encodeKey(other)).not.toBe(encodeKey(key))
      }),
    )
  })

  it('remembers what was measured', () => {
    const measured = { others: 3, same: [0, 0.0123, 1], failed: ['0a1b2c'] }
    expect(readCommentMarker(writeCommentMarker({ ...marker, measured }))).toEqual({
      ...marker,
      measured,
    })
    const none = { others: 0, same: [], failed: [] }
    expect(readCommentMarker(writeCommentMarker({ ...marker, measured: none }))).toMatchObject({
      measured: none,
    })
    for (const hostile of [
      'others=x chances=0.1',
      'others=1 chances=2',
      'others=1 chances=-0.1',
      'others=1 chances=a,b',
      'others=1',
    ])
      expect(
        readCommentMarker(`<!-- eval-gate key=evals run=1 attempt=1 ${hostile} -->`)?.measured,
      ).toBeUndefined()
  })

  it('tells two long names apart', () => {
    const long = 'suite '.repeat(100)
    expect(encodeKey(`${long}a`)).not.toBe(encodeKey(`${long}b`))
    expect(encodeKey('x'.repeat(120))).toBe('x'.repeat(120))
    expect(encodeKey('x'.repeat(121))).toMatch(/^%%[0-9a-f]{64}$/)
  })

  it('counts at the very start of a text only', () => {
    const written = writeCommentMarker(marker)
    expect(readCommentMarker(`> quoted\n${written}`)).toBeNull()
    expect(readCommentMarker(` ${written}`)).toBeNull()
    expect(readCommentMarker(`${written}\r\nedited by hand`)).toEqual(marker)
  })

  it('keeps nothing but hexadecimal digits as a commit', () => {
    expect(readCommentMarker(writeCommentMarker({ ...marker, commit: 'main -->' }))?.commit).toBe('')
  })

  it('remembers that the comment is folded away', () => {
    const hidden = { ...marker, visibility: 'hidden' as const }
    expect(readCommentMarker(writeCommentMarker(hidden))).toEqual(hidden)
  })

  it('remembers that the suite has a line only', () => {
    const line = { ...marker, visibility: 'line' as const }
    expect(readCommentMarker(writeCommentMarker(line))).toEqual(line)
  })

  it('orders by run, then by attempt', () => {
    expect(isLaterOrder(toMeasurementOrder('8', 1), toMeasurementOrder('7', 9))).toBe(true)
    expect(isLaterOrder(toMeasurementOrder('7', 2), toMeasurementOrder('7', 1))).toBe(true)
    expect(isLaterOrder(toMeasurementOrder('7', 1), toMeasurementOrder('7', 1))).toBe(false)
    expect(toMeasurementOrder('not a number', 1)).toEqual([0, 1])
  })
})

describe('markers of earlier releases', () => {
  const step = 'abcdef012345'

  it.each<[string, string, 'shown' | 'hidden', Writer | undefined]>([
    ['without a writer', '', 'shown', undefined],
    ['folded', ' hidden', 'hidden', undefined],
    ['with a writer', ` by=${step}.2.`, 'shown', { step, attempt: 2, job: '' }],
    ['with both', ` by=${step}.2.${step} hidden`, 'hidden', { step, attempt: 2, job: step }],
  ])('a comment %s is read and written in the same bytes', (_, rest, visibility, writer) => {
    const line = `<!-- eval-gate key=my%20suite run=7 attempt=2 commit=abc123${rest} -->`
    const expected = { key: 'my%20suite', order: [7, 2] as const, commit: 'abc123', visibility, writer }
    expect(readCommentMarker(`${line}\nbody`)).toEqual(expected)
    expect(writeCommentMarker(expected)).toBe(line)
  })

  it('an issue is read and written in the same bytes, and is not taken for a comment', () => {
    const line = '<!-- eval-gate-issue key=a%2Db run=7 attempt=1 note=eyJhIjoxfQ== -->'
    expect(readMarker('eval-gate-issue', line)).toMatchObject({ key: 'a%2Db', order: [7, 1] })
    expect(readMarker('eval-gate', line)).toBeNull()
    expect(writeMarker('eval-gate-issue', encodeKey('a-b'), [7, 1], { note: 'eyJhIjoxfQ==' })).toBe(line)
  })
})

describe('the codec of markers', () => {
  it('refuses values that could end the HTML comment', () => {
    for (const value of ['two words', 'a-->', 'a--b', '<b>', 'line\n']) {
      expect(() => writeMarker('eval-gate', 'suite', [1, 1], { note: value })).toThrow('note')
    }
  })

  it.each([
    '',
    '<!-- eval-gate',
    '<!-- eval-gate -->',
    '<!-- eval-gate key=suite -->',
    '<!-- eval-gate key=suite run=x attempt=1 -->',
    '<!-- eval-gate key=suite run=1\nattempt=1 -->',
    '<!-- other key=suite run=1 attempt=1 -->',
  ])('does not take %j for a marker', (text) => {
    expect(readMarker('eval-gate', text)).toBeNull()
  })
})
