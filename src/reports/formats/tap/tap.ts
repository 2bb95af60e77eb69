import { StringDecoder } from 'node:string_decoder'
import { readChunks } from '../../bytes/chunks.ts'
import type { ReportSource } from '../../bytes/source.ts'
import type { ReadContext, ReadReport } from '../../format.ts'
import { TapReading } from './reading.ts'

/** Characters kept of one line. */
const longestLine = 20_000

/**
 * Reads a text file line by line, without the ends of the lines; very long lines are cut.
 *
 * @returns the last line where the file ends without an end of line, else an empty text
 */
async function readLines(
  source: ReportSource,
  context: ReadContext,
  take: (line: string) => void,
): Promise<string> {
  const decoder = new StringDecoder('utf8')
  let rest = ''
  const addText = (text: string): void => {
    let start = 0
    for (let end = text.indexOf('\n'); end !== -1; end = text.indexOf('\n', start)) {
      take((rest + text.slice(start, end)).slice(0, longestLine).replace(/\r$/, ''))
      rest = ''
      start = end + 1
    }
    if (rest.length < longestLine) rest += text.slice(start, start + longestLine)
  }
  await readChunks(source, context, (chunk) => addText(decoder.write(chunk)))
  addText(decoder.end())
  if (rest !== '') take(rest)
  return rest
}

/** TAP 13 and 14: node:test, Vitest, Mocha, node-tap, Perl, Bats, pytest-tap. */
export const readTap: ReadReport = async (source, context) => {
  const reading = new TapReading(context)
  const last = await readLines(source, context, (line) => reading.take(line))
  reading.finish(!/^\s*(?:not )?ok\b/.test(last))
}
