import type { CaseIdentity } from './result.ts'

const separator = '\u001f'

/** Makes a part unambiguous inside a key by escaping the separator and the escape character. */
function escapePart(part: string): string {
  if (part.includes(separator) || part.includes('\\'))
    return part.replaceAll('\\', '\\\\').replaceAll(separator, '\\u')
  return part
}

/** Start of the last key: neighbours share file and suite, often a million times. */
let last: { readonly file: string | undefined; readonly suite: readonly string[]; readonly start: string } = {
  file: undefined,
  suite: Object.freeze([]),
  start: `name${separator}${separator}`,
}

/** What the keys of all cases of a file and suite start with, where no id or variant is declared. */
export function buildPlaceStart(file: string | undefined, suite: readonly string[]): string {
  if (suite !== last.suite || file !== last.file)
    last = { file, suite, start: ['name', file ?? '', ...suite, ''].map(escapePart).join(separator) }
  return last.start
}

/**
 * The identity of a case as one string. Injective: two different identities never share a key. The key is
 * the same on all runs and machines, so baselines are joined by it.
 */
export function buildCaseKey(identity: CaseIdentity): string {
  if (identity.id === undefined && identity.variant === undefined)
    // Joined rather than added: that makes one flat string, which is smaller and quicker to look up.
    return [buildPlaceStart(identity.file, identity.suite), escapePart(identity.name)].join('')
  let kind = 'name'
  let parts = [identity.file ?? '', ...identity.suite, identity.name]
  if (identity.id !== undefined) {
    kind = 'id'
    parts = [identity.id]
  }
  if (identity.variant !== undefined) {
    kind += '+variant'
    parts.unshift(identity.variant)
  }
  return [kind, ...parts].map(escapePart).join(separator)
}

/** The title of a case for display: suites and name, without the file, then the variant in brackets. */
export function formatCaseTitle(identity: CaseIdentity): string {
  const path = [...identity.suite, identity.name].filter((part) => part !== '').join(' › ')
  const title = path || (identity.id ?? identity.file ?? '(unnamed)')
  if (identity.variant === undefined) return title
  return `${title} [${identity.variant}]`
}

/** Begins the part of a variant that says in which order a judge saw two answers. */
export const orderPrefix = 'order '
