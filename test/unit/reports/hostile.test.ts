import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { only, readContent, readJson, suite } from '../../support/reports/reading.ts'

const one = suite('<testcase name="ünïcode 😀"><failure message="é"/></testcase>')

describe('encodings', () => {
  const utf16 = (text: string, mark: boolean): Buffer => Buffer.from((mark ? '\ufeff' : '') + text, 'utf16le')
  const files: readonly [name: string, content: Buffer][] = [
    ['UTF-8', Buffer.from(one)],
    ['UTF-8 with a mark', Buffer.from(`\ufeff${one}`)],
    ['UTF-16 LE with a mark', utf16(one, true)],
    ['UTF-16 LE without one', utf16(one, false)],
    ['UTF-16 BE with a mark', utf16(one, true).swap16()],
    ['UTF-16 declared and marked', utf16(`<?xml version="1.0" encoding="UTF-16"?>${one}`, true)],
    ['gzip', gzipSync(one)],
    ['gzip of UTF-16', gzipSync(utf16(one, true))],
  ]
  it.each(files)('%s', async (_, content) => {
    const { results, summary } = await readContent(content)
    expect(only(results)).toMatchObject({ identity: { name: 'ünïcode 😀' }, message: 'é' })
    expect(summary.error).toBeUndefined()
  })

  it('Latin-1 as it is declared', async () => {
    const text = `<?xml version="1.0" encoding="ISO-8859-1"?>${suite('<testcase name="naïve"/>')}`
    const { results } = await readContent(Buffer.from(text, 'latin1'))
    expect(only(results).identity.name).toBe('naïve')
  })

  it('shows bytes that are no text', async () => {
    const content = Buffer.concat([
      Buffer.from('<testsuite><testcase name="a'),
      Buffer.of(0xff),
      Buffer.from('b"/></testsuite>'),
    ])
    expect(only((await readContent(content)).results).identity.name).toBe('a\ufffdb')
  })

  it('takes a declared UTF-16 for what it is when the bytes say UTF-8', async () => {
    const { results } = await readContent(`<?xml version="1.0" encoding="utf-16"?>${one}`)
    expect(only(results).identity.name).toBe('ünïcode 😀')
  })
})

describe('hostile XML', () => {
  it('expands no entity and reads nothing external', async () => {
    const { results, summary } = await readContent(
      `<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;"><!ENTITY f SYSTEM "file:///etc/passwd">]>
      ${suite('<testcase name="&b; &f; &amp;"><failure>&b;&f;&lt;</failure></testcase>')}`,
    )
    expect(only(results)).toMatchObject({ identity: { name: '&b; &f; &' }, detail: '&b;&f;<' })
    expect(summary.warnings).toContain('a document type with declarations; none of them is used')
  })

  it('takes a plain document type', async () => {
    expect((await readContent(`<!DOCTYPE testsuites SYSTEM "junit.dtd">${one}`)).results).toHaveLength(1)
  })

  it('gives up at elements nested without end', async () => {
    const { summary } = await readContent(`${'<testsuite>'.repeat(1_000_000)}`)
    expect(summary.error).toMatch(/^report\.xml:1: elements nested deeper than 512\. /)
  })

  it('keeps what came before a truncation, and says where it is', async () => {
    const { results, summary } = await readContent(
      '<testsuites>\n<testsuite name="s">\n<testcase name="a"/>\n<testcase name="b"><fail',
    )
    expect(results.map(({ identity }) => identity.name)).toEqual(['a'])
    expect(summary.error).toMatch(
      /^report\.xml:4: the file ends inside <testcase> before it is complete\. Its writer/,
    )
  })

  it('keeps what came before tags that do not match', async () => {
    const { results, summary } = await readContent(
      '<testsuite>\n<testcase name="a"></testcase>\n<testcase name="b"></testsuite>',
    )
    expect(results).toHaveLength(1)
    expect(summary.error).toMatch(/^report\.xml:3: <\/testsuite> closes <testcase>\./)
  })

  it('takes the first of two attributes of one name', async () => {
    const { results, summary } = await readContent(suite('<testcase name="a" name="b"/>'))
    expect(only(results).identity.name).toBe('a')
    expect(summary.warnings).toEqual(['an attribute given twice; the first counts'])
  })

  it('keeps dangerous names as names', async () => {
    const { results } = await readContent(
      suite(
        '<testcase name="__proto__" classname="constructor"><properties><property name="score.__proto__" value="1"/></properties></testcase>',
      ),
    )
    expect(only(results)).toMatchObject({
      identity: { suite: ['orders', 'constructor'], name: '__proto__' },
      scores: [{ name: '__proto__', value: 1 }],
    })
  })

  it('tolerates markup signs and zero characters in values', async () => {
    const { results } = await readContent(suite('<testcase name="a > b < c & d\u0000" time="<<computed>>"/>'))
    expect(only(results).identity.name).toBe('a > b < c & d␀')
  })

  it('cuts an attribute of megabytes and goes on', async () => {
    const { results, summary } = await readContent(
      suite(
        `<testcase name="a"><failure message="${'x'.repeat(3_000_000)}"/></testcase><testcase name="b"/>`,
      ),
    )
    expect(results.map(({ identity }) => identity.name)).toEqual(['a', 'b'])
    expect(results[0]?.detail).toMatch(/… \[cut: 8,000 of 3,000,000 characters\]$/)
    expect(summary.warnings).toEqual(['a tag longer than 1 MB; it was cut'])
  })

  it('reads two documents in one file', async () => {
    const { results, summary } = await readContent(`${one}<?xml version="1.0"?>${one}`)
    expect(results).toHaveLength(2)
    expect(summary.warnings).toEqual(['more than one document in one file; all are read'])
  })

  it('keeps cut names apart', async () => {
    const long = 'n'.repeat(5_000)
    const { results } = await readContent(suite(`<testcase name="${long}1"/><testcase name="${long}2"/>`))
    const [first, second] = results.map(({ identity }) => identity.name)
    expect(first?.length).toBeLessThan(2_100)
    expect(first).not.toBe(second)
  })
})

