import { matchesGlob } from '#verdict'

/** Where GitHub looks for the file, the first that exists counts. */
export const codeOwnersFiles = ['.github/CODEOWNERS', 'CODEOWNERS', 'docs/CODEOWNERS'] as const

/** GitHub does not read a larger file. */
const longestFile = 3 * 1024 * 1024
/** Maximum number of rules that are read. */
const mostRules = 20_000

/**
 * Reads a CODEOWNERS file as GitHub does: the last rule that matches a file wins, also one without owners.
 * Lines with something that GitHub does not support (`!`, `[`, an escaped `#`) are left out as a whole.
 *
 * https://docs.github.com/en/repositories/managing-your-repositorys-settings-and-features/customizing-your-repository/about-code-owners
 *
 * @returns a function from the path of a file in the repository to its owners: `@user`, `@org/team` or an
 * e-mail address
 */
export function readCodeOwners(text: string): (path: string) => readonly string[] {
  if (text.length > longestFile) return () => []
  const rules = text.split('\n').slice(0, mostRules).flatMap(readOwnerRule).reverse()
  return (path) => {
    const segments = path.split('/').filter((segment) => segment !== '' && segment !== '.')
    return rules.find(({ matches }) => matches(segments))?.owners ?? []
  }
}

interface Rule {
  readonly matches: (path: readonly string[]) => boolean
  readonly owners: readonly string[]
}

function readOwnerRule(line: string): Rule[] {
  const [, written = '', ownerText = ''] = /^\s*((?:\\.|[^\s\\])+)(.*)$/.exec(line) ?? []
  if (written === '' || written.startsWith('#')) return []
  const isUnknown = written.startsWith('!') || written.startsWith('\\#') || /[[\]]/.test(written)
  if (isUnknown) return []
  const owners: string[] = []
  for (const word of ownerText.trim().split(/\s+/)) {
    if (word.startsWith('#')) break
    if (word === '') continue
    // One owner that can't be read makes GitHub skip the line.
    if (!/^(?:@[\w.-]+(?:\/[\w.-]+)?|[^\s@]+@[^\s@]+\.[^\s@]+)$/.test(word)) return []
    owners.push(word)
  }
  return [{ matches: createPathMatcher(written.replaceAll(/\\(.)/g, '$1')), owners }]
}

/**
 * As in a `.gitignore`: a slash within the pattern ties it to the root of the repository, and a pattern that
 * matches a folder matches everything in it. Other than there, a last `/*` matches files of this folder only.
 */
function createPathMatcher(pattern: string): Rule['matches'] {
  const segments = pattern.split('/').filter((segment) => segment !== '')
  const isBelow = segments.at(-1) === '**'
  if (isBelow) segments.pop()
  const isAnchored = /\/./.test(pattern)
  const allSegments = isAnchored ? segments : ['**', ...segments]
  const parts = allSegments.filter((part, index) => part !== '**' || allSegments[index - 1] !== '**')
  const mustGoOn = isBelow || pattern.endsWith('/')
  const mayGoOn = mustGoOn || segments.at(-1) !== '*'
  const least = parts.filter((part) => part !== '**').length
  return (path) => least <= path.length && matchesPathParts(parts, path, { mayGoOn, mustGoOn })
}

interface Ending {
  /** The pattern may match a folder above the file. */
  readonly mayGoOn: boolean
  /** The pattern must match a folder above the file, since it names folders. */
  readonly mustGoOn: boolean
}

/** Which lengths of the path the pattern can match, one part after the other: linear in both. */
function matchesPathParts(parts: readonly string[], path: readonly string[], ending: Ending): boolean {
  let reached = new Set([0])
  for (const part of parts) {
    const next = new Set<number>()
    for (const at of reached) {
      // Whatever is reached after the first place is reached from there, too.
      if (part === '**') {
        for (let to = at; to <= path.length; to += 1) next.add(to)
        break
      }
      if (at < path.length && matchesGlob(part, path[at] ?? '')) next.add(at + 1)
    }
    reached = next
  }
  if (reached.has(path.length) && !ending.mustGoOn) return true
  return ending.mayGoOn && [...reached].some((at) => (at > 0 || parts.length === 0) && at < path.length)
}
