import { buildCaseKey } from '../../model/run/identity.ts'
import type { CaseIdentity } from '../../model/run/result.ts'
import type { CaseTally, Run } from '../../model/run/run.ts'
import { CaseTable } from '../../model/run/table/case-table.ts'

/** Fewer cases in common say nothing about a segment of their names. */
const fewestCases = 2

/**
 * Gives the cases of a base run the names of the head where these differ in one segment only, and in the same
 * way in all cases of a run: the id of a job, a time, a host, a root, a port. No list of tools or patterns
 * knows all of them. Runs with a case in common are not touched.
 */
export function alignSegments(run: Run, head: Run): Run {
  if (head.cases.size < fewestCases || run.cases.size < fewestCases || hasCommonCase(run, head)) return run
  const baseConstants = findConstants(run)
  const headConstants = findConstants(head)
  const moved = [...baseConstants].flatMap(([place, from]) => {
    const to = headConstants.get(place)
    const rename = to && findRename(from, to)
    if (rename === undefined) return []
    return [{ place, rename }]
  })
  // Two segments that differ are two suites, and not one that was measured twice.
  const [change, ...others] = moved
  if (change === undefined || others.length > 0) return run
  const cases = new CaseTable()
  let commonCases = 0
  for (const tally of run.cases.values()) {
    const aligned = renameSegment(tally, change.place, change.rename)
    cases.set(aligned.key, aligned)
    if (head.cases.has(aligned.key)) commonCases += 1
  }
  const isSame = commonCases >= fewestCases && commonCases * 2 >= Math.min(run.cases.size, head.cases.size)
  if (isSame && cases.size === run.cases.size) return { ...run, cases }
  return run
}

function hasCommonCase(run: Run, head: Run): boolean {
  for (const key of run.cases.keys()) if (head.cases.has(key)) return true
  return false
}

/** A suite by its depth, or another segment of an identity. */
type Place = number | 'file' | 'name'
type Rename = (text: string) => string

/** What all cases of a run have in one place. */
interface Constant {
  /** The full text, where all cases have the same. */
  readonly whole: string | undefined
  /** Words and numbers that all cases have in this place, in order. */
  readonly words: readonly string[]
}

const word = /[\p{L}\p{N}]+/gu

/** The constants of a run by their place. Entries of whole files and suites don't count. */
function findConstants({ cases }: Run): ReadonlyMap<Place, Constant> {
  let constants: Map<Place, Constant> | undefined
  for (const { identity, scope } of cases.values()) {
    if (scope === 'suite') continue
    const texts = listTexts(identity)
    constants ??= new Map(
      [...texts].map(([place, text]) => [place, { whole: text, words: splitWords(text) }]),
    )
    for (const [place, { whole, words }] of constants) {
      const text = texts.get(place)
      if (text === whole) continue
      const caseWords = new Set(text === undefined ? [] : splitWords(text))
      const remaining = words.filter((candidate) => caseWords.has(candidate))
      if (remaining.length === 0) constants.delete(place)
      else constants.set(place, { whole: undefined, words: remaining })
    }
    if (constants.size === 0) break
  }
  return constants ?? new Map()
}

function listTexts({ file, suite, name }: CaseIdentity): Map<Place, string> {
  const texts = new Map<Place, string>([...suite.entries(), ['name', name]])
  if (file === undefined) return texts
  return texts.set('file', file)
}

function splitWords(text: string): readonly string[] {
  return [...new Set(text.match(word) ?? [])]
}

/** Undefined where both are the same, or where it is not clear what became what. */
function findRename(from: Constant, to: Constant): Rename | undefined {
  if (from.whole !== undefined && to.whole !== undefined) {
    const { whole } = to
    if (from.whole === whole) return undefined
    return () => whole
  }
  const goneWords = from.words.filter((candidate) => !to.words.includes(candidate))
  const newWords = to.words.filter((candidate) => !from.words.includes(candidate))
  if (goneWords.length === 0 || goneWords.length !== newWords.length) return undefined
  const names = new Map(goneWords.map((goneWord, index) => [goneWord, newWords[index] ?? goneWord]))
  return (text) => text.replace(word, (match) => names.get(match) ?? match)
}

function renameSegment(tally: CaseTally, place: Place, rename: Rename): CaseTally {
  const { identity } = tally
  if (identity.id !== undefined) return tally
  const { file, suite, name } = identity
  const aligned: CaseIdentity = {
    ...identity,
    ...(place === 'name' && { name: rename(name) }),
    ...(place === 'file' && file !== undefined && { file: rename(file) }),
    suite: suite.map((suiteName, depth) => (depth === place ? rename(suiteName) : suiteName)),
  }
  return { ...tally, key: buildCaseKey(aligned), identity: aligned }
}
