import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Run } from '../../../src/model/run/run.ts'
import { Collector } from '../../../src/reports/collector.ts'
import { readJunitXml } from '../../../src/reports/formats/junit/junit-xml.ts'
import type { PassSink } from '../../../src/reports/tally/pass-sink.ts'
import { ReportTally } from '../../../src/reports/tally/report-tally.ts'
import { Workspace } from '../../../src/reports/workspace.ts'

/** Stands for a byte that is no UTF-8. */
const broken = 'a\ue000'

const name = fc.constantFrom(
  ...['a', 'b', 'login works', 'a (2)', 'x[1]', 'repetition 2 of 5', 'Renames', 'a &amp; b', 'a\\b', ''],
  ...[
    'ünïcode',
    '😀',
    'a.test.ts',
    'S',
    'com.example.S',
    'a &bad; b',
    'tab\there',
    '\u007f',
    '"',
    'toString',
  ],
  ...[
    '/nowhere/a',
    '/elsewhere/a',
    'C:/a',
    'file:/nowhere/b',
    'returns',
    'a &gt; b',
    'a > b',
    'a &#39;b&#39;',
  ],
  ...['x[y]', 'x[a-1]', 'x (repeat 1 of 5)', 'x [Trial 3]', 'Iteration 2)', 'App\\Tests\\A', broken],
)
const time = fc.constantFrom(
  '0.123',
  '1',
  '1.',
  '.5',
  '0',
  '-1',
  '1,234.5',
  '1e3',
  '',
  '99999999',
  '0.1234567890123456',
)
const attribute = fc.oneof(
  ...['name', 'classname', 'file'].map((of) => fc.tuple(fc.constant(of), name)),
  fc.tuple(fc.constant('time'), time),
  fc.constantFrom(
    ['status', 'notrun'],
    ['status', 'run'],
    ['result', 'skipped'],
    ['line', '3'],
    ['status', 'PASSED'],
    ['status', 'Failed'],
    ['result', 'completed'],
    ['assertions', '2'],
    ['timestamp', '2030-01-01T00:00:00'],
    ['timestamp', '&bad;'],
    ['class', 'C'],
    ['hostname', 'h'],
  ),
)
const attributes = fc
  .array(attribute, { maxLength: 5 })
  .map((all) => all.map(([of, value]) => ` ${of}='${String(value).replaceAll("'", '')}'`).join(''))
/** Output of a case, whole and broken. */
const output = fc
  .array(
    fc.constantFrom(
      '<system-out>said &bad; "this"</system-out>',
      '<system-out><![CDATA[]] > <failure/> ]]]></system-out>',
      '<system-err>a<![CDATA[<]]>b<![CDATA[]]></system-err>',
      '<system-err/>',
      '<system-out></system-out>',
      '<system-out kind="x">a</system-out>',
      '<system-out >a</system-out >',
      '<system-output>a</system-output>',
      '<system-out><failure/></system-out>',
      '<system-out>a<!-- </system-out> -->b</system-out>',
      '<system-out>a</system-err>',
      '<system-out><![CDATA[a]]</system-out>',
      '<failure message="no"/>',
      '<x:system-out>a</x:system-out>',
      '\n  ',
      'text',
    ),
    { maxLength: 4 },
  )
  .map((parts) => parts.join(''))
