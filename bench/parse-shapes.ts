import { writeAll } from './parse-data.ts'

const perSuite = 100

/** A passed case as a tool writes it, by its number and that of its suite. */
export const junitShapes: Readonly<Record<string, (at: number, suite: number) => string>> = {
  Maven: (at, suite) =>
    `  <testcase name="adds${at}" classname="com.example.S${suite}" time="0.00${at % 9}"/>\n`,
  Vitest: (at, suite) =>
    `        <testcase classname="test/suite${suite}.test.ts" name="math &gt; adds ${at} numbers" time="0.00${at % 9}">\n        </testcase>\n`,
  'jest-junit': (at, suite) =>
    `    <testcase classname="math ${suite} adds ${at}" name="math ${suite} adds ${at}" time="0.00${at % 9}">\n    </testcase>\n`,
  pytest: (at, suite) =>
    `<testcase classname="tests.test_s${suite}" name="test_adds[${at}-3]" time="0.00${at % 9}" />`,
  gotestsum: (at, suite) =>
    `\t\t<testcase classname="pkg/s${suite}" name="TestX/y_${at}" time="0.010000"></testcase>\n`,
  'cargo-nextest': (at, suite) =>
    `        <testcase name="tests::adds_${at}" classname="crate${suite}" timestamp="2030-01-01T00:00:00.000+00:00" time="0.001">\n        </testcase>\n`,
  'names beyond ASCII': (at, suite) =>
    `  <testcase name="prüft ${at} Größen" classname="com.example.S${suite}" time="0.00${at % 9}"/>\n`,
}

/** A JUnit report of one shape, suites of 100; all cases are different and pass. */
export async function writeShape(path: string, shape: string, results: number): Promise<void> {
  const write = junitShapes[shape]
  if (write === undefined) throw new Error(`there is no shape ${shape}`)
  await writeCases(path, write, results)
}

/** A JUnit report of cases by their number and that of their suite, suites of 100. */
export async function writeCases(
  path: string,
  write: (at: number, suite: number) => string,
  results: number,
): Promise<void> {
  await writeAll(path, shapeParts(write, results))
}

function* shapeParts(write: (at: number, suite: number) => string, results: number): Generator<string> {
  yield '<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="generated">\n'
  for (let first = 0; first < results; first += perSuite) {
    const suite = first / perSuite
    const count = Math.min(perSuite, results - first)
    const cases = Array.from({ length: count }, (_, index) => write(first + index, suite))
    yield `<testsuite name="s${suite}" tests="${count}">\n${cases.join('')}</testsuite>\n`
  }
  yield '</testsuites>\n'
}
