import { describe, expect, it } from 'vitest'
import { formatNames } from '../../../src/reports/formats/readers.ts'
import { findFormat, findFormatByEnding, formats } from '../../../src/reports/registry.ts'

describe('the registry of formats', () => {
  it('names every format once', () => {
    expect(new Set(formatNames).size).toBe(formats.length)
    expect(formatNames.map(findFormat)).toEqual(formats)
  })

  it.each(formats)('loads the code of $name', async ({ load }) => {
    expect(await load()).toBeTypeOf('function')
  })

  it('knows the endings that only one format has', () => {
    expect(findFormatByEnding('a/b.TRX')?.name).toBe('trx-xml')
    expect(findFormatByEnding('a.eval')?.name).toBe('inspect-json')
    expect(findFormatByEnding('a.xml')).toBeUndefined()
    expect(findFormatByEnding('a.txt')).toBeUndefined()
  })
})
