import type { ForeignFile } from './foreign-file.ts'

type Shape = ForeignFile & {
  /** Paths of an outline (`a.b`, `[].a`) that such a file has all of. */
  readonly has: readonly string[]
}

/** JSON files that are not read, by what is in them. The first that fits is taken, so narrower ones come first. */
export const jsonShapes: readonly Shape[] = [
  {
    has: ['stats', 'results'],
    what: 'a Mochawesome report',
    instead: "use Mocha's own reporter: mocha --reporter json --reporter-option output=mocha.json",
  },
  {
    has: ['stats', 'tests', 'passes'],
    what: 'a Mocha JSON report without failures',
    instead: 'use --reporter json of a current Mocha',
  },
  { has: ['[].name', '[].value', '[].unit'], what: 'benchmark results of github-action-benchmark' },
  {
    has: ['runs', '$schema'],
    what: 'a SARIF file',
    instead: 'upload it to code scanning; it has findings, not test cases',
  },
  {
    has: ['accuracy', 'correct_count', 'total_count'],
    what: 'a score file of BFCL, which names only what failed',
    instead: 'write one JSON line per test, and say with `format` in the policy where it has what',
  },
  {
    has: ['uuid', 'children'],
    what: 'an Allure container (fixtures of other tests)',
    instead: 'give allure-results/*-result.json',
  },
  {
    has: ['projectName', 'experimentName', 'scores'],
    what: "Braintrust's summary of an experiment, without its cases",
    instead: 'write what Eval() returns: writeFileSync("report.json", JSON.stringify(await Eval(…)))',
  },
  {
    has: ['results', 'versions', 'n-shot'],
    what: 'the means of lm-evaluation-harness, without its samples',
    instead: 'run lm_eval with --log_samples, and give samples_*.jsonl',
  },
  {
    has: ['eval_set_id', 'eval_cases'],
    what: 'an eval set of Google ADK',
    instead: 'give its results: .adk/eval_history/*.evalset_result.json',
  },
  {
    has: ['run.executions'],
    what: 'a Newman report',
    instead: 'run newman with --reporters junit --reporter-junit-export newman.xml',
  },
  {
    has: ['root_group', 'metrics'],
    what: 'a k6 summary',
    instead: 'write JUnit in handleSummary() with jUnit() of k6-summary',
  },
  { has: ['$report_type'], what: 'a log of pytest-reportlog', instead: 'run pytest --junitxml=junit.xml' },
  {
    has: ['type', 'event', 'test_count'],
    what: "libtest's JSON",
    instead: 'run cargo nextest run --profile ci, with junit = { path = "junit.xml" } in its config',
  },
  {
    has: ['testsuites', 'tests'],
    what: "GoogleTest's JSON",
    instead: 'run the tests with --gtest_output=xml:googletest.xml',
  },
  {
    has: ['test-results'],
    what: "Catch2's JSON",
    instead: 'run it with --reporter junit',
  },
  { has: ['[].filePath', '[].messages'], what: "ESLint's JSON", instead: 'run eslint --format junit' },
  {
    has: ['issues', 'Report'],
    what: 'a golangci-lint report',
    instead: 'run it with --output.junit-xml.path',
  },
  { has: ['dependencies', 'name', 'version'], what: 'a package file' },
]
