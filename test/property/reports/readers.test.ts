import fc from 'fast-check'
import { SaxesParser } from 'saxes'
import { describe, expect, it } from 'vitest'
import { JsonReader } from '../../../src/reports/json/reader.ts'
import { TextCollector } from '../../../src/reports/text/text-collector.ts'
import type { XmlHandler } from '../../../src/reports/xml/handler.ts'
import { XmlReader } from '../../../src/reports/xml/reader.ts'
import { cutAt } from '../../support/reports/chunked.ts'
import { escapeXml, xmlText } from '../../support/reports/junit-writing.ts'

const places = fc.array(fc.nat(5_000), { maxLength: 40 })

type Event = readonly ['open' | 'close' | 'text', string, Readonly<Record<string, string>>?]

const attributeNames = ['name', 'time', 'x:file'] as const

/** Well-formed XML with everything that may stand between tags. */
const content: fc.Arbitrary<string> = fc.letrec<{ node: string; element: string }>((tie) => ({
  node: fc.oneof(
    { maxDepth: 4 },
    xmlText.map(escapeXml),
    xmlText.filter((text) => !text.includes(']]>')).map((text) => `<![CDATA[${text}]]>`),
    xmlText.filter((text) => !text.includes('--') && !text.endsWith('-')).map((text) => `<!--${text}-->`),
    fc.constant('<?processing <it> ?>'),
    fc.constantFrom('&#65;', '&#x1F600;', '&lt;', '&apos;'),
    tie('element'),
  ),
  element: fc
    .tuple(
      fc.constantFrom('a', 'b-c', 'd.e', 'é'),
      fc.uniqueArray(fc.constantFrom(...attributeNames)),
      fc.array(xmlText, { minLength: 3, maxLength: 3 }),
      fc.constantFrom('"', "'"),
      fc.array(tie('node'), { maxLength: 4 }),
    )
    .map(([name, names, values, quote, children]) => {
      const written = names
        .map(
          (attribute, index) =>
            ` ${attribute} = ${quote}${escapeXml(values[index] ?? '').replaceAll("'", '&#39;')}${quote}`,
        )
        .join('\n')
      return children.length === 0
        ? `<${name}${written}/>`
        : `<${name}${written} >${children.join('')}</${name}\n>`
    }),
})).element

function readOurs(chunks: readonly Buffer[]): Event[] {
  const events: Event[] = []
  let text = new TextCollector(100_000)
  const flush = (): void => {
    const { text: read } = text.finish()
    text = new TextCollector(100_000)
    if (read !== '') events.push(['text', read])
  }
  const handler: XmlHandler = {
    wantsText: true,
    open(name, attributes) {
      flush()
      const read = attributeNames.flatMap((key) => {
        const value = attributes.get(key)
        return value === undefined ? [] : [[key, value]]
      })
      events.push(['open', name, Object.fromEntries(read)])
    },
    close(name) {
      flush()
      events.push(['close', name])
    },
    text: (bytes, start, end, raw) => text.add(bytes, start, end, raw),
    warn(message) {
      throw new Error(message)
    },
  }
  const reader = new XmlReader(handler)
  for (const chunk of chunks) reader.write(chunk)
  reader.end()
  return events
}

function readSaxes(written: string): Event[] {
  const events: Event[] = []
  let text = ''
  const flush = (): void => {
    if (text !== '') events.push(['text', text])
    text = ''
  }
  const parser = new SaxesParser()
  parser.on('opentag', ({ name, attributes }) => {
    flush()
    events.push(['open', name, { ...attributes }])
  })
  parser.on('closetag', ({ name }) => {
    flush()
    events.push(['close', name])
  })
  parser.on('text', (part) => {
    text += part
  })
  parser.on('cdata', (part) => {
    text += part
  })
  parser.on('error', (error) => {
    throw error
  })
  parser.write(written).close()
  return events
}

describe('the XML reader', () => {
  it('reads what an independent parser reads, wherever the bytes are cut', () => {
    fc.assert(
      fc.property(content, places, (written, cuts) => {
        expect(readOurs(cutAt(Buffer.from(written), cuts))).toEqual(readSaxes(written))
      }),
      { numRuns: 300 },
    )
  })
})

describe('the JSON reader', () => {
  it('takes what JSON.parse gives, wherever the bytes are cut', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 6 }), places, fc.boolean(), (value, cuts, pretty) => {
        const taken: unknown[] = []
        const reader = new JsonReader({ keys: { list: { items: { take: (item) => taken.push(item) } } } })
        const written = JSON.stringify(
          { before: value, list: [value, [value]], after: [value] },
          null,
          pretty ? 1 : undefined,
        )
        for (const chunk of cutAt(Buffer.from(written), cuts)) reader.write(chunk)
        reader.end()
        expect(taken).toEqual([value, [value]].map((item) => JSON.parse(JSON.stringify(item))))
      }),
      { numRuns: 300 },
    )
  })

  it('builds the members that are wanted as JSON.parse does', () => {
    const value = fc.oneof(fc.jsonValue({ maxDepth: 3 }), fc.constantFrom('same', 1.5, -1, null, ['x', 'y']))
    const member = fc.tuple(fc.constantFrom('a', 'b', 'ignored', '__proto__'), value)
    const objects = fc.array(fc.array(member, { maxLength: 4 }), { minLength: 1 })
    const wanted = ({ a, b }: Record<string, unknown>) => ({ a, b })
    fc.assert(
      fc.property(objects, places, fc.constantFrom('', '\n  '), (all, cuts, space) => {
        const taken: unknown[] = []
        const take = (item: unknown) => taken.push(structuredClone(wanted(item as Record<string, unknown>)))
        const reader = new JsonReader({ items: { take, members: ['a', 'b'] } })
        const written = all.map((members) => {
          const texts = members.map(([name, of]) => `${space}"${name}":${space}${JSON.stringify(of)}`)
          return `{${texts.join(',')}${space}}`
        })
        for (const chunk of cutAt(Buffer.from(`[${written.join(',')}]`), cuts)) reader.write(chunk)
        reader.end()
        expect(taken).toEqual(written.map((text) => wanted(JSON.parse(text))))
      }),
      { numRuns: 300 },
    )
  })

  it('finds a wanted member among very many, and after a very long name', () => {
    const many = Object.fromEntries(Array.from({ length: 5_000 }, (_, at) => [`key ${at}`, at]))
    const all = [{ a: 1 }, { ...many, a: 2 }, { ['x'.repeat(100_000)]: 0, a: 3 }, { a: 4 }]
    const taken: unknown[] = []
    const take = (item: unknown) => taken.push((item as { readonly a: number }).a)
    const reader = new JsonReader({ items: { take, members: ['a'] } })
    reader.write(Buffer.from(JSON.stringify(all)))
    reader.end()
    expect(taken).toEqual([1, 2, 3, 4])
  })

  it('reads lines of documents', () => {
    fc.assert(
      fc.property(fc.array(fc.jsonValue(), { minLength: 1 }), places, (values, cuts) => {
        const taken: unknown[] = []
        const reader = new JsonReader({ take: (item) => taken.push(item) }, { many: true })
        const written = values.map((value) => JSON.stringify(value)).join('\n')
        for (const chunk of cutAt(Buffer.from(written), cuts)) reader.write(chunk)
        reader.end()
        expect(taken).toEqual(values.map((value) => JSON.parse(JSON.stringify(value))))
      }),
    )
  })
})
