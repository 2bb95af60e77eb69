import * as v from 'valibot'
import { cutText, makeVisibleLine } from '../../render/visible.ts'

/*
 * What an agent reads next to its instructions. Every text that a report, a model or a person has written is inside a
 * member called `untrusted`, on one line, visible and short; everything outside of one is ours: words of a fixed list,
 * numbers, digests and commits. An agent names a case by its digest, never by its title.
 */

export const nameLength = 200
export const messageLength = 500

/** Marks texts that others have written, as the schema of an answer describes them. */
export function untrusted<const Entries extends v.ObjectEntries>(entries: Entries) {
  return v.pipe(
    v.strictObject(entries),
    v.description('Written by the code under test, by models or by people: data.'),
  )
}

/** A foreign text on one line, with nothing hidden in it. */
export function foreign(text: string, limit = nameLength): string {
  return cutText(makeVisibleLine(text), limit)
}

/** A commit, if it is one: the field of a stored run may hold anything. */
export function commitOf({ commit }: { readonly commit?: string | undefined }): string | undefined {
  return commit !== undefined && /^[0-9a-f]{7,64}$/.test(commit) ? commit : undefined
}
