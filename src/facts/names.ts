import type { CaseComparison } from '../model/comparison/compared-case.ts'
import type { Comparison } from '../model/comparison.ts'
import { quoteName, shortenMiddle } from '../model/format.ts'
import { countQuiet, listAllCases } from '../model/quiet/all-cases.ts'
import { formatCaseTitle } from '../model/run/identity.ts'
import type { CaseIdentity } from '../model/run/result.ts'

/** The title of a case without what every case of the run has in its name. Foreign. */
export type NameOf = (identity: CaseIdentity) => string

/** What every case of a run has in its name. Foreign. */
interface SharedName {
  readonly suite?: string
  readonly variant?: string
}

/** With more cases the shared part is not looked for, since each name would have to be read. */
const mostCases = 5_000

/** A first suite or a variant that all cases have tells none of them apart, so a view says it once. */
export function findSharedName(comparison: Comparison): SharedName {
  if (comparison.cases.length + countQuiet(comparison) > mostCases) return {}
  return findSharedParts(listAllCases(comparison).map(({ identity }) => identity))
}

/** What all of the names have. */
export function findSharedParts([first, ...others]: readonly CaseIdentity[]): SharedName {
  if (first === undefined || others.length === 0) return {}
  const isSameEverywhere = <T>(select: (identity: CaseIdentity) => T) =>
    others.every((other) => select(other) === select(first))
  const [suite] = first.suite
  return {
    ...(suite !== undefined &&
      suite !== first.file &&
      isSameEverywhere((identity) => identity.suite[0]) && { suite }),
    ...(first.variant !== undefined &&
      isSameEverywhere((identity) => identity.variant) && { variant: first.variant }),
  }
}

/**
 * Names without what is shared, and without a suite that only repeats the file, which views show beside the
 * name.
 */
export function createCaseNamer({ suite, variant }: SharedName): NameOf {
  return (identity) => {
    const { file, variant: caseVariant, ...rest } = identity
    const [first, ...others] = identity.suite
    const isSaid = first !== undefined && (first === suite || first === file)
    const shown = { ...rest, suite: isSaid ? others : identity.suite }
    return formatCaseTitle({
      ...shown,
      ...(file !== undefined && { file }),
      ...(caseVariant !== undefined && caseVariant !== variant && { variant: caseVariant }),
    })
  }
}

/** Longest name in a list. */
const listedLength = 110
/** Characters that stay at both ends of a name, and around where it differs from others. */
const keptAround = 24
/** A name whose differing part is longer is not shortened. */
const longestDifference = 200

/**
 * Names for lists: long ones without their middle, and never so that two cases of the comparison read the same. A case that
 * is not in it gets its whole name.
 */
export function createListNamer(
  { cases }: { readonly cases: readonly { readonly identity: CaseIdentity }[] },
  nameOf: NameOf,
): NameOf {
  let shortNames: ReadonlyMap<string, string> | undefined
  return (identity) => {
    const name = nameOf(identity)
    if (name.length <= listedLength) return name
    shortNames ??= shortenAll(new Set(cases.map((compared) => nameOf(compared.identity))))
    return shortNames.get(name) ?? name
  }
}

function shortenAll(names: ReadonlySet<string>): ReadonlyMap<string, string> {
  const long = [...names].filter((name) => name.length > listedLength)
  const alike = Map.groupBy(long, (name) => shortenMiddle(name, listedLength))
  const short = [...alike].flatMap(([shortened, group]) =>
    group.length === 1 && !names.has(shortened)
      ? [[group[0] ?? '', shortened] as const]
      : keepDifferences(group),
  )
  const counts = Map.groupBy(short, ([, shortened]) => shortened)
  return new Map(short.filter(([, shortened]) => counts.get(shortened)?.length === 1))
}

/** Each name with both ends and the part in which the names of the group differ. */
function keepDifferences(group: readonly string[]): (readonly [name: string, shortened: string])[] {
  const first = group[0] ?? ''
  let start = first.length
  let end = first.length
  for (const other of group) {
    let same = 0
    while (same < start && other[same] === first[same]) same += 1
    start = same
    let tail = 0
    while (tail < end && other.at(-1 - tail) === first.at(-1 - tail)) tail += 1
    end = tail
  }
  const from = Math.max(keptAround, start - keptAround)
  return group.map((name) => {
    const to = Math.min(name.length - keptAround, name.length - end + keptAround)
    if (to - from > longestDifference || to <= from) return [name, name]
    const parts = [name.slice(0, keptAround), name.slice(from, to), name.slice(-keptAround)]
    return [name, parts.map((part) => part.toWellFormed()).join('…')]
  })
}

/** A sentence of the verdict, with its quoted names as {@link createCaseNamer} writes them. */
export function shortenNames(message: string, { suite, variant }: SharedName): string {
  const [open = '', close = ''] = quoteName('')
  const withoutSuite = suite === undefined ? message : message.replaceAll(`${open}${suite} › `, open)
  if (variant === undefined) return withoutSuite
  return withoutSuite.replaceAll(` [${variant}]${close}`, close)
}

/** A file or suite that broke as a whole: its file, else its name. Foreign. */
export function nameBrokenFile({ identity }: CaseComparison, nameOf: NameOf): string {
  const path = [...identity.suite, identity.name].filter((part, index, all) => part !== all[index - 1])
  if (identity.file !== undefined && path.includes(identity.file)) return identity.file
  if (path.length === 1) return path[0] ?? ''
  return nameOf(identity)
}
