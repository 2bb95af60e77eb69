import { describe, expect, it } from 'vitest'
import { listLinesChangedSince } from '../../scripts/size/changed-lines.ts'
import {
  findExceeded,
  findWorseSpeech,
  readRecords,
  recordsFile,
  renewRecords,
} from '../../scripts/size/records.ts'
import { measureRooms, measureWhole } from '../../scripts/size/sizes.ts'
import { countTokens, listExports, listImports, parseSource, readSources } from '../../scripts/size/source.ts'
import { countSpeech, splitCamelCase } from '../../scripts/size/speech.ts'
import { countWords } from '../../scripts/size/words.ts'

const parse = (text: string, file = 'src/gate/a.ts') => parseSource(file, text)

describe('the product', () => {
  const sources = readSources()

  it('is no larger than recorded', () => {
    expect(findExceeded({ ...measureRooms(sources), ...measureWhole() }, readRecords())).toEqual([])
  })

  it('speaks no worse than recorded', () => {
    const worse = findWorseSpeech(countSpeech(sources), readRecords(), () =>
      listLinesChangedSince(recordsFile),
    )
    expect(worse.join('\n')).toBe('')
  })

  it('counts what a person writes', () => {
    const files = sources.map(({ file }) => file)
    expect(files).toContain('src/render/html/assets/main.js')
    expect(files).not.toContain('src/render/html/assets.ts')
    expect(files.filter((file) => file.includes('/test/'))).toEqual([])
  })
})

describe('tokens', () => {
  it.each([
    ['', 0],
    ['a', 1],
    ['// a comment\n/* and one more */ a', 1],
    ['const total = 1_000.5', 4],
    ["const text = 'it''s // no comment'.length".replace("''", "\\'"), 6],
    ['const pattern = /[/"]`\\/*/g.test(text) / 2', 11],
    ['`plain`', 1],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a template is what is counted
    ['`from ${a} to ${`${b}`}`', 7],
    ['a?.b ?? c !== d', 7],
    ['(a) => ({ ...a })', 10],
    ['const sizes: Map<string, Set<number>> = new Map()', 17],
    ['class A { #size = 1; size() { return this.#size } }', 17],
  ])('of %j are %i', (text, tokens) => {
    expect(countTokens(parse(text))).toBe(tokens)
  })
})

describe('names', () => {
  it('are exported by declarations, lists and re-exports', () => {
    const text = `export const a = 1, { b, c: [d] } = x
      export function e() {}
      export type F = 1
      export interface G {}
      export { h, i as j } from './k.ts'
      export * from './l.ts'`
    expect(listExports(parse(text))).toEqual(['a', 'b', 'd', 'e', 'F', 'G', 'h', 'j', '*'])
  })

  it('are imported by path, by door, and late', () => {
    const text = `import { a, type B } from '../model/case.ts'
      import * as all from './all.ts'
      import { sort } from '#files'
      import { join } from 'node:path'
      const { late } = await import('./late.ts')
      const load = () => import('./whole.ts')
      export { c } from './c.ts'`
    expect(listImports(parse(text), { '#files': './src/files/index.ts' })).toEqual([
      { from: 'src/model/case.ts', name: 'a' },
      { from: 'src/model/case.ts', name: 'B' },
      { from: 'src/gate/all.ts', name: '*' },
      { from: 'src/files/index.ts', name: 'sort' },
      { from: 'src/gate/late.ts', name: 'late' },
      { from: 'src/gate/whole.ts', name: '*' },
      { from: 'src/gate/c.ts', name: 'c' },
    ])
  })

  it('are visible once, to other rooms', () => {
    const sizes = measureRooms([
      parse('export const a = 1, b = 2', 'src/model/case.ts'),
      parse("import { a } from './case.ts'\nimport { b } from './case.ts'", 'src/errors/x.ts'),
      parse("import { a } from '../model/case.ts'", 'src/gate/x.ts'),
      parse("import { a } from '../model/case.ts'", 'src/facts/x.ts'),
    ])
    expect(sizes).toMatchObject({
      'base files': 2,
      'base exports': 2,
      'base visible': 1,
      'verdict visible': 0,
    })
  })

  it('of a folder without a room are an error', () => {
    expect(() => measureRooms([parse('', 'src/attic/x.ts')])).toThrow('src/attic/x.ts is in no room')
  })
})

