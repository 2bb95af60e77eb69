import fc from 'fast-check'
import type { Outcome } from '../../../src/model/run/result.ts'

export interface WrittenCase {
  readonly name: string
  readonly outcome: Outcome
  readonly text: string
}

/** Characters that XML allows, with those that it gives a meaning among them. */
const character = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...'ab <>&"\'=/![]-?;#xé😀→\t') },
  { weight: 1, arbitrary: fc.integer({ min: 0x20, max: 0xd7ff }).map((code) => String.fromCodePoint(code)) },
)
export const xmlText = fc
  .array(character, { maxLength: 30 })
  .map((parts) => parts.join('').replaceAll('\u007f', ''))

export const writtenCases: fc.Arbitrary<readonly WrittenCase[]> = fc.array(
  fc.record({
    name: xmlText,
    outcome: fc.constantFrom<Outcome>('passed', 'failed', 'errored', 'skipped'),
    text: xmlText,
  }),
  { maxLength: 12 },
)

export function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll('\t', '&#9;')
}

const elements = { failed: 'failure', errored: 'error', skipped: 'skipped' } as const

/** JUnit XML of one suite. Texts go into CDATA where that is asked for and possible. */
export function writeJunit(cases: readonly WrittenCase[], cdata: boolean): string {
  const written = cases.map(({ name, outcome, text }) => {
    if (outcome === 'passed') return `<testcase name="${escapeXml(name)}"/>`
    const element = elements[outcome]
    const body = cdata && !text.includes(']]>') ? `<![CDATA[${text}]]>` : escapeXml(text)
    return `<testcase name="${escapeXml(name)}"><${element}>${body}</${element}></testcase>`
  })
  return `<?xml version="1.0"?>\n<testsuites><testsuite name="s">\n${written.join('\n')}</testsuite></testsuites>`
}
