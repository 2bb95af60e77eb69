import { type AcceptedEntry, addedEntries } from '../../config/accepted-file.ts'
import { holdsUntil } from '../../model/format-time.ts'
import type { AskedFor } from './commands.ts'

/** Entries for the suite that none of the earlier texts has: those that still hold, and the others. */
export function newEntries(
  text: string,
  before: readonly (string | undefined)[],
  { suiteName, today }: AskedFor,
): { readonly entries: readonly AcceptedEntry[]; readonly ended: readonly AcceptedEntry[] } {
  const added = addedEntries(text, before).filter(({ suite }) => suite === suiteName)
  const holds = (entry: AcceptedEntry) => holdsUntil(entry, today)
  return { entries: added.filter(holds), ended: added.filter((entry) => !holds(entry)) }
}
