import { caseTitle } from '../../model/run/identity.ts'
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
 * Guesses which new case is a removed one under another name: the same title in another file or another variant, or a
 * similar title in the same file. Only a guess for the reader: the two are never joined. It is likely only where nothing
 * else comes into question: names with numbers that change from run to run resemble each other, whichever belong
 * together.
 *
 * @param removed in a fixed order
 * @param added in a fixed order
 */
export function findRenames(removed: readonly LoneCase[], added: readonly LoneCase[]): Renames {
  const pairs: Pairs = { likely: new Map(), possible: new Map() }
  const left = (cases: readonly LoneCase[]) => cases.filter(({ key }) => !pairs.likely.has(key))
  const exact = [
    ({ identity }: LoneCase) => JSON.stringify([caseTitle(identity), baseName(identity.file)]),
    ({ identity }: LoneCase) => caseTitle(identity),
    ({ identity }: LoneCase) => JSON.stringify([titleWithoutVariant(identity), identity.file]),
  ]
  for (const nameOf of exact) pairEqual(left(removed), left(added), nameOf, pairs)
  pairSimilar(left(removed), left(added), pairs)
  return pairs
}

interface Pairs {
  readonly likely: Map<string, string>
  readonly possible: Map<string, string>
}

function join(pairs: Map<string, string>, from: LoneCase, to: LoneCase): void {
  pairs.set(from.key, to.key).set(to.key, from.key)
}

function pairEqual(
  removed: readonly LoneCase[],
  added: readonly LoneCase[],
  nameOf: (of: LoneCase) => string,
  pairs: Pairs,
): void {
  const groups = Map.groupBy(added, nameOf)
  for (const [name, from] of Map.groupBy(removed, nameOf)) {
    const to = groups.get(name) ?? []
    const isClear = from.length === 1 && to.length === 1
    for (const [index, one] of from.entries()) {
      const other = to[index]
      if (other !== undefined) join(isClear ? pairs.likely : pairs.possible, one, other)
    }
  }
}

/** The best of all counterparts of a case. */
interface Best {
  readonly of: LoneCase
  readonly likeness: number
  /** Another one is as good. */
  readonly isShared: boolean
}

function pairSimilar(removed: readonly LoneCase[], added: readonly LoneCase[], pairs: Pairs): void {
  const fileOf = ({ identity }: LoneCase) => identity.file ?? ''
  const candidates = Map.groupBy(added, fileOf)
  const titleOf = titlesOnce()
  let budget = maxPairs
  for (const [file, from] of Map.groupBy(removed, fileOf)) {
    const to = candidates.get(file) ?? []
    const size = from.length * to.length
    if (size > budget) continue
    budget -= size
    const bestOf = (one: LoneCase, others: readonly LoneCase[]) =>
      mostAlike(one, others, titleOf, (before, now) => !startsGroup(before.text, now.text))
    const back = new Map(
      to.map((one) => [
        one.key,
        mostAlike(one, from, titleOf, (now, before) => !startsGroup(before.text, now.text)),
      ]),
    )
    const isOnly = onlyOfItsForm(titleOf, from, to)
    for (const one of from) {
      const best = bestOf(one, to)
      const mutual = best && back.get(best.of.key)
      if (best === undefined || best.isShared || mutual?.of !== one || mutual.isShared) continue
      const [before, now] = [titleOf(one), titleOf(best.of)]
      const isTold = before.form !== now.form && isOnly(one) && isOnly(best.of)
      if (isTold || before.numbers === now.numbers) join(pairs.likely, one, best.of)
    }
    for (const one of from) {
      if (pairs.likely.has(one.key)) continue
      const free = to.filter(({ key }) => !pairs.likely.has(key) && !pairs.possible.has(key))
      const other = bestOf(one, free)
      if (other !== undefined) join(pairs.possible, one, other.of)
    }
  }
}

/** Whether no other case of its side differs from it in numbers only. */
function onlyOfItsForm(
  titleOf: (of: LoneCase) => Title,
  ...sides: readonly (readonly LoneCase[])[]
): (of: LoneCase) => boolean {
  const formOf = (of: LoneCase) => titleOf(of).form
  const shared = sides.flatMap((side) =>
    [...Map.groupBy(side, formOf)].flatMap(([form, { length }]) => (length > 1 ? form : [])),
  )
  const forms = new Set(shared)
  return (of) => !forms.has(formOf(of))
}

function titleWithoutVariant(identity: CaseIdentity): string {
  return caseTitle({ ...identity, variant: undefined })
}

function baseName(file = ''): string {
  return file.slice(file.lastIndexOf('/') + 1)
}

/** Whether the title belongs to a case in the group: `tests.test_a` is a prefix of `tests.test_a.TestB › works`. */
export function startsGroup(title: string, group: string): boolean {
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
function titlesOnce(): (of: LoneCase) => Title {
  const known = new Map<string, Title>()
  return ({ key, identity }) => {
    const before = known.get(key)
    if (before !== undefined) return before
    const text = caseTitle(identity)
    const start = text.slice(0, longestTitle).toLowerCase()
    const title = {
      text,
      letters: letterPairs(start),
      form: start.replaceAll(word, (one) => (digit.test(one) ? '#' : one)),
      numbers: (start.match(word) ?? []).filter((one) => digit.test(one)).join(' '),
    }
    known.set(key, title)
    return title
  }
}

/** @param mayPair false for a group that broke: it has its own entry, whose title is a prefix of those of its cases */
function mostAlike(
  from: LoneCase,
  candidates: readonly LoneCase[],
  titleOf: (of: LoneCase) => Title,
  mayPair: (from: Title, candidate: Title) => boolean,
): Best | undefined {
  const title = titleOf(from)
  let best: Best | undefined
  for (const of of candidates) {
    const other = titleOf(of)
    if (!mayPair(title, other)) continue
    const likeness = likenessOf(title, other)
    if (likeness < alike || likeness < (best?.likeness ?? 0)) continue
    best = { of, likeness, isShared: likeness === best?.likeness }
  }
  return best
}

/** Titles that differ in numbers only are alike, however short the rest is. */
function likenessOf(a: Title, b: Title): number {
  const likeness = dice(a.letters, b.letters)
  return a.form === b.form && /\p{L}/u.test(a.form) ? Math.max(alike, likeness) : likeness
}

/** Neighbouring letters, each with how often it occurs. */
function letterPairs(text: string): LetterPairs {
  const pairs = new Map<string, number>()
  for (let index = 0; index + 1 < text.length; index += 1) {
    const pair = text.slice(index, index + 2)
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
