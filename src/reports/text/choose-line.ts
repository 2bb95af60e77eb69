import { compact } from '../../model/data.ts'

/** Lines at the start of a text among which the line is chosen. */
const searchedLines = 40
/** Characters of a line that is put together from several. */
const joinedLength = 300

/** Lines that say that it failed, or where, or which test it was, but not what happened. */
const noHeadline =
  /^(?:failed:?|failure|error|skipped|none|null|true|transform failed with \d+ errors?:|\+ actual - expected|\S+:\d+(?::\d+)?|(?:===|---) .*|[\w\\]+::\w.*|● Test suite failed to run)$/i

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
  if (asserted.test(line)) return addWhere(line, lines)
  if (/\bexpect\([^\n]*\)\.[\w.]+\(/.test(line)) {
    const matcher = describeExpectation(lines)
    if (matcher !== '') return `${matcher} (${line.replace(/ \/\/ .*$/, '')})`
  }
  if (/^assertion .* failed/.test(line)) return addSides(line, lines.slice(at))
  if (/…\(\d+\)|\.\.\.|^Expected values to be .*:$/.test(line)) return addDifference(line, lines.slice(at))
  if (/['"] \+$/.test(line)) return addQuotedError(line, written.slice(start + at))
  if (!/(?:[:[{]|did not match\.)$/.test(line)) return line
  const rest = written.slice(start + at)
  const joined = findTestifyError(rest) ?? findExampleDifference(rest) ?? joinLines(rest)
  return asserted.test(joined) ? addWhere(joined, lines) : joined
}

const asserted = /^(?:AssertionError: )?assert /
const bare = /assert (?:not )?(?:False|None|True)$/
const error = /\b\w+(?:Error|Exception)\(/

/**
 * An assertion with what pytest says of its values: of `assert False` always (`where False = isinstance(None, bytes)`), of
 * others where it is an error (`where 1 = <Result TypeError('can only join an iterable')>.exit_code`).
 */
function addWhere(line: string, lines: readonly string[]): string {
  const clauses = lines.flatMap(
    (other) => /^(?:E\s+)?\+\s+(?:where|and)\s+(.+)$/.exec(other.trim())?.[1] ?? [],
  )
  const where = clauses.find((clause) => error.test(clause)) ?? (bare.test(line) ? clauses[0] : undefined)
  return where === undefined ? line : `${line} (where ${where})`
}

/** A line whose text goes on in the next ones, as Node quotes what has several lines, with the error that it quotes. */
function addQuotedError(line: string, lines: readonly string[]): string {
  const quoted = lines
    .map((other) => /\b\w*(?:Error|Exception): [^<'"\\]{1,200}/.exec(other)?.[0])
    .find(Boolean)
  return quoted === undefined ? line : `${quoted} (${line.replace(/ \+$/, '…')})`
}

/** A comparison of shortened values, with the first difference that the tool writes below it. */
function addDifference(line: string, lines: readonly string[]): string {
  const index = lines.map((other) => /\bAt index \d+ diff: .+$/.exec(other)?.[0]).find(Boolean)
  const difference = index ?? findChangedLines(lines).join(', ')
  if (difference === '') return joinLines(lines)
  return `${difference} (${line.replace(/:$/, '')})`
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

/** Lines of a value that begins with a bracket. */
const valueLines = 5

/** The first lines of a difference that only one side has; where one opens a bracket, with what stands in it. */
function findChangedLines(lines: readonly string[]): readonly string[] {
  const findChangedLine = (sign: string) => {
    const start = lines.findIndex(
      (line) => line.startsWith(`${sign} `) && !/^. (?:Expected|Received|actual - expected)\b/.test(line),
    )
    const [first, ...others] = lines.slice(start, start + valueLines)
    if (start === -1 || first === undefined || !/[[{(]$/.test(first)) return lines[start]
    const end = others.findIndex((line) => !line.startsWith(`${sign} `))
    const inside = others.slice(0, end === -1 ? undefined : end).map((line) => line.slice(1))
    return [first, ...inside].join(' ')
  }
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
