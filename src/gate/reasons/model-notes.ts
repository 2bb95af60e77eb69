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

function hasOtherModel({ base, head }: CaseComparison): boolean {
  return base?.model !== undefined && head?.model !== undefined && base.model !== head.model
}
