const context = 3

/** The change of a file as git shows it; `before` is absent for a new file. Lines are as given. */
export function differenceOf(path: string, before: string | undefined, after: string): string {
  const [old, now] = [linesOf(before ?? ''), linesOf(after)]
  const head = [before === undefined ? '--- /dev/null' : `--- ${path}`, `+++ ${path}`]
  if (before === undefined) return [...head, ...now.map((line) => `+${line}`)].join('\n')
  const edits = compareLines(old, now)
  const shown = edits.map((_, index) =>
    edits.slice(Math.max(0, index - context), index + context + 1).some(({ sign }) => sign !== ' '),
  )
  const lines = edits.flatMap(({ sign, line }, index) => {
    if (shown[index] !== true) return []
    return [...(shown[index - 1] === true ? [] : ['@@']), `${sign}${line}`]
  })
  return [...head, ...lines].join('\n')
}

const linesOf = (text: string) => (text === '' ? [] : text.replace(/\n$/, '').split('\n'))

interface Edit {
  readonly sign: ' ' | '-' | '+'
  readonly line: string
}

/** By the longest common subsequence; workflows are short. */
function compareLines(old: readonly string[], now: readonly string[]): readonly Edit[] {
  const width = now.length + 1
  const lengths = new Uint32Array((old.length + 1) * width)
  const at = (i: number, j: number) => lengths[i * width + j] ?? 0
  for (let i = old.length - 1; i >= 0; i -= 1)
    for (let j = now.length - 1; j >= 0; j -= 1)
      lengths[i * width + j] = old[i] === now[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1))
  const edits: Edit[] = []
  let [i, j] = [0, 0]
  while (i < old.length || j < now.length) {
    const [before, after] = [old[i], now[j]]
    if (before !== undefined && before === after) {
      edits.push({ sign: ' ', line: before })
      i += 1
      j += 1
    } else if (before !== undefined && (after === undefined || at(i + 1, j) >= at(i, j + 1))) {
      edits.push({ sign: '-', line: before })
      i += 1
    } else {
      edits.push({ sign: '+', line: after ?? '' })
      j += 1
    }
  }
  return edits
}
