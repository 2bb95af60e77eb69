import { formatCount, plural } from '../../model/format.ts'
import type { GateReport } from '../../model/gate-report.ts'
import { isBreaking, type SurfaceChange } from '../../model/preflight.ts'
import { codeSpan, markdownText } from '../escape.ts'
import { type Entries, folded, type Section } from './budget.ts'

const shownBreaking = 20
const shownOthers = 20

/** Servers and their tools before a hosted run: breaking changes open, the rest folded. */
export function preflightSections({ preflight }: GateReport): Section[] {
  if (preflight === undefined) return []
  const { servers, targets, surface } = preflight
  const changes = surface?.changes ?? []
  const breaking = changes.filter(isBreaking)
  const others = changes.filter((change) => !isBreaking(change))
  const ready = servers.filter(({ status }) => status === 'ready').length
  return [
    ...changeSection(breaking, shownBreaking, {
      name: 'broken tools',
      priority: 2,
      open: `#### Breaking tool changes (${formatCount(breaking.length)})\n`,
    }),
    ...changeSection(
      others,
      shownOthers,
      folded('changed tools', 8, `Other tool changes (${formatCount(others.length)})`, ''),
    ),
    {
      ...folded('servers', 9, `${formatCount(ready)} of ${plural(servers.length, 'server')} ready`, ''),
      entries: {
        count: servers.length + targets.length,
        limit: 40,
        share: 0.2,
        write: (index) => {
          const server = servers[index]
          if (server === undefined) return `- ${markdownText(targets[index - servers.length] ?? '', 300)}`
          const message = server.message === undefined ? '' : `: ${markdownText(server.message, 300)}`
          return `- ${codeSpan(server.server, 80)} ${server.status}${message}`
        },
        more: (leftOut) => `- and ${formatCount(leftOut)} more`,
      },
    },
  ]
}

function changeSection(changes: readonly SurfaceChange[], limit: number, section: Section): Section[] {
  if (changes.length === 0) return []
  const entries: Entries = {
    count: changes.length,
    limit,
    share: 0.3,
    write: (index) => changeLine(changes[index]),
    more: (leftOut) => `- and ${formatCount(leftOut)} more`,
  }
  return [{ ...section, entries }]
}

function changeLine(change: SurfaceChange | undefined): string {
  if (change === undefined) return ''
  const { server, kind, name, change: what, details } = change
  const how = details.length === 0 ? what : `${what}: ${markdownText(details.join('; '), 300)}`
  return `- ${kind} ${codeSpan(name, 80)} of ${codeSpan(server, 80)} ${how}`
}
