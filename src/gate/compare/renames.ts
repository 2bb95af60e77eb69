import { formatCaseTitle } from '../../model/run/identity.ts'
import type { CaseIdentity } from '../../model/run/result.ts'

/** A case that is on one side only. */
export interface LoneCase {
  readonly key: string
  readonly identity: CaseIdentity
}

/** What is known of cases that only one side has. Both maps have both directions, key to key. */
export interface Renames {
  /** A case and its only counterpart. */
  readonly likely: ReadonlyMap<string, string>
  /** Cases that have counterparts, whose own one is not known; each with one of them. */
  readonly possible: ReadonlyMap<string, string>
}

/** Maximum number of pairs compared in detail; files with more find equal names only. */
const maxPairs = 40_000
/** Dice coefficient of the letter pairs from which on two titles count as similar. */
const alike = 0.7

/**
 * Guesses which new case is a removed one under another name: the same title in another file or another variant, the
 * same name in another group of the file, or a similar title there. Only a guess for the reader: the two are never joined. It is likely only where nothing
 * else comes into question: names with numbers that change from run to run resemble each other, whichever belong
 * together.
 *
 * @param removed in a fixed order
 * @param added in a fixed order
 */
export function findRenames(removed: readonly LoneCase[], added: readonly LoneCase[]): Renames {
  const pairs: Pairs = { likely: new Map(), possible: new Map() }
  const listUnpairedCases = (cases: readonly LoneCase[]) => cases.filter(({ key }) => !pairs.likely.has(key))
  const exact = [
    ({ identity }: LoneCase) => JSON.stringify([formatCaseTitle(identity), readBaseName(identity.file)]),
    ({ identity }: LoneCase) => formatCaseTitle(identity),
    ({ identity }: LoneCase) => JSON.stringify([buildTitleWithoutVariant(identity), identity.file]),
    ({ identity }: LoneCase) => JSON.stringify([identity.name, identity.variant, identity.file]),
  ]
  for (const buildName of exact)
    pairEqualNames(listUnpairedCases(removed), listUnpairedCases(added), buildName, pairs)
  pairSimilarTitles(listUnpairedCases(removed), listUnpairedCases(added), pairs)
  return pairs
}

interface Pairs {
  readonly likely: Map<string, string>
  readonly possible: Map<string, string>
}

function recordRenamePair(pairs: Map<string, string>, from: LoneCase, to: LoneCase): void {
  pairs.set(from.key, to.key).set(to.key, from.key)
}

function pairEqualNames(
  removed: readonly LoneCase[],
  added: readonly LoneCase[],
  buildName: (lone: LoneCase) => string,
  pairs: Pairs,
): void {
  const groups = Map.groupBy(added, buildName)
  for (const [name, from] of Map.groupBy(removed, buildName)) {
    const to = groups.get(name) ?? []
    const isClear = from.length === 1 && to.length === 1
    for (const [index, removedCase] of from.entries()) {
      const addedCase = to[index]
      if (addedCase !== undefined)
        recordRenamePair(isClear ? pairs.likely : pairs.possible, removedCase, addedCase)
    }
  }
}

/** The best of all counterparts of a case. */
interface Best {
  readonly counterpart: LoneCase
  readonly likeness: number
  /** Another one is as good. */
  readonly isShared: boolean
}

function pairSimilarTitles(removed: readonly LoneCase[], added: readonly LoneCase[], pairs: Pairs): void {
  const readCaseFile = ({ identity }: LoneCase) => identity.file ?? ''
  const candidates = Map.groupBy(added, readCaseFile)
  const readTitle = createTitleCache()
  let budget = maxPairs
  for (const [file, from] of Map.groupBy(removed, readCaseFile)) {
    const to = candidates.get(file) ?? []
    const size = from.length * to.length
    if (size > budget) continue
    budget -= size
    const compareTitles = (removedCase: LoneCase, addedCase: LoneCase) =>
      computeTitleLikeness(readTitle(removedCase), readTitle(addedCase))
    const findBestMatch = (removedCase: LoneCase, choices: readonly LoneCase[]) =>
      findMostAlike(choices, (addedCase) => compareTitles(removedCase, addedCase))
    const back = new Map(
      to.map((addedCase) => [
        addedCase.key,
        findMostAlike(from, (removedCase) => compareTitles(removedCase, addedCase)),
      ]),
    )
    const isOnly = createUniqueFormFilter(readTitle, from, to)
    for (const removedCase of from) {
      const best = findBestMatch(removedCase, to)
      const mutual = best && back.get(best.counterpart.key)
      if (best === undefined || best.isShared || mutual?.counterpart !== removedCase || mutual.isShared)
        continue
      const removedTitle = readTitle(removedCase)
      const addedTitle = readTitle(best.counterpart)
      const areFormsUnique =
        removedTitle.form !== addedTitle.form && isOnly(removedCase) && isOnly(best.counterpart)
      if (areFormsUnique || removedTitle.numbers === addedTitle.numbers)
        recordRenamePair(pairs.likely, removedCase, best.counterpart)
    }
    for (const removedCase of from) {
      if (pairs.likely.has(removedCase.key)) continue
      const free = to.filter(({ key }) => !pairs.likely.has(key) && !pairs.possible.has(key))
      const bestMatch = findBestMatch(removedCase, free)
      if (bestMatch !== undefined) recordRenamePair(pairs.possible, removedCase, bestMatch.counterpart)
    }
  }
}

