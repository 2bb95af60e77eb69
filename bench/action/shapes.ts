import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { junitShapes, writeCases } from '../parse-shapes.ts'

const surefireFiles = 333
const output = 'connected to the fixture, sent the request and compared the answer with the expected one\n'

type WriteCase = (at: number, suite: number) => string

/** One case in a thousand failed. */
function withFailures(write: WriteCase): WriteCase {
  const failure = '<failure message="expected 200 but was 503">at Suite.step(Suite.java:10)</failure>'
  return (at, suite) => {
    const text = write(at, suite)
    return at % 1000 === 999 ? withChild(text, failure) : text
  }
}

function withChild(text: string, child: string): string {
  return text.replace(/\s*\/>\s*$|>\s*<\/testcase>\s*$/, `>${child}</testcase>\n`)
}

const maven = junitShapes.Maven ?? (() => '')
const inOneFile: Readonly<Record<string, WriteCase>> = {
  plain: maven,
  pytest: junitShapes.pytest ?? maven,
  'jest-junit': junitShapes['jest-junit'] ?? maven,
  'cases with output': (at, suite) =>
    withChild(maven(at, suite), `<system-out><![CDATA[${output.repeat(5)}]]></system-out>`),
  'names beyond ASCII': junitShapes['names beyond ASCII'] ?? maven,
}

/**
 * JUnit reports as tools write them, by name: each writes so many results into a folder and gives the pattern of its
 * files. All cases are different, and one in a thousand failed.
 */
export const reportShapes: Readonly<Record<string, (folder: string, results: number) => Promise<string>>> = {
  ...Object.fromEntries(
    Object.entries(inOneFile).map(([name, write]) => [
      name,
      async (folder: string, results: number) => {
        await writeCases(join(folder, 'report.xml'), withFailures(write), results)
        return 'report.xml'
      },
    ]),
  ),
  [`${surefireFiles} Surefire files`]: writeSurefire,
}

/** One file per class, each with the properties of the Java that ran it. */
async function writeSurefire(folder: string, results: number): Promise<string> {
  mkdirSync(join(folder, 'surefire-reports'), { recursive: true })
  const write = withFailures(maven)
  for (let file = 0; file < surefireFiles; file += 1) {
    const first = Math.floor((file * results) / surefireFiles)
    const count = Math.floor(((file + 1) * results) / surefireFiles) - first
    const properties = Array.from(
      { length: 60 },
      (_, at) => `    <property name="java.property.${at}" value="/usr/lib/jvm/java-21/lib/value-${at}"/>\n`,
    )
    const cases = Array.from({ length: count }, (_, at) => write(first + at, file))
    const path = join(folder, `surefire-reports/TEST-com.example.S${file}.xml`)
    const suite = `<testsuite name="com.example.S${file}" tests="${count}" time="1.5">\n`
    const text = `${suite}  <properties>\n${properties.join('')}  </properties>\n${cases.join('')}</testsuite>\n`
    writeFileSync(path, `<?xml version="1.0" encoding="UTF-8"?>\n${text}`)
  }
  return 'surefire-reports/TEST-*.xml'
}
