import { formatCount, formatPlural } from '../../model/format.ts'
import type { GateReport } from '../../model/gate-report.ts'
import { isBreaking, type SurfaceChange } from '../../model/preflight.ts'
import { escapeMarkdownText, formatCodeSpan } from '../escape.ts'
import { createFoldedSection, type Entries, type Section } from './size-budget.ts'

const shownBreaking = 20
const shownOthers = 20

/** Servers and their tools before a hosted run: breaking changes open, the rest folded. */
export function buildPreflightSections({ preflight }: GateReport): Section[] {
  if (preflight === undefined) return []
  const { servers, targets, surface } = preflight
  const changes = surface?.changes ?? []
  const breaking = changes.filter(isBreaking)
  const others = changes.filter((change) => !isBreaking(change))
  const ready = servers.filter(({ status }) => status === 'ready').length
  return [
    ...buildChangeSections(breaking, shownBreaking, {
      name: 'broken tools',
      priority: 2,
      open: `#### Breaking tool changes (${formatCount(breaking.length)})\n`,
    }),
    ...buildChangeSections(
      others,
      shownOthers,
      createFoldedSection('changed tools', 8, `Other tool changes (${formatCount(others.length)})`, ''),
    ),
    {
      ...createFoldedSection(
        'servers',
        9,
        `${formatCount(ready)} of ${formatPlural(servers.length, 'server')} ready`,
        '',
      ),
      entries: {
        count: servers.length + targets.length,
        limit: 40,
        share: 0.2,
        write: (index) => {
          const server = servers[index]
          if (server === undefined)
            return `- ${escapeMarkdownText(targets[index - servers.length] ?? '', 300)}`
          const message = server.message === undefined ? '' : `: ${escapeMarkdownText(server.message, 300)}`
          return `- ${formatCodeSpan(server.server, 80)} ${server.status}${message}`
        },
        more: (leftOut) => `- and ${formatCount(leftOut)} more`,
      },
    },
  ]
}

function buildChangeSections(changes: readonly SurfaceChange[], limit: number, section: Section): Section[] {
  if (changes.length === 0) return []
  const entries: Entries = {
    count: changes.length,
    limit,
    share: 0.3,
    write: (index) => formatChangeLine(changes[index]),
    more: (leftOut) => `- and ${formatCount(leftOut)} more`,
  }
  return [{ ...section, entries }]
}

function formatChangeLine(change: SurfaceChange | undefined): string {
  if (change === undefined) return ''
  const { server, kind, name, change: effect, details } = change
  const how = details.length === 0 ? effect : `${effect}: ${escapeMarkdownText(details.join('; '), 300)}`
  return `- ${kind} ${formatCodeSpan(name, 80)} of ${formatCodeSpan(server, 80)} ${how}`
}
