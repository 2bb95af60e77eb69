import { once } from 'node:events'
import { createWriteStream } from 'node:fs'

/**
 * Writes a JUnit report of about 80 bytes a result, suites of 100, one result in a thousand failed.
 *
 * @param distinct how many of the results are different cases; the others repeat them
 */
export async function writePlainJunit(path: string, results: number, distinct: number): Promise<void> {
  const file = createWriteStream(path)
  file.write('<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="generated">\n')
  const perSuite = Math.min(100, distinct)
  for (let first = 0; first < results; first += perSuite) {
    const last = Math.min(first + perSuite, results)
    const suite = Math.floor((first % distinct) / perSuite)
    let text = `<testsuite name="com.example.Suite${suite}" tests="${last - first}">\n`
    for (let at = first; at < last; at += 1) text += caseText(at, at % distinct, suite)
    if (!file.write(`${text}</testsuite>\n`)) await once(file, 'drain')
  }
  file.end('</testsuites>\n')
  await once(file, 'finish')
}

function caseText(at: number, id: number, suite: number): string {
  const open = `<testcase name="answers ${id}" classname="com.example.Suite${suite}" time="0.${(at % 900) + 100}"`
  if (at % 1000 !== 999) return `${open}/>\n`
  return `${open}><failure message="expected 200 but was 503">at Suite.step(Suite.java:10)</failure></testcase>\n`
}
