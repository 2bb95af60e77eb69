import { once } from 'node:events'
import { createWriteStream } from 'node:fs'

/** Writes the lines of a generator to a file, waiting where the disk is slower. */
export async function writeAll(path: string, parts: Iterable<string>): Promise<void> {
  const file = createWriteStream(path)
  for (const part of parts) if (!file.write(part)) await once(file, 'drain')
  file.end()
  await once(file, 'finish')
}

const output = 'connected to the fixture, sent the request and compared the answer with the expected one\n'

function* junitParts(results: number, distinct: number): Generator<string> {
  yield '<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="generated">\n'
  const perSuite = 100
  for (let first = 0; first < results; first += perSuite) {
    const suite = Math.floor((first % distinct) / perSuite)
    let text = `<testsuite name="com.example.suite${suite}.ServiceTest" tests="${perSuite}" hostname="host" timestamp="2026-01-01T00:00:00">\n`
    for (let at = first; at < Math.min(first + perSuite, results); at += 1)
      text += junitCase(at, at % distinct, suite)
    yield `${text}</testsuite>\n`
  }
  yield '</testsuites>\n'
}

function junitCase(at: number, id: number, suite: number): string {
  const open = `  <testcase name="answers request number ${id} of the service within its time" classname="com.example.suite${suite}.ServiceTest" time="${(at % 997) / 1000}"`
  if (at % 50 === 0) {
    const frames = Array.from(
      { length: 12 },
      (_, frame) =>
        `    at com.example.suite${suite}.ServiceTest.step${frame}(ServiceTest.java:${frame + 10})`,
    ).join('\n')
    return `${open}>\n    <failure message="expected 200 but was 503" type="AssertionError"><![CDATA[AssertionError: expected 200 but was 503\n${frames}]]></failure>\n  </testcase>\n`
  }
  return `${open}>\n    <system-out><![CDATA[${output.repeat(5)}]]></system-out>\n  </testcase>\n`
}

/** A JUnit report of about 660 bytes a result; two in a hundred fail with a trace. */
export async function writeJunit(path: string, results: number, distinct: number): Promise<void> {
  await writeAll(path, junitParts(results, distinct))
}

function* jestParts(bytes: number): Generator<string> {
  yield '{"numFailedTests":0,"numRuntimeErrorTestSuites":0,"numTotalTests":0,"success":true,"testResults":['
  // So often each test is listed: the same file twice would be two projects with tests of their own.
  const repeats = Math.max(1, Math.round(bytes / (500 * 100 * 308)))
  for (let file = 0; file < 500; file += 1) {
    const entries = Array.from({ length: 100 * repeats }, (_, entry) => entry % 100).map((at) => ({
      ancestorTitles: [`module ${file}`, 'handles requests'],
      duration: at,
      failureDetails: [],
      failureMessages:
        at % 50 === 0 ? [`Error: expected 200\n${'    at step (src/service.test.js:10:5)\n'.repeat(8)}`] : [],
      fullName: `module ${file} handles requests answers request number ${at}`,
      invocations: 1,
      location: null,
      numPassingAsserts: 1,
      retryReasons: [],
      status: at % 50 === 0 ? 'failed' : 'passed',
      title: `answers request number ${at}`,
    }))
    const text = JSON.stringify({
      assertionResults: entries,
      endTime: 2,
      message: '',
      name: `/repo/src/module${file}.test.js`,
      startTime: 1,
      status: 'failed',
      summary: '',
    })
    yield file === 0 ? text : `,${text}`
  }
  yield ']}'
}

/** A Jest report of about so many bytes, about 360 of them a test. */
export async function writeJest(path: string, bytes: number): Promise<void> {
  await writeAll(path, jestParts(bytes))
}
