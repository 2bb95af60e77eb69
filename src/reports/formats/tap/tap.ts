import type { ReadReport } from '../../format.ts'
import { readLines } from '../../text/lines.ts'
import { TapReading } from './reading.ts'

/** TAP 13 and 14: node:test, Vitest, Mocha, node-tap, Perl, Bats, pytest-tap. */
export const readTap: ReadReport = async (source, context) => {
  const reading = new TapReading(context)
  const last = await readLines(source, context, (line) => reading.take(line))
  reading.finish(!/^\s*(?:not )?ok\b/.test(last))
}
