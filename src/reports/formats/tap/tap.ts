import type { ReportFormat } from '../../format.ts'
import { readLines } from '../../text/lines.ts'
import { TapReading } from './reading.ts'

/** TAP 13 and 14: node:test, Vitest, Mocha, node-tap, Perl, Bats, pytest-tap. */
export const tap: ReportFormat = {
  name: 'tap',
  title: 'TAP (Test Anything Protocol) 13 and 14',
  extensions: ['tap'],
  detect: ({ kind, start }) =>
    kind === 'other' && /^(?:TAP version \d|1\.\.\d|(?:not )?ok(?: \d| - ))/m.test(start),
  async read(source, context) {
    const reading = new TapReading(context)
    await readLines(source, context, (line) => reading.take(line))
    reading.finish()
  },
}
