import { isRecord } from '../../src/model/data.ts'

/**
 * An answer with a change applied: a merge patch (RFC 7396) that reaches into lists. Over a list, a patch names elements
 * by their index, or all of them with `*`; null takes an element out. `+` adds elements at the end. Anything else replaces.
 */
export function changeAnswer(answer: unknown, change: unknown): unknown {
  if (!isRecord(change)) return change
  if (Array.isArray(answer)) {
    const { '+': added = [], '*': all, ...some } = change
    const changed = answer.flatMap((item: unknown, index) => {
      const one = index in some ? some[index] : all
      if (one === undefined) return [item]
      return one === null ? [] : [changeAnswer(item, one)]
    })
    return Array.isArray(added) ? [...changed, ...added] : changed
  }
  const next: Record<string, unknown> = isRecord(answer) ? { ...answer } : {}
  for (const [name, value] of Object.entries(change)) {
    if (value === null) delete next[name]
    else next[name] = changeAnswer(next[name], value)
  }
  return next
}