describe('words of a page', () => {
  it('are those of its text, without what a script writes', () => {
    const page = `# A title\n\n| Key | Value |\n|---|---|\n| a | 1 |\n\n<!-- keys: written -->\n| b | 2 |\n<!-- /keys -->\n\n\`\`\`yaml\ntwo words\n\`\`\`\n`
    expect(countWords(page, { isWritten: false })).toBe(9)
    expect(countWords(page, { isWritten: true })).toBe(2)
    expect(countWords('<!-- Written by x. Do not edit. -->\nMany words.', { isWritten: false })).toBe(0)
  })
})

describe('speech', () => {
  it.each([
    ['variables called of', 'const f = (of: string, { a: of2 }) => { for (const of of x); }', 2],
    ['variables called of', 'interface A { of: string; b(of: string): void }', 1],
    ['pointing names', 'const [told, { said = 1 }, ...own] = x; function f({ one }) {}', 4],
    ['functions called …Of', 'function roomOf() {}\nconst nameOf = () => 1, listOf = 2', 2],
    [
      'spread ternaries',
      'const x = [...(a ? [] : [b])], y = f(...(a ? [] : [b])), z = { ...(a ? {} : b) }',
      2,
    ],
    ['tuples of variables', 'const [a, b] = [1, 2]; const [c] = list', 1],
    ['nested ternaries', 'const x = a ? 1 : (b ? 2 : 3), y = (a ? b : c) ? 1 : 2', 1],
    ['Pick<…>', "type A = Pick<B, 'c'> | Readonly<Pick<B, 'd'>>", 2],
  ])('counts %s: %s', (habit, text, count) => {
    expect(countSpeech([parse(text)]).counts[habit]?.figure).toBe(count)
  })

  it('counts ternaries in 1,000 tokens', () => {
    expect(countSpeech([parse('a ? b : c')]).counts.ternaries).toEqual({
      figure: 200,
      rate: 200,
      places: ['src/gate/a.ts:1'],
    })
  })

  it.each([
    ['readReports', ['read', 'Reports']],
    ['toHTML', ['to', 'HTML']],
    ['readHTMLPage2', ['read', 'HTML', 'Page2']],
  ])('splits the name %s', (name, words) => {
    expect(splitCamelCase(name)).toEqual(words)
    expect(countSpeech([parse(`function ${name}() {}`)]).wordsInName).toBe(words.length)
  })
})

describe('records', () => {
  const text = 'const [a, b] = [1, 2]\nfunction readReports() {}\nconst [c, d] = [1, 2]'
  const speech = countSpeech([parse(text)])

  it('have slack for sizes, and keep one that still has some', () => {
    const { sizes } = renewRecords({ grown: 1000, near: 1000, far: 1000, fallen: 1000 }, speech, {
      sizes: { grown: 900, near: 1020, far: 1005, fallen: 2000 },
      speech: {},
    })
    expect(sizes).toEqual({ grown: 1025, near: 1020, far: 1025, fallen: 1025 })
  })

  it('have room for three more where they are small, and none where there is nothing', () => {
    const recorded = { sizes: { few: 12, more: 12, none: 3 }, speech: {} }
    const { sizes } = renewRecords({ few: 10, more: 12, none: 0 }, speech, recorded)
    expect(sizes).toEqual({ few: 12, more: 15, none: 0 })
  })

  it('of speech only get better', () => {
    const renewed = renewRecords({}, speech, {
      sizes: {},
      speech: { 'tuples of variables': 1, 'nested ternaries': 5 },
    })
    expect(renewed.speech).toMatchObject({ 'tuples of variables': 1, 'nested ternaries': 0 })
  })

  it('say which size is exceeded', () => {
    expect(
      findExceeded(
        { 'base tokens': 11, 'base files': 1 },
        { sizes: { 'base tokens': 10, 'base files': 1 }, speech: {} },
      ),
    ).toEqual(['base tokens: 11, recorded 10. Write less, or raise it: npm run size -- --record'])
  })

  it('say where speech got worse, and what to write instead', () => {
    const records = { sizes: {}, speech: { 'tuples of variables': 1 } }
    const message = 'tuples of variables: 2, recorded 1. Give each variable a line of its own.'
    expect(findWorseSpeech(speech, records, () => new Set(['src/gate/a.ts:3']))).toEqual([
      `${message}\n  src/gate/a.ts:3`,
    ])
    expect(findWorseSpeech(speech, records, () => new Set())).toEqual([`${message}\n  src/gate/a.ts: 2`])
  })

  it('leave alone what is within its goal', () => {
    const rare = countSpeech([parse(`const x = [...(a ? [] : [b])]\n${'f()\n'.repeat(10_000)}`)])
    expect(rare.counts['spread ternaries']?.figure).toBe(1)
    expect(findWorseSpeech(rare, { sizes: {}, speech: { ternaries: 9 } }, () => new Set())).toEqual([])
  })
})
