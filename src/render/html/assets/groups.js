import { countText, element } from './elements.js'

/** Members of a group that are shown before the rest is asked for. */
const shownMembers = 3
/** Lines of what the members of a group have besides. */
const shownLines = 20

/**
 * The rows of a list in groups: a head, the first members as the numbers of their cases, and a row for the rest.
 * Groups of one case come together at the end. Empty where the cases have nothing to group by.
 * @param {Iterable<number>} found
 * @param {{ key: (at: number) => number, name: (key: number) => string, single: string, none: string }} by
 *   the key is 0 for a case without one
 * @param {{ open: Set<string | number>, weigh: (at: number) => number, isSorted: boolean }} options
 *   groups shown whole; groups keep their order where the reader has sorted the cases
 */
export function groupCases(found, by, { open, weigh, isSorted }) {
  const byKey = Map.groupBy(found, by.key)
  const none = byKey.get(0) ?? []
  byKey.delete(0)
  if (byKey.size === 0) return []
  const several = [...byKey].filter(([, cases]) => cases.length > 1)
  const single = [...byKey].flatMap(([, cases]) => (cases.length > 1 ? [] : cases))
  const named = several.map(([key, cases]) => ({
    key,
    name: by.name(key),
    cases,
    weight: cases.reduce((sum, at) => sum + weigh(at), 0),
  }))
  if (!isSorted) named.sort((a, b) => b.weight - a.weight)
  const others = [
    { key: 'single', name: by.single, cases: single },
    { key: 'none', name: by.none, cases: none },
  ]
  return [...named, ...others.filter(({ cases }) => cases.length > 0)].flatMap((group) => {
    const isWhole = open.has(group.key) || group.cases.length <= shownMembers + 1
    if (isWhole) return [{ group }, ...group.cases]
    return [
      { group },
      ...group.cases.slice(0, shownMembers),
      { group, rest: group.cases.length - shownMembers },
    ]
  })
}

/** The row of a head, or of the members that are not shown. */
export function groupRow({ group, rest }) {
  if (rest !== undefined) return { kind: 'more', name: `Show ${countText(rest)} more` }
  return { kind: 'head', name: group.name, counts: countText(group.cases.length) }
}

/** What a group has in common, and where its cases are, or how they fail. */
export function groupDetail({ group: { name, cases } }, noun, besides) {
  const lines = [...Map.groupBy(cases, besides.key)].sort(([, a], [, b]) => b.length - a.length)
  const shown = lines.slice(0, shownLines).map(([key, those]) => {
    const text = key === 0 ? besides.none : besides.name(key)
    return element('li', { dir: 'auto' }, element('strong', {}, countText(those.length)), ` ${text}`)
  })
  const more = lines.length - shown.length
  return [
    element('button', { class: 'back', type: 'button' }, '↑ All cases'),
    element('h2', { tabindex: '-1', dir: 'auto' }, name),
    element('p', {}, `${countText(cases.length)} ${noun}s`),
    element('ul', { class: 'besides' }, ...shown),
    more > 0 && element('p', { class: 'quiet' }, `and ${countText(more)} more`),
  ].filter(Boolean)
}
