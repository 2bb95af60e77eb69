import { findAddedEntries } from '#settings'
import type { AcceptedEntry } from '../../model/acceptance/entry.ts'
import { isInEffect } from '../../model/format-time.ts'
import type { AskedFor } from './commands.ts'

/** Entries for the suite that none of the earlier texts has: those that still hold, and the others. */
export function readNewEntries(
  text: string,
  before: readonly (string | undefined)[],
  { suiteName, today }: AskedFor,
): { readonly entries: readonly AcceptedEntry[]; readonly ended: readonly AcceptedEntry[] } {
  const added = findAddedEntries(text, before).filter(({ suite }) => suite === suiteName)
  const holds = (entry: AcceptedEntry) => isInEffect(entry, today)
  return { entries: added.filter(holds), ended: added.filter((entry) => !holds(entry)) }
}
