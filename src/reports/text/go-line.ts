/** A line that `t.Error`, `t.Fatal` or `t.Log` wrote. */
const goLine = /^\s+[\w.-]+\.go:\d+: /
/** `t.Log` writes like `t.Error`, so the words decide; without such words, the last line is what ended the test. */
const speaksOfFailure =
  /\b(?:got|want(?:ed)?|expect\w*|unexpected\w*|err(?:or)?s?|fail\w*|not|should|must|mismatch\w*|differ\w*)\b/i

/** Where the lines of a failing Go test begin to say what happened; undefined for other text. */
export function findGoStart(lines: readonly string[]): number | undefined {
  const panic = lines.findIndex((line) => line.startsWith('panic: '))
  const own = lines.flatMap((line, index) => (goLine.test(line) ? [index] : []))
  if (own.length === 0) return undefined
  if (panic !== -1) return panic
  return own.find((index) => speaksOfFailure.test(lines[index] ?? '')) ?? own.at(-1)
}

/** The error of one of testify's assertions, which has the place and the test around it. */
export function findTestifyError(lines: readonly string[]): string | undefined {
  if (!/^\s+Error Trace:/.test(lines[1] ?? '')) return undefined
  const end = lines.findIndex((line) => /^\s+(?:Test|Diff):/.test(line))
  const text = lines.slice(1, end === -1 ? undefined : end).join('\n')
  const [, error] = /^\s+Error:\s+([\s\S]+)/m.exec(text) ?? []
  return error?.replace(/\s+/g, ' ').trim()
}

/** The first lines of an example that differ. */
export function findExampleDifference(lines: readonly string[]): string | undefined {
  const middle = lines.indexOf('want:')
  if (lines[0] !== 'got:' || middle === -1) return undefined
  const got = lines.slice(1, middle)
  const want = lines.slice(middle + 1)
  const at = got.findIndex((line, index) => line !== want[index])
  const place = at === -1 ? got.length : at
  return `got: ${got[place] ?? '(no more)'}, want: ${want[place] ?? '(no more)'}`
}
