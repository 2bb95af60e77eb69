import type { ReportOutline } from '../outline.ts'
import type { ForeignFile } from './foreign-file.ts'
import { jsonShapes } from './json-shapes.ts'
import { xmlRoots } from './xml-roots.ts'

/** What a file seems to be that no format claims, and what to do instead. */
export function nameForeign(outline: ReportOutline): string {
  const { what, instead } = foreignFile(outline)
  return instead === undefined ? what : `${what}; ${instead}`
}

function foreignFile({ kind, root, paths, lines, start }: ReportOutline): ForeignFile {
  if (kind === 'xml') {
    if (root === undefined) return { what: 'XML without an element' }
    if (root === 'testsuites' || root === 'testsuite')
      return { what: 'XML of libcheck', instead: 'set CK_TAP_LOG_FILE_NAME=check.tap, and give that file' }
    if (root === 'TestRun')
      return { what: "CppUnit's own XML", instead: 'use an outputter that writes JUnit XML' }
    return xmlRoots.get(root) ?? unknown(`XML with the root element <${root.slice(0, 80)}>`)
  }
  if (kind === 'json') return jsonFile(paths, lines)
  return textFile(start)
}

function jsonFile(paths: ReadonlySet<string>, lines: boolean): ForeignFile {
  const shape = jsonShapes.find(({ has }) => has.every((path) => paths.has(path)))
  if (shape !== undefined) return shape
  const [first] = paths
  if (first === undefined) return { what: 'JSON without content' }
  const keys = [...paths].filter((path) => !path.includes('.')).slice(0, 5)
  return unknown(
    `${lines ? 'JSON lines' : 'JSON'} of no format that is read (it has ${keys.join(', ').slice(0, 120)})`,
    'use a reporter of docs/tools.md, or say with `format` in the policy where it has what',
  )
}

function textFile(start: string): ForeignFile {
  if (start.startsWith('PK\u0003\u0004'))
    return { what: 'a zip archive', instead: 'unpack it in a step before, and give the reports in it' }
  if (start.includes('\0')) return { what: 'a binary file' }
  const [first = ''] = start.split('\n', 1)
  if (/^[\w"' ]+(?:,[\w"' ]+){2,}\r?$/.test(first))
    return unknown(
      'a table (CSV)',
      'for ragas use result.to_pandas().to_json("ragas.jsonl", orient="records", lines=True)',
    )
  if (/^\s*> \S+(?: \S+)?\r?\n> /.test(start))
    return {
      what: 'the output of `npm run`, which begins with a banner',
      instead: 'let the reporter write a file, or call the tool with npx, or npm run --silent',
    }
  if (/^=== RUN |^--- (?:PASS|FAIL): /m.test(start))
    return { what: 'output of `go test -v`', instead: 'run go test -json > report.json, or gotestsum' }
  if (/^(?:={3,} test session starts|Test Suites: |PASS |FAIL )/m.test(start))
    return unknown('the log of a test runner')
  if (/^[\w.-]+:\s/.test(first)) return unknown('text that looks like YAML')
  return unknown('text that is neither XML nor JSON')
}

function unknown(what: string, instead = 'use a reporter of docs/tools.md, such as JUnit XML'): ForeignFile {
  return { what, instead }
}
