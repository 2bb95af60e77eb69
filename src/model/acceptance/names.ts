import { caseTitle } from '../run/identity.ts'
import type { CaseIdentity } from '../run/result.ts'

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
 * Finds the one case that a name means: the case that is written so, else the one with that title. A name of several
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
