import fc from 'fast-check'
import type { Read } from './reading.ts'

type Mutation = (bytes: Buffer) => Buffer

const at = (bytes: Buffer, place: number): number => (bytes.length === 0 ? 0 : place % bytes.length)
const splice = (bytes: Buffer, start: number, removed: number, added: Uint8Array): Buffer =>
  Buffer.concat([bytes.subarray(0, start), added, bytes.subarray(start + removed)])

const hostile = [
  '<',
  '>',
  '"',
  "'",
  '&',
  '&#0;',
  '&x;',
  ']]>',
  '<![CDATA[',
  '<!--',
  '-->',
  '<?',
  '<!DOCTYPE x [',
  '</',
  '/>',
  '{',
  '}',
  '[',
  ']',
  ',',
  ':',
  '\\',
  '\\u',
  '\u0000',
  '\u001b[31m',
  '\ufeff',
  '\ufffd',
  '__proto__',
  '1e999',
  '-1',
  'null',
  '<testcase name="x"/>',
  '</testsuite>',
  '<testsuite>',
  '<failure>',
  '"testResults":',
  '"status":"failed"',
]

/** One change to the bytes of a file. */
const mutation: fc.Arbitrary<Mutation> = fc.oneof(
  fc.tuple(fc.nat(), fc.nat(255)).map(
    ([place, byte]): Mutation =>
      (bytes) =>
        splice(bytes, at(bytes, place), 1, Buffer.of(byte)),
  ),
  fc.tuple(fc.nat(), fc.nat(200)).map(
    ([place, length]): Mutation =>
      (bytes) =>
        splice(bytes, at(bytes, place), length, Buffer.alloc(0)),
  ),
  fc.tuple(fc.nat(), fc.constantFrom(...hostile)).map(
    ([place, text]): Mutation =>
      (bytes) =>
        splice(bytes, at(bytes, place), 0, Buffer.from(text)),
  ),
  fc.tuple(fc.nat(), fc.nat(), fc.nat(2_000)).map(
    ([from, to, length]): Mutation =>
      (bytes) => {
        const start = at(bytes, from)
        return splice(bytes, at(bytes, to), 0, bytes.subarray(start, start + length))
      },
  ),
  fc.nat().map(
    (place): Mutation =>
      (bytes) =>
        bytes.subarray(0, at(bytes, place)),
  ),
)

export const mutations = fc.array(mutation, { minLength: 1, maxLength: 6 })

export function mutate(bytes: Buffer, changes: readonly Mutation[]): Buffer {
  return changes.reduce((changed, change) => change(changed), bytes)
}

/** What must hold for every file, whatever is in it. Throws where it does not. */
export function checkTruthful({ summary, results }: Read): void {
  const { passed, failed, errored, skipped, tests, suiteErrors = 0, flaky } = summary
  const told = { passed: 0, failed: 0, errored: 0, skipped: 0 }
  for (const { outcome } of results) told[outcome] += 1
  const agree =
    passed === told.passed && failed === told.failed && errored === told.errored && skipped === told.skipped
  if (!agree || results.length !== tests + suiteErrors || flaky > passed)
    throw new Error(`counts do not agree: ${JSON.stringify(summary)}`)
  const silent = summary.format === null && summary.foreign === undefined && summary.error === undefined
  if (silent || summary.warnings.length > 20) throw new Error(`nothing is said: ${JSON.stringify(summary)}`)
  for (const { durationMs, identity, scores = [] } of results) {
    if (durationMs !== undefined && !(durationMs >= 0)) throw new Error(`duration ${durationMs}`)
    if (typeof identity.name !== 'string' || !Array.isArray(identity.suite)) throw new Error('no identity')
    for (const { value } of scores)
      if (value !== null && !Number.isFinite(value)) throw new Error(`score ${value}`)
  }
}
