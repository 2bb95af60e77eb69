import { caseTitle } from '../../model/run/identity.ts'
import type { CaseIdentity } from '../../model/run/result.ts'

/** A case that is on one side only. */
export interface LoneCase {
  readonly key: string
  readonly identity: CaseIdentity
}

/** Maximum number of pairs compared in detail; above it only equal names are found. */
const maxPairs = 20_000
/** Dice coefficient of the letter pairs above which two titles count as similar. */
const alike = 0.7

/**
 * Guesses which new case is a removed one under another name: the same title in another file, or a similar
 * title in the same file. Only a guess for the reader: the two are never joined. Each case is used once.
 *
 * @param removed in a fixed order
 * @param added in a fixed order
 * @returns both directions, key to key
 */
export function likelyRenames(removed: readonly LoneCase[], added: readonly LoneCase[]): Map<string, string> {
  const pairs = new Map<string, string>()
  const join = (from: LoneCase, to: LoneCase) => pairs.set(from.key, to.key).set(to.key, from.key)
  const byTitle = groupBy(added, ({ identity }) => caseTitle(identity))
  for (const from of removed) {
    const to = byTitle.get(caseTitle(from.identity))?.find(({ key }) => !pairs.has(key))
    if (to !== undefined) join(from, to)
  }
  const left = groupBy(
    added.filter(({ key }) => !pairs.has(key)),
    ({ identity }) => identity.file ?? '',
  )
  const pairsOf = lettersOnce()
  let budget = maxPairs
  for (const from of removed) {
    if (pairs.has(from.key)) continue
    const candidates = left.get(from.identity.file ?? '') ?? []
    budget -= candidates.length
    if (budget < 0) break
    const free = candidates.filter(({ key }) => !pairs.has(key))
    const best = mostAlike(from, free, pairsOf)
    if (best !== undefined) join(from, best)
  }
  return pairs
}

/** Whether the title belongs to a case in the group: `tests.test_a` is a prefix of `tests.test_a.TestB › works`. */
export function startsGroup(title: string, group: string): boolean {
  return title.startsWith(group) && /^(?: [›>] |[./: ])/.test(title.slice(group.length, group.length + 3))
}

type LetterPairs = ReadonlyMap<string, number>

/** Splits every title once. */
function lettersOnce(): (of: LoneCase) => LetterPairs {
  const known = new Map<string, LetterPairs>()
  return ({ key, identity }) => {
    const before = known.get(key)
    if (before !== undefined) return before
    const pairs = letterPairs(caseTitle(identity))
    known.set(key, pairs)
    return pairs
  }
}

function mostAlike(
  from: LoneCase,
  candidates: readonly LoneCase[],
  pairsOf: (of: LoneCase) => LetterPairs,
): LoneCase | undefined {
  const title = pairsOf(from)
  let best: LoneCase | undefined
  let highest = alike
  for (const candidate of candidates) {
    // A group that broke has its own entry, whose title is a prefix of those of its cases.
    if (startsGroup(caseTitle(from.identity), caseTitle(candidate.identity))) continue
    const likeness = dice(title, pairsOf(candidate))
    if (likeness > highest) [best, highest] = [candidate, likeness]
  }
  return best
}

function groupBy(cases: readonly LoneCase[], nameOf: (of: LoneCase) => string): Map<string, LoneCase[]> {
  const groups = new Map<string, LoneCase[]>()
  for (const of of cases) {
    const name = nameOf(of)
    const group = groups.get(name)
    if (group === undefined) groups.set(name, [of])
    else group.push(of)
  }
  return groups
}

/** Neighbouring letters of the first 200, each with how often it occurs. */
function letterPairs(text: string): LetterPairs {
  const pairs = new Map<string, number>()
  const lower = text.slice(0, 200).toLowerCase()
  for (let index = 0; index + 1 < lower.length; index += 1) {
    const pair = lower.slice(index, index + 2)
    pairs.set(pair, (pairs.get(pair) ?? 0) + 1)
  }
  return pairs
}

function dice(a: LetterPairs, b: LetterPairs): number {
  let [shared, all] = [0, 0]
  for (const [pair, count] of a) {
    shared += Math.min(count, b.get(pair) ?? 0)
    all += count
  }
  for (const count of b.values()) all += count
  return all === 0 ? 0 : (2 * shared) / all
}
