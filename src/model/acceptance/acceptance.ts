import * as v from 'valibot'
import { plural } from '../format.ts'
import { caseTitle } from '../run/identity.ts'
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
  return covered === undefined ? 'given for all cases, uncounted' : `given for ${plural(covered, 'case')}`
}

/** The name by which a case is accepted: its declared id, or file and title, with the variant. */
export function acceptedName(identity: CaseIdentity): string {
  const { id, file, variant } = identity
  if (id !== undefined) return variant === undefined ? id : `${id} [${variant}]`
  return [...(file === undefined ? [] : [file]), plainTitle(identity)].join(' > ')
}

/** The title with the `>` that a keyboard has. */
function plainTitle(identity: CaseIdentity): string {
  return caseTitle(identity).replaceAll(' › ', ' > ')
}

/**
 * Finds the one case that a name means: the case that is written so, else the one with that title. A name of
 * several
 * cases means none of them, since a pull request chooses the names of its cases.
 */
export function findNamed<Case extends { readonly identity: CaseIdentity }>(
  cases: readonly Case[],
): (name: string) => Case | 'ambiguous' | undefined {
  const [written, titled] = [new Map<string, Case | 'ambiguous'>(), new Map<string, Case | 'ambiguous'>()]
  const add = (names: Map<string, Case | 'ambiguous'>, name: string, of: Case) => {
    const plain = name.replaceAll(' › ', ' > ')
    names.set(plain, names.has(plain) ? 'ambiguous' : of)
  }
  for (const of of cases) {
    add(written, acceptedName(of.identity), of)
    add(titled, plainTitle(of.identity), of)
  }
  return (name) => {
    const plain = name.replaceAll(' › ', ' > ')
    return written.get(plain) ?? titled.get(plain)
  }
}
