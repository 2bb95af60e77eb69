import { safeParse } from 'valibot'
import { describe, expect, it } from 'vitest'
import { jobSettings } from '../../../src/config/policy/job-settings.ts'
import { buildView } from '../../../src/facts/view.ts'
import { collectHtmlData } from '../../../src/render/html/cases.ts'
import { checkTraceUrl } from '../../../src/render/links.ts'
import { renderComment } from '../../../src/render/markdown/comment.ts'
import { attacks } from './attacks.ts'
import { buildReport, passingCases } from './builders.ts'
import { liveParts, renderPage } from './gfm.ts'

const traceHosts = ['traces.example.com', '*.langfuse.example']

describe('the link to a trace', () => {
  it.each([
    ['https://traces.example.com/t/1?x=1#y', 'https://traces.example.com/t/1?x=1#y'],
    ['https://eu.langfuse.example/trace/1', 'https://eu.langfuse.example/trace/1'],
    ['https://a.b.langfuse.example/', 'https://a.b.langfuse.example/'],
    ['HTTPS://TRACES.EXAMPLE.COM/a)](b', 'https://traces.example.com/a%29%5D%28b'],
    // A backslash is a slash to a browser, so this stays on the host; the link is written that way.
    ['https://traces.example.com\\@evil.example/', 'https://traces.example.com/@evil.example/'],
  ])('leads to a host that the workflow names: %s', (trace, target) => {
    expect(checkTraceUrl({ traceHosts }, trace)).toBe(target)
  })

  it.each([
    'http://traces.example.com/1',
    'https://traces.example.com:8443/1',
    'https://user:pw@traces.example.com/1',
    'https://traces.example.com.evil.example/1',
    'https://evil.example/traces.example.com',
    'https://eviltraces.example.com/1',
    'https://langfuse.example/1',
    'https://evillangfuse.example/1',
    'https://tráces.example.com/',
    'javascript:alert(1)//traces.example.com',
    '//traces.example.com/1',
    ...attacks,
  ])('leads nowhere else: %j', (trace) => {
    expect(checkTraceUrl({ traceHosts }, trace)).toBeUndefined()
    expect(checkTraceUrl({}, trace)).toBeUndefined()
  })

  it('is in the comment and in the HTML report, and only where it may be', () => {
    const build = (trace: string, hostsOfLinks: readonly string[] | undefined) =>
      buildView(
        buildReport({
          cases: [
            ...passingCases(3),
            { name: 'answers', before: [15, 15], after: [0, 5], result: { trace, output: 'x' } },
          ],
          report: { links: { traceHosts: hostsOfLinks } },
        }),
      )
    const good = build('https://traces.example.com/t/1', traceHosts)
    expect(renderComment(good)).toContain('[trace](https://traces.example.com/t/1)')
    expect(JSON.stringify(collectHtmlData(good))).toContain('"trace":"https://traces.example.com/t/1"')
    for (const view of [
      build('https://traces.example.com/t/1', undefined),
      build('https://evil.example/', traceHosts),
    ]) {
      expect(renderComment(view)).not.toContain('trace](')
      expect(JSON.stringify(collectHtmlData(view))).not.toMatch(/evil\.example|traces\.example\.com\/t/)
    }
    const hostile = renderPage(
      renderComment(build('https://traces.example.com/)<img src=x>@octocat `', traceHosts)),
    )
    expect(liveParts(hostile)).toEqual([])
    expect(hostile.elements).not.toContain('img')
  })

  it('needs hosts, not addresses or a whole top-level domain', () => {
    const read = (value: unknown) => safeParse(jobSettings.linkHosts.schema, value)
    expect(read(['Traces.Example.com', '*.langfuse.example'])).toMatchObject({ output: traceHosts })
    for (const wrong of ['https://x.example', '*', '*.*', 'a.example/b', '*.com', 'localhost'])
      expect(read(wrong).success, wrong).toBe(false)
  })
})
