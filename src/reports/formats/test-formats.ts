import type { ReportFormat } from '../format.ts'
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
  {
    name: 'jest-json',
    title: '`jest --json`',
    endings: ['json'],
    repeats: 'iterations',
    detect: ({ paths }) =>
      paths.has('testResults') &&
      (paths.has('numRuntimeErrorTestSuites') ||
        paths.has('testResults.[].assertionResults.[].invocations') ||
        paths.has('testResults.[].assertionResults.[].numPassingAsserts')),
    load: async () => (await import('./test-tools/jest-json.ts')).readJestJson,
  },
  {
    name: 'vitest-json',
    title: "Vitest's `json` reporter, with vitest-evals 0.5 to 0.16",
    endings: ['json'],
    repeats: 'iterations',
    detect: ({ paths }) =>
      paths.has('testResults') &&
      (paths.has('numTotalTests') || paths.has('testResults.[].assertionResults')),
    load: async () => (await import('./test-tools/vitest-json.ts')).readVitestJson,
  },
  {
    name: 'ctrf-json',
    title: 'CTRF reporters',
    endings: ['json'],
    detect: ({ paths }) =>
      paths.has('results.tests') &&
      (paths.has('results.tool') || paths.has('results.summary') || paths.has('reportFormat')),
    load: async () => (await import('./test-tools/ctrf-json.ts')).readCtrfJson,
  },
  {
    name: 'playwright-json',
    title: "Playwright's `json` reporter, old and new",
    endings: ['json'],
    repeats: 'iterations',
    detect: ({ paths }) =>
      paths.has('config') && paths.has('suites') && (paths.has('errors') || paths.has('stats')),
    load: async () => (await import('./test-tools/playwright-json.ts')).readPlaywrightJson,
  },
  {
    name: 'mocha-json',
    title: "Mocha's and Cypress' `json` reporter",
    endings: ['json'],
    repeats: 'iterations',
    detect: ({ paths }) =>
      paths.has('stats') && paths.has('tests') && paths.has('passes') && paths.has('failures'),
    load: async () => (await import('./test-tools/mocha-json.ts')).readMochaJson,
  },
  {
    name: 'rspec-json',
    title: '`rspec --format json`',
    endings: ['json'],
    detect: ({ paths }) =>
      (paths.has('examples') && (paths.has('summary_line') || paths.has('summary.example_count'))) ||
      paths.has('examples.[].full_description'),
    load: async () => (await import('./test-tools/rspec-json.ts')).readRspecJson,
  },
  {
    name: 'cucumber-json',
    title: "Cucumber's `json` formatter, of any language",
    endings: ['json'],
    detect: ({ paths }) => paths.has('[].elements') || (paths.has('[].keyword') && paths.has('[].uri')),
    load: async () => (await import('./test-tools/cucumber.ts')).readCucumberJson,
  },
  {
    name: 'cucumber-messages',
    title: "Cucumber's `message` formatter",
    endings: ['ndjson'],
    repeats: 'iterations',
    detect: ({ paths }) =>
      paths.has('meta.protocolVersion') || paths.has('testRunStarted') || paths.has('gherkinDocument'),
    load: async () => (await import('./test-tools/cucumber.ts')).readCucumberMessages,
  },
  {
    name: 'pytest-json',
    title: 'pytest-json-report',
    endings: ['json'],
    detect: ({ paths }) =>
      paths.has('exitcode') && (paths.has('tests') || paths.has('collectors')) && paths.has('summary'),
    load: async () => (await import('./test-tools/pytest-json.ts')).readPytestJson,
  },
  {
    name: 'go-test-json',
    title: '`go test -json`',
    endings: ['json', 'jsonl', 'ndjson'],
    detect: ({ paths }) => paths.has('Action') && (paths.has('Package') || paths.has('ImportPath')),
    load: async () => (await import('./test-tools/go-test-json.ts')).readGoTestJson,
  },
  {
    name: 'dart-json',
    title: '`dart test --reporter json`, `flutter test --machine`',
    endings: ['json', 'jsonl'],
    repeats: 'iterations',
    detect: ({ paths }) =>
      paths.has('protocolVersion') ||
      paths.has('runnerVersion') ||
      (paths.has('testID') && paths.has('type')),
    load: async () => (await import('./test-tools/dart-json.ts')).readDartJson,
  },
  {
    name: 'allure-json',
    title: "Allure's `*-result.json` files",
    endings: ['json'],
    detect: ({ paths }) =>
      paths.has('uuid') &&
      paths.has('name') &&
      paths.has('status') &&
      (paths.has('historyId') || paths.has('labels')),
    load: async () => (await import('./test-tools/allure-json.ts')).readAllureJson,
  },
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
