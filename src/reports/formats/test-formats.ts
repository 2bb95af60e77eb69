import type { ReportFormat } from '../format.ts'
import { jsonFormat } from './json-format.ts'
import { readJunitXml } from './junit/junit-xml.ts'

/** Namespace of the XML of libcheck, which is called like JUnit's. */
const libcheck = 'http://check.sourceforge.net/ns'

/** Formats of test tools, the narrower ones before the wider ones. */
export const testFormats: readonly ReportFormat[] = [
  {
    name: 'junit-xml',
    title: 'JUnit XML',
    endings: ['xml'],
    detect: ({ kind, root, rootAttribute }) =>
      kind === 'xml' &&
      (root === 'testsuites' || root === 'testsuite' || root === 'testcase') &&
      rootAttribute?.('xmlns') !== libcheck,
    // Not behind an import: most reports are JUnit XML.
    load: async () => readJunitXml,
  },
  jsonFormat(
    'jest-json',
    '`jest --json`',
    async () => (await import('./test-tools/jest-json.ts')).readJestJson,
    [
      ['testResults', 'numRuntimeErrorTestSuites'],
      ['testResults.[].assertionResults.[].invocations'],
      ['testResults.[].assertionResults.[].numPassingAsserts'],
    ],
    { repeats: 'iterations' },
  ),
  jsonFormat(
    'vitest-json',
    "Vitest's `json` reporter, with vitest-evals 0.5 to 0.16",
    async () => (await import('./test-tools/vitest-json.ts')).readVitestJson,
    [['testResults', 'numTotalTests'], ['testResults.[].assertionResults']],
    { repeats: 'iterations' },
  ),
  jsonFormat(
    'ctrf-json',
    'CTRF reporters',
    async () => (await import('./test-tools/ctrf-json.ts')).readCtrfJson,
    ['results.tool', 'results.summary', 'reportFormat'].map((sign) => ['results.tests', sign]),
  ),
  jsonFormat(
    'playwright-json',
    "Playwright's `json` reporter, old and new",
    async () => (await import('./test-tools/playwright-json.ts')).readPlaywrightJson,
    ['errors', 'stats'].map((sign) => ['config', 'suites', sign]),
    { repeats: 'iterations' },
  ),
  jsonFormat(
    'mocha-json',
    "Mocha's and Cypress' `json` reporter",
    async () => (await import('./test-tools/mocha-json.ts')).readMochaJson,
    [['stats', 'tests', 'passes', 'failures']],
    { repeats: 'iterations' },
  ),
  jsonFormat(
    'rspec-json',
    '`rspec --format json`',
    async () => (await import('./test-tools/rspec-json.ts')).readRspecJson,
    [['examples', 'summary_line'], ['examples', 'summary.example_count'], ['examples.[].full_description']],
  ),
  jsonFormat(
    'cucumber-json',
    "Cucumber's `json` formatter, of any language",
    async () => (await import('./test-tools/cucumber.ts')).readCucumberJson,
    [['[].elements'], ['[].keyword', '[].uri']],
  ),
  jsonFormat(
    'cucumber-messages',
    "Cucumber's `message` formatter",
    async () => (await import('./test-tools/cucumber.ts')).readCucumberMessages,
    [['meta.protocolVersion'], ['testRunStarted'], ['gherkinDocument']],
    { endings: ['ndjson'], repeats: 'iterations' },
  ),
  jsonFormat(
    'pytest-json',
    'pytest-json-report',
    async () => (await import('./test-tools/pytest-json.ts')).readPytestJson,
    ['tests', 'collectors'].map((sign) => ['exitcode', 'summary', sign]),
  ),
  jsonFormat(
    'go-test-json',
    '`go test -json`',
    async () => (await import('./test-tools/go-test-json.ts')).readGoTestJson,
    ['Package', 'ImportPath'].map((sign) => ['Action', sign]),
    { endings: ['json', 'jsonl', 'ndjson'] },
  ),
  jsonFormat(
    'dart-json',
    '`dart test --reporter json`, `flutter test --machine`',
    async () => (await import('./test-tools/dart-json.ts')).readDartJson,
    [['protocolVersion'], ['runnerVersion'], ['testID', 'type']],
    { endings: ['json', 'jsonl'], repeats: 'iterations' },
  ),
  jsonFormat(
    'allure-json',
    "Allure's `*-result.json` files",
    async () => (await import('./test-tools/allure-json.ts')).readAllureJson,
    ['historyId', 'labels'].map((sign) => ['uuid', 'name', 'status', sign]),
  ),
  {
    name: 'trx-xml',
    title: 'TRX (dotnet test, MSTest, VSTest)',
    endings: ['trx'],
    detect: ({ kind, root, elements }) =>
      kind === 'xml' &&
      root === 'TestRun' &&
      !elements.has('FailedTests') &&
      !elements.has('SuccessfulTests'),
    load: async () => (await import('./dotnet/trx-xml.ts')).readTrxXml,
  },
  {
    name: 'nunit-xml',
    title: 'NUnit 3 and 4, also NUnit 2',
    endings: ['xml'],
    detect: ({ kind, root }) =>
      kind === 'xml' && (root === 'test-run' || root === 'test-results' || root === 'test-suite'),
    load: async () => (await import('./dotnet/nunit-xml.ts')).readNunitXml,
  },
  {
    name: 'xunit-xml',
    title: 'xUnit.net v2 and v3',
    endings: ['xml'],
    detect: ({ kind, root }) => kind === 'xml' && (root === 'assemblies' || root === 'assembly'),
    load: async () => (await import('./dotnet/xunit-xml.ts')).readXunitXml,
  },
  {
    name: 'robot-xml',
    title: "Robot Framework's `output.xml`, versions 3 to 7",
    endings: ['xml'],
    detect: ({ kind, root }) => kind === 'xml' && root === 'robot',
    load: async () => (await import('./test-tools/robot-xml.ts')).readRobotXml,
  },
  {
    name: 'tap',
    title: 'TAP (Test Anything Protocol) 13 and 14',
    endings: ['tap'],
    detect: ({ kind, start }) =>
      kind === 'other' && /^(?:TAP version \d|1\.\.\d|(?:not )?ok(?: \d| - ))/m.test(start),
    load: async () => (await import('./tap/tap.ts')).readTap,
  },
]
