import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { renderFormatMatrix } from '../../scripts/render-format-matrix.ts'
import { formatNames } from '../../src/reports/formats/readers.ts'

const document = readFileSync(join(import.meta.dirname, '../../docs/formats.md'), 'utf8')

describe('docs/formats.md', () => {
  it('lists every format', () => {
    const listed = [...document.matchAll(/^\| `([a-z0-9-]+)` \| /gm)].map(([, name]) => name)
    expect(formatNames.filter((name) => !listed.includes(name))).toEqual([])
  })

  it('has the table of tools that its fixtures give', async () => {
    expect(await renderFormatMatrix(document)).toBe(document)
  })
})
