import type { UnreadRow } from './shape.ts'
import { libcheck } from './test-formats.ts'

/** What to do with a file of which nothing more is known. */
export const anyReporter = 'use a reporter of its tool, such as one for JUnit XML'
const coverage = 'give the report of the tests, not of the coverage'
const linter = 'use a linter that writes JUnit (ESLint, Ruff, Biome), or upload it as SARIF to code scanning'

const firstLine = (text: string) => text.split('\n', 1)[0] ?? ''

/**
 * Files that are recognized and not read, the narrower ones before the wider ones. A format that gets a reader moves
 * from here to the rows of {@link formatRows}.
 */
export const unreadRows: readonly UnreadRow[] = [
  {
    roots: ['testsuites', 'testsuite'],
    where: ({ rootAttribute }) => rootAttribute?.('xmlns') === libcheck,
    what: 'XML of libcheck',
    instead: 'set CK_TAP_LOG_FILE_NAME=check.tap, and give that file',
  },
  {
    roots: ['TestRun'],
    where: ({ elements }) => elements.has('FailedTests') || elements.has('SuccessfulTests'),
    what: "CppUnit's own XML",
    instead: 'use an outputter that writes JUnit XML',
  },
  {
    roots: ['testng-results'],
    what: 'a TestNG report',
    instead: 'use its JUnit files: test-output/junitreports/TEST-*.xml',
  },
  {
    roots: ['testrun'],
    what: 'an Eclipse test run',
    instead: 'run the tests with Maven or Gradle: TEST-*.xml',
  },
  {
    roots: ['failsafe-summary'],
    what: 'a summary of Maven Failsafe',
    instead: 'give target/failsafe-reports/TEST-*.xml',
  },
  {
    roots: ['testExecutions'],
    what: 'a SonarQube test execution',
    instead: 'use the JUnit reporter of the same tool',
  },
  { roots: ['Site'], what: 'a CTest dashboard file', instead: 'run ctest --output-junit ctest.xml' },
  { roots: ['testsuitereport'], what: 'a test suite report', instead: 'use a JUnit reporter' },
  { roots: ['coverage'], what: 'a coverage report (Cobertura or Clover)', instead: coverage },
  { roots: ['report'], what: 'a coverage report (JaCoCo)', instead: coverage },
  { roots: ['checkstyle'], what: 'a Checkstyle report', instead: linter },
  { roots: ['pmd'], what: 'a PMD report', instead: linter },
  { roots: ['BugCollection'], what: 'a SpotBugs report', instead: linter },
  { roots: ['html'], what: 'an HTML page', instead: 'use the XML or JSON reporter of the same tool' },
  { roots: ['Catch2TestRun', 'Catch'], what: "Catch2's own XML", instead: 'run it with --reporter junit' },
  { roots: ['doctest'], what: "doctest's own XML", instead: 'run it with --reporters=junit' },
  { roots: ['TestLog'], what: 'a Boost.Test log', instead: 'run it with --log_format=JUNIT' },
  { roots: ['TestResult'], what: 'a Boost.Test result', instead: 'run it with --log_format=JUNIT' },
  { roots: ['TestCase'], what: 'a Qt Test log', instead: 'run it with -o results.xml,junitxml' },
  {
    roots: ['CUNIT_TEST_RUN_REPORT'],
    what: 'a CUnit report',
    instead: 'use CU_junit functions of CUnit 2.1-3, which write JUnit',
  },
  { roots: ['promptfoo'], what: "promptfoo's XML", instead: 'run promptfoo eval -o report.json' },
  { roots: ['project'], what: 'a Maven project file', instead: 'give target/surefire-reports/TEST-*.xml' },
  {
    roots: ['plist'],
    what: 'a property list',
    instead: 'convert the result bundle with xcresultparser -o junit',
  },
  {
    has: [['stats', 'results']],
    what: 'a Mochawesome report',
    instead: "use Mocha's own reporter: mocha --reporter json --reporter-option output=mocha.json",
  },
  {
    has: [['stats', 'tests', 'passes']],
    what: 'a Mocha JSON report without failures',
    instead: 'use --reporter json of a current Mocha',
  },
  { has: [['[].name', '[].value', '[].unit']], what: 'benchmark results of github-action-benchmark' },
  {
    has: [['schema', 'suiteName', 'verdict']],
    what: 'a results file of Eval Gate',
    instead:
      'compare with it (baseline file:PATH) or run eval-gate explain; reports are what the tests wrote',
  },
  {
    has: [['runs', '$schema']],
    what: 'a SARIF file',
    instead: 'upload it to code scanning; it has findings, not test cases',
  },
  {
    has: [['accuracy', 'correct_count', 'total_count']],
    what: 'a score file of BFCL, which names only what failed',
    instead: 'write one JSON line per test, and say with `format` in the policy where it has what',
  },
  {
    has: [['uuid', 'children']],
    what: 'an Allure container (fixtures of other tests)',
    instead: 'give allure-results/*-result.json',
  },
  {
    has: [['projectName', 'experimentName', 'scores']],
    what: "Braintrust's summary of an experiment, without its cases",
    instead: 'write what Eval() returns: writeFileSync("report.json", JSON.stringify(await Eval(…)))',
  },
  {
    has: [['results', 'versions', 'n-shot']],
    what: 'the means of lm-evaluation-harness, without its samples',
    instead: 'run lm_eval with --log_samples, and give samples_*.jsonl',
  },
  {
    has: [['eval_set_id', 'eval_cases']],
    what: 'an eval set of Google ADK',
    instead: 'give its results: .adk/eval_history/*.evalset_result.json',
  },
  {
    has: [['run.executions']],
    what: 'a Newman report',
    instead: 'run newman with --reporters junit --reporter-junit-export newman.xml',
  },
  {
    has: [['root_group', 'metrics']],
    what: 'a k6 summary',
    instead: 'write JUnit in handleSummary() with jUnit() of k6-summary',
  },
  { has: [['$report_type']], what: 'a log of pytest-reportlog', instead: 'run pytest --junitxml=junit.xml' },
  {
    has: [['testsuites', 'tests']],
    what: "GoogleTest's JSON",
    instead: 'run the tests with --gtest_output=xml:googletest.xml',
  },
  {
    has: [['test-results']],
    what: "Catch2's JSON",
    instead: 'run it with --reporter junit',
  },
  { has: [['[].filePath', '[].messages']], what: "ESLint's JSON", instead: 'run eslint --format junit' },
  {
    has: [['issues', 'Report']],
    what: 'a golangci-lint report',
    instead: 'run it with --output.junit-xml.path',
  },
  { has: [['dependencies', 'name', 'version']], what: 'a package file' },

  {
    where: ({ kind, start }) => kind === 'other' && start.startsWith('PK\u0003\u0004'),
    what: 'a zip archive',
    instead: 'unpack it in a step before, and give the reports in it',
  },
  { where: ({ kind, start }) => kind === 'other' && start.includes('\0'), what: 'a binary file' },
  {
    where: ({ kind, start }) => kind === 'other' && /^[\w"' ]+(?:,[\w"' ]+){2,}\r?$/.test(firstLine(start)),
    what: 'a table (CSV)',
    instead: 'for ragas use result.to_pandas().to_json("ragas.jsonl", orient="records", lines=True)',
  },
  {
    where: ({ kind, start }) => kind === 'other' && /^\s*> \S+(?: \S+)?\r?\n> /.test(start),
    what: 'the output of `npm run`, which begins with a banner',
    instead: 'let the reporter write a file, or call the tool with npx, or npm run --silent',
  },
  {
    where: ({ kind, start }) => kind === 'other' && /^=== RUN |^--- (?:PASS|FAIL): /m.test(start),
    what: 'output of `go test -v`',
    instead: 'run go test -json > report.json, or gotestsum',
  },
  {
    where: ({ kind, start }) =>
      kind === 'other' && /^(?:={3,} test session starts|Test Suites: |PASS |FAIL )/m.test(start),
    what: 'the log of a test runner',
    instead: anyReporter,
  },
  {
    where: ({ kind, start }) => kind === 'other' && /^[\w.-]+:\s/.test(firstLine(start)),
    what: 'text that looks like YAML',
    instead: anyReporter,
  },
]