describe('hostile JSON', () => {
  it('gives up at lists nested without end', async () => {
    const deep = `{"numRuntimeErrorTestSuites":0,"testResults":[{"name":"a","assertionResults":[${'['.repeat(1_000_000)}`
    const { summary } = await readContent(deep, { name: 'r.json' })
    expect(summary).toMatchObject({ format: 'jest-json', tests: 0 })
    expect(summary.error).toMatch(/^r\.json:1: lists and objects nested too deeply\./)
  })

  it('keeps the files before a truncation', async () => {
    const whole = JSON.stringify({
      numRuntimeErrorTestSuites: 0,
      testResults: ['a', 'b'].map((name) => ({
        name,
        assertionResults: [{ title: 't', status: 'passed', ancestorTitles: [] }],
      })),
    })
    const { results, summary } = await readContent(whole.slice(0, -30), { name: 'r.json' })
    expect(results.map(({ identity }) => identity.file)).toEqual(['a'])
    expect(summary.error).toMatch(/^r\.json:1: the file ends before its JSON is complete\./)
  })

  it('reads raw control characters and the NaN of Python', async () => {
    const { results } = await readContent(
      '{"numRuntimeErrorTestSuites":0,"testResults":[{"name":"f","assertionResults":[{"title":"a\u001b\u0000","status":"passed","duration":NaN}]}]}',
      { name: 'r.json' },
    )
    expect(only(results)).toMatchObject({ identity: { name: 'a␛␀' }, outcome: 'passed' })
    expect(only(results).durationMs).toBeUndefined()
  })

  it('cuts a text of megabytes while reading, without losing what follows', async () => {
    const { results } = await readJson({
      numRuntimeErrorTestSuites: 0,
      testResults: [
        {
          name: 'f',
          assertionResults: [
            { title: 'a', status: 'failed', failureMessages: [`${'\\"é'.repeat(1_500_000)}`, 'second'] },
            { title: 'b', status: 'passed' },
          ],
        },
      ],
    })
    expect(results.map(({ identity, outcome }) => [identity.name, outcome])).toEqual([
      ['a', 'failed'],
      ['b', 'passed'],
    ])
    expect(results[0]?.detail).toMatch(/… \[cut: 8,000 of [\d,]+ characters\]$/)
  })

  it('takes numbers out of range and fields of another type for missing', async () => {
    const { results } = await readContent(
      '{"numRuntimeErrorTestSuites":0,"testResults":[{"name":7,"assertionResults":[{"title":"a","status":"passed","duration":1e999,"ancestorTitles":"x","failureMessages":{"a":1},"location":[]},null,3]}]}',
      { name: 'r.json' },
    )
    expect(results).toHaveLength(3)
    expect(results[0]).toEqual({ identity: { suite: [], name: 'a' }, outcome: 'passed' })
  })

  it('keeps dangerous keys as data', async () => {
    const { results } = await readContent(
      '{"__proto__":{"x":1},"numRuntimeErrorTestSuites":0,"testResults":[{"__proto__":{"name":"evil"},"constructor":1,"name":"f","assertionResults":[{"__proto__":{"status":"failed"},"title":"a","status":"passed"}]}]}',
      { name: 'r.json' },
    )
    expect(only(results)).toMatchObject({ identity: { file: 'f', name: 'a' }, outcome: 'passed' })
    expect(({} as { x?: unknown }).x).toBeUndefined()
  })
})

