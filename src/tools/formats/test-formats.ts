import type { FormatRow } from './shape.ts'

/** Namespace of the XML of libcheck, whose elements are called like JUnit's. */
export const libcheck = 'http://check.sourceforge.net/ns'

/** Formats of test tools, the narrower ones before the wider ones. */
export const testFormats = [
  {
    name: 'junit-xml',
    title: 'JUnit XML',
    endings: ['xml'],
    roots: ['testsuites', 'testsuite', 'testcase'],
    where: ({ rootAttribute }) => rootAttribute?.('xmlns') !== libcheck,
  },
  {
    name: 'jest-json',
    title: '`jest --json`',
    endings: ['json'],
    has: [
      ['testResults', 'numRuntimeErrorTestSuites'],
      ['testResults.[].assertionResults.[].invocations'],
      ['testResults.[].assertionResults.[].numPassingAsserts'],
    ],
    repeats: 'iterations',
  },
  {
    name: 'vitest-json',
    title: "Vitest's `json` reporter, with vitest-evals 0.5 to 0.16",
    endings: ['json'],
    has: [['testResults', 'numTotalTests'], ['testResults.[].assertionResults']],
    repeats: 'iterations',
  },
  {
    name: 'ctrf-json',
    title: 'CTRF reporters',
    endings: ['json'],
    has: [
      ['results.tests', 'results.tool'],
      ['results.tests', 'results.summary'],
      ['results.tests', 'reportFormat'],
    ],
  },
  {
    name: 'playwright-json',
    title: "Playwright's `json` reporter, old and new",
    endings: ['json'],
    has: [
      ['config', 'suites', 'errors'],
      ['config', 'suites', 'stats'],
    ],
    repeats: 'iterations',
  },
  {
    name: 'mocha-json',
    title: "Mocha's and Cypress' `json` reporter",
    endings: ['json'],
    has: [['stats', 'tests', 'passes', 'failures']],
    repeats: 'iterations',
  },
  {
    name: 'rspec-json',
    title: '`rspec --format json`',
    endings: ['json'],
    has: [
      ['examples', 'summary_line'],
      ['examples', 'summary.example_count'],
      ['examples.[].full_description'],
    ],
  },
  {
    name: 'cucumber-json',
    title: "Cucumber's `json` formatter, of any language",
    endings: ['json'],
    has: [['[].elements'], ['[].keyword', '[].uri']],
  },
  {
    name: 'cucumber-messages',
    title: "Cucumber's `message` formatter",
    endings: ['ndjson'],
    has: [['meta.protocolVersion'], ['testRunStarted'], ['gherkinDocument']],
    repeats: 'iterations',
  },
  {
    name: 'pytest-json',
    title: 'pytest-json-report',
    endings: ['json'],
    has: [
      ['exitcode', 'summary', 'tests'],
      ['exitcode', 'summary', 'collectors'],
    ],
  },
  {
    name: 'go-test-json',
    title: '`go test -json`',
    endings: ['json', 'jsonl', 'ndjson'],
    has: [
      ['Action', 'Package'],
      ['Action', 'ImportPath'],
    ],
  },
  {
    name: 'libtest-json',
    title: '`cargo test -- -Z unstable-options --format json` (libtest)',
    endings: ['json', 'jsonl'],
    has: [['type', 'event', 'test_count']],
  },
  {
    name: 'dart-json',
    title: '`dart test --reporter json`, `flutter test --machine`',
    endings: ['json', 'jsonl'],
    has: [['protocolVersion'], ['runnerVersion'], ['testID', 'type']],
    repeats: 'iterations',
  },
  {
    name: 'allure-json',
    title: "Allure's `*-result.json` files",
    endings: ['json'],
    has: [
      ['uuid', 'name', 'status', 'historyId'],
      ['uuid', 'name', 'status', 'labels'],
    ],
  },
  {
    name: 'trx-xml',
    title: 'TRX (dotnet test, MSTest, VSTest)',
    endings: ['trx'],
    roots: ['TestRun'],
    // CppUnit's root has the same name.
    where: ({ elements }) => !elements.has('FailedTests') && !elements.has('SuccessfulTests'),
  },
  {
    name: 'nunit-xml',
    title: 'NUnit 3 and 4, also NUnit 2',
    endings: ['xml'],
    roots: ['test-run', 'test-results', 'test-suite'],
  },
  {
    name: 'xunit-xml',
    title: 'xUnit.net v2 and v3',
    endings: ['xml'],
    roots: ['assemblies', 'assembly'],
  },
  {
    name: 'robot-xml',
    title: "Robot Framework's `output.xml`, versions 3 to 7",
    endings: ['xml'],
    roots: ['robot'],
  },
  {
    name: 'mcp-conformance-json',
    title: "`checks.json` of MCP's conformance suite",
    endings: ['json'],
    has: [['[].id', '[].description', '[].status', '[].timestamp']],
    repeats: 'iterations',
  },
  {
    name: 'tap',
    title: 'TAP (Test Anything Protocol) 13 and 14',
    endings: ['tap'],
    where: ({ kind, start }) =>
      kind === 'other' && /^(?:TAP version \d|1\.\.\d|(?:not )?ok(?: \d| - ))/m.test(start),
  },
] as const satisfies readonly FormatRow[]
