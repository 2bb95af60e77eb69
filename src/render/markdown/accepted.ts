import type { View } from '../../facts/view.ts'
import { groupTitles } from '../../facts/words.ts'
import { formatCount } from '../../model/format.ts'
import type { GateReport } from '../../model/gate-report.ts'
import { formatFence } from '../escape.ts'
import { createFoldedSection, type Entries, type Section } from './size-budget.ts'

/** Cases that are worse, and may be. They are always shown open: somebody took the responsibility for them. */
export function buildAcceptedSections({ groups }: View, entries: Entries): Section[] {
  const count = groups.accepted.length
  if (count === 0) return []
  return [
    {
      name: 'accepted regressions',
      priority: 1,
      open: `**${groupTitles.accepted}: ${formatCount(count)}**\n`,
      entries,
    },
  ]
}

/** What to comment when the change is intended. */
export function buildAcceptOffer({ acceptCommand }: GateReport): Section[] {
  if (acceptCommand === undefined) return []
  const how =
    'Somebody with write access can accept it: copy this into a comment, add the reason, and run the job again. It holds for this commit.'
  const body = `${how}\n\n${formatFence(acceptCommand, { limit: 8000 })}`
  return [createFoldedSection('how to accept the change', 24, 'Is this change intended?', body)]
}
