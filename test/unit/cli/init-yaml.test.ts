import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { toInlineMap, toYamlScalar } from '../../../src/cli/init/edit-yaml.ts'
import { canNameFolder } from '../../../src/cli/init/new-workflow.ts'
import { anyCharacter } from '../../support/any-character.ts'

/** Names of folders that YAML reads as something else, or not at all. */
const odd = [
  '@x',
  '-rf',
  '- x',
  '-',
  'true',
  'YES',
  'null',
  '0x1f',
  '0123',
  '1e3',
  '.inf',
  '1_000',
  '1:30',
  'a: b',
]
const folder = fc.oneof(fc.constantFrom(...odd), fc.stringMatching(/^[\w@./: -]{1,12}$/))
const any = fc.oneof(
  folder,
  fc.string({ unit: anyCharacter, maxLength: 12 }).filter((text) => text.isWellFormed()),
)

describe('a text in a workflow that init writes', () => {
  it.each(['1.2', '1.1'] as const)('is read as it is by YAML %s', (version) => {
    fc.assert(
      fc.property(any, (text) => {
        expect(parse(`x: ${toYamlScalar(text)}\nz: 1`, { version })).toEqual({ x: text, z: 1 })
      }),
    )
    fc.assert(
      fc.property(folder, folder, (a, b) => {
        expect(parse(`x: ${toInlineMap({ a, b })}`, { version })).toEqual({ x: { a, b } })
      }),
    )
  })

  it('is quoted only where it has to be', () => {
    expect(['npm ci', 'src/a', '3.x', 'mkdir -p r && jest > r/y.json'].map(toYamlScalar)).toEqual([
      'npm ci',
      'src/a',
      '3.x',
      'mkdir -p r && jest > r/y.json',
    ])
    expect(toInlineMap({ cache: 'npm', version: '24', path: 'a/b c.txt' })).toBe(
      "{ cache: npm, version: '24', path: 'a/b c.txt' }",
    )
  })

  it('names no folder that a shell, a glob or an expression would read', () => {
    expect(odd.filter((name) => !canNameFolder(name))).toEqual([])
    expect(
      ["a'b", 'a"b', '$(id)', '`id`', `\${{ x }}`, 'a;b', 'a|b', 'a&b', 'a\nb', '*', '[a]', '\u202ea'].filter(
        canNameFolder,
      ),
    ).toEqual([])
  })
})
