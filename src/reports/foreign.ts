import type { ReportOutline } from './outline.ts'

/** Roots of XML files that are reports, but not of a format that is read. */
const roots: ReadonlyMap<string, string> = new Map([
  ['TestRun', 'a Visual Studio test run (TRX)'],
  ['test-run', 'an NUnit 3 report'],
  ['test-results', 'an NUnit 2 report'],
  ['assemblies', 'an xUnit.net report'],
  ['assembly', 'an xUnit.net report'],
  ['testng-results', 'a TestNG report'],
  ['robot', 'a Robot Framework output'],
  ['testrun', 'an Eclipse test run'],
  ['failsafe-summary', 'a summary of Maven Failsafe'],
  ['testExecutions', 'a SonarQube test execution'],
  ['Site', 'a CTest dashboard file'],
  ['testsuitereport', 'a test suite report'],
  ['coverage', 'a coverage report (Cobertura or Clover)'],
  ['report', 'a coverage report (JaCoCo)'],
  ['checkstyle', 'a Checkstyle report'],
  ['pmd', 'a PMD report'],
  ['BugCollection', 'a SpotBugs report'],
  ['html', 'an HTML page'],
  ['Catch2TestRun', "Catch2's own XML; its reporter `junit` writes a supported format"],
  ['Catch', "Catch2's own XML; its reporter `junit` writes a supported format"],
  ['CUNIT_TEST_RUN_REPORT', 'a CUnit report'],
  ['project', 'a Maven project file'],
])

/** What a file seems to be that no format claims. */
export function nameForeign({ kind, root, paths, lines, start }: ReportOutline): string {
  if (kind === 'xml') {
    if (root === undefined) return 'XML without an element'
    return roots.get(root) ?? `XML with the root element <${root.slice(0, 80)}>`
  }
  if (kind === 'json') return nameJson(paths, lines)
  if (/^TAP version \d|^(?:not )?ok \d/m.test(start)) return 'TAP output'
  if (start.startsWith('PK\u0003\u0004'))
    return 'a zip archive (a log of Inspect becomes JSON with `inspect log dump`)'
  return start.includes('\0') ? 'a binary file' : 'text that is neither XML nor JSON'
}

function nameJson(paths: ReadonlySet<string>, lines: boolean): string {
  const has = (...wanted: string[]): boolean => wanted.every((path) => paths.has(path))
  if (has('stats', 'results')) return 'a Mochawesome report'
  if (has('stats', 'tests', 'passes')) return 'a Mocha JSON report'
  if (has('[].name', '[].value', '[].unit')) return 'benchmark results of github-action-benchmark'
  if (has('config', 'suites', 'stats'))
    return 'a Playwright JSON report; its JUnit reporter writes one that is read'
  if (has('runs', '$schema')) return 'a SARIF file'
  if (has('[].elements') || has('[].keyword')) return 'a Cucumber JSON report'
  if (has('[].Action') || has('Action', 'Package'))
    return 'output of `go test -json`; gotestsum turns it into JUnit XML'
  if (has('dependencies', 'name', 'version')) return 'a package file'
  const [first] = paths
  if (first === undefined) return 'JSON without content'
  const keys = [...paths].filter((path) => !path.includes('.')).slice(0, 5)
  return `${lines ? 'JSON lines' : 'JSON'} of no format that is read (it has ${keys.join(', ').slice(0, 120)})`
}
