import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { renderToolDocs } from '../../scripts/render-tool-docs.ts'
import { tools } from '../../src/tools/index.ts'

describe('docs/tools.md', () => {
  it('is what the table of tools says', () => {
    const document = readFileSync(join(import.meta.dirname, '../../docs/tools.md'), 'utf8')
    expect(document).toBe(renderToolDocs())
  })

  it('names each tool once', () => {
    expect(new Set(tools.map(({ name }) => name)).size).toBe(tools.length)
  })
})