/** Whether no other case of its side differs from it in numbers only. */
function createUniqueFormFilter(
  readTitle: (lone: LoneCase) => Title,
  ...sides: readonly (readonly LoneCase[])[]
): (lone: LoneCase) => boolean {
  const readTitleForm = (lone: LoneCase) => readTitle(lone).form
  const shared = sides.flatMap((side) =>
    [...Map.groupBy(side, readTitleForm)].flatMap(([form, { length }]) => (length > 1 ? form : [])),
  )
  const forms = new Set(shared)
  return (lone) => !forms.has(readTitleForm(lone))
}

function buildTitleWithoutVariant(identity: CaseIdentity): string {
  return formatCaseTitle({ ...identity, variant: undefined })
}

function readBaseName(file = ''): string {
  return file.slice(file.lastIndexOf('/') + 1)
}

/** Whether the title belongs to a case in the group: `tests.test_a` is a prefix of `tests.test_a.TestB › works`. */
export function isTitleInGroup(title: string, group: string): boolean {
  return title.startsWith(group) && /^(?: [›>] |[./: ])/.test(title.slice(group.length, group.length + 3))
}

type LetterPairs = ReadonlyMap<string, number>

interface Title {
  readonly text: string
  readonly letters: LetterPairs
  /** Without its numbers, hashes and ids. */
  readonly form: string
  readonly numbers: string
}

const longestTitle = 200
const word = /[\w-]+/g
const digit = /\d/

/** Takes every title apart once. */
function createTitleCache(): (lone: LoneCase) => Title {
  const known = new Map<string, Title>()
  return ({ key, identity }) => {
    const cachedTitle = known.get(key)
    if (cachedTitle !== undefined) return cachedTitle
    const text = formatCaseTitle(identity)
    const start = text.slice(0, longestTitle).toLowerCase()
    const title = {
      text,
      letters: countLetterPairs(start),
      form: start.replaceAll(word, (token) => (digit.test(token) ? '#' : token)),
      numbers: (start.match(word) ?? []).filter((token) => digit.test(token)).join(' '),
    }
    known.set(key, title)
    return title
  }
}

function findMostAlike(
  candidates: readonly LoneCase[],
  measureLikeness: (candidate: LoneCase) => number,
): Best | undefined {
  let best: Best | undefined
  for (const candidate of candidates) {
    const likeness = measureLikeness(candidate)
    if (likeness < alike || likeness < (best?.likeness ?? 0)) continue
    best = { counterpart: candidate, likeness, isShared: likeness === best?.likeness }
  }
  return best
}

/**
 * How alike two titles are, 0..1. Titles that differ only in numbers are alike, however short they are. The entry of a
 * group that failed as a whole is never a renamed case of that group, although their titles begin alike.
 */
function computeTitleLikeness(removed: Title, added: Title): number {
  if (isTitleInGroup(removed.text, added.text)) return 0
  const likeness = computeDiceCoefficient(removed.letters, added.letters)
  if (removed.form === added.form && /\p{L}/u.test(added.form)) return Math.max(alike, likeness)
  return likeness
}

/** Neighbouring letters, each with how often it occurs. */
function countLetterPairs(text: string): LetterPairs {
  const pairs = new Map<string, number>()
  for (let index = 0; index + 1 < text.length; index += 1) {
    const pair = text.slice(index, index + 2)
    pairs.set(pair, (pairs.get(pair) ?? 0) + 1)
  }
  return pairs
}

function computeDiceCoefficient(a: LetterPairs, b: LetterPairs): number {
  let shared = 0
  let total = 0
  for (const [pair, count] of a) {
    shared += Math.min(count, b.get(pair) ?? 0)
    total += count
  }
  for (const count of b.values()) total += count
  if (total === 0) return 0
  return (2 * shared) / total
}
