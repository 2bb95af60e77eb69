import { tests } from '../setups/reports.ts'
import { gate } from '../setups/runs.ts'
import type { Job } from '../setups/set-up.ts'

/** As XML writes it; what XML can't hold stays. */
export const inXml = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll('\n', '&#10;')
    .replaceAll('\r', '&#13;')
    .replaceAll('\t', '&#9;')

/** A JUnit report with these elements for cases, beside eleven tests that pass. */
export function besideOthers(cases: string, attributes = ''): string {
  return tests(12)
    .replace(/ {4}<testcase [^>]*name="checks 3".*\n/, `${cases}\n`)
    .replace('<testsuite ', `<testsuite ${attributes}`)
}

/** A report in which a text stands wherever a report has one; its third test fails. */
export function fillWith(text: string): string {
  const [value, body] = [inXml(text), inXml(text)]
  return besideOthers(`    <testcase classname="shop ${value}" name="checks 3 ${value}" file="test/${value}.ts" line="3">
      <properties><property name="note ${value}" value="${value}"/></properties>
      <failure type="Error ${value}" message="${value}">${body}\n    at ${body} (src/${body}.ts:10:5)</failure>
      <system-out>${body}</system-out>
    </testcase>`)
}

/**
 * The job of an attacker, who also decides how the step that runs the tests ends: it passes.
 *
 * @param more what else the job is
 */
export function attackerGate(report: string | Buffer, more: Partial<Job> = {}): Job {
  const { id, does } = gate('')
  return { id, does, tests: 'success', reports: { 'reports/junit.xml': report }, ...more }
}
