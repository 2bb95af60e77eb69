import { describe, expect, it } from 'vitest'
import { readContent, readJson, suite } from '../../support/reports/reading.ts'

const about = ({ results }: Awaited<ReturnType<typeof readJson>>) =>
  results.map(({ slices, trace }) => ({ slices, trace }))

describe('tags and metadata of a report', () => {
  it('reads properties of JUnit, also those of the suite', async () => {
    const property = (name: string, value: string) => `<property name="${name}" value="${value}"/>`
    const read = await readContent(
      suite(
        `<properties>${property('category', 'billing')}${property('hostname', 'x')}</properties>
         <testcase name="a"><properties>${property('tags', 'smoke, area:refunds')}${property('tag.level', '3')}${property('trace_url', 'https://traces.example/1')}${property('attachment', 'a.png')}</properties></testcase>
         <testcase name="b"/>`,
      ),
    )
    expect(about(read)).toEqual([
      {
        slices: ['area: refunds', 'category: billing', 'level: 3', 'tag: smoke'],
        trace: 'https://traces.example/1',
      },
      { slices: ['category: billing'], trace: undefined },
    ])
  })

  it('reads the markers that a pytest hook writes', async () => {
    const read = await readContent(
      suite(
        '<testcase name="a"><properties><property name="markers" value="slow,llm"/></properties></testcase>',
      ),
    )
    expect(about(read)).toMatchObject([{ slices: ['tag: llm', 'tag: slow'] }])
  })

  it.each<[string, string, readonly (readonly string[] | undefined)[]]>([
    [
      'TRX',
      `<TestRun><Results>${['1', '2', '3'].map((id) => `<UnitTestResult testId="${id}" testName="t${id}" outcome="Passed"/>`).join('')}</Results>
       <TestDefinitions>
         <UnitTest id="1" name="t1" priority="2"><TestCategory><TestCategoryItem TestCategory="Smoke"/><TestCategoryItem TestCategory="Cart"/></TestCategory><TestMethod className="A" name="t1"/></UnitTest>
         <UnitTest id="2" name="t2"><Properties><Property><Key>Category</Key><Value>Smoke</Value></Property><Property><Key>Size</Key><Value>Large</Value></Property></Properties><TestMethod className="A" name="t2"/></UnitTest>
         <UnitTest id="3" name="t3"><TestMethod className="A" name="t3"/></UnitTest>
       </TestDefinitions></TestRun>`,
      [['category: Cart', 'category: Smoke', 'priority: 2'], ['Size: Large', 'category: Smoke'], undefined],
    ],
    [
      'NUnit 3, also those of the fixture',
      `<test-run><test-suite type="Assembly"><properties><property name="_PID" value="7"/></properties>
         <test-suite type="TestFixture"><properties><property name="Category" value="Cart"/><property name="ParallelScope" value="Self"/></properties>
           <test-case name="a" result="Passed"><properties><property name="Category" value="Smoke"/><property name="Category" value="Slow"/></properties></test-case>
           <test-case name="b" result="Passed"/>
         </test-suite>
         <test-suite type="TestFixture"><test-case name="c" result="Passed"/></test-suite>
       </test-suite></test-run>`,
      [['category: Cart', 'category: Slow', 'category: Smoke'], ['category: Cart'], undefined],
    ],
    [
      'NUnit 2',
      `<test-results><test-suite type="TestFixture"><categories><category name="Cart"/></categories><results>
         <test-case name="a" executed="True" result="Success"><categories><category name="Smoke"/></categories></test-case>
       </results></test-suite></test-results>`,
      [['category: Cart', 'category: Smoke']],
    ],
    [
      'xUnit.net',
      `<assemblies><assembly><collection>
         <test name="a" result="Pass"><traits><trait name="Category" value="Smoke"/><trait name="Size" value="Small"/></traits></test>
         <test name="b" result="Pass"/>
       </collection></assembly></assemblies>`,
      [['Size: Small', 'category: Smoke'], undefined],
    ],
    [
      'Robot Framework 7',
      `<robot><suite name="S"><test name="a"><kw name="k"><tag>of a keyword</tag></kw><tag>smoke</tag><tag>area:cart</tag><tag>robot:skip-on-failure</tag><status status="PASS"/></test>
       <test name="b"><status status="PASS"/></test></suite><statistics><tag><stat>smoke</stat></tag></statistics></robot>`,
      [['area: cart', 'tag: smoke'], undefined],
    ],
    [
      'Robot Framework 3',
      `<robot><suite name="S"><test name="a"><kw name="k"><tags><tag>of a keyword</tag></tags></kw><tags><tag>smoke</tag></tags><status status="PASS"/></test></suite></robot>`,
      [['tag: smoke']],
    ],
  ])('reads those of %s', async (_, report, slices) => {
    const { results, summary } = await readContent(report)
    expect(summary.warnings).toEqual([])
    expect(results.map((result) => result.slices)).toEqual(slices)
  })

  it.each<[string, unknown, readonly string[], string?]>([
    [
      'promptfoo',
      {
        evalId: 'e',
        results: {
          results: [
            {
              promptIdx: 0,
              success: true,
              testCase: {
                vars: { a: 1 },
                metadata: { category: 'billing', tags: ['smoke'], nested: { a: 1 } },
              },
              response: { output: 'x', metadata: { traceUrl: 'https://traces.example/1', secret: 'x' } },
            },
          ],
        },
      },
      ['category: billing', 'tag: smoke'],
      'https://traces.example/1',
    ],
    [
      'CTRF',
      {
        results: {
          tool: { name: 'x' },
          tests: [
            {
              name: 'a',
              status: 'passed',
              duration: 1,
              tags: ['@smoke'],
              extra: { category: 'billing', trace_url: 'https://traces.example/1' },
            },
          ],
        },
      },
      ['category: billing', 'tag: @smoke'],
      'https://traces.example/1',
    ],
    [
      'Inspect',
      {
        version: 2,
        status: 'success',
        eval: { task: 't', model: 'm', tags: ['nightly'], dataset: { samples: 1 }, config: {} },
        samples: [
          {
            id: 1,
            epoch: 1,
            scores: { s: { value: 'C' } },
            metadata: { level: 2, domain: 'law', score: 0.4 },
          },
        ],
      },
      ['domain: law', 'level: 2', 'tag: nightly'],
    ],
    [
      'Vitest with vitest-evals',
      {
        numTotalTests: 1,
        numTotalTestSuites: 1,
        success: true,
        testResults: [
          {
            name: '/w/a.eval.ts',
            status: 'passed',
            assertionResults: [
              {
                ancestorTitles: [],
                title: 'a',
                status: 'passed',
                tags: ['llm'],
                meta: { eval: { scores: [{ name: 's', score: 1 }], metadata: { category: 'billing' } } },
              },
            ],
          },
        ],
      },
      ['category: billing', 'tag: llm'],
    ],
    [
      'Braintrust',
      {
        summary: {},
        results: [
          {
            input: 'q',
            output: 'a',
            scores: { s: 1 },
            tags: ['hard'],
            metadata: { topic: 'tax' },
            permalink: 'https://traces.example/1',
          },
        ],
      },
      ['tag: hard', 'topic: tax'],
      'https://traces.example/1',
    ],
    [
      'pydantic-evals',
      {
        name: 'x',
        cases: [{ name: 'a', inputs: 'q', output: 'a', assertions: {}, metadata: { difficulty: 'easy' } }],
      },
      ['difficulty: easy'],
    ],
  ])('reads those of %s', async (_, report, slices, trace) => {
    const [first] = about(await readJson(report))
    expect(first?.slices).toEqual(slices)
    expect(first?.trace).toEqual(trace)
  })

  it('keeps the same tags of many cases once', async () => {
    const tests = Array.from({ length: 500 }, (_, index) => ({
      name: `case ${index}`,
      status: 'passed',
      duration: 1,
      tags: [`level:${index % 3}`, 'smoke'],
    }))
    const { results } = await readJson({ results: { tool: { name: 'x' }, tests } })
    expect(new Set(results.map(({ slices }) => slices)).size).toBe(3)
  })

  it('leaves out what is no part of a suite, and bounds what a stranger writes', async () => {
    const metadata = {
      text: 'a '.repeat(200),
      lines: 'a\nb',
      share: 0.5,
      ...Object.fromEntries(Array.from({ length: 300 }, (_, index) => [`key ${index}`, 'x'])),
    }
    const { results } = await readJson({ summary: {}, results: [{ input: 'q', scores: { s: 1 }, metadata }] })
    expect(results[0]?.slices).toHaveLength(20)
    const many = Array.from({ length: 1_500 }, (_, index) => ({
      input: `q${index}`,
      scores: { s: 1 },
      metadata: { ticket: `T-${index}` },
    }))
    const { summary } = await readJson({ summary: {}, results: many })
    expect(summary.warnings).toEqual([
      'too many different values of "ticket"; the slices leave some of them out (500 times)',
    ])
  })

  it('leaves a case without them as it was', async () => {
    const { results } = await readContent(suite('<testcase name="a" time="1"/>'))
    expect(Object.keys(results[0] ?? {})).not.toContain('slices')
  })
})
