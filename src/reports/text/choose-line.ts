import { compact } from '../../model/data.ts'

/** Lines at the start of a text among which the line is chosen. */
const searchedLines = 40
/** Characters of a line that is put together from several. */
const joinedLength = 300

/** Lines that say that it failed, or where, or which test it was, but not what happened. */
const noHeadline =
  /^(?:failed:?|failure|error|skipped|none|null|true|\+ actual - expected|\S+:\d+(?::\d+)?|(?:===|---) .*|[\w\\]+::\w.*|● Test suite failed to run)$/i

/** What a tool writes instead of the reason. pytest has the reason in lines that begin with `E`. */
const wrapper = /^(collection failure|failed on \w+)(?: with "file .*)?$/

/** The line that says what happened: the one that a maintainer would search for. Undefined if none does. */
export function chooseLine(text: string): string | undefined {
  const written = text.split('\n')
  const start = findGoStart(written) ?? 0
  const lines = written.slice(start, start + searchedLines)
  const at = lines.findIndex((line) => line.trim() !== '' && !noHeadline.test(line.trim()))
  const line = lines[at]?.trim()
  if (line === undefined) return undefined
  const [, wrapped] = wrapper.exec(line) ?? []
  const reason = wrapped && written.findLast((other) => /^E\s+\S/.test(other))
  if (wrapped && reason) return `${wrapped}: ${reason.slice(1).trim()}`
  if (/^(?:AssertionError: )?assert (?:not )?(?:False|None|True)$/.test(line)) return addWhere(line, lines)
  if (/\bexpect\([^\n]*\)\.[\w.]+\(/.test(line)) {
    const matcher = describeExpectation(lines)
    if (matcher !== '') return `${matcher} (${line.replace(/ \/\/ .*$/, '')})`
  }
  if (/^assertion .* failed/.test(line)) return addSides(line, lines.slice(at))
  if (/…\(\d+\)|\.\.\.|^Expected values to be .*:$/.test(line)) return addDifference(line, lines.slice(at))
  if (!/(?:[:[{]|did not match\.)$/.test(line)) return line
  const rest = written.slice(start + at)
  return findTestifyError(rest) ?? findExampleDifference(rest) ?? joinLines(rest)
}

/** `assert False`, with what pytest says of the value: `where False = isinstance(None, bytes)`. */
function addWhere(line: string, lines: readonly string[]): string {
  const [, where] = lines.map((other) => /^(?:E\s+)?\+\s+(where .+)$/.exec(other.trim())).find(Boolean) ?? []
  if (where === undefined) return line
  return `${line} (${where})`
}

/** A comparison of shortened values, with the first difference that the tool writes below it. */
function addDifference(line: string, lines: readonly string[]): string {
  const index = lines.map((other) => /\bAt index \d+ diff: .+$/.exec(other)?.[0]).find(Boolean)
  const difference = index ?? findChangedLines(lines).join(', ')
  if (difference === '') return joinLines(lines)
  if (line.endsWith(':')) return `${line} ${difference}`
  return `${difference} (${line})`
}

/** A failed `assert_eq!` of Rust, with its two sides. */
function addSides(line: string, lines: readonly string[]): string {
  const sides = lines.filter((other) => /^\s+(?:left|right): /.test(other)).slice(0, 2)
  return [line, ...sides.map((side) => side.trim())].join(', ')
}

/**
 * A line that announces what follows, and what follows: after a colon the next line and those that are indented, after a
 * bracket all lines, as schema libraries write JSON.
 */
function joinLines(lines: readonly string[]): string {
  let joined = ''
  for (const line of lines) {
    const next = line.replace(/\s+/g, ' ').trim()
    if (next === '' || (joined !== '' && noHeadline.test(next))) continue
    const isIndented = /^(?: {2}|\t)/.test(line)
    const isComplete =
      joined !== '' && !isIndented && !/(?:[:[{]|match\.)$/.test(joined) && !/[[{] /.test(joined)
    if (/^(?:at \S|[─-╿])/.test(next) || isComplete || joined.length > joinedLength) break
    joined = `${joined} ${next}`.trim()
  }
  return joined.slice(0, joinedLength)
}

/** What Jest's matchers write on lines of their own; empty for a message without them. */
function describeExpectation(lines: readonly string[]): string {
  const findLine = (name: string) =>
    lines.find((line) => new RegExp(`^\\s*${name}\\b[^:\\n]{0,60}: `).test(line))?.trim()
  const expected = findLine('Expected')
  const received = findLine('Received')
  if (expected !== undefined) return squeeze([expected, received]).join(', ')
  const statement = /^(?:Error message|Thrown message|Received function\b.*|Number of calls)\b/
  const changed = findChangedLines(lines)
  return (changed.length > 0 ? changed : squeeze([lines.find((line) => statement.test(line))])).join(', ')
}

/** The first lines of a difference that only one side has. */
function findChangedLines(lines: readonly string[]): readonly string[] {
  const findChangedLine = (sign: string) =>
    lines.find(
      (line) => line.startsWith(`${sign} `) && !/^. (?:Expected|Received|actual - expected)\b/.test(line),
    )
  return squeeze([findChangedLine('-'), findChangedLine('+')])
}

function squeeze(lines: readonly (string | undefined)[]): readonly string[] {
  return compact(lines).map((line) => line.replace(/\s+/g, ' ').trim().replace(/,$/, ''))
}

/** A line that `t.Error`, `t.Fatal` or `t.Log` wrote. */
const goLine = /^\s+[\w.-]+\.go:\d+: /
/** `t.Log` writes like `t.Error`, so the words decide; without such words, the last line is what ended the test. */
const speaksOfFailure =
  /\b(?:got|want(?:ed)?|expect\w*|unexpected\w*|err(?:or)?s?|fail\w*|not|should|must|mismatch\w*|differ\w*)\b/i

/** Where the lines of a failing Go test begin to say what happened; undefined for other text. */
function findGoStart(lines: readonly string[]): number | undefined {
  const panic = lines.findIndex((line) => line.startsWith('panic: '))
  const ownLines = lines.flatMap((line, index) => (goLine.test(line) ? [index] : []))
  if (ownLines.length === 0) return undefined
  if (panic !== -1) return panic
  return ownLines.find((index) => speaksOfFailure.test(lines[index] ?? '')) ?? ownLines.at(-1)
}

/** The error of one of testify's assertions, which has the place and the test around it. */
function findTestifyError(lines: readonly string[]): string | undefined {
  if (!/^\s+Error Trace:/.test(lines[1] ?? '')) return undefined
  const end = lines.findIndex((line) => /^\s+(?:Test|Diff):/.test(line))
  const block = lines.slice(1, end === -1 ? undefined : end).map((line) => line.trim())
  const start = block.findIndex((line) => line.startsWith('Error:'))
  if (start === -1) return undefined
  return block.slice(start).join(' ').slice('Error:'.length).replace(/\s+/g, ' ').trim()
}

/** The first lines of an example that differ. */
function findExampleDifference(lines: readonly string[]): string | undefined {
  const middle = lines.indexOf('want:')
  if (lines[0] !== 'got:' || middle === -1) return undefined
  const got = lines.slice(1, middle)
  const want = lines.slice(middle + 1)
  const at = got.findIndex((line, index) => line !== want[index])
  const place = at === -1 ? got.length : at
  return `got: ${got[place] ?? '(no more)'}, want: ${want[place] ?? '(no more)'}`
}
