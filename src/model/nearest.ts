/**
 * The candidate a person most likely meant, or undefined when none is close: at most a third of its characters may differ,
 * or the word is the beginning of one candidate alone.
 */
export function findNearest(word: string, candidates: readonly string[]): string | undefined {
  const begun = candidates.filter((candidate) => candidate.toLowerCase().startsWith(word.toLowerCase()))
  if (word.length >= fewestBegun && begun.length === 1) return begun[0]
  let best: string | undefined
  let bestDistance = Number.POSITIVE_INFINITY
  for (const candidate of candidates) {
    const distance = computeEditDistance(word.toLowerCase(), candidate.toLowerCase())
    if (distance < bestDistance) {
      best = candidate
      bestDistance = distance
    }
  }
  if (best !== undefined && bestDistance <= Math.max(1, Math.floor(best.length / 3))) return best
  return undefined
}

/** `; did you mean "x"?` behind a word that is not known; empty where no candidate is close. */
export function suggestNearest(
  word: string,
  candidates: readonly string[],
  quote = (candidate: string) => `"${candidate}"`,
): string {
  const meant = findNearest(word, candidates)
  if (meant === undefined) return ''
  return `; did you mean ${quote(meant)}?`
}

/** Characters of a word that can be the beginning of one. */
const fewestBegun = 3

/** Levenshtein distance, in which two swapped neighbours are one step, one row at a time. Words are cut to 100 characters, so a hostile input costs little. */
function computeEditDistance(from: string, to: string): number {
  const a = from.slice(0, 100)
  const b = to.slice(0, 100)
  let before: readonly number[] = []
  let row = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const substitution = (row[j - 1] ?? 0) + Number(a[i - 1] !== b[j - 1])
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      const swap = isSwapped ? (before[j - 2] ?? 0) + 1 : substitution
      next[j] = Math.min(substitution, swap, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1)
    }
    before = row
    row = next
  }
  return row[b.length] ?? 0
}
