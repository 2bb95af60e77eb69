import { describe, expect, it } from 'vitest'
import { findFormat, formatNames, formatOfEnding, formats } from '../../../src/reports/registry.ts'

describe('the registry of formats', () => {
  it('names every format once', () => {
    expect(new Set(formatNames).size).toBe(formats.length)
    expect(formatNames.map(findFormat)).toEqual(formats)
  })

  it.each(formats)('loads the code of $name', async ({ load }) => {
    expect(await load()).toBeTypeOf('function')
  })

  it('knows the endings that only one format has', () => {
    expect(formatOfEnding('a/b.TRX')?.name).toBe('trx-xml')
    expect(formatOfEnding('a.eval')?.name).toBe('inspect-json')
    expect(formatOfEnding('a.xml')).toBeUndefined()
    expect(formatOfEnding('a.txt')).toBeUndefined()
  })
})
