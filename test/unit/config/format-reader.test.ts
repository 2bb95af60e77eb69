import { describe, expect, it } from 'vitest'
import { readFormatFlag } from '../../../src/config/inputs/format-reader.ts'

describe('the input `format`', () => {
  it('is a name, or a mapping as JSON', () => {
    expect(readFormatFlag('tap')).toBe('tap')
    expect(readFormatFlag('{ "name": "q",\n "pass": {"path": "s", "atLeast": 0.5} }')).toBe(
      '{"name":"q","pass":{"path":"s","atLeast":0.5}}',
    )
    expect(readFormatFlag(undefined)).toBeUndefined()
  })

  it.each([
    ['xml', /must be one of junit-xml/],
    ['{ name: q }', /neither the name of a format nor JSON/],
    ['{"pass": "ok"}', /`name`/],
    ['{"name": "q", "nmae": "x"}', /nmae/],
    ['{"name": "q", "pass": {"path": "s", "least": 1}}', /pass/],
  ])('refuses %s', (text, message) => {
    expect(() => readFormatFlag(text)).toThrow(message)
  })
})
