import { caseKey } from '../../model/run/identity.ts'
import type { CaseTally } from '../../model/run/run.ts'
import { sliceName } from '../../model/run/slices.ts'

/** The case of an arm: its tally, and what makes it the same case in every arm. */
export interface ArmCase {
  readonly arm: string
  readonly tally: CaseTally
  readonly pair: string
}

/** Parts of a variant are joined by this, see `reports/environment.ts`. */
const separator = ' · '

/**
 * Sorts cases into arms.
 *
 * @param by `variant` (the whole one), `model`, `provider`, `prompt`, or the name of a slice
 * @returns the cases that name an arm; a case of another variant pairs with the same case, input and prompt
 */
export function splitIntoArms(tallies: readonly CaseTally[], by: string): ArmCase[] {
  const named = tallies.flatMap((tally) => {
    const arm = armOf(tally, by)
    return arm === undefined || arm === '' ? [] : [{ tally, arm }]
  })
  const arms = new Map<string, Set<string>>()
  for (const { tally, arm } of named) {
    for (const part of partsOf(tally)) arms.set(part, (arms.get(part) ?? new Set()).add(arm))
  }
  // A part of the variant that only one arm has is the name of the arm; another, such as the prompt, is what they share.
  const isShared = (part: string) => (arms.get(part)?.size ?? 0) > 1
  return named.map(({ tally, arm }) => {
    const shared = by === 'variant' ? '' : partsOf(tally).filter(isShared).join(separator)
    const variant = shared === '' ? undefined : shared
    return { arm, tally, pair: caseKey({ ...tally.identity, variant }) }
  })
}

function partsOf({ identity }: CaseTally): readonly string[] {
  return identity.variant?.split(separator) ?? []
}

function armOf(tally: CaseTally, by: string): string | undefined {
  const { model, provider, slices = [], identity } = tally
  if (by === 'variant') return identity.variant
  const slice = slices.find((one) => sliceName(one) === by)?.slice(by.length + 2)
  if (by === 'model') return model ?? slice
  if (by === 'provider') return provider ?? slice
  if (by === 'prompt') return partsOf(tally).find((part) => /^prompt \d{1,6}$/.test(part)) ?? slice
  return slice
}