describe('files that are no report', () => {
  const foreign: readonly [content: string, what: RegExp][] = [
    ['<coverage/>', /coverage/],
    ['<nothing><testsuite/></nothing>', /root element <nothing>/],
    ['{"stats":{},"tests":[],"passes":[]}', /Mocha JSON/],
    ['{"a":1}', /JSON of no format that is read \(it has a\)/],
    ['PK\u0003\u0004rest', /zip archive/],
    ['hello', /neither XML nor JSON/],
  ]
  it.each(foreign)('%s is skipped and named', async (content, what) => {
    const { summary, results } = await readContent(content)
    expect(summary.foreign).toMatch(what)
    expect(summary.error).toBeUndefined()
    expect(results).toEqual([])
  })

  it('an empty file is an error', async () => {
    for (const content of ['', ' \n', gzipSync('')])
      expect((await readContent(content)).summary.error).toMatch(/^report\.xml:1: the file is empty/)
  })

  it('a damaged archive is an error, after what came out of it', async () => {
    const packed = gzipSync(
      suite(
        Array.from({ length: 20_000 }, (_, at) => `<testcase name="case number ${at * 7919}"/>`).join(''),
      ),
    )
    const { summary } = await readContent(packed.subarray(0, packed.length - 200))
    expect(summary.error).toMatch(/gzip archive is damaged/)
    expect(summary.tests).toBeGreaterThan(1_000)
  })
})

describe('a format by name', () => {
  it('is taken though the content looks different', async () => {
    const { summary } = await readContent('{"a":1}', { name: 'r.json', format: 'vitest-json' })
    expect(summary).toMatchObject({ format: 'vitest-json', tests: 0 })
  })

  it('that is unknown is refused with the known ones', async () => {
    await expect(readContent(one, { format: 'junit' })).rejects.toMatchObject({
      name: 'ReportError',
      advice: [expect.stringContaining('junit-xml'), expect.anything()],
    })
  })

  it('of a missing file is refused', async () => {
    const { readFileAt } = await import('../../support/reports/reading.ts')
    await expect(readFileAt('/nowhere', 'a.xml')).rejects.toThrow(
      /a\.xml: the report can't be opened \(ENOENT\)/,
    )
  })
})

describe('files made to take time', () => {
  const many = (count: number, part: (at: number) => string): string =>
    Array.from({ length: count }, (_, at) => part(at)).join('')
  const files: readonly [what: string, content: string][] = [
    ['a number of a million digits', suite(`<testcase name="a" time="${'1'.repeat(1_000_000)}x"/>`)],
    ['a hundred thousand attributes', suite(`<testcase name="a" ${many(100_000, (at) => `a${at}="" `)}/>`)],
    [
      'a property with a name built to be searched again and again',
      suite(
        `<testcase name="a"><properties><property name="score.${'metadata.'.repeat(100_000)}&#10;" value="1"/></properties></testcase>`,
      ),
    ],
    [
      'a trace of one endless word',
      suite(`<testcase name="a"><failure>${'a.b/'.repeat(1_000_000)}</failure></testcase>`),
    ],
    [
      'a message of nothing but brackets',
      suite(
        `<testcase name="${'('.repeat(200_000)}"><failure message="${'[ '.repeat(200_000)}"/></testcase>`,
      ),
    ],
    [
      'names of a thousand characters, nested',
      '<testsuite>'.repeat(200) +
        many(10_000, (at) => `<testcase name="${'n'.repeat(900)}${at}"/>`) +
        '</testsuite>'.repeat(200),
    ],
    [
      'entities without end',
      suite(
        `<testcase name="a"><failure>${'&x'.repeat(1_000_000)}${'&amp;'.repeat(200_000)}</failure></testcase>`,
      ),
    ],
  ]
  it.each(files)('%s', async (_, content) => {
    const { summary, results } = await readContent(content)
    expect(summary.error).toBeUndefined()
    expect(results.length).toBeGreaterThan(0)
  })

  it('an element whose name is endless is not an element', async () => {
    expect((await readContent(`<testsuite><${'n'.repeat(2_000)}/></testsuite>`)).summary.error).toMatch(
      /is not an element/,
    )
  })
})

describe('a receiver that fails', () => {
  it('is not mistaken for a damaged file', async () => {
    const { mkdtemp, rm, writeFile } = await import('node:fs/promises')
    const { tmpdir } = await import('node:os')
    const { join } = await import('node:path')
    const { readReport } = await import('../../../src/reports/read.ts')
    const folder = await mkdtemp(join(tmpdir(), 'receiver-'))
    try {
      await writeFile(join(folder, 'r.xml'), one)
      const refusal = Object.assign(new Error('the service is down'), { code: 'ECONNRESET' })
      for (const receive of [
        () => Promise.reject(refusal),
        () => {
          throw refusal
        },
      ])
        await expect(
          readReport({ path: 'r.xml', absolutePath: join(folder, 'r.xml') }, { root: folder }, receive),
        ).rejects.toBe(refusal)
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  })
})
