import { expect, it } from 'vitest'
import { neutraliseLog } from '../../src/platform/neutralise.ts'
import * as escaping from '../../src/render/escape.ts'
import { makeVisible, makeVisibleLine } from '../../src/render/visible.ts'
import { createRedactor, redactData, toLine } from '../../src/service/client/redact.ts'
import { printJson } from '../../src/service/operation/print-json.ts'

const redact = createRedactor(['sk_a_secret_of_the_step'])

/** What sees text of strangers before it is cut. */
const functions: Readonly<Record<string, (text: string) => unknown>> = {
  makeVisible,
  makeVisibleLine,
  markdownText: escaping.markdownText,
  tableCell: escaping.tableCell,
  codeSpan: escaping.codeSpan,
  fence: (text) => escaping.fence(text, { limit: 2_000 }),
  html: escaping.html,
  attribute: escaping.attribute,
  url: escaping.url,
  mermaid: escaping.mermaid,
  terminal: escaping.terminal,
  terminalLine: escaping.terminalLine,
  commandData: escaping.commandData,
  commandProperty: escaping.commandProperty,
  neutraliseLog,
  printJson,
  redact,
  redactData: (text) => redactData({ details: Array(100).fill(text.slice(0, text.length / 100)) }, redact),
  toLine,
}

/** What makes an expression look at the same characters again and again. */
const pumps = [
  '\t',
  '\n',
  '\r',
  ' \n',
  '\u2028',
  '`',
  '_',
  ':',
  '://a',
  '@a',
  'www.',
  'a',
  '-',
  '\u0301',
  '"',
  '\\',
]

/** CPU time of this process in ms: other work on the machine does not count. */
function costOf(body: () => unknown): number {
  const before = process.cpuUsage()
  body()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

it.each(Object.entries(functions))(
  '%s takes time in proportion to the text',
  (_, run) => {
    for (const pump of pumps) {
      const text = (length: number) => `a${pump.repeat(length / pump.length)}!`
      run(text(10_000))
      // Quadratic growth is a hundredfold from one length to the next; thirtyfold leaves room for a slow moment.
      const small = Math.max(
        10,
        costOf(() => run(text(100_000))),
      )
      expect(small, JSON.stringify(pump)).toBeLessThan(2_000)
      expect(costOf(() => run(text(1_000_000))) / small, JSON.stringify(pump)).toBeLessThan(30)
    }
  },
  60_000,
)
