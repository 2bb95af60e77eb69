import type { CaseComparison, Comparison } from '../../model/comparison.ts'
import { plural, quoteName } from '../../model/format.ts'
import type { Reason } from '../../model/verdict.ts'

/** Maximum number of changes named; the others are counted. */
const named = 3

/**
 * Cases that ran with another model than on the base: a drop may come from the model and not from the change. A model
 * that is a variant makes other cases of its own and is not meant here.
 */
export function modelNotes({ cases }: Comparison): Reason[] {
  const changed = Map.groupBy(cases.filter(hasOtherModel), ({ base, head }) =>
    JSON.stringify([base?.model, head?.model]),
  )
  if (changed.size === 0) return []
  const [all, most] = [[...changed.values()], [...changed].toSorted((a, b) => b[1].length - a[1].length)]
  const shown = most.slice(0, named).map(([key, of]) => {
    const [before = '', now = ''] = JSON.parse(key) as string[]
    return `${quoteName(before)} → ${quoteName(now)} (${plural(of.length, 'case')})`
  })
  const more = most.length > named ? ` and ${most.length - named} more` : ''
  const count = all.reduce((sum, of) => sum + of.length, 0)
  return [
    {
      rule: 'model-changed',
      status: 'warning',
      message: `${plural(count, 'case')} ran with another model than on the base: ${shown.join(', ')}${more}.`,
      evidence: { cases: count },
    },
  ]
}

/** Scorers that another model judges than on the base: the scores of both sides are not on one scale any more. */
export function judgeNotes({ cases }: Comparison): Reason[] {
  const changed = new Map<string, number>()
  for (const { base, head } of cases) {
    for (const [name, { judge: now }] of head?.scores ?? []) {
      const before = base?.scores?.get(name)?.judge
      if (before === undefined || now === undefined || before === now) continue
      const key = JSON.stringify([name, before, now])
      changed.set(key, (changed.get(key) ?? 0) + 1)
    }
  }
  if (changed.size === 0) return []
  const most = [...changed].toSorted((a, b) => b[1] - a[1])
  const shown = most.slice(0, named).map(([key, count]) => {
    const [scorer = '', before = '', now = ''] = JSON.parse(key) as string[]
    return `${quoteName(scorer)} ${quoteName(before)} → ${quoteName(now)} (${plural(count, 'case')})`
  })
  const more = most.length > named ? ` and ${most.length - named} more` : ''
  return [
    {
      rule: 'judge-changed',
      status: 'warning',
      message: `Scores come from another judge than on the base, so they may not be comparable: ${shown.join(', ')}${more}.`,
      evidence: { scorers: new Set(most.map(([key]) => (JSON.parse(key) as string[])[0])).size },
    },
  ]
}

function hasOtherModel({ base, head }: CaseComparison): boolean {
  return base?.model !== undefined && head?.model !== undefined && base.model !== head.model
}