const property = '<property name="model" value="m"/>'
const entry = fc.oneof(
  {
    weight: 6,
    arbitrary: fc
      .tuple(fc.nat(3), fc.nat(3))
      .map(([of, ms]) => `<testcase name="n${of}" classname="C${ms % 2}" time="0.${ms}"/>`),
  },
  { weight: 6, arbitrary: attributes.map((of) => `<testcase${of}/>`) },
  { weight: 2, arbitrary: attributes.map((of) => `<testcase name="n" time="0.1"${of} />`) },
  attributes.map((of) => `<testcase${of}><failure message="no"/></testcase>`),
  {
    weight: 4,
    arbitrary: fc
      .tuple(attributes, fc.constantFrom('', '\n  ', ' ', '<!-- -->', 'text'), fc.constantFrom('', ' '))
      .map(([of, inside, after]) => `<testcase name="n" time="1"${of}>${inside}</testcase${after}>`),
  },
  {
    weight: 4,
    arbitrary: fc
      .tuple(attributes, output)
      .map(([of, inside]) => `<testcase name="n" time="1"${of}>${inside}</testcase>`),
  },
  output.map((inside) => `<testcase name="m">${inside}</testcase>${inside}`),
  {
    weight: 3,
    arbitrary: fc
      .array(name, { minLength: 2, maxLength: 5 })
      .map((names) => names.map((of) => `<testcase name='${of}' classname='C' time="1"/>`).join('')),
  },
  // Writers that repeat the name as the class.
  fc.tuple(name, name).map(([a, b]) => `<testcase name='${a}' classname='${a}' file='${b}'></testcase>`),
  attributes.map((of) => `<testcase${of}><testcase name="in"/></testcase>`),
  fc.constantFrom(
    `<properties>${property}</properties>`,
    '<system-out><testcase name="n"/></system-out>',
    '<properties><property name="os" value="linux"/></properties>',
    '<failure><testcase name="n"/></failure>',
    '<property name="p">a <testcase name="n"> </testcase> b</property>',
  ),
)
const suite = fc
  .tuple(fc.oneof(attributes, fc.constant(' name="S"')), fc.array(entry, { maxLength: 8 }))
  .map(([of, entries]) => `<testsuite${of}>${entries.join('\n')}</testsuite>`)
const report = fc
  .tuple(
    fc.constantFrom('', ' name="promptfoo"', ' name="jest tests"', ' name="pytest tests"', ' id="1"'),
    fc.array(fc.oneof(suite, entry), { maxLength: 4 }),
  )
  .map(([of, parts]) => `<testsuites${of}>${parts.join('')}</testsuites>`)

/** The run, the counts and the warnings of a report, or the error that ends it. */
async function read(
  text: string,
  takesPasses: boolean,
  chunkBytes: number,
): Promise<{ taken: number; found: object }> {
  const tally = new ReportTally('r.xml', { id: 'r', suiteName: 's', createdAt: 0 })
  let taken = 0
  const { passes } = tally
  const add: PassSink['add'] = (...result) => {
    taken += 1
    passes.add(...result)
  }
  const collector = new Collector(
    (batch) => {
      for (const result of batch) tally.add(result)
    },
    { passes: takesPasses ? { ...passes, add } : undefined },
  )
  const chunks = async function* () {
    const bytes = Buffer.from(
      Buffer.from(text).toString('latin1').replaceAll('\xee\x80\x80', '\xff'),
      'latin1',
    )
    for (let at = 0; at < bytes.length; at += chunkBytes) yield bytes.subarray(at, at + chunkBytes)
  }
  const source = {
    path: 'r.xml',
    absolutePath: '/r.xml',
    gzip: false,
    encoding: 'utf-8',
    chunks,
  }
  let error: unknown
  try {
    await readJunitXml(source, { collector, workspace: new Workspace('/nowhere') })
  } catch (thrown) {
    error = String(thrown)
  }
  void collector.flush(true)
  tally.finish({ alwaysIterations: false })
  const summary = collector.summary('r.xml', 'junit-xml')
  const { attempts, repeated, run } = tally
  return { taken, found: { run: casesOf(run), attempts, repeated, summary, error } }
}

function casesOf({ cases }: Run): ReadonlyMap<string, unknown> {
  return new Map(cases)
}

it('reads a report the same, whether or not plain cases are taken from its bytes', async () => {
  let taken = 0
  await fc.assert(
    fc.asyncProperty(report, fc.constantFrom(40, 1_000_000), async (text, chunkBytes) => {
      const [quick, whole] = [await read(text, true, chunkBytes), await read(text, false, chunkBytes)]
      expect(quick.found).toEqual(whole.found)
      taken += quick.taken
    }),
    { numRuns: Number(process.env.PLAIN_RUNS ?? 300) },
  )
  expect(taken).toBeGreaterThan(300)
})
