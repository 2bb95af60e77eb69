import { describe, expect, it } from 'vitest'
import { readAcceptCommand } from '../../src/model/acceptance/read-command.ts'
import { printJson } from '../../src/model/print-json.ts'
import { findCredentials } from '../../src/platform/credentials/find-credentials.ts'
import { MarkIndex } from '../../src/platform/credentials/index-marks.ts'
import { credentialShapes } from '../../src/platform/credentials/shapes.ts'
import { neutraliseLog } from '../../src/platform/neutralise.ts'
import * as escaping from '../../src/render/escape.ts'
import * as visible from '../../src/render/visible.ts'
import { createRedactor, redactData, toSingleLine } from '../../src/service/client/redact.ts'
import { listExpressions, type Pump, pumpsFor } from './regular-expressions.ts'

const index = new MarkIndex()
index.addKnown('Rz2mKx9LpT4vBn8WcYq7')
index.addKnown('a'.repeat(300))
const search = (text: string) => findCredentials(text, index)
const redact = createRedactor(['sk_a_secret_of_the_step'])

/** What sees text of strangers before it is cut, beyond `render/escape.ts` and `render/visible.ts`. */
const functions: Readonly<Record<string, (text: string) => unknown>> = {
  findCredentials: search,
  neutraliseLog,
  printJson,
  readAcceptCommand: (text) => readAcceptCommand(`/evals accept ${'a'.repeat(40)}\n* ${text}`, 0),
  redact,
  redactData: (text) => redactData({ details: Array(100).fill(text.slice(0, text.length / 100)) }, redact),
  toLine: toSingleLine,
}

/** What makes many expressions look at the same characters again and again. */
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
  '1',
  '-',
  '\u0301',
  '"',
  '\\',
].map((text): Pump => ({ prefix: 'a', text }))

/**
 * User time of this process in ms, the least of some calls: neither other work on the machine counts, nor what the system
 * does to find memory for a long text.
 */
function costOf(body: () => unknown, calls = 1): number {
  let least = Number.POSITIVE_INFINITY
  for (let call = 0; call < calls; call += 1) {
    const before = process.cpuUsage()
    body()
    least = Math.min(least, process.cpuUsage(before).user / 1000)
  }
  return least
}

const textOf = ({ prefix, text }: Pump, length: number) => `${prefix}${text.repeat(length / text.length)}!`

/**
 * The pump and length at which the work outgrows the text, if there is one. A quadratic function does a hundred times
 * the work for ten times the text; thirty leaves room for a slow moment. Short texts go first, so that one which
 * would take minutes is found in milliseconds; only the worst pumps are tried at full length.
 */
function findGrowth(run: (text: string) => unknown, pumps: readonly Pump[]): string | undefined {
  const measured = pumps.map((pump) => {
    const text = textOf(pump, 10_000)
    return { pump, short: costOf(() => run(text)) }
  })
  const worst = measured.toSorted((a, b) => b.short - a.short).slice(0, 2)
  for (const { pump } of worst) {
    // Two microseconds for a character of a short text are far from linear; waiting for a long one would be too.
    if (costOf(() => run(textOf(pump, 10_000)), 3) > 20) return `${JSON.stringify(pump)} × 10000`
    for (const length of [100_000, 1_000_000]) {
      // A busy moment may hit one of the two texts; growth shows every time both are tried.
      if ([1, 2, 3].every(() => outgrows(run, pump, length))) return `${JSON.stringify(pump)} × ${length}`
    }
  }
  return undefined
}

/** Whether ten times the text is more than thirty times the work. */
function outgrows(run: (text: string) => unknown, pump: Pump, length: number): boolean {
  const [short, long] = [textOf(pump, length / 10), textOf(pump, length)]
  return (
    costOf(() => run(long)) >
    30 *
      Math.max(
        costOf(() => run(short), 3),
        3,
      )
  )
}

describe('work grows in proportion to the text', () => {
  const all = { ...escaping, ...visible, ...functions }

  it.each(Object.entries(all))('in %s', (_, run) => {
    const call = run as (text: string, options: object) => unknown
    expect(findGrowth((text) => call(text, { limit: 2_000 }), pumps)).toBeUndefined()
  })

  it('in the search for credentials, whatever looks like the start of one', () => {
    const marks = credentialShapes.flatMap((shape) => shape.marks)
    const repeated = marks.flatMap((mark) =>
      ['', 'a', '.', 'a1B2c3D4e5F6g7H8.', '\\n', ' '].map(
        (text): Pump => ({ prefix: ' ', text: mark + text }),
      ),
    )
    for (const pump of repeated.filter(({ text }) => text.startsWith('-----') || text.startsWith('eyJ')))
      expect(findGrowth(search, [pump]), pump.text).toBeUndefined()
    expect(findGrowth(search, repeated)).toBeUndefined()
  })

  it('in every regular expression of the sources', () => {
    const expressions = listExpressions()
    expect(expressions.length).toBeGreaterThan(200)
    const grown = expressions.flatMap(({ file, source, pattern }) => {
      const growth = findGrowth((text) => text.replace(pattern, ''), [...pumps, ...pumpsFor(source)])
      return growth === undefined ? [] : `${file}: ${pattern} ${growth}`
    })
    expect(grown).toEqual([])
  })
})
