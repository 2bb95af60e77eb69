import type { CaseComparison } from '../model/comparison/compared-case.ts'
import type { Comparison } from '../model/comparison.ts'
import { quoteName } from '../model/format.ts'
import { countQuiet, listAllCases } from '../model/quiet/all-cases.ts'
import { formatCaseTitle } from '../model/run/identity.ts'
import type { CaseIdentity } from '../model/run/result.ts'

/** The title of a case without what every case of the run has in its name. Foreign. */
export type NameOf = (identity: CaseIdentity) => string

/** What every case of a run has in its name. Foreign. */
export interface SharedName {
  readonly suite?: string
  readonly variant?: string
}

/** With more cases the shared part is not looked for, since each name would have to be read. */
const mostCases = 5_000

/** A first suite or a variant that all cases have tells none of them apart, so a view says it once. */
export function findSharedName(comparison: Comparison): SharedName {
  if (comparison.cases.length + countQuiet(comparison) > mostCases) return {}
  const [first, ...others] = listAllCases(comparison).map(({ identity }) => identity)
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
