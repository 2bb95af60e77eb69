import * as v from 'valibot'
import { compact } from '../data.ts'
import { formatPlural } from '../format.ts'
import { formatCaseTitle } from '../run/identity.ts'
import type { CaseIdentity } from '../run/result.ts'
import { count, type Described, text } from '../schema.ts'

/** Where intended changes are accepted in review. */
export const acceptedFile = '.github/eval-gate-accepted.yml'

export const acceptanceSchema = v.object({
  /** Login of the person. */
  by: text,
  reason: text,
  /** Last day (UTC) on which it holds, `YYYY-MM-DD`. */
  until: text,
  /**
   * Cases that it covered when it was given; absent where it is about all and does not say how many there
   * were.
   */
  covered: v.optional(count),
  /** Link to the comment or file that accepts. */
  url: v.optional(text),
})

/** Somebody who may merge accepted that a case got worse. All texts are foreign. */
export type Acceptance = Described<typeof acceptanceSchema>

/**
 * Describes how many cases the acceptance covered when it was given. A later measurement of the commit may
 * have more.
 */
export function describeCovered({ covered }: Acceptance): string {
  if (covered === undefined) return 'given for all cases, uncounted'
  return `given for ${formatPlural(covered, 'case')}`
}

/** The name by which a case is accepted: its declared id, or file and title, with the variant. */
export function formatAcceptedName(identity: CaseIdentity): string {
  const { id, file, variant } = identity
  if (id !== undefined) {
    if (variant === undefined) return id
    return `${id} [${variant}]`
  }
  return compact([file, formatPlainTitle(identity)]).join(' > ')
}

/** The title with the `>` that a keyboard has. */
function formatPlainTitle(identity: CaseIdentity): string {
  return formatCaseTitle(identity).replaceAll(' › ', ' > ')
}

/**
 * Finds the one case that a name means: the case that is written so, else the one with that title. A name of
 * several cases means none of them, since a pull request chooses the names of its cases.
 */
export function createCaseFinder<Case extends { readonly identity: CaseIdentity }>(
  cases: readonly Case[],
): (name: string) => Case | 'ambiguous' | undefined {
  const written = new Map<string, Case | 'ambiguous'>()
  const titled = new Map<string, Case | 'ambiguous'>()
  const addName = (names: Map<string, Case | 'ambiguous'>, name: string, candidate: Case) => {
    const plain = name.replaceAll(' › ', ' > ')
    names.set(plain, names.has(plain) ? 'ambiguous' : candidate)
  }
  for (const candidate of cases) {
    addName(written, formatAcceptedName(candidate.identity), candidate)
    addName(titled, formatPlainTitle(candidate.identity), candidate)
  }
  return (name) => {
    const plain = name.replaceAll(' › ', ' > ')
    return written.get(plain) ?? titled.get(plain)
  }
}
