import type { View } from '../../facts/view.ts'
import { groupTitles } from '../../facts/words.ts'
import { formatCount } from '../../model/format.ts'
import type { GateReport } from '../../model/gate-report.ts'
import { fence } from '../escape.ts'
import { type Entries, folded, type Section } from './budget.ts'

/** Cases that are worse, and may be. They are always shown open: somebody took the responsibility for them. */
export function acceptedSections({ groups }: View, entries: Entries): Section[] {
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
export function acceptOffer({ acceptCommand }: GateReport): Section[] {
  if (acceptCommand === undefined) return []
  const how =
    'Somebody with write access can accept it: copy this into a comment, add the reason, and run the job again. It holds for this commit.'
  const body = `${how}\n\n${fence(acceptCommand, { limit: 8000 })}`
  return [folded('how to accept the change', 24, 'Is this change intended?', body)]
}
